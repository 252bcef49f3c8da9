# What a package for Linux brings beside the program, read by the tools of those who will read it, and what the program must not do once
# it is installed.

set(linux ${CMAKE_SOURCE_DIR}/packaging/linux)
find_program(DESKTOP_FILE_VALIDATE desktop-file-validate)
if(DESKTOP_FILE_VALIDATE)
    bombshelf_add_test(packaging/desktop_file ${DESKTOP_FILE_VALIDATE} ${linux}/io.github.bombshelf.Bombshelf.desktop)
endif()
find_program(APPSTREAMCLI appstreamcli)
if(APPSTREAMCLI)
    bombshelf_add_test(packaging/metainfo ${APPSTREAMCLI} validate --no-net ${linux}/io.github.bombshelf.Bombshelf.metainfo.xml)
endif()
if(BASH)
    set(tests ${CMAKE_SOURCE_DIR}/tests/packaging)
    bombshelf_add_test(packaging/versions ${BASH} ${tests}/versions $<TARGET_FILE:bombshelf> ${PROJECT_VERSION})
    find_program(STRACE strace)
    if(STRACE AND XVFB_RUN AND DBUS_RUN_SESSION)
        bombshelf_add_test(packaging/offline ${BASH} ${tests}/offline
            ${CMAKE_COMMAND} -E env QT_QPA_PLATFORM=xcb QSG_RHI_BACKEND=null $<TARGET_FILE:bombshelf> --self-check)
        bombshelf_add_test(packaging/offline_sees_sockets ${BASH} ${tests}/offline ${BASH} -c "echo > /dev/udp/127.0.0.1/9 || true")
        set_tests_properties(packaging/offline packaging/offline_sees_sockets PROPERTIES SKIP_RETURN_CODE 77)
        set_tests_properties(packaging/offline_sees_sockets PROPERTIES PASS_REGULAR_EXPRESSION "speaks to others.*AF_INET")
    endif()
endif()
