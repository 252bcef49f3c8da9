# Where the programs go, and the packages made of them.

set(CPACK_PACKAGE_NAME bombshelf)
set(CPACK_PACKAGE_VENDOR "Bombshelf maintainers")
set(CPACK_PACKAGE_CONTACT "Bombshelf maintainers <bombshelf@users.noreply.github.com>")
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSE)

set(BOMBSHELF_PROGRAM_FOLDER ${CMAKE_INSTALL_BINDIR} CACHE STRING "Where programs go: Debian keeps games in a folder of their own")

install(TARGETS bombshelf-lab RUNTIME DESTINATION ${BOMBSHELF_PROGRAM_FOLDER})
if(BOMBSHELF_GUI)
    install(TARGETS bombshelf BUNDLE DESTINATION . RUNTIME DESTINATION ${BOMBSHELF_PROGRAM_FOLDER})
    if(WIN32 OR APPLE)
        # On Linux, Qt 6.4 refuses to write this script, and packages depend on Qt instead.
        qt_generate_deploy_qml_app_script(TARGET bombshelf FILENAME_VARIABLE deploy_script MACOS_BUNDLE_POST_BUILD)
        install(SCRIPT ${deploy_script})
        set(CPACK_GENERATOR ZIP)
    else()
        include(LinuxPackage)
    endif()
endif()
include(CPack)
