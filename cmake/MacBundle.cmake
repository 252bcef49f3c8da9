# The bundle that macOS wants: what the Finder knows of it, its icon, and a signature.

set(icon ${CMAKE_BINARY_DIR}/bombshelf.icns)
add_custom_command(OUTPUT ${icon} COMMAND make_icons ${CMAKE_SOURCE_DIR}/assets/app.svg ${icon} DEPENDS make_icons assets/app.svg VERBATIM)
set_source_files_properties(${icon} PROPERTIES GENERATED ON MACOSX_PACKAGE_LOCATION Resources)
target_sources(bombshelf PRIVATE ${icon})
foreach(id IN LISTS bombshelf_language_ids) # by these folders the system tells which languages it speaks
    set(names ${CMAKE_SOURCE_DIR}/packaging/macos/${id}.lproj/InfoPlist.strings)
    set_source_files_properties(${names} PROPERTIES MACOSX_PACKAGE_LOCATION Resources/${id}.lproj)
    target_sources(bombshelf PRIVATE ${names})
endforeach()
set_target_properties(bombshelf PROPERTIES
    MACOSX_BUNDLE_INFO_PLIST ${CMAKE_SOURCE_DIR}/packaging/macos/Info.plist.in
    MACOSX_BUNDLE_SHORT_VERSION_STRING ${PROJECT_VERSION})

# Once Qt lies in the bundle. Without an identity the signature is made ad hoc, which an Apple processor asks of every program.
function(bombshelf_sign_bundle)
    install(CODE [[
        set(identity "$ENV{BOMBSHELF_SIGNING_IDENTITY}")
        set(hardened --options runtime --timestamp) # as the notary asks; lets in no library of another signer, so none that is signed ad hoc
        if(NOT identity)
            set(identity -)
            set(hardened "")
        endif()
        execute_process(COMMAND codesign --force --deep ${hardened} --sign ${identity} "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/bombshelf.app"
            COMMAND_ERROR_IS_FATAL ANY)]])
endfunction()
