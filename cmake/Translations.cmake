# i18n/bombshelf_LANG.ts: texts of qml/, app/view, app/match and app/main.cpp, kept by the target update_translations.
# i18n/ID_LANG.ts: texts of a game (context = its id, source = key), kept by hand.
# All of them end up in the program as :/i18n/NAME.qm.

set(bombshelf_lupdate $<TARGET_FILE:Qt6::lupdate> -silent -no-obsolete -locations none
    ${CMAKE_SOURCE_DIR}/qml ${CMAKE_SOURCE_DIR}/app/view ${CMAKE_SOURCE_DIR}/app/match ${CMAKE_SOURCE_DIR}/app/main.cpp
    -source-language en)

function(bombshelf_translations target)
    set(shell ${CMAKE_SOURCE_DIR}/i18n/bombshelf)
    add_custom_target(update_translations
        COMMAND ${bombshelf_lupdate} -target-language ja -ts ${shell}_ja.ts
        COMMAND ${bombshelf_lupdate} -target-language en -pluralonly -ts ${shell}_en.ts
        VERBATIM)

    file(GLOB ts_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/i18n/*.ts)
    if(ts_files)
        qt_add_lrelease(${target} TS_FILES ${ts_files} OPTIONS -silent QM_FILES_OUTPUT_VARIABLE qm_files)
        qt_add_resources(${target} i18n PREFIX /i18n BASE ${CMAKE_CURRENT_BINARY_DIR} FILES ${qm_files})
    endif()
endfunction()
