# The desktop program: C++ types for QML, QML modules, assets, translations.

find_package(Qt6 6.4 REQUIRED COMPONENTS Gui Qml Quick QuickControls2 Multimedia Svg LinguistTools)
set(QT_QML_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/qml)
include(QmlModules)

# Links everything that a program with our user interface needs.
add_library(bombshelf_desktop INTERFACE)

bombshelf_sources(view_sources app/view)
qt_add_library(bombshelf_view STATIC ${view_sources})
target_compile_options(bombshelf_view PRIVATE ${BOMBSHELF_WARNINGS})
bombshelf_qml_module(bombshelf_view Bombshelf.View "")
target_include_directories(bombshelf_view PUBLIC ${CMAKE_SOURCE_DIR}/app ${CMAKE_SOURCE_DIR}/app/view)
target_link_libraries(bombshelf_view PUBLIC bombshelf_lesson bombshelf_texts Qt6::Quick Qt6::Multimedia Qt6::Svg)

foreach(name IN ITEMS Theme Controls Table Shell)
    string(TOLOWER bombshelf_${name} target)
    bombshelf_qml_folder(${target} Bombshelf.${name} qml/${name})
endforeach()
bombshelf_qml_folder(bombshelf_self_check Bombshelf.SelfCheck qml/SelfCheck app/self_check)
bombshelf_game_folders(folders)
foreach(folder IN LISTS folders) # a scene, and in C++ what the rules can tell it and no other game's
    bombshelf_game_namespace(namespace ${folder})
    bombshelf_game_module(module ${folder})
    bombshelf_qml_folder(bombshelf_game_${namespace} Bombshelf.Games.${module} qml/games/${folder} app/view/${folder})
endforeach()
bombshelf_qml_imports(bombshelf_desktop)

# Art, sounds, rule books, fonts and their licences, as qrc:/assets/... Fonts apart: they take long to compile and seldom change.
file(GLOB_RECURSE assets CONFIGURE_DEPENDS
    ${CMAKE_SOURCE_DIR}/assets/*.svg ${CMAKE_SOURCE_DIR}/assets/*.png ${CMAKE_SOURCE_DIR}/assets/*.wav
    ${CMAKE_SOURCE_DIR}/assets/*.ttf ${CMAKE_SOURCE_DIR}/assets/*.otf
    ${CMAKE_SOURCE_DIR}/assets/fonts/*.txt ${CMAKE_SOURCE_DIR}/assets/phrases/*.txt ${CMAKE_SOURCE_DIR}/assets/*/rules_*.md ${CMAKE_SOURCE_DIR}/assets/games/*/lesson.json ${CMAKE_SOURCE_DIR}/assets/phrases/*.json)
set(fonts ${assets})
list(FILTER fonts INCLUDE REGEX "/assets/fonts/")
list(FILTER assets EXCLUDE REGEX "/assets/fonts/")
qt_add_library(bombshelf_assets STATIC)
set_target_properties(bombshelf_assets PROPERTIES LINKER_LANGUAGE CXX AUTOMOC ON) # which gives it the source it must have
qt_add_resources(bombshelf_assets fonts PREFIX /assets BASE ${CMAKE_SOURCE_DIR}/assets FILES ${fonts})
qt_add_resources(bombshelf_assets assets PREFIX /assets BASE ${CMAKE_SOURCE_DIR}/assets FILES ${assets})
bombshelf_translations(bombshelf_assets)
target_link_libraries(bombshelf_desktop INTERFACE bombshelf_assets Qt6::QuickControls2)

bombshelf_program(make_icons app/make_icons)
target_link_libraries(make_icons PRIVATE Qt6::Svg)

bombshelf_library(bombshelf_terminal app/terminal)
target_link_libraries(bombshelf_terminal PUBLIC bombshelf_view bombshelf_streams)

bombshelf_program(bombshelf app)
set_target_properties(bombshelf PROPERTIES WIN32_EXECUTABLE ON MACOSX_BUNDLE ON)
target_compile_definitions(bombshelf PRIVATE BOMBSHELF_VERSION="${PROJECT_VERSION}")
target_link_libraries(bombshelf PRIVATE bombshelf_desktop bombshelf_terminal)
if(APPLE)
    include(MacBundle)
elseif(WIN32)
    include(WindowsProgram)
endif()
