# The icon that Windows shows of the program.

set(bombshelf_icon ${CMAKE_BINARY_DIR}/bombshelf.ico)
bombshelf_run(make_icons make_icons)
add_custom_command(OUTPUT ${bombshelf_icon} COMMAND ${make_icons} ${CMAKE_SOURCE_DIR}/assets/app.svg ${bombshelf_icon}
    DEPENDS make_icons assets/app.svg VERBATIM)
set(resource ${CMAKE_BINARY_DIR}/icon.rc)
file(CONFIGURE OUTPUT ${resource} CONTENT "IDI_ICON1 ICON \"bombshelf.ico\"\n")
set_source_files_properties(${resource} PROPERTIES OBJECT_DEPENDS ${bombshelf_icon})
target_sources(bombshelf PRIVATE ${resource})
