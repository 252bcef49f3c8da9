# Static QML modules: one folder, one module. Folders inside it are for readers: its types see one another wherever they lie.

set(bombshelf_qml_flags "")
if(CMAKE_BUILD_TYPE STREQUAL Debug)
    set(bombshelf_qml_flags NO_CACHEGEN) # a touched file is seen at once
endif()

# Turns the library `target` into the QML module `uri`, and remembers it for bombshelf_qml_imports().
function(bombshelf_qml_module target uri files)
    foreach(file IN LISTS files)
        cmake_path(GET file FILENAME name)
        set_source_files_properties(${file} PROPERTIES QT_RESOURCE_ALIAS ${name})
        file(STRINGS ${file} singleton REGEX "^pragma Singleton" LIMIT_COUNT 1)
        if(singleton)
            set_source_files_properties(${file} PROPERTIES QT_QML_SINGLETON_TYPE TRUE)
        endif()
    endforeach()
    string(REPLACE "." "/" path ${uri})
    set_target_properties(${target} PROPERTIES AUTOMOC ON) # the registration of types wants it
    qt_add_qml_module(${target}
        URI ${uri}
        VERSION 1.0
        RESOURCE_PREFIX /qt/qml
        OUTPUT_DIRECTORY ${QT_QML_OUTPUT_DIRECTORY}/${path}
        NO_PLUGIN
        DEPENDENCIES QtQml QtQuick
        QML_FILES ${files}
        ${bombshelf_qml_flags})
    set_target_properties(${target} PROPERTIES QT_QMLCACHEGEN_ARGUMENTS --only-bytecode)
    target_link_libraries(${target} PRIVATE Qt6::Quick)
    set_property(GLOBAL APPEND PROPERTY BOMBSHELF_QML_MODULES ${target})
    set_property(GLOBAL APPEND PROPERTY BOMBSHELF_QML_URIS ${uri})
endfunction()

# The module of a folder; further folders hold C++ types of it.
function(bombshelf_qml_folder target uri folder)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${folder}/*.qml)
    qt_add_library(${target} STATIC)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0) # of the files that the QML cache is compiled from
    bombshelf_qml_module(${target} ${uri} "${files}")
    foreach(types_folder IN LISTS ARGN)
        bombshelf_sources(types ${types_folder})
        if(types)
            bombshelf_warn(${types})
            target_sources(${target} PRIVATE ${types})
            target_include_directories(${target} PRIVATE ${CMAKE_SOURCE_DIR}/${types_folder}) # for the registration of types
            target_link_libraries(${target} PRIVATE bombshelf_view)
        endif()
    endforeach()
endfunction()

# Links every module into `target`. A linker takes from static libraries only what is named, so the functions that register
# the modules' types are.
function(bombshelf_qml_imports target)
    get_property(modules GLOBAL PROPERTY BOMBSHELF_QML_MODULES)
    get_property(uris GLOBAL PROPERTY BOMBSHELF_QML_URIS)
    set(declarations "")
    set(names "")
    foreach(uri IN LISTS uris)
        string(REPLACE "." "_" name qml_register_types_${uri})
        string(APPEND declarations "extern void ${name}();\n")
        string(APPEND names "    module = ${name};\n")
    endforeach()
    set(source ${CMAKE_BINARY_DIR}/generated/qml_imports.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "${declarations}
[[maybe_unused]] static const bool linked = [] {
    void (*volatile module)() = nullptr;
${names}    return module != nullptr;
}();
")
    target_sources(${target} INTERFACE ${source})
    target_link_libraries(${target} INTERFACE ${modules})
endfunction()
