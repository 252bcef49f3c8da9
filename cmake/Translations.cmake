# i18n/bombshelf_LANG.ts: texts of qml/, app/view, app/terminal, app/self_check, app/lesson, app/match and app/main.cpp, kept by the target update_translations.
# i18n/ID.txt: texts of a game in all languages, kept by hand; the program make_ts makes ID_LANG.ts of them.
# All of them end up in the program as :/i18n/NAME_LANG.qm.

# "ja 1 日本語": what stands before the first space.
list(TRANSFORM BOMBSHELF_LANGUAGES REPLACE " .*" "" OUTPUT_VARIABLE bombshelf_language_ids)

# Reading of those texts, and the list of languages.
function(bombshelf_texts_library target)
    list(TRANSFORM BOMBSHELF_LANGUAGES REPLACE "^([^ ]+) ([0-9]+) (.+)$" "        {\"\\1\", \"\\3\", \\2},\n"
        OUTPUT_VARIABLE languages)
    string(JOIN "" languages ${languages})
    set(source ${CMAKE_BINARY_DIR}/generated/languages.cpp)
    configure_file(${CMAKE_SOURCE_DIR}/app/texts/languages.cpp.in ${source} @ONLY)
    bombshelf_library(${target} app/texts)
    target_sources(${target} PRIVATE ${source})
endfunction()

# The command that brings a bombshelf_LANG.ts up to date, but for the name of the file. English stands in the sources, all but
# its plurals.
foreach(id IN LISTS bombshelf_language_ids)
    set(bombshelf_lupdate_${id} $<TARGET_FILE:Qt6::lupdate> -silent -no-obsolete -locations none
        ${CMAKE_SOURCE_DIR}/qml ${CMAKE_SOURCE_DIR}/app/view ${CMAKE_SOURCE_DIR}/app/terminal ${CMAKE_SOURCE_DIR}/app/self_check
        ${CMAKE_SOURCE_DIR}/app/lesson ${CMAKE_SOURCE_DIR}/app/match ${CMAKE_SOURCE_DIR}/app/main.cpp
        -source-language en -target-language ${id})
endforeach()
list(APPEND bombshelf_lupdate_en -pluralonly)

function(bombshelf_translations target)
    set(folder ${CMAKE_BINARY_DIR}/i18n)
    file(MAKE_DIRECTORY ${folder})
    set(update "")
    set(ts_files "")
    foreach(id IN LISTS bombshelf_language_ids)
        set(shell ${CMAKE_SOURCE_DIR}/i18n/bombshelf_${id}.ts)
        list(APPEND update COMMAND ${bombshelf_lupdate_${id}} -ts ${shell})
        list(APPEND ts_files ${shell})
    endforeach()
    add_custom_target(update_translations ${update} VERBATIM)

    bombshelf_run(make_ts make_ts)
    file(GLOB texts_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/i18n/*.txt)
    foreach(texts IN LISTS texts_files)
        cmake_path(GET texts STEM name)
        list(TRANSFORM bombshelf_language_ids REPLACE ".+" "${folder}/${name}_\\0.ts" OUTPUT_VARIABLE made)
        add_custom_command(OUTPUT ${made} COMMAND ${make_ts} ${texts} ${folder}
            DEPENDS make_ts ${texts} VERBATIM)
        list(APPEND ts_files ${made})
    endforeach()

    set(qm_files "")
    foreach(ts IN LISTS ts_files) # qt_add_lrelease wants files that are there before the build
        cmake_path(GET ts STEM name)
        add_custom_command(OUTPUT ${folder}/${name}.qm COMMAND Qt6::lrelease -silent ${ts} -qm ${folder}/${name}.qm
            DEPENDS ${ts} VERBATIM)
        list(APPEND qm_files ${folder}/${name}.qm)
    endforeach()
    qt_add_resources(${target} i18n PREFIX /i18n BASE ${folder} FILES ${qm_files})
endfunction()
