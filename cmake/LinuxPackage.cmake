# What a desktop on Linux wants to find beside the program, by the standards of freedesktop.org, and the .deb.

set(app_id io.github.bombshelf.Bombshelf)
install(FILES packaging/linux/${app_id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES packaging/linux/${app_id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES packaging/linux/${app_id}.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)

set(linux_files ${CMAKE_BINARY_DIR}/linux)
set(made "")

# The icon at every size.
set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
install(FILES assets/app.svg DESTINATION ${icons}/scalable/apps RENAME ${app_id}.svg)
file(MAKE_DIRECTORY ${linux_files})
foreach(size IN ITEMS 16 22 24 32 48 64 128 256 512)
    add_custom_command(OUTPUT ${linux_files}/${size}.png COMMAND make_icons ${CMAKE_SOURCE_DIR}/assets/app.svg ${linux_files}/${size}.png
        DEPENDS make_icons assets/app.svg VERBATIM)
    list(APPEND made ${linux_files}/${size}.png)
    install(FILES ${linux_files}/${size}.png DESTINATION ${icons}/${size}x${size}/apps RENAME ${app_id}.png)
endforeach()

# Manual pages, and what a package must tell of itself.
find_program(GZIP gzip REQUIRED)
function(bombshelf_zipped file source)
    add_custom_command(OUTPUT ${linux_files}/${file}.gz COMMAND ${GZIP} -9nc ${source} > ${linux_files}/${file}.gz DEPENDS ${source} VERBATIM)
    install(FILES ${linux_files}/${file}.gz ${ARGN})
    set(made ${made} ${linux_files}/${file}.gz PARENT_SCOPE)
endfunction()
foreach(page IN ITEMS man6:bombshelf.6 man1:bombshelf-lab.1 ja/man6:ja/bombshelf.6)
    string(REPLACE ":" ";" page ${page})
    list(POP_FRONT page folder file)
    configure_file(packaging/linux/man/${file} ${linux_files}/${file} @ONLY)
    bombshelf_zipped(${file} ${linux_files}/${file} DESTINATION ${CMAKE_INSTALL_MANDIR}/${folder})
endforeach()
set(about ${CMAKE_INSTALL_DATADIR}/doc/bombshelf)
install(FILES packaging/linux/copyright DESTINATION ${about})
add_custom_command(OUTPUT ${linux_files}/changelog
    COMMAND ${CMAKE_SOURCE_DIR}/packaging/linux/debian-changelog ${CPACK_PACKAGE_CONTACT} < ${CMAKE_SOURCE_DIR}/CHANGELOG.md > ${linux_files}/changelog
    DEPENDS packaging/linux/debian-changelog CHANGELOG.md VERBATIM)
bombshelf_zipped(changelog ${linux_files}/changelog DESTINATION ${about})
add_custom_target(linux_files ALL DEPENDS ${made})

set(CPACK_GENERATOR DEB)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# QML modules are loaded by name, so no library tells that they are needed; and Qt's reader of SVG pictures is a plug-in, which Debian 13
# keeps in a package of its own and Debian 12 in that of the library.
file(STRINGS packaging/qml-modules.txt qml_packages)
list(JOIN qml_packages ", " qml_packages)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "qt6-svg-plugins | libqt6svg6 (<< 6.7.2-5~), ${qml_packages}")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland, libgl1-mesa-dri")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Tabletop games on one shelf, with people or bots
Eleven card and dice games in which something may explode: Driller, Bomb-mu!,
Bomb Mafia, Bomber! and the seven Omens battles, which a whole table fights
together. Take a box down, seat people or bots, and play, in Japanese or
English, by mouse, touch or keys alone, with no account and no network.
.
Whoever has never seen a game learns it at the table. Matches are kept move
by move, so you can close the lid in the middle and go on tomorrow. Without a
screen the same matches are played in words.")
