# tests/FOLDER/tst_NAME.cpp is a test that CTest calls FOLDER/NAME; tests/support is linked into the programs of all folders.
# tests/qml/tst_*.qml run in one program.

find_package(Qt6 6.4 REQUIRED COMPONENTS Test)

# Each test has a home of its own: settings and matches are nobody else's, also when tests run side by side.
function(bombshelf_add_test name)
    string(REPLACE "/" "-" home ${name})
    set(home ${CMAKE_BINARY_DIR}/test-home/${home})
    file(MAKE_DIRECTORY ${home})
    file(CHMOD ${home} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
    add_test(NAME ${name} COMMAND ${ARGN})
    set_tests_properties(${name} PROPERTIES TIMEOUT 1200 ENVIRONMENT "${test_environment};HOME=${home};\
XDG_RUNTIME_DIR=${home};XDG_CONFIG_HOME=${home}/config;XDG_DATA_HOME=${home}/data;XDG_STATE_HOME=${home}/state;\
XDG_CACHE_HOME=${home}/cache")
endfunction()

set(test_environment
    QT_QPA_PLATFORM=offscreen
    QTEST_FUNCTION_TIMEOUT=1100000 # of all rows together, in ms; a slow machine may take longer than Qt's five minutes
    QT_FORCE_STDERR_LOGGING=1 # or Qt Test would speak to debuggers alone where Windows has no console
    LC_ALL=C.UTF-8
    UBSAN_OPTIONS=print_stacktrace=1
    LSAN_OPTIONS=suppressions=${CMAKE_SOURCE_DIR}/tests/lsan.supp
    TSAN_OPTIONS=ignore_noninstrumented_modules=1)

# Runs moc on each tst_NAME.cpp (and main.cpp), which includes NAME.moc, and on each header with objects of Qt's when CMake configures.
# AUTOMOC would also parse every header that is included, and find nothing there: two seconds a file instead of a hundredth.
function(bombshelf_moc target)
    set(generated ${CMAKE_BINARY_DIR}/generated/${target})
    file(MAKE_DIRECTORY ${generated})
    target_include_directories(${target} PRIVATE ${generated})
    get_target_property(sources ${target} SOURCES)
    foreach(source IN LISTS sources)
        cmake_path(GET source STEM name)
        file(STRINGS ${source} object REGEX "^[ \t]*Q_OBJECT" LIMIT_COUNT 1)
        if(object AND source MATCHES "\\.h$")
            qt_generate_moc(${source} ${generated}/moc_${name}.cpp)
            target_sources(${target} PRIVATE ${generated}/moc_${name}.cpp)
        elseif(source MATCHES "/(tst_[^/]*|main)\\.cpp$")
            qt_generate_moc(${source} ${generated}/${name}.moc)
            target_sources(${target} PRIVATE ${generated}/${name}.moc)
            set_source_files_properties(${generated}/${name}.moc PROPERTIES HEADER_FILE_ONLY TRUE)
        endif()
    endforeach()
endfunction()

bombshelf_library(bombshelf_support tests/support)
target_sources(bombshelf_support PRIVATE ${CMAKE_SOURCE_DIR}/tests/main.cpp) # shared by all folders that need no other libraries
set_target_properties(bombshelf_support PROPERTIES UNITY_BUILD OFF) # cases.cpp is for those that test a game
target_include_directories(bombshelf_support PUBLIC ${CMAKE_SOURCE_DIR}/tests)
target_compile_definitions(bombshelf_support PUBLIC
    BOMBSHELF_SOURCE_DIR="${CMAKE_SOURCE_DIR}"
    BOMBSHELF_LAB="$<TARGET_FILE:bombshelf-lab>"
    BOMBSHELF_MAKE_TS="$<TARGET_FILE:make_ts>")
target_link_libraries(bombshelf_support PUBLIC bombshelf_lesson bombshelf_streams bombshelf_texts Qt6::Test)
# A hundred programs read the same headers. GCC wants them precompiled with the same -Wpedantic.
set(bombshelf_test_headers <QTest> <QString> <algorithm> <functional> <vector>)
target_precompile_headers(bombshelf_support PRIVATE ${bombshelf_test_headers})
target_compile_options(bombshelf_support PUBLIC $<$<CXX_COMPILER_ID:GNU>:-Wpedantic>)
# The tests themselves need no more. The libraries keep their optimisation, and the lines that a sanitizer reports, but for inline functions.
if(BOMBSHELF_SANITIZE)
    target_compile_options(bombshelf_support PUBLIC -g0)
    target_compile_definitions(bombshelf_support PUBLIC BOMBSHELF_SANITIZED)
elseif(NOT MSVC)
    target_compile_options(bombshelf_support PUBLIC $<$<CONFIG:Release>:-O1>)
endif()
target_link_options(bombshelf_support INTERFACE $<$<CXX_COMPILER_ID:GNU>:-fno-lto>)

# tests/FOLDER is one program, in which each tst_NAME.cpp is run by its NAME; further arguments are the libraries it needs.
function(bombshelf_test_folder folder)
    bombshelf_sources(sources tests/${folder})
    if(BOMBSHELF_SANITIZE) # how well bots play is not asked of memory
        list(FILTER sources EXCLUDE REGEX "/tst_blunders\\.cpp$")
    endif()
    if(threaded_tests)
        foreach(source IN LISTS sources)
            if(source MATCHES "/tst_([^/]*)\\.cpp$")
                if(NOT ${folder}/${CMAKE_MATCH_1} IN_LIST threaded_tests)
                    list(REMOVE_ITEM sources ${source})
                endif()
            endif()
        endforeach()
    endif()
    string(REPLACE "/" "_" name ${folder})
    set(target test_${name})
    add_executable(${target} ${sources})
    set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    target_compile_options(${target} PRIVATE ${BOMBSHELF_WARNINGS})
    target_link_libraries(${target} PRIVATE bombshelf_support ${ARGN})
    bombshelf_moc(${target})
    bombshelf_manifest(${target})
    if(ARGN) # other libraries bring other definitions, and need headers precompiled with them
        target_precompile_headers(${target} PRIVATE ${bombshelf_test_headers})
        target_sources(${target} PRIVATE ${CMAKE_SOURCE_DIR}/tests/main.cpp)
    else()
        target_precompile_headers(${target} REUSE_FROM bombshelf_support)
    endif()
    add_dependencies(${target} bombshelf-lab make_ts)
    foreach(source IN LISTS sources)
        if(source MATCHES "/tst_([^/]*)\\.cpp$")
            set(test ${folder}/${CMAKE_MATCH_1})
            set(run ${target}) # by its name, or another system's would not be run by an emulator
            if(DEFINED screen_${test})
                set(run ${screen_${test}} $<TARGET_FILE:${target}>)
            endif()
            bombshelf_add_test(${test} ${run} ${CMAKE_MATCH_1} ${only_${test}})
        endif()
    endforeach()
endfunction()

# What one thread does alone is tested without the thread sanitizer, which would find nothing in it and take ten minutes: bots
# think, saves are read and matches of the lab are played on threads.
if(BOMBSHELF_SANITIZE STREQUAL thread)
    set(threaded_tests bots/bot_thread bots/levels bots/search match/saves lab/lab)
    set(only_bots/search stopEndsTheSearch)
    set(only_bots/levels severalTreesAreOneThought)
    set(only_lab/lab threadsChangeNothing)
    set(folders bots match lab)
else()
    set(threaded_tests "")
    bombshelf_game_folders(games)
    list(TRANSFORM games PREPEND games/)
    set(folders bots match lab core conformance i18n lesson streams ${games})
endif()
foreach(folder IN LISTS folders)
    bombshelf_test_folder(${folder})
endforeach()
foreach(test IN LISTS threaded_tests)
    if(NOT TEST ${test})
        message(FATAL_ERROR "There is no test ${test} any more: threaded_tests has to name the one that takes its place")
    endif()
endforeach()

# Another build of the same sources, for the system that builds: nothing a match is may depend on the system.
set(BOMBSHELF_OTHER_BUILD "" CACHE PATH "A build whose traces and records are held against this one's, which is for Windows")
if(BOMBSHELF_OTHER_BUILD)
    foreach(id IN LISTS BOMBSHELF_GAMES)
        foreach(name IN ITEMS trace records kill)
            bombshelf_add_test(across/${name}_${id} bash ${CMAKE_SOURCE_DIR}/tests/across/${name}.sh ${id}
                ${BOMBSHELF_OTHER_BUILD} ${CMAKE_BINARY_DIR} ${CMAKE_CROSSCOMPILING_EMULATOR})
        endforeach()
    endforeach()
    bombshelf_add_test(across/console python3 ${CMAKE_SOURCE_DIR}/tests/across/console.py ${CMAKE_BINARY_DIR} ${CMAKE_CROSSCOMPILING_EMULATOR})
endif()

# Referees know the rule pages alone, and replay what the lab traces; they are skipped where Python or bash is missing. Each game is
# refereed at the tables of tests/referee/ID.tables (a line has the bots, and options if there are any), or at two of three seats.
find_program(PYTHON3 python3 HINTS /usr/bin) # others found by PATH may be built without optimisation
find_program(BASH bash)
if(PYTHON3 AND BASH AND NOT BOMBSHELF_SANITIZE)
    bombshelf_add_test(referee/itself ${PYTHON3} -m unittest discover -s ${CMAKE_SOURCE_DIR}/tests/referee)
    foreach(id IN LISTS BOMBSHELF_GAMES)
        set(tables random,random,random habit,habit,random)
        set(own ${CMAKE_SOURCE_DIR}/tests/referee/${id}.tables)
        if(EXISTS ${own})
            file(STRINGS ${own} tables)
            set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${own})
        endif()
        foreach(table IN LISTS tables)
            string(REGEX REPLACE "[^a-z0-9]+" "-" name ${table})
            bombshelf_add_test(referee/${id}-${name} ${BASH} -o pipefail -c
                "${CMAKE_CROSSCOMPILING_EMULATOR} '$<TARGET_FILE:bombshelf-lab>' trace ${id} --bots ${table} --matches 200 --seed 11 | '${PYTHON3}' '${CMAKE_SOURCE_DIR}/tests/referee/${id}.py'")
        endforeach()
    endforeach()
endif()

if(BOMBSHELF_GUI)
    find_program(XVFB_RUN xvfb-run)
    # Without -noreset the server starts afresh whenever its last client leaves, and refuses whoever comes meanwhile.
    set(virtual_screen ${XVFB_RUN} -a -s "-screen 0 1280x800x24 -noreset")
    set(on_x_screen ${virtual_screen} ${CMAKE_COMMAND} -E env QT_QPA_PLATFORM=xcb)
    set(nothing_drawn ${on_x_screen} QSG_RHI_BACKEND=null) # for those who ask where things lie, and when they come
    if(XVFB_RUN)
        set(screen_view/monkey ${nothing_drawn})
    endif()
    bombshelf_test_folder(view bombshelf_desktop)

    # What update_translations would change: texts of the shell that are not translated, or no longer there.
    if(TARGET Qt6::lupdate AND BASH)
        foreach(id IN LISTS bombshelf_language_ids)
            bombshelf_add_test(i18n/nothing_to_update_${id} ${BASH} -c
                [[cp "$1" "$2" && "${@:3}" "$2" && diff <(grep "<source>" "$1" | sort) <(grep '<source>\|type="unfinished"' "$2" | sort)]]
                -- ${CMAKE_SOURCE_DIR}/i18n/bombshelf_${id}.ts ${CMAKE_BINARY_DIR}/found_${id}.ts ${bombshelf_lupdate_${id}} -ts)
        endforeach()
    endif()

    # The program itself, as it is started: offscreen and on a virtual X screen.
    bombshelf_test_folder(program)
    target_compile_definitions(test_program PRIVATE BOMBSHELF_PROGRAM="$<TARGET_FILE:bombshelf>")
    add_dependencies(test_program bombshelf)
    if(XVFB_RUN)
        bombshelf_add_test(program/start_xvfb ${on_x_screen} $<TARGET_FILE:test_program> start)
    endif()

    # Each tst_NAME.qml on a virtual X screen: those that try every kind of thing there is to draw with OpenGL, the others with a
    # backend of Qt's that draws nothing, for drawing took most of their time. Offscreen, where Qt draws by itself, the parts that all
    # is made of again (whole pages and tables are drawn so by the self-check), and there alone Death's table; all of them where there
    # is no X.
    find_package(Qt6 6.4 REQUIRED COMPONENTS QuickTest)
    bombshelf_program(test_qml tests/qml)
    bombshelf_moc(test_qml)
    target_compile_definitions(test_qml PRIVATE QUICK_TEST_SOURCE_DIR="${CMAKE_SOURCE_DIR}/tests/qml")
    target_link_libraries(test_qml PRIVATE bombshelf_support bombshelf_desktop Qt6::QuickTest)
    set(on_x FALSE)
    if(XVFB_RUN AND NOT BOMBSHELF_SANITIZE) # graphics drivers leak, and are gone when the leaks are reported
        set(on_x TRUE)
    endif()
    set(parts "^(controls|pieces|prompt|table)$")
    set(to_draw "${parts}|^(shell|shelf|sheets)$")
    file(GLOB qml_tests CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/qml/tst_*.qml)
    foreach(source IN LISTS qml_tests)
        string(REGEX REPLACE ".*/tst_(.*)\\.qml" "\\1" name ${source})
        set(run $<TARGET_FILE:test_qml> -input ${source})
        set(offscreen_only FALSE)
        if(NOT on_x OR name STREQUAL "omens_death_scene")
            set(offscreen_only TRUE)
        elseif(name MATCHES "${to_draw}")
            bombshelf_add_test(qml/${name} ${on_x_screen} ${run})
        else()
            bombshelf_add_test(qml/${name} ${nothing_drawn} ${run})
        endif()
        if(offscreen_only OR name MATCHES "${parts}")
            bombshelf_add_test(qml_offscreen/${name} ${run})
        endif()
    endforeach()
    # The program as screen readers find it: on an accessibility bus of its own.
    function(can_speak_dbus result python)
        execute_process(COMMAND ${python} -c "from gi.repository import Gio" RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
        if(failed)
            set(${result} FALSE PARENT_SCOPE)
        endif()
    endfunction()
    find_program(PYTHON3_GI python3 PATHS /usr/bin VALIDATOR can_speak_dbus)
    find_program(DBUS_RUN_SESSION dbus-run-session)
    find_program(AT_SPI at-spi-bus-launcher PATHS /usr/libexec /usr/lib/at-spi2-core)
    if(PYTHON3_GI AND DBUS_RUN_SESSION AND AT_SPI AND XVFB_RUN AND NOT BOMBSHELF_SANITIZE)
        set(reader ${virtual_screen} ${DBUS_RUN_SESSION} -- ${CMAKE_COMMAND} -E env
            PYTHONDONTWRITEBYTECODE=1 BOMBSHELF=$<TARGET_FILE:bombshelf> ${PYTHON3_GI})
        bombshelf_add_test(screen_reader/shell ${reader} -m unittest discover -s ${CMAKE_SOURCE_DIR}/tests/screen_reader)
        foreach(id IN LISTS BOMBSHELF_GAMES)
            bombshelf_add_test(screen_reader/${id} ${reader} ${CMAKE_SOURCE_DIR}/tests/screen_reader/match.py $<TARGET_FILE:bombshelf> ${id})
        endforeach()
    endif()
    if(UNIX AND NOT APPLE AND NOT BOMBSHELF_SANITIZE)
        include(PackageTests)
    endif()
    # Where a screen has twice the pixels, pictures must not take more room.
    bombshelf_add_test(qml/twice ${CMAKE_COMMAND} -E env QT_SCALE_FACTOR=2 $<TARGET_FILE:test_qml>
        -input ${CMAKE_SOURCE_DIR}/tests/qml/tst_controls.qml)
    set_tests_properties(view/monkey PROPERTIES COST 100) # the longest but the scenes' begins first, or it would run alone at the end
endif()

# The project's own style, in which these two releases agree, and clang-tidy's chosen checks by the one release they were chosen for.
find_program(CLANG_FORMAT NAMES clang-format-16 clang-format-19)
find_program(CLANG_TIDY clang-tidy-16)
if(CLANG_FORMAT AND BOMBSHELF_GUI)
    set(globs app/*.h app/*.cpp tests/*.h tests/*.cpp)
    list(TRANSFORM globs PREPEND ${CMAKE_SOURCE_DIR}/)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${globs})
    bombshelf_add_test(format ${CLANG_FORMAT} --dry-run -Werror ${sources})
endif()
# bombshelf_tidy(NAME FOLDERS): folders that are read as one file, so that the headers they share, which take most of the
# time, are read once; so one of them at most has a main().
function(bombshelf_tidy name)
    list(TRANSFORM ARGN PREPEND ${CMAKE_SOURCE_DIR}/ OUTPUT_VARIABLE globs)
    list(TRANSFORM globs APPEND /*.cpp)
    file(GLOB sources CONFIGURE_DEPENDS ${globs})
    set_property(GLOBAL APPEND PROPERTY bombshelf_tidied ${sources})
    list(TRANSFORM sources REPLACE "(.+)" "#include \"\\1\"")
    list(JOIN sources "\n" includes)
    set(whole ${CMAKE_BINARY_DIR}/tidy/${name}.cpp)
    file(CONFIGURE OUTPUT ${whole} CONTENT "${includes}\n" @ONLY)
    bombshelf_add_test(tidy/${name} ${CLANG_TIDY} --quiet --config-file=${CMAKE_SOURCE_DIR}/.clang-tidy --warnings-as-errors=*
        --checks=-bugprone-suspicious-include --header-filter=${CMAKE_SOURCE_DIR}/app/ ${whole})
    set_tests_properties(tidy/${name} PROPERTIES COST 50) # beside window tests, which wait for a picture now and then
endfunction()
if(CLANG_TIDY AND BOMBSHELF_GUI)
    file(GENERATE OUTPUT ${CMAKE_BINARY_DIR}/tidy/compile_flags.txt
        CONTENT "-std=c++20\n-fPIC\n-DBOMBSHELF_VERSION=\"\"\n-I$<JOIN:$<TARGET_PROPERTY:test_view,INCLUDE_DIRECTORIES>,\n-I>\n")
    bombshelf_tidy(engine app/core app/bots app/games/*)
    bombshelf_tidy(view app/view app/match app/lesson app/make_icons)
    bombshelf_tidy(program app app/view/* app/streams app/self_check)
    bombshelf_tidy(lab app/lab app/terminal)
    bombshelf_tidy(texts app/texts app/make_ts)

    file(GLOB_RECURSE left CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/app/*.cpp)
    list(FILTER left EXCLUDE REGEX "/app/launcher/") # it includes what only Windows has
    get_property(tidied GLOBAL PROPERTY bombshelf_tidied)
    list(REMOVE_ITEM left ${tidied})
    if(left)
        message(FATAL_ERROR "clang-tidy is to read these too, see bombshelf_tidy: ${left}")
    endif()
endif()
