# A zip to be unpacked anywhere, and an installer by NSIS: for everybody on the computer, with an entry in the start menu.

set(CPACK_GENERATOR ZIP NSIS)
if(MSVC) # its runtime comes along: not every Windows has it
    set(CMAKE_INSTALL_SYSTEM_RUNTIME_DESTINATION ${CMAKE_INSTALL_BINDIR})
    include(InstallRequiredSystemLibraries)
endif()
set(CPACK_PACKAGE_INSTALL_DIRECTORY Bombshelf)
set(CPACK_PACKAGE_EXECUTABLES bombshelf Bombshelf)
set(CPACK_NSIS_MUI_ICON ${bombshelf_icon})
set(CPACK_NSIS_MUI_UNIICON ${bombshelf_icon})
set(CPACK_NSIS_INSTALLED_ICON_NAME "bin\\\\bombshelf.exe")
set(CPACK_NSIS_MUI_FINISHPAGE_RUN bombshelf.exe)
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
set(CPACK_NSIS_MANIFEST_DPI_AWARE ON)
set(CPACK_NSIS_URL_INFO_ABOUT ${PROJECT_HOMEPAGE_URL})
