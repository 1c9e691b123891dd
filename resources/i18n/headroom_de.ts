<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>Headroom</name>
    <message>
      <source>! over 100%   ~ over the target or close to it   ? nothing to measure against</source>
      <extracomment>app/cli/assessment_report.py</extracomment>
      <translation>! über 100 %   ~ über dem Zielwert oder nahe daran   ? kein Vergleichswert</translation>
    </message>
    <message>
      <source>%</source>
      <extracomment>planner_core/catalog/prices.py, planner_core/engine/explaining/formula_text.py, planner_core/engine/findings/caches.py, planner_core/engine/findings/clusters.py, planner_core/engine/findings/drawing.py, planner_core/engine/findings/drives.py, planner_core/engine/findings/host_memory.py, planner_core/engine/findings/load.py, planner_core/engine/findings/processors.py, planner_core/engine/findings/reserve.py, planner_core/engine/findings/space.py, planner_core/engine/findings/swap.py, planner_core/engine/findings/vsan_policy.py, planner_core/engine/findings/workload.py, planner_core/engine/hosts/hosts.py, planner_core/engine/hosts/vsan_on_hosts.py, planner_core/engine/storage/disk_groups.py, planner_core/engine/storage/failed_drives.py, planner_core/engine/storage/store_io.py, planner_core/engine/storage/swap_files.py, planner_core/engine/storage/vsan.py, planner_core/formulas/availability.py, planner_core/formulas/controllers.py, planner_core/formulas/host_cache.py, planner_core/formulas/io_on_stores.py, planner_core/plan/components/cluster.py, planner_core/plan/components/desktop_pool.py, planner_core/plan/components/disk_group.py, planner_core/plan/components/host.py, planner_core/plan/components/infrastructure_servers.py, planner_core/plan/components/network_link.py, planner_core/plan/components/pool_machines.py, planner_core/plan/components/pool_storms.py, planner_core/plan/components/pool_work.py, planner_core/plan/components/storage_array.py, planner_core/plan/settings.py, planner_core/plan/settings_costs.py, planner_core/studies/opinion.py, planner_core/studies/opinion_basis.py, planner_core/studies/opinions_on_hosts.py, planner_core/studies/opinions_on_processors.py, planner_core/studies/opinions_on_ram.py, planner_core/studies/opinions_on_storage.py, planner_core/studies/opinions_on_storms.py, planner_core/studies/response_resources.py</extracomment>
      <translation>%</translation>
    </message>
    <message>
      <source>&amp;About Headroom</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Ü&amp;ber Headroom</translation>
    </message>
    <message>
      <source>&amp;Actual size</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Originalgröße</translation>
    </message>
    <message>
      <source>&amp;Add</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
      <source>&amp;Address</source>
      <extracomment>app/window/proposal/branding_form.py</extracomment>
      <translation>&amp;Anschrift</translation>
    </message>
    <message>
      <source>&amp;Arrange</source>
      <extracomment>app/window/commands/menus.py</extracomment>
      <translation>A&amp;nordnen</translation>
    </message>
    <message>
      <source>&amp;As the system</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Wie das System</translation>
    </message>
    <message>
      <source>&amp;Case</source>
      <extracomment>app/window/commands/menus.py</extracomment>
      <translation>&amp;Fall</translation>
    </message>
    <message>
      <source>&amp;Change password</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>Passwort ä&amp;ndern</translation>
    </message>
    <message>
      <source>&amp;Choose another file…</source>
      <extracomment>app/library/importing/import_dialog.py, app/library/merge_dialog.py</extracomment>
      <translation>&amp;Andere Datei wählen…</translation>
    </message>
    <message>
      <source>&amp;Choose another name…</source>
      <extracomment>app/output/save_place.py</extracomment>
      <translation>&amp;Anderen Namen wählen…</translation>
    </message>
    <message>
      <source>&amp;Choose another place…</source>
      <extracomment>app/output/save_place.py</extracomment>
      <translation>&amp;Anderen Ort wählen…</translation>
    </message>
    <message>
      <source>&amp;Close</source>
      <extracomment>app/window/dialogs/backups_dialog.py, app/window/dialogs/restore_points_dialog.py</extracomment>
      <translation>S&amp;chließen</translation>
    </message>
    <message>
      <source>&amp;Cluster</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Cluster</translation>
    </message>
    <message>
      <source>&amp;Compare variants</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Varianten ver&amp;gleichen</translation>
    </message>
    <message>
      <source>&amp;Connect…</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Verbinden…</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>&amp;Kopieren</translation>
    </message>
    <message>
      <source>&amp;Copy page</source>
      <extracomment>app/window/proposal/proposal_window.py</extracomment>
      <translation>Seite k&amp;opieren</translation>
    </message>
    <message>
      <source>&amp;Dark</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Dunkel</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Löschen</translation>
    </message>
    <message>
      <source>&amp;Delete rows</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>Zeilen &amp;löschen</translation>
    </message>
    <message>
      <source>&amp;Discard draft</source>
      <extracomment>app/window/start/recent_list.py</extracomment>
      <translation>Entwurf &amp;verwerfen</translation>
    </message>
    <message>
      <source>&amp;Disk group</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Laufwerksgruppe</translation>
    </message>
    <message>
      <source>&amp;Distribute down</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Ver&amp;tikal verteilen</translation>
    </message>
    <message>
      <source>&amp;Duplicate as variant</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Als Variante &amp;duplizieren</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <extracomment>app/window/commands/menus.py</extracomment>
      <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
      <source>&amp;Empty the cells</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>Zellen l&amp;eeren</translation>
    </message>
    <message>
      <source>&amp;Empty variant</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Leere Variante</translation>
    </message>
    <message>
      <source>&amp;Excel…</source>
      <extracomment>app/window/proposal/proposal_window.py</extracomment>
      <translation>&amp;Excel…</translation>
    </message>
    <message>
      <source>&amp;Expand</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Auf&amp;klappen</translation>
    </message>
    <message>
      <source>&amp;Export proposal…</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Angebot exportieren…</translation>
    </message>
    <message>
      <source>&amp;Export…</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>&amp;Exportieren…</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <extracomment>app/window/commands/menus.py</extracomment>
      <translation>&amp;Datei</translation>
    </message>
    <message>
      <source>&amp;Find action or component…</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Aktion oder Komponente &amp;suchen…</translation>
    </message>
    <message>
      <source>&amp;Find in the palette</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>In der Palette &amp;suchen</translation>
    </message>
    <message>
      <source>&amp;Fit the plan</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Ganzen P&amp;lan zeigen</translation>
    </message>
    <message>
      <source>&amp;Go to this state</source>
      <extracomment>app/window/dialogs/restore_points_dialog.py</extracomment>
      <translation>&amp;Zu diesem Stand</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <extracomment>app/window/commands/menus.py</extracomment>
      <translation>&amp;Hilfe</translation>
    </message>
    <message>
      <source>&amp;Host</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Host</translation>
    </message>
    <message>
      <source>&amp;Import</source>
      <extracomment>app/library/importing/import_dialog.py</extracomment>
      <translation>&amp;Importieren</translation>
    </message>
    <message>
      <source>&amp;Import…</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>&amp;Importieren…</translation>
    </message>
    <message>
      <source>&amp;Infrastructure servers</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Infrastruktur-Server</translation>
    </message>
    <message>
      <source>&amp;Insert</source>
      <extracomment>app/window/commands/menus.py</extracomment>
      <translation>&amp;Einfügen</translation>
    </message>
    <message>
      <source>&amp;Keyboard shortcuts</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
      <source>&amp;Language</source>
      <extracomment>app/window/commands/menus.py</extracomment>
      <translation>Sp&amp;rache</translation>
    </message>
    <message>
      <source>&amp;Language of the proposal</source>
      <extracomment>app/window/proposal/contents_form.py</extracomment>
      <translation>&amp;Sprache des Angebots</translation>
    </message>
    <message>
      <source>&amp;Leave as it is</source>
      <extracomment>app/library/update_dialog.py</extracomment>
      <translation>&amp;Lassen, wie er ist</translation>
    </message>
    <message>
      <source>&amp;Library…</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Bibliot&amp;hek…</translation>
    </message>
    <message>
      <source>&amp;Light</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Hell</translation>
    </message>
    <message>
      <source>&amp;Logo</source>
      <extracomment>app/window/proposal/branding_form.py</extracomment>
      <translation>&amp;Logo</translation>
    </message>
    <message>
      <source>&amp;Merge</source>
      <extracomment>app/library/merge_dialog.py</extracomment>
      <translation>&amp;Zusammenführen</translation>
    </message>
    <message>
      <source>&amp;Merge another library…</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>&amp;Andere Bibliothek zusammenführen…</translation>
    </message>
    <message>
      <source>&amp;Network link</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Netzwerkverbindung</translation>
    </message>
    <message>
      <source>&amp;New password:</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>Neues &amp;Passwort:</translation>
    </message>
    <message>
      <source>&amp;New plan</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Neuer Plan</translation>
    </message>
    <message>
      <source>&amp;Next case</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Nächster Fall</translation>
    </message>
    <message>
      <source>&amp;Next phase</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Nächste Phase</translation>
    </message>
    <message>
      <source>&amp;Next variant</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Nächste Variante</translation>
    </message>
    <message>
      <source>&amp;Open</source>
      <extracomment>app/window/dialogs/password_conversations.py, app/window/start/recent_list.py</extracomment>
      <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
      <source>&amp;Open as a new plan</source>
      <extracomment>app/window/dialogs/backups_dialog.py</extracomment>
      <translation>Als neuen Plan ö&amp;ffnen</translation>
    </message>
    <message>
      <source>&amp;Open…</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
      <source>&amp;Palette</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Palette</translation>
    </message>
    <message>
      <source>&amp;Password:</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>&amp;Passwort:</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>&amp;Einfügen</translation>
    </message>
    <message>
      <source>&amp;Previous case</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Voriger Fall</translation>
    </message>
    <message>
      <source>&amp;Previous phase</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Vorige Phase</translation>
    </message>
    <message>
      <source>&amp;Previous variant</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Vorige Variante</translation>
    </message>
    <message>
      <source>&amp;Protect</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>&amp;Schützen</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>B&amp;eenden</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <extracomment>app/library/library_window.py, app/look/actions.py, app/window/wiring.py</extracomment>
      <translation>&amp;Wiederholen</translation>
    </message>
    <message>
      <source>&amp;Remove from this list</source>
      <extracomment>app/window/start/recent_list.py</extracomment>
      <translation>Aus dieser Liste &amp;entfernen</translation>
    </message>
    <message>
      <source>&amp;Remove password</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>Passwort &amp;entfernen</translation>
    </message>
    <message>
      <source>&amp;Remove those not found</source>
      <extracomment>app/window/commands/recent_menu.py</extracomment>
      <translation>Nicht gefundene &amp;entfernen</translation>
    </message>
    <message>
      <source>&amp;Rename variant</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Variante &amp;umbenennen</translation>
    </message>
    <message>
      <source>&amp;Replace it</source>
      <extracomment>app/output/save_place.py</extracomment>
      <translation>&amp;Ersetzen</translation>
    </message>
    <message>
      <source>&amp;Restore points…</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Wiederherstellungspunkte…</translation>
    </message>
    <message>
      <source>&amp;Results</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Ergebnisse</translation>
    </message>
    <message>
      <source>&amp;Save restore point</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Wiederherstellungspunkt &amp;setzen</translation>
    </message>
    <message>
      <source>&amp;Set</source>
      <extracomment>app/window/dialogs/restore_points_dialog.py</extracomment>
      <translation>&amp;Setzen</translation>
    </message>
    <message>
      <source>&amp;Show differences in the drawing</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Unterschiede in der &amp;Zeichnung zeigen</translation>
    </message>
    <message>
      <source>&amp;Show what is typed</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>Eingabe &amp;anzeigen</translation>
    </message>
    <message>
      <source>&amp;Small print</source>
      <extracomment>app/window/proposal/branding_form.py</extracomment>
      <translation>Klein&amp;gedrucktes</translation>
    </message>
    <message>
      <source>&amp;Text in “{chapter}”</source>
      <extracomment>app/window/proposal/contents_form.py</extracomment>
      <translation>&amp;Text in „{chapter}“</translation>
    </message>
    <message>
      <source>&amp;Theme</source>
      <extracomment>app/window/commands/menus.py</extracomment>
      <translation>Er&amp;scheinungsbild</translation>
    </message>
    <message>
      <source>&amp;Type to add…</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Tippen und hinzufügen…</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <extracomment>app/library/library_window.py, app/look/actions.py, app/window/wiring.py</extracomment>
      <translation>&amp;Rückgängig</translation>
    </message>
    <message>
      <source>&amp;Update from library…</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Aus Bibliothe&amp;k aktualisieren…</translation>
    </message>
    <message>
      <source>&amp;Update the plan</source>
      <extracomment>app/library/update_dialog.py</extracomment>
      <translation>Plan &amp;aktualisieren</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <extracomment>app/window/commands/menus.py</extracomment>
      <translation>&amp;Ansicht</translation>
    </message>
    <message>
      <source>&amp;Word…</source>
      <extracomment>app/window/proposal/proposal_window.py</extracomment>
      <translation>&amp;Word…</translation>
    </message>
    <message>
      <source>, (comma)</source>
      <extracomment>app/library/importing/import_dialog.py</extracomment>
      <translation>, (Komma)</translation>
    </message>
    <message>
      <source>0 to 100%</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>0 bis 100 %</translation>
    </message>
    <message>
      <source>1 GB</source>
      <extracomment>app/inspector/origin_words.py</extracomment>
      <translation>1 GB</translation>
    </message>
    <message>
      <source>1 TB</source>
      <extracomment>app/inspector/origin_words.py</extracomment>
      <translation>1 TB</translation>
    </message>
    <message>
      <source>1 for a desktop of one's own; more for a session host, whose users share one machine. Processor, I/O and work of logins are those of each user, RAM and files those of the machine.</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>1 für einen eigenen Desktop; mehr für einen Session Host, dessen Benutzer sich eine Maschine teilen. Prozessor, I/O und Arbeit der Anmeldungen gelten je Benutzer, RAM und Dateien je Maschine.</translation>
    </message>
    <message>
      <source>1 to {most} characters, no blanks at the ends</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>1 bis {most} Zeichen, keine Leerzeichen am Rand</translation>
    </message>
    <message>
      <source>1/min</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>1/min</translation>
    </message>
    <message>
      <source>1/s</source>
      <extracomment>planner_core/formulas/scalability.py</extracomment>
      <translation>1/s</translation>
    </message>
    <message>
      <source>100%</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>100 %</translation>
    </message>
    <message>
      <source>1000 / (seek + half a turn) gives 79 IOPS at 7,200 rpm (vmtoday.com, Storage Basics II)</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>1000 / (Suchzeit + halbe Umdrehung) ergibt 79 IOPS bei 7.200 U/min (vmtoday.com, Storage Basics II)</translation>
    </message>
    <message>
      <source>15K RPM 150 IOPS mixed: Fujitsu, SSD in VDI (2011), sizing table</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>15.000 U/min, 150 IOPS gemischt: Fujitsu, SSD in VDI (2011), Sizing-Tabelle</translation>
    </message>
    <message>
      <source>16 Gbit/s Fibre Channel: 1,600 MB/s after line coding</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>16 Gbit/s Fibre Channel: 1.600 MB/s nach der Leitungscodierung</translation>
    </message>
    <message>
      <source>16 Gbit/s Fibre Channel: 1,600 MB/s after line coding; 10 Gbit/s Ethernet about 1,175</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>16 Gbit/s Fibre Channel: 1.600 MB/s nach der Leitungscodierung; 10 Gbit/s Ethernet etwa 1.175</translation>
    </message>
    <message>
      <source>164,000 I/Os per second on an all-flash array, and the 32 hosts that 3,000 users need.</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>164.000 I/Os je Sekunde auf einem All-Flash-Array und die 32 Hosts, die 3.000 Benutzer brauchen.</translation>
    </message>
    <message>
      <source>3D video memory</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>3D-Grafikspeicher</translation>
    </message>
    <message>
      <source>6% of the first 4 GiB + 4% of the next 8 + 2% of the next 16 + 1% above 28 GiB of ram_gib</source>
      <extracomment>planner_core/engine/explaining/formula_text.py</extracomment>
      <translation>6 % der ersten 4 GiB + 4 % der nächsten 8 + 2 % der nächsten 16 + 1 % über 28 GiB von ram_gib</translation>
    </message>
    <message>
      <source>75 desktops on one host with local solid state disks. What limits it, memory or processor?</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>75 Desktops auf einem Host mit lokalen SSDs. Was begrenzt ihn, RAM oder Prozessor?</translation>
    </message>
    <message>
      <source>: 1</source>
      <extracomment>planner_core/plan/components/cluster.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>: 1</translation>
    </message>
    <message>
      <source>; (semicolon)</source>
      <extracomment>app/library/importing/import_dialog.py</extracomment>
      <translation>; (Semikolon)</translation>
    </message>
    <message>
      <source>= {formula}</source>
      <extracomment>app/results/explaining/formula_card.py</extracomment>
      <translation>= {formula}</translation>
    </message>
    <message>
      <source>A controller that fails takes its ports along</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>Ein ausfallender Controller nimmt seine Ports mit</translation>
    </message>
    <message>
      <source>A delay, where nobody waits for anybody else; Lazowska et al., Quantitative System Performance (1984)</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Eine Verzögerung, bei der niemand auf andere wartet; Lazowska u. a., Quantitative System Performance (1984)</translation>
    </message>
    <message>
      <source>A desktop takes {mhz} of base clock, by workload and vCPUs. Turbo clock, hyper-threading and the year of the guest do not count.</source>
      <extracomment>planner_core/studies/opinions_on_processors.py</extracomment>
      <translation>Ein Desktop braucht {mhz} Basistakt, je nach Last und vCPUs. Turbotakt, Hyper-Threading und das Alter des Gastsystems zählen nicht.</translation>
    </message>
    <message>
      <source>A disk group lies inside a host or a storage array: drop it on one.</source>
      <extracomment>app/canvas/gestures/drop_component.py</extracomment>
      <translation>Eine Laufwerksgruppe liegt in einem Host oder einem Storage-Array: Legen Sie sie auf einem ab.</translation>
    </message>
    <message>
      <source>A disk group lies inside a host or a storage array: select one first.</source>
      <extracomment>app/canvas/commands/canvas_orders.py</extracomment>
      <translation>Eine Laufwerksgruppe liegt in einem Host oder einem Storage-Array: Wählen Sie zuerst einen davon aus.</translation>
    </message>
    <message>
      <source>A disk group lies inside a host or a storage array: select the one to paste into first.</source>
      <extracomment>app/canvas/commands/clipboard.py</extracomment>
      <translation>Eine Laufwerksgruppe liegt in einem Host oder Storage-Array: Wählen Sie zuerst aus, in welches eingefügt wird.</translation>
    </message>
    <message>
      <source>A file is still being read or written. Try that again.</source>
      <extracomment>app/project/open_project.py</extracomment>
      <translation>Eine Datei wird noch gelesen oder geschrieben. Bitte danach noch einmal versuchen.</translation>
    </message>
    <message>
      <source>A library holds at most {prices} prices and {records} records. Delete those that are no longer valid. Nothing was done.</source>
      <extracomment>db/library.py</extracomment>
      <translation>Eine Bibliothek fasst höchstens {prices} Preise und {records} Datensätze. Löschen Sie, was nicht mehr gültig ist. Es wurde nichts geändert.</translation>
    </message>
    <message>
      <source>A link or a nesting starts at a component that is not in it.</source>
      <extracomment>planner_core/plan/fragment.py</extracomment>
      <translation>Eine Verbindung oder Verschachtelung beginnt an einer Komponente, die nicht dabei ist.</translation>
    </message>
    <message>
      <source>A linked or instant clone keeps what it has changed; a full clone is one disk with all that is on it</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Ein Linked oder Instant Clone behält, was er geändert hat; ein Full Clone ist eine Disk mit allem, was darauf liegt</translation>
    </message>
    <message>
      <source>A logo is a PNG, JPEG or SVG picture.</source>
      <extracomment>app/output/proposal/logo_intake.py</extracomment>
      <translation>Ein Logo ist ein Bild als PNG, JPEG oder SVG.</translation>
    </message>
    <message>
      <source>A machine counts where it runs</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>Eine Maschine zählt dort, wo sie läuft</translation>
    </message>
    <message>
      <source>A maximum of the vendor may be reached</source>
      <extracomment>planner_core/engine/hosts/hosts.py</extracomment>
      <translation>Ein Maximum des Herstellers darf erreicht werden</translation>
    </message>
    <message>
      <source>A new image for {pool} needs {size} for a second replica on {store}; up to the target {free} are free.</source>
      <extracomment>planner_core/engine/findings/space.py</extracomment>
      <translation>Ein neues Image für {pool} braucht {size} für eine zweite Replica auf {store}; bis zum Zielwert sind {free} frei.</translation>
    </message>
    <message>
      <source>A password has at least one character.</source>
      <extracomment>db/cipher.py</extracomment>
      <translation>Ein Passwort hat mindestens ein Zeichen.</translation>
    </message>
    <message>
      <source>A plan carries its own copies, so that it stays as it is. Take over what you want of this:</source>
      <extracomment>app/library/update_dialog.py</extracomment>
      <translation>Ein Plan enthält eigene Kopien, damit er bleibt, wie er ist. Übernehmen Sie davon, was Sie möchten:</translation>
    </message>
    <message>
      <source>A plan dropped on this window opens, too.</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>Ein auf dieses Fenster gezogener Plan öffnet sich ebenfalls.</translation>
    </message>
    <message>
      <source>A pool belongs to one controller at a time; the other takes over when it fails. Two pools use both.</source>
      <extracomment>resources/catalog/arrays.json</extracomment>
      <translation>Ein Pool gehört jeweils einem Controller; der andere übernimmt, wenn er ausfällt. Zwei Pools nutzen beide.</translation>
    </message>
    <message>
      <source>A pool's traffic passes the hosts that its desktops run on</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Der Verkehr eines Pools läuft über die Hosts, auf denen seine Desktops laufen</translation>
    </message>
    <message>
      <source>A position is not a number.</source>
      <extracomment>planner_core/plan/interchange.py</extracomment>
      <translation>Eine Position ist keine Zahl.</translation>
    </message>
    <message>
      <source>A project has from 1 to {most} variants.</source>
      <extracomment>planner_core/editing/verbs/variants.py, planner_core/plan/project.py</extracomment>
      <translation>Ein Projekt hat 1 bis {most} Varianten.</translation>
    </message>
    <message>
      <source>A proposal takes up to {needed} MiB of memory, and there is less. Close other programs.</source>
      <extracomment>app/output/proposal/typesetting.py</extracomment>
      <translation>Ein Angebot braucht bis zu {needed} MiB Arbeitsspeicher, und so viel ist nicht frei. Schließen Sie andere Programme.</translation>
    </message>
    <message>
      <source>A read that is found in the cache goes no further</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>Ein Lesezugriff, den der Cache beantwortet, geht nicht weiter</translation>
    </message>
    <message>
      <source>A restore point needs a name, without blanks around it.</source>
      <extracomment>planner_core/editing/history.py</extracomment>
      <translation>Ein Wiederherstellungspunkt braucht einen Namen ohne Leerzeichen am Rand.</translation>
    </message>
    <message>
      <source>A review of the plan found nothing to point out.</source>
      <extracomment>app/output/chapters/cover_and_findings.py, app/output/chapters/summary_chapter.py, app/output/workbook/findings_sheet.py</extracomment>
      <translation>Die Prüfung des Plans ergab nichts Auffälliges.</translation>
    </message>
    <message>
      <source>A review of the plan found {findings}; see Findings.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Die Prüfung des Plans ergab {findings}; siehe Befunde.</translation>
    </message>
    <message>
      <source>A second thread counts as a second core. It adds {gain} here: the threads of a core share its units.</source>
      <extracomment>planner_core/studies/opinions_on_processors.py</extracomment>
      <translation>Ein zweiter Thread zählt als zweiter Kern. Er bringt hier {gain}: Die Threads eines Kerns teilen sich dessen Rechenwerke.</translation>
    </message>
    <message>
      <source>A storage overhead of {overhead} leaves {free} of a store free, not {overhead}: it is counted on the files.</source>
      <extracomment>planner_core/engine/findings/space.py</extracomment>
      <translation>Ein Storage-Zuschlag von {overhead} lässt {free} eines Datastores frei, nicht {overhead}: Er wird auf die Dateien gerechnet.</translation>
    </message>
    <message>
      <source>A suspended desktop writes its whole memory to a file beside its own.</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Ein angehaltener Desktop schreibt seinen ganzen RAM in eine Datei neben seinen eigenen.</translation>
    </message>
    <message>
      <source>A user of {pool} keeps more than one server busy alone, so no think time fits.</source>
      <extracomment>planner_core/studies/response_stations.py</extracomment>
      <translation>Ein Benutzer von {pool} lastet allein mehr als eine Bedienstation aus; keine Denkzeit passt dazu.</translation>
    </message>
    <message>
      <source>A variant needs a name, without blanks around it.</source>
      <extracomment>planner_core/plan/project.py</extracomment>
      <translation>Eine Variante braucht einen Namen, ohne Leerzeichen davor und dahinter.</translation>
    </message>
    <message>
      <source>A year has 12 months; shared by the desktops planned</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Ein Jahr hat 12 Monate; auf die geplanten Desktops verteilt</translation>
    </message>
    <message>
      <source>A. K. Erlang (1917); computed by B(k) = a x B(k - 1) / (k + a x B(k - 1)), which never overflows</source>
      <extracomment>planner_core/formulas/queueing_open.py</extracomment>
      <translation>A. K. Erlang (1917); berechnet mit B(k) = a x B(k - 1) / (k + a x B(k - 1)), was nie überläuft</translation>
    </message>
    <message>
      <source>A: read in the vendor's or author's own text</source>
      <extracomment>app/results/words/confidence.py</extracomment>
      <translation>A: im Text des Herstellers oder Autors selbst gelesen</translation>
    </message>
    <message>
      <source>A: vendor or author</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>A: Hersteller oder Autor</translation>
    </message>
    <message>
      <source>AFF8040, 1,500 full clones</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>AFF8040, 1.500 Full Clones</translation>
    </message>
    <message>
      <source>About Headroom</source>
      <extracomment>app/window/dialogs/about_dialog.py</extracomment>
      <translation>Über Headroom</translation>
    </message>
    <message>
      <source>Accept the risk, or let the limits stand this failure in the settings.</source>
      <extracomment>planner_core/engine/findings/reserve.py</extracomment>
      <translation>Nehmen Sie das Risiko hin oder lassen Sie die Grenzen diesen Ausfall in den Einstellungen überstehen.</translation>
    </message>
    <message>
      <source>Active Fibre Channel or SAS ports to storage arrays, in each host. 0 with storage over IP only.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Aktive Fibre-Channel- oder SAS-Ports zu Storage-Arrays, je Host. 0 bei Storage nur über IP.</translation>
    </message>
    <message>
      <source>Active controllers that are left</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>Verbleibende aktive Controller</translation>
    </message>
    <message>
      <source>Active controllers, all serving I/O.</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Aktive Controller, die alle I/O bedienen.</translation>
    </message>
    <message>
      <source>Active front-end ports of one controller.</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Aktive Frontend-Ports eines Controllers.</translation>
    </message>
    <message>
      <source>Active ports for desktops, storage over IP and vSAN, in each host.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Aktive Ports für Desktops, Storage über IP und vSAN, je Host.</translation>
    </message>
    <message>
      <source>Active ports of all hosts add up</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Aktive Ports aller Hosts addieren sich</translation>
    </message>
    <message>
      <source>Add</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>Einfügen</translation>
    </message>
    <message>
      <source>Add a component or a catalogue record</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Komponente oder Katalogeintrag hinzufügen</translation>
    </message>
    <message>
      <source>Add a price</source>
      <extracomment>app/inspector/price_list.py</extracomment>
      <translation>Preis hinzufügen</translation>
    </message>
    <message>
      <source>Add a row to {list}</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>Zeile in {list} hinzufügen</translation>
    </message>
    <message>
      <source>Add drives.</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>Fügen Sie Laufwerke hinzu.</translation>
    </message>
    <message>
      <source>Add hosts, or choose a policy that needs fewer.</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>Nehmen Sie Hosts hinzu oder wählen Sie eine Richtlinie, die weniger braucht.</translation>
    </message>
    <message>
      <source>Add hosts, or plan for fewer failures.</source>
      <extracomment>planner_core/engine/findings/reserve.py</extracomment>
      <translation>Nehmen Sie Hosts hinzu oder planen Sie weniger Ausfälle ein.</translation>
    </message>
    <message>
      <source>Add or remove a drive.</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>Fügen Sie ein Laufwerk hinzu oder entfernen Sie eines.</translation>
    </message>
    <message>
      <source>Add to the plan</source>
      <extracomment>app/canvas/gestures/quick_add.py, app/window/panes/palette.py</extracomment>
      <translation>In den Plan einfügen</translation>
    </message>
    <message>
      <source>Add variant {variant}</source>
      <extracomment>planner_core/editing/verbs/variants.py</extracomment>
      <translation>Variante {variant} hinzufügen</translation>
    </message>
    <message>
      <source>Add {name}</source>
      <extracomment>app/canvas/commands/canvas_commands.py, planner_core/editing/verbs/components.py</extracomment>
      <translation>{name} einfügen</translation>
    </message>
    <message>
      <source>Add {name} next to the selection (Enter)</source>
      <extracomment>app/window/panes/palette.py</extracomment>
      <translation>{name} neben der Auswahl einfügen (Eingabetaste)</translation>
    </message>
    <message>
      <source>Added</source>
      <extracomment>app/results/words/comparison.py</extracomment>
      <translation>Hinzugefügt</translation>
    </message>
    <message>
      <source>Added to all files of a store.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Zuschlag auf alle Dateien eines Datastores.</translation>
    </message>
    <message>
      <source>Added up</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Aufsummiert</translation>
    </message>
    <message>
      <source>Added: {names}</source>
      <extracomment>app/window/bars/difference_legend.py</extracomment>
      <translation>Hinzugefügt: {names}</translation>
    </message>
    <message>
      <source>Address</source>
      <extracomment>app/window/proposal/branding_form.py</extracomment>
      <translation>Anschrift</translation>
    </message>
    <message>
      <source>Admission control</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Admission Control</translation>
    </message>
    <message>
      <source>Against</source>
      <extracomment>app/results/tabs/variants_tab.py</extracomment>
      <translation>Gegenüber</translation>
    </message>
    <message>
      <source>Align &amp;bottom</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Unten ausrichten</translation>
    </message>
    <message>
      <source>Align &amp;centres</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Horizontal &amp;zentrieren</translation>
    </message>
    <message>
      <source>Align &amp;left</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Links ausrichten</translation>
    </message>
    <message>
      <source>Align &amp;middles</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Vertikal zentrieren</translation>
    </message>
    <message>
      <source>Align &amp;right</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Rechts ausrichten</translation>
    </message>
    <message>
      <source>Align &amp;top</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Oben ausrichten</translation>
    </message>
    <message>
      <source>Align {count} cards</source>
      <extracomment>app/canvas/commands/canvas_orders.py</extracomment>
      <translation>{count} Karten ausrichten</translation>
    </message>
    <message>
      <source>All desktops are done after {minutes} instead of {window}; that waits for the number of desktops that may be worked on at once.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Alle Desktops sind erst nach {minutes} statt nach {window} fertig; die Dauer bestimmt die Zahl der gleichzeitig erlaubten Vorgänge.</translation>
    </message>
    <message>
      <source>All desktops are done after {minutes} instead of {window}; that waits for {limit}.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Alle Desktops sind erst nach {minutes} statt nach {window} fertig; die Dauer bestimmt {limit}.</translation>
    </message>
    <message>
      <source>All desktops have to be made within this time.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>In dieser Zeit müssen alle Desktops bereitgestellt sein.</translation>
    </message>
    <message>
      <source>All desktops have to be patched within this time.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>In dieser Zeit müssen alle Desktops gepatcht sein.</translation>
    </message>
    <message>
      <source>All desktops have to be up within this time.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>In dieser Zeit müssen alle Desktops gestartet sein.</translation>
    </message>
    <message>
      <source>All desktops here but those of the pool</source>
      <extracomment>planner_core/formulas/whole_desktops.py</extracomment>
      <translation>Alle Desktops hier außer denen des Pools</translation>
    </message>
    <message>
      <source>All desktops planned get through each of these: {cases}.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Alle geplanten Desktops überstehen jeden dieser Fälle: {cases}.</translation>
    </message>
    <message>
      <source>All files</source>
      <extracomment>app/output/workbook/capacity_sheet.py, app/results/tabs/capacity_tab.py</extracomment>
      <translation>Alle Dateien</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <extracomment>app/library/file_commands.py, app/window/commands/plan_commands.py</extracomment>
      <translation>Alle Dateien (*)</translation>
    </message>
    <message>
      <source>All files here</source>
      <extracomment>app/output/chapters/capacity_chapter.py</extracomment>
      <translation>Alle Dateien hier</translation>
    </message>
    <message>
      <source>All hosts that are left make the lost parts again, each at the rebuild speed of the plan; vSAN waits 60 minutes for a host that may come back before it begins (VMware vSAN planning)</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Alle verbliebenen Hosts stellen die verlorenen Teile wieder her, jeder mit der Rebuild-Geschwindigkeit des Plans; auf einen Host, der wiederkommen kann, wartet vSAN vorher 60 Minuten (VMware vSAN Planung)</translation>
    </message>
    <message>
      <source>All load of a pool belongs to interactions that its users wait for, its I/O too: no part of it runs in the background.</source>
      <extracomment>planner_core/studies/response_network.py</extracomment>
      <translation>Alle Last eines Pools gehört zu Interaktionen, auf die seine Benutzer warten, auch seine I/O: Nichts davon läuft im Hintergrund.</translation>
    </message>
    <message>
      <source>All my proposals</source>
      <extracomment>app/window/proposal/branding_form.py</extracomment>
      <translation>Alle meine Angebote</translation>
    </message>
    <message>
      <source>All of it</source>
      <extracomment>planner_core/engine/storage/store_io.py</extracomment>
      <translation>Alles</translation>
    </message>
    <message>
      <source>All of its desktops</source>
      <extracomment>planner_core/engine/network/traffic.py</extracomment>
      <translation>Alle seine Desktops</translation>
    </message>
    <message>
      <source>All pools together</source>
      <extracomment>app/results/tabs/limits_tab.py</extracomment>
      <translation>Alle Pools zusammen</translation>
    </message>
    <message>
      <source>All pools together, in their planned proportions</source>
      <extracomment>app/cli/limits_report.py</extracomment>
      <translation>Alle Pools zusammen, im geplanten Verhältnis</translation>
    </message>
    <message>
      <source>All power becomes heat; 1 W = 3.412 BTU/h</source>
      <extracomment>planner_core/formulas/power.py</extracomment>
      <translation>Alle Leistung wird zu Wärme; 1 W = 3,412 BTU/h</translation>
    </message>
    <message>
      <source>All users log in within this time.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>In dieser Zeit melden sich alle Benutzer an.</translation>
    </message>
    <message>
      <source>All users of the line share it</source>
      <extracomment>planner_core/studies/response_resources.py</extracomment>
      <translation>Alle Benutzer der Leitung teilen sie sich</translation>
    </message>
    <message>
      <source>All values</source>
      <extracomment>app/results/tabs/assumptions_tab.py</extracomment>
      <translation>Alle Werte</translation>
    </message>
    <message>
      <source>All variants</source>
      <extracomment>app/window/bars/variant_bar.py</extracomment>
      <translation>Alle Varianten</translation>
    </message>
    <message>
      <source>All-core turbo clock</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>All-Core-Turbotakt</translation>
    </message>
    <message>
      <source>All-core turbo clock estimated. Published figures lie around half of the way from the base clock to the highest; put in what the maker tells you.</source>
      <extracomment>resources/catalog/cpus.json</extracomment>
      <translation>All-Core-Turbotakt geschätzt. Veröffentlichte Werte liegen etwa auf halbem Weg vom Basistakt zum höchsten; setzen Sie die Angabe des Herstellers ein.</translation>
    </message>
    <message>
      <source>All-flash (OSA)</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>All-Flash (OSA)</translation>
    </message>
    <message>
      <source>Allowed</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Erlaubt</translation>
    </message>
    <message>
      <source>Allowed: {least} to {most}</source>
      <extracomment>app/inspector/origin_words.py</extracomment>
      <translation>Erlaubt: {least} bis {most}</translation>
    </message>
    <message>
      <source>Allows</source>
      <extracomment>app/results/tables/response_tables.py</extracomment>
      <translation>Erlaubt</translation>
    </message>
    <message>
      <source>Alone</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Allein</translation>
    </message>
    <message>
      <source>Alt and Up or Down</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Alt und Pfeil auf oder ab</translation>
    </message>
    <message>
      <source>Alt and arrow keys, or drag an edge</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Alt und Pfeiltasten, oder eine Kante ziehen</translation>
    </message>
    <message>
      <source>Amount</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Betrag</translation>
    </message>
    <message>
      <source>Amounts in different currencies are never added up</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>Beträge in verschiedenen Währungen werden nie addiert</translation>
    </message>
    <message>
      <source>An array and vSAN spread their I/O over the drives behind them</source>
      <extracomment>planner_core/formulas/io_on_stores.py</extracomment>
      <translation>Ein Array und vSAN verteilen ihr I/O auf die Laufwerke dahinter</translation>
    </message>
    <message>
      <source>An interaction goes from station to station, one I/O after the other; nothing runs side by side.</source>
      <extracomment>planner_core/studies/response_network.py</extracomment>
      <translation>Eine Interaktion geht von Station zu Station, ein I/O nach dem anderen; nichts läuft nebeneinander.</translation>
    </message>
    <message>
      <source>An outlook, not an offer: flash drives get {percent} cheaper in a year; all other prices stay as they are.</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Ein Ausblick, kein Angebot: Flash-Laufwerke werden in einem Jahr um {percent} billiger; alle anderen Preise bleiben, wie sie sind.</translation>
    </message>
    <message>
      <source>Annuity C x i / (1 - (1 + i)^-y) of the price less the present residual value</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Annuität C x i / (1 - (1 + i)^-y) des Preises abzüglich des Barwerts des Restwerts</translation>
    </message>
    <message>
      <source>Annuity per year</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Annuität je Jahr</translation>
    </message>
    <message>
      <source>Another store</source>
      <extracomment>app/output/chapters/relocation_chapter.py</extracomment>
      <translation>Ein anderer Datastore</translation>
    </message>
    <message>
      <source>Another window of Headroom has changed the library in the meantime. It is shown as it is now; nothing was done. Try again.</source>
      <extracomment>planner_core/catalog/library.py</extracomment>
      <translation>Ein anderes Fenster von Headroom hat die Bibliothek inzwischen geändert. Sie wird so gezeigt, wie sie jetzt ist; es wurde nichts geändert. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>April</source>
      <extracomment>app/look/dates.py</extracomment>
      <translation>April</translation>
    </message>
    <message>
      <source>Arithmetic RAID form</source>
      <extracomment>planner_core/studies/opinions_on_storage.py</extracomment>
      <translation>Arithmetische RAID-Formel</translation>
    </message>
    <message>
      <source>Arithmetic of the sources</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Rechnungen der Quellen</translation>
    </message>
    <message>
      <source>Arithmetic: files x 1.25 leave 20% of a full store free; files / 0.75 leave 25%</source>
      <extracomment>planner_core/engine/findings/space.py</extracomment>
      <translation>Rechnung: Dateien x 1,25 lassen 20 % eines vollen Datastores frei; Dateien / 0,75 lassen 25 % frei</translation>
    </message>
    <message>
      <source>Arrange</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>Anordnen</translation>
    </message>
    <message>
      <source>Array</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Array</translation>
    </message>
    <message>
      <source>Array model</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Array-Modell</translation>
    </message>
    <message>
      <source>Array ports</source>
      <extracomment>planner_core/engine/basis/resources.py</extracomment>
      <translation>Array-Ports</translation>
    </message>
    <message>
      <source>Arrow keys</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Pfeiltasten</translation>
    </message>
    <message>
      <source>As fast, and easier on the storage: {remedy}.</source>
      <extracomment>planner_core/engine/findings/storms.py</extracomment>
      <translation>Ebenso schnell und schonender für den Storage: {remedy}.</translation>
    </message>
    <message>
      <source>As many as planned fit where the plan as a whole does, however its pools share the hosts</source>
      <extracomment>planner_core/formulas/whole_desktops.py</extracomment>
      <translation>Wo der Plan als Ganzes passt, passen so viele wie geplant, wie auch immer sich seine Pools die Hosts teilen</translation>
    </message>
    <message>
      <source>As many as there are in all while each of these hosts or datastores has whole desktops</source>
      <extracomment>planner_core/formulas/whole_desktops.py</extracomment>
      <translation>So viele, wie es insgesamt sind, wenn auf jedem dieser Hosts oder Datastores ganze Desktops sind</translation>
    </message>
    <message>
      <source>As sold. vSAN uses up to 600 GB of it as write buffer.</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Wie verkauft. vSAN nutzt davon bis zu 600 GB als Schreibpuffer.</translation>
    </message>
    <message>
      <source>As sold: 1 GB is 10^9 bytes. Capacities of stores are shown in GiB.</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Wie verkauft: 1 GB sind 10^9 Byte. Datastore-Kapazitäten stehen in GiB.</translation>
    </message>
    <message>
      <source>As the hosts see it.</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Wie die Hosts es sehen.</translation>
    </message>
    <message>
      <source>As the version does</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Wie es die Version tut</translation>
    </message>
    <message>
      <source>As wide as the window (Ctrl+0)</source>
      <extracomment>app/window/proposal/page_bar.py</extracomment>
      <translation>So breit wie das Fenster (Strg+0)</translation>
    </message>
    <message>
      <source>Ask for a new quotation before the plan is offered.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>Holen Sie ein neues Angebot ein, bevor Sie den Plan anbieten.</translation>
    </message>
    <message>
      <source>Ask for current prices, or set the decline of prices per year.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>Fragen Sie aktuelle Preise an oder stellen Sie den Preisrückgang je Jahr ein.</translation>
    </message>
    <message>
      <source>Assignment</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Zuweisung</translation>
    </message>
    <message>
      <source>Assumption</source>
      <extracomment>app/output/workbook/assumptions_sheet.py, app/results/tables/assumptions_table.py</extracomment>
      <translation>Annahme</translation>
    </message>
    <message>
      <source>Assumptions</source>
      <extracomment>app/cli/response_report.py, app/output/chapters/assumptions_chapter.py, app/output/workbook/assumptions_sheet.py, app/results/tabs/all_tabs.py, app/results/tabs/assumptions_tab.py, planner_core/editing/verbs/proposal.py</extracomment>
      <translation>Annahmen</translation>
    </message>
    <message>
      <source>Assumptions and sources in words; printed with the proposal.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Annahmen und Quellen in Worten; sie stehen im Angebot.</translation>
    </message>
    <message>
      <source>Asymptotic bounds meet here; Lazowska et al., Quantitative System Performance (1984), ch. 5</source>
      <extracomment>planner_core/formulas/queueing_bounds.py</extracomment>
      <translation>Hier treffen sich die asymptotischen Schranken; Lazowska u. a., Quantitative System Performance (1984), Kap. 5</translation>
    </message>
    <message>
      <source>At</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Bei</translation>
    </message>
    <message>
      <source>At its worst</source>
      <extracomment>app/output/chapters/saturation_chapter.py, app/results/tabs/saturation_tab.py</extracomment>
      <translation>Höchstwert</translation>
    </message>
    <message>
      <source>At least</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Mindestens</translation>
    </message>
    <message>
      <source>At list prices</source>
      <extracomment>app/output/chapters/bill_chapter.py, app/output/workbook/bill_sheet.py</extracomment>
      <translation>Zu Listenpreisen</translation>
    </message>
    <message>
      <source>At logoff</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Bei der Abmeldung</translation>
    </message>
    <message>
      <source>At most</source>
      <extracomment>app/cli/response_report.py, app/results/tables/limits_tables.py</extracomment>
      <translation>Höchstens</translation>
    </message>
    <message>
      <source>At most, while nothing fails</source>
      <extracomment>app/output/workbook/summary_sheet.py</extracomment>
      <translation>Höchstens, solange nichts ausfällt</translation>
    </message>
    <message>
      <source>At most, with all promised failures</source>
      <extracomment>app/output/workbook/summary_sheet.py</extracomment>
      <translation>Höchstens, mit allen zugesagten Ausfällen</translation>
    </message>
    <message>
      <source>At most, with failed hosts (N+{count})</source>
      <extracomment>app/output/workbook/summary_sheet.py</extracomment>
      <translation>Höchstens, mit ausgefallenen Hosts (N+{count})</translation>
    </message>
    <message>
      <source>At most, with the promised failures that can be stood</source>
      <extracomment>app/output/workbook/summary_sheet.py</extracomment>
      <translation>Höchstens, mit den zugesagten Ausfällen, die verkraftet werden</translation>
    </message>
    <message>
      <source>At today's prices</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Zu heutigen Preisen</translation>
    </message>
    <message>
      <source>August</source>
      <extracomment>app/look/dates.py</extracomment>
      <translation>August</translation>
    </message>
    <message>
      <source>Availability</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Verfügbarkeit</translation>
    </message>
    <message>
      <source>Average draw</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Mittlere Leistungsaufnahme</translation>
    </message>
    <message>
      <source>Average of a working user.</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Mittelwert eines arbeitenden Benutzers.</translation>
    </message>
    <message>
      <source>Average of one host.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Mittelwert eines Hosts.</translation>
    </message>
    <message>
      <source>Average power draw of each piece of hardware</source>
      <extracomment>planner_core/formulas/power.py</extracomment>
      <translation>Mittlere Leistungsaufnahme jedes Geräts</translation>
    </message>
    <message>
      <source>Average while users work and log in, as the array sees it.</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Mittelwert, während die Benutzer arbeiten und sich anmelden, wie das Array ihn sieht.</translation>
    </message>
    <message>
      <source>Average while users work.</source>
      <extracomment>planner_core/plan/components/infrastructure_servers.py</extracomment>
      <translation>Mittelwert, während die Benutzer arbeiten.</translation>
    </message>
    <message>
      <source>Azure Local Surveyor</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>Azure Local Surveyor</translation>
    </message>
    <message>
      <source>Azure Local Surveyor 2.7: 4 vCPUs for each logical core less 4 per host, 8 GB per host for the system, N+1</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>Azure Local Surveyor 2.7: 4 vCPUs je logischem Kern abzüglich 4 je Host, 8 GB je Host für das System, N+1</translation>
    </message>
    <message>
      <source>Azure Local Surveyor 2.7: logical cores = physical cores x 2; against it VMware KB 326271: 10 to 30%</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>Azure Local Surveyor 2.7: logische Kerne = physische Kerne x 2; dagegen VMware KB 326271: 10 bis 30 %</translation>
    </message>
    <message>
      <source>B: from a secondary source</source>
      <extracomment>app/results/words/confidence.py</extracomment>
      <translation>B: aus einer Sekundärquelle</translation>
    </message>
    <message>
      <source>B: secondary source</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>B: Sekundärquelle</translation>
    </message>
    <message>
      <source>BTU/h</source>
      <extracomment>planner_core/formulas/power.py</extracomment>
      <translation>BTU/h</translation>
    </message>
    <message>
      <source>Bac&amp;kups…</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Si&amp;cherungen…</translation>
    </message>
    <message>
      <source>Back to default: {value}</source>
      <extracomment>app/inspector/field_row.py</extracomment>
      <translation>Zurück zur Vorgabe: {value}</translation>
    </message>
    <message>
      <source>Back-end I/O = reads + writes x write penalty; caches take their share off. Without cache it is the harmonic form F = n x i / (r + w x P) read the other way</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Backend-I/O = Lesezugriffe + Schreibzugriffe x Write Penalty; Caches nehmen ihren Anteil ab. Ohne Cache ist es die harmonische Form F = n x i / (r + w x P), andersherum gelesen</translation>
    </message>
    <message>
      <source>Background work</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Hintergrundarbeit</translation>
    </message>
    <message>
      <source>Backups</source>
      <extracomment>app/window/dialogs/backups_dialog.py</extracomment>
      <translation>Sicherungen</translation>
    </message>
    <message>
      <source>Backups…</source>
      <extracomment>app/window/dialogs/file_conversations.py</extracomment>
      <translation>Sicherungen…</translation>
    </message>
    <message>
      <source>Bad above</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Schlecht über</translation>
    </message>
    <message>
      <source>Bandwidth</source>
      <extracomment>planner_core/plan/components/network_link.py</extracomment>
      <translation>Bandbreite</translation>
    </message>
    <message>
      <source>Bandwidth for desktops</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Bandbreite für Desktops</translation>
    </message>
    <message>
      <source>Bandwidth of a link</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Bandbreite einer Leitung</translation>
    </message>
    <message>
      <source>Bandwidth of the ports</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Bandbreite der Ports</translation>
    </message>
    <message>
      <source>Bandwidth target</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Zielwert Bandbreite</translation>
    </message>
    <message>
      <source>Bandwidth to the storage</source>
      <extracomment>planner_core/studies/opinion.py</extracomment>
      <translation>Bandbreite zum Storage</translation>
    </message>
    <message>
      <source>Base clock</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Basistakt</translation>
    </message>
    <message>
      <source>Base clock of a desktop</source>
      <extracomment>planner_core/formulas/rules_of_thumb.py</extracomment>
      <translation>Basistakt eines Desktops</translation>
    </message>
    <message>
      <source>Baseline</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Baseline</translation>
    </message>
    <message>
      <source>Baseline of the comparison</source>
      <extracomment>app/results/tabs/variants_tab.py, app/window/bars/variant_bar.py</extracomment>
      <translation>Bezug des Vergleichs</translation>
    </message>
    <message>
      <source>Baseline: Login VSI documentation, Base phase. Added time: practice, not confirmed</source>
      <extracomment>resources/catalog/login_vsi.json</extracomment>
      <translation>Baseline: Dokumentation von Login VSI, Base Phase. Zuschlag: Praxis, nicht bestätigt</translation>
    </message>
    <message>
      <source>Baseline: the variant that the others are held against</source>
      <extracomment>app/results/tabs/variants_tab.py, app/window/bars/variant_bar.py</extracomment>
      <translation>Bezug: die Variante, an der die anderen gemessen werden</translation>
    </message>
    <message>
      <source>Basis</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Grundlage</translation>
    </message>
    <message>
      <source>Before vSAN 6.7 swap objects were mirrored once, whatever the policy of the machine (cormachogan.com, 2016; VMware virtual blocks blog, July 2018); the capacity of the store is counted in copies of its policy</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Vor vSAN 6.7 wurden Swap-Objekte einmal gespiegelt, gleich welche Richtlinie die Maschine hatte (cormachogan.com, 2016; VMware virtual blocks blog, Juli 2018); die Kapazität des Speichers zählt in Kopien seiner Richtlinie</translation>
    </message>
    <message>
      <source>Begin a variant with nothing in it.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Eine Variante beginnen, in der noch nichts gezeichnet ist.</translation>
    </message>
    <message>
      <source>Begin to type its name</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Den Namen zu tippen beginnen</translation>
    </message>
    <message>
      <source>Between user and desktop. It adds to every response.</source>
      <extracomment>planner_core/plan/components/network_link.py</extracomment>
      <translation>Zwischen Benutzer und Desktop. Kommt zu jeder Antwortzeit hinzu.</translation>
    </message>
    <message>
      <source>Bill of materials</source>
      <extracomment>app/cli/assessment_report.py, app/output/chapters/bill_chapter.py, app/output/workbook/bill_sheet.py, app/results/tabs/cost_tab.py, planner_core/editing/verbs/proposal.py, planner_core/engine/explaining/bill.py, planner_core/formulas/cost.py</extracomment>
      <translation>Stückliste</translation>
    </message>
    <message>
      <source>Bill of materials at list prices, less the same bill after discounts</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Stückliste zu Listenpreisen abzüglich derselben Stückliste nach Rabatten</translation>
    </message>
    <message>
      <source>Bill of materials: price records of the components drawn</source>
      <extracomment>planner_core/engine/explaining/bill.py</extracomment>
      <translation>Stückliste: Preisangaben der gezeichneten Komponenten</translation>
    </message>
    <message>
      <source>Blocks lie on all drives alike, so each gets 1 / n of the I/Os</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Blöcke liegen gleichmäßig auf allen Laufwerken, jedes erhält also 1 / n der I/Os</translation>
    </message>
    <message>
      <source>Blue cells may be changed; what follows from them by formulas changes with them. Results of the planning itself, such as how many desktops fit, stay as Headroom worked them out.</source>
      <extracomment>app/output/workbook/summary_sheet.py</extracomment>
      <translation>Blaue Zellen dürfen geändert werden; was aus ihnen durch Formeln folgt, ändert sich mit. Ergebnisse der Planung selbst, etwa wie viele Desktops Platz finden, bleiben, wie Headroom sie berechnet hat.</translation>
    </message>
    <message>
      <source>Book value at its end</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Buchwert am Ende</translation>
    </message>
    <message>
      <source>Boot</source>
      <extracomment>planner_core/engine/basis/axes.py, planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Boot</translation>
    </message>
    <message>
      <source>Boot time</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Startdauer</translation>
    </message>
    <message>
      <source>Boot window</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Boot-Fenster</translation>
    </message>
    <message>
      <source>Boot, provisioning, patching and refresh, where the host has a cache for desktops.</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Boot, Bereitstellung, Patchen und Zurücksetzen, wo der Host einen Cache für Desktops hat.</translation>
    </message>
    <message>
      <source>Boot, provisioning, patching and refresh.</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Boot, Bereitstellung, Patchen und Refresh.</translation>
    </message>
    <message>
      <source>Bottleneck busy</source>
      <extracomment>app/cli/response_report.py, app/output/chapters/response_chapter.py, app/results/tables/response_tables.py</extracomment>
      <translation>Engpass belegt</translation>
    </message>
    <message>
      <source>Bring all hosts of the cluster to one version.</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>Bringen Sie alle Hosts des Clusters auf eine Version.</translation>
    </message>
    <message>
      <source>Bring it back</source>
      <extracomment>app/window/dialogs/file_conversations.py, app/window/dialogs/restore_points_dialog.py</extracomment>
      <translation>Zurückholen</translation>
    </message>
    <message>
      <source>Broadcom KB 394410: the log-structured file system of ESA adds 13.1% to every object with its copies</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Broadcom KB 394410: das Log-strukturierte Dateisystem von ESA legt auf jedes Objekt mit seinen Kopien 13,1 % auf</translation>
    </message>
    <message>
      <source>Broadcom KB 394410: the log-structured file system of ESA adds 13.1% to every object with its copies; what lay on the failed part has its share of that</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Broadcom KB 394410: das Log-strukturierte Dateisystem von ESA legt auf jedes Objekt mit seinen Kopien 13,1 % auf; was auf dem ausgefallenen Teil lag, hat daran seinen Anteil</translation>
    </message>
    <message>
      <source>Broker</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Broker</translation>
    </message>
    <message>
      <source>Brokers, directory, databases</source>
      <extracomment>app/project/palette_model.py</extracomment>
      <translation>Broker, Verzeichnisdienst, Datenbanken</translation>
    </message>
    <message>
      <source>Busy as planned</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Belegt wie geplant</translation>
    </message>
    <message>
      <source>By</source>
      <extracomment>app/window/dialogs/restore_points_dialog.py</extracomment>
      <translation>Von</translation>
    </message>
    <message>
      <source>Bytes are spread over all ports in service</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Bytes verteilen sich auf alle Ports in Betrieb</translation>
    </message>
    <message>
      <source>Bytes per second = I/Os per second x mean size of an I/O</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Bytes je Sekunde = I/Os je Sekunde x mittlere Größe eines I/O</translation>
    </message>
    <message>
      <source>C&amp;hapters</source>
      <extracomment>app/window/proposal/contents_form.py</extracomment>
      <translation>&amp;Kapitel</translation>
    </message>
    <message>
      <source>C&amp;ollapse</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Zukla&amp;ppen</translation>
    </message>
    <message>
      <source>C&amp;olour</source>
      <extracomment>app/window/proposal/branding_form.py</extracomment>
      <translation>Far&amp;be</translation>
    </message>
    <message>
      <source>C&amp;opy</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Kopieren</translation>
    </message>
    <message>
      <source>C: a planning value</source>
      <extracomment>app/results/words/confidence.py</extracomment>
      <translation>C: Planungswert</translation>
    </message>
    <message>
      <source>C: planning value</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>C: Planungswert</translation>
    </message>
    <message>
      <source>CPU</source>
      <extracomment>app/canvas/content/card_content.py, planner_core/engine/basis/resources.py</extracomment>
      <translation>CPU</translation>
    </message>
    <message>
      <source>CPU beside the services</source>
      <extracomment>planner_core/formulas/cpu.py</extracomment>
      <translation>CPU neben den Diensten</translation>
    </message>
    <message>
      <source>CPU capacity</source>
      <extracomment>planner_core/formulas/cpu.py</extracomment>
      <translation>CPU-Kapazität</translation>
    </message>
    <message>
      <source>CPU demand of all desktops</source>
      <extracomment>planner_core/engine/hosts/hosts.py</extracomment>
      <translation>CPU-Bedarf aller Desktops</translation>
    </message>
    <message>
      <source>CPU demand of infrastructure servers</source>
      <extracomment>planner_core/engine/hosts/hosts.py</extracomment>
      <translation>CPU-Bedarf der Infrastruktur-Server</translation>
    </message>
    <message>
      <source>CPU demand of the cluster's desktops</source>
      <extracomment>planner_core/engine/hosts/runs.py</extracomment>
      <translation>CPU-Bedarf der Desktops des Clusters</translation>
    </message>
    <message>
      <source>CPU of the work, spread over its window</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>CPU der Arbeit, auf ihr Zeitfenster verteilt</translation>
    </message>
    <message>
      <source>CPU while working</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>CPU beim Arbeiten</translation>
    </message>
    <message>
      <source>CSV tables (*.csv)</source>
      <extracomment>app/library/file_commands.py, app/window/commands/result_exports.py</extracomment>
      <translation>CSV-Tabellen (*.csv)</translation>
    </message>
    <message>
      <source>Cache</source>
      <extracomment>planner_core/plan/components/disk_group.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>Cache</translation>
    </message>
    <message>
      <source>Cache device</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>Cache-Laufwerk</translation>
    </message>
    <message>
      <source>Cache device size</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Größe eines Cache-Laufwerks</translation>
    </message>
    <message>
      <source>Cache devices</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Cache-Laufwerke</translation>
    </message>
    <message>
      <source>Cache devices of all hosts</source>
      <extracomment>planner_core/engine/storage/vsan.py</extracomment>
      <translation>Cache-Laufwerke aller Hosts</translation>
    </message>
    <message>
      <source>Cache that counts at most</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>Höchstens zählender Cache</translation>
    </message>
    <message>
      <source>Cache that hybrid vSAN should have</source>
      <extracomment>planner_core/engine/storage/vsan.py</extracomment>
      <translation>Cache, den Hybrid-vSAN haben sollte</translation>
    </message>
    <message>
      <source>Cache wanted</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Gewünschter Cache</translation>
    </message>
    <message>
      <source>Caches in series: the second sees what the first has left</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>Caches hintereinander: Der zweite sieht, was der erste übrig lässt</translation>
    </message>
    <message>
      <source>Calculated with Headroom {version}</source>
      <extracomment>app/output/proposal/content.py, app/output/workbook/book.py</extracomment>
      <translation>Berechnet mit Headroom {version}</translation>
    </message>
    <message>
      <source>Calibrated on</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Kalibriert an</translation>
    </message>
    <message>
      <source>Calibrated on a family of three systems, not on one. A Login VSI run keeps logging users in, which is why reads outweigh writes.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Kalibriert an einer Familie von drei Systemen, nicht an einem. Ein Login-VSI-Lauf meldet ständig Benutzer an; deshalb überwiegen die Lesezugriffe.</translation>
    </message>
    <message>
      <source>Cancel</source>
      <extracomment>app/project/patience.py, app/window/commands/exports.py, app/window/dialogs/password_conversations.py</extracomment>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Cancelling…</source>
      <extracomment>app/project/patience.py</extracomment>
      <translation>Wird abgebrochen…</translation>
    </message>
    <message>
      <source>Capacity</source>
      <extracomment>app/canvas/content/card_content.py, app/cli/assessment_report.py, app/cli/validation_report.py, app/output/chapters/capacity_chapter.py, app/output/workbook/capacity_sheet.py, app/output/workbook/saturation_sheet.py, app/results/tabs/all_tabs.py, app/results/tabs/capacity_tab.py, planner_core/editing/verbs/proposal.py, planner_core/engine/basis/resources.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>Kapazität</translation>
    </message>
    <message>
      <source>Capacity and layout: VMware vSAN 6.2 with VDI (2016). Hosts: cormachogan.com, 2016. 3 data and 1 parity; a small write reads two blocks and writes two (VMware, RAID 5/6 in vSAN 7 U3). ESA: 4 + 1, in clusters of up to five hosts 2 + 1 (Broadcom KB 394410); writes land on a mirrored log first, planning value.</source>
      <extracomment>resources/catalog/vsan_policies.json</extracomment>
      <translation>Kapazität und Aufteilung: VMware vSAN 6.2 mit VDI (2016). Hosts: cormachogan.com, 2016. 3 Teile Daten und 1 Parität; ein kleiner Schreibzugriff liest zwei Blöcke und schreibt zwei (VMware, RAID 5/6 in vSAN 7 U3). ESA: 4 + 1, in Clustern mit bis zu fünf Hosts 2 + 1 (Broadcom KB 394410); Schreibzugriffe landen zuerst in einem gespiegelten Log, Planungswert.</translation>
    </message>
    <message>
      <source>Capacity and layout: VMware vSAN 6.2 with VDI (2016). Hosts: cormachogan.com, 2016. 4 data and 2 parity; a small write reads three blocks and writes three, planning value. ESA: 4 + 2 as well; writes land on a log with three copies first, planning value.</source>
      <extracomment>resources/catalog/vsan_policies.json</extracomment>
      <translation>Kapazität und Aufteilung: VMware vSAN 6.2 mit VDI (2016). Hosts: cormachogan.com, 2016. 4 Teile Daten und 2 Parität; ein kleiner Schreibzugriff liest drei Blöcke und schreibt drei, Planungswert. ESA: ebenfalls 4 + 2; Schreibzugriffe landen zuerst in einem Log mit drei Kopien, Planungswert.</translation>
    </message>
    <message>
      <source>Capacity by file role</source>
      <extracomment>app/output/workbook/capacity_sheet.py, app/results/charts/capacity_chart.py, app/results/tabs/capacity_tab.py</extracomment>
      <translation>Kapazität nach Dateiart</translation>
    </message>
    <message>
      <source>Capacity devices</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>Kapazitätslaufwerke</translation>
    </message>
    <message>
      <source>Capacity kept free for rebuilding and rebalancing.</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Für Wiederherstellung und Umverteilung frei gehaltene Kapazität.</translation>
    </message>
    <message>
      <source>Capacity target</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Zielwert Kapazität</translation>
    </message>
    <message>
      <source>Capacity with data reduction</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Kapazität mit Datenreduktion</translation>
    </message>
    <message>
      <source>Capital</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Kapital</translation>
    </message>
    <message>
      <source>Carried by all hosts of the cluster</source>
      <extracomment>planner_core/engine/hosts/runs.py</extracomment>
      <translation>Getragen von allen Hosts des Clusters</translation>
    </message>
    <message>
      <source>Carried by one host</source>
      <extracomment>planner_core/engine/hosts/runs.py</extracomment>
      <translation>Getragen von einem Host</translation>
    </message>
    <message>
      <source>Carried by the hosts in service</source>
      <extracomment>planner_core/formulas/spread.py</extracomment>
      <translation>Getragen von den Hosts in Betrieb</translation>
    </message>
    <message>
      <source>Carries what is planned</source>
      <extracomment>planner_core/studies/comparison_measures.py</extracomment>
      <translation>Trägt den Plan</translation>
    </message>
    <message>
      <source>Case</source>
      <extracomment>app/cli/response_report.py, app/output/chapters/response_chapter.py, app/output/chapters/storms_chapter.py, app/output/workbook/limits_sheets.py, app/output/workbook/saturation_sheet.py, app/output/workbook/storms_sheet.py, app/results/tables/response_tables.py, app/window/bars/top_bar.py</extracomment>
      <translation>Fall</translation>
    </message>
    <message>
      <source>Cases</source>
      <extracomment>app/results/tabs/response_tab.py</extracomment>
      <translation>Fälle</translation>
    </message>
    <message>
      <source>Catalogue of ports: line coding of Fibre Channel and SAS, 94% of the line of Ethernet; MB/s of one port in one direction</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>Katalog der Ports: Leitungscodierung von Fibre Channel und SAS, 94 % der Leitung bei Ethernet; MB/s eines Ports in einer Richtung</translation>
    </message>
    <message>
      <source>Catalogue {file}, {list}, record {record}, field {field}: {reason}</source>
      <extracomment>planner_core/catalog/records.py</extracomment>
      <translation>Katalog {file}, {list}, Eintrag {record}, Feld {field}: {reason}</translation>
    </message>
    <message>
      <source>Chan&amp;ge or remove password…</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>&amp;Passwort ändern oder entfernen…</translation>
    </message>
    <message>
      <source>Change it in {place}</source>
      <extracomment>app/results/explaining/explain_panel.py</extracomment>
      <translation>Ändern in: {place}</translation>
    </message>
    <message>
      <source>Change or remove the password</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>Passwort ändern oder entfernen</translation>
    </message>
    <message>
      <source>Change prices of {name}</source>
      <extracomment>planner_core/editing/verbs/fields.py</extracomment>
      <translation>Preise von {name} ändern</translation>
    </message>
    <message>
      <source>Change the branding of the proposal</source>
      <extracomment>planner_core/editing/verbs/proposal.py</extracomment>
      <translation>Firma im Angebot ändern</translation>
    </message>
    <message>
      <source>Change the chapters of the proposal</source>
      <extracomment>planner_core/editing/verbs/proposal.py</extracomment>
      <translation>Kapitel des Angebots ändern</translation>
    </message>
    <message>
      <source>Change the drives, or the kind of vSAN of the cluster.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>Ändern Sie die Laufwerke oder die Art des vSAN des Clusters.</translation>
    </message>
    <message>
      <source>Change the language of the proposal</source>
      <extracomment>planner_core/editing/verbs/proposal.py</extracomment>
      <translation>Sprache des Angebots ändern</translation>
    </message>
    <message>
      <source>Change the proposal</source>
      <extracomment>planner_core/editing/verbs/proposal.py</extracomment>
      <translation>Angebot ändern</translation>
    </message>
    <message>
      <source>Change {field}</source>
      <extracomment>planner_core/editing/verbs/fields.py</extracomment>
      <translation>{field} ändern</translation>
    </message>
    <message>
      <source>Change {field} of {name}</source>
      <extracomment>app/library/rows_model.py, planner_core/editing/verbs/fields.py</extracomment>
      <translation>{field} von {name} ändern</translation>
    </message>
    <message>
      <source>Change {field} of {name} and move files to vSAN</source>
      <extracomment>planner_core/editing/verbs/fields.py</extracomment>
      <translation>{field} von {name} ändern und Dateien ins vSAN verschieben</translation>
    </message>
    <message>
      <source>Changed settings: {count}</source>
      <extracomment>app/window/bars/difference_legend.py</extracomment>
      <translation>Geänderte Einstellungen: {count}</translation>
    </message>
    <message>
      <source>Changed: {names}</source>
      <extracomment>app/window/bars/difference_legend.py</extracomment>
      <translation>Geändert: {names}</translation>
    </message>
    <message>
      <source>Chapters</source>
      <extracomment>app/window/proposal/chapter_list.py</extracomment>
      <translation>Kapitel</translation>
    </message>
    <message>
      <source>Characters that this typeface lacks are printed as “?”.</source>
      <extracomment>app/output/proposal/build_proposal.py</extracomment>
      <translation>Zeichen, die dieser Schrift fehlen, werden als „?“ gedruckt.</translation>
    </message>
    <message>
      <source>Chart</source>
      <extracomment>app/results/tabs/response_tab.py, app/results/tabs/storms_tab.py</extracomment>
      <translation>Diagramm</translation>
    </message>
    <message>
      <source>Chart: minutes of {phase} for each of what takes time. The table below holds the same numbers.</source>
      <extracomment>app/output/chapters/storms_chapter.py</extracomment>
      <translation>Diagramm: Minuten für {phase}, je Ursache ein Balken. Die Tabelle darunter enthält dieselben Zahlen.</translation>
    </message>
    <message>
      <source>Chart: seconds of waiting over sessions at work. The table below it holds the same numbers.</source>
      <extracomment>app/output/chapters/response_picture.py</extracomment>
      <translation>Diagramm: Wartezeit in Sekunden über der Zahl arbeitender Sitzungen. Die Tabelle darunter enthält dieselben Zahlen.</translation>
    </message>
    <message>
      <source>Chart: {caption} The table below it holds the same numbers.</source>
      <extracomment>app/output/word/body.py</extracomment>
      <translation>Diagramm: {caption} Die Tabelle darunter enthält dieselben Zahlen.</translation>
    </message>
    <message>
      <source>Check the discount: it is in percent of the list price.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>Prüfen Sie den Rabatt: Er ist in Prozent des Listenpreises.</translation>
    </message>
    <message>
      <source>Check the size of an I/O: it decides what ports and lines have to carry.</source>
      <extracomment>planner_core/engine/findings/workload.py</extracomment>
      <translation>Prüfen Sie die Größe eines I/O: Sie bestimmt, was Ports und Leitungen tragen müssen.</translation>
    </message>
    <message>
      <source>Check whether reads and writes were swapped: 20 : 80 is usual.</source>
      <extracomment>planner_core/engine/findings/workload.py</extracomment>
      <translation>Prüfen Sie, ob Lesen und Schreiben vertauscht wurden: 20 : 80 ist üblich.</translation>
    </message>
    <message>
      <source>Checking the file</source>
      <extracomment>db/verify.py</extracomment>
      <translation>Die Datei wird geprüft</translation>
    </message>
    <message>
      <source>Checking the rows</source>
      <extracomment>db/library.py</extracomment>
      <translation>Zeilen werden geprüft</translation>
    </message>
    <message>
      <source>Choose a catalogue record with a price or type one in; 0 for what the price of another part includes.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>Wählen Sie einen Katalogeintrag mit Preis oder tragen Sie einen ein; 0 für das, was im Preis eines anderen Teils enthalten ist.</translation>
    </message>
    <message>
      <source>Choose a colour</source>
      <extracomment>app/window/proposal/colour_field.py</extracomment>
      <translation>Farbe wählen</translation>
    </message>
    <message>
      <source>Choose a logo</source>
      <extracomment>app/window/proposal/logo_field.py</extracomment>
      <translation>Logo wählen</translation>
    </message>
    <message>
      <source>Choose a mirror as policy, or a later version.</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>Wählen Sie als Richtlinie einen Spiegel oder eine spätere Version.</translation>
    </message>
    <message>
      <source>Choose a mirror as policy, or all-flash vSAN.</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>Wählen Sie als Richtlinie einen Spiegel oder ein All-Flash-vSAN.</translation>
    </message>
    <message>
      <source>Choose a policy that tolerates at least one failure.</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>Wählen Sie eine Richtlinie, die mindestens einen Ausfall übersteht.</translation>
    </message>
    <message>
      <source>Choose a policy that tolerates more failures, or plan for fewer.</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>Wählen Sie eine Richtlinie, die mehr Ausfälle übersteht, oder planen Sie weniger ein.</translation>
    </message>
    <message>
      <source>Choose a profile that was measured, or keep the source of the figure at hand.</source>
      <extracomment>planner_core/engine/findings/workload.py</extracomment>
      <translation>Wählen Sie ein gemessenes Profil oder halten Sie die Quelle der Zahl bereit.</translation>
    </message>
    <message>
      <source>Choose a smaller cache device, unless its endurance is wanted.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>Wählen Sie ein kleineres Cache-Laufwerk, außer Sie wollen seine Schreibfestigkeit.</translation>
    </message>
    <message>
      <source>Choose a store with the keyboard</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>Datastore mit der Tastatur wählen</translation>
    </message>
    <message>
      <source>Choose an amount of RAM that whole modules add up to.</source>
      <extracomment>planner_core/engine/findings/host_memory.py</extracomment>
      <translation>Wählen Sie eine RAM-Größe, die sich aus ganzen Modulen ergibt.</translation>
    </message>
    <message>
      <source>Choose another clone type, or the broker that is meant.</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>Wählen Sie einen anderen Klontyp oder den gemeinten Broker.</translation>
    </message>
    <message>
      <source>Choose another place…</source>
      <extracomment>app/output/destination.py, app/window/dialogs/file_conversations.py</extracomment>
      <translation>Anderen Ort wählen…</translation>
    </message>
    <message>
      <source>Choose the column for: {fields}</source>
      <extracomment>app/library/importing/import_dialog.py</extracomment>
      <translation>Wählen Sie die Spalte für: {fields}</translation>
    </message>
    <message>
      <source>Choose the drive from the catalogue, or type in 80 to 150 IOPS.</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>Wählen Sie das Laufwerk aus dem Katalog oder geben Sie 80 bis 150 IOPS ein.</translation>
    </message>
    <message>
      <source>Choose the profile that fits the users, or type in what was measured.</source>
      <extracomment>planner_core/engine/findings/workload.py</extracomment>
      <translation>Wählen Sie das Profil, das zu den Benutzern passt, oder geben Sie Gemessenes ein.</translation>
    </message>
    <message>
      <source>Choose…</source>
      <extracomment>app/window/proposal/colour_field.py, app/window/proposal/logo_field.py</extracomment>
      <translation>Wählen…</translation>
    </message>
    <message>
      <source>Choosing a drive fills in type, size and IOPS.</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Die Wahl eines Laufwerks trägt Typ, Größe und IOPS ein.</translation>
    </message>
    <message>
      <source>Choosing a model fills in controllers, ports and cache.</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Die Wahl eines Modells trägt Controller, Ports und Cache ein.</translation>
    </message>
    <message>
      <source>Choosing a processor fills in cores and clocks.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Die Wahl eines Prozessors trägt Kerne und Takte ein.</translation>
    </message>
    <message>
      <source>Choosing a profile fills in processor time, I/O and boot work.</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Die Wahl eines Profils trägt Prozessorzeit, I/O und Boot-Arbeit ein.</translation>
    </message>
    <message>
      <source>Citrix</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>Citrix</translation>
    </message>
    <message>
      <source>Citrix 7.15 handbook, medium users</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>Citrix-Handbuch 7.15, mittlere Nutzung</translation>
    </message>
    <message>
      <source>Citrix Tech Zone, Design Decision: Single Server Scalability, rule of 5 and 10: 36 cores carry 180 desktops</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>Citrix Tech Zone, Design Decision: Single Server Scalability, Regel von 5 und 10: 36 Kerne tragen 180 Desktops</translation>
    </message>
    <message>
      <source>Citrix Tech Zone, single server scalability: 5 desktops or 10 users of session hosts per core; VMware View and Horizon architecture planning: 8 to 10 desktops per core</source>
      <extracomment>planner_core/formulas/rules_of_thumb.py</extracomment>
      <translation>Citrix Tech Zone, Single Server Scalability: 5 Desktops oder 10 Benutzer von Session Hosts je Kern; VMware View und Horizon Architecture Planning: 8 bis 10 Desktops je Kern</translation>
    </message>
    <message>
      <source>Citrix XenApp and XenDesktop 7.15 LTSR, VDI handbook, hardware layer: 9 medium Windows 10 users per core; one host more</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>Citrix XenApp und XenDesktop 7.15 LTSR, VDI-Handbuch, Hardwareschicht: 9 Windows-10-Benutzer mittlerer Nutzung je Kern; ein Host mehr</translation>
    </message>
    <message>
      <source>Citrix blog 2011: 12 s boot with unlimited IOPS, on one core of about 2.7 GHz, x 1.2</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Citrix-Blog 2011: 12 s Boot bei unbegrenzten IOPS, auf einem Kern mit rund 2,7 GHz, x 1,2</translation>
    </message>
    <message>
      <source>Clear the search</source>
      <extracomment>app/look/widgets/search_field.py</extracomment>
      <translation>Suche löschen</translation>
    </message>
    <message>
      <source>Click a number, or press F1 on it, to see how it comes about.</source>
      <extracomment>app/results/explaining/explain_panel.py</extracomment>
      <translation>Klicken Sie auf eine Zahl oder drücken Sie F1 auf ihr, um zu sehen, wie sie zustande kommt.</translation>
    </message>
    <message>
      <source>Click, Enter or F1 closes it.</source>
      <extracomment>app/results/tabs/findings_tab.py</extracomment>
      <translation>Klick, Eingabetaste oder F1 schließt die Gruppe.</translation>
    </message>
    <message>
      <source>Click, Enter or F1 explains it.</source>
      <extracomment>app/results/tabs/comparison_view.py, app/results/tabs/large_figure.py, app/results/tabs/saturation_tab.py</extracomment>
      <translation>Klick, Eingabetaste oder F1 leitet sie her.</translation>
    </message>
    <message>
      <source>Click, Enter or F1 shows them one by one.</source>
      <extracomment>app/results/tabs/findings_tab.py</extracomment>
      <translation>Klick, Eingabetaste oder F1 zeigt sie einzeln.</translation>
    </message>
    <message>
      <source>Client cache of vSAN</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>Client-Cache von vSAN</translation>
    </message>
    <message>
      <source>Client cache of vSAN at most</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>Client-Cache von vSAN, höchstens</translation>
    </message>
    <message>
      <source>Clipboard</source>
      <extracomment>app/library/importing/import_dialog.py</extracomment>
      <translation>Zwischenablage</translation>
    </message>
    <message>
      <source>Clock cycles of one boot, with the hyper-threading gain that the capacity has too.</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Taktzyklen eines Boots, mit dem Hyper-Threading-Gewinn, den auch die Kapazität enthält.</translation>
    </message>
    <message>
      <source>Clock with all cores busy. It carries over between processors, the base clock does not.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Takt bei Last auf allen Kernen. Er ist zwischen Prozessoren übertragbar, der Basistakt nicht.</translation>
    </message>
    <message>
      <source>Clone type</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Klontyp</translation>
    </message>
    <message>
      <source>Clone type of the pool</source>
      <extracomment>planner_core/engine/hosts/desktops.py</extracomment>
      <translation>Klontyp des Pools</translation>
    </message>
    <message>
      <source>Clones of {pool} are never refreshed, but only {delta} of delta disk is planned; half of the image, {half}, takes {more} more in all.</source>
      <extracomment>planner_core/engine/findings/space.py</extracomment>
      <translation>Clones von {pool} erhalten nie einen Refresh, eingeplant sind aber nur {delta} Delta-Disk; das halbe Image, {half}, braucht insgesamt {more} mehr.</translation>
    </message>
    <message numerus="yes">
      <source>Clones of {pool} lie on local disks ({store}): when a host of {cluster} fails, its desktop does not start elsewhere, it is made anew there.</source>
      <comment>Clones of {pool} lie on local disks ({store}): when a host of {cluster} fails, its {count} desktops do not start elsewhere, they are made anew there.</comment>
      <extracomment>planner_core/engine/findings/local_disks.py</extracomment>
      <translation>
        <numerusform>Clones von {pool} liegen auf lokalen Platten ({store}): Fällt ein Host von {cluster} aus, startet sein Desktop nicht anderswo, er wird dort neu erstellt.</numerusform>
        <numerusform>Clones von {pool} liegen auf lokalen Platten ({store}): Fällt ein Host von {cluster} aus, starten seine {count} Desktops nicht anderswo, sie werden dort neu erstellt.</numerusform>
      </translation>
    </message>
    <message>
      <source>Clones per datastore: 128, with VAAI 140 (rayheffer.com, Horizon 6 maximums); 250 per NFS store is the count of the VMware sizing table that Fujitsu, SSD in VDI (2011), prints, NFS itself sets no limit. Desktops per pool: 2,000 tested (VMware Horizon View 5.2 architecture planning). Per vCenter: 2,000 recommended of 10,000 possible. Hosts: 32, on vSAN 20 (VMware Horizon architecture planning). Throttles: VMware Horizon View 5.2 and Horizon 7.13 administration (20 full clones, 8 linked clones, 50 power operations, 12 maintenance operations).</source>
      <extracomment>resources/catalog/brokers.json</extracomment>
      <translation>Klone je Datastore: 128, mit VAAI 140 (rayheffer.com, Horizon 6 maximums); 250 je NFS-Speicher ist die Anzahl aus der VMware-Sizing-Tabelle, die Fujitsu, SSD in VDI (2011), abdruckt, NFS selbst setzt keine Grenze. Desktops je Pool: 2.000 getestet (VMware Horizon View 5.2 Architecture Planning). Je vCenter: 2.000 empfohlen von 10.000 möglichen. Hosts: 32, auf vSAN 20 (VMware Horizon Architecture Planning). Drosselung: VMware Horizon View 5.2 und Horizon 7.13 Administration (20 Full Clones, 8 Linked Clones, 50 Ein- und Ausschaltvorgänge, 12 Wartungsvorgänge).</translation>
    </message>
    <message>
      <source>Clones per datastore: 64 up to View 5.1 (rayheffer.com, Horizon 6 maximums); 250 per NFS store is the count of the VMware sizing table that Fujitsu, SSD in VDI (2011), prints, NFS itself sets no limit. Hosts: 8, with replicas on NFS 32 (VMware Horizon View administration). Desktops per pool and per vCenter: planning values. Throttles: VMware Horizon View 5.2 and Horizon 7.13 administration (20 full clones, 8 linked clones, 50 power operations, 12 maintenance operations), taken over from 5.2.</source>
      <extracomment>resources/catalog/brokers.json</extracomment>
      <translation>Klone je Datastore: 64 bis View 5.1 (rayheffer.com, Horizon 6 maximums); 250 je NFS-Speicher ist die Anzahl aus der VMware-Sizing-Tabelle, die Fujitsu, SSD in VDI (2011), abdruckt, NFS selbst setzt keine Grenze. Hosts: 8, mit Replicas auf NFS 32 (VMware Horizon View Administration). Desktops je Pool und je vCenter: Planungswerte. Drosselung: VMware Horizon View 5.2 und Horizon 7.13 Administration (20 Full Clones, 8 Linked Clones, 50 Ein- und Ausschaltvorgänge, 12 Wartungsvorgänge), von 5.2 übernommen.</translation>
    </message>
    <message>
      <source>Clones per datastore: those of Horizon 6; 250 per NFS store is the count of the VMware sizing table that Fujitsu, SSD in VDI (2011), prints, NFS itself sets no limit. Per vCenter: 4,000 linked or full clones, 5,000 instant clones (VMware Cloud Foundation 3.11). Hosts: 32, on vSAN 20 (VMware Horizon 7.13 architecture planning). Instant clones at once: 20 (Horizon 7.9 and 2012 API). Throttles: VMware Horizon View 5.2 and Horizon 7.13 administration (20 full clones, 8 linked clones, 50 power operations, 12 maintenance operations).</source>
      <extracomment>resources/catalog/brokers.json</extracomment>
      <translation>Klone je Datastore: die von Horizon 6; 250 je NFS-Speicher ist die Anzahl aus der VMware-Sizing-Tabelle, die Fujitsu, SSD in VDI (2011), abdruckt, NFS selbst setzt keine Grenze. Je vCenter: 4.000 Linked oder Full Clones, 5.000 Instant Clones (VMware Cloud Foundation 3.11). Hosts: 32, auf vSAN 20 (VMware Horizon 7.13 Architecture Planning). Gleichzeitige Instant Clones: 20 (Horizon 7.9 und 2012 API). Drosselung: VMware Horizon View 5.2 und Horizon 7.13 Administration (20 Full Clones, 8 Linked Clones, 50 Ein- und Ausschaltvorgänge, 12 Wartungsvorgänge).</translation>
    </message>
    <message>
      <source>Close</source>
      <extracomment>app/library/library_window.py, app/window/proposal/proposal_window.py</extracomment>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Close the explanation</source>
      <extracomment>app/window/panes/explain_pane.py</extracomment>
      <translation>Herleitung schließen</translation>
    </message>
    <message>
      <source>Close the explanation (Esc)</source>
      <extracomment>app/window/panes/explain_pane.py</extracomment>
      <translation>Herleitung schließen (Esc)</translation>
    </message>
    <message>
      <source>Close the message</source>
      <extracomment>app/look/widgets/message_bar.py</extracomment>
      <translation>Meldung schließen</translation>
    </message>
    <message>
      <source>Close the message (Esc)</source>
      <extracomment>app/look/widgets/message_bar.py</extracomment>
      <translation>Meldung schließen (Esc)</translation>
    </message>
    <message>
      <source>Close the tables</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>Tabellen schließen</translation>
    </message>
    <message>
      <source>Cluster</source>
      <extracomment>planner_core/editing/verbs/common.py</extracomment>
      <translation>Cluster</translation>
    </message>
    <message>
      <source>ClusterSizer 2, VDI tier</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>ClusterSizer 2, Stufe VDI</translation>
    </message>
    <message>
      <source>ClusterSizer 2.14: 12 vCPUs per core in the VDI tier, 20% more RAM, N+1; without its growth of 30%</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>ClusterSizer 2.14: 12 vCPUs je Kern in der Stufe VDI, 20 % mehr RAM, N+1; ohne das Wachstum von 30 %</translation>
    </message>
    <message>
      <source>Coalesced writes</source>
      <extracomment>planner_core/plan/components/disk_group.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>Zusammengefasste Schreibzugriffe</translation>
    </message>
    <message>
      <source>Collapse</source>
      <extracomment>app/canvas/commands/context_menus.py, app/canvas/content/tooltips.py</extracomment>
      <translation>Zuklappen</translation>
    </message>
    <message>
      <source>Collapse {name}</source>
      <extracomment>planner_core/editing/verbs/places.py</extracomment>
      <translation>{name} zuklappen</translation>
    </message>
    <message>
      <source>Colour</source>
      <extracomment>app/window/proposal/colour_field.py</extracomment>
      <translation>Farbe</translation>
    </message>
    <message>
      <source>Colour of lines and marks, as # and six hexadecimal digits; empty for blue.</source>
      <extracomment>app/window/proposal/colour_field.py</extracomment>
      <translation>Farbe von Linien und Marken, als # und sechs Hexadezimalziffern; leer für Blau.</translation>
    </message>
    <message>
      <source>Colour of the firm</source>
      <extracomment>app/window/proposal/colour_field.py</extracomment>
      <translation>Farbe der Firma</translation>
    </message>
    <message>
      <source>Column {number}</source>
      <extracomment>app/library/importing/import_preview.py</extracomment>
      <translation>Spalte {number}</translation>
    </message>
    <message>
      <source>Comes with Headroom. What you type makes a record of your own of it.</source>
      <extracomment>app/library/rows_model.py</extracomment>
      <translation>Gehört zu Headroom. Was Sie eingeben, macht daraus einen eigenen Datensatz.</translation>
    </message>
    <message>
      <source>Compare with the variant {name}.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Vergleichen Sie mit der Variante {name}.</translation>
    </message>
    <message>
      <source>Compared with {baseline}; * better, ! worse</source>
      <extracomment>app/cli/compare_report.py</extracomment>
      <translation>Verglichen mit {baseline}; * besser, ! schlechter</translation>
    </message>
    <message>
      <source>Component</source>
      <extracomment>app/cli/assessment_report.py, app/cli/compare_report.py, app/cli/library_update.py, app/cli/limits_report.py, app/cli/response_report.py, app/library/update_dialog.py, app/output/chapters/variants_chapter.py, app/output/workbook/findings_sheet.py, app/output/workbook/limits_sheets.py, app/output/workbook/saturation_sheet.py, app/results/tables/changes_table.py, app/results/tabs/findings_tab.py, app/results/tabs/limits_tab.py, app/results/tabs/saturation_tab.py</extracomment>
      <translation>Komponente</translation>
    </message>
    <message>
      <source>Component {id}: an id is made of letters, digits, dots, dashes and underscores.</source>
      <extracomment>planner_core/plan/problems.py</extracomment>
      <translation>Komponente {id}: Eine Kennung besteht aus Buchstaben, Ziffern, Punkten, Binde- und Unterstrichen.</translation>
    </message>
    <message>
      <source>Components</source>
      <extracomment>app/project/palette_model.py, app/results/tables/assumptions_table.py</extracomment>
      <translation>Komponenten</translation>
    </message>
    <message>
      <source>Components allowed</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Erlaubte Komponenten</translation>
    </message>
    <message>
      <source>Components of a file</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Komponenten einer Datei</translation>
    </message>
    <message>
      <source>Components of all desktops</source>
      <extracomment>planner_core/engine/storage/vsan_components.py</extracomment>
      <translation>Komponenten aller Desktops</translation>
    </message>
    <message>
      <source>Components of infrastructure servers</source>
      <extracomment>planner_core/engine/storage/vsan_components.py</extracomment>
      <translation>Komponenten der Infrastruktur-Server</translation>
    </message>
    <message>
      <source>Components of the machines</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Komponenten der Maschinen</translation>
    </message>
    <message>
      <source>Components per host at most</source>
      <extracomment>planner_core/engine/storage/vsan_components.py</extracomment>
      <translation>Höchstzahl der Komponenten je Host</translation>
    </message>
    <message>
      <source>Components per object</source>
      <extracomment>planner_core/engine/storage/vsan_components.py</extracomment>
      <translation>Komponenten je Objekt</translation>
    </message>
    <message>
      <source>Concurrent maintenance operations</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Gleichzeitige Wartungsvorgänge</translation>
    </message>
    <message>
      <source>Concurrent power operations</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Gleichzeitige Power-Vorgänge</translation>
    </message>
    <message>
      <source>Confidence</source>
      <extracomment>app/cli/opinions_report.py, app/cli/response_report.py, app/library/library_sheets.py, app/output/workbook/assumptions_sheet.py, app/results/tables/assumptions_table.py, app/results/tables/response_tables.py, app/results/tabs/opinions_tab.py</extracomment>
      <translation>Verlässlichkeit</translation>
    </message>
    <message>
      <source>Configuration maximum of the vendor</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>Konfigurationsmaximum des Herstellers</translation>
    </message>
    <message>
      <source>Configured memory and overhead, no sharing and no overcommit: Fujitsu, SSD in VDI (2011) advises against overcommit because it swaps</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>Konfigurierter RAM und Overhead, ohne Page Sharing und ohne Overcommit: Fujitsu, SSD in VDI (2011) rät von Overcommit ab, weil dann ausgelagert wird</translation>
    </message>
    <message>
      <source>Configured memory.</source>
      <extracomment>planner_core/plan/components/infrastructure_servers.py, planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Konfigurierter RAM.</translation>
    </message>
    <message>
      <source>Connect every pool to a host and to stores for its files; then numbers can be said.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Verbinden Sie jeden Pool mit einem Host und mit Speichern für seine Dateien; dann lassen sich Zahlen nennen.</translation>
    </message>
    <message>
      <source>Connect it to what it is for, or take it out of the plan.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Verbinden Sie die Komponente mit dem, wofür sie da ist, oder nehmen Sie sie aus dem Plan.</translation>
    </message>
    <message>
      <source>Connect them to a disk group.</source>
      <extracomment>planner_core/engine/findings/servers.py</extracomment>
      <translation>Verbinden Sie sie mit einer Laufwerksgruppe.</translation>
    </message>
    <message>
      <source>Connect them to a host if they run on one of these.</source>
      <extracomment>planner_core/engine/findings/servers.py</extracomment>
      <translation>Verbinden Sie sie mit einem Host, falls sie auf einem davon laufen.</translation>
    </message>
    <message>
      <source>Connect to</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>Verbinden mit</translation>
    </message>
    <message>
      <source>Connect {count} components with {target}</source>
      <extracomment>app/canvas/commands/canvas_commands.py</extracomment>
      <translation>{count} Komponenten mit {target} verbinden</translation>
    </message>
    <message>
      <source>Consolidation ratio of virtual to physical processors, as VMware Cloud Sizer (4) and RVTools Analyzer (6 is its red line) use it</source>
      <extracomment>planner_core/formulas/rules_of_thumb.py</extracomment>
      <translation>Konsolidierungsverhältnis virtueller zu physischen Prozessoren, wie VMware Cloud Sizer (4) und RVTools Analyzer (6 als rote Linie) es verwenden</translation>
    </message>
    <message>
      <source>Constant work: T = N x work / capacity. The storm's demand is its work spread over the window, and what runs on all the while leaves the rest of the capacity to it</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>Konstante Arbeit: T = N x Arbeit / Kapazität. Der Bedarf des Sturms ist seine Arbeit, auf das Zeitfenster verteilt; was währenddessen weiterläuft, lässt ihm den Rest der Kapazität</translation>
    </message>
    <message>
      <source>Constant work: the time of a storm is its work over the slowest resource, or over the throttle (VMware Horizon administration); NetApp TR-4540 (2017) boots 1,500 desktops in 12 minutes</source>
      <extracomment>planner_core/engine/findings/storms.py</extracomment>
      <translation>Gleichbleibende Arbeit: Die Zeit eines Storms ist seine Arbeit durch die langsamste Ressource oder durch die Drosselung (VMware Horizon Administration); NetApp TR-4540 (2017) bootet 1.500 Desktops in 12 Minuten</translation>
    </message>
    <message>
      <source>Contents</source>
      <extracomment>app/output/proposal/content.py, app/window/proposal/proposal_window.py</extracomment>
      <translation>Inhalt</translation>
    </message>
    <message>
      <source>Controller</source>
      <extracomment>app/canvas/content/card_content.py</extracomment>
      <translation>Controller</translation>
    </message>
    <message>
      <source>Controller failed</source>
      <extracomment>planner_core/engine/basis/axes.py</extracomment>
      <translation>Controller ausgefallen</translation>
    </message>
    <message>
      <source>Controller target</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Zielwert Controller</translation>
    </message>
    <message>
      <source>Controller utilisation</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Controllerauslastung</translation>
    </message>
    <message>
      <source>Controllers</source>
      <extracomment>planner_core/engine/basis/resources.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>Controller</translation>
    </message>
    <message>
      <source>Controllers and ports in front of disk groups</source>
      <extracomment>app/project/palette_model.py</extracomment>
      <translation>Controller und Ports vor Laufwerksgruppen</translation>
    </message>
    <message>
      <source>Controllers by one set of constants</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Controller mit einem Satz Konstanten</translation>
    </message>
    <message>
      <source>Controllers in service</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>Controller in Betrieb</translation>
    </message>
    <message>
      <source>Controllers kept busy</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>Beschäftigte Controller</translation>
    </message>
    <message>
      <source>Controllers kept busy by I/O and background work</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>Mit I/O und Hintergrundarbeit beschäftigte Controller</translation>
    </message>
    <message>
      <source>Controllers kept busy by background work</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>Mit Hintergrundarbeit beschäftigte Controller</translation>
    </message>
    <message>
      <source>Convert the prices to {currency}.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>Rechnen Sie die Preise in {currency} um.</translation>
    </message>
    <message>
      <source>Cooling</source>
      <extracomment>planner_core/formulas/power.py</extracomment>
      <translation>Kühlung</translation>
    </message>
    <message>
      <source>Copied: {name}</source>
      <extracomment>app/window/commands/result_exports.py</extracomment>
      <translation>Kopiert: {name}</translation>
    </message>
    <message>
      <source>Copies factor of a policy</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Kopienfaktor einer Richtlinie</translation>
    </message>
    <message>
      <source>Copies of a swap object</source>
      <extracomment>planner_core/engine/storage/swap_files.py</extracomment>
      <translation>Kopien eines Swap-Objekts</translation>
    </message>
    <message>
      <source>Copies of each block</source>
      <extracomment>planner_core/engine/storage/capacity.py</extracomment>
      <translation>Kopien je Block</translation>
    </message>
    <message>
      <source>Copies of the policy</source>
      <extracomment>planner_core/engine/storage/swap_files.py, planner_core/engine/storage/vsan.py</extracomment>
      <translation>Kopien der Richtlinie</translation>
    </message>
    <message>
      <source>Copies: VMware vSAN 6.2 with VDI (2016) and vSAN planning guide. Hosts: 2F + 1 for mirrors, and never fewer than three. As many witnesses as tolerated failures keep the majority.</source>
      <extracomment>resources/catalog/vsan_policies.json</extracomment>
      <translation>Kopien: VMware vSAN 6.2 mit VDI (2016) und vSAN Planning Guide. Hosts: 2F + 1 bei Spiegeln, und nie weniger als drei. So viele Zeugen wie tolerierte Ausfälle wahren die Mehrheit.</translation>
    </message>
    <message>
      <source>Copy</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>Kopieren</translation>
    </message>
    <message>
      <source>Copy as Markdown</source>
      <extracomment>app/results/explaining/formula_card.py</extracomment>
      <translation>Als Markdown kopieren</translation>
    </message>
    <message>
      <source>Copy as text</source>
      <extracomment>app/results/explaining/explain_panel.py, app/results/explaining/formula_card.py</extracomment>
      <translation>Als Text kopieren</translation>
    </message>
    <message>
      <source>Copy c&amp;hart</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Diagra&amp;mm kopieren</translation>
    </message>
    <message>
      <source>Copy of {name}</source>
      <extracomment>app/library/library_sheets.py, app/project/project_commands.py</extracomment>
      <translation>Kopie von {name}</translation>
    </message>
    <message>
      <source>Copy or export these results</source>
      <extracomment>app/window/workbench.py</extracomment>
      <translation>Diese Ergebnisse kopieren oder exportieren</translation>
    </message>
    <message>
      <source>Copy ta&amp;ble</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
      <source>Copy table</source>
      <extracomment>app/results/tabs/table_view.py</extracomment>
      <translation>Tabelle kopieren</translation>
    </message>
    <message>
      <source>Copy the selection and remove it.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Kopiert die Auswahl und entfernt sie.</translation>
    </message>
    <message>
      <source>Copy the selection with all that lies in it, for this plan or another.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Kopiert die Auswahl mit allem, was darin liegt, für diesen oder einen anderen Plan.</translation>
    </message>
    <message>
      <source>Copy versions</source>
      <extracomment>app/window/dialogs/about_dialog.py</extracomment>
      <translation>Versionen kopieren</translation>
    </message>
    <message>
      <source>Cores</source>
      <extracomment>planner_core/studies/comparison_measures.py</extracomment>
      <translation>Kerne</translation>
    </message>
    <message>
      <source>Cores of a host</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Kerne eines Hosts</translation>
    </message>
    <message>
      <source>Cores per socket</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Kerne je Sockel</translation>
    </message>
    <message>
      <source>Cores x all-core turbo clock carries over between processors, base clock does not (measured systems, users per GHz by family); hyper-threading adds 10 to 30%, threads are not cores (VMware KB 326271)</source>
      <extracomment>planner_core/formulas/cpu.py</extracomment>
      <translation>Kerne x All-Core-Turbotakt ist zwischen Prozessoren übertragbar, der Basistakt nicht (gemessene Systeme, Benutzer je GHz nach Familie); Hyper-Threading bringt 10 bis 30 %, Threads sind keine Kerne (VMware KB 326271)</translation>
    </message>
    <message>
      <source>Cost</source>
      <extracomment>app/cli/validation_report.py, app/output/chapters/outlook_chapter.py, app/output/chapters/summary_chapter.py, app/output/workbook/summary_sheet.py, app/results/tabs/all_tabs.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>Kosten</translation>
    </message>
    <message>
      <source>Cost of one year of use, without licences and work</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Kosten eines Nutzungsjahrs, ohne Lizenzen und Arbeit</translation>
    </message>
    <message>
      <source>Cost of use</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py</extracomment>
      <translation>Kosten der Nutzung</translation>
    </message>
    <message>
      <source>Cost per desktop and month</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Kosten je Desktop und Monat</translation>
    </message>
    <message>
      <source>Cost per desktop and month with value added tax</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Kosten je Desktop und Monat mit Mehrwertsteuer</translation>
    </message>
    <message>
      <source>Cost per year</source>
      <extracomment>app/output/chapters/outlook_chapter.py, app/output/workbook/cost_of_use_sheet.py, planner_core/formulas/cost.py</extracomment>
      <translation>Kosten je Jahr</translation>
    </message>
    <message>
      <source>Cost per year with value added tax</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Kosten je Jahr mit Mehrwertsteuer</translation>
    </message>
    <message>
      <source>Cost per year without interest</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Kosten je Jahr ohne Zinsen</translation>
    </message>
    <message>
      <source>Costs</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Kosten</translation>
    </message>
    <message>
      <source>Count 1 : 1, or what was measured with such clones.</source>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>Rechnen Sie mit 1 : 1 oder mit dem, was an solchen Clones gemessen wurde.</translation>
    </message>
    <message>
      <source>Count on the cache for the load it was measured with; plan drives that can do without it.</source>
      <extracomment>planner_core/engine/findings/caches.py</extracomment>
      <translation>Rechnen Sie mit dem Cache nur für die Last, mit der er gemessen wurde; planen Sie Laufwerke, die ohne ihn auskommen.</translation>
    </message>
    <message>
      <source>Count the time of making them, or place the clones on an array or vSAN.</source>
      <extracomment>planner_core/engine/findings/local_disks.py</extracomment>
      <translation>Rechnen Sie die Zeit für das Erstellen ein oder legen Sie die Clones auf ein Array oder vSAN.</translation>
    </message>
    <message>
      <source>Counts for</source>
      <extracomment>app/inspector/price_list.py, planner_core/catalog/prices.py</extracomment>
      <translation>Zählt für</translation>
    </message>
    <message>
      <source>Ctrl and wheel</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Strg und Mausrad</translation>
    </message>
    <message>
      <source>Ctrl or Alt and drag</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Strg oder Alt und ziehen</translation>
    </message>
    <message>
      <source>Ctrl+Enter takes the text, Esc discards it.</source>
      <extracomment>app/canvas/gestures/note_editor.py</extracomment>
      <translation>Strg+Eingabetaste übernimmt den Text, Esc verwirft ihn.</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Ausschn&amp;eiden</translation>
    </message>
    <message>
      <source>Currency</source>
      <extracomment>planner_core/catalog/prices.py, planner_core/plan/settings_costs.py</extracomment>
      <translation>Währung</translation>
    </message>
    <message>
      <source>Customer</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Kunde</translation>
    </message>
    <message>
      <source>Cut</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>Ausschneiden</translation>
    </message>
    <message>
      <source>Cut {name}</source>
      <extracomment>planner_core/editing/verbs/components.py</extracomment>
      <translation>{name} ausschneiden</translation>
    </message>
    <message>
      <source>D: computed</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>D: berechnet</translation>
    </message>
    <message>
      <source>D: computed from values that were read</source>
      <extracomment>app/results/words/confidence.py</extracomment>
      <translation>D: aus gelesenen Werten berechnet</translation>
    </message>
    <message>
      <source>Data on an Ethernet line</source>
      <extracomment>planner_core/studies/response_resources.py</extracomment>
      <translation>Daten auf einer Ethernet-Leitung</translation>
    </message>
    <message>
      <source>Data reduction</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Datenreduktion</translation>
    </message>
    <message>
      <source>Data sheets of the arrays: controllers of one array</source>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>Datenblätter der Arrays: Controller eines Arrays</translation>
    </message>
    <message>
      <source>Data sheets of the arrays: drives that one array takes, with all its enclosures</source>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>Datenblätter der Arrays: Laufwerke, die ein Array mit allen Erweiterungsgehäusen aufnimmt</translation>
    </message>
    <message>
      <source>Datastore of its own</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Eigener Datastore</translation>
    </message>
    <message>
      <source>Datastores that the array offers. Each holds a replica of its own.</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Datastores, die das Array anbietet. Jeder enthält eine eigene Replica.</translation>
    </message>
    <message>
      <source>Date</source>
      <extracomment>app/output/chapters/cover_and_findings.py, app/output/workbook/summary_sheet.py</extracomment>
      <translation>Datum</translation>
    </message>
    <message>
      <source>Day, month or year of the offer.</source>
      <extracomment>planner_core/catalog/prices.py</extracomment>
      <translation>Tag, Monat oder Jahr des Angebots.</translation>
    </message>
    <message>
      <source>December</source>
      <extracomment>app/look/dates.py</extracomment>
      <translation>Dezember</translation>
    </message>
    <message>
      <source>Decides memory per host and limits.</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Bestimmt den RAM je Host und die Grenzen.</translation>
    </message>
    <message>
      <source>Decides the memory overhead of each desktop; the generations differ by a factor of four.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Bestimmt den RAM-Overhead jedes Desktops; die Generationen unterscheiden sich um den Faktor vier.</translation>
    </message>
    <message>
      <source>Decides the write penalty and how much of the raw capacity is usable.</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Bestimmt die Write Penalty und den nutzbaren Teil der Rohkapazität.</translation>
    </message>
    <message>
      <source>Decimal sign</source>
      <extracomment>app/library/importing/import_dialog.py</extracomment>
      <translation>Dezimalzeichen</translation>
    </message>
    <message>
      <source>Dedicated</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Dediziert</translation>
    </message>
    <message>
      <source>Dedicated failover hosts</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Eigene Failover-Hosts</translation>
    </message>
    <message>
      <source>Deduplication and compression as entered; NetApp TR-4540 measured 36 : 1 on full clones of one image</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Deduplizierung und Kompression wie eingegeben; NetApp TR-4540 maß 36 : 1 bei Full Clones eines Images</translation>
    </message>
    <message>
      <source>Deduplication and compression. 1 is the safe side.</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Deduplizierung und Kompression. 1 liegt auf der sicheren Seite.</translation>
    </message>
    <message>
      <source>Deduplication and compression. Linked and instant clones share their image already.</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Deduplizierung und Kompression. Linked und Instant Clones teilen sich ihr Image bereits.</translation>
    </message>
    <message>
      <source>Default.</source>
      <extracomment>app/inspector/origin_words.py</extracomment>
      <translation>Vorgabe.</translation>
    </message>
    <message>
      <source>Default. {source}</source>
      <extracomment>app/inspector/origin_words.py</extracomment>
      <translation>Vorgabe. {source}</translation>
    </message>
    <message>
      <source>Defaults and constants</source>
      <extracomment>app/results/tabs/assumptions_tab.py</extracomment>
      <translation>Vorgaben und Konstanten</translation>
    </message>
    <message>
      <source>Delete</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>Delete {count} components</source>
      <extracomment>planner_core/editing/verbs/components.py</extracomment>
      <translation>{count} Komponenten löschen</translation>
    </message>
    <message numerus="yes">
      <source>Delete {count} row</source>
      <comment>Delete {count} rows</comment>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>
        <numerusform>{count} Zeile löschen</numerusform>
        <numerusform>{count} Zeilen löschen</numerusform>
      </translation>
    </message>
    <message>
      <source>Delete {name}</source>
      <extracomment>planner_core/editing/verbs/components.py</extracomment>
      <translation>{name} löschen</translation>
    </message>
    <message>
      <source>Dell EMC PowerVault ME4 (2020), first host: it prints E5-2687W, 10 cores, 3.1 GHz, which are the figures of the v3; 256 GB, two 10 Gbit/s ports</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>Dell EMC PowerVault ME4 (2020), erster Host: gedruckt ist E5-2687W, 10 Kerne, 3,1 GHz, das sind die Daten des v3; 256 GB, zwei Anschlüsse mit 10 Gbit/s</translation>
    </message>
    <message>
      <source>Dell EMC PowerVault ME4 (2020), second host: 14 cores, 2.6 GHz, 256 GB, two 10 Gbit/s ports</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>Dell EMC PowerVault ME4 (2020), zweiter Host: 14 Kerne, 2,6 GHz, 256 GB, zwei Anschlüsse mit 10 Gbit/s</translation>
    </message>
    <message>
      <source>Dell EMC PowerVault ME4 (2020): a test may run over a single switch, production needs two paths; Dell EMC SC7020F (2019): two fabrics and dual-port adapters</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>Dell EMC PowerVault ME4 (2020): Ein Test darf über einen einzelnen Switch laufen, der Betrieb braucht zwei Pfade; Dell EMC SC7020F (2019): zwei Fabrics und Adapter mit zwei Ports</translation>
    </message>
    <message>
      <source>Dell EMC PowerVault ME4 (2020): four hosts at most are attached directly by SAS; each takes a port on every controller</source>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>Dell EMC PowerVault ME4 (2020): Höchstens vier Hosts werden direkt per SAS angeschlossen; jeder belegt an jedem Controller einen Port</translation>
    </message>
    <message>
      <source>Dell EMC PowerVault ME4 (2020): in five tests of one array 6, 14, 29, 50 and 76% of its I/O reached the drives, so one share for all phases is far off for some of them</source>
      <extracomment>planner_core/engine/findings/caches.py</extracomment>
      <translation>Dell EMC PowerVault ME4 (2020): in fünf Tests eines Arrays erreichten 6, 14, 29, 50 und 76 % der I/Os die Laufwerke; ein Anteil für alle Phasen liegt also für einige weit daneben</translation>
    </message>
    <message>
      <source>Dell EMC PowerVault ME4 (2020): two controllers with four 10 Gbit/s ports each, one volume of 10 TB over both tiers. Controllers: planning value; 138,352 IOPS of 4 KiB with 28% writes went through the one that owns the pool. Cache: the disks saw 29% of the I/O of the login storm and 50% of that of the application storm; the lower effect is taken. All I/O stayed on tier 1.</source>
      <extracomment>resources/catalog/arrays.json</extracomment>
      <translation>Dell EMC PowerVault ME4 (2020): zwei Controller mit je vier Anschlüssen zu 10 Gbit/s, ein Volume von 10 TB über beide Tiers. Controller: Planungswert; 138.352 IOPS zu 4 KiB mit 28 % Schreibzugriffen liefen durch den, dem der Pool gehört. Cache: die Laufwerke sahen 29 % der I/O des Anmeldesturms und 50 % derer des Anwendungssturms; angesetzt ist die geringere Wirkung. Alle I/O blieb auf Tier 1.</translation>
    </message>
    <message>
      <source>Dell EMC SC7020F (2019) and PowerVault ME4 (2020): new data is written to the fastest drives, tier 1</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>Dell EMC SC7020F (2019) und PowerVault ME4 (2020): Neue Daten werden auf die schnellsten Laufwerke geschrieben, Tier 1</translation>
    </message>
    <message>
      <source>Dell EMC SC7020F (2019), hardware components: 2 x 18 cores of 3.0 GHz, 576 GB, two 10 Gbit/s network ports, dual-port 16 Gbit/s Fibre Channel adapter</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>Dell EMC SC7020F (2019), Hardwarekomponenten: 2 x 18 Kerne zu 3,0 GHz, 576 GB, zwei Netzwerkanschlüsse mit 10 Gbit/s, Fibre-Channel-Adapter mit zwei Anschlüssen zu 16 Gbit/s</translation>
    </message>
    <message>
      <source>Dell EMC SC7020F (2019): 164,000 IOPS of 3,000 desktops in the steady state; another 11,000 at one login per second; 16 KiB per I/O while logging in, 24 to 32 KiB quoted. It prints no read share: practice 20:80. Its summary says 40 IOPS per user, its text 54. Processor: two image builds on E5-2687W v4 take 1,113 and 999 MHz of all-core turbo clock without hyper-threading gain; mean 1,056 x 1.2. Boot: NetApp TR-4540, 27,471 I/Os per desktop, 95.7% reads; 12 s on one core of about 2.7 GHz (Citrix blog 2011), x 1.2.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Dell EMC SC7020F (2019): 164.000 IOPS von 3.000 Desktops im eingeschwungenen Zustand; weitere 11.000 bei einer Anmeldung je Sekunde; 16 KiB je I/O beim Anmelden, angegeben sind 24 bis 32 KiB. Der Leseanteil ist nicht gedruckt: Praxis 20:80. Die Zusammenfassung nennt 40 IOPS je Benutzer, der Text 54. Prozessor: Zwei Abbildversionen auf E5-2687W v4 brauchen 1.113 und 999 MHz All-Core-Turbotakt ohne Hyper-Threading-Gewinn; Mittel 1.056 x 1,2. Boot: NetApp TR-4540, 27.471 I/Os je Desktop, 95,7 % Lesezugriffe; 12 s auf einem Kern mit rund 2,7 GHz (Citrix-Blog 2011), x 1,2.</translation>
    </message>
    <message>
      <source>Dell EMC SC7020F (2019): deduplication is for full clones and cannot match what linked clones save; NetApp TR-4540 (2017) measured 36 : 1 on full clones</source>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>Dell EMC SC7020F (2019): Deduplizierung ist für Full Clones und kommt an die Ersparnis von Linked Clones nicht heran; NetApp TR-4540 (2017) maß 36 : 1 an Full Clones</translation>
    </message>
    <message>
      <source>Dell EMC SC7020F (2019): full clones are updated one by one or made again; only clones of a replica are set back to it</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>Dell EMC SC7020F (2019): Full Clones werden einzeln aktualisiert oder neu erstellt; nur Clones einer Replica werden auf diese zurückgesetzt</translation>
    </message>
    <message>
      <source>Dell EMC SC7020F (2019): full clones need far more space, which deduplication can offset; NetApp TR-4540 (2017) measured 36 : 1</source>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>Dell EMC SC7020F (2019): Full Clones brauchen weit mehr Platz, was Deduplizierung ausgleichen kann; NetApp TR-4540 (2017) maß 36 : 1</translation>
    </message>
    <message>
      <source>Dell EMC SC7020F (2019): host caching is paid for with host memory and no option where that is short</source>
      <extracomment>planner_core/engine/findings/host_memory.py</extracomment>
      <translation>Dell EMC SC7020F (2019): Host-Cache wird mit RAM des Hosts bezahlt und scheidet aus, wo dieser knapp ist</translation>
    </message>
    <message>
      <source>Dell EMC SC7020F (2019): thin volumes that promise more than there is have to be watched</source>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>Dell EMC SC7020F (2019): Thin Volumes, die mehr versprechen als da ist, müssen überwacht werden</translation>
    </message>
    <message>
      <source>Dell EMC SC7020F (2019): two controllers, 16 ports of 16 Gbit/s Fibre Channel, volumes of 4 TB, 20 to 30 of them for 3,000 users. Controllers: planning value; just under 300,000 IOPS of boot reads and 175,000 IOPS of work and logins (80% writes taken) left the latency at 0.8 ms, so both are held to be at most 70% of what the controllers do.</source>
      <extracomment>resources/catalog/arrays.json</extracomment>
      <translation>Dell EMC SC7020F (2019): zwei Controller, 16 Anschlüsse Fibre Channel mit 16 Gbit/s, Volumes von 4 TB, 20 bis 30 davon für 3.000 Benutzer. Controller: Planungswert; knapp 300.000 IOPS Lesezugriffe beim Booten und 175.000 IOPS bei Arbeit und Anmeldungen (80 % Schreibzugriffe angenommen) ließen die Latenz bei 0,8 ms, daher gelten beide als höchstens 70 % dessen, was die Controller leisten.</translation>
    </message>
    <message>
      <source>Dell SC7020F: 11,000 more I/Os per second at one login per second; NetApp TR-4540: 6,750 per login</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Dell SC7020F: 11.000 I/Os je Sekunde mehr bei einer Anmeldung je Sekunde; NetApp TR-4540: 6.750 je Anmeldung</translation>
    </message>
    <message>
      <source>Dell SC7020F: the load of the logins lies on top of that of the users who work already; everybody is counted as working, which is so at the end of the window</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>Dell SC7020F: Die Last der Anmeldungen kommt zu der der schon arbeitenden Benutzer hinzu; alle zählen als arbeitend, was am Ende des Zeitfensters zutrifft</translation>
    </message>
    <message>
      <source>Delta</source>
      <extracomment>app/canvas/content/chip_texts.py</extracomment>
      <translation>Delta</translation>
    </message>
    <message>
      <source>Delta disk</source>
      <extracomment>planner_core/plan/links.py</extracomment>
      <translation>Delta-Disk</translation>
    </message>
    <message>
      <source>Delta disk per desktop</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Delta-Disk je Desktop</translation>
    </message>
    <message>
      <source>Demand</source>
      <extracomment>app/cli/assessment_report.py, app/output/workbook/saturation_sheet.py, planner_core/formulas/saturation.py</extracomment>
      <translation>Bedarf</translation>
    </message>
    <message>
      <source>Demand and capacity</source>
      <extracomment>app/output/chapters/saturation_chapter.py</extracomment>
      <translation>Bedarf und Kapazität</translation>
    </message>
    <message>
      <source>Demand is linear in the desktops of each pool: what the others leave is divided by what one desktop of this pool takes; the other pools stay as planned</source>
      <extracomment>planner_core/formulas/saturation.py</extracomment>
      <translation>Der Bedarf wächst linear mit den Desktops jedes Pools: Was die anderen übrig lassen, wird durch den Bedarf eines Desktops dieses Pools geteilt; die anderen Pools bleiben wie geplant</translation>
    </message>
    <message>
      <source>Demand of everybody else</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Bedarf aller anderen</translation>
    </message>
    <message>
      <source>Demand of the desktops</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>Bedarf der Desktops</translation>
    </message>
    <message>
      <source>Demand while only this pool has desktops, without what is there in any case</source>
      <extracomment>planner_core/formulas/saturation.py</extracomment>
      <translation>Bedarf, wenn nur dieser Pool Desktops hat, ohne das ohnehin Vorhandene</translation>
    </message>
    <message>
      <source>Density</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Dichte</translation>
    </message>
    <message>
      <source>Depreciation</source>
      <extracomment>app/output/chapters/outlook_chapter.py, app/output/workbook/cost_of_use_sheet.py, planner_core/plan/settings_costs.py</extracomment>
      <translation>Abschreibung</translation>
    </message>
    <message>
      <source>Depreciation in all</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Abschreibung insgesamt</translation>
    </message>
    <message>
      <source>Depreciation per desktop and month</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Abschreibung je Desktop und Monat</translation>
    </message>
    <message>
      <source>Depreciation per year</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Abschreibung je Jahr</translation>
    </message>
    <message>
      <source>Depreciation, interest, maintenance, electricity and rack space over the years of use.</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py</extracomment>
      <translation>Abschreibung, Zinsen, Wartung, Strom und Rackplatz über die Nutzungsjahre.</translation>
    </message>
    <message>
      <source>Depreciation, interest, maintenance, electricity and rack space over the years of use; licences and work are left out, as in Fujitsu, SSD in VDI (2011)</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Abschreibung, Zinsen, Wartung, Strom und Rackplatz über die Nutzungsjahre; ohne Lizenzen und Arbeit, wie in Fujitsu, SSD in VDI (2011)</translation>
    </message>
    <message>
      <source>Derivations</source>
      <extracomment>app/output/chapters/derivations_chapter.py, app/output/workbook/derivations_sheet.py, planner_core/editing/verbs/proposal.py</extracomment>
      <translation>Herleitungen</translation>
    </message>
    <message>
      <source>Desktop &amp;pool</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Desktop-&amp;Pool</translation>
    </message>
    <message>
      <source>Desktop pool</source>
      <extracomment>planner_core/editing/verbs/common.py</extracomment>
      <translation>Desktop-Pool</translation>
    </message>
    <message>
      <source>Desktops</source>
      <extracomment>app/cli/assessment_report.py, app/cli/limits_report.py, app/output/chapters/drawing_chapter.py, app/output/chapters/ladder_chapter.py, app/output/chapters/summary_chapter.py, app/output/workbook/bill_sheet.py, app/output/workbook/limits_sheets.py, app/output/workbook/summary_sheet.py, app/results/tabs/limits_tab.py, planner_core/engine/layout/layout.py, planner_core/plan/components/pool_machines.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>Desktops</translation>
    </message>
    <message>
      <source>Desktops are spread so that every host in service is loaded alike, as the scheduler of a cluster does</source>
      <extracomment>planner_core/formulas/spread.py</extracomment>
      <translation>Desktops werden so verteilt, dass jeder Host in Betrieb gleich ausgelastet ist, wie es der Scheduler eines Clusters tut</translation>
    </message>
    <message>
      <source>Desktops at most</source>
      <extracomment>planner_core/studies/comparison_measures.py</extracomment>
      <translation>Desktops höchstens</translation>
    </message>
    <message>
      <source>Desktops at the limit while nothing fails</source>
      <extracomment>planner_core/engine/explaining/limits.py</extracomment>
      <translation>Desktops an der Grenze, solange nichts ausfällt</translation>
    </message>
    <message>
      <source>Desktops at the limit with failed hosts</source>
      <extracomment>planner_core/engine/explaining/limits.py</extracomment>
      <translation>Desktops an der Grenze mit ausgefallenen Hosts</translation>
    </message>
    <message>
      <source>Desktops at the target</source>
      <extracomment>planner_core/formulas/saturation.py</extracomment>
      <translation>Desktops beim Zielwert</translation>
    </message>
    <message>
      <source>Desktops by RAM</source>
      <extracomment>planner_core/formulas/rules_of_thumb.py</extracomment>
      <translation>Desktops nach RAM</translation>
    </message>
    <message>
      <source>Desktops by base clock</source>
      <extracomment>planner_core/formulas/rules_of_thumb.py</extracomment>
      <translation>Desktops nach Basistakt</translation>
    </message>
    <message>
      <source>Desktops by cores</source>
      <extracomment>planner_core/formulas/rules_of_thumb.py</extracomment>
      <translation>Desktops nach Kernen</translation>
    </message>
    <message>
      <source>Desktops by vCPUs per core</source>
      <extracomment>planner_core/formulas/rules_of_thumb.py</extracomment>
      <translation>Desktops nach vCPUs je Kern</translation>
    </message>
    <message>
      <source>Desktops in the cluster</source>
      <extracomment>planner_core/engine/storage/counts.py</extracomment>
      <translation>Desktops im Cluster</translation>
    </message>
    <message>
      <source>Desktops made from one image</source>
      <extracomment>app/project/palette_model.py</extracomment>
      <translation>Desktops aus einem Image</translation>
    </message>
    <message>
      <source>Desktops of a cluster lie on any of its hosts: the whole ones of all its hosts count together</source>
      <extracomment>planner_core/formulas/whole_desktops.py</extracomment>
      <translation>Desktops eines Clusters liegen auf jedem seiner Hosts: die ganzen aller seiner Hosts zählen zusammen</translation>
    </message>
    <message>
      <source>Desktops of a cluster lie on any of its hosts: what the other pools leave on all of them counts together</source>
      <extracomment>planner_core/formulas/whole_desktops.py</extracomment>
      <translation>Desktops eines Clusters liegen auf jedem seiner Hosts: was die anderen Pools auf allen übrig lassen, zählt zusammen</translation>
    </message>
    <message>
      <source>Desktops of one vCenter at most</source>
      <extracomment>planner_core/engine/storage/counts.py</extracomment>
      <translation>Höchstzahl der Desktops eines vCenters</translation>
    </message>
    <message>
      <source>Desktops of the other pools here</source>
      <extracomment>planner_core/formulas/whole_desktops.py</extracomment>
      <translation>Desktops der anderen Pools hier</translation>
    </message>
    <message>
      <source>Desktops of the pool at the target</source>
      <extracomment>planner_core/formulas/saturation.py</extracomment>
      <translation>Desktops des Pools beim Zielwert</translation>
    </message>
    <message numerus="yes">
      <source>Desktops of {pool} on {host} reach no replica: it lies on local disks of other hosts.</source>
      <comment>Desktops of {pool} on {host} and others ({count} cards) reach no replica: it lies on local disks of other hosts.</comment>
      <extracomment>planner_core/engine/findings/reach.py</extracomment>
      <translation>
        <numerusform>Desktops von {pool} auf {host} erreichen keine Replica: Sie liegt auf lokalen Platten anderer Hosts.</numerusform>
        <numerusform>Desktops von {pool} auf {host} und weiteren ({count} Karten) erreichen keine Replica: Sie liegt auf lokalen Platten anderer Hosts.</numerusform>
      </translation>
    </message>
    <message>
      <source>Desktops of {pool} that fit, the other pools as planned</source>
      <extracomment>planner_core/engine/explaining/pools.py</extracomment>
      <translation>Desktops von {pool}, die passen, die anderen Pools wie geplant</translation>
    </message>
    <message>
      <source>Desktops on a datastore at most</source>
      <extracomment>planner_core/engine/storage/counts.py</extracomment>
      <translation>Höchstzahl der Desktops auf einem Datastore</translation>
    </message>
    <message>
      <source>Desktops on all hosts of the cluster</source>
      <extracomment>planner_core/engine/explaining/whole_limits.py</extracomment>
      <translation>Desktops auf allen Hosts des Clusters</translation>
    </message>
    <message>
      <source>Desktops on hosts with a cache</source>
      <extracomment>planner_core/engine/storage/store_io.py</extracomment>
      <translation>Desktops auf Hosts mit Cache</translation>
    </message>
    <message>
      <source>Desktops on the datastores</source>
      <extracomment>planner_core/engine/storage/counts.py</extracomment>
      <translation>Desktops auf den Datastores</translation>
    </message>
    <message>
      <source>Desktops on the hosts</source>
      <extracomment>planner_core/engine/hosts/hosts.py</extracomment>
      <translation>Desktops auf den Hosts</translation>
    </message>
    <message>
      <source>Desktops on these hosts</source>
      <extracomment>planner_core/engine/hosts/runs.py</extracomment>
      <translation>Desktops auf diesen Hosts</translation>
    </message>
    <message>
      <source>Desktops per core: {ratio}. Hosts in reserve: {spare}. Clock and workload do not count; ours counts both, and keeps the reserve that the plan asks for.</source>
      <extracomment>planner_core/studies/opinions_on_hosts.py</extracomment>
      <translation>Desktops je Kern: {ratio}. Hosts in Reserve: {spare}. Takt und Last zählen nicht; unsere Rechnung zählt beides und hält die Reserve, die der Plan verlangt.</translation>
    </message>
    <message>
      <source>Desktops planned</source>
      <extracomment>app/output/workbook/summary_sheet.py, planner_core/engine/answers/limits.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>Geplante Desktops</translation>
    </message>
    <message>
      <source>Desktops spread as planned, and none is divided between two hosts or datastores</source>
      <extracomment>planner_core/formulas/whole_desktops.py</extracomment>
      <translation>Desktops verteilen sich wie geplant, und keiner wird auf zwei Hosts oder Datastores aufgeteilt</translation>
    </message>
    <message>
      <source>Desktops that fit</source>
      <extracomment>app/output/workbook/summary_sheet.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>Desktops, die Platz finden</translation>
    </message>
    <message>
      <source>Desktops that fit on what is drawn</source>
      <extracomment>planner_core/engine/explaining/limits.py</extracomment>
      <translation>Desktops, die auf das Gezeichnete passen</translation>
    </message>
    <message>
      <source>Desktops that start at once</source>
      <extracomment>planner_core/studies/opinion.py</extracomment>
      <translation>Desktops, die gleichzeitig starten</translation>
    </message>
    <message>
      <source>Desktops that the RAM carries</source>
      <extracomment>planner_core/studies/opinion.py</extracomment>
      <translation>Desktops, die der RAM trägt</translation>
    </message>
    <message>
      <source>Desktops that the drives carry</source>
      <extracomment>planner_core/studies/opinion.py</extracomment>
      <translation>Desktops, die die Laufwerke tragen</translation>
    </message>
    <message>
      <source>Desktops that the processors carry</source>
      <extracomment>planner_core/studies/opinion.py</extracomment>
      <translation>Desktops, die die Prozessoren tragen</translation>
    </message>
    <message>
      <source>Desktops that {resource} of {component} allows</source>
      <extracomment>planner_core/engine/basis/subjects.py</extracomment>
      <translation>Desktops, die {resource} von {component} zulässt</translation>
    </message>
    <message>
      <source>Desktops this store would hold</source>
      <extracomment>app/output/chapters/capacity_chapter.py</extracomment>
      <translation>Desktops, die dieser Datastore fasst</translation>
    </message>
    <message>
      <source>Desktops under this throttle</source>
      <extracomment>planner_core/engine/answers/work.py</extracomment>
      <translation>Desktops unter dieser Drosselung</translation>
    </message>
    <message>
      <source>Desktops up to each limit. Tick on a bar: {planned}.</source>
      <extracomment>app/output/word/result_chapters.py</extracomment>
      <translation>Desktops bis zu jedem Engpass. Strich am Balken: {planned}.</translation>
    </message>
    <message>
      <source>Desktops without a user at work take memory, but hardly processor time or I/O</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>Desktops ohne arbeitenden Benutzer belegen RAM, aber kaum Prozessorzeit oder I/O</translation>
    </message>
    <message>
      <source>Details for the makers are in {file}.</source>
      <extracomment>app/window/wiring.py</extracomment>
      <translation>Einzelheiten für die Entwickler stehen in {file}.</translation>
    </message>
    <message>
      <source>Difference</source>
      <extracomment>app/cli/library_update.py, app/cli/opinions_report.py, app/library/update_dialog.py, app/output/workbook/variants_sheet.py, app/results/tables/limits_tables.py, app/results/tabs/opinions_tab.py</extracomment>
      <translation>Differenz</translation>
    </message>
    <message>
      <source>Differences</source>
      <extracomment>app/window/bars/difference_legend.py</extracomment>
      <translation>Unterschiede</translation>
    </message>
    <message>
      <source>Differences to</source>
      <extracomment>app/window/bars/variant_bar.py</extracomment>
      <translation>Unterschiede zu</translation>
    </message>
    <message>
      <source>Digest of a disk</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>Digest einer Festplatte</translation>
    </message>
    <message>
      <source>Direct-attached SAS</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Direkt angeschlossenes SAS</translation>
    </message>
    <message>
      <source>Disconnect</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>Trennen</translation>
    </message>
    <message>
      <source>Disconnect from</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>Trennen von</translation>
    </message>
    <message>
      <source>Disconnect {source} from {target}</source>
      <extracomment>planner_core/editing/verbs/links.py</extracomment>
      <translation>{source} von {target} trennen</translation>
    </message>
    <message>
      <source>Discount</source>
      <extracomment>app/inspector/price_list.py, app/output/workbook/bill_sheet.py, app/results/tabs/cost_tab.py, planner_core/catalog/prices.py, planner_core/engine/explaining/bill.py</extracomment>
      <translation>Rabatt</translation>
    </message>
    <message>
      <source>Discount in all</source>
      <extracomment>app/output/workbook/bill_sheet.py, planner_core/formulas/cost.py</extracomment>
      <translation>Rabatt insgesamt</translation>
    </message>
    <message>
      <source>Discount on the list price</source>
      <extracomment>app/inspector/price_list.py</extracomment>
      <translation>Rabatt auf den Listenpreis</translation>
    </message>
    <message>
      <source>Discounts</source>
      <extracomment>app/output/chapters/bill_chapter.py</extracomment>
      <translation>Rabatte</translation>
    </message>
    <message>
      <source>Discount…</source>
      <extracomment>app/inspector/price_list.py</extracomment>
      <translation>Rabatt…</translation>
    </message>
    <message>
      <source>Disk</source>
      <extracomment>app/canvas/content/chip_texts.py</extracomment>
      <translation>Disk</translation>
    </message>
    <message>
      <source>Disk I/Os behind the RAID</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Platten-I/Os hinter dem RAID</translation>
    </message>
    <message>
      <source>Disk IOPS</source>
      <extracomment>planner_core/engine/basis/resources.py</extracomment>
      <translation>Platten-IOPS</translation>
    </message>
    <message>
      <source>Disk IOPS target</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Zielwert Platten-IOPS</translation>
    </message>
    <message>
      <source>Disk group</source>
      <extracomment>planner_core/editing/verbs/common.py</extracomment>
      <translation>Laufwerksgruppe</translation>
    </message>
    <message>
      <source>Disk group failed</source>
      <extracomment>planner_core/engine/basis/axes.py</extracomment>
      <translation>Laufwerksgruppe ausgefallen</translation>
    </message>
    <message>
      <source>Disk groups of the host given to vSAN</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>An vSAN gegebene Laufwerksgruppen des Hosts</translation>
    </message>
    <message>
      <source>Disk per server</source>
      <extracomment>planner_core/plan/components/infrastructure_servers.py</extracomment>
      <translation>Disk je Server</translation>
    </message>
    <message>
      <source>Disk reads per read while a drive has failed</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Platten-Lesezugriffe je Lesezugriff bei ausgefallenem Laufwerk</translation>
    </message>
    <message>
      <source>Disks</source>
      <extracomment>app/canvas/content/chip_texts.py</extracomment>
      <translation>Disks</translation>
    </message>
    <message>
      <source>Display memory per desktop</source>
      <extracomment>planner_core/formulas/display.py</extracomment>
      <translation>Bildschirm-RAM je Desktop</translation>
    </message>
    <message>
      <source>Display traffic</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Bildschirmverkehr</translation>
    </message>
    <message>
      <source>Display traffic of a storm</source>
      <extracomment>planner_core/engine/network/traffic.py</extracomment>
      <translation>Bildschirmverkehr eines Sturms</translation>
    </message>
    <message>
      <source>Display traffic per user</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Bildschirmverkehr je Benutzer</translation>
    </message>
    <message>
      <source>Disposable</source>
      <extracomment>app/canvas/content/chip_texts.py</extracomment>
      <translation>Disposable</translation>
    </message>
    <message>
      <source>Disposable disk</source>
      <extracomment>planner_core/plan/links.py</extracomment>
      <translation>Disposable Disk</translation>
    </message>
    <message>
      <source>Disposable disk of a desktop</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Disposable Disk eines Desktops</translation>
    </message>
    <message>
      <source>Disposable disk per desktop</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Disposable Disk je Desktop</translation>
    </message>
    <message>
      <source>Distribute &amp;across</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Horizontal verteilen</translation>
    </message>
    <message>
      <source>Distribute {count} cards</source>
      <extracomment>app/canvas/commands/canvas_orders.py</extracomment>
      <translation>{count} Karten verteilen</translation>
    </message>
    <message>
      <source>Do it again.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Den zurückgenommenen Schritt erneut ausführen.</translation>
    </message>
    <message>
      <source>Draft</source>
      <extracomment>app/window/commands/plan_commands.py</extracomment>
      <translation>Entwurf</translation>
    </message>
    <message>
      <source>Draft, {changed}</source>
      <extracomment>app/window/commands/plan_commands.py</extracomment>
      <translation>Entwurf, {changed}</translation>
    </message>
    <message>
      <source>Drafts that were made of this plan could not be encrypted and can still be read without the password: {names}. Close them where they are open, and look whether there is space on the disk; Headroom tries again when the plan is opened next.</source>
      <extracomment>app/project/backup_keeper.py</extracomment>
      <translation>Entwürfe, die aus diesem Plan entstanden sind, ließen sich nicht verschlüsseln und sind weiterhin ohne Passwort lesbar: {names}. Schließen Sie sie dort, wo sie geöffnet sind, und prüfen Sie, ob auf dem Datenträger Platz ist; Headroom versucht es beim nächsten Öffnen des Plans erneut.</translation>
    </message>
    <message>
      <source>Drag hosts into the cluster.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Ziehen Sie Hosts in den Cluster.</translation>
    </message>
    <message>
      <source>Drag it onto the drawing, or press Enter.</source>
      <extracomment>app/project/palette_model.py</extracomment>
      <translation>Auf die Zeichnung ziehen oder Eingabetaste drücken.</translation>
    </message>
    <message>
      <source>Drag its host into a cluster with vSAN, or use the group as a datastore.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Ziehen Sie den Host in einen Cluster mit vSAN oder nutzen Sie die Gruppe als Datastore.</translation>
    </message>
    <message>
      <source>Drag one from the palette, or type its name here and press Enter.</source>
      <extracomment>app/canvas/painting/empty_canvas.py</extracomment>
      <translation>Ziehen Sie einen aus der Palette, oder tippen Sie hier seinen Namen und drücken Sie die Eingabetaste.</translation>
    </message>
    <message>
      <source>Drag the disk group into a host.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Ziehen Sie die Laufwerksgruppe in einen Host.</translation>
    </message>
    <message>
      <source>Drag to what it runs on, or to a store, to connect</source>
      <extracomment>app/canvas/content/tooltips.py</extracomment>
      <translation>Zum Verbinden dorthin ziehen, wo es läuft, oder auf einen Datastore</translation>
    </message>
    <message>
      <source>Draw a line from the pool to a disk group.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Ziehen Sie eine Linie vom Pool zu einer Laufwerksgruppe.</translation>
    </message>
    <message>
      <source>Draw a line from the pool to a host.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Ziehen Sie eine Linie vom Pool zu einem Host.</translation>
    </message>
    <message>
      <source>Draw a line from the pool to {cluster}: its vSAN holds the files.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Ziehen Sie eine Linie vom Pool zu {cluster}; die Dateien liegen dann auf dem vSAN.</translation>
    </message>
    <message>
      <source>Draw the line the other way: from {target} to {source}.</source>
      <extracomment>planner_core/editing/verbs/links.py</extracomment>
      <translation>Ziehen Sie die Linie andersherum: von {target} zu {source}.</translation>
    </message>
    <message>
      <source>Drawing</source>
      <extracomment>app/canvas/view.py, app/output/chapters/drawing_chapter.py, app/window/dialogs/shortcuts_dialog.py, planner_core/editing/verbs/proposal.py</extracomment>
      <translation>Zeichnung</translation>
    </message>
    <message>
      <source>Drawing of the plan: hosts with their disk groups, desktop pools, and lines from each pool to its host and its stores. The tables of this proposal hold the same facts.</source>
      <extracomment>app/output/chapters/drawing_chapter.py</extracomment>
      <translation>Zeichnung des Plans: Hosts mit ihren Laufwerksgruppen, Desktop-Pools und Linien von jedem Pool zu seinem Host und seinen Datastores. Die Tabellen dieses Angebots enthalten dieselben Angaben.</translation>
    </message>
    <message>
      <source>Drive failed</source>
      <extracomment>planner_core/engine/basis/axes.py</extracomment>
      <translation>Laufwerk ausgefallen</translation>
    </message>
    <message>
      <source>Drive model</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Laufwerksmodell</translation>
    </message>
    <message>
      <source>Drive reads for a block on a failed drive</source>
      <extracomment>planner_core/engine/storage/disk_groups.py</extracomment>
      <translation>Laufwerkszugriffe für einen Block auf einem ausgefallenen Laufwerk</translation>
    </message>
    <message>
      <source>Drive size</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Laufwerksgröße</translation>
    </message>
    <message>
      <source>Drive size: Dell EMC PowerVault ME4 (2020). 10K RPM 125 IOPS mixed: Fujitsu, SSD in VDI (2011), sizing table</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>Laufwerksgröße: Dell EMC PowerVault ME4 (2020). 10.000 U/min, 125 IOPS gemischt: Fujitsu, SSD in VDI (2011), Sizing-Tabelle</translation>
    </message>
    <message>
      <source>Drive size: VMware, VDI on vSAN 6.2 (2016), hybrid cluster. 10K RPM 125 IOPS mixed: Fujitsu, SSD in VDI (2011), sizing table</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>Laufwerksgröße: VMware, VDI auf vSAN 6.2 (2016), Hybrid-Cluster. 10.000 U/min, 125 IOPS gemischt: Fujitsu, SSD in VDI (2011), Sizing-Tabelle</translation>
    </message>
    <message>
      <source>Drive size: sold today. 10K RPM 125 IOPS mixed: Fujitsu, SSD in VDI (2011), sizing table</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>Laufwerksgröße: heute erhältlich. 10.000 U/min, 125 IOPS gemischt: Fujitsu, SSD in VDI (2011), Sizing-Tabelle</translation>
    </message>
    <message>
      <source>Drive type</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Laufwerkstyp</translation>
    </message>
    <message>
      <source>Drives</source>
      <extracomment>app/project/palette_model.py, planner_core/catalog/records.py, planner_core/plan/components/disk_group.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>Laufwerke</translation>
    </message>
    <message>
      <source>Drives add up: random small blocks spread over all spindles</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Laufwerke addieren sich: kleine zufällige Blöcke verteilen sich auf alle Spindeln</translation>
    </message>
    <message>
      <source>Drives are sold in GB of 10^9 bytes</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Laufwerke werden in GB zu 10^9 Byte verkauft</translation>
    </message>
    <message>
      <source>Drives behind a cache</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Laufwerke hinter einem Cache</translation>
    </message>
    <message>
      <source>Drives in one RAID set, inside a host or an array</source>
      <extracomment>app/project/palette_model.py</extracomment>
      <translation>Laufwerke in einem RAID-Verbund, in einem Host oder Array</translation>
    </message>
    <message>
      <source>Drives in the group, without spares.</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Laufwerke der Gruppe, ohne Hot Spares.</translation>
    </message>
    <message>
      <source>Drives side by side</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Laufwerke nebeneinander</translation>
    </message>
    <message>
      <source>Drives the memory overhead.</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Bestimmt den RAM-Overhead.</translation>
    </message>
    <message>
      <source>Drop here to give {host} this processor.</source>
      <extracomment>app/canvas/gestures/drop_component.py</extracomment>
      <translation>Hier ablegen, um {host} diesen Prozessor zu geben.</translation>
    </message>
    <message>
      <source>Drop here to place it beside {host} and let it run there.</source>
      <extracomment>app/canvas/gestures/drop_component.py</extracomment>
      <translation>Hier ablegen, um es neben {host} zu setzen und dort laufen zu lassen.</translation>
    </message>
    <message>
      <source>Drop here to put it into {host}.</source>
      <extracomment>app/canvas/gestures/drop_component.py</extracomment>
      <translation>Hier ablegen, um es in {host} einzusetzen.</translation>
    </message>
    <message>
      <source>Drop here to take it out.</source>
      <extracomment>app/canvas/gestures/move_cards.py</extracomment>
      <translation>Hier ablegen, um es herauszunehmen.</translation>
    </message>
    <message>
      <source>Drop the line on what it shall run on, or on a store.</source>
      <extracomment>app/canvas/gestures/connect.py</extracomment>
      <translation>Ziehen Sie die Linie dorthin, wo es laufen soll, oder auf einen Datastore.</translation>
    </message>
    <message>
      <source>Drop {file} on the store that shall hold it.</source>
      <extracomment>app/canvas/gestures/relocate_file.py</extracomment>
      <translation>{file} auf dem Datastore ablegen, der es aufnehmen soll.</translation>
    </message>
    <message>
      <source>Dup&amp;licate</source>
      <extracomment>app/library/library_window.py, app/look/actions.py</extracomment>
      <translation>&amp;Duplizieren</translation>
    </message>
    <message>
      <source>Duplicate</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>Duplizieren</translation>
    </message>
    <message>
      <source>Duplicate as a variant</source>
      <extracomment>app/results/tabs/variants_tab.py</extracomment>
      <translation>Als Variante duplizieren</translation>
    </message>
    <message>
      <source>Duplicate variant {variant}</source>
      <extracomment>planner_core/editing/verbs/variants.py</extracomment>
      <translation>Variante {variant} duplizieren</translation>
    </message>
    <message numerus="yes">
      <source>Duplicate {count} row</source>
      <comment>Duplicate {count} rows</comment>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>
        <numerusform>{count} Zeile duplizieren</numerusform>
        <numerusform>{count} Zeilen duplizieren</numerusform>
      </translation>
    </message>
    <message>
      <source>Duplicate {name}</source>
      <extracomment>planner_core/editing/verbs/components.py</extracomment>
      <translation>{name} duplizieren</translation>
    </message>
    <message>
      <source>Duration of a maintenance operation</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Dauer eines Wartungsvorgangs</translation>
    </message>
    <message>
      <source>Duration of a power operation</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Dauer eines Power-Vorgangs</translation>
    </message>
    <message>
      <source>Duration of storms</source>
      <extracomment>planner_core/studies/comparison_measures.py</extracomment>
      <translation>Dauer der Stürme</translation>
    </message>
    <message>
      <source>Durations</source>
      <extracomment>app/output/workbook/summary_sheet.py</extracomment>
      <translation>Dauern</translation>
    </message>
    <message>
      <source>E&amp;xplain this number</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Diese Zahl &amp;herleiten</translation>
    </message>
    <message>
      <source>E&amp;xport proposal at once…</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Angebot sofort e&amp;xportieren…</translation>
    </message>
    <message>
      <source>ESX 4.1</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>ESX 4.1</translation>
    </message>
    <message>
      <source>EUR</source>
      <extracomment>planner_core/engine/explaining/formula_text.py</extracomment>
      <translation>EUR</translation>
    </message>
    <message>
      <source>Each</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Je Desktop</translation>
    </message>
    <message>
      <source>Each component and resource in each phase and case.</source>
      <extracomment>app/output/workbook/saturation_sheet.py</extracomment>
      <translation>Jede Komponente und Ressource in jeder Phase und jedem Fall.</translation>
    </message>
    <message>
      <source>Each host for itself</source>
      <extracomment>planner_core/engine/hosts/host_supply.py</extracomment>
      <translation>Jeder Host für sich</translation>
    </message>
    <message>
      <source>Each interaction finds any of the equal hosts, drives and ports alike.</source>
      <extracomment>planner_core/studies/response_network.py</extracomment>
      <translation>Jede Interaktion trifft jeden der gleichen Hosts, Laufwerke und Ports gleich oft.</translation>
    </message>
    <message>
      <source>Each pool alone</source>
      <extracomment>app/results/tabs/limits_tab.py</extracomment>
      <translation>Jeder Pool für sich</translation>
    </message>
    <message>
      <source>Each port sends one block at a time</source>
      <extracomment>planner_core/studies/response_resources.py</extracomment>
      <translation>Jeder Port sendet einen Block zur Zeit</translation>
    </message>
    <message>
      <source>Each read that meets a failed drive takes several</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Jeder Lesezugriff, der ein ausgefallenes Laufwerk trifft, kostet mehrere</translation>
    </message>
    <message>
      <source>Each year</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py</extracomment>
      <translation>In jedem Jahr</translation>
    </message>
    <message>
      <source>Edit</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>Bearbeiten</translation>
    </message>
    <message>
      <source>Edit the component in the inspector</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Komponente im Inspektor bearbeiten</translation>
    </message>
    <message>
      <source>Electricity</source>
      <extracomment>app/output/chapters/outlook_chapter.py, app/output/workbook/cost_of_use_sheet.py</extracomment>
      <translation>Strom</translation>
    </message>
    <message>
      <source>Electricity per year</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Strom je Jahr</translation>
    </message>
    <message>
      <source>Electricity with cooling</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py</extracomment>
      <translation>Strom mit Kühlung</translation>
    </message>
    <message numerus="yes">
      <source>Empty {count} cell</source>
      <comment>Empty {count} cells</comment>
      <extracomment>app/library/many_cells.py</extracomment>
      <translation>
        <numerusform>{count} Zelle leeren</numerusform>
        <numerusform>{count} Zellen leeren</numerusform>
      </translation>
    </message>
    <message>
      <source>Encoding</source>
      <extracomment>app/library/importing/import_dialog.py</extracomment>
      <translation>Zeichenkodierung</translation>
    </message>
    <message>
      <source>Encrypt the file of this plan and its backups; change or remove the password.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Die Datei dieses Plans und ihre Sicherungen verschlüsseln; das Passwort ändern oder entfernen.</translation>
    </message>
    <message>
      <source>Energy for cooling and supply per year</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Energie für Kühlung und Versorgung im Jahr</translation>
    </message>
    <message>
      <source>Energy of cooling and supply per year</source>
      <extracomment>planner_core/formulas/power.py</extracomment>
      <translation>Energie für Kühlung und Versorgung je Jahr</translation>
    </message>
    <message>
      <source>Energy of the data centre for each unit that the hardware takes.</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Energie des Rechenzentrums je Einheit, die die Hardware aufnimmt.</translation>
    </message>
    <message>
      <source>Energy of the hardware per year</source>
      <extracomment>app/output/chapters/outlook_chapter.py, planner_core/formulas/power.py</extracomment>
      <translation>Energie der Hardware je Jahr</translation>
    </message>
    <message>
      <source>Energy per year</source>
      <extracomment>planner_core/formulas/power.py</extracomment>
      <translation>Energie je Jahr</translation>
    </message>
    <message>
      <source>Energy with cooling, times the price of a kilowatt-hour</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Energie mit Kühlung, mal dem Preis einer Kilowattstunde</translation>
    </message>
    <message>
      <source>Enough: {remedy}.</source>
      <extracomment>planner_core/engine/findings/storms.py</extracomment>
      <translation>Es genügt, {remedy}.</translation>
    </message>
    <message>
      <source>Enter</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Eingabetaste</translation>
    </message>
    <message>
      <source>Enter a peak that was measured, or plan for the average.</source>
      <extracomment>planner_core/engine/findings/workload.py</extracomment>
      <translation>Tragen Sie eine gemessene Spitze ein, oder planen Sie für den Durchschnitt.</translation>
    </message>
    <message>
      <source>Enter connects it with {others}.</source>
      <extracomment>app/canvas/gestures/quick_add.py</extracomment>
      <translation>Die Eingabetaste verbindet es mit {others}.</translation>
    </message>
    <message>
      <source>Enter gives it to {hosts}.</source>
      <extracomment>app/canvas/gestures/quick_add.py</extracomment>
      <translation>Die Eingabetaste gibt ihn {hosts}.</translation>
    </message>
    <message>
      <source>Enter or F1</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Eingabetaste oder F1</translation>
    </message>
    <message>
      <source>Enter puts it into {frame} and connects it with {others}.</source>
      <extracomment>app/canvas/gestures/quick_add.py</extracomment>
      <translation>Die Eingabetaste legt es in {frame} und verbindet es mit {others}.</translation>
    </message>
    <message>
      <source>Enter puts it into {frame}.</source>
      <extracomment>app/canvas/gestures/quick_add.py</extracomment>
      <translation>Die Eingabetaste legt es in {frame}.</translation>
    </message>
    <message>
      <source>Enter puts it on the drawing.</source>
      <extracomment>app/canvas/gestures/quick_add.py</extracomment>
      <translation>Die Eingabetaste legt es auf die Zeichnung.</translation>
    </message>
    <message>
      <source>Enter what one port carries in one direction, in MB/s.</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>Tragen Sie ein, was ein Port in einer Richtung trägt, in MB/s.</translation>
    </message>
    <message>
      <source>Equal pages of different desktops are kept once and save {saved}. Large pages and the default since vSphere 6.0 keep them apart until memory runs short.</source>
      <extracomment>planner_core/studies/opinions_on_ram.py</extracomment>
      <translation>Gleiche Speicherseiten verschiedener Desktops werden nur einmal gehalten und sparen {saved}. Große Seiten und die Vorgabe seit vSphere 6.0 halten sie getrennt, bis der RAM knapp wird.</translation>
    </message>
    <message>
      <source>Equal payments at the end of each year</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Gleiche Zahlungen am Ende jedes Jahres</translation>
    </message>
    <message>
      <source>Equal servers share the work of a station evenly</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Gleiche Bedienstationen teilen sich die Arbeit gleichmäßig</translation>
    </message>
    <message>
      <source>Error</source>
      <extracomment>app/cli/response_report.py, app/cli/validation_report.py, app/results/words/findings.py</extracomment>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>Errors</source>
      <extracomment>app/output/workbook/summary_sheet.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>Esc</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Esc</translation>
    </message>
    <message>
      <source>Every change is on the disk. Save as gives the plan a place of its own.</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>Jede Änderung ist auf dem Datenträger. „Speichern unter“ gibt dem Plan einen eigenen Ort.</translation>
    </message>
    <message>
      <source>Every change is saved at once; this marks a state to come back to.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Jede Änderung wird sofort gespeichert; dies markiert einen Stand, zu dem Sie zurückkehren können.</translation>
    </message>
    <message>
      <source>Every change is saved. This state is marked as {point}.</source>
      <extracomment>app/window/commands/state_commands.py</extracomment>
      <translation>Jede Änderung ist gespeichert. Dieser Stand ist als {point} markiert.</translation>
    </message>
    <message>
      <source>Every desktop starts when its user logs in, and {peak} of the users do so within {part} of a window of {window}. Ours is the limit that the plan has; where desktops run before their users come, it is enough.</source>
      <extracomment>planner_core/studies/opinions_on_storms.py</extracomment>
      <translation>Jeder Desktop startet, wenn sich sein Benutzer anmeldet, und {peak} der Benutzer tun das innerhalb von {part} eines Fensters von {window}. Unsere Zahl ist die Grenze im Plan; sie genügt, wo Desktops laufen, bevor ihre Benutzer kommen.</translation>
    </message>
    <message>
      <source>Every difference between the drawing of a variant and that of {baseline}.</source>
      <extracomment>app/output/workbook/variants_sheet.py</extracomment>
      <translation>Jeder Unterschied zwischen der Zeichnung einer Variante und der von {baseline}.</translation>
    </message>
    <message>
      <source>Every host keeps {reserved} cores, lends out each other core {times} times, and a session host carries {users} users over the workload factor.</source>
      <extracomment>planner_core/studies/opinions_on_processors.py</extracomment>
      <translation>Jeder Host behält {reserved} Kerne, verleiht jeden anderen Kern {times}-mal, und ein Session Host trägt {users} Benutzer durch den Lastfaktor.</translation>
    </message>
    <message>
      <source>Every physical core carries the same number of desktops, whatever its clock, the guest and its year.</source>
      <extracomment>planner_core/studies/opinions_on_processors.py</extracomment>
      <translation>Jeder physische Kern trägt gleich viele Desktops, unabhängig von Takt, Gastsystem und Baujahr.</translation>
    </message>
    <message>
      <source>Every user at work has one session</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Jeder arbeitende Benutzer hat eine Sitzung</translation>
    </message>
    <message>
      <source>Every user issues {number} I/Os per second, all day. Published tests saw 5 to 55, with peaks of two to three times the average.</source>
      <extracomment>planner_core/studies/opinions_on_storage.py</extracomment>
      <translation>Jeder Benutzer setzt den ganzen Tag {number} I/Os je Sekunde ab. Veröffentlichte Tests zeigten 5 bis 55, mit Spitzen vom Zwei- bis Dreifachen des Mittelwerts.</translation>
    </message>
    <message>
      <source>Every value and constant behind the numbers, where it is from, and how sure it is.</source>
      <extracomment>app/output/workbook/assumptions_sheet.py</extracomment>
      <translation>Jeder Wert und jede Konstante hinter den Zahlen, mit Herkunft und Verlässlichkeit.</translation>
    </message>
    <message>
      <source>Every value behind the numbers of this proposal, with its origin. Change any of them, and the result changes with it.</source>
      <extracomment>app/output/chapters/assumptions_chapter.py</extracomment>
      <translation>Jeder Wert hinter den Zahlen dieses Angebots, mit seiner Herkunft. Ändert sich einer, ändert sich das Ergebnis mit.</translation>
    </message>
    <message>
      <source>Every value behind the numbers, with its origin.</source>
      <extracomment>app/output/workbook/assumptions_sheet.py</extracomment>
      <translation>Jeder Wert hinter den Zahlen, mit seiner Herkunft.</translation>
    </message>
    <message>
      <source>Everything in this plan is as the library has it.</source>
      <extracomment>app/cli/library_update.py, app/window/wiring.py</extracomment>
      <translation>Alles in diesem Plan ist wie in der Bibliothek.</translation>
    </message>
    <message>
      <source>Everything is in its place already.</source>
      <extracomment>app/canvas/commands/canvas_orders.py</extracomment>
      <translation>Alles ist schon an seinem Platz.</translation>
    </message>
    <message>
      <source>Everything on SAS</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>Alles auf SAS</translation>
    </message>
    <message>
      <source>Everything on SSD</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>Alles auf SSD</translation>
    </message>
    <message>
      <source>Excel</source>
      <extracomment>app/output/proposal/formats.py</extracomment>
      <translation>Excel</translation>
    </message>
    <message>
      <source>Excel workbooks (*.xlsx)</source>
      <extracomment>app/library/file_commands.py, app/output/proposal/formats.py</extracomment>
      <translation>Excel-Arbeitsmappen (*.xlsx)</translation>
    </message>
    <message>
      <source>Expand</source>
      <extracomment>app/canvas/commands/context_menus.py, app/canvas/content/tooltips.py</extracomment>
      <translation>Aufklappen</translation>
    </message>
    <message>
      <source>Expand {name}</source>
      <extracomment>planner_core/editing/verbs/places.py</extracomment>
      <translation>{name} aufklappen</translation>
    </message>
    <message>
      <source>Explain</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>Herleiten</translation>
    </message>
    <message>
      <source>Explain a number</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Eine Zahl herleiten</translation>
    </message>
    <message>
      <source>Explanation</source>
      <extracomment>app/window/panes/explain_pane.py</extracomment>
      <translation>Herleitung</translation>
    </message>
    <message>
      <source>Exponential distribution, which M/M/1 has exactly; sums of many visits vary less, so it is the safe side</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Exponentialverteilung, die M/M/1 genau hat; Summen vieler Besuche streuen weniger, sie liegt also auf der sicheren Seite</translation>
    </message>
    <message>
      <source>Export</source>
      <extracomment>app/window/bars/top_bar.py, db/library.py</extracomment>
      <translation>Export</translation>
    </message>
    <message>
      <source>Export &amp;picture…</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Bild exportieren…</translation>
    </message>
    <message>
      <source>Export as &amp;PDF…</source>
      <extracomment>app/window/proposal/proposal_window.py</extracomment>
      <translation>Als &amp;PDF exportieren…</translation>
    </message>
    <message>
      <source>Export as Excel &amp;workbook…</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Als Excel-Mappe exp&amp;ortieren…</translation>
    </message>
    <message>
      <source>Export as Excel…</source>
      <extracomment>app/window/proposal/proposal_window.py</extracomment>
      <translation>Als Excel exportieren…</translation>
    </message>
    <message>
      <source>Export as Word…</source>
      <extracomment>app/window/proposal/proposal_window.py</extracomment>
      <translation>Als Word exportieren…</translation>
    </message>
    <message>
      <source>Export c&amp;hart…</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Diagramm exportieren…</translation>
    </message>
    <message>
      <source>Export chart</source>
      <extracomment>app/window/commands/result_exports.py</extracomment>
      <translation>Diagramm exportieren</translation>
    </message>
    <message>
      <source>Export picture</source>
      <extracomment>app/window/commands/exports.py</extracomment>
      <translation>Bild exportieren</translation>
    </message>
    <message>
      <source>Export proposal</source>
      <extracomment>app/window/commands/exports.py</extracomment>
      <translation>Angebot exportieren</translation>
    </message>
    <message>
      <source>Export ta&amp;ble…</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Tabe&amp;lle exportieren…</translation>
    </message>
    <message>
      <source>Export table</source>
      <extracomment>app/library/file_commands.py, app/window/commands/result_exports.py</extracomment>
      <translation>Tabelle exportieren</translation>
    </message>
    <message>
      <source>Export the &amp;whole library…</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>&amp;Ganze Bibliothek exportieren…</translation>
    </message>
    <message>
      <source>Export the whole library</source>
      <extracomment>app/library/file_commands.py</extracomment>
      <translation>Ganze Bibliothek exportieren</translation>
    </message>
    <message>
      <source>Express storage (ESA)</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Express Storage (ESA)</translation>
    </message>
    <message>
      <source>Extra throughput of a core with two threads. 0 when hyper-threading is off.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Mehrdurchsatz eines Kerns mit zwei Threads. 0, wenn Hyper-Threading aus ist.</translation>
    </message>
    <message>
      <source>Failed controllers</source>
      <extracomment>planner_core/engine/storage/arrays.py</extracomment>
      <translation>Ausgefallene Controller</translation>
    </message>
    <message>
      <source>Failed drives</source>
      <extracomment>planner_core/engine/storage/failed_drives.py</extracomment>
      <translation>Ausgefallene Laufwerke</translation>
    </message>
    <message>
      <source>Failed drives of the group or of the vSAN</source>
      <extracomment>planner_core/engine/storage/failed_drives.py</extracomment>
      <translation>Ausgefallene Laufwerke der Gruppe oder des vSAN</translation>
    </message>
    <message>
      <source>Failed ports</source>
      <extracomment>planner_core/engine/storage/arrays.py</extracomment>
      <translation>Ausgefallene Ports</translation>
    </message>
    <message>
      <source>Failover capacity</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>Failover-Kapazität</translation>
    </message>
    <message>
      <source>Failure case</source>
      <extracomment>planner_core/engine/layout/layout.py</extracomment>
      <translation>Ausfall</translation>
    </message>
    <message>
      <source>Failure case: one drive, or the vSAN disk group or device of the cluster with the most IOPS</source>
      <extracomment>planner_core/engine/storage/failed_drives.py</extracomment>
      <translation>Ausfall: ein Laufwerk, oder die vSAN-Laufwerksgruppe oder das Gerät des Clusters mit den meisten IOPS</translation>
    </message>
    <message>
      <source>Failures</source>
      <extracomment>app/output/chapters/summary_chapter.py, app/output/workbook/summary_sheet.py, planner_core/plan/settings.py</extracomment>
      <translation>Ausfälle</translation>
    </message>
    <message>
      <source>Failures not got through</source>
      <extracomment>planner_core/studies/comparison_measures.py</extracomment>
      <translation>Nicht überstandene Ausfälle</translation>
    </message>
    <message>
      <source>Families, tried in this order</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Familien, in dieser Reihenfolge versucht</translation>
    </message>
    <message>
      <source>Family</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Familie</translation>
    </message>
    <message>
      <source>Family: {family}</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Familie: {family}</translation>
    </message>
    <message>
      <source>February</source>
      <extracomment>app/look/dates.py</extracomment>
      <translation>Februar</translation>
    </message>
    <message>
      <source>Fi&amp;rm</source>
      <extracomment>app/window/proposal/branding_form.py</extracomment>
      <translation>Fi&amp;rma</translation>
    </message>
    <message>
      <source>Fibre Channel</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Fibre Channel</translation>
    </message>
    <message>
      <source>Figure</source>
      <extracomment>app/cli/validation_report.py, app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Größe</translation>
    </message>
    <message>
      <source>Figure {number}: {caption}</source>
      <extracomment>app/output/word/body.py</extracomment>
      <translation>Abbildung {number}: {caption}</translation>
    </message>
    <message>
      <source>Files</source>
      <extracomment>app/results/tabs/capacity_tab.py, planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Dateien</translation>
    </message>
    <message>
      <source>Files here</source>
      <extracomment>planner_core/engine/storage/files_inside.py</extracomment>
      <translation>Dateien hier</translation>
    </message>
    <message>
      <source>Files lie on {array}, which has no drives.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Dateien liegen auf {array}, das keine Laufwerke hat.</translation>
    </message>
    <message numerus="yes">
      <source>Files lie on {cluster}, which has no vSAN; they are not counted ({count} file role).</source>
      <comment>Files lie on {cluster}, which has no vSAN; they are not counted ({count} file roles).</comment>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>
        <numerusform>Dateien liegen auf {cluster}, der kein vSAN hat; sie werden nicht gezählt ({count} Dateiart).</numerusform>
        <numerusform>Dateien liegen auf {cluster}, der kein vSAN hat; sie werden nicht gezählt ({count} Dateiarten).</numerusform>
      </translation>
    </message>
    <message>
      <source>Files lie on {group}, whose drives belong to the vSAN of {cluster}; their space is not counted.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Dateien liegen auf {group}, deren Laufwerke zum vSAN von {cluster} gehören; ihr Platz wird nicht gezählt.</translation>
    </message>
    <message>
      <source>Files of all desktops</source>
      <extracomment>planner_core/engine/storage/capacity.py</extracomment>
      <translation>Dateien aller Desktops</translation>
    </message>
    <message>
      <source>Files of the desktops</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Dateien der Desktops</translation>
    </message>
    <message>
      <source>Files on</source>
      <extracomment>app/output/chapters/drawing_chapter.py</extracomment>
      <translation>Dateien auf</translation>
    </message>
    <message>
      <source>Files on the local disks of a host lie where the desktops run</source>
      <extracomment>planner_core/formulas/spread.py</extracomment>
      <translation>Dateien auf den lokalen Festplatten eines Hosts liegen dort, wo die Desktops laufen</translation>
    </message>
    <message>
      <source>Files that do not grow with the desktops</source>
      <extracomment>planner_core/engine/storage/capacity.py</extracomment>
      <translation>Dateien, die nicht mit den Desktops wachsen</translation>
    </message>
    <message>
      <source>Fill do&amp;wn</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>Nach &amp;unten füllen</translation>
    </message>
    <message numerus="yes">
      <source>Fill {count} cell</source>
      <comment>Fill {count} cells</comment>
      <extracomment>app/library/many_cells.py</extracomment>
      <translation>
        <numerusform>{count} Zelle füllen</numerusform>
        <numerusform>{count} Zellen füllen</numerusform>
      </translation>
    </message>
    <message>
      <source>Filled part of a disk</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Gefüllter Anteil einer Disk</translation>
    </message>
    <message>
      <source>Filled part of a full clone</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Gefüllter Anteil eines Full Clones</translation>
    </message>
    <message>
      <source>Filled part of a persistent disk</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Gefüllter Anteil einer persistenten Disk</translation>
    </message>
    <message>
      <source>Find a component or a catalogue record by its name. Typing into the drawing does the same.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Findet eine Komponente oder einen Katalogeintrag am Namen. Tippen in der Zeichnung tut dasselbe.</translation>
    </message>
    <message>
      <source>Find an action or a component</source>
      <extracomment>app/window/commands/command_palette.py</extracomment>
      <translation>Aktion oder Komponente suchen</translation>
    </message>
    <message>
      <source>Finding</source>
      <extracomment>app/output/workbook/findings_sheet.py, app/results/tabs/findings_tab.py</extracomment>
      <translation>Befund</translation>
    </message>
    <message>
      <source>Findings</source>
      <extracomment>app/cli/assessment_report.py, app/inspector/selection_results.py, app/output/chapters/cover_and_findings.py, app/output/workbook/findings_sheet.py, app/output/workbook/summary_sheet.py, app/results/tabs/all_tabs.py, app/results/tabs/findings_tab.py, planner_core/editing/verbs/proposal.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>Befunde</translation>
    </message>
    <message>
      <source>Findings ({count})</source>
      <extracomment>app/results/tabs/all_tabs.py</extracomment>
      <translation>Befunde ({count})</translation>
    </message>
    <message>
      <source>Firm</source>
      <extracomment>app/window/proposal/branding_form.py, app/window/proposal/proposal_window.py</extracomment>
      <translation>Firma</translation>
    </message>
    <message>
      <source>Firm for</source>
      <extracomment>app/window/proposal/branding_form.py</extracomment>
      <translation>Firma für</translation>
    </message>
    <message>
      <source>First day of validity. Empty: always.</source>
      <extracomment>planner_core/catalog/prices.py</extracomment>
      <translation>Erster Tag der Gültigkeit. Leer: schon immer.</translation>
    </message>
    <message>
      <source>First limit</source>
      <extracomment>app/cli/assessment_report.py, app/output/workbook/summary_sheet.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>Erster Engpass</translation>
    </message>
    <message>
      <source>Fit</source>
      <extracomment>app/cli/limits_report.py</extracomment>
      <translation>Passen</translation>
    </message>
    <message>
      <source>Fit all</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>Alles zeigen</translation>
    </message>
    <message>
      <source>Fit the &amp;selection</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Auswahl zeigen</translation>
    </message>
    <message>
      <source>Fixed part: {part}</source>
      <extracomment>planner_core/engine/explaining/walk.py</extracomment>
      <translation>Fester Teil: {part}</translation>
    </message>
    <message>
      <source>Fixed service times predict response up to about 50 to 70% (NetApp TR-4540 refitted)</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Feste Bedienzeiten sagen Antwortzeiten bis etwa 50 bis 70 % voraus (an NetApp TR-4540 nachgerechnet)</translation>
    </message>
    <message>
      <source>Flash drives at the time of purchase</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Flash-Laufwerke zum Kaufzeitpunkt</translation>
    </message>
    <message>
      <source>Flash drives in all</source>
      <extracomment>planner_core/engine/explaining/bill.py</extracomment>
      <translation>Flash-Laufwerke insgesamt</translation>
    </message>
    <message>
      <source>Floating</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Floating</translation>
    </message>
    <message>
      <source>Folds this part of the form away, or shows it.</source>
      <extracomment>app/inspector/section.py</extracomment>
      <translation>Klappt diesen Teil des Formulars zu oder auf.</translation>
    </message>
    <message>
      <source>For</source>
      <extracomment>app/window/proposal/branding_form.py</extracomment>
      <translation>Für</translation>
    </message>
    <message>
      <source>For all rows, where no column says it</source>
      <extracomment>app/library/importing/for_all_rows.py</extracomment>
      <translation>Für alle Zeilen, soweit keine Spalte es angibt</translation>
    </message>
    <message>
      <source>For each of {users} users it is {user}.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Für jeden von {users} Benutzern sind es {user}.</translation>
    </message>
    <message numerus="yes">
      <source>For one desktop planned that is {each}.</source>
      <comment>For each of the {count} desktops planned that is {each}.</comment>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>
        <numerusform>Für den einen geplanten Desktop sind das {each}.</numerusform>
        <numerusform>Für jeden der {count} geplanten Desktops sind das {each}.</numerusform>
      </translation>
    </message>
    <message>
      <source>For users who keep their pace, the stricter of the two assumptions.</source>
      <extracomment>app/output/chapters/response_chapter.py</extracomment>
      <translation>Für Benutzer, die ihr Tempo halten: die strengere der beiden Annahmen.</translation>
    </message>
    <message>
      <source>For {desktops} desktops: {remedy}</source>
      <extracomment>app/results/words/lifts.py</extracomment>
      <translation>Für {desktops} Desktops: {remedy}</translation>
    </message>
    <message>
      <source>Formula</source>
      <extracomment>app/output/workbook/derivations_sheet.py</extracomment>
      <translation>Formel</translation>
    </message>
    <message>
      <source>Four hosts share hard disks behind a solid state cache. The processors are full at 500.</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>Vier Hosts teilen sich Festplatten hinter einem SSD-Cache. Bei 500 sind die Prozessoren ausgelastet.</translation>
    </message>
    <message>
      <source>Four hosts share solid state disks. 580 desktops ran; Headroom promises 544.</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>Vier Hosts teilen sich SSDs. 580 Desktops liefen; Headroom sagt 544 zu.</translation>
    </message>
    <message>
      <source>Free</source>
      <extracomment>app/output/chapters/capacity_chapter.py, app/output/workbook/capacity_sheet.py</extracomment>
      <translation>Frei</translation>
    </message>
    <message>
      <source>Free memory kept by the hypervisor</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>Vom Hypervisor frei gehaltener RAM</translation>
    </message>
    <message>
      <source>From</source>
      <extracomment>app/cli/library_update.py, app/library/update_dialog.py, app/results/explaining/derivation_model.py</extracomment>
      <translation>Herkunft</translation>
    </message>
    <message>
      <source>From Headroom</source>
      <extracomment>app/cli/library_tables.py</extracomment>
      <translation>Von Headroom</translation>
    </message>
    <message>
      <source>From here</source>
      <extracomment>app/window/dialogs/restore_points_dialog.py</extracomment>
      <translation>Von hier aus</translation>
    </message>
    <message>
      <source>From the catalogue: {record}</source>
      <extracomment>app/inspector/origin_words.py</extracomment>
      <translation>Aus dem Katalog: {record}</translation>
    </message>
    <message>
      <source>From: {origin}</source>
      <extracomment>app/results/explaining/formula_card.py, planner_core/engine/explaining/derivation_text.py</extracomment>
      <translation>Herkunft: {origin}</translation>
    </message>
    <message>
      <source>Front-end I/O: what the desktops issue</source>
      <extracomment>planner_core/formulas/io_on_stores.py</extracomment>
      <translation>Frontend-I/O: was die Desktops absetzen</translation>
    </message>
    <message>
      <source>Front-end IOPS</source>
      <extracomment>planner_core/engine/basis/resources.py</extracomment>
      <translation>Frontend-IOPS</translation>
    </message>
    <message>
      <source>Front-end IOPS at this mix</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Frontend-IOPS bei dieser Mischung</translation>
    </message>
    <message>
      <source>Front-end IOPS by the arithmetic form</source>
      <extracomment>planner_core/formulas/rules_of_thumb.py</extracomment>
      <translation>Frontend-IOPS nach der arithmetischen Formel</translation>
    </message>
    <message>
      <source>Fujitsu</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>Fujitsu</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), hardware configuration of the desktop server, with two 1 Gbit/s network ports; all-core turbo clock of the X5650: Intel turbo table</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Hardwarekonfiguration des Desktop-Servers, mit zwei Netzwerkanschlüssen zu 1 Gbit/s; All-Core-Turbotakt des X5650: Turbotabelle von Intel</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), hardware configuration of the infrastructure server: 12 cores of 2.66 GHz, 72 GB; the paper names no processor for it, the desktop server's is taken</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Hardwarekonfiguration des Infrastruktur-Servers: 12 Kerne zu 2,66 GHz, 72 GB; das Papier nennt dafür keinen Prozessor, angesetzt ist der des Desktop-Servers</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), hardware of the test; sizing table: SSD more than 5,000 IOPS mixed. The paper prints no price for it.</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Hardware des Tests; Sizing-Tabelle: SSD mehr als 5.000 IOPS gemischt. Das Papier nennt dafür keinen Preis.</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), sizing table after VMware: 10 IOPS for a normal user</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Sizing-Tabelle nach VMware: 10 IOPS bei normaler Nutzung</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), sizing table after VMware: 10 IOPS for a normal user. Processor as Login VSI 3 medium. Reads: practice 20:80. Boot: NetApp TR-4540, 27,471 I/Os per desktop, 95.7% reads; 12 s on one core of about 2.7 GHz (Citrix blog 2011), x 1.2.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Sizing-Tabelle nach VMware: 10 IOPS bei normaler Nutzung. Prozessor wie Login VSI 3 Medium. Lesezugriffe: Praxis 20:80. Boot: NetApp TR-4540, 27.471 I/Os je Desktop, 95,7 % Lesezugriffe; 12 s auf einem Kern mit rund 2,7 GHz (Citrix-Blog 2011), x 1,2.</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), sizing table after VMware: 15 IOPS for a heavy user</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Sizing-Tabelle nach VMware: 15 IOPS bei intensiver Nutzung</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), sizing table after VMware: 15 IOPS for a heavy user. Processor: Login VSI 3 medium x 1.19, the power worker's ratio in the Login VSI 4.1 table. Reads: practice 20:80. Boot: NetApp TR-4540, 27,471 I/Os per desktop, 95.7% reads; 12 s on one core of about 2.7 GHz (Citrix blog 2011), x 1.2.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Sizing-Tabelle nach VMware: 15 IOPS bei intensiver Nutzung. Prozessor: Login VSI 3 Medium x 1,19, das Verhältnis des Power Worker in der Tabelle von Login VSI 4.1. Lesezugriffe: Praxis 20:80. Boot: NetApp TR-4540, 27.471 I/Os je Desktop, 95,7 % Lesezugriffe; 12 s auf einem Kern mit rund 2,7 GHz (Citrix-Blog 2011), x 1,2.</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), sizing table: 10 for a normal user, 15 for a heavy user</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Sizing-Tabelle: 10 für normale, 15 für intensive Nutzung</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), sizing table: 10K RPM 125 IOPS mixed</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Sizing-Tabelle: 10.000 U/min, 125 IOPS gemischt</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), sizing table: 15K RPM 150 IOPS mixed</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Sizing-Tabelle: 15.000 U/min, 150 IOPS gemischt</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), sizing table: SSD more than 5,000 IOPS mixed</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Sizing-Tabelle: SSD mehr als 5.000 IOPS gemischt</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), storage sizing: local datastores serve the desktops of their own server</source>
      <extracomment>planner_core/engine/findings/reach.py</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Storage-Sizing: Lokale Datastores versorgen die Desktops des eigenen Servers</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), storage sizing: number of VMs x (delta + swap + log) + replica + template + overhead; swap and template drop out where they are relocated</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Storage-Sizing: Anzahl VMs x (Delta + Swap + Log) + Replica + Template + Overhead; Swap und Template entfallen, wo sie verlagert sind</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), storage sizing: one replica for each datastore</source>
      <extracomment>planner_core/engine/findings/reach.py</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Storage-Sizing: eine Replica je Datastore</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), storage sizing: swap files moved to hard disks save their size on the SSDs</source>
      <extracomment>planner_core/engine/findings/swap.py</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Storage-Sizing: Auf Festplatten verlegte Auslagerungsdateien sparen ihre Größe auf den SSDs</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011): SSD prices fall by 15 to 20% a year</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Fujitsu, SSD in VDI (2011): SSD-Preise fallen um 15 bis 20 % im Jahr</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011): baseline of the first 15 desktops + 3,000 ms, 1,500 ms become 4,500 ms</source>
      <extracomment>resources/catalog/login_vsi.json</extracomment>
      <translation>Fujitsu, SSD in VDI (2011): Baseline der ersten 15 Desktops + 3.000 ms, aus 1.500 ms werden 4.500 ms</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011): bursts of writes that SAS SSDs took would have been short bottlenecks on SATA SSDs, which bear fewer write cycles too</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>Fujitsu, SSD in VDI (2011): Schreibspitzen, die SAS-SSDs aufnahmen, wären auf SATA-SSDs kurze Engpässe gewesen; diese vertragen auch weniger Schreibzyklen</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011): cheaper SSDs lower the cost of a desktop, the rest keeps its price</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Fujitsu, SSD in VDI (2011): Günstigere SSDs senken die Kosten eines Desktops, der Rest behält seinen Preis</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011): its example of a baseline is 1,500 ms; a desktop of its profile keeps 0.16 servers busy on its host (545 MHz of cores with 3,516 MHz, 8.1 I/Os per second on SSD), so 1.5 s are the work of 9 s</source>
      <extracomment>resources/catalog/response_times.json</extracomment>
      <translation>Fujitsu, SSD in VDI (2011): Das Beispiel einer Baseline ist 1.500 ms; ein Desktop des Profils belegt auf dem Host 0,16 Bedienstationen (545 MHz von Kernen mit 3.516 MHz, 8,1 I/Os je Sekunde auf SSD), also sind 1,5 s die Arbeit von 9 s</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011): no memory overcommit, because it asks for more swap on the drives</source>
      <extracomment>planner_core/engine/findings/host_memory.py</extracomment>
      <translation>Fujitsu, SSD in VDI (2011): kein Überbuchen von RAM, weil es mehr Auslagerung auf die Laufwerke bringt</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011): prices of SSDs fall by 15 to 20% a year</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>Fujitsu, SSD in VDI (2011): SSD-Preise fallen um 15 bis 20 % im Jahr</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011): prices of SSDs fall by 15 to 20% a year; prices of different years do not compare</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>Fujitsu, SSD in VDI (2011): SSD-Preise fallen um 15 bis 20 % im Jahr; Preise verschiedener Jahre sind nicht vergleichbar</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011): prices of SSDs fall by 15 to 20% in a year; carried on year by year</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Fujitsu, SSD in VDI (2011): SSD-Preise fallen um 15 bis 20 % im Jahr; Jahr für Jahr fortgeschrieben</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011): server costs divided by the number of workloads</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Fujitsu, SSD in VDI (2011): Serverkosten geteilt durch die Zahl der Arbeitsplätze</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011): server costs divided by the number of workloads; of machines that several users share, each user is a workload</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Fujitsu, SSD in VDI (2011): Serverkosten geteilt durch die Zahl der Workloads; auf Maschinen, die sich mehrere Benutzer teilen, ist jeder Benutzer ein Workload</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011): the replica is created once per datastore; VMware Horizon 7 sizing guidelines: two of them during a recompose</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Fujitsu, SSD in VDI (2011): Die Replica wird einmal je Datastore angelegt; VMware Horizon 7 Sizing Guidelines: zwei davon während eines Recompose</translation>
    </message>
    <message>
      <source>Full clone</source>
      <extracomment>planner_core/engine/hosts/desktops.py</extracomment>
      <translation>Full Clone</translation>
    </message>
    <message>
      <source>Full clones</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Full Clones</translation>
    </message>
    <message>
      <source>Full clones made at once</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Gleichzeitig erstellte Full Clones</translation>
    </message>
    <message>
      <source>Full clones read their own disk</source>
      <extracomment>planner_core/engine/storage/store_io.py</extracomment>
      <translation>Full Clones lesen ihre eigene Disk</translation>
    </message>
    <message>
      <source>Full clones write to their own disk</source>
      <extracomment>planner_core/engine/storage/store_io.py</extracomment>
      <translation>Full Clones schreiben auf ihre eigene Disk</translation>
    </message>
    <message>
      <source>Fully grown</source>
      <extracomment>planner_core/studies/opinions_on_storage.py</extracomment>
      <translation>Voll gewachsen</translation>
    </message>
    <message>
      <source>GB</source>
      <extracomment>app/project/palette_model.py, planner_core/engine/findings/pools.py, planner_core/engine/findings/vsan_build.py, planner_core/engine/hosts/vsan_on_hosts.py, planner_core/plan/components/disk_group.py</extracomment>
      <translation>GB</translation>
    </message>
    <message>
      <source>GHz</source>
      <extracomment>app/project/palette_model.py, planner_core/engine/findings/processors.py, planner_core/plan/components/host.py</extracomment>
      <translation>GHz</translation>
    </message>
    <message>
      <source>GHz s</source>
      <extracomment>planner_core/plan/components/pool_storms.py, planner_core/plan/components/pool_work.py</extracomment>
      <translation>GHz s</translation>
    </message>
    <message>
      <source>GO-EUC, Windows 10 tests of 2018: 24 cores, 384 GB</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>GO-EUC, Windows-10-Tests von 2018: 24 Kerne, 384 GB</translation>
    </message>
    <message>
      <source>Gbit/s</source>
      <extracomment>planner_core/engine/findings/local_disks.py, planner_core/engine/findings/ports.py, planner_core/plan/components/host.py</extracomment>
      <translation>Gbit/s</translation>
    </message>
    <message>
      <source>Germany: 19%</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Deutschland: 19 %</translation>
    </message>
    <message>
      <source>GiB</source>
      <extracomment>app/results/tabs/capacity_tab.py, planner_core/engine/answers/purchases.py, planner_core/engine/explaining/limits.py, planner_core/engine/findings/arrays.py, planner_core/engine/findings/host_memory.py, planner_core/engine/findings/pools.py, planner_core/engine/findings/reach.py, planner_core/engine/findings/space.py, planner_core/engine/findings/swap.py, planner_core/engine/findings/vsan_build.py, planner_core/engine/findings/vsan_policy.py, planner_core/engine/storage/vsan_components.py, planner_core/formulas/clone_files.py, planner_core/formulas/host_cache.py, planner_core/formulas/linked_clone_sizing.py, planner_core/formulas/memory.py, planner_core/formulas/raid.py, planner_core/formulas/vsan.py, planner_core/plan/components/desktop_pool.py, planner_core/plan/components/host.py, planner_core/plan/components/infrastructure_servers.py, planner_core/plan/components/pool_machines.py, planner_core/plan/components/storage_array.py, planner_core/studies/opinions_on_ram.py</extracomment>
      <translation>GiB</translation>
    </message>
    <message>
      <source>Give all hosts of the cluster the same drives.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>Geben Sie allen Hosts des Clusters die gleichen Laufwerke.</translation>
    </message>
    <message>
      <source>Give hosts of different speed clusters of their own, or tell users what to expect.</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>Geben Sie Hosts verschiedener Geschwindigkeit eigene Cluster oder sagen Sie den Benutzern, was sie erwartet.</translation>
    </message>
    <message>
      <source>Give it a name…</source>
      <extracomment>app/window/commands/state_commands.py</extracomment>
      <translation>Namen geben…</translation>
    </message>
    <message>
      <source>Give the desktops what Windows 11 asks for.</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>Geben Sie den Desktops, was Windows 11 verlangt.</translation>
    </message>
    <message>
      <source>Give the file of this plan another name in its folder.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Der Datei dieses Plans in ihrem Ordner einen anderen Namen geben.</translation>
    </message>
    <message>
      <source>Give the host network ports.</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>Geben Sie dem Host Netzwerkports.</translation>
    </message>
    <message>
      <source>Give the host storage ports, or the array another protocol.</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>Geben Sie dem Host Storage-Ports oder dem Array ein anderes Protokoll.</translation>
    </message>
    <message>
      <source>Give the infrastructure servers hosts of their own, or reserve memory and CPU for them.</source>
      <extracomment>planner_core/engine/findings/servers.py</extracomment>
      <translation>Geben Sie den Infrastruktur-Servern eigene Hosts oder reservieren Sie ihnen RAM und CPU.</translation>
    </message>
    <message>
      <source>Give the machine fewer vCPUs, or run it on a host with more cores.</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>Geben Sie der Maschine weniger vCPUs oder betreiben Sie sie auf einem Host mit mehr Kernen.</translation>
    </message>
    <message>
      <source>Give the machine less RAM, or the host more.</source>
      <extracomment>planner_core/engine/findings/host_memory.py</extracomment>
      <translation>Geben Sie der Maschine weniger RAM oder dem Host mehr.</translation>
    </message>
    <message>
      <source>Give the machine no more vCPUs than a host has cores.</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>Geben Sie der Maschine nicht mehr vCPUs, als ein Host Kerne hat.</translation>
    </message>
    <message>
      <source>Give the selected component another name; where nothing is selected, the plan.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Der ausgewählten Komponente einen anderen Namen geben; wo nichts ausgewählt ist, dem Plan.</translation>
    </message>
    <message>
      <source>Give up a gesture</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Geste abbrechen</translation>
    </message>
    <message>
      <source>Go back from {point}</source>
      <extracomment>planner_core/editing/history.py</extracomment>
      <translation>Von {point} zurückgehen</translation>
    </message>
    <message>
      <source>Go back to the plan as it was opened. Undo brings your changes back.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Zum Plan zurückgehen, wie er geöffnet wurde. Rückgängig holt Ihre Änderungen wieder.</translation>
    </message>
    <message>
      <source>Go back to {point}</source>
      <extracomment>app/project/project_commands.py</extracomment>
      <translation>Zu {point} zurückgehen</translation>
    </message>
    <message>
      <source>Go from pane to pane.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Von Bereich zu Bereich wechseln.</translation>
    </message>
    <message>
      <source>Go to a state that you marked, rename or remove it.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Zu einem markierten Stand gehen, ihn umbenennen oder entfernen.</translation>
    </message>
    <message>
      <source>Going to a state is a step like any other: undo leads back, and nothing that came later is lost.</source>
      <extracomment>app/window/dialogs/restore_points_dialog.py</extracomment>
      <translation>Zu einem Stand zu gehen ist ein Schritt wie jeder andere: Rückgängig führt zurück, und nichts Späteres geht verloren.</translation>
    </message>
    <message>
      <source>Good below</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Gut unter</translation>
    </message>
    <message>
      <source>Gross per desktop</source>
      <extracomment>app/output/workbook/bill_sheet.py</extracomment>
      <translation>Brutto je Desktop</translation>
    </message>
    <message>
      <source>Gross total</source>
      <extracomment>app/output/workbook/bill_sheet.py</extracomment>
      <translation>Summe brutto</translation>
    </message>
    <message>
      <source>Group</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Gruppe</translation>
    </message>
    <message>
      <source>Group A: the operations' own processor time is constant, and the waiting for a core is that of M/M/c, whose distribution is known exactly.</source>
      <extracomment>planner_core/studies/view_planner_verdict.py</extracomment>
      <translation>Gruppe A: Die eigene Prozessorzeit der Operationen ist konstant, das Warten auf einen Kern ist das von M/M/c, dessen Verteilung genau bekannt ist.</translation>
    </message>
    <message>
      <source>Group B: the storage time of an operation is exponential, which one disk has exactly and a sum of I/Os less widely: the safe side.</source>
      <extracomment>planner_core/studies/view_planner_verdict.py</extracomment>
      <translation>Gruppe B: Die Storage-Zeit einer Operation ist exponentialverteilt, was eine Festplatte genau hat und eine Summe von I/Os weniger breit: die sichere Seite.</translation>
    </message>
    <message>
      <source>Guaranteed clock.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Garantierter Takt.</translation>
    </message>
    <message>
      <source>Guest operating system</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Gastbetriebssystem</translation>
    </message>
    <message>
      <source>HBA ports</source>
      <extracomment>app/canvas/content/card_content.py</extracomment>
      <translation>HBA-Ports</translation>
    </message>
    <message>
      <source>HP Anyware network planning: a link carries steady load up to 60 to 80% of its rate</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>HP Anyware Network Planning: Eine Leitung trägt Dauerlast bis zu 60 bis 80 % ihrer Rate</translation>
    </message>
    <message>
      <source>Half grown</source>
      <extracomment>planner_core/studies/opinions_on_storage.py</extracomment>
      <translation>Halb gewachsen</translation>
    </message>
    <message>
      <source>Hard disk</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Festplatte</translation>
    </message>
    <message>
      <source>Hardware</source>
      <extracomment>app/cli/assessment_report.py, app/output/chapters/outlook_chapter.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>Hardware</translation>
    </message>
    <message>
      <source>Hardware as planned. Click, Enter or F1 explains it.</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>Hardware wie geplant. Klick, Eingabetaste oder F1 leitet sie her.</translation>
    </message>
    <message>
      <source>Hardware at list prices</source>
      <extracomment>planner_core/engine/explaining/bill.py</extracomment>
      <translation>Hardware zu Listenpreisen</translation>
    </message>
    <message>
      <source>Hardware at the time of purchase</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Hardware zum Kaufzeitpunkt</translation>
    </message>
    <message>
      <source>Hardware cost per desktop</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Hardwarekosten je Desktop</translation>
    </message>
    <message>
      <source>Hardware cost per desktop at the limit</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Hardwarekosten je Desktop an der Grenze</translation>
    </message>
    <message>
      <source>Hardware cost per desktop at the limit while nothing fails</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Hardwarekosten je Desktop an der Grenze, solange nichts ausfällt</translation>
    </message>
    <message>
      <source>Hardware cost per desktop at the limit with failed hosts</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Hardwarekosten je Desktop an der Grenze mit ausgefallenen Hosts</translation>
    </message>
    <message>
      <source>Hardware cost per desktop at the time of purchase</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Hardwarekosten je Desktop zum Kaufzeitpunkt</translation>
    </message>
    <message>
      <source>Hardware cost per desktop with value added tax</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Hardwarekosten je Desktop mit Mehrwertsteuer</translation>
    </message>
    <message>
      <source>Hardware cost per user</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Hardwarekosten je Benutzer</translation>
    </message>
    <message>
      <source>Hardware cost per user at the limit</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Hardwarekosten je Benutzer an der Grenze</translation>
    </message>
    <message>
      <source>Hardware cost per user at the limit while nothing fails</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Hardwarekosten je Benutzer an der Grenze, solange nichts ausfällt</translation>
    </message>
    <message>
      <source>Hardware cost per user at the limit with failed hosts</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Hardwarekosten je Benutzer an der Grenze mit ausgefallenen Hosts</translation>
    </message>
    <message>
      <source>Hardware in all</source>
      <extracomment>app/results/tabs/cost_tab.py, planner_core/engine/explaining/bill.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>Hardware insgesamt</translation>
    </message>
    <message>
      <source>Hardware in all with value added tax</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Hardware insgesamt mit Mehrwertsteuer</translation>
    </message>
    <message>
      <source>Hardware per desktop</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Hardware je Desktop</translation>
    </message>
    <message>
      <source>Hardware, gross</source>
      <extracomment>app/output/workbook/summary_sheet.py</extracomment>
      <translation>Hardware, brutto</translation>
    </message>
    <message>
      <source>Hardware, net</source>
      <extracomment>app/output/workbook/summary_sheet.py</extracomment>
      <translation>Hardware, netto</translation>
    </message>
    <message>
      <source>Harmonic RAID formula F = n x i / (r + w x P); the common arithmetic form n x i x r + n x i x w / P overstates RAID 5 by up to 56%</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Harmonische RAID-Formel F = n x i / (r + w x P); die verbreitete arithmetische Form n x i x r + n x i x w / P überschätzt RAID 5 um bis zu 56 %</translation>
    </message>
    <message>
      <source>Headroom</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>Headroom</translation>
    </message>
    <message>
      <source>Headroom did not end as it should last time. Every step up to then is in the file of {plan}.</source>
      <extracomment>app/window/dialogs/file_conversations.py</extracomment>
      <translation>Headroom wurde beim letzten Mal nicht ordnungsgemäß beendet. Jeder Schritt bis dahin steht in der Datei von {plan}.</translation>
    </message>
    <message>
      <source>Headroom did not end as it should last time. Every step up to then is in the plan's file.</source>
      <extracomment>app/window/dialogs/file_conversations.py</extracomment>
      <translation>Headroom wurde beim letzten Mal nicht ordnungsgemäß beendet. Jeder Schritt bis dahin steht in der Datei des Plans.</translation>
    </message>
    <message>
      <source>Headroom is under the MIT licence. The file LICENSE is missing from this installation.</source>
      <extracomment>app/window/dialogs/about_dialog.py</extracomment>
      <translation>Headroom steht unter der MIT-Lizenz. Die Datei LICENSE fehlt in dieser Installation.</translation>
    </message>
    <message>
      <source>Headroom keeps a copy when a plan is opened and when it is left, and thins them out by day, week and month. A backup opens as a draft; the plan's own file stays as it is.</source>
      <extracomment>app/window/dialogs/backups_dialog.py</extracomment>
      <translation>Headroom behält eine Kopie, wenn ein Plan geöffnet und wenn er verlassen wird, und dünnt sie nach Tag, Woche und Monat aus. Eine Sicherung öffnet sich als Entwurf; die eigene Datei des Plans bleibt, wie sie ist.</translation>
    </message>
    <message>
      <source>Headroom libraries (*.sqlite)</source>
      <extracomment>app/library/file_commands.py</extracomment>
      <translation>Headroom-Bibliotheken (*.sqlite)</translation>
    </message>
    <message>
      <source>Headroom library</source>
      <extracomment>app/library/file_commands.py</extracomment>
      <translation>Headroom-Bibliothek</translation>
    </message>
    <message>
      <source>Headroom plans (*{project})</source>
      <extracomment>app/window/commands/plan_commands.py</extracomment>
      <translation>Headroom-Pläne (*{project})</translation>
    </message>
    <message>
      <source>Headroom speaks the other language from its next start on.</source>
      <extracomment>app/window/bootstrap.py</extracomment>
      <translation>Headroom spricht ab dem nächsten Start die andere Sprache.</translation>
    </message>
    <message>
      <source>Headroom {version}</source>
      <extracomment>app/output/workbook/summary_sheet.py</extracomment>
      <translation>Headroom {version}</translation>
    </message>
    <message>
      <source>Headroom's default</source>
      <extracomment>planner_core/engine/layout/tables.py</extracomment>
      <translation>Vorgabe von Headroom</translation>
    </message>
    <message>
      <source>Heat</source>
      <extracomment>app/output/chapters/outlook_chapter.py, planner_core/formulas/power.py</extracomment>
      <translation>Wärme</translation>
    </message>
    <message>
      <source>Height of each piece of hardware</source>
      <extracomment>planner_core/formulas/power.py</extracomment>
      <translation>Höhe jedes Geräts</translation>
    </message>
    <message>
      <source>Held back by its throttle</source>
      <extracomment>planner_core/studies/comparison_measures.py</extracomment>
      <translation>Von der Drossel begrenzt</translation>
    </message>
    <message>
      <source>Here</source>
      <extracomment>app/results/tables/changes_table.py</extracomment>
      <translation>Hier</translation>
    </message>
    <message>
      <source>Highest to average I/O per second of boot, provisioning, patching and refresh.</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Höchster zu mittlerem I/O je Sekunde bei Boot, Bereitstellung, Patchen und Refresh.</translation>
    </message>
    <message>
      <source>Highest to average I/O per second while users work.</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Höchster zu mittlerem I/O je Sekunde, während die Benutzer arbeiten.</translation>
    </message>
    <message>
      <source>Hitachi Vantara community, introduction to VSP E590 and E790 (2021): two controllers, 24 NVMe drives in the chassis</source>
      <extracomment>resources/catalog/array_models.json</extracomment>
      <translation>Hitachi Vantara Community, Einführung in VSP E590 und E790 (2021): zwei Controller, 24 NVMe-Laufwerke im Gehäuse</translation>
    </message>
    <message>
      <source>Hits of two caches</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>Treffer zweier Caches</translation>
    </message>
    <message>
      <source>Hits, where the host has a cache</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>Treffer, wo der Host einen Cache hat</translation>
    </message>
    <message>
      <source>Home object</source>
      <extracomment>planner_core/engine/storage/vsan_components.py</extracomment>
      <translation>Home-Objekt</translation>
    </message>
    <message>
      <source>Horizon 6</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Horizon 6</translation>
    </message>
    <message>
      <source>Horizon 7</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Horizon 7</translation>
    </message>
    <message>
      <source>Horizon 8</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Horizon 8</translation>
    </message>
    <message>
      <source>Host</source>
      <extracomment>planner_core/editing/verbs/common.py</extracomment>
      <translation>Host</translation>
    </message>
    <message>
      <source>Host cache for desktops</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Host-Cache für Desktops</translation>
    </message>
    <message>
      <source>Host failures to plan for</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Eingeplante Host-Ausfälle</translation>
    </message>
    <message>
      <source>Hosts</source>
      <extracomment>planner_core/plan/components/host.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>Hosts</translation>
    </message>
    <message>
      <source>Hosts for the planned desktops</source>
      <extracomment>planner_core/studies/opinion.py</extracomment>
      <translation>Hosts für die geplanten Desktops</translation>
    </message>
    <message>
      <source>Hosts in service</source>
      <extracomment>planner_core/engine/hosts/runs.py, planner_core/engine/storage/vsan.py</extracomment>
      <translation>Hosts in Betrieb</translation>
    </message>
    <message>
      <source>Hosts in service with drives for vSAN</source>
      <extracomment>planner_core/engine/storage/vsan.py</extracomment>
      <translation>Hosts in Betrieb mit Laufwerken für vSAN</translation>
    </message>
    <message>
      <source>Hosts in service; all of them where none is left that could carry desktops</source>
      <extracomment>planner_core/engine/hosts/runs.py</extracomment>
      <translation>Hosts in Betrieb; alle, wenn keiner mehr übrig ist, der Desktops tragen könnte</translation>
    </message>
    <message>
      <source>Hosts needed</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>Benötigte Hosts</translation>
    </message>
    <message>
      <source>Hosts of a small cluster</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>Hosts eines kleinen Clusters</translation>
    </message>
    <message>
      <source>Hosts of one card are alike</source>
      <extracomment>planner_core/formulas/spread.py</extracomment>
      <translation>Die Hosts einer Karte sind gleich</translation>
    </message>
    <message>
      <source>Hosts of the card, less those that have failed, the largest of the cluster first</source>
      <extracomment>planner_core/engine/hosts/runs.py</extracomment>
      <translation>Hosts der Karte abzüglich der ausgefallenen, die größten des Clusters zuerst</translation>
    </message>
    <message>
      <source>Hosts of the card, less those that have failed, those with most IOPS for the vSAN first</source>
      <extracomment>planner_core/engine/hosts/runs.py</extracomment>
      <translation>Hosts der Karte abzüglich der ausgefallenen, die mit den meisten IOPS für das vSAN zuerst</translation>
    </message>
    <message>
      <source>Hosts of the card, less those that have failed, those with most space for the vSAN first</source>
      <extracomment>planner_core/engine/hosts/runs.py</extracomment>
      <translation>Hosts der Karte abzüglich der ausgefallenen, die mit dem meisten Platz für das vSAN zuerst</translation>
    </message>
    <message>
      <source>Hosts of the cluster</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>Hosts des Clusters</translation>
    </message>
    <message>
      <source>Hosts that desktops lie on</source>
      <extracomment>planner_core/engine/hosts/runs.py</extracomment>
      <translation>Hosts, auf denen Desktops liegen</translation>
    </message>
    <message>
      <source>Hosts that stand in for each other</source>
      <extracomment>app/project/palette_model.py</extracomment>
      <translation>Hosts, die füreinander einspringen</translation>
    </message>
    <message>
      <source>Hosts that the pool runs on</source>
      <extracomment>planner_core/engine/storage/store_io.py</extracomment>
      <translation>Hosts, auf denen der Pool läuft</translation>
    </message>
    <message>
      <source>Hot spares beside the drives of the group; they are paid for and hold no files.</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Hot Spares neben den Laufwerken der Gruppe; sie werden bezahlt und enthalten keine Dateien.</translation>
    </message>
    <message>
      <source>How full</source>
      <extracomment>app/output/workbook/saturation_sheet.py</extracomment>
      <translation>Wie voll</translation>
    </message>
    <message>
      <source>How full a store may be planned.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Wie voll ein Datastore geplant werden darf.</translation>
    </message>
    <message>
      <source>How full each resource is with the planned desktops, in each phase and case. How full is demand divided by capacity; desktops are planned up to the target.</source>
      <extracomment>app/output/workbook/saturation_sheet.py</extracomment>
      <translation>Wie voll jede Ressource mit den geplanten Desktops ist, in jeder Phase und jedem Fall. Wie voll: Bedarf geteilt durch Kapazität; geplant wird bis zum Zielwert.</translation>
    </message>
    <message>
      <source>How full each resource is with the planned desktops: in the phase and case that load it most, with the target as a tick on the bar, and then in each phase while nothing has failed.</source>
      <extracomment>app/output/chapters/saturation_chapter.py</extracomment>
      <translation>Wie ausgelastet jede Ressource mit den geplanten Desktops ist: in der Phase und dem Fall mit der höchsten Last, mit dem Zielwert als Strich am Balken, und dann in jeder Phase ohne Ausfall.</translation>
    </message>
    <message>
      <source>How good the source is.</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>Wie gut die Quelle ist.</translation>
    </message>
    <message>
      <source>How long all desktops take together while nothing has failed: as long as the slowest of what works on them, or as the number that may be worked on at once allows. The grey ground is the window given.</source>
      <extracomment>app/output/chapters/storms_chapter.py</extracomment>
      <translation>Wie lange alle Desktops zusammen brauchen, solange nichts ausgefallen ist: so lange wie das Langsamste, was an ihnen arbeitet, oder wie es die Zahl gleichzeitiger Vorgänge zulässt. Der graue Grund ist das vorgegebene Zeitfenster.</translation>
    </message>
    <message>
      <source>How long each storm takes against its window: while nothing has failed with everything that takes time, in the other cases in all.</source>
      <extracomment>app/output/workbook/storms_sheet.py</extracomment>
      <translation>Wie lange jeder Sturm dauert, gemessen an seinem Fenster: solange nichts ausgefallen ist mit allem, was Zeit braucht, in den anderen Fällen insgesamt.</translation>
    </message>
    <message>
      <source>How long users wait for an answer while they work ({interaction}), over the number of sessions of the plan's mix.</source>
      <extracomment>app/output/chapters/response_chapter.py</extracomment>
      <translation>Wie lange Benutzer während der Arbeit auf eine Antwort warten ({interaction}), über der Zahl der Sitzungen in der Mischung des Plans.</translation>
    </message>
    <message>
      <source>How long users wait for answers.</source>
      <extracomment>app/output/workbook/response_sheets.py</extracomment>
      <translation>Wie lange Benutzer auf Antworten warten.</translation>
    </message>
    <message>
      <source>How many desktops a design carries, what limits it, and what each costs.</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>Wie viele Desktops ein Entwurf trägt, was ihn begrenzt und was jeder kostet.</translation>
    </message>
    <message>
      <source>How many desktops each resource allows up to its target, at its worst phase. The first line is the limit of the plan; the others come next once it is lifted. The mix of pools stays as planned.</source>
      <extracomment>app/output/chapters/ladder_chapter.py, app/output/workbook/limits_sheets.py</extracomment>
      <translation>Wie viele Desktops jede Ressource bis zu ihrem Zielwert zulässt, in ihrer ungünstigsten Phase. Die erste Zeile ist der Engpass des Plans; die anderen folgen, sobald er beseitigt ist. Die Mischung der Pools bleibt wie geplant.</translation>
    </message>
    <message>
      <source>How many desktops of each pool fit while the other pools stay as planned.</source>
      <extracomment>app/output/workbook/limits_sheets.py, app/results/tabs/limits_tab.py</extracomment>
      <translation>So viele Desktops jedes Pools passen, während die anderen Pools wie geplant bleiben.</translation>
    </message>
    <message>
      <source>How many full and linked clones are started at once. Instant clones come up as they are made.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Wie viele Full Clones und Linked Clones gleichzeitig gestartet werden. Instant Clones laufen, sobald sie angelegt sind.</translation>
    </message>
    <message>
      <source>How many pieces each of them needs.</source>
      <extracomment>planner_core/catalog/prices.py</extracomment>
      <translation>Wie viele Stück davon jeweils nötig sind.</translation>
    </message>
    <message>
      <source>How much cheaper flash drives get in a year. The price outlook leaves all other prices as they are.</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Um so viel werden Flash-Laufwerke in einem Jahr billiger. Der Preisausblick lässt alle anderen Preise unverändert.</translation>
    </message>
    <message>
      <source>How objects are protected.</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>So werden Objekte geschützt.</translation>
    </message>
    <message>
      <source>How the cluster keeps the reserve free. Slots are as large as the largest reservation.</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>So hält der Cluster die Reserve frei. Slots sind so groß wie die größte Reservierung.</translation>
    </message>
    <message>
      <source>How the component is called in the drawing and the proposal.</source>
      <extracomment>planner_core/plan/components/base.py</extracomment>
      <translation>So heißt die Komponente in der Zeichnung und im Angebot.</translation>
    </message>
    <message>
      <source>How the headline numbers come about.</source>
      <extracomment>app/output/workbook/derivations_sheet.py</extracomment>
      <translation>Wie die Hauptzahlen zustande kommen.</translation>
    </message>
    <message>
      <source>How the headline numbers come about: each formula once, with the values put in. A reference such as A2 leads to the formula that a value is from.</source>
      <extracomment>app/output/chapters/derivations_chapter.py, app/output/workbook/derivations_sheet.py</extracomment>
      <translation>Wie die Hauptzahlen zustande kommen: jede Formel einmal, mit eingesetzten Werten. Ein Verweis wie A2 führt zur Formel, aus der ein Wert stammt.</translation>
    </message>
    <message>
      <source>Hybrid</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Hybrid</translation>
    </message>
    <message>
      <source>Hyper-threading gain</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Hyper-Threading-Gewinn</translation>
    </message>
    <message>
      <source>Hypervisor</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Hypervisor</translation>
    </message>
    <message>
      <source>Hypervisor memory</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Hypervisor-RAM</translation>
    </message>
    <message>
      <source>I&amp;nspector</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Inspektor</translation>
    </message>
    <message>
      <source>I/O as the hyperconverged store counts it, averaged over logins and work.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>I/O, wie der hyperkonvergente Speicher sie zählt, gemittelt über Anmeldungen und Arbeit.</translation>
    </message>
    <message>
      <source>I/O that users wait for</source>
      <extracomment>planner_core/studies/plan_constants.py</extracomment>
      <translation>I/O, auf die Benutzer warten</translation>
    </message>
    <message>
      <source>I/Os</source>
      <extracomment>planner_core/plan/components/pool_storms.py, planner_core/plan/components/pool_work.py</extracomment>
      <translation>I/Os</translation>
    </message>
    <message>
      <source>I/Os at the peak</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>I/Os in der Spitze</translation>
    </message>
    <message>
      <source>I/Os of a store</source>
      <extracomment>planner_core/formulas/io_on_stores.py</extracomment>
      <translation>I/Os eines Datastores</translation>
    </message>
    <message>
      <source>I/Os of a working user by their share of reads</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>I/Os eines arbeitenden Benutzers nach ihrem Leseanteil</translation>
    </message>
    <message>
      <source>I/Os on a file role</source>
      <extracomment>planner_core/formulas/io_on_stores.py</extracomment>
      <translation>I/Os auf eine Dateiart</translation>
    </message>
    <message>
      <source>I/Os per boot</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>I/Os je Boot</translation>
    </message>
    <message>
      <source>I/Os per desktop</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>I/Os je Desktop</translation>
    </message>
    <message>
      <source>I/Os per login</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>I/Os je Anmeldung</translation>
    </message>
    <message>
      <source>I/Os per patched desktop</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>I/Os je gepatchtem Desktop</translation>
    </message>
    <message>
      <source>I/Os per provisioned desktop</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>I/Os je bereitgestelltem Desktop</translation>
    </message>
    <message>
      <source>I/Os per refreshed desktop</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>I/Os je Refresh eines Desktops</translation>
    </message>
    <message>
      <source>I/Os per server</source>
      <extracomment>planner_core/plan/components/infrastructure_servers.py</extracomment>
      <translation>I/Os je Server</translation>
    </message>
    <message>
      <source>I/Os per write</source>
      <extracomment>planner_core/engine/storage/disk_groups.py</extracomment>
      <translation>I/Os je Schreibzugriff</translation>
    </message>
    <message>
      <source>I/Os that a controller serves side by side</source>
      <extracomment>planner_core/studies/response_resources.py</extracomment>
      <translation>I/Os, die ein Controller nebeneinander bedient</translation>
    </message>
    <message>
      <source>I/Os that a drive serves side by side</source>
      <extracomment>planner_core/studies/response_resources.py</extracomment>
      <translation>I/Os, die ein Laufwerk nebeneinander bedient</translation>
    </message>
    <message>
      <source>IOPS</source>
      <extracomment>app/canvas/content/card_content.py, app/project/palette_model.py, planner_core/engine/findings/drives.py, planner_core/engine/findings/workload.py, planner_core/formulas/controllers.py, planner_core/formulas/desktop_load.py, planner_core/formulas/drives.py, planner_core/formulas/host_cache.py, planner_core/formulas/io_on_stores.py, planner_core/formulas/raid.py, planner_core/formulas/rules_of_thumb.py, planner_core/plan/components/disk_group.py, planner_core/plan/components/infrastructure_servers.py, planner_core/plan/components/pool_work.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>IOPS</translation>
    </message>
    <message>
      <source>IOPS of a full controller</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>IOPS eines vollen Controllers</translation>
    </message>
    <message>
      <source>IOPS of the drives</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>IOPS der Laufwerke</translation>
    </message>
    <message>
      <source>IOPS of the drives during a rebuild</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>IOPS der Laufwerke während eines Rebuilds</translation>
    </message>
    <message>
      <source>IOPS per drive</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>IOPS je Laufwerk</translation>
    </message>
    <message>
      <source>Identical hosts have as many each</source>
      <extracomment>planner_core/formulas/whole_desktops.py</extracomment>
      <translation>Gleiche Hosts haben je gleich viele</translation>
    </message>
    <message>
      <source>Identical hosts that this card stands for.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Gleiche Hosts, für die diese Karte steht.</translation>
    </message>
    <message>
      <source>If users wait</source>
      <extracomment>app/results/tables/response_tables.py</extracomment>
      <translation>Falls Benutzer warten</translation>
    </message>
    <message>
      <source>If you replace it, what is in it is lost.</source>
      <extracomment>app/output/save_place.py</extracomment>
      <translation>Wenn Sie sie ersetzen, ist ihr Inhalt verloren.</translation>
    </message>
    <message>
      <source>Import a table</source>
      <extracomment>app/library/file_commands.py</extracomment>
      <translation>Tabelle importieren</translation>
    </message>
    <message>
      <source>Import into {list}</source>
      <extracomment>app/library/importing/import_dialog.py</extracomment>
      <translation>In {list} importieren</translation>
    </message>
    <message numerus="yes">
      <source>Import {count} row from {file}</source>
      <comment>Import {count} rows from {file}</comment>
      <extracomment>app/library/importing/import_steps.py</extracomment>
      <translation>
        <numerusform>{count} Zeile aus {file} importieren</numerusform>
        <numerusform>{count} Zeilen aus {file} importieren</numerusform>
      </translation>
    </message>
    <message>
      <source>Imported from: {source}</source>
      <extracomment>app/inspector/origin_words.py</extracomment>
      <translation>Importiert aus: {source}</translation>
    </message>
    <message>
      <source>In a host of a vSAN cluster the drives can be its capacity devices; the RAID level is then the cluster's policy.</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>In einem Host eines vSAN-Clusters können die Laufwerke dessen Kapazitätslaufwerke sein; statt des RAID-Levels gilt dann die Richtlinie des Clusters.</translation>
    </message>
    <message>
      <source>In a storage array with tiers: writes go to tier 1 first, cold blocks sink to the others.</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>In einem Storage-Array mit Tiers: Schreibzugriffe gehen zuerst auf Tier 1, kalte Blöcke sinken auf die anderen.</translation>
    </message>
    <message>
      <source>In all</source>
      <extracomment>app/output/chapters/capacity_chapter.py, app/output/chapters/outlook_chapter.py, app/output/workbook/cost_of_use_sheet.py, app/results/words/storms.py</extracomment>
      <translation>Insgesamt</translation>
    </message>
    <message>
      <source>In all, for each storm; some may be longer than their window then.</source>
      <extracomment>app/output/chapters/storms_chapter.py</extracomment>
      <translation>Insgesamt, je Sturm; manche dauern dann länger als ihr Zeitfenster.</translation>
    </message>
    <message>
      <source>In all, with VAT</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Insgesamt mit Mehrwertsteuer</translation>
    </message>
    <message>
      <source>In an array writes go to tier 1 and reads are split by tier; inside a tier, and in vSAN, by IOPS of the drives</source>
      <extracomment>planner_core/engine/storage/flows.py</extracomment>
      <translation>In einem Array gehen Schreibzugriffe auf Tier 1, Lesezugriffe werden nach Tiers aufgeteilt; innerhalb eines Tiers und in vSAN nach den IOPS der Laufwerke</translation>
    </message>
    <message>
      <source>In its window</source>
      <extracomment>app/results/tables/storms_table.py</extracomment>
      <translation>Im Zeitfenster</translation>
    </message>
    <message>
      <source>In its window of {window}.</source>
      <extracomment>app/results/tabs/storms_tab.py</extracomment>
      <translation>Im Zeitfenster von {window}.</translation>
    </message>
    <message>
      <source>In its window of {window}; at most {time} ({case}).</source>
      <extracomment>app/results/tabs/storms_tab.py</extracomment>
      <translation>Im Zeitfenster von {window}; höchstens {time} ({case}).</translation>
    </message>
    <message>
      <source>In its window of {window}; misses it with {time} ({case}).</source>
      <extracomment>app/results/tabs/storms_tab.py</extracomment>
      <translation>Im Zeitfenster von {window}; verfehlt es mit {time} ({case}).</translation>
    </message>
    <message>
      <source>In phase and case</source>
      <extracomment>app/output/workbook/summary_sheet.py</extracomment>
      <translation>In Phase und Fall</translation>
    </message>
    <message>
      <source>In the library</source>
      <extracomment>app/cli/library_update.py, app/library/update_dialog.py</extracomment>
      <translation>In der Bibliothek</translation>
    </message>
    <message>
      <source>In the plan</source>
      <extracomment>app/cli/library_update.py, app/library/update_dialog.py</extracomment>
      <translation>Im Plan</translation>
    </message>
    <message>
      <source>In the plan's currency. 0 leaves energy out.</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>In der Währung des Plans. 0 lässt die Energie weg.</translation>
    </message>
    <message>
      <source>In the plan's currency. 0 leaves rack space out.</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>In der Währung des Plans. 0 lässt den Rackplatz weg.</translation>
    </message>
    <message>
      <source>In the way: {what}</source>
      <extracomment>app/cli/commands/needed.py</extracomment>
      <translation>Im Weg: {what}</translation>
    </message>
    <message>
      <source>In the year</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Im Jahr</translation>
    </message>
    <message>
      <source>In their windows: {times}.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Im Zeitfenster: {times}.</translation>
    </message>
    <message>
      <source>In this case: {case}</source>
      <extracomment>app/results/tabs/storms_tab.py</extracomment>
      <translation>In diesem Fall: {case}</translation>
    </message>
    <message>
      <source>In use at the same time</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Gleichzeitig in Benutzung</translation>
    </message>
    <message>
      <source>In use: {parts}. {outside}</source>
      <extracomment>app/results/tabs/cost_tab.py</extracomment>
      <translation>Im Betrieb: {parts}. {outside}</translation>
    </message>
    <message>
      <source>In {baseline}</source>
      <extracomment>app/results/tables/changes_table.py</extracomment>
      <translation>In {baseline}</translation>
    </message>
    <message>
      <source>In {years} years</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>In {years} Jahren</translation>
    </message>
    <message>
      <source>Infrastructure servers</source>
      <extracomment>planner_core/editing/verbs/common.py</extracomment>
      <translation>Infrastruktur-Server</translation>
    </message>
    <message>
      <source>Infrastructure servers on the hosts</source>
      <extracomment>planner_core/engine/hosts/hosts.py</extracomment>
      <translation>Infrastruktur-Server auf den Hosts</translation>
    </message>
    <message>
      <source>Input</source>
      <extracomment>app/results/explaining/derivation_model.py, planner_core/engine/explaining/derivation_text.py</extracomment>
      <translation>Eingangswert</translation>
    </message>
    <message>
      <source>Inputs of the number</source>
      <extracomment>app/results/explaining/explain_panel.py</extracomment>
      <translation>Eingangswerte der Zahl</translation>
    </message>
    <message>
      <source>Instant clones</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Instant Clones</translation>
    </message>
    <message>
      <source>Instant clones forked from a running parent: one powered-on machine per host and image.</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Instant Clones, die von einem laufenden Parent abgespalten werden: je Host und Image eine eingeschaltete Maschine.</translation>
    </message>
    <message>
      <source>Instant clones made at once</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Gleichzeitig erstellte Instant Clones</translation>
    </message>
    <message>
      <source>Intel and AMD data sheets: with all cores busy a processor keeps at least its base clock</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>Datenblätter von Intel und AMD: Auch wenn alle Kerne arbeiten, hält ein Prozessor mindestens seinen Basistakt</translation>
    </message>
    <message>
      <source>Interaction</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Interaktion</translation>
    </message>
    <message>
      <source>Interest</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py, planner_core/plan/settings_costs.py</extracomment>
      <translation>Zinssatz</translation>
    </message>
    <message>
      <source>Interest at {percent}</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Zinsen ({percent})</translation>
    </message>
    <message>
      <source>Interest in all</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py, planner_core/engine/explaining/cost.py</extracomment>
      <translation>Zinsen insgesamt</translation>
    </message>
    <message>
      <source>Interest is exempt from value added tax</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Zinsen sind von der Mehrwertsteuer befreit</translation>
    </message>
    <message>
      <source>Interest paid</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Gezahlte Zinsen</translation>
    </message>
    <message>
      <source>Interest per year</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py, planner_core/engine/explaining/cost.py</extracomment>
      <translation>Zinsen je Jahr</translation>
    </message>
    <message>
      <source>It is {each} {when}: {desktops} desktops.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Es sind {each} {when}: {desktops} Desktops.</translation>
    </message>
    <message>
      <source>It was copied from a newer Headroom, which writes format version {version}; this one reads up to version {known}.</source>
      <extracomment>planner_core/plan/fragment.py</extracomment>
      <translation>Es wurde aus einem neueren Headroom kopiert, das Formatversion {version} schreibt; dieses liest bis Version {known}.</translation>
    </message>
    <message>
      <source>Item</source>
      <extracomment>app/cli/assessment_report.py, app/inspector/price_list.py, app/output/chapters/bill_chapter.py, app/output/workbook/bill_sheet.py, app/results/tabs/cost_tab.py, planner_core/catalog/library_rules.py, planner_core/catalog/prices.py</extracomment>
      <translation>Position</translation>
    </message>
    <message>
      <source>Its 36 : 1 of data reduction is that of full clones made from one image and is left out; put it in to reproduce the paper.</source>
      <extracomment>resources/catalog/arrays.json</extracomment>
      <translation>Seine Datenreduktion von 36 : 1 ist die von Full Clones aus einem einzigen Abbild und bleibt weg; setzen Sie sie ein, um das Papier nachzurechnen.</translation>
    </message>
    <message>
      <source>Its part for {desktops} desktops: {part}</source>
      <extracomment>app/results/words/lifts.py</extracomment>
      <translation>Ihr Anteil für {desktops} Desktops: {part}</translation>
    </message>
    <message>
      <source>Its storage controller machine takes 12 vCPU and 32 GiB: draw it as an infrastructure server.</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>Seine Speicher-Controller-VM belegt 12 vCPU und 32 GiB: zeichnen Sie sie als Infrastruktur-Server.</translation>
    </message>
    <message>
      <source>Its storage controller machine takes cores and memory of its own: draw it as an infrastructure server.</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>Seine Speicher-Controller-VM belegt eigene Kerne und eigenen RAM: zeichnen Sie sie als Infrastruktur-Server.</translation>
    </message>
    <message>
      <source>Its version decides how many desktops a datastore, a pool and a cluster may hold.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Seine Version bestimmt, wie viele Desktops ein Datastore, ein Pool und ein Cluster fassen dürfen.</translation>
    </message>
    <message>
      <source>January</source>
      <extracomment>app/look/dates.py</extracomment>
      <translation>Januar</translation>
    </message>
    <message>
      <source>July</source>
      <extracomment>app/look/dates.py</extracomment>
      <translation>Juli</translation>
    </message>
    <message>
      <source>June</source>
      <extracomment>app/look/dates.py</extracomment>
      <translation>Juni</translation>
    </message>
    <message>
      <source>Keep</source>
      <extracomment>app/library/merge_dialog.py</extracomment>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>Keep &amp;all of mine</source>
      <extracomment>app/library/merge_dialog.py</extracomment>
      <translation>&amp;Alle meine behalten</translation>
    </message>
    <message>
      <source>Keep for {name}</source>
      <extracomment>app/library/merge_dialog.py</extracomment>
      <translation>Behalten für {name}</translation>
    </message>
    <message>
      <source>Keep mine as a copy…</source>
      <extracomment>app/window/dialogs/file_conversations.py</extracomment>
      <translation>Meine als Kopie behalten…</translation>
    </message>
    <message>
      <source>Keep the reserve as a percentage of resources, or make the reservations alike.</source>
      <extracomment>planner_core/engine/findings/admission.py</extracomment>
      <translation>Halten Sie die Reserve als Prozentsatz der Ressourcen frei oder gleichen Sie die Reservierungen an.</translation>
    </message>
    <message>
      <source>Keep their pace</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Halten ihr Tempo</translation>
    </message>
    <message>
      <source>Keep their pace: the next interaction starts on time, answered or not; ∞ is overload.</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Halten ihr Tempo: Die nächste Interaktion beginnt pünktlich, beantwortet oder nicht; ∞ ist Überlast.</translation>
    </message>
    <message>
      <source>Keep user data on file servers or writable volumes, or use linked clones.</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>Halten Sie Benutzerdaten auf Dateiservern oder Writable Volumes oder nutzen Sie Linked Clones.</translation>
    </message>
    <message>
      <source>Kept in this project, and sent along with its file.</source>
      <extracomment>app/window/proposal/branding_form.py</extracomment>
      <translation>Steht in diesem Projekt und geht mit seiner Datei mit.</translation>
    </message>
    <message>
      <source>Kept on this computer, for every project without a firm of its own.</source>
      <extracomment>app/window/proposal/branding_form.py</extracomment>
      <translation>Steht auf diesem Rechner, für jedes Projekt ohne eigene Firma.</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Tastenkürzel</translation>
    </message>
    <message>
      <source>KiB</source>
      <extracomment>planner_core/engine/findings/workload.py, planner_core/engine/storage/arrays.py, planner_core/plan/components/pool_storms.py, planner_core/plan/components/pool_work.py</extracomment>
      <translation>KiB</translation>
    </message>
    <message>
      <source>Kind of message</source>
      <extracomment>app/look/widgets/message_bar.py</extracomment>
      <translation>Art der Meldung</translation>
    </message>
    <message>
      <source>Knee</source>
      <extracomment>app/cli/response_report.py, app/output/chapters/response_chapter.py, app/results/tables/response_tables.py</extracomment>
      <translation>Knie</translation>
    </message>
    <message>
      <source>Language of the proposal</source>
      <extracomment>app/window/proposal/contents_form.py</extracomment>
      <translation>Sprache des Angebots</translation>
    </message>
    <message>
      <source>Larger (Ctrl+plus)</source>
      <extracomment>app/window/proposal/page_bar.py</extracomment>
      <translation>Größer (Strg+Plus)</translation>
    </message>
    <message>
      <source>Largest component</source>
      <extracomment>planner_core/engine/storage/vsan_components.py</extracomment>
      <translation>Größte Komponente</translation>
    </message>
    <message>
      <source>Last day of validity. Empty: no end.</source>
      <extracomment>planner_core/catalog/prices.py</extracomment>
      <translation>Letzter Tag der Gültigkeit. Leer: unbegrenzt.</translation>
    </message>
    <message>
      <source>Latency</source>
      <extracomment>app/cli/response_report.py, app/cli/validation_report.py</extracomment>
      <translation>Latenz</translation>
    </message>
    <message>
      <source>Latency of the stores</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Latenz der Datastores</translation>
    </message>
    <message>
      <source>Lay it into the hosts of a vSAN cluster.</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>Legen Sie sie in die Hosts eines vSAN-Clusters.</translation>
    </message>
    <message>
      <source>Lay out the plan anew, or the selected cards where several are selected.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Ordnet den Plan neu an, oder die ausgewählten Karten, wenn mehrere ausgewählt sind.</translation>
    </message>
    <message>
      <source>Laying out the pages broke off, perhaps for want of memory. Any change begins anew.</source>
      <extracomment>app/window/proposal/live_preview.py</extracomment>
      <translation>Der Seitenaufbau wurde abgebrochen, vielleicht reichte der Arbeitsspeicher nicht. Mit der nächsten Änderung beginnt er neu.</translation>
    </message>
    <message>
      <source>Laying out…</source>
      <extracomment>app/window/proposal/page_bar.py</extracomment>
      <translation>Wird gesetzt…</translation>
    </message>
    <message>
      <source>Lead the screens of {name} over {link}</source>
      <extracomment>planner_core/editing/verbs/links.py</extracomment>
      <translation>Bildschirme von {name} über {link} führen</translation>
    </message>
    <message>
      <source>Least</source>
      <extracomment>planner_core/studies/opinions_on_storage.py</extracomment>
      <translation>Mindestens</translation>
    </message>
    <message>
      <source>Least space by Horizon's guide</source>
      <extracomment>planner_core/formulas/linked_clone_sizing.py</extracomment>
      <translation>Mindestplatz nach dem Leitfaden von Horizon</translation>
    </message>
    <message>
      <source>Leave it if {free} free are meant.</source>
      <extracomment>planner_core/engine/findings/space.py</extracomment>
      <translation>Lassen Sie es dabei, wenn {free} freier Platz gemeint sind.</translation>
    </message>
    <message>
      <source>Leave it if {free} free are meant; {overhead} free take an overhead of {wanted}.</source>
      <extracomment>planner_core/engine/findings/space.py</extracomment>
      <translation>Lassen Sie es dabei, wenn {free} freier Platz gemeint sind; für {overhead} freien Platz ist ein Zuschlag von {wanted} nötig.</translation>
    </message>
    <message>
      <source>Leave room for the digests, or switch the host cache off for this pool.</source>
      <extracomment>planner_core/engine/findings/host_memory.py</extracomment>
      <translation>Lassen Sie Platz für die Digests oder schalten Sie den Host-Cache für diesen Pool aus.</translation>
    </message>
    <message>
      <source>Leave the chapter {chapter} out</source>
      <extracomment>planner_core/editing/verbs/proposal.py</extracomment>
      <translation>Kapitel {chapter} weglassen</translation>
    </message>
    <message>
      <source>Leave these rows out</source>
      <extracomment>app/library/importing/import_dialog.py</extracomment>
      <translation>Diese Zeilen auslassen</translation>
    </message>
    <message>
      <source>Left out</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Ausgelassen</translation>
    </message>
    <message>
      <source>Left out here: only one pool counts</source>
      <extracomment>planner_core/engine/layout/layout.py</extracomment>
      <translation>Hier weggelassen: Es zählt nur ein Pool</translation>
    </message>
    <message>
      <source>Left out: by the family as it would be had the record's own system never been seen.</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Ausgelassen: mit der Familie, wie sie ohne das eigene System des Datensatzes wäre.</translation>
    </message>
    <message>
      <source>Let the pool run on {cluster} instead of {host}.</source>
      <extracomment>planner_core/engine/findings/reserve.py</extracomment>
      <translation>Den Pool auf {cluster} statt auf {host} laufen lassen.</translation>
    </message>
    <message>
      <source>Let the pool run on {cluster}, or move its files to a store of its own hosts.</source>
      <extracomment>planner_core/engine/findings/reach.py</extracomment>
      <translation>Lassen Sie den Pool auf {cluster} laufen oder verlegen Sie seine Dateien auf einen Datastore seiner eigenen Hosts.</translation>
    </message>
    <message>
      <source>Library</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>Bibliothek</translation>
    </message>
    <message>
      <source>Library, {row}: {reason}</source>
      <extracomment>db/library_rows.py</extracomment>
      <translation>Bibliothek, {row}: {reason}</translation>
    </message>
    <message>
      <source>Licences</source>
      <extracomment>app/window/dialogs/about_dialog.py</extracomment>
      <translation>Lizenzen</translation>
    </message>
    <message>
      <source>Lies in</source>
      <extracomment>app/results/words/comparison.py</extracomment>
      <translation>Liegt in</translation>
    </message>
    <message>
      <source>Limit</source>
      <extracomment>app/cli/validation_report.py, app/output/chapters/ladder_chapter.py</extracomment>
      <translation>Engpass</translation>
    </message>
    <message>
      <source>Limit of each pool</source>
      <extracomment>app/output/workbook/limits_sheets.py, app/results/tabs/limits_tab.py</extracomment>
      <translation>Grenze jedes Pools</translation>
    </message>
    <message>
      <source>Limit, to its full extent</source>
      <extracomment>planner_core/engine/hosts/hosts.py</extracomment>
      <translation>Grenze, in vollem Umfang</translation>
    </message>
    <message>
      <source>Limited by</source>
      <extracomment>app/results/tables/limits_tables.py</extracomment>
      <translation>Begrenzt durch</translation>
    </message>
    <message>
      <source>Limits</source>
      <extracomment>app/cli/assessment_report.py, app/output/chapters/ladder_chapter.py, app/output/chapters/summary_chapter.py, app/output/workbook/limits_sheets.py, app/results/tabs/all_tabs.py, app/results/tabs/limits_tab.py, planner_core/editing/verbs/proposal.py</extracomment>
      <translation>Engpässe</translation>
    </message>
    <message>
      <source>Limits hold while a failed drive is rebuilt.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Die Grenzen gelten, während ein ausgefallenes Laufwerk wiederhergestellt wird.</translation>
    </message>
    <message>
      <source>Limits hold with one array controller down.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Die Grenzen gelten mit einem ausgefallenen Array-Controller.</translation>
    </message>
    <message>
      <source>Limits hold with one port or path down.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Die Grenzen gelten mit einem ausgefallenen Port oder Pfad.</translation>
    </message>
    <message>
      <source>Line</source>
      <extracomment>planner_core/engine/basis/resources.py, planner_core/plan/components/network_link.py</extracomment>
      <translation>Leitung</translation>
    </message>
    <message>
      <source>Line coding 8b/10b: 1,200 MB/s for each of four lanes</source>
      <extracomment>resources/catalog/ports.json</extracomment>
      <translation>Leitungscode 8b/10b: 1.200 MB/s für jede der vier Leitungen</translation>
    </message>
    <message>
      <source>Line coding 8b/10b: 600 MB/s for each of four lanes</source>
      <extracomment>resources/catalog/ports.json</extracomment>
      <translation>Leitungscode 8b/10b: 600 MB/s für jede der vier Leitungen</translation>
    </message>
    <message>
      <source>Line coding of Fibre Channel: 1,700 MB/s after coding, rounded down for frames (fibrechanne.blogspot.com, 2013)</source>
      <extracomment>resources/catalog/ports.json</extracomment>
      <translation>Leitungscode von Fibre Channel: 1.700 MB/s nach der Codierung, für die Rahmen abgerundet (fibrechanne.blogspot.com, 2013)</translation>
    </message>
    <message>
      <source>Line coding of Fibre Channel: 3,400 MB/s after coding, rounded down for frames (fibrechanne.blogspot.com, 2013)</source>
      <extracomment>resources/catalog/ports.json</extracomment>
      <translation>Leitungscode von Fibre Channel: 3.400 MB/s nach der Codierung, für die Rahmen abgerundet (fibrechanne.blogspot.com, 2013)</translation>
    </message>
    <message>
      <source>Line coding of Fibre Channel: 425 MB/s after coding, rounded down for frames (fibrechanne.blogspot.com, 2013)</source>
      <extracomment>resources/catalog/ports.json</extracomment>
      <translation>Leitungscode von Fibre Channel: 425 MB/s nach der Codierung, für die Rahmen abgerundet (fibrechanne.blogspot.com, 2013)</translation>
    </message>
    <message>
      <source>Line coding of Fibre Channel: 850 MB/s after coding, rounded down for frames (fibrechanne.blogspot.com, 2013)</source>
      <extracomment>resources/catalog/ports.json</extracomment>
      <translation>Leitungscode von Fibre Channel: 850 MB/s nach der Codierung, für die Rahmen abgerundet (fibrechanne.blogspot.com, 2013)</translation>
    </message>
    <message>
      <source>Line {row}: {reason}.</source>
      <extracomment>app/library/importing/raw_tables.py</extracomment>
      <translation>Zeile {row}: {reason}.</translation>
    </message>
    <message>
      <source>Linear in desktops up to saturation (utilisation law)</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>Linear mit den Desktops bis zur Sättigung (Auslastungsgesetz)</translation>
    </message>
    <message>
      <source>Link in the plan</source>
      <extracomment>planner_core/engine/hosts/runs.py</extracomment>
      <translation>Verbindung im Plan</translation>
    </message>
    <message>
      <source>Link {role} from {source} to {target}: a share of {share} is none.</source>
      <extracomment>planner_core/engine/basis/soundness.py</extracomment>
      <translation>Verknüpfung {role} von {source} nach {target}: {share} ist kein Anteil.</translation>
    </message>
    <message>
      <source>Link {role} from {source} to {target}: an end is not in the plan.</source>
      <extracomment>planner_core/plan/problems.py</extracomment>
      <translation>Verbindung {role} von {source} zu {target}: Ein Ende fehlt im Plan.</translation>
    </message>
    <message>
      <source>Link {role} from {source} to {target}: these kinds cannot be tied so.</source>
      <extracomment>planner_core/plan/problems.py</extracomment>
      <translation>Verbindung {role} von {source} zu {target}: Diese Arten lassen sich so nicht verbinden.</translation>
    </message>
    <message>
      <source>Linked and instant clones are recomposed: about one boot. Desktops patched one by one take more.</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Linked und Instant Clones erhalten ein Recompose: etwa ein Boot. Einzeln gepatchte Desktops brauchen mehr.</translation>
    </message>
    <message>
      <source>Linked and instant clones read their image from a shared replica; full clones each have a copy.</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Linked und Instant Clones lesen ihr Image aus einer gemeinsamen Replica; Full Clones haben je eine Kopie.</translation>
    </message>
    <message>
      <source>Linked and instant clones: about one boot. Full clones copy the image too.</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Linked und Instant Clones: etwa ein Boot. Full Clones kopieren auch das Image.</translation>
    </message>
    <message>
      <source>Linked clones</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Linked Clones</translation>
    </message>
    <message>
      <source>Linked clones by the overcommit level</source>
      <extracomment>planner_core/formulas/linked_clone_sizing.py</extracomment>
      <translation>Linked Clones nach der Overcommit-Stufe</translation>
    </message>
    <message>
      <source>Linked clones made at once</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Gleichzeitig erstellte Linked Clones</translation>
    </message>
    <message>
      <source>Links in the plan: every part that leads here</source>
      <extracomment>planner_core/engine/explaining/walk.py</extracomment>
      <translation>Verbindungen im Plan: jeder Teil, der hierher führt</translation>
    </message>
    <message>
      <source>Links in the plan: nothing leads here</source>
      <extracomment>planner_core/engine/explaining/walk.py</extracomment>
      <translation>Verbindungen im Plan: nichts führt hierher</translation>
    </message>
    <message>
      <source>List</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>Liste</translation>
    </message>
    <message>
      <source>List price</source>
      <extracomment>app/output/workbook/bill_sheet.py, app/results/tabs/cost_tab.py, planner_core/engine/explaining/bill.py</extracomment>
      <translation>Listenpreis</translation>
    </message>
    <message>
      <source>List price of one piece, before the discount.</source>
      <extracomment>planner_core/catalog/prices.py</extracomment>
      <translation>Listenpreis eines Stücks, vor dem Rabatt.</translation>
    </message>
    <message>
      <source>List them…</source>
      <extracomment>app/window/bars/difference_legend.py</extracomment>
      <translation>Auflisten…</translation>
    </message>
    <message>
      <source>Little's law N = X x R; J. D. C. Little, Operations Research 9 (1961)</source>
      <extracomment>planner_core/formulas/queueing_open.py</extracomment>
      <translation>Gesetz von Little N = X x R; J. D. C. Little, Operations Research 9 (1961)</translation>
    </message>
    <message>
      <source>Load at the highest throughput</source>
      <extracomment>planner_core/formulas/scalability.py</extracomment>
      <translation>Last beim höchsten Durchsatz</translation>
    </message>
    <message>
      <source>Load per server</source>
      <extracomment>planner_core/engine/storage/store_io.py</extracomment>
      <translation>Last je Server</translation>
    </message>
    <message>
      <source>Load tests</source>
      <extracomment>app/output/workbook/response_sheets.py</extracomment>
      <translation>Lasttests</translation>
    </message>
    <message>
      <source>Load while users log in</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>Last, während Benutzer sich anmelden</translation>
    </message>
    <message>
      <source>Locked plan</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>Geschützter Plan</translation>
    </message>
    <message>
      <source>Login</source>
      <extracomment>planner_core/engine/basis/axes.py, planner_core/plan/components/pool_work.py</extracomment>
      <translation>Anmeldung</translation>
    </message>
    <message>
      <source>Login VSI 3, dynamic VSImax</source>
      <extracomment>resources/catalog/login_vsi.json</extracomment>
      <translation>Login VSI 3, dynamisches VSImax</translation>
    </message>
    <message>
      <source>Login VSI 3, dynamic VSImax, analyser's default</source>
      <extracomment>resources/catalog/login_vsi.json</extracomment>
      <translation>Login VSI 3, dynamisches VSImax, Vorgabe des Analysers</translation>
    </message>
    <message>
      <source>Login VSI 3, one round of the seven operations</source>
      <extracomment>resources/catalog/response_times.json</extracomment>
      <translation>Login VSI 3, eine Runde der sieben Operationen</translation>
    </message>
    <message>
      <source>Login VSI 4, one weighted round of the five operations</source>
      <extracomment>resources/catalog/response_times.json</extracomment>
      <translation>Login VSI 4, eine gewichtete Runde der fünf Operationen</translation>
    </message>
    <message>
      <source>Login VSI 4.0 with base phase</source>
      <extracomment>resources/catalog/login_vsi.json</extracomment>
      <translation>Login VSI 4.0 mit Basisphase</translation>
    </message>
    <message>
      <source>Login VSI 4.0 without base phase</source>
      <extracomment>resources/catalog/login_vsi.json</extracomment>
      <translation>Login VSI 4.0 ohne Basisphase</translation>
    </message>
    <message>
      <source>Login VSI 4.1</source>
      <extracomment>resources/catalog/login_vsi.json</extracomment>
      <translation>Login VSI 4.1</translation>
    </message>
    <message>
      <source>Login VSI 4.1, baseline of the first 15</source>
      <extracomment>resources/catalog/login_vsi.json</extracomment>
      <translation>Login VSI 4.1, Baseline aus den ersten 15</translation>
    </message>
    <message>
      <source>Login VSI 4.1, index over the latest responses</source>
      <extracomment>resources/catalog/login_vsi.json</extracomment>
      <translation>Login VSI 4.1, Index über die letzten Antworten</translation>
    </message>
    <message>
      <source>Login VSI 4.1, two seconds above the baseline</source>
      <extracomment>resources/catalog/login_vsi.json</extracomment>
      <translation>Login VSI 4.1, zwei Sekunden über der Baseline</translation>
    </message>
    <message>
      <source>Login VSI; factor and added time are those of the test version</source>
      <extracomment>planner_core/formulas/vsimax.py</extracomment>
      <translation>Login VSI; Faktor und Zuschlag sind die der Testversion</translation>
    </message>
    <message>
      <source>Login window</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Anmeldefenster</translation>
    </message>
    <message>
      <source>Logins per minute at the peak</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>Anmeldungen je Minute in der Spitze</translation>
    </message>
    <message>
      <source>Logo</source>
      <extracomment>app/output/proposal/branding.py, app/window/proposal/logo_field.py</extracomment>
      <translation>Logo</translation>
    </message>
    <message>
      <source>Logo of {firm}</source>
      <extracomment>app/output/proposal/branding.py</extracomment>
      <translation>Logo von {firm}</translation>
    </message>
    <message>
      <source>Logoff window</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Abmeldefenster</translation>
    </message>
    <message>
      <source>Logs</source>
      <extracomment>app/canvas/content/chip_texts.py, planner_core/plan/links.py</extracomment>
      <translation>Logs</translation>
    </message>
    <message>
      <source>Logs per desktop</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Logs je Desktop</translation>
    </message>
    <message>
      <source>Look both clocks up; capacity is counted from the all-core turbo clock.</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>Schlagen Sie beide Takte nach; die Kapazität wird aus dem All-Core-Turbo gerechnet.</translation>
    </message>
    <message>
      <source>Looking at row {done} of {count}…</source>
      <extracomment>app/library/importing/import_dialog.py</extracomment>
      <translation>Zeile {done} von {count} wird angesehen…</translation>
    </message>
    <message>
      <source>Looking at {count} rows…</source>
      <extracomment>app/library/importing/import_dialog.py</extracomment>
      <translation>{count} Zeilen werden angesehen…</translation>
    </message>
    <message>
      <source>Lowest published average: 5.1 IOPS for each desktop (NetApp TR-4540, 2017, quiet day)</source>
      <extracomment>planner_core/engine/findings/workload.py</extracomment>
      <translation>Niedrigster veröffentlichter Durchschnitt: 5,1 IOPS je Desktop (NetApp TR-4540, 2017, ruhiger Tag)</translation>
    </message>
    <message>
      <source>M/M/1: random arrivals, exponential service times; Kleinrock, Queueing Systems I (1975), ch. 3</source>
      <extracomment>planner_core/formulas/queueing_open.py</extracomment>
      <translation>M/M/1: zufällige Ankünfte, exponentielle Bedienzeiten; Kleinrock, Queueing Systems I (1975), Kap. 3</translation>
    </message>
    <message>
      <source>M/M/c: A. K. Erlang (1917); Kleinrock, Queueing Systems I (1975), ch. 3</source>
      <extracomment>planner_core/formulas/queueing_open.py</extracomment>
      <translation>M/M/c: A. K. Erlang (1917); Kleinrock, Queueing Systems I (1975), Kap. 3</translation>
    </message>
    <message>
      <source>M/M/c: P(W &gt; t) = C x exp(-c x (1 - ρ) x t / S); Kleinrock, Queueing Systems I (1975), ch. 3</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>M/M/c: P(W &gt; t) = C x exp(-c x (1 - ρ) x t / S); Kleinrock, Queueing Systems I (1975), Kap. 3</translation>
    </message>
    <message>
      <source>M/M/c: R = C x S / (c x (1 - ρ)) + S; Kleinrock, Queueing Systems I (1975), ch. 3</source>
      <extracomment>planner_core/formulas/queueing_open.py</extracomment>
      <translation>M/M/c: R = C x S / (c x (1 - ρ)) + S; Kleinrock, Queueing Systems I (1975), Kap. 3</translation>
    </message>
    <message>
      <source>M/M/c: random arrivals, exponential service times, one queue; Kleinrock, Queueing Systems I (1975), ch. 3</source>
      <extracomment>planner_core/formulas/queueing_open.py</extracomment>
      <translation>M/M/c: zufällige Ankünfte, exponentielle Bedienzeiten, eine Warteschlange; Kleinrock, Queueing Systems I (1975), Kap. 3</translation>
    </message>
    <message>
      <source>MB/s</source>
      <extracomment>planner_core/engine/findings/ports.py, planner_core/engine/network/storage_traffic.py, planner_core/engine/network/traffic.py, planner_core/formulas/network.py, planner_core/formulas/vsan.py, planner_core/plan/components/cluster.py, planner_core/plan/components/host.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>MB/s</translation>
    </message>
    <message>
      <source>MHz</source>
      <extracomment>planner_core/engine/findings/workload.py, planner_core/formulas/availability.py, planner_core/formulas/cpu.py, planner_core/formulas/desktop_load.py, planner_core/formulas/rules_of_thumb.py, planner_core/plan/components/infrastructure_servers.py, planner_core/plan/components/pool_work.py, planner_core/studies/opinions_on_processors.py</extracomment>
      <translation>MHz</translation>
    </message>
    <message>
      <source>Machines</source>
      <extracomment>app/canvas/content/card_content.py</extracomment>
      <translation>VMs</translation>
    </message>
    <message>
      <source>Machines allowed</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>Erlaubte VMs</translation>
    </message>
    <message>
      <source>Machines here</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>VMs hier</translation>
    </message>
    <message>
      <source>Machines per cluster</source>
      <extracomment>planner_core/engine/basis/resources.py</extracomment>
      <translation>VMs je Cluster</translation>
    </message>
    <message>
      <source>Machines per datastore</source>
      <extracomment>planner_core/engine/basis/resources.py</extracomment>
      <translation>VMs je Datastore</translation>
    </message>
    <message>
      <source>Machines per host</source>
      <extracomment>planner_core/engine/basis/resources.py</extracomment>
      <translation>VMs je Host</translation>
    </message>
    <message>
      <source>Machines that a host runs at most</source>
      <extracomment>planner_core/engine/hosts/hosts.py</extracomment>
      <translation>Höchstzahl der VMs auf einem Host</translation>
    </message>
    <message>
      <source>Machines that are no desktops</source>
      <extracomment>planner_core/engine/storage/counts.py</extracomment>
      <translation>VMs, die keine Desktops sind</translation>
    </message>
    <message>
      <source>Made</source>
      <extracomment>app/window/dialogs/backups_dialog.py</extracomment>
      <translation>Angelegt</translation>
    </message>
    <message>
      <source>Made up of</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Setzt sich zusammen aus</translation>
    </message>
    <message>
      <source>Made with</source>
      <extracomment>app/output/workbook/summary_sheet.py</extracomment>
      <translation>Erstellt mit</translation>
    </message>
    <message>
      <source>Maintenance</source>
      <extracomment>app/output/chapters/outlook_chapter.py, app/output/workbook/cost_of_use_sheet.py</extracomment>
      <translation>Wartung</translation>
    </message>
    <message>
      <source>Maintenance contract as a share of the purchase price per year</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Wartungsvertrag als Anteil des Kaufpreises je Jahr</translation>
    </message>
    <message>
      <source>Maintenance per year</source>
      <extracomment>planner_core/formulas/cost.py, planner_core/plan/settings_costs.py</extracomment>
      <translation>Wartung je Jahr</translation>
    </message>
    <message>
      <source>Maintenance per year, of the purchase price</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py</extracomment>
      <translation>Wartung je Jahr, vom Kaufpreis</translation>
    </message>
    <message>
      <source>Maintenance, electricity and rack space in all</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py</extracomment>
      <translation>Wartung, Strom und Rackplatz insgesamt</translation>
    </message>
    <message>
      <source>Maintenance, electricity and rack space over the years of use</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Wartung, Strom und Rackplatz über die Nutzungsjahre</translation>
    </message>
    <message>
      <source>Make a pool for each cluster.</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>Machen Sie daraus einen Pool je Cluster.</translation>
    </message>
    <message>
      <source>Make and model.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Hersteller und Modell.</translation>
    </message>
    <message>
      <source>Make several clusters of it.</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>Machen Sie daraus mehrere Cluster.</translation>
    </message>
    <message>
      <source>Make the fastest drives tier 1.</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>Machen Sie die schnellsten Laufwerke zu Tier 1.</translation>
    </message>
    <message>
      <source>Make the pool dedicated, or keep user data on file servers.</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>Machen Sie den Pool dediziert oder halten Sie Benutzerdaten auf Dateiservern.</translation>
    </message>
    <message>
      <source>Make the pool floating, or keep profiles and data elsewhere.</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>Machen Sie den Pool floating oder halten Sie Profile und Daten anderswo.</translation>
    </message>
    <message>
      <source>Make the proposal for the customer up, look at its pages, and write it as PDF, Word or Excel.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Das Angebot für den Kunden zusammenstellen, seine Seiten ansehen und es als PDF, Word oder Excel schreiben.</translation>
    </message>
    <message>
      <source>Make {pools} pools of it.</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>Machen Sie daraus {pools} Pools.</translation>
    </message>
    <message>
      <source>Makes one store of the disk groups that the hosts give to vSAN.</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Macht aus den Laufwerksgruppen, die die Hosts an vSAN geben, einen Datastore.</translation>
    </message>
    <message>
      <source>Making the proposal broke off, perhaps for want of memory. Nothing was written.</source>
      <extracomment>app/window/commands/exports.py</extracomment>
      <translation>Das Angebot konnte nicht fertig erstellt werden, vielleicht reichte der Arbeitsspeicher nicht. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
      <source>Making the proposal…</source>
      <extracomment>app/window/commands/exports.py</extracomment>
      <translation>Angebot wird erstellt…</translation>
    </message>
    <message>
      <source>March</source>
      <extracomment>app/look/dates.py</extracomment>
      <translation>März</translation>
    </message>
    <message>
      <source>Mark what was added or changed since the baseline, and name what is gone.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Markiert, was gegenüber dem Bezug hinzugekommen oder geändert ist, und nennt, was fehlt.</translation>
    </message>
    <message>
      <source>Maximum</source>
      <extracomment>app/cli/limits_report.py</extracomment>
      <translation>Maximum</translation>
    </message>
    <message>
      <source>May</source>
      <extracomment>app/look/dates.py</extracomment>
      <translation>Mai</translation>
    </message>
    <message>
      <source>Mbit/s</source>
      <extracomment>planner_core/engine/network/traffic.py, planner_core/formulas/network.py, planner_core/plan/components/network_link.py</extracomment>
      <translation>Mbit/s</translation>
    </message>
    <message>
      <source>Mean latency of reads and writes</source>
      <extracomment>planner_core/formulas/io_on_stores.py</extracomment>
      <translation>Mittlere Latenz von Lese- und Schreibzugriffen</translation>
    </message>
    <message>
      <source>Mean over all I/Os, each kind weighted with how many there are</source>
      <extracomment>planner_core/formulas/io_on_stores.py</extracomment>
      <translation>Mittel über alle I/Os, jede Art nach ihrer Zahl gewichtet</translation>
    </message>
    <message>
      <source>Mean time of an interaction in seconds over the number of sessions while users work: of users who keep their pace whatever happens, and of users who wait for each answer.</source>
      <extracomment>app/output/workbook/response_sheets.py</extracomment>
      <translation>Mittlere Zeit einer Interaktion in Sekunden über der Zahl der Sitzungen, während Benutzer arbeiten: von Benutzern, die in jedem Fall ihr Tempo halten, und von Benutzern, die jede Antwort abwarten.</translation>
    </message>
    <message>
      <source>Measure</source>
      <extracomment>app/output/workbook/variants_sheet.py, app/results/tabs/comparison_view.py</extracomment>
      <translation>Kenngröße</translation>
    </message>
    <message>
      <source>Measured</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Gemessen</translation>
    </message>
    <message>
      <source>Measured limit</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Gemessene Grenze</translation>
    </message>
    <message>
      <source>Measured systems, users per GHz by family</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Gemessene Systeme, Benutzer je GHz nach Familie</translation>
    </message>
    <message>
      <source>Measured: {sessions} sessions</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Gemessen: {sessions} Sitzungen</translation>
    </message>
    <message>
      <source>Measures</source>
      <extracomment>app/results/tables/response_tables.py</extracomment>
      <translation>Misst</translation>
    </message>
    <message>
      <source>Median</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Median</translation>
    </message>
    <message>
      <source>Memory</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Memory is sold in powers of two: {typed} typed here is {value}.</source>
      <extracomment>app/inspector/origin_words.py</extracomment>
      <translation>Arbeitsspeicher zählt in Zweierpotenzen: Die Eingabe {typed} bedeutet hier {value}.</translation>
    </message>
    <message>
      <source>Memory module</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>RAM-Modul</translation>
    </message>
    <message>
      <source>Memory module {size} GiB</source>
      <extracomment>app/results/words/price_gaps.py</extracomment>
      <translation>Speichermodul {size} GiB</translation>
    </message>
    <message>
      <source>Memory of a software or shared 3D adapter, beside the screens' frame buffers.</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>RAM eines 3D-Adapters in Software oder mit geteilter GPU, zusätzlich zu den Bildspeichern der Bildschirme.</translation>
    </message>
    <message>
      <source>Memory of the kernel and its agents on each host, besides the free memory it keeps.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>RAM des Kernels und seiner Agenten auf jedem Host, zusätzlich zum frei gehaltenen RAM.</translation>
    </message>
    <message>
      <source>Memory of the system and a service</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>RAM des Systems und eines Dienstes</translation>
    </message>
    <message>
      <source>Memory of the system and the host cache</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>RAM des Systems und des Host-Cache</translation>
    </message>
    <message>
      <source>Memory of vSAN in a large cluster</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>RAM von vSAN in einem großen Cluster</translation>
    </message>
    <message>
      <source>Memory of vSAN itself</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>RAM von vSAN selbst</translation>
    </message>
    <message>
      <source>Memory of vSAN per host</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>RAM von vSAN je Host</translation>
    </message>
    <message>
      <source>Memory overcommit makes desktops swap to disk; plan more RAM or fewer desktops.</source>
      <extracomment>planner_core/engine/findings/host_memory.py</extracomment>
      <translation>Bei Memory Overcommit lagern Desktops auf die Platte aus; planen Sie mehr RAM oder weniger Desktops.</translation>
    </message>
    <message>
      <source>Memory overhead per MiB of RAM</source>
      <extracomment>planner_core/engine/hosts/host_supply.py</extracomment>
      <translation>RAM-Overhead je MiB RAM</translation>
    </message>
    <message>
      <source>Memory overhead per desktop</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>RAM-Overhead je Desktop</translation>
    </message>
    <message>
      <source>Memory overhead without RAM</source>
      <extracomment>planner_core/engine/hosts/host_supply.py</extracomment>
      <translation>RAM-Overhead ohne RAM-Anteil</translation>
    </message>
    <message>
      <source>Memory per GB of cache</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>RAM je GB Cache</translation>
    </message>
    <message>
      <source>Memory per capacity device</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>RAM je Kapazitätslaufwerk</translation>
    </message>
    <message>
      <source>Memory per desktop beside its RAM</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>RAM je Desktop neben seinem eigenen</translation>
    </message>
    <message>
      <source>Memory per vSAN disk group</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>RAM je vSAN-Laufwerksgruppe</translation>
    </message>
    <message>
      <source>Memory: VMware KB 2113954 as of vSAN 6.2 with ESXi 6.0 U3, and 6.5.0d (randombud.com); its example of one all-flash group of 600 GB and 3 disks takes 14,672 MB. Swap: reserved in full and mirrored once, thin only after a host setting (cormachogan.com, 2016). Limits: configuration maximums of vSAN 6.6 (vmwarearena.com): 9,000 components and 5 disk groups per host, 7 capacity devices per group, 64 hosts, components of at most 255 GB. Write buffer: 600 GB (yellow-bricks.com, 2016). Client cache: 0.4% of the RAM, at most 1 GB (VMware, Virtual SAN 6.2 with VDI, 2016).</source>
      <extracomment>resources/catalog/vsan_versions.json</extracomment>
      <translation>RAM: VMware KB 2113954 ab vSAN 6.2 mit ESXi 6.0 U3 und 6.5.0d (randombud.com); das Beispiel mit einer All-Flash-Gruppe von 600 GB und 3 Laufwerken braucht 14.672 MB. Swap: voll reserviert und einmal gespiegelt, dünn erst nach einer Host-Einstellung (cormachogan.com, 2016). Grenzen: Configuration Maximums von vSAN 6.6 (vmwarearena.com): 9.000 Komponenten und 5 Laufwerksgruppen je Host, 7 Kapazitätslaufwerke je Gruppe, 64 Hosts, Komponenten bis 255 GB. Schreibpuffer: 600 GB (yellow-bricks.com, 2016). Client-Cache: 0,4 % des RAM, höchstens 1 GB (VMware, Virtual SAN 6.2 with VDI, 2016).</translation>
    </message>
    <message>
      <source>Memory: VMware KB 2113954 as quoted in October 2020 (host 7,100 MB; group 1,360 MB all-flash, 1,610 MB hybrid, and 0.5% of the host's RAM); that the cache figures are MB per GB is a reading of them. Swap: thin and by policy since 6.7 (VMware virtual blocks blog, July 2018). ESA: 27,000 components per host (yellow-bricks.com); 13.1% for its file system, redundancy included (Broadcom KB 394410); its memory is a planning value, one all-flash group without a cache device. A write buffer of 1.6 TB is possible but off by default. Limits: configuration maximums of vSAN 6.6 (vmwarearena.com): 9,000 components and 5 disk groups per host, 7 capacity devices per group, 64 hosts, components of at most 255 GB. Write buffer: 600 GB (yellow-bricks.com, 2016). Client cache: that of vSAN 6.2.</source>
      <extracomment>resources/catalog/vsan_versions.json</extracomment>
      <translation>RAM: VMware KB 2113954, zitiert im Oktober 2020 (Host 7.100 MB; Gruppe 1.360 MB All-Flash, 1.610 MB Hybrid, und 0,5 % des Host-RAM); dass die Cache-Werte MB je GB sind, ist eine Deutung. Swap: seit 6.7 dünn und nach Richtlinie (VMware Virtual Blocks Blog, Juli 2018). ESA: 27.000 Komponenten je Host (yellow-bricks.com); 13,1 % für das Dateisystem, einschließlich Redundanz (Broadcom KB 394410); der RAM ist ein Planungswert, eine All-Flash-Gruppe ohne Cache-Laufwerk. Ein Schreibpuffer von 1,6 TB ist möglich, aber ab Werk aus. Grenzen: Configuration Maximums von vSAN 6.6 (vmwarearena.com): 9.000 Komponenten und 5 Laufwerksgruppen je Host, 7 Kapazitätslaufwerke je Gruppe, 64 Hosts, Komponenten bis 255 GB. Schreibpuffer: 600 GB (yellow-bricks.com, 2016). Client-Cache: der von vSAN 6.2.</translation>
    </message>
    <message>
      <source>Memory: VMware KB 2113954 as quoted in October 2020 (host 7,100 MB; group 1,360 MB all-flash, 1,610 MB hybrid, and 0.5% of the host's RAM); that the cache figures are MB per GB is a reading of them. Swap: thin and by policy since 6.7 (VMware virtual blocks blog, July 2018). Limits: configuration maximums of vSAN 6.6 (vmwarearena.com): 9,000 components and 5 disk groups per host, 7 capacity devices per group, 64 hosts, components of at most 255 GB. Write buffer: 600 GB (yellow-bricks.com, 2016). Client cache: that of vSAN 6.2.</source>
      <extracomment>resources/catalog/vsan_versions.json</extracomment>
      <translation>RAM: VMware KB 2113954, zitiert im Oktober 2020 (Host 7.100 MB; Gruppe 1.360 MB All-Flash, 1.610 MB Hybrid, und 0,5 % des Host-RAM); dass die Cache-Werte MB je GB sind, ist eine Deutung. Swap: seit 6.7 dünn und nach Richtlinie (VMware Virtual Blocks Blog, Juli 2018). Grenzen: Configuration Maximums von vSAN 6.6 (vmwarearena.com): 9.000 Komponenten und 5 Laufwerksgruppen je Host, 7 Kapazitätslaufwerke je Gruppe, 64 Hosts, Komponenten bis 255 GB. Schreibpuffer: 600 GB (yellow-bricks.com, 2016). Client-Cache: der von vSAN 6.2.</translation>
    </message>
    <message>
      <source>Memory: cormachogan.com, 2015, for vSAN 6.0 and 6.1; the 7 MB per GB of an all-flash cache is a planning value. Swap: reserved in full and mirrored once (cormachogan.com, 2016). Limits: configuration maximums of vSAN 6.6 (vmwarearena.com): 9,000 components and 5 disk groups per host, 7 capacity devices per group, 64 hosts, components of at most 255 GB. Write buffer: 600 GB (yellow-bricks.com, 2016).</source>
      <extracomment>resources/catalog/vsan_versions.json</extracomment>
      <translation>RAM: cormachogan.com, 2015, für vSAN 6.0 und 6.1; die 7 MB je GB eines All-Flash-Cache sind ein Planungswert. Swap: voll reserviert und einmal gespiegelt (cormachogan.com, 2016). Grenzen: Configuration Maximums von vSAN 6.6 (vmwarearena.com): 9.000 Komponenten und 5 Laufwerksgruppen je Host, 7 Kapazitätslaufwerke je Gruppe, 64 Hosts, Komponenten bis 255 GB. Schreibpuffer: 600 GB (yellow-bricks.com, 2016).</translation>
    </message>
    <message>
      <source>Menu key or Shift+F10</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Menütaste oder Umschalt+F10</translation>
    </message>
    <message>
      <source>Merge another library</source>
      <extracomment>app/library/file_commands.py</extracomment>
      <translation>Andere Bibliothek zusammenführen</translation>
    </message>
    <message>
      <source>Merge {file}</source>
      <extracomment>app/library/merge_dialog.py, planner_core/catalog/library_merge.py</extracomment>
      <translation>{file} zusammenführen</translation>
    </message>
    <message>
      <source>Metadata of ESA</source>
      <extracomment>planner_core/engine/storage/vsan.py</extracomment>
      <translation>Metadaten von ESA</translation>
    </message>
    <message>
      <source>Method</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Verfahren</translation>
    </message>
    <message>
      <source>MiB</source>
      <extracomment>planner_core/engine/findings/admission.py, planner_core/engine/findings/clusters.py, planner_core/engine/hosts/host_supply.py, planner_core/engine/hosts/vsan_on_hosts.py, planner_core/formulas/availability.py, planner_core/formulas/display.py, planner_core/formulas/host_cache.py, planner_core/formulas/memory.py, planner_core/formulas/vsan.py, planner_core/plan/components/pool_machines.py</extracomment>
      <translation>MiB</translation>
    </message>
    <message>
      <source>MiB/GB</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>MiB/GB</translation>
    </message>
    <message>
      <source>MiB/MiB</source>
      <extracomment>planner_core/engine/hosts/host_supply.py</extracomment>
      <translation>MiB/MiB</translation>
    </message>
    <message>
      <source>Microsoft, Windows 11 specifications: 64 GB of disk at least</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Microsoft, Spezifikationen zu Windows 11: mindestens 64 GB Speicherplatz</translation>
    </message>
    <message>
      <source>Microsoft, Windows 11 specifications: two cores, 4 GB of RAM, 64 GB of disk</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>Microsoft, Spezifikation von Windows 11: zwei Kerne, 4 GB RAM, 64 GB Festplatte</translation>
    </message>
    <message>
      <source>Middle button or Space and drag</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Mittlere Maustaste oder Leertaste und ziehen</translation>
    </message>
    <message>
      <source>Mine</source>
      <extracomment>app/library/merge_dialog.py</extracomment>
      <translation>Meine</translation>
    </message>
    <message>
      <source>Minutes</source>
      <extracomment>app/results/tables/storms_table.py</extracomment>
      <translation>Minuten</translation>
    </message>
    <message>
      <source>Misses its window of {window}.</source>
      <extracomment>app/results/tabs/storms_tab.py</extracomment>
      <translation>Verfehlt das Zeitfenster von {window}.</translation>
    </message>
    <message>
      <source>Misses its window of {window}; at most {time} ({case}).</source>
      <extracomment>app/results/tabs/storms_tab.py</extracomment>
      <translation>Verfehlt das Zeitfenster von {window}; höchstens {time} ({case}).</translation>
    </message>
    <message>
      <source>Monday, boot, provisioning and patching on an all-flash array, and one controller that fails.</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>Montag, Boot, Bereitstellung und Patchen auf einem All-Flash-Array und ein ausfallender Controller.</translation>
    </message>
    <message>
      <source>Monitors</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Monitore</translation>
    </message>
    <message>
      <source>More</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>More in a large cluster</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>Mehr in einem großen Cluster</translation>
    </message>
    <message>
      <source>More than {most} pools are not worked out together; ask for one pool.</source>
      <extracomment>planner_core/studies/response_stations.py</extracomment>
      <translation>Mehr als {most} Pools werden nicht gemeinsam berechnet; fragen Sie nach einem Pool.</translation>
    </message>
    <message>
      <source>More than {most} rows cannot be pasted at once. Import them instead.</source>
      <extracomment>app/library/pasting.py</extracomment>
      <translation>Mehr als {most} Zeilen lassen sich nicht auf einmal einfügen. Importieren Sie sie stattdessen.</translation>
    </message>
    <message>
      <source>Most space by Horizon's guide</source>
      <extracomment>planner_core/formulas/linked_clone_sizing.py</extracomment>
      <translation>Höchstplatz nach dem Leitfaden von Horizon</translation>
    </message>
    <message>
      <source>Move &amp;left</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Nach l&amp;inks</translation>
    </message>
    <message>
      <source>Move into</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>Verschieben in</translation>
    </message>
    <message>
      <source>Move ri&amp;ght</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Nach &amp;rechts</translation>
    </message>
    <message>
      <source>Move the chapter down (Alt+Down)</source>
      <extracomment>app/window/proposal/contents_form.py</extracomment>
      <translation>Kapitel nach unten (Alt+Abwärts)</translation>
    </message>
    <message>
      <source>Move the chapter up (Alt+Up)</source>
      <extracomment>app/window/proposal/contents_form.py</extracomment>
      <translation>Kapitel nach oben (Alt+Aufwärts)</translation>
    </message>
    <message>
      <source>Move the delta disks to flash, or use RAID 10 with more drives.</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>Verlegen Sie die Delta-Disks auf Flash oder nutzen Sie RAID 10 mit mehr Laufwerken.</translation>
    </message>
    <message>
      <source>Move the files to a store of a host that the pool runs on, or let it run on {host}.</source>
      <extracomment>planner_core/engine/findings/reach.py</extracomment>
      <translation>Verschieben Sie die Dateien auf einen Datastore eines Hosts, auf dem der Pool läuft, oder lassen Sie ihn auf {host} laufen.</translation>
    </message>
    <message>
      <source>Move the files to {cluster}.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Verlegen Sie die Dateien auf {cluster}.</translation>
    </message>
    <message>
      <source>Move the selection</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Auswahl verschieben</translation>
    </message>
    <message>
      <source>Move the swap chip to {disk}; without overcommit the files are never read.</source>
      <extracomment>planner_core/engine/findings/swap.py</extracomment>
      <translation>Ziehen Sie den Swap auf {disk}; ohne Overcommit werden die Dateien nie gelesen.</translation>
    </message>
    <message>
      <source>Move to</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>Verschieben auf</translation>
    </message>
    <message>
      <source>Move variant {variant}</source>
      <extracomment>planner_core/editing/verbs/variants.py</extracomment>
      <translation>Variante {variant} verschieben</translation>
    </message>
    <message>
      <source>Move without snap lines and grid</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Ohne Hilfslinien und Raster verschieben</translation>
    </message>
    <message>
      <source>Move {count} components into {parent}</source>
      <extracomment>app/canvas/commands/canvas_commands.py</extracomment>
      <translation>{count} Komponenten in {parent} verschieben</translation>
    </message>
    <message>
      <source>Move {name}</source>
      <extracomment>planner_core/editing/verbs/places.py</extracomment>
      <translation>{name} verschieben</translation>
    </message>
    <message>
      <source>Move {name} into {parent}</source>
      <extracomment>planner_core/editing/verbs/places.py</extracomment>
      <translation>{name} in {parent} verschieben</translation>
    </message>
    <message>
      <source>Move {role} of {name} to {store}</source>
      <extracomment>planner_core/editing/verbs/links.py</extracomment>
      <translation>{role} von {name} auf {store} verschieben</translation>
    </message>
    <message>
      <source>N + F: whole hosts for the desktops, and those that may fail</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>N + F: ganze Hosts für die Desktops und die, die ausfallen dürfen</translation>
    </message>
    <message>
      <source>N&amp;ote</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>N&amp;otiz</translation>
    </message>
    <message>
      <source>N+{failures}</source>
      <extracomment>app/canvas/content/captions.py</extracomment>
      <translation>N+{failures}</translation>
    </message>
    <message>
      <source>NFS</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>NFS</translation>
    </message>
    <message>
      <source>NVMe</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>NVMe</translation>
    </message>
    <message>
      <source>Name</source>
      <extracomment>app/library/library_sheets.py, app/window/dialogs/restore_points_dialog.py, planner_core/catalog/library_rules.py, planner_core/plan/components/base.py</extracomment>
      <translation>Name</translation>
    </message>
    <message>
      <source>Name of a new restore point</source>
      <extracomment>app/window/dialogs/restore_points_dialog.py</extracomment>
      <translation>Name eines neuen Wiederherstellungspunkts</translation>
    </message>
    <message>
      <source>Name of the variant</source>
      <extracomment>app/window/bars/variant_tabs.py</extracomment>
      <translation>Name der Variante</translation>
    </message>
    <message>
      <source>Ne&amp;xt pane</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
      <source>Needed</source>
      <extracomment>app/cli/commands/needed.py</extracomment>
      <translation>Benötigt</translation>
    </message>
    <message>
      <source>Needed by {component}</source>
      <extracomment>planner_core/engine/explaining/bill.py</extracomment>
      <translation>Benötigt von {component}</translation>
    </message>
    <message>
      <source>Nesting in the plan</source>
      <extracomment>planner_core/engine/hosts/runs.py, planner_core/engine/hosts/vsan_on_hosts.py, planner_core/engine/storage/disk_groups.py</extracomment>
      <translation>Verschachtelung im Plan</translation>
    </message>
    <message>
      <source>Nesting of {child} in {parent}: one of the two is not in the plan.</source>
      <extracomment>planner_core/plan/problems.py</extracomment>
      <translation>Verschachtelung von {child} in {parent}: Eines von beiden fehlt im Plan.</translation>
    </message>
    <message>
      <source>Nesting of {child} in {parent}: these kinds do not nest.</source>
      <extracomment>planner_core/plan/problems.py</extracomment>
      <translation>Verschachtelung von {child} in {parent}: Diese Arten lassen sich nicht verschachteln.</translation>
    </message>
    <message>
      <source>Net amount and value added tax</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Nettobetrag und Mehrwertsteuer</translation>
    </message>
    <message>
      <source>Net amount without interest</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Nettobetrag ohne Zinsen</translation>
    </message>
    <message>
      <source>Net per desktop</source>
      <extracomment>app/output/workbook/bill_sheet.py</extracomment>
      <translation>Netto je Desktop</translation>
    </message>
    <message>
      <source>Net per desktop {when}</source>
      <extracomment>app/output/workbook/summary_sheet.py</extracomment>
      <translation>Netto je Desktop {when}</translation>
    </message>
    <message>
      <source>Net per user</source>
      <extracomment>app/output/workbook/bill_sheet.py</extracomment>
      <translation>Netto je Benutzer</translation>
    </message>
    <message>
      <source>Net per user {when}</source>
      <extracomment>app/output/workbook/summary_sheet.py</extracomment>
      <translation>Netto je Benutzer {when}</translation>
    </message>
    <message>
      <source>Net total</source>
      <extracomment>app/output/workbook/bill_sheet.py</extracomment>
      <translation>Summe netto</translation>
    </message>
    <message>
      <source>Net unit price</source>
      <extracomment>app/cli/assessment_report.py, app/output/chapters/bill_chapter.py, app/output/workbook/bill_sheet.py, app/results/tabs/cost_tab.py</extracomment>
      <translation>Einzelpreis netto</translation>
    </message>
    <message>
      <source>Net unit prices are rounded to the cent before they are multiplied, tax and shares after they are worked out, so that all amounts add up as shown.</source>
      <extracomment>app/output/workbook/bill_sheet.py</extracomment>
      <translation>Netto-Einzelpreise werden auf den Cent gerundet und dann mit der Menge malgenommen; Steuer und Anteile werden nach dem Rechnen gerundet. So gehen alle Summen auf, wie sie dastehen.</translation>
    </message>
    <message>
      <source>NetApp HCI, VDI server load test: 2 x 24 cores of 2.1 GHz, 1,536 GB</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>NetApp HCI, Lasttest eines VDI-Servers: 2 x 24 Kerne zu 2,1 GHz, 1.536 GB</translation>
    </message>
    <message>
      <source>NetApp ONTAP systems documentation, key specifications: two controllers of an HA pair; drives are its greatest raw capacity over the largest drive</source>
      <extracomment>resources/catalog/array_models.json</extracomment>
      <translation>NetApp, Dokumentation der ONTAP-Systeme, Kenndaten: zwei Controller eines HA-Paars; Laufwerke sind seine größte Bruttokapazität durch das größte Laufwerk</translation>
    </message>
    <message>
      <source>NetApp TR-4540 (2017), Monday: 9,865 IOPS of 1,500 desktops, peak 31,088, 197 MB/s; block size table, 64.8% reads. The load contains the logins. Provisioning 138,150 and patching 109,578 I/Os per desktop in the same tests; their read shares are not printed and planning values on the safe side: of provisioning 38%, the reads of two boots, before and after customisation, and all else taken as writes; of patching 33%, because 3.1 GB for a patch of 1.1 GB are about three passes, and only the second, between download and installation, reads. Processor: Windows 10 knowledge worker x 0.82, the office worker's ratio. Boot: NetApp TR-4540, 27,471 I/Os per desktop, 95.7% reads; 12 s on one core of about 2.7 GHz (Citrix blog 2011), x 1.2.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>NetApp TR-4540 (2017), Montag: 9.865 IOPS von 1.500 Desktops, Spitze 31.088, 197 MB/s; Blockgrößentabelle, 64,8 % Lesezugriffe. Die Last enthält die Anmeldungen. Bereitstellen 138.150 und Patchen 109.578 I/Os je Desktop in denselben Tests; ihre Leseanteile sind nicht gedruckt und Planungswerte auf der sicheren Seite: beim Bereitstellen 38 %, die Lesezugriffe zweier Boots, vor und nach der Anpassung, alles andere als Schreiben gezählt; beim Patchen 33 %, weil 3,1 GB für einen Patch von 1,1 GB rund drei Durchgänge sind, von denen nur der zweite, zwischen Herunterladen und Installieren, liest. Prozessor: Windows 10 Knowledge Worker x 0,82, das Verhältnis des Office Worker. Boot: NetApp TR-4540, 27.471 I/Os je Desktop, 95,7 % Lesezugriffe; 12 s auf einem Kern mit rund 2,7 GHz (Citrix-Blog 2011), x 1,2.</translation>
    </message>
    <message>
      <source>NetApp TR-4540 (2017), Tuesday: 7,586 IOPS of 1,500 desktops, peak 21,874, 172 MB/s; block size table, 13.2% reads. The load contains the logins. Provisioning 138,150 and patching 109,578 I/Os per desktop in the same tests; their read shares are not printed and planning values on the safe side: of provisioning 38%, the reads of two boots, before and after customisation, and all else taken as writes; of patching 33%, because 3.1 GB for a patch of 1.1 GB are about three passes, and only the second, between download and installation, reads. Processor: Windows 10 knowledge worker x 0.82, the office worker's ratio. Boot: NetApp TR-4540, 27,471 I/Os per desktop, 95.7% reads; 12 s on one core of about 2.7 GHz (Citrix blog 2011), x 1.2.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>NetApp TR-4540 (2017), Dienstag: 7.586 IOPS von 1.500 Desktops, Spitze 21.874, 172 MB/s; Blockgrößentabelle, 13,2 % Lesezugriffe. Die Last enthält die Anmeldungen. Bereitstellen 138.150 und Patchen 109.578 I/Os je Desktop in denselben Tests; ihre Leseanteile sind nicht gedruckt und Planungswerte auf der sicheren Seite: beim Bereitstellen 38 %, die Lesezugriffe zweier Boots, vor und nach der Anpassung, alles andere als Schreiben gezählt; beim Patchen 33 %, weil 3,1 GB für einen Patch von 1,1 GB rund drei Durchgänge sind, von denen nur der zweite, zwischen Herunterladen und Installieren, liest. Prozessor: Windows 10 Knowledge Worker x 0,82, das Verhältnis des Office Worker. Boot: NetApp TR-4540, 27.471 I/Os je Desktop, 95,7 % Lesezugriffe; 12 s auf einem Kern mit rund 2,7 GHz (Citrix-Blog 2011), x 1,2.</translation>
    </message>
    <message>
      <source>NetApp TR-4540 (2017), table 16: sizes, reads and seeks as vscsiStats saw them at the hypervisor. Size at the array and peak factor from its result table: 1,469 MB/s at 57,231 IOPS, peak 117,752.</source>
      <extracomment>resources/catalog/io_profiles.json</extracomment>
      <translation>NetApp TR-4540 (2017), Tabelle 16: Größen, Leseanteile und Sprünge, wie vscsiStats sie am Hypervisor sah. Größe am Array und Spitzenfaktor aus der Ergebnistabelle: 1.469 MB/s bei 57.231 IOPS, Spitze 117.752.</translation>
    </message>
    <message>
      <source>NetApp TR-4540 (2017), table 17: sizes, reads and seeks as vscsiStats saw them at the hypervisor. Size at the array and peak factor from its result table: 197 MB/s at 9,865 IOPS, peak 31,088.</source>
      <extracomment>resources/catalog/io_profiles.json</extracomment>
      <translation>NetApp TR-4540 (2017), Tabelle 17: Größen, Leseanteile und Sprünge, wie vscsiStats sie am Hypervisor sah. Größe am Array und Spitzenfaktor aus der Ergebnistabelle: 197 MB/s bei 9.865 IOPS, Spitze 31.088.</translation>
    </message>
    <message>
      <source>NetApp TR-4540 (2017), table 18: sizes, reads and seeks as vscsiStats saw them at the hypervisor. Size at the array and peak factor from its result table: 172 MB/s at 7,586 IOPS, peak 21,874.</source>
      <extracomment>resources/catalog/io_profiles.json</extracomment>
      <translation>NetApp TR-4540 (2017), Tabelle 18: Größen, Leseanteile und Sprünge, wie vscsiStats sie am Hypervisor sah. Größe am Array und Spitzenfaktor aus der Ergebnistabelle: 172 MB/s bei 7.586 IOPS, Spitze 21.874.</translation>
    </message>
    <message>
      <source>NetApp TR-4540 (2017), table 2, desktop servers: a mix of 16 to 24 cores and 256 to 512 GB. It prints E5-2670 v2, 2.30 GHz, 12 cores: these are the figures of the v3, which is what this server takes. Ports: planning value.</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>NetApp TR-4540 (2017), Tabelle 2, Desktop-Server: gemischt, 16 bis 24 Kerne und 256 bis 512 GB. Gedruckt ist E5-2670 v2, 2,30 GHz, 12 Kerne: das sind die Daten des v3, den dieser Server auch aufnimmt. Anschlüsse: Planungswert.</translation>
    </message>
    <message>
      <source>NetApp TR-4540 (2017), table 2, infrastructure and launcher servers: 12 cores, 64 to 256 GB. Ports: planning value.</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>NetApp TR-4540 (2017), Tabelle 2, Infrastruktur- und Launcher-Server: 12 Kerne, 64 bis 256 GB. Anschlüsse: Planungswert.</translation>
    </message>
    <message>
      <source>NetApp TR-4540 (2017), test setup: infrastructure and desktops on discrete hosts, a best practice of the vendor and of the industry, because of noisy neighbours</source>
      <extracomment>planner_core/engine/findings/servers.py</extracomment>
      <translation>NetApp TR-4540 (2017), Testaufbau: Infrastruktur und Desktops auf getrennten Hosts, Best Practice des Herstellers und der Branche, wegen störender Nachbarn („noisy neighbours“)</translation>
    </message>
    <message>
      <source>NetApp TR-4540 (2017): 19.5 KiB an I/O on a day with first logins, 22.1 on a quiet one, at the array; that half and double are far is a planning value</source>
      <extracomment>planner_core/engine/findings/workload.py</extracomment>
      <translation>NetApp TR-4540 (2017): 19,5 KiB je I/O an einem Tag mit ersten Anmeldungen, 22,1 an einem ruhigen, am Array; dass die Hälfte und das Doppelte weit davon entfernt sind, ist ein Planungswert</translation>
    </message>
    <message>
      <source>NetApp TR-4540 (2017): 24 SSDs of 800 GB. IOPS: planning value, small mixed blocks; in the boot test each served 2,385 at the front</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>NetApp TR-4540 (2017): 24 SSDs zu 800 GB. IOPS: Planungswert, kleine gemischte Blöcke; im Boottest bediente jede vorn 2.385</translation>
    </message>
    <message>
      <source>NetApp TR-4540 (2017): 64.8% reads with the first logins of the week, 13.2% on a quiet day; practice 20</source>
      <extracomment>planner_core/engine/findings/workload.py</extracomment>
      <translation>NetApp TR-4540 (2017): 64,8 % Lesen bei den ersten Anmeldungen der Woche, 13,2 % an einem ruhigen Tag; Praxis 20</translation>
    </message>
    <message>
      <source>NetApp TR-4540 (2017): every test was run with a failed controller too</source>
      <extracomment>planner_core/engine/findings/reserve.py</extracomment>
      <translation>NetApp TR-4540 (2017): Jeder Test lief auch mit einem ausgefallenen Controller</translation>
    </message>
    <message>
      <source>NetApp TR-4540 (2017): from 24% to 51% its latency grows by 84%, that of one server by 55%, that of eight by 1%; so each controller counts as one server, however many cores it has</source>
      <extracomment>resources/catalog/response_times.json</extracomment>
      <translation>NetApp TR-4540 (2017): Von 24 % bis 51 % wächst die Latenz um 84 %, die einer Bedienstation um 55 %, die von acht um 1 %; daher zählt jeder Controller als eine Bedienstation, wie viele Kerne er auch hat</translation>
    </message>
    <message>
      <source>NetApp TR-4540 (2017): peaks of 2.9 to 3.2 times the average while users work; with 100% busy controllers latency multiplied</source>
      <extracomment>planner_core/engine/findings/load.py</extracomment>
      <translation>NetApp TR-4540 (2017): Spitzen vom 2,9- bis 3,2-Fachen des Durchschnitts, während Benutzer arbeiten; bei zu 100 % ausgelasteten Controllern vervielfachte sich die Latenz</translation>
    </message>
    <message>
      <source>NetApp TR-4540 (2017): the boot after an outage, with one controller, took 14 minutes instead of 12</source>
      <extracomment>planner_core/engine/findings/storms.py</extracomment>
      <translation>NetApp TR-4540 (2017): Der Boot nach einem Ausfall dauerte mit einem Controller 14 statt 12 Minuten</translation>
    </message>
    <message>
      <source>NetApp TR-4540 (2017): the peak was 2.88 times the average on a quiet day and 3.15 times with first logins; that half of it is far is a planning value</source>
      <extracomment>planner_core/engine/findings/workload.py</extracomment>
      <translation>NetApp TR-4540 (2017): Die Spitze war an einem ruhigen Tag das 2,88-Fache des Durchschnitts, mit ersten Anmeldungen das 3,15-Fache; dass die Hälfte weit davon entfernt ist, ist ein Planungswert</translation>
    </message>
    <message>
      <source>NetApp TR-4540 (2017): two controllers that take over from each other; more of them are further pairs, each with drives of its own. No number of drives was found.</source>
      <extracomment>resources/catalog/array_models.json</extracomment>
      <translation>NetApp TR-4540 (2017): zwei Controller, die füreinander einspringen; mehr davon sind weitere Paare mit eigenen Laufwerken. Eine Höchstzahl der Laufwerke wurde nicht gefunden.</translation>
    </message>
    <message>
      <source>NetApp TR-4540 (2017): two controllers, 24 SSDs in one shelf, 10 pools of 150 desktops. Controllers: one share of background work that gives way to I/O, one read and one write ceiling for all eight tests, in round figures, so that none of the six whose mix is printed lies above what is worked out or more than 20% below: boot 60.5 for 58% measured, Monday 24.0 for 24%, Tuesday 24.7 for 23%, with one controller 92.5 for 82%, 41.9 for 40% and 45.6 for 38%; provisioning 69.2 for 68% and patching 46.6 for 51%, whose reads (38 and 33%) are planning values. The three tests with both controllers and a printed mix alone give 16.2%, 58,000 and 45,100 IOPS, and so 88.1, 43.0 and 43.1% for one controller, but fall short of provisioning and patching by a quarter. Protocol and ports: planning value, the paper names none. Six volumes are counted in its capacity figures.</source>
      <extracomment>resources/catalog/arrays.json</extracomment>
      <translation>NetApp TR-4540 (2017): zwei Controller, 24 SSDs in einem Einschub, 10 Pools zu 150 Desktops. Controller: ein Anteil Hintergrundarbeit, die der I/O den Vortritt lässt, eine Lese- und eine Schreibgrenze, in runden Werten für alle acht Tests, so dass keiner der sechs, deren Mischung gedruckt ist, über dem Errechneten oder mehr als 20 % darunter liegt: Booten 60,5 statt gemessener 58 %, Montag 24,0 statt 24 %, Dienstag 24,7 statt 23 %, mit einem Controller 92,5 statt 82 %, 41,9 statt 40 % und 45,6 statt 38 %; Bereitstellung 69,2 statt 68 % und Patchen 46,6 statt 51 %, deren Leseanteile (38 und 33 %) Planungswerte sind. Die drei Tests mit beiden Controllern und gedruckter Mischung allein ergeben 16,2 %, 58.000 und 45.100 IOPS, damit 88,1, 43,0 und 43,1 % für einen Controller, liegen aber bei Bereitstellung und Patchen um ein Viertel zu niedrig. Protokoll und Anschlüsse: Planungswert, das Papier nennt keine. In seinen Kapazitätsangaben zählen sechs Volumes.</translation>
    </message>
    <message>
      <source>NetApp TR-4540 (2017): two controllers, so that one can take over the other's work</source>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>NetApp TR-4540 (2017): zwei Controller, damit einer die Arbeit des anderen übernehmen kann</translation>
    </message>
    <message>
      <source>NetApp TR-4540 spread 1,500 logins over 75 minutes</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>NetApp TR-4540 verteilte 1.500 Anmeldungen auf 75 Minuten</translation>
    </message>
    <message>
      <source>NetApp TR-4540, block size table of the Monday test: 64.8%</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>NetApp TR-4540, Blockgrößentabelle des Montagstests: 64,8 %</translation>
    </message>
    <message>
      <source>NetApp TR-4540, block size table of the boot test: 95.7%</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>NetApp TR-4540, Blockgrößentabelle des Boot-Tests: 95,7 %</translation>
    </message>
    <message>
      <source>NetApp TR-4540, highest over average IOPS: provisioning 1.9, boot 2.06, Monday 3.15, Tuesday 2.88, patch 1.7</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>NetApp TR-4540, höchste durch mittlere IOPS: Bereitstellung 1,9, Boot 2,06, Montag 3,15, Dienstag 2,88, Patch 1,7</translation>
    </message>
    <message>
      <source>NetApp TR-4540: 19.5 KiB with logins, 22 KiB on a quiet day; Dell SC7020F: 24 to 32 KiB</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>NetApp TR-4540: 19,5 KiB mit Anmeldungen, 22 KiB an einem ruhigen Tag; Dell SC7020F: 24 bis 32 KiB</translation>
    </message>
    <message>
      <source>NetApp TR-4540: 2.06 boot, 1.9 provisioning, 1.7 patching</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>NetApp TR-4540: 2,06 Boot, 1,9 Bereitstellung, 1,7 Patchen</translation>
    </message>
    <message>
      <source>NetApp TR-4540: 2.88 on a quiet day, 3.15 with the first logins of the week</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>NetApp TR-4540: 2,88 an einem ruhigen Tag, 3,15 mit den ersten Anmeldungen der Woche</translation>
    </message>
    <message>
      <source>NetApp TR-4540: 25.1 KiB boot, 27.5 KiB provisioning, 27.6 KiB patching</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>NetApp TR-4540: 25,1 KiB Boot, 27,5 KiB Bereitstellung, 27,6 KiB Patchen</translation>
    </message>
    <message>
      <source>NetApp TR-4540: 27,471 I/Os per boot with both controllers, 26,451 with one: the work is constant, so the rate follows from the window</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>NetApp TR-4540: 27.471 I/Os je Boot mit beiden Controllern, 26.451 mit einem: Die Arbeit ist konstant, die Rate folgt also aus dem Zeitfenster</translation>
    </message>
    <message>
      <source>NetApp TR-4540: 27,471 I/Os per desktop in the boot test</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>NetApp TR-4540: 27.471 I/Os je Desktop im Boot-Test</translation>
    </message>
    <message>
      <source>NetApp, Hybrid Cloud VDI, single server load test with Login VSI: index exceeds the baseline by 2 seconds</source>
      <extracomment>resources/catalog/login_vsi.json</extracomment>
      <translation>NetApp, Hybrid Cloud VDI, Lasttest eines Servers mit Login VSI: Der Index überschreitet die Baseline um 2 Sekunden</translation>
    </message>
    <message>
      <source>Network</source>
      <extracomment>app/canvas/content/card_content.py</extracomment>
      <translation>Netz</translation>
    </message>
    <message>
      <source>Network link</source>
      <extracomment>planner_core/editing/verbs/common.py</extracomment>
      <translation>Netzwerkverbindung</translation>
    </message>
    <message>
      <source>Network of vSAN</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Netzwerk von vSAN</translation>
    </message>
    <message>
      <source>Network ports</source>
      <extracomment>planner_core/engine/basis/resources.py, planner_core/plan/components/host.py</extracomment>
      <translation>Netzwerkports</translation>
    </message>
    <message>
      <source>Network ports of the hosts</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Netzwerkports der Hosts</translation>
    </message>
    <message>
      <source>Never</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Nie</translation>
    </message>
    <message>
      <source>New drive</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>Neues Laufwerk</translation>
    </message>
    <message>
      <source>New item</source>
      <extracomment>app/inspector/price_list.py, app/library/library_window.py</extracomment>
      <translation>Neue Position</translation>
    </message>
    <message>
      <source>New name of the file, in the same folder:</source>
      <extracomment>app/window/dialogs/rename_dialog.py</extracomment>
      <translation>Neuer Name der Datei, im selben Ordner:</translation>
    </message>
    <message>
      <source>New processor</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>Neuer Prozessor</translation>
    </message>
    <message>
      <source>New server</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>Neuer Server</translation>
    </message>
    <message>
      <source>New storage array</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>Neues Storage-Array</translation>
    </message>
    <message>
      <source>New workload profile</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>Neues Lastprofil</translation>
    </message>
    <message>
      <source>Newer in the library</source>
      <extracomment>app/library/update_dialog.py</extracomment>
      <translation>Neuer in der Bibliothek</translation>
    </message>
    <message>
      <source>Newer in the library…</source>
      <extracomment>app/library/updates.py</extracomment>
      <translation>Neuer in der Bibliothek…</translation>
    </message>
    <message>
      <source>Next comes {limit}, at {count} desktops.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Danach folgt {limit} bei {count} Desktops.</translation>
    </message>
    <message>
      <source>Next or previous component</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Nächste oder vorige Komponente</translation>
    </message>
    <message>
      <source>Next page (Page Down)</source>
      <extracomment>app/window/proposal/page_bar.py</extracomment>
      <translation>Nächste Seite (Bild ab)</translation>
    </message>
    <message>
      <source>No assumption has these words. Clear the search.</source>
      <extracomment>app/results/tabs/assumptions_tab.py</extracomment>
      <translation>Keine Annahme enthält diese Wörter. Leeren Sie die Suche.</translation>
    </message>
    <message>
      <source>No cache in front</source>
      <extracomment>planner_core/engine/storage/disk_groups.py</extracomment>
      <translation>Kein Cache davor</translation>
    </message>
    <message>
      <source>No column is known to be: {fields}. Say it with --column.</source>
      <extracomment>app/cli/library_tables.py</extracomment>
      <translation>Keine Spalte ist bekannt als: {fields}. Geben Sie sie mit --column an.</translation>
    </message>
    <message>
      <source>No components</source>
      <extracomment>planner_core/engine/storage/vsan_components.py</extracomment>
      <translation>Keine Komponenten</translation>
    </message>
    <message>
      <source>No family fits {workload}, {guest}, {year}, {kind}.</source>
      <extracomment>planner_core/studies/validation_families.py</extracomment>
      <translation>Keine Familie passt zu {workload}, {guest}, {year}, {kind}.</translation>
    </message>
    <message>
      <source>No file lies on this vSAN</source>
      <extracomment>planner_core/engine/storage/vsan_components.py</extracomment>
      <translation>Auf diesem vSAN liegt keine Datei</translation>
    </message>
    <message>
      <source>No less than planned</source>
      <extracomment>planner_core/formulas/whole_desktops.py</extracomment>
      <translation>Nicht weniger als geplant</translation>
    </message>
    <message>
      <source>No logo</source>
      <extracomment>app/window/proposal/logo_field.py</extracomment>
      <translation>Kein Logo</translation>
    </message>
    <message>
      <source>No more than planned</source>
      <extracomment>planner_core/formulas/whole_desktops.py</extracomment>
      <translation>Nicht mehr als geplant</translation>
    </message>
    <message>
      <source>No more than planned, no more than fit</source>
      <extracomment>planner_core/engine/explaining/limits.py</extracomment>
      <translation>Nicht mehr als geplant, nicht mehr als passen</translation>
    </message>
    <message>
      <source>No number is enough for {desktops} desktops: {what} allows {fits} desktops.</source>
      <extracomment>planner_core/studies/needed.py</extracomment>
      <translation>Keine Anzahl reicht für {desktops} Desktops: {what} lässt {fits} Desktops zu.</translation>
    </message>
    <message>
      <source>No overcommit: what is left after the hypervisor and the memory it keeps free</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>Kein Overcommit: was nach dem Hypervisor und dem von ihm frei gehaltenen RAM übrig bleibt</translation>
    </message>
    <message>
      <source>No plan is open.</source>
      <extracomment>app/project/open_project.py</extracomment>
      <translation>Es ist kein Plan geöffnet.</translation>
    </message>
    <message>
      <source>No price per desktop: {missing}</source>
      <extracomment>app/results/words/price_gaps.py</extracomment>
      <translation>Kein Preis je Desktop: {missing}</translation>
    </message>
    <message>
      <source>No price yet; the sum leaves this component out.</source>
      <extracomment>app/inspector/price_list.py</extracomment>
      <translation>Noch kein Preis; diese Komponente fehlt in der Summe.</translation>
    </message>
    <message>
      <source>No prices yet. Add one, paste rows from a spreadsheet, or import a price list.</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>Noch keine Preise. Fügen Sie einen hinzu, fügen Sie Zeilen aus einer Tabellenkalkulation ein, oder importieren Sie eine Preisliste.</translation>
    </message>
    <message>
      <source>No prices yet. Choose a server or a drive from the catalogue, or add prices in the inspector.</source>
      <extracomment>app/results/tabs/cost_tab.py</extracomment>
      <translation>Noch keine Preise. Wählen Sie einen Server oder ein Laufwerk aus dem Katalog oder tragen Sie Preise im Inspektor ein.</translation>
    </message>
    <message>
      <source>No redundancy</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Keine Redundanz</translation>
    </message>
    <message>
      <source>No result changes.</source>
      <extracomment>app/cli/library_update.py, app/library/update_dialog.py</extracomment>
      <translation>Kein Ergebnis ändert sich.</translation>
    </message>
    <message>
      <source>No store yet. Put a disk group into a host and files on it.</source>
      <extracomment>app/results/tabs/capacity_tab.py</extracomment>
      <translation>Noch kein Datastore. Setzen Sie eine Laufwerksgruppe in einen Host und Dateien darauf.</translation>
    </message>
    <message>
      <source>No storm yet. Connect a desktop pool to a host and to a disk group.</source>
      <extracomment>app/output/workbook/storms_sheet.py, app/results/tabs/storms_tab.py</extracomment>
      <translation>Noch kein Sturm. Verbinden Sie einen Desktop-Pool mit einem Host und einer Laufwerksgruppe.</translation>
    </message>
    <message>
      <source>No user is at work.</source>
      <extracomment>planner_core/studies/response_stations.py</extracomment>
      <translation>Kein Benutzer arbeitet.</translation>
    </message>
    <message>
      <source>No.</source>
      <extracomment>app/output/workbook/derivations_sheet.py, app/output/workbook/findings_sheet.py, app/output/workbook/limits_sheets.py, app/results/tabs/limits_tab.py</extracomment>
      <translation>Nr.</translation>
    </message>
    <message>
      <source>Nobody can recover a password.</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>Niemand kann ein Passwort wiederherstellen.</translation>
    </message>
    <message>
      <source>Nobody has an opinion yet. Connect a desktop pool to a host and to a disk group.</source>
      <extracomment>app/results/tabs/opinions_tab.py</extracomment>
      <translation>Noch hat niemand eine Meinung. Verbinden Sie einen Desktop-Pool mit einem Host und einer Laufwerksgruppe.</translation>
    </message>
    <message>
      <source>Nobody has an opinion yet: no desktop pool is connected.</source>
      <extracomment>app/cli/opinions_report.py</extracomment>
      <translation>Noch hat niemand eine Meinung: Es ist kein Desktop-Pool verbunden.</translation>
    </message>
    <message>
      <source>Nobody works during the storm</source>
      <extracomment>planner_core/engine/network/traffic.py</extracomment>
      <translation>Während des Sturms arbeitet niemand</translation>
    </message>
    <message>
      <source>Nobody works in this phase, so nobody waits for an answer.</source>
      <extracomment>planner_core/studies/response_stations.py</extracomment>
      <translation>In dieser Phase arbeitet niemand, also wartet niemand auf eine Antwort.</translation>
    </message>
    <message>
      <source>None</source>
      <extracomment>planner_core/plan/components/cluster.py, planner_core/plan/settings.py</extracomment>
      <translation>Keine</translation>
    </message>
    <message>
      <source>None yet</source>
      <extracomment>app/window/commands/recent_menu.py</extracomment>
      <translation>Noch keine</translation>
    </message>
    <message>
      <source>None yet. Plans that you have opened or saved are listed here.</source>
      <extracomment>app/window/start/recent_list.py</extracomment>
      <translation>Noch keine. Hier stehen Pläne, die Sie geöffnet oder gespeichert haben.</translation>
    </message>
    <message>
      <source>Normal</source>
      <extracomment>planner_core/engine/basis/axes.py</extracomment>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Not all of them have a host left when as many hosts fail as planned for: see the findings.</source>
      <extracomment>app/results/words/results.py</extracomment>
      <translation>Nicht alle haben noch einen Host, wenn so viele Hosts ausfallen wie eingeplant: siehe die Befunde.</translation>
    </message>
    <message>
      <source>Not counted here</source>
      <extracomment>planner_core/engine/storage/counts.py</extracomment>
      <translation>Hier nicht gezählt</translation>
    </message>
    <message>
      <source>Not here any more: {names}</source>
      <extracomment>app/window/bars/difference_legend.py</extracomment>
      <translation>Nicht mehr da: {names}</translation>
    </message>
    <message>
      <source>Not included, unless the bill of materials lists it: licences and subscriptions, installation, administration and support, end devices, network outside the drawing.</source>
      <extracomment>app/results/words/costs.py</extracomment>
      <translation>Nicht enthalten, soweit nicht in der Stückliste: Lizenzen und Abonnements, Installation, Administration und Support, Endgeräte sowie das Netzwerk außerhalb der Zeichnung.</translation>
    </message>
    <message>
      <source>Not known in this plan</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>In diesem Plan nicht bekannt</translation>
    </message>
    <message>
      <source>Not measured up to its limit: the paper found headroom, not the end of it.</source>
      <extracomment>resources/catalog/arrays.json</extracomment>
      <translation>Nicht bis zur Grenze gemessen: das Papier fand Reserve, nicht ihr Ende.</translation>
    </message>
    <message>
      <source>Not usable</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Nicht verwendbar</translation>
    </message>
    <message>
      <source>Note</source>
      <extracomment>app/library/library_sheets.py, planner_core/catalog/library_rules.py, planner_core/editing/verbs/common.py</extracomment>
      <translation>Notiz</translation>
    </message>
    <message>
      <source>Notes</source>
      <extracomment>app/cli/assessment_report.py, app/output/proposal/content.py, planner_core/editing/verbs/proposal.py, planner_core/plan/settings.py</extracomment>
      <translation>Anmerkungen</translation>
    </message>
    <message>
      <source>Nothing</source>
      <extracomment>app/cli/compare_report.py</extracomment>
      <translation>Nichts</translation>
    </message>
    <message>
      <source>Nothing can be said about this plan yet: every pool has to run on a host, with all of its files on stores.</source>
      <extracomment>planner_core/studies/needed.py</extracomment>
      <translation>Über diesen Plan lässt sich noch nichts sagen: Jeder Pool muss auf einem Host laufen, und alle seine Dateien müssen auf Speichern liegen.</translation>
    </message>
    <message>
      <source>Nothing can be written into the folder {folder}.</source>
      <extracomment>app/output/save_place.py</extracomment>
      <translation>In den Ordner {folder} lässt sich nichts schreiben.</translation>
    </message>
    <message>
      <source>Nothing holds these words.</source>
      <extracomment>app/library/library_table.py</extracomment>
      <translation>Nichts enthält diese Wörter.</translation>
    </message>
    <message>
      <source>Nothing in the plan has a price; hardware costs are left open.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>Nichts im Plan hat einen Preis; die Hardwarekosten bleiben offen.</translation>
    </message>
    <message>
      <source>Nothing is called like that.</source>
      <extracomment>app/look/widgets/finder.py</extracomment>
      <translation>Nichts heißt so.</translation>
    </message>
    <message>
      <source>Nothing is different.</source>
      <extracomment>app/output/workbook/variants_sheet.py, app/results/tabs/variants_tab.py, app/window/bars/difference_legend.py</extracomment>
      <translation>Es gibt keine Unterschiede.</translation>
    </message>
    <message>
      <source>Nothing is left of {component} for users: {resource}.</source>
      <extracomment>planner_core/studies/response_stations.py</extracomment>
      <translation>Von {component} bleibt für Benutzer nichts übrig: {resource}.</translation>
    </message>
    <message>
      <source>Nothing is selected.</source>
      <extracomment>planner_core/editing/verbs/components.py</extracomment>
      <translation>Es ist nichts ausgewählt.</translation>
    </message>
    <message>
      <source>Nothing is selected; these settings hold for the whole plan.</source>
      <extracomment>app/inspector/inspector.py</extracomment>
      <translation>Nichts ist ausgewählt; diese Einstellungen gelten für den ganzen Plan.</translation>
    </message>
    <message>
      <source>Nothing limits yet, because no pool is connected.</source>
      <extracomment>app/output/chapters/ladder_chapter.py, app/output/workbook/limits_sheets.py</extracomment>
      <translation>Noch begrenzt nichts, weil kein Pool verbunden ist.</translation>
    </message>
    <message>
      <source>Nothing limits yet. Connect a desktop pool to a host and to a disk group.</source>
      <extracomment>app/results/tabs/limits_tab.py</extracomment>
      <translation>Noch begrenzt nichts. Verbinden Sie einen Desktop-Pool mit einem Host und einer Laufwerksgruppe.</translation>
    </message>
    <message>
      <source>Nothing limits yet: no desktop pool is connected.</source>
      <extracomment>app/cli/limits_report.py</extracomment>
      <translation>Noch begrenzt nichts: Kein Desktop-Pool ist verbunden.</translation>
    </message>
    <message>
      <source>Nothing to point out.</source>
      <extracomment>app/results/tabs/findings_tab.py</extracomment>
      <translation>Nichts Auffälliges.</translation>
    </message>
    <message>
      <source>Nothing to show yet. Put a host and a disk group on the drawing and connect a desktop pool.</source>
      <extracomment>app/results/tabs/saturation_tab.py</extracomment>
      <translation>Noch nichts zu zeigen. Setzen Sie einen Host und eine Laufwerksgruppe auf die Zeichnung und verbinden Sie einen Desktop-Pool.</translation>
    </message>
    <message>
      <source>Nothing to wait for: the pools have no work here.</source>
      <extracomment>app/results/tabs/storms_tab.py</extracomment>
      <translation>Nichts abzuwarten: Die Pools haben hier keine Arbeit.</translation>
    </message>
    <message>
      <source>Nothing uses {part}; it counts in prices and power all the same.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Nichts nutzt {part}; in Preisen und Strom ist das trotzdem enthalten.</translation>
    </message>
    <message>
      <source>Nothing was changed. {name}, {field}: {reason}</source>
      <extracomment>app/library/many_cells.py</extracomment>
      <translation>Nichts wurde geändert. {name}, {field}: {reason}</translation>
    </message>
    <message>
      <source>Nothing was changed. {name}: {reason}</source>
      <extracomment>app/library/many_cells.py</extracomment>
      <translation>Nichts wurde geändert. {name}: {reason}</translation>
    </message>
    <message>
      <source>Nothing was changed. {reason}</source>
      <extracomment>app/library/many_cells.py</extracomment>
      <translation>Nichts wurde geändert. {reason}</translation>
    </message>
    <message>
      <source>Nothing was imported. Mend these rows, or add --leave-out.</source>
      <extracomment>app/cli/library_tables.py</extracomment>
      <translation>Nichts wurde übernommen. Berichtigen Sie diese Zeilen, oder ergänzen Sie --leave-out.</translation>
    </message>
    <message>
      <source>Nothing was pasted. Row {row}, {field}: {reason}</source>
      <extracomment>app/library/pasting.py</extracomment>
      <translation>Es wurde nichts eingefügt. Zeile {row}, {field}: {reason}</translation>
    </message>
    <message>
      <source>Nothing was pasted. Row {row}: {reason}</source>
      <extracomment>app/library/pasting.py</extracomment>
      <translation>Es wurde nichts eingefügt. Zeile {row}: {reason}</translation>
    </message>
    <message>
      <source>Notice</source>
      <extracomment>app/results/words/findings.py</extracomment>
      <translation>Hinweis</translation>
    </message>
    <message>
      <source>Notices</source>
      <extracomment>app/output/workbook/summary_sheet.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>Hinweise</translation>
    </message>
    <message>
      <source>November</source>
      <extracomment>app/look/dates.py</extracomment>
      <translation>November</translation>
    </message>
    <message>
      <source>Now</source>
      <extracomment>app/cli/library_update.py, app/library/update_dialog.py</extracomment>
      <translation>Jetzt</translation>
    </message>
    <message>
      <source>Number</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Anzahl</translation>
    </message>
    <message>
      <source>Numbers such as 1.234 could be read in two ways: add --decimal.</source>
      <extracomment>app/cli/library_tables.py</extracomment>
      <translation>Zahlen wie 1.234 lassen sich auf zwei Arten lesen: Ergänzen Sie --decimal.</translation>
    </message>
    <message>
      <source>Numbers such as 1.234 could be read in two ways: choose the decimal sign.</source>
      <extracomment>app/library/importing/import_dialog.py</extracomment>
      <translation>Zahlen wie 1.234 lassen sich auf zwei Arten lesen: Wählen Sie das Dezimalzeichen.</translation>
    </message>
    <message>
      <source>Nutanix</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>Nutanix</translation>
    </message>
    <message>
      <source>Nutanix RA-2003: 8 nodes of 48 cores, 748 W each on average. Memory: planning value.</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>Nutanix RA-2003: 8 Knoten mit 48 Kernen, je 748 W im Mittel. RAM: Planungswert.</translation>
    </message>
    <message>
      <source>Nutanix RA-2053: 48 cores, 1,536 GB, 685 W each on average of a run with 8 nodes</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>Nutanix RA-2053: 48 Kerne, 1.536 GB, je 685 W im Mittel eines Laufs mit 8 Knoten</translation>
    </message>
    <message>
      <source>Nutanix and Lenovo, Windows Server 2022 on AMD: 48 cores, 1,536 GB, 677 W each on average of a run with 6 nodes</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>Nutanix und Lenovo, Windows Server 2022 auf AMD: 48 Kerne, 1.536 GB, je 677 W im Mittel eines Laufs mit 6 Knoten</translation>
    </message>
    <message>
      <source>Nutanix test report after Login VSI's own article: a good baseline is 800 to 1,200 ms; a knowledge worker keeps 0.33 cores busy on the E5-2687W v4 of the calibration (1,270 MHz of cores with 3,840 MHz), so 1.0 s is the work of 3 s</source>
      <extracomment>resources/catalog/response_times.json</extracomment>
      <translation>Testbericht von Nutanix nach dem Artikel von Login VSI: Eine gute Baseline ist 800 bis 1.200 ms; ein Knowledge Worker belegt auf dem E5-2687W v4 der Kalibrierung 0,33 Kerne (1.270 MHz von Kernen mit 3.840 MHz), also ist 1,0 s die Arbeit von 3 s</translation>
    </message>
    <message>
      <source>Nutanix test report: baseline of the first 15 measurements + 1,000 ms</source>
      <extracomment>resources/catalog/login_vsi.json</extracomment>
      <translation>Testbericht von Nutanix: Baseline der ersten 15 Messungen + 1.000 ms</translation>
    </message>
    <message>
      <source>Nutanix, script of its published desktop tests, calculation of the number of machines: 80% of what the clock allows</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>Nutanix, Skript seiner veröffentlichten Desktop-Tests, Berechnung der Zahl der Maschinen: 80 % von dem, was der Takt zulässt</translation>
    </message>
    <message>
      <source>Nutanix, script of its published desktop tests: (RAM - 32 GB) x 0.94 / RAM of a desktop</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>Nutanix, Skript seiner veröffentlichten Desktop-Tests: (RAM - 32 GB) x 0,94 / RAM eines Desktops</translation>
    </message>
    <message>
      <source>Nutanix, script of its published desktop tests: 600 MHz x 0.8 (task) or 1.1 (knowledge worker) x 1.&lt;vCPUs&gt;</source>
      <extracomment>planner_core/formulas/rules_of_thumb.py</extracomment>
      <translation>Nutanix, Skript seiner veröffentlichten Desktop-Tests: 600 MHz x 0,8 (Task Worker) oder 1,1 (Knowledge Worker) x 1,&lt;vCPUs&gt;</translation>
    </message>
    <message>
      <source>Nutanix, script of its published desktop tests: 600 MHz x workload factor x 1.&lt;vCPUs&gt;, 792 MHz for a knowledge worker with 2 vCPUs</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>Nutanix, Skript seiner veröffentlichten Desktop-Tests: 600 MHz x Lastfaktor x 1.&lt;vCPUs&gt;, 792 MHz für einen Knowledge Worker mit 2 vCPUs</translation>
    </message>
    <message>
      <source>Nutanix, script of its published desktop tests: base clock of all cores over that of a desktop; runs use the whole or 80% of it</source>
      <extracomment>planner_core/formulas/rules_of_thumb.py</extracomment>
      <translation>Nutanix, Skript seiner veröffentlichten Desktop-Tests: Basistakt aller Kerne durch den eines Desktops; die Läufe nutzen alles oder 80 % davon</translation>
    </message>
    <message>
      <source>Nutanix, script of its published session host tests: (cores - 4) / vCPUs x 2 machines on a host</source>
      <extracomment>planner_core/formulas/rules_of_thumb.py</extracomment>
      <translation>Nutanix, Skript seiner veröffentlichten Session-Host-Tests: (Kerne - 4) / vCPUs x 2 Maschinen auf einem Host</translation>
    </message>
    <message>
      <source>Nutanix, script of its published session host tests: (cores - 4) / vCPUs x 2 machines, 18 / workload factor users each</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>Nutanix, Skript seiner veröffentlichten Sitzungshost-Tests: (Kerne - 4) / vCPUs x 2 Maschinen, je 18 / Lastfaktor Benutzer</translation>
    </message>
    <message>
      <source>O&amp;utline</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Glie&amp;derung</translation>
    </message>
    <message>
      <source>ODIN 0.23: 4 vCPUs per core after 10% or 2 cores for the system, 8% or 32 GB of the RAM for the system, N+1; before its limit of 80%</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>ODIN 0.23: 4 vCPUs je Kern nach 10 % oder 2 Kernen für das System, 8 % oder 32 GB vom RAM für das System, N+1; vor der Grenze von 80 %</translation>
    </message>
    <message>
      <source>ODIN for Azure Local</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>ODIN for Azure Local</translation>
    </message>
    <message>
      <source>Objects</source>
      <extracomment>app/canvas/content/card_content.py</extracomment>
      <translation>Objekte</translation>
    </message>
    <message>
      <source>October</source>
      <extracomment>app/look/dates.py</extracomment>
      <translation>Oktober</translation>
    </message>
    <message>
      <source>Of cores x all-core turbo clock x hyper-threading gain, at saturation of the host.</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Von Kerne x All-Core-Turbotakt x Hyper-Threading-Gewinn, bei Sättigung des Hosts.</translation>
    </message>
    <message>
      <source>Of one host.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Eines Hosts.</translation>
    </message>
    <message>
      <source>Of ports and network links.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Von Ports und Netzwerkverbindungen.</translation>
    </message>
    <message>
      <source>Of the hardware at the end of its life.</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Der Hardware am Ende ihrer Nutzung.</translation>
    </message>
    <message>
      <source>Of the hardware price.</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Vom Preis der Hardware.</translation>
    </message>
    <message>
      <source>Of the model.</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>Des Modells.</translation>
    </message>
    <message>
      <source>Of the variants that carry all desktops planned it costs least per desktop.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Von den Varianten, die alle geplanten Desktops tragen, kostet sie je Desktop am wenigsten.</translation>
    </message>
    <message>
      <source>Of those, {name} costs least per desktop planned: {price}.</source>
      <extracomment>app/output/chapters/variants_chapter.py</extracomment>
      <translation>Davon kostet {name} je geplantem Desktop am wenigsten: {price}.</translation>
    </message>
    <message>
      <source>Off</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Aus</translation>
    </message>
    <message>
      <source>On measured Windows 10 desktops it says {least} to {most} more than there were.</source>
      <extracomment>planner_core/studies/opinion.py</extracomment>
      <translation>Bei gemessenen Windows-10-Desktops nennt sie {least} bis {most} mehr, als es waren.</translation>
    </message>
    <message>
      <source>On measured Windows 7 desktops it says {least} to {most} more than there were.</source>
      <extracomment>planner_core/studies/opinion.py</extracomment>
      <translation>Bei gemessenen Windows-7-Desktops nennt sie {least} bis {most} mehr, als es waren.</translation>
    </message>
    <message>
      <source>On measured knowledge workers it lies between {least} below and {most} above.</source>
      <extracomment>planner_core/studies/opinion.py</extracomment>
      <translation>Bei gemessenen Knowledge Workern liegt sie zwischen {least} darunter und {most} darüber.</translation>
    </message>
    <message>
      <source>On the last page, such as terms of the offer.</source>
      <extracomment>app/window/proposal/branding_form.py</extracomment>
      <translation>Auf der letzten Seite, etwa Bedingungen des Angebots.</translation>
    </message>
    <message>
      <source>Once &amp;more:</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>Noch ein&amp;mal:</translation>
    </message>
    <message>
      <source>One I/O at a time, each with mean seek and half a turn (IOPS calculations, tech-jockey 2016)</source>
      <extracomment>planner_core/formulas/drives.py</extracomment>
      <translation>Ein I/O nach dem anderen, jedes mit mittlerer Suchzeit und einer halben Umdrehung (IOPS Calculations, tech-jockey 2016)</translation>
    </message>
    <message>
      <source>One I/O takes a mean seek and half a turn: 79 IOPS at 7,200, 134 at 10,000, 185 at 15,000 turns a minute; the highest figure quoted is 200</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>Ein I/O braucht eine mittlere Suche und eine halbe Umdrehung: 79 IOPS bei 7.200, 134 bei 10.000, 185 bei 15.000 Umdrehungen je Minute; die höchste genannte Zahl ist 200</translation>
    </message>
    <message>
      <source>One copy; a vSAN cluster has at least three hosts (VMware vSAN planning guide).</source>
      <extracomment>resources/catalog/vsan_policies.json</extracomment>
      <translation>Eine Kopie; ein vSAN-Cluster hat mindestens drei Hosts (VMware vSAN Planning Guide).</translation>
    </message>
    <message>
      <source>One datastore</source>
      <extracomment>planner_core/engine/storage/capacity.py</extracomment>
      <translation>Ein Datastore</translation>
    </message>
    <message>
      <source>One desktop.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Ein Desktop.</translation>
    </message>
    <message>
      <source>One direction; of an Ethernet frame of 1,538 bytes on the line TCP carries 1,448 bytes of data, 94%, as with the ports of the arrays</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Eine Richtung; von einem Ethernet-Frame mit 1.538 Byte auf der Leitung sind bei TCP 1.448 Byte Daten, 94 %, wie bei den Anschlüssen der Arrays</translation>
    </message>
    <message>
      <source>One full or linked clone, with customisation.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Ein Full oder Linked Clone, mit Anpassung.</translation>
    </message>
    <message>
      <source>One host</source>
      <extracomment>planner_core/engine/hosts/host_supply.py</extracomment>
      <translation>Ein Host</translation>
    </message>
    <message>
      <source>One host after the other, not the cluster as a whole: a host is full when either its processors or its memory are. With the targets of the normal case, whatever fails: a failure moves no desktop whose host runs</source>
      <extracomment>planner_core/formulas/spread.py</extracomment>
      <translation>Ein Host nach dem anderen, nicht der Cluster als Ganzes: Ein Host ist voll, wenn seine Prozessoren oder sein RAM es sind. Mit den Zielen des Normalfalls, was auch ausfällt: Ein Ausfall verschiebt keinen Desktop, dessen Host läuft</translation>
    </message>
    <message>
      <source>One instant clone, until users can log in.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Ein Instant Clone, bis sich Benutzer anmelden können.</translation>
    </message>
    <message>
      <source>One interaction of {pool} takes {service} even alone, longer than the {cycle} to the next one.</source>
      <extracomment>planner_core/studies/response_stations.py</extracomment>
      <translation>Eine Interaktion von {pool} dauert schon allein {service}, länger als die {cycle} bis zur nächsten.</translation>
    </message>
    <message>
      <source>One line</source>
      <extracomment>planner_core/studies/response_resources.py</extracomment>
      <translation>Eine Leitung</translation>
    </message>
    <message>
      <source>One machine for several users: processor and I/O are per user, memory and boot per machine.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Eine Maschine für mehrere Benutzer: Prozessor und I/O gelten je Benutzer, RAM und Boot je Maschine.</translation>
    </message>
    <message>
      <source>One machine of {machine} needs {needed} of RAM; a host of {host} has {there} for machines.</source>
      <extracomment>planner_core/engine/findings/host_memory.py</extracomment>
      <translation>Eine Maschine von {machine} braucht {needed} RAM; ein Host von {host} hat {there} für Maschinen.</translation>
    </message>
    <message>
      <source>One moment…</source>
      <extracomment>app/project/patience.py</extracomment>
      <translation>Einen Moment…</translation>
    </message>
    <message>
      <source>One or more identical servers</source>
      <extracomment>app/project/palette_model.py</extracomment>
      <translation>Ein oder mehrere gleiche Server</translation>
    </message>
    <message>
      <source>One server</source>
      <extracomment>planner_core/engine/storage/store_io.py, planner_core/studies/response_resources.py</extracomment>
      <translation>Ein Server</translation>
    </message>
    <message>
      <source>One spindle serves one I/O at a time; its service time is 1 / IOPS</source>
      <extracomment>resources/catalog/response_times.json</extracomment>
      <translation>Eine Spindel bedient immer nur ein I/O; ihre Bedienzeit ist 1 / IOPS</translation>
    </message>
    <message>
      <source>One ton of refrigeration is 12,000 BTU/h</source>
      <extracomment>planner_core/formulas/power.py</extracomment>
      <translation>Eine Tonne Kälteleistung sind 12.000 BTU/h</translation>
    </message>
    <message>
      <source>Only desktops on a host with a cache are served by it</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>Nur Desktops auf einem Host mit Cache werden von ihm bedient</translation>
    </message>
    <message>
      <source>Only for growth beyond {count} desktops: {limit} limits first.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Nur für Wachstum über {count} Desktops hinaus: {limit} ist der erste Engpass.</translation>
    </message>
    <message>
      <source>Only in {variant}</source>
      <extracomment>app/canvas/scene/ghost_items.py</extracomment>
      <translation>Nur in {variant}</translation>
    </message>
    <message>
      <source>Only own ones</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>Nur eigene</translation>
    </message>
    <message>
      <source>Only pools that are refreshed at logoff do this work</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>Nur Pools mit Refresh bei der Abmeldung leisten diese Arbeit</translation>
    </message>
    <message>
      <source>Only this project</source>
      <extracomment>app/window/proposal/branding_form.py</extracomment>
      <translation>Nur dieses Projekt</translation>
    </message>
    <message>
      <source>Only vSAN has sparse swap files</source>
      <extracomment>planner_core/engine/storage/swap_files.py</extracomment>
      <translation>Nur vSAN hat Sparse-Auslagerungsdateien</translation>
    </message>
    <message>
      <source>Only what differs</source>
      <extracomment>app/results/tabs/variants_tab.py</extracomment>
      <translation>Nur Unterschiede</translation>
    </message>
    <message>
      <source>Open a copy of a plan as it was before; Headroom makes backups by itself.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Eine Kopie eines Plans öffnen, wie er früher war; Headroom legt Sicherungen von selbst an.</translation>
    </message>
    <message>
      <source>Open a plan from a file.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Einen Plan aus einer Datei öffnen.</translation>
    </message>
    <message>
      <source>Open it</source>
      <extracomment>app/window/dialogs/file_conversations.py</extracomment>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Open plan</source>
      <extracomment>app/window/commands/plan_commands.py</extracomment>
      <translation>Plan öffnen</translation>
    </message>
    <message>
      <source>Open the backup of {made}</source>
      <extracomment>app/window/dialogs/file_conversations.py</extracomment>
      <translation>Sicherung vom {made} öffnen</translation>
    </message>
    <message>
      <source>Open the picture</source>
      <extracomment>app/window/commands/exports.py, app/window/commands/result_exports.py</extracomment>
      <translation>Bild öffnen</translation>
    </message>
    <message>
      <source>Open the proposal</source>
      <extracomment>app/window/commands/exports.py</extracomment>
      <translation>Angebot öffnen</translation>
    </message>
    <message>
      <source>Open the table</source>
      <extracomment>app/library/file_commands.py, app/window/commands/result_exports.py</extracomment>
      <translation>Tabelle öffnen</translation>
    </message>
    <message>
      <source>Open the tables</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>Tabellen öffnen</translation>
    </message>
    <message>
      <source>Open the tables below the drawing.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Die Tabellen unter der Zeichnung öffnen.</translation>
    </message>
    <message>
      <source>Open theirs</source>
      <extracomment>app/window/dialogs/file_conversations.py</extracomment>
      <translation>Die andere Fassung öffnen</translation>
    </message>
    <message>
      <source>Open what can be read</source>
      <extracomment>app/window/dialogs/file_conversations.py</extracomment>
      <translation>Öffnen, was lesbar ist</translation>
    </message>
    <message>
      <source>Operation</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Betrieb</translation>
    </message>
    <message>
      <source>Operation in all</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Betrieb insgesamt</translation>
    </message>
    <message>
      <source>Operations</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Operationen</translation>
    </message>
    <message>
      <source>Order number</source>
      <extracomment>app/cli/assessment_report.py, app/output/chapters/bill_chapter.py, app/output/workbook/bill_sheet.py, app/results/tabs/cost_tab.py, planner_core/catalog/prices.py</extracomment>
      <translation>Bestellnummer</translation>
    </message>
    <message>
      <source>Order number: {number}</source>
      <extracomment>app/inspector/price_list.py</extracomment>
      <translation>Bestellnummer: {number}</translation>
    </message>
    <message>
      <source>Origin</source>
      <extracomment>app/output/chapters/assumptions_chapter.py, app/output/workbook/assumptions_sheet.py, app/results/tables/assumptions_table.py, app/results/words/comparison.py</extracomment>
      <translation>Herkunft</translation>
    </message>
    <message>
      <source>Other direction</source>
      <extracomment>planner_core/engine/network/storage_traffic.py</extracomment>
      <translation>Andere Richtung</translation>
    </message>
    <message>
      <source>Other traffic</source>
      <extracomment>planner_core/plan/components/network_link.py</extracomment>
      <translation>Anderer Verkehr</translation>
    </message>
    <message>
      <source>Others like {name}</source>
      <extracomment>app/output/chapters/assumptions_chapter.py</extracomment>
      <translation>Weitere wie {name}</translation>
    </message>
    <message>
      <source>Ours</source>
      <extracomment>app/cli/opinions_report.py, app/results/tabs/opinions_tab.py</extracomment>
      <translation>Unsere</translation>
    </message>
    <message>
      <source>Ours: {basis}</source>
      <extracomment>app/results/words/opinions.py</extracomment>
      <translation>Unsere Zahl: {basis}</translation>
    </message>
    <message>
      <source>Outline</source>
      <extracomment>app/window/panes/outline.py, app/window/workbench.py</extracomment>
      <translation>Gliederung</translation>
    </message>
    <message>
      <source>Over the years of use</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Über die Nutzungsjahre</translation>
    </message>
    <message>
      <source>Overhead</source>
      <extracomment>planner_core/plan/links.py</extracomment>
      <translation>Overhead</translation>
    </message>
    <message>
      <source>Overhead: Fujitsu, SSD in VDI (2011), vSphere client pictures, 105.91 MB at 1,024 MB and 118.00 MB at 2,048 MB with 1 vCPU; line through the two points. For more vCPU the differences of the vSphere 4.0 table are added, for want of a measurement. Virtual machines per host: vSphere 4.1 configuration maximums. Free memory: Mem.MinFreePct of 6% (yellow-bricks.com, 2011).</source>
      <extracomment>resources/catalog/hypervisors.json</extracomment>
      <translation>Overhead: Fujitsu, SSD in VDI (2011), Bilder des vSphere-Clients, 105,91 MB bei 1.024 MB und 118,00 MB bei 2.048 MB mit 1 vCPU; Gerade durch die beiden Punkte. Für mehr vCPU kommen mangels Messung die Unterschiede der Tabelle von vSphere 4.0 hinzu. Virtuelle Maschinen je Host: vSphere 4.1 Configuration Maximums. Freier RAM: Mem.MinFreePct von 6 % (yellow-bricks.com, 2011).</translation>
    </message>
    <message>
      <source>Overhead: taken over from vSphere 6.5, the last table that VMware printed. Virtual machines per host: vSphere 7 configuration maximums. Free memory: VMware sliding scale, vSphere 5 and later.</source>
      <extracomment>resources/catalog/hypervisors.json</extracomment>
      <translation>Overhead: übernommen von vSphere 6.5, der letzten Tabelle, die VMware gedruckt hat. Virtuelle Maschinen je Host: vSphere 7 Configuration Maximums. Freier RAM: gleitende Skala von VMware, vSphere 5 und neuer.</translation>
    </message>
    <message>
      <source>Overhead: taken over from vSphere 6.5, the last table that VMware printed. Virtual machines per host: vSphere 8 configuration maximums. Free memory: VMware sliding scale, vSphere 5 and later.</source>
      <extracomment>resources/catalog/hypervisors.json</extracomment>
      <translation>Overhead: übernommen von vSphere 6.5, der letzten Tabelle, die VMware gedruckt hat. Virtuelle Maschinen je Host: vSphere 8 Configuration Maximums. Freier RAM: gleitende Skala von VMware, vSphere 5 und neuer.</translation>
    </message>
    <message>
      <source>Overhead: vSphere 4.0 resource management, table 3-2, 1 to 8 vCPU; one straight line per column, largest error 0.13 MB. Virtual machines per host: vSphere 4.0 configuration maximums. Free memory: Mem.MinFreePct of 6% (yellow-bricks.com, 2011).</source>
      <extracomment>resources/catalog/hypervisors.json</extracomment>
      <translation>Overhead: vSphere 4.0 Resource Management, Tabelle 3-2, 1 bis 8 vCPU; eine Gerade je Spalte, größter Fehler 0,13 MB. Virtuelle Maschinen je Host: vSphere 4.0 Configuration Maximums. Freier RAM: Mem.MinFreePct von 6 % (yellow-bricks.com, 2011).</translation>
    </message>
    <message>
      <source>Overhead: vSphere 6.5 resource management, table of overhead memory with VMX swap and hardware MMU, 1, 2, 4 and 8 vCPU; one straight line per column, largest error 0.04 MB. Virtual machines per host: configuration maximums, 512 in 5.x; 6.x allows 1,024. Free memory: VMware sliding scale, vSphere 5 and later.</source>
      <extracomment>resources/catalog/hypervisors.json</extracomment>
      <translation>Overhead: vSphere 6.5 Resource Management, Tabelle des RAM-Overheads mit VMX-Swap und Hardware-MMU, 1, 2, 4 und 8 vCPU; eine Gerade je Spalte, größter Fehler 0,04 MB. Virtuelle Maschinen je Host: Configuration Maximums, 512 in 5.x; 6.x erlaubt 1.024. Freier RAM: gleitende Skala von VMware, vSphere 5 und neuer.</translation>
    </message>
    <message>
      <source>Overvie&amp;w</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Ü&amp;bersicht</translation>
    </message>
    <message>
      <source>Overview</source>
      <extracomment>app/canvas/scene/overview.py</extracomment>
      <translation>Übersicht</translation>
    </message>
    <message>
      <source>Own</source>
      <extracomment>app/cli/library_tables.py</extracomment>
      <translation>Eigene</translation>
    </message>
    <message>
      <source>Own change to: {source}</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>Eigene Änderung an: {source}</translation>
    </message>
    <message>
      <source>Own disk of a desktop</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Eigene Disk eines Desktops</translation>
    </message>
    <message>
      <source>Own record</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>Eigener Datensatz</translation>
    </message>
    <message>
      <source>Own records {file} cannot be used: {reason}</source>
      <extracomment>app/project/catalogue.py, app/project/own_records.py, planner_core/catalog/own_records.py</extracomment>
      <translation>Eigene Einträge {file} sind nicht verwendbar: {reason}</translation>
    </message>
    <message>
      <source>Own servers, drives, workload profiles and prices, beside those that come with Headroom.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Eigene Server, Laufwerke, Lastprofile und Preise, neben denen von Headroom.</translation>
    </message>
    <message>
      <source>Own size</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>Eigene Größe</translation>
    </message>
    <message>
      <source>P&amp;hase</source>
      <extracomment>app/window/commands/menus.py</extracomment>
      <translation>P&amp;hase</translation>
    </message>
    <message>
      <source>P. Kernstock, 2021: 20% saved by transparent page sharing in a lab; switched off between machines by default since vSphere 6.0</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>P. Kernstock, 2021: Transparent Page Sharing spart in einem Labor 20 %; seit vSphere 6.0 zwischen Maschinen voreingestellt aus</translation>
    </message>
    <message>
      <source>PDF</source>
      <extracomment>app/output/proposal/formats.py</extracomment>
      <translation>PDF</translation>
    </message>
    <message>
      <source>PDF documents (*.pdf)</source>
      <extracomment>app/output/proposal/formats.py</extracomment>
      <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
      <source>PNG pictures (*.png)</source>
      <extracomment>app/output/destination.py</extracomment>
      <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
      <source>PNG, JPEG or SVG</source>
      <extracomment>app/window/proposal/logo_field.py</extracomment>
      <translation>PNG, JPEG oder SVG</translation>
    </message>
    <message>
      <source>Pa&amp;ste</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>E&amp;infügen</translation>
    </message>
    <message>
      <source>Page {page} of {pages}</source>
      <extracomment>app/output/proposal/content.py, app/output/workbook/book.py, app/window/proposal/page_bar.py</extracomment>
      <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
      <source>Page {page} was copied.</source>
      <extracomment>app/window/proposal/proposal_window.py</extracomment>
      <translation>Seite {page} wurde kopiert.</translation>
    </message>
    <message>
      <source>Palette</source>
      <extracomment>app/window/panes/palette.py, app/window/workbench.py</extracomment>
      <translation>Palette</translation>
    </message>
    <message>
      <source>Palette or outline</source>
      <extracomment>app/window/panes/side_pane.py</extracomment>
      <translation>Palette oder Gliederung</translation>
    </message>
    <message>
      <source>Pan</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Ausschnitt verschieben</translation>
    </message>
    <message>
      <source>Parent on every host</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Parent auf jedem Host</translation>
    </message>
    <message>
      <source>Parity drives</source>
      <extracomment>planner_core/engine/storage/capacity.py</extracomment>
      <translation>Paritätslaufwerke</translation>
    </message>
    <message>
      <source>Part of the I/O of a store</source>
      <extracomment>planner_core/formulas/io_on_stores.py</extracomment>
      <translation>Teil des I/O eines Datastores</translation>
    </message>
    <message>
      <source>Part of the RAM for the client cache of vSAN</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>Anteil des RAM für den Client-Cache von vSAN</translation>
    </message>
    <message>
      <source>Part of the blocks on failed drives</source>
      <extracomment>planner_core/engine/storage/failed_drives.py</extracomment>
      <translation>Anteil der Blöcke auf ausgefallenen Laufwerken</translation>
    </message>
    <message>
      <source>Part of the capacity that has failed</source>
      <extracomment>planner_core/engine/storage/vsan.py</extracomment>
      <translation>Ausgefallener Teil der Kapazität</translation>
    </message>
    <message>
      <source>Part of the cluster's load that one host can carry</source>
      <extracomment>planner_core/formulas/spread.py</extracomment>
      <translation>Teil der Clusterlast, den ein Host tragen kann</translation>
    </message>
    <message>
      <source>Part of the swap file that is reserved</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Reservierter Teil der Auslagerungsdatei</translation>
    </message>
    <message>
      <source>Part {number} of {count}</source>
      <extracomment>app/output/chapters/drawing_chapter.py</extracomment>
      <translation>Teil {number} von {count}</translation>
    </message>
    <message>
      <source>Part {number} of {count} of the drawing of the plan.</source>
      <extracomment>app/output/chapters/drawing_chapter.py</extracomment>
      <translation>Teil {number} von {count} der Zeichnung des Plans.</translation>
    </message>
    <message>
      <source>Parts lie evenly over the capacity devices, so a failed part of the capacity takes as large a part of what is stored, copies included; left_gib is the usable capacity without it</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Die Teile liegen gleichmäßig auf den Kapazitätslaufwerken; ein ausgefallener Teil der Kapazität nimmt also einen ebenso großen Teil des Gespeicherten mit, Kopien eingeschlossen; left_gib ist die nutzbare Kapazität ohne ihn</translation>
    </message>
    <message>
      <source>Parts to be made again</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Wiederherzustellende Teile</translation>
    </message>
    <message>
      <source>Parts with their metadata</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Teile mit ihren Metadaten</translation>
    </message>
    <message>
      <source>Parts with this number take the price, whichever record they belong to.</source>
      <extracomment>planner_core/catalog/prices.py</extracomment>
      <translation>Teile mit dieser Nummer bekommen den Preis, zu welchem Datensatz sie auch gehören.</translation>
    </message>
    <message>
      <source>Parts written for each write</source>
      <extracomment>planner_core/engine/network/storage_traffic.py</extracomment>
      <translation>Geschriebene Teile je Schreibzugriff</translation>
    </message>
    <message>
      <source>Pass&amp;word:</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>Pass&amp;wort:</translation>
    </message>
    <message>
      <source>Password of {file}: </source>
      <extracomment>app/cli/passwords.py</extracomment>
      <translation>Passwort von {file}: </translation>
    </message>
    <message>
      <source>Paste</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>Einfügen</translation>
    </message>
    <message numerus="yes">
      <source>Paste {count} row</source>
      <comment>Paste {count} rows</comment>
      <extracomment>app/library/pasting.py</extracomment>
      <translation>
        <numerusform>{count} Zeile einfügen</numerusform>
        <numerusform>{count} Zeilen einfügen</numerusform>
      </translation>
    </message>
    <message>
      <source>Paste {name}</source>
      <extracomment>planner_core/editing/verbs/components.py</extracomment>
      <translation>{name} einfügen</translation>
    </message>
    <message>
      <source>Patch window</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Patch-Fenster</translation>
    </message>
    <message>
      <source>Patching</source>
      <extracomment>planner_core/engine/basis/axes.py, planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Patchen</translation>
    </message>
    <message>
      <source>Path failed</source>
      <extracomment>planner_core/engine/basis/axes.py</extracomment>
      <translation>Pfad ausgefallen</translation>
    </message>
    <message>
      <source>Payments in all</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Zahlungen insgesamt</translation>
    </message>
    <message>
      <source>Peak of storms</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Spitze der Stürme</translation>
    </message>
    <message>
      <source>Peak of the I/O</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Spitze des I/O</translation>
    </message>
    <message>
      <source>Per desktop</source>
      <extracomment>app/output/workbook/bill_sheet.py</extracomment>
      <translation>Je Desktop</translation>
    </message>
    <message>
      <source>Per desktop and month</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py</extracomment>
      <translation>Je Desktop und Monat</translation>
    </message>
    <message>
      <source>Per desktop and month in use: {parts}</source>
      <extracomment>app/results/words/costs.py</extracomment>
      <translation>Je Desktop und Monat im Betrieb: {parts}</translation>
    </message>
    <message>
      <source>Per desktop and month, in use</source>
      <extracomment>app/results/tabs/cost_tab.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>Je Desktop und Monat im Betrieb</translation>
    </message>
    <message>
      <source>Per desktop as planned</source>
      <extracomment>planner_core/studies/comparison_measures.py</extracomment>
      <translation>Je Desktop wie geplant</translation>
    </message>
    <message>
      <source>Per desktop at the limit</source>
      <extracomment>planner_core/studies/comparison_measures.py</extracomment>
      <translation>Je Desktop an der Grenze</translation>
    </message>
    <message>
      <source>Per desktop over {years} years</source>
      <extracomment>app/results/tabs/cost_tab.py</extracomment>
      <translation>Je Desktop über {years} Jahre</translation>
    </message>
    <message>
      <source>Per desktop planned</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Je geplantem Desktop</translation>
    </message>
    <message>
      <source>Per desktop planned and month</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Je geplantem Desktop und Monat</translation>
    </message>
    <message>
      <source>Per desktop planned, before tax</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Je geplantem Desktop, netto</translation>
    </message>
    <message>
      <source>Per desktop {when}: {count}</source>
      <extracomment>app/output/chapters/bill_chapter.py, app/results/tabs/cost_tab.py</extracomment>
      <translation>Je Desktop {when}: {count}</translation>
    </message>
    <message>
      <source>Per host, while what lay on a failed host, disk group or device is made again.</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Je Host, während wiederhergestellt wird, was auf einem ausgefallenen Host, einer Laufwerksgruppe oder einem Laufwerk lag.</translation>
    </message>
    <message>
      <source>Per user {when}: {count}</source>
      <extracomment>app/output/chapters/bill_chapter.py, app/results/tabs/cost_tab.py</extracomment>
      <translation>Je Benutzer {when}: {count}</translation>
    </message>
    <message>
      <source>Per user; they take memory of the host.</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Je Benutzer; sie belegen RAM des Hosts.</translation>
    </message>
    <message>
      <source>Per vCenter 12,000 and per pool 4,000 desktops: Dell VDI design guide for Horizon 8 on vSAN ready nodes. Clones per datastore: those of Horizon 6, no newer figure found; 250 per NFS store is the count of the VMware sizing table that Fujitsu, SSD in VDI (2011), prints, NFS itself sets no limit. Hosts: the vSphere limit of 64. Instant clones at once: 20 (Horizon 7.9 and 2012 API); there are no linked clones. Throttles: VMware Horizon 8 installation (20 full clones, 50 power operations of full clones, 12 maintenance operations; the 2312 API names the same 12 for instant clones).</source>
      <extracomment>resources/catalog/brokers.json</extracomment>
      <translation>Je vCenter 12.000 und je Pool 4.000 Desktops: Dell VDI Design Guide für Horizon 8 auf vSAN Ready Nodes. Klone je Datastore: die von Horizon 6, keine neuere Angabe gefunden; 250 je NFS-Speicher ist die Anzahl aus der VMware-Sizing-Tabelle, die Fujitsu, SSD in VDI (2011), abdruckt, NFS selbst setzt keine Grenze. Hosts: die vSphere-Grenze von 64. Gleichzeitige Instant Clones: 20 (Horizon 7.9 und 2012 API); Linked Clones gibt es nicht. Drosselung: VMware Horizon 8 Installation (20 Full Clones, 50 Ein- und Ausschaltvorgänge von Full Clones, 12 Wartungsvorgänge; die API von 2312 nennt dieselben 12 für Instant Clones).</translation>
    </message>
    <message>
      <source>Per year, for the annuity.</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Je Jahr, für die Annuität.</translation>
    </message>
    <message>
      <source>Percentage of resources</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Prozentsatz der Ressourcen</translation>
    </message>
    <message>
      <source>Persistent</source>
      <extracomment>app/canvas/content/chip_texts.py</extracomment>
      <translation>Persistent</translation>
    </message>
    <message>
      <source>Persistent disk</source>
      <extracomment>planner_core/plan/links.py</extracomment>
      <translation>Persistente Disk</translation>
    </message>
    <message>
      <source>Persistent disk per desktop</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Persistente Disk je Desktop</translation>
    </message>
    <message>
      <source>Persistent disks by Horizon's guide</source>
      <extracomment>planner_core/formulas/linked_clone_sizing.py</extracomment>
      <translation>Persistente Festplatten nach dem Leitfaden von Horizon</translation>
    </message>
    <message>
      <source>Persistent full clones whose profiles are there already.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Persistente Full Clones, deren Profile schon da sind.</translation>
    </message>
    <message>
      <source>Persistent full clones whose users had logged in the day before.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Persistente Full Clones, deren Benutzer sich am Tag zuvor angemeldet hatten.</translation>
    </message>
    <message>
      <source>Phase</source>
      <extracomment>app/cli/response_report.py, app/output/workbook/limits_sheets.py, app/output/workbook/saturation_sheet.py, app/window/bars/top_bar.py</extracomment>
      <translation>Phase</translation>
    </message>
    <message>
      <source>Phase and case</source>
      <extracomment>app/cli/assessment_report.py, app/cli/limits_report.py, app/output/chapters/ladder_chapter.py, app/results/tables/limits_tables.py, app/results/tabs/limits_tab.py, app/results/tabs/saturation_tab.py</extracomment>
      <translation>Phase und Fall</translation>
    </message>
    <message>
      <source>Physical cores; threads are never counted as cores.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Physische Kerne; Threads zählen nie als Kerne.</translation>
    </message>
    <message>
      <source>Physical memory of each host.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Physischer RAM jedes Hosts.</translation>
    </message>
    <message>
      <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
      <extracomment>app/window/proposal/logo_field.py</extracomment>
      <translation>Bilder (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
      <source>Place dedicated desktops on an array or vSAN, or make the pool floating.</source>
      <extracomment>planner_core/engine/findings/local_disks.py</extracomment>
      <translation>Legen Sie dedizierte Desktops auf ein Array oder vSAN oder machen Sie den Pool floating.</translation>
    </message>
    <message>
      <source>Place the desktops nearer to their users, or try them over this line first.</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>Bringen Sie die Desktops näher an ihre Benutzer oder probieren Sie sie zuerst über diese Leitung aus.</translation>
    </message>
    <message>
      <source>Place the files on a disk group of {host} too, or on a shared store.</source>
      <extracomment>planner_core/engine/findings/reach.py</extracomment>
      <translation>Legen Sie die Dateien auch auf eine Laufwerksgruppe von {host} oder auf einen gemeinsamen Datastore.</translation>
    </message>
    <message>
      <source>Place the replica on a disk group of {host} too, or on a shared store.</source>
      <extracomment>planner_core/engine/findings/reach.py</extracomment>
      <translation>Legen Sie die Replica auch auf eine Laufwerksgruppe von {host} oder auf einen gemeinsamen Datastore.</translation>
    </message>
    <message>
      <source>Place the replica on {store} too, which takes {size} on each of its datastores.</source>
      <extracomment>planner_core/engine/findings/reach.py</extracomment>
      <translation>Legen Sie die Replica auch auf {store}; das braucht {size} auf jedem seiner Datastores.</translation>
    </message>
    <message>
      <source>Plan</source>
      <extracomment>app/inspector/inspector.py, app/output/destination.py, app/output/workbook/findings_sheet.py, app/output/workbook/summary_sheet.py, app/results/tables/assumptions_table.py, app/results/tabs/findings_tab.py, app/window/dialogs/backups_dialog.py, planner_core/plan/settings.py, planner_core/plan/settings_costs.py</extracomment>
      <translation>Plan</translation>
    </message>
    <message>
      <source>Plan I/O for</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>I/O planen für</translation>
    </message>
    <message>
      <source>Plan a /{prefix} subnet, which has {room}, or several subnets and a scope for each.</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>Planen Sie ein Subnetz mit /{prefix}, das {room} hat, oder mehrere Subnetze mit je einem Bereich.</translation>
    </message>
    <message>
      <source>Plan a further cluster with a vCenter of its own.</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>Planen Sie einen weiteren Cluster mit eigenem vCenter.</translation>
    </message>
    <message>
      <source>Plan a hot spare, or spare space if the array has it.</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>Planen Sie ein Hot Spare oder Reserveplatz, wenn das Array solchen kennt.</translation>
    </message>
    <message>
      <source>Plan a second array.</source>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>Planen Sie ein zweites Array ein.</translation>
    </message>
    <message>
      <source>Plan a second host if desktops have to survive the loss of one.</source>
      <extracomment>planner_core/engine/findings/reserve.py</extracomment>
      <translation>Planen Sie einen zweiten Host, wenn die Desktops den Ausfall eines Hosts überstehen müssen.</translation>
    </message>
    <message>
      <source>Plan an array with two controllers.</source>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>Planen Sie ein Array mit zwei Controllern.</translation>
    </message>
    <message>
      <source>Plan fewer and larger drives, or a second array.</source>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>Planen Sie weniger und größere Laufwerke oder ein zweites Array ein.</translation>
    </message>
    <message>
      <source>Plan fewer and larger drives, or more hosts.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>Planen Sie weniger und größere Laufwerke oder mehr Hosts.</translation>
    </message>
    <message>
      <source>Plan fewer desktops or lift this limit; the ladder shows what limits next.</source>
      <extracomment>planner_core/engine/findings/load.py</extracomment>
      <translation>Planen Sie weniger Desktops oder beseitigen Sie diesen Engpass; die Leiter zeigt den nächsten.</translation>
    </message>
    <message>
      <source>Plan fewer groups with more or larger drives.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>Planen Sie weniger Gruppen mit mehr oder größeren Laufwerken.</translation>
    </message>
    <message>
      <source>Plan fewer vCPUs or more cores; a measured profile says more than this ratio.</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>Planen Sie weniger vCPUs oder mehr Kerne; ein gemessenes Profil sagt mehr als dieses Verhältnis.</translation>
    </message>
    <message>
      <source>Plan for the peak in the settings, or tell users of short waits.</source>
      <extracomment>planner_core/engine/findings/load.py</extracomment>
      <translation>Planen Sie in den Einstellungen für die Spitze oder kündigen Sie kurze Wartezeiten an.</translation>
    </message>
    <message>
      <source>Plan half of the image for each delta disk, or refresh the pool.</source>
      <extracomment>planner_core/engine/findings/space.py</extracomment>
      <translation>Planen Sie das halbe Image je Delta-Disk oder einen Refresh des Pools.</translation>
    </message>
    <message>
      <source>Plan larger cache devices or more of them.</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>Planen Sie größere Cache-Laufwerke oder mehr davon.</translation>
    </message>
    <message>
      <source>Plan larger hosts, or vSAN with disk groups.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>Planen Sie größere Hosts oder vSAN mit Laufwerksgruppen.</translation>
    </message>
    <message>
      <source>Plan more RAM, or do without the host cache.</source>
      <extracomment>planner_core/engine/findings/host_memory.py</extracomment>
      <translation>Planen Sie mehr RAM oder verzichten Sie auf den Host-Cache.</translation>
    </message>
    <message>
      <source>Plan more hosts, fewer disks per desktop, or a policy with fewer parts.</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>Planen Sie mehr Hosts, weniger Disks je Desktop oder eine Richtlinie mit weniger Teilen.</translation>
    </message>
    <message>
      <source>Plan more hosts, smaller disk groups, a faster network, or a policy with one more failure.</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>Planen Sie mehr Hosts, kleinere Laufwerksgruppen, ein schnelleres Netz oder eine Richtlinie, die einen Ausfall mehr übersteht.</translation>
    </message>
    <message>
      <source>Plan more hosts.</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>Planen Sie mehr Hosts.</translation>
    </message>
    <message>
      <source>Plan more, or refresh the desktops at logoff if they are.</source>
      <extracomment>planner_core/engine/findings/space.py</extracomment>
      <translation>Planen Sie mehr oder einen Refresh bei der Abmeldung, wenn es den gibt.</translation>
    </message>
    <message>
      <source>Plan name</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Name des Plans</translation>
    </message>
    <message>
      <source>Plan one cache device for each vSAN disk group.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>Planen Sie ein Cache-Laufwerk je vSAN-Laufwerksgruppe.</translation>
    </message>
    <message>
      <source>Plan one more host.</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>Planen Sie einen Host mehr.</translation>
    </message>
    <message>
      <source>Plan ports of {least} or faster.</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>Planen Sie Ports mit {least} oder schneller.</translation>
    </message>
    <message>
      <source>Plan the display traffic of users with several monitors.</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>Planen Sie den Bildschirmverkehr von Benutzern mit mehreren Monitoren.</translation>
    </message>
    <message>
      <source>Plan to 80%, unless the plan shall show the point of saturation.</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>Planen Sie bis 80 %, außer der Plan soll den Punkt der Sättigung zeigen.</translation>
    </message>
    <message>
      <source>Plan two copies of the replica, and the room for them.</source>
      <extracomment>planner_core/engine/findings/space.py</extracomment>
      <translation>Planen Sie zwei Kopien der Replica und den Platz dafür.</translation>
    </message>
    <message>
      <source>Plan two ports on two switches.</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>Planen Sie zwei Ports an zwei Switches.</translation>
    </message>
    <message>
      <source>Plan vSAN 8, or vSAN with disk groups.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>Planen Sie vSAN 8 oder vSAN mit Laufwerksgruppen.</translation>
    </message>
    <message>
      <source>Plan {needed} cache devices, or fewer and larger drives.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>Planen Sie {needed} Cache-Laufwerke oder weniger und größere Laufwerke.</translation>
    </message>
    <message>
      <source>Planned</source>
      <extracomment>app/cli/limits_report.py, app/results/tables/limits_tables.py, app/results/tables/response_tables.py</extracomment>
      <translation>Geplant</translation>
    </message>
    <message>
      <source>Planned desktops that fit</source>
      <extracomment>planner_core/engine/explaining/limits.py</extracomment>
      <translation>Geplante Desktops, die passen</translation>
    </message>
    <message>
      <source>Planned number of desktops in the pool.</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Geplante Zahl der Desktops im Pool.</translation>
    </message>
    <message>
      <source>Planning life 3 to 5 years; German tax life of computers 1 year since 2021</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Planerische Nutzungsdauer 3 bis 5 Jahre; steuerlich in Deutschland für Computer seit 2021 1 Jahr</translation>
    </message>
    <message>
      <source>Planning value</source>
      <extracomment>planner_core/plan/components/cluster.py, planner_core/plan/components/desktop_pool.py, planner_core/plan/components/infrastructure_servers.py, planner_core/plan/components/pool_work.py, planner_core/plan/components/storage_array.py, planner_core/plan/settings.py, planner_core/plan/settings_costs.py</extracomment>
      <translation>Planungswert</translation>
    </message>
    <message>
      <source>Planning value after the Dell EMC PowerVault ME4 (2020): two controllers, 24 drives in the base and three ME484 enclosures of 84</source>
      <extracomment>resources/catalog/array_models.json</extracomment>
      <translation>Planungswert nach Dell EMC PowerVault ME4 (2020): zwei Controller, 24 Laufwerke im Grundgehäuse und drei Gehäuse ME484 mit je 84</translation>
    </message>
    <message>
      <source>Planning value after the Dell EMC SC7020F: two controllers in one chassis, up to 500 drives per array</source>
      <extracomment>resources/catalog/array_models.json</extracomment>
      <translation>Planungswert nach Dell EMC SC7020F: zwei Controller in einem Gehäuse, bis zu 500 Laufwerke je Array</translation>
    </message>
    <message>
      <source>Planning value for a cache of 10% of the used capacity</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Planungswert für einen Cache von 10 % der belegten Kapazität</translation>
    </message>
    <message>
      <source>Planning value for a present-day midrange array; put in your own model and prices</source>
      <extracomment>resources/catalog/arrays.json</extracomment>
      <translation>Planungswert für ein heutiges Array der Mittelklasse; setzen Sie Ihr Modell und Ihre Preise ein</translation>
    </message>
    <message>
      <source>Planning value for a present-day server; put in your own model and prices</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>Planungswert für einen heutigen Server; setzen Sie Ihr Modell und Ihre Preise ein</translation>
    </message>
    <message>
      <source>Planning value for a small array without switches: up to four hosts with two paths each (Dell EMC PowerVault ME4, 2020: four hosts attached directly)</source>
      <extracomment>resources/catalog/arrays.json</extracomment>
      <translation>Planungswert für ein kleines Array ohne Switches: bis zu vier Hosts mit je zwei Pfaden (Dell EMC PowerVault ME4, 2020: vier direkt angeschlossene Hosts)</translation>
    </message>
    <message>
      <source>Planning value near NetApp TR-4540: about 15,000 of an AFF8040 controller in the steady test</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Planungswert nahe NetApp TR-4540: etwa 15.000 eines AFF8040-Controllers im Dauertest</translation>
    </message>
    <message>
      <source>Planning value near NetApp TR-4540: about 55,000 of an AFF8040 controller during boot</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Planungswert nahe NetApp TR-4540: etwa 55.000 eines AFF8040-Controllers beim Boot</translation>
    </message>
    <message>
      <source>Planning value of the drive type, small mixed blocks: SATA SSD, NVMe, or a disk of 7,200 turns a minute; vendor papers print 80 to 150 for hard disks</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Planungswert des Laufwerkstyps, kleine gemischte Blöcke: SATA-SSD, NVMe oder eine Festplatte mit 7.200 Umdrehungen je Minute; Papiere von Herstellern nennen 80 bis 150 für Festplatten</translation>
    </message>
    <message>
      <source>Planning value on the safe side: Windows writes file data to its cache and to the disk later (Microsoft, File Caching), so users wait for a part of the I/O only, the reads above all; no published measurement says for how much of it</source>
      <extracomment>resources/catalog/response_times.json</extracomment>
      <translation>Planungswert auf der sicheren Seite: Windows schreibt Dateien in seinen Cache und erst später auf den Datenträger (Microsoft, File Caching), Benutzer warten also nur auf einen Teil der I/O, vor allem auf das Lesen; auf wie viel, sagt keine veröffentlichte Messung</translation>
    </message>
    <message>
      <source>Planning value, small mixed blocks</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>Planungswert, kleine gemischte Blöcke</translation>
    </message>
    <message>
      <source>Planning value: 1 to 2% on disk; up to 6.2% with deduplication and checksums</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Planungswert: 1 bis 2 % auf Festplatte; bis 6,2 % mit Deduplizierung und Prüfsummen</translation>
    </message>
    <message>
      <source>Planning value: 1,150 to 1,175 MB/s usable for iSCSI or NFS</source>
      <extracomment>resources/catalog/ports.json</extracomment>
      <translation>Planungswert: 1.150 bis 1.175 MB/s nutzbar für iSCSI oder NFS</translation>
    </message>
    <message>
      <source>Planning value: 20 s of login on one core of 3 GHz</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Planungswert: 20 s Anmeldung auf einem Kern mit 3 GHz</translation>
    </message>
    <message>
      <source>Planning value: 3 x RAM for a weekly refresh, about 0.25 GiB when refreshed at logoff</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Planungswert: 3 x RAM bei wöchentlichem Refresh, rund 0,25 GiB bei Refresh nach der Abmeldung</translation>
    </message>
    <message>
      <source>Planning value: 8 to 16 internal channels serve I/Os side by side; the higher number for NVMe</source>
      <extracomment>resources/catalog/response_times.json</extracomment>
      <translation>Planungswert: 8 bis 16 interne Kanäle bedienen I/Os nebeneinander; die höhere Zahl für NVMe</translation>
    </message>
    <message>
      <source>Planning value: 8 to 16 internal channels serve I/Os side by side; the lower number for SATA and SAS</source>
      <extracomment>resources/catalog/response_times.json</extracomment>
      <translation>Planungswert: 8 bis 16 interne Kanäle bedienen I/Os nebeneinander; die niedrigere Zahl für SATA und SAS</translation>
    </message>
    <message>
      <source>Planning value: 94% of the line for iSCSI or NFS, as with 10 Gbit/s</source>
      <extracomment>resources/catalog/ports.json</extracomment>
      <translation>Planungswert: 94 % der Leitung für iSCSI oder NFS, wie bei 10 Gbit/s</translation>
    </message>
    <message>
      <source>Planning value: WAFL gathers small writes into full stripes, so that a write costs little more than itself; no vendor prints a figure. Three drives of parity in each RAID group: ONTAP.</source>
      <extracomment>resources/catalog/raid_levels.json</extracomment>
      <translation>Planungswert: WAFL sammelt kleine Schreibzugriffe zu ganzen Stripes, sodass einer kaum mehr kostet als sich selbst; kein Hersteller nennt eine Zahl. Drei Paritätslaufwerke in jeder RAID-Gruppe: ONTAP.</translation>
    </message>
    <message>
      <source>Planning value: WAFL gathers small writes into full stripes, so that a write costs little more than itself; no vendor prints a figure. Two drives of parity in each RAID group: ONTAP.</source>
      <extracomment>resources/catalog/raid_levels.json</extracomment>
      <translation>Planungswert: WAFL sammelt kleine Schreibzugriffe zu ganzen Stripes, sodass einer kaum mehr kostet als sich selbst; kein Hersteller nennt eine Zahl. Zwei Paritätslaufwerke in jeder RAID-Gruppe: ONTAP.</translation>
    </message>
    <message>
      <source>Planning value: after a refresh the delta disk is a few percent of the image</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Planungswert: Nach einem Refresh umfasst die Delta-Disk wenige Prozent des Abbilds</translation>
    </message>
    <message>
      <source>Planning value: as a boot</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Planungswert: wie ein Boot</translation>
    </message>
    <message>
      <source>Planning value: as a desktop's, 22 KiB</source>
      <extracomment>planner_core/engine/storage/arrays.py</extracomment>
      <translation>Planungswert: wie bei einem Desktop, 22 KiB</translation>
    </message>
    <message>
      <source>Planning value: one boot; NetApp TR-4540 took 109,578 for a patch of 1.1 GB in each desktop</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Planungswert: ein Boot; NetApp TR-4540 brauchte 109.578 für einen Patch von 1,1 GB in jedem Desktop</translation>
    </message>
    <message>
      <source>Planning value: one boot; NetApp TR-4540 took 138,150 for a full clone with customisation</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Planungswert: ein Boot; NetApp TR-4540 brauchte 138.150 für einen Full Clone mit Anpassung</translation>
    </message>
    <message>
      <source>Planning value: one boot; no measurement was found</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Planungswert: ein Boot; eine Messung wurde nicht gefunden</translation>
    </message>
    <message>
      <source>Planning value: parts lie anywhere, so of H hosts all but 1 / H of the transfers leave the host; a write transfers one part per copy, with parity each old and new part</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Planungswert: Teile liegen irgendwo, bei H Hosts verlassen also alle Übertragungen bis auf 1 / H den Host; ein Schreibzugriff überträgt einen Teil je Kopie, bei Parität jeden alten und neuen Teil</translation>
    </message>
    <message>
      <source>Planning value: the work of three seconds, as a Login VSI 4 session has it, counts as one action that the user waits for</source>
      <extracomment>resources/catalog/response_times.json</extracomment>
      <translation>Planungswert: Die Arbeit von drei Sekunden, wie bei einer Sitzung von Login VSI 4, zählt als eine Aktion, auf die der Benutzer wartet</translation>
    </message>
    <message>
      <source>Planning value: twice the 3,200 MB/s of 32 Gbit/s, as each generation before</source>
      <extracomment>resources/catalog/ports.json</extracomment>
      <translation>Planungswert: das Doppelte der 3.200 MB/s von 32 Gbit/s, wie bei jeder Generation zuvor</translation>
    </message>
    <message>
      <source>Planning value: users notice a fifth; desktops of one cluster run on any of its hosts</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>Planungswert: Benutzer bemerken ein Fünftel; Desktops eines Clusters laufen auf jedem seiner Hosts</translation>
    </message>
    <message>
      <source>Planning value: without a broker only the hypervisor's own limits hold</source>
      <extracomment>resources/catalog/brokers.json</extracomment>
      <translation>Planungswert: ohne Broker gelten nur die Grenzen des Hypervisors</translation>
    </message>
    <message>
      <source>Planning value: work of a controller for its own, such as deduplication, that is there without any I/O; of all controllers, because those that are left do the work of a failed one too. NetApp TR-4540 shows it: a controller is 23% busy at 3,793 IOPS and 58% at 28,616</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>Planungswert: eigene Arbeit eines Controllers, etwa Deduplizierung, die ohne jede I/O anfällt; aller Controller, weil die übrigen auch die Arbeit eines ausgefallenen tun. NetApp TR-4540 zeigt sie: Ein Controller ist bei 3.793 IOPS zu 23 % und bei 28.616 zu 58 % beschäftigt</translation>
    </message>
    <message>
      <source>Planning value; fitted to the phases of NetApp TR-4540: 13.4% of an AFF8040 controller</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Planungswert; angepasst an die Phasen von NetApp TR-4540: 13,4 % eines AFF8040-Controllers</translation>
    </message>
    <message>
      <source>Planning value; no vendor figure found</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Planungswert; keine Herstellerangabe gefunden</translation>
    </message>
    <message>
      <source>Planning value; published VDI nodes draw 677 to 748 W under load</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Planungswert; veröffentlichte VDI-Knoten nehmen unter Last 677 bis 748 W auf</translation>
    </message>
    <message>
      <source>Plans (*{project} *{json})</source>
      <extracomment>app/window/commands/plan_commands.py</extracomment>
      <translation>Pläne (*{project} *{json})</translation>
    </message>
    <message>
      <source>Plans and samples to open.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Pläne und Beispiele zum Öffnen.</translation>
    </message>
    <message>
      <source>Plans desktop virtualisation, offline and with every number explained.</source>
      <extracomment>app/window/dialogs/about_dialog.py</extracomment>
      <translation>Plant Desktop-Virtualisierung, offline und mit jeder Zahl erklärt.</translation>
    </message>
    <message>
      <source>Pool</source>
      <extracomment>app/cli/limits_report.py, app/cli/response_report.py, app/output/chapters/drawing_chapter.py, app/results/tables/limits_tables.py, planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Pool</translation>
    </message>
    <message>
      <source>Pools keep their planned proportions; whole users</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Die Pools behalten ihre geplanten Anteile; ganze Benutzer</translation>
    </message>
    <message>
      <source>Pools, each while the others stay as planned</source>
      <extracomment>app/cli/limits_report.py</extracomment>
      <translation>Pools, jeder für sich, während die anderen wie geplant bleiben</translation>
    </message>
    <message>
      <source>Ports</source>
      <extracomment>app/canvas/content/card_content.py, planner_core/plan/components/host.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>Ports</translation>
    </message>
    <message>
      <source>Ports of the controllers</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>Ports der Controller</translation>
    </message>
    <message>
      <source>Ports per controller</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Ports je Controller</translation>
    </message>
    <message>
      <source>Ports side by side</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Ports nebeneinander</translation>
    </message>
    <message>
      <source>Ports that lead to the owning controller add up; plan with what they carry, not with the line rate (16 Gbit Fibre Channel 1,600 of 1,700 MB/s, 10 Gbit Ethernet 1,150 to 1,175 of 1,250)</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Ports zum besitzenden Controller addieren sich; planen Sie mit dem, was sie tragen, nicht mit der Leitungsrate (Fibre Channel mit 16 Gbit 1.600 von 1.700 MB/s, Ethernet mit 10 Gbit 1.150 bis 1.175 von 1.250)</translation>
    </message>
    <message>
      <source>Position of {id}: a size is below zero.</source>
      <extracomment>planner_core/plan/problems.py</extracomment>
      <translation>Position von {id}: Eine Größe ist kleiner als null.</translation>
    </message>
    <message>
      <source>Position of {id}: the component is not in the plan.</source>
      <extracomment>planner_core/plan/problems.py</extracomment>
      <translation>Position von {id}: Die Komponente fehlt im Plan.</translation>
    </message>
    <message>
      <source>Power and space</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Strom und Stellfläche</translation>
    </message>
    <message>
      <source>Power draw</source>
      <extracomment>planner_core/formulas/power.py, planner_core/plan/components/host.py, planner_core/plan/components/storage_array.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>Leistungsaufnahme</translation>
    </message>
    <message>
      <source>Power draw around the clock, 8,760 hours a year</source>
      <extracomment>planner_core/formulas/power.py</extracomment>
      <translation>Leistungsaufnahme rund um die Uhr, 8.760 Stunden im Jahr</translation>
    </message>
    <message>
      <source>Power draw of all hardware</source>
      <extracomment>planner_core/engine/cost/power_use.py</extracomment>
      <translation>Leistungsaufnahme aller Geräte</translation>
    </message>
    <message>
      <source>Power operations wanted at once</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>Gewünschte gleichzeitige Ein-/Ausschaltvorgänge</translation>
    </message>
    <message>
      <source>Power usage effectiveness</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Power Usage Effectiveness (PUE)</translation>
    </message>
    <message>
      <source>Power usage effectiveness is all energy over the energy of the hardware: what is above 1 cools and supplies it</source>
      <extracomment>planner_core/formulas/power.py</extracomment>
      <translation>Power Usage Effectiveness ist die gesamte Energie durch die Energie der Hardware: Was über 1 liegt, kühlt und versorgt sie</translation>
    </message>
    <message>
      <source>PowerVault ME4, 50 users</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>PowerVault ME4, 50 Benutzer</translation>
    </message>
    <message>
      <source>Practice: N+1</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Praxis: N+1</translation>
    </message>
    <message>
      <source>Practice: a rebuild starts by itself only where a spare drive is there</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>Praxis: Ein Rebuild beginnt nur dort von selbst, wo ein Hot Spare da ist</translation>
    </message>
    <message>
      <source>Practice: flash below 1 ms is good, beyond 5 ms it is a fault</source>
      <extracomment>resources/catalog/response_times.json</extracomment>
      <translation>Praxis: Flash ist unter 1 ms gut, über 5 ms ein Fehler</translation>
    </message>
    <message>
      <source>Practice: hard disks below 15 ms are good, beyond 25 ms users complain</source>
      <extracomment>resources/catalog/response_times.json</extracomment>
      <translation>Praxis: Festplatten sind unter 15 ms gut, über 25 ms beschweren sich Benutzer</translation>
    </message>
    <message>
      <source>Practice: keep 10 to 20% of a datastore free</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Praxis: 10 bis 20 % eines Datastores frei halten</translation>
    </message>
    <message>
      <source>Practice; the vendor's article on VSImax names the five operations (Notepad start and load, Notepad file open, strong and weak compression, processor), its weights are not confirmed</source>
      <extracomment>resources/catalog/login_vsi.json</extracomment>
      <translation>Praxis; der Artikel des Herstellers über VSImax nennt die fünf Operationen (Notepad starten und laden, Datei in Notepad öffnen, starke und schwache Kompression, Prozessor), seine Gewichte sind nicht bestätigt</translation>
    </message>
    <message>
      <source>Pre&amp;vious pane</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
      <source>Predicted</source>
      <extracomment>app/cli/response_report.py, app/cli/validation_report.py</extracomment>
      <translation>Vorhergesagt</translation>
    </message>
    <message>
      <source>Predicted VSImax</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Vorhergesagtes VSImax</translation>
    </message>
    <message>
      <source>Prefer SAS or NVMe drives for delta disks, or check the drives' endurance.</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>Ziehen Sie für Delta-Disks SAS- oder NVMe-Laufwerke vor oder prüfen Sie die Schreibfestigkeit der Laufwerke.</translation>
    </message>
    <message>
      <source>Prepared by</source>
      <extracomment>app/output/chapters/cover_and_findings.py, app/output/workbook/summary_sheet.py, planner_core/plan/settings.py</extracomment>
      <translation>Erstellt von</translation>
    </message>
    <message>
      <source>Prepared for</source>
      <extracomment>app/output/chapters/cover_and_findings.py, app/output/workbook/summary_sheet.py</extracomment>
      <translation>Erstellt für</translation>
    </message>
    <message>
      <source>Preview</source>
      <extracomment>app/library/importing/import_preview.py, app/window/proposal/page_view.py</extracomment>
      <translation>Vorschau</translation>
    </message>
    <message>
      <source>Preview, page {page} of {pages}</source>
      <extracomment>app/window/proposal/page_view.py</extracomment>
      <translation>Vorschau, Seite {page} von {pages}</translation>
    </message>
    <message>
      <source>Previous page (Page Up)</source>
      <extracomment>app/window/proposal/page_bar.py</extracomment>
      <translation>Vorige Seite (Bild auf)</translation>
    </message>
    <message>
      <source>Price</source>
      <extracomment>app/inspector/price_list.py</extracomment>
      <translation>Preis</translation>
    </message>
    <message>
      <source>Price after some years</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Preis nach einigen Jahren</translation>
    </message>
    <message>
      <source>Price date</source>
      <extracomment>planner_core/catalog/prices.py</extracomment>
      <translation>Preisstand</translation>
    </message>
    <message>
      <source>Price decline per year</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Preisrückgang je Jahr</translation>
    </message>
    <message>
      <source>Price list or offer that the price stands in.</source>
      <extracomment>planner_core/catalog/prices.py</extracomment>
      <translation>Preisliste oder Angebot, in dem der Preis steht.</translation>
    </message>
    <message>
      <source>Price of</source>
      <extracomment>app/output/workbook/bill_sheet.py, app/results/tabs/cost_tab.py</extracomment>
      <translation>Preis von</translation>
    </message>
    <message>
      <source>Price of a rack unit per year</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py, planner_core/plan/settings_costs.py</extracomment>
      <translation>Preis einer Höheneinheit je Jahr</translation>
    </message>
    <message>
      <source>Price of all pieces</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Preis aller Stücke</translation>
    </message>
    <message>
      <source>Price of electricity</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py, planner_core/plan/settings_costs.py</extracomment>
      <translation>Strompreis</translation>
    </message>
    <message>
      <source>Price of {date}</source>
      <extracomment>app/inspector/price_list.py</extracomment>
      <translation>Preis von {date}</translation>
    </message>
    <message>
      <source>Price outlook</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Preisausblick</translation>
    </message>
    <message>
      <source>Price record of the component</source>
      <extracomment>planner_core/engine/explaining/bill.py</extracomment>
      <translation>Preisangabe der Komponente</translation>
    </message>
    <message>
      <source>Price record: list price and discount, rounded to the cent before it is multiplied, as on an invoice</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Preisangabe: Listenpreis und Rabatt, vor dem Malnehmen auf den Cent gerundet wie auf einer Rechnung</translation>
    </message>
    <message>
      <source>Prices</source>
      <extracomment>app/inspector/inspector_form.py, app/library/library_sheets.py, app/results/words/comparison.py</extracomment>
      <translation>Preise</translation>
    </message>
    <message>
      <source>Prices as of {date}.</source>
      <extracomment>app/results/words/price_dates.py</extracomment>
      <translation>Preisstand: {date}.</translation>
    </message>
    <message>
      <source>Prices in {currency}, before tax unless they say otherwise. Net unit prices are rounded to the cent and then multiplied; amounts per desktop are rounded once.</source>
      <extracomment>app/output/chapters/bill_chapter.py</extracomment>
      <translation>Preise in {currency}, netto, wenn nichts anderes dabeisteht. Netto-Einzelpreise sind auf den Cent gerundet und dann mit der Menge malgenommen; Beträge je Desktop sind einmal gerundet.</translation>
    </message>
    <message>
      <source>Prices in {currency}. Blue cells may be changed: quantities, prices, discounts, tax and numbers of desktops; everything that follows from them is worked out anew.</source>
      <extracomment>app/output/workbook/bill_sheet.py</extracomment>
      <translation>Preise in {currency}. Blaue Zellen dürfen geändert werden: Mengen, Preise, Rabatte, Steuersatz und Zahlen der Desktops; alles, was daraus folgt, wird neu berechnet.</translation>
    </message>
    <message>
      <source>Prices of {first} to {last}.</source>
      <extracomment>app/results/words/price_dates.py</extracomment>
      <translation>Preisstand: {first} bis {last}.</translation>
    </message>
    <message>
      <source>Prices: {source}</source>
      <extracomment>app/output/chapters/bill_chapter.py</extracomment>
      <translation>Preise: {source}</translation>
    </message>
    <message>
      <source>Principled Technologies, Red Hat Enterprise Virtualization sizing guide, appendix A: baseline of the first 15 sessions x 125% + 3,000 ms, highest and lowest 2% dropped</source>
      <extracomment>resources/catalog/login_vsi.json</extracomment>
      <translation>Principled Technologies, Red Hat Enterprise Virtualization Sizing Guide, Anhang A: Baseline der ersten 15 Sitzungen x 125 % + 3.000 ms, höchste und niedrigste 2 % ausgelassen</translation>
    </message>
    <message>
      <source>Principled Technologies, Red Hat Enterprise Virtualization sizing guide, appendix A: total of seven operations; the same seven in Login VSI, Analyzing results</source>
      <extracomment>resources/catalog/login_vsi.json</extracomment>
      <translation>Principled Technologies, Red Hat Enterprise Virtualization Sizing Guide, Anhang A: Summe von sieben Operationen; dieselben sieben in Login VSI, Analyzing results</translation>
    </message>
    <message>
      <source>Print the chapter {chapter}</source>
      <extracomment>planner_core/editing/verbs/proposal.py</extracomment>
      <translation>Kapitel {chapter} drucken</translation>
    </message>
    <message>
      <source>Printed on the proposal.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Steht auf dem Angebot.</translation>
    </message>
    <message>
      <source>Processor</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Prozessor</translation>
    </message>
    <message>
      <source>Processor per desktop</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Prozessor je Desktop</translation>
    </message>
    <message>
      <source>Processor per server</source>
      <extracomment>planner_core/plan/components/infrastructure_servers.py</extracomment>
      <translation>Prozessor je Server</translation>
    </message>
    <message>
      <source>Processor per user</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Prozessor je Benutzer</translation>
    </message>
    <message>
      <source>Processor share of vSAN</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py, planner_core/plan/components/cluster.py</extracomment>
      <translation>Prozessoranteil von vSAN</translation>
    </message>
    <message>
      <source>Processor target</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Zielwert Prozessor</translation>
    </message>
    <message>
      <source>Processor utilisation</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Prozessorauslastung</translation>
    </message>
    <message>
      <source>Processor work per boot</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Prozessorarbeit je Boot</translation>
    </message>
    <message>
      <source>Processor work per login</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Prozessorarbeit je Anmeldung</translation>
    </message>
    <message>
      <source>Processor work per patched desktop</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Prozessorarbeit je gepatchtem Desktop</translation>
    </message>
    <message>
      <source>Processor work per provisioned desktop</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Prozessorarbeit je bereitgestelltem Desktop</translation>
    </message>
    <message>
      <source>Processor work per refreshed desktop</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Prozessorarbeit je Refresh eines Desktops</translation>
    </message>
    <message>
      <source>Processor {name}</source>
      <extracomment>app/results/words/price_gaps.py</extracomment>
      <translation>Prozessor {name}</translation>
    </message>
    <message>
      <source>Processor, per user: 135 users on 2 x Gold 6342, 150 on 2 x Gold 6442Y and 180 on 2 x EPYC 9274F take 1,173, 1,056 and 1,093 MHz of all-core turbo clock each at the planning goal of 80% CPU; mean 1,107 x 0.80 busy x 1.2. I/O, per user: HX665 V3, 15,307 IOPS of 1,080 users, 4,830 of them reads; logins included. Machines of 6 vCPU and 42 GB with 9 users each as on the Gold 6442Y (150 users on 16 machines). Boot: HX665 V3, 54,538 I/Os per machine; reads as NetApp TR-4540; processor work: Citrix blog 2011.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Prozessor, je Benutzer: 135 Benutzer auf 2 x Gold 6342, 150 auf 2 x Gold 6442Y und 180 auf 2 x EPYC 9274F brauchen beim Planungsziel von 80 % CPU je 1.173, 1.056 und 1.093 MHz All-Core-Turbotakt; Mittel 1.107 x 0,80 Auslastung x 1,2. I/O, je Benutzer: HX665 V3, 15.307 IOPS von 1.080 Benutzern, davon 4.830 Lesezugriffe; einschließlich Anmeldungen. Maschinen mit 6 vCPU und 42 GB und je 9 Benutzern wie auf dem Gold 6442Y (150 Benutzer auf 16 Maschinen). Boot: HX665 V3, 54.538 I/Os je Maschine; Lesezugriffe wie NetApp TR-4540; Prozessorarbeit: Citrix-Blog 2011.</translation>
    </message>
    <message>
      <source>Processor: 70 desktops on 2 x Gold 5220 and 130 on 2 x Gold 6442Y hold 80% CPU, which is 1,389 and 1,218 MHz of all-core turbo clock per desktop; mean 1,304 x 0.80 busy x 1.2. It contains the share of the storage controller machine on the same cores. I/O: Nutanix RA-2053, 8 nodes, 42,893 IOPS of 1,040 desktops on average of the run, 21,745 of them reads; logins included. Boot: Nutanix RA-2053, 29,426 IOPS over 27.7 minutes for 1,040 desktops, 47,025 I/Os each; reads as NetApp TR-4540; processor work: Citrix blog 2011.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Prozessor: 70 Desktops auf 2 x Gold 5220 und 130 auf 2 x Gold 6442Y halten 80 % CPU, das sind 1.389 und 1.218 MHz All-Core-Turbotakt je Desktop; Mittel 1.304 x 0,80 Auslastung x 1,2. Darin steckt der Anteil der Speicher-Controller-VM auf denselben Kernen. I/O: Nutanix RA-2053, 8 Knoten, 42.893 IOPS von 1.040 Desktops im Mittel des Laufs, davon 21.745 Lesezugriffe; einschließlich Anmeldungen. Boot: Nutanix RA-2053, 29.426 IOPS über 27,7 Minuten für 1.040 Desktops, je 47.025 I/Os; Lesezugriffe wie NetApp TR-4540; Prozessorarbeit: Citrix-Blog 2011.</translation>
    </message>
    <message>
      <source>Processor: 70 desktops on 2 x Gold 5220 and 130 on 2 x Gold 6442Y hold 80% CPU, which is 1,389 and 1,218 MHz of all-core turbo clock per desktop; mean 1,304 x 0.80 busy x 1.2. It contains the share of the storage controller machine on the same cores. Windows 11: x 61.7 / 60.2, average CPU of the same 8 nodes with Windows 11 23H2 and Windows 10 22H2. I/O: 46,721 IOPS of 1,040 desktops, 22,598 of them reads; logins included. Boot: Nutanix RA-2053, 29,426 IOPS over 27.7 minutes for 1,040 desktops, 47,025 I/Os each; reads as NetApp TR-4540; processor work: Citrix blog 2011.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Prozessor: 70 Desktops auf 2 x Gold 5220 und 130 auf 2 x Gold 6442Y halten 80 % CPU, das sind 1.389 und 1.218 MHz All-Core-Turbotakt je Desktop; Mittel 1.304 x 0,80 Auslastung x 1,2. Darin steckt der Anteil der Speicher-Controller-VM auf denselben Kernen. Windows 11: x 61,7 / 60,2, mittlere CPU derselben 8 Knoten mit Windows 11 23H2 und Windows 10 22H2. I/O: 46.721 IOPS von 1.040 Desktops, davon 22.598 Lesezugriffe; einschließlich Anmeldungen. Boot: Nutanix RA-2053, 29.426 IOPS über 27,7 Minuten für 1.040 Desktops, je 47.025 I/Os; Lesezugriffe wie NetApp TR-4540; Prozessorarbeit: Citrix-Blog 2011.</translation>
    </message>
    <message>
      <source>Processor: Windows 7 with 1 vCPU at saturation on three processors (X5650, E5-2670 v2, E5-2670 v3) takes 469, 464 and 430 MHz of all-core turbo clock without hyper-threading gain; mean 454 x 1.2. I/O: Login VSI 4.1 workload table, office worker (1 vCPU, the successor of medium) 8.1 IOPS. Reads: NetApp TR-4540, block size table of the run with logins, 64.8%. The load contains the logins of the run; size and peak of its I/O: NetApp TR-4540, Monday, 19.5 KiB and 3.15 times the average. Boot: NetApp TR-4540, 27,471 I/Os per desktop, 95.7% reads; 12 s on one core of about 2.7 GHz (Citrix blog 2011), x 1.2.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Prozessor: Windows 7 mit 1 vCPU braucht bei Sättigung auf drei Prozessoren (X5650, E5-2670 v2, E5-2670 v3) 469, 464 und 430 MHz All-Core-Turbotakt ohne Hyper-Threading-Gewinn; Mittel 454 x 1,2. I/O: Login VSI 4.1, Lasttabelle, Office Worker (1 vCPU, Nachfolger von Medium) 8,1 IOPS. Lesezugriffe: NetApp TR-4540, Blockgrößentabelle des Laufs mit Anmeldungen, 64,8 %. Die Last enthält die Anmeldungen des Laufs; Größe und Spitze seiner I/O: NetApp TR-4540, Montag, 19,5 KiB und das 3,15-Fache des Mittels. Boot: NetApp TR-4540, 27.471 I/Os je Desktop, 95,7 % Lesezugriffe; 12 s auf einem Kern mit rund 2,7 GHz (Citrix-Blog 2011), x 1,2.</translation>
    </message>
    <message>
      <source>Processor: Windows 7 with 1 vCPU at saturation on three processors (X5650, E5-2670 v2, E5-2670 v3) takes 469, 464 and 430 MHz of all-core turbo clock without hyper-threading gain; mean 454 x 1.2. I/O: VMware, VDI on vSAN 6.2, 500 desktops on 4 hosts with 750 reads and 740 writes (6.1), 650 and 720 (6.2) per host: 11.9 and 11.0 IOPS per desktop, 50% and 47% reads. Nobody logs in while it measures. Host cache: over 80% hits in the same paper. Boot: NetApp TR-4540, 27,471 I/Os per desktop, 95.7% reads; 12 s on one core of about 2.7 GHz (Citrix blog 2011), x 1.2.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Prozessor: Windows 7 mit 1 vCPU braucht bei Sättigung auf drei Prozessoren (X5650, E5-2670 v2, E5-2670 v3) 469, 464 und 430 MHz All-Core-Turbotakt ohne Hyper-Threading-Gewinn; Mittel 454 x 1,2. I/O: VMware, VDI auf vSAN 6.2, 500 Desktops auf 4 Hosts mit je 750 Lese- und 740 Schreibzugriffen (6.1), 650 und 720 (6.2): 11,9 und 11,0 IOPS je Desktop, 50 % und 47 % Lesezugriffe. Während der Messung meldet sich niemand an. Host-Cache: über 80 % Treffer im selben Papier. Boot: NetApp TR-4540, 27.471 I/Os je Desktop, 95,7 % Lesezugriffe; 12 s auf einem Kern mit rund 2,7 GHz (Citrix-Blog 2011), x 1,2.</translation>
    </message>
    <message>
      <source>Processor: two image builds on E5-2687W v4 take 1,113 and 999 MHz of all-core turbo clock without hyper-threading gain; mean 1,056 x 1.2. I/O: Login VSI 4.1 workload table, 8.5 IOPS. Reads: practice 20:80. Boot: NetApp TR-4540, 27,471 I/Os per desktop, 95.7% reads; 12 s on one core of about 2.7 GHz (Citrix blog 2011), x 1.2.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Prozessor: Zwei Abbildversionen auf E5-2687W v4 brauchen 1.113 und 999 MHz All-Core-Turbotakt ohne Hyper-Threading-Gewinn; Mittel 1.056 x 1,2. I/O: Login VSI 4.1, Lasttabelle, 8,5 IOPS. Lesezugriffe: Praxis 20:80. Boot: NetApp TR-4540, 27.471 I/Os je Desktop, 95,7 % Lesezugriffe; 12 s auf einem Kern mit rund 2,7 GHz (Citrix-Blog 2011), x 1,2.</translation>
    </message>
    <message>
      <source>Processor: two image builds on E5-2687W v4 take 1,113 and 999 MHz of all-core turbo clock without hyper-threading gain; mean 1,056 x 1.2; times 0.70, the task worker's ratio in the Login VSI 4.1 table. I/O: Login VSI 4.1 workload table, 6 IOPS. Reads: practice 20:80. Boot: NetApp TR-4540, 27,471 I/Os per desktop, 95.7% reads; 12 s on one core of about 2.7 GHz (Citrix blog 2011), x 1.2.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Prozessor: Zwei Abbildversionen auf E5-2687W v4 brauchen 1.113 und 999 MHz All-Core-Turbotakt ohne Hyper-Threading-Gewinn; Mittel 1.056 x 1,2; mal 0,70, das Verhältnis des Task Worker in der Tabelle von Login VSI 4.1. I/O: Login VSI 4.1, Lasttabelle, 6 IOPS. Lesezugriffe: Praxis 20:80. Boot: NetApp TR-4540, 27.471 I/Os je Desktop, 95,7 % Lesezugriffe; 12 s auf einem Kern mit rund 2,7 GHz (Citrix-Blog 2011), x 1,2.</translation>
    </message>
    <message>
      <source>Processor: two image builds on E5-2687W v4 take 1,113 and 999 MHz of all-core turbo clock without hyper-threading gain; mean 1,056 x 1.2; times 0.82, the office worker's ratio in the Login VSI 4.1 table. I/O: Login VSI 4.1 workload table, 8.1 IOPS. Reads: practice 20:80. Boot: NetApp TR-4540, 27,471 I/Os per desktop, 95.7% reads; 12 s on one core of about 2.7 GHz (Citrix blog 2011), x 1.2.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Prozessor: Zwei Abbildversionen auf E5-2687W v4 brauchen 1.113 und 999 MHz All-Core-Turbotakt ohne Hyper-Threading-Gewinn; Mittel 1.056 x 1,2; mal 0,82, das Verhältnis des Office Worker in der Tabelle von Login VSI 4.1. I/O: Login VSI 4.1, Lasttabelle, 8,1 IOPS. Lesezugriffe: Praxis 20:80. Boot: NetApp TR-4540, 27.471 I/Os je Desktop, 95,7 % Lesezugriffe; 12 s auf einem Kern mit rund 2,7 GHz (Citrix-Blog 2011), x 1,2.</translation>
    </message>
    <message>
      <source>Processor: two image builds on E5-2687W v4 take 1,113 and 999 MHz of all-core turbo clock without hyper-threading gain; mean 1,056 x 1.2; times 1.19, the power worker's ratio in the Login VSI 4.1 table. I/O: Login VSI 4.1 workload table, 10.8 IOPS. Reads: practice 20:80. Boot: NetApp TR-4540, 27,471 I/Os per desktop, 95.7% reads; 12 s on one core of about 2.7 GHz (Citrix blog 2011), x 1.2.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Prozessor: Zwei Abbildversionen auf E5-2687W v4 brauchen 1.113 und 999 MHz All-Core-Turbotakt ohne Hyper-Threading-Gewinn; Mittel 1.056 x 1,2; mal 1,19, das Verhältnis des Power Worker in der Tabelle von Login VSI 4.1. I/O: Login VSI 4.1, Lasttabelle, 10,8 IOPS. Lesezugriffe: Praxis 20:80. Boot: NetApp TR-4540, 27.471 I/Os je Desktop, 95,7 % Lesezugriffe; 12 s auf einem Kern mit rund 2,7 GHz (Citrix-Blog 2011), x 1,2.</translation>
    </message>
    <message>
      <source>Processors</source>
      <extracomment>app/project/palette_model.py, planner_core/catalog/records.py</extracomment>
      <translation>Prozessoren</translation>
    </message>
    <message>
      <source>Processors are planned up to {target}; above {most} response times rise steeply.</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>Prozessoren sind bis {target} verplant; über {most} steigen Antwortzeiten steil an.</translation>
    </message>
    <message>
      <source>Processors in each host.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Prozessoren in jedem Host.</translation>
    </message>
    <message>
      <source>Progress</source>
      <extracomment>app/project/patience.py</extracomment>
      <translation>Fortschritt</translation>
    </message>
    <message>
      <source>Promise not kept</source>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>Zusage nicht gehalten</translation>
    </message>
    <message>
      <source>Promised</source>
      <extracomment>app/output/workbook/saturation_sheet.py</extracomment>
      <translation>Zugesagt</translation>
    </message>
    <message>
      <source>Proposal for desktop virtualisation</source>
      <extracomment>app/output/chapters/cover_and_findings.py</extracomment>
      <translation>Angebot zur Desktop-Virtualisierung</translation>
    </message>
    <message>
      <source>Proposal: {plan}</source>
      <extracomment>app/window/proposal/proposal_window.py</extracomment>
      <translation>Angebot: {plan}</translation>
    </message>
    <message>
      <source>Proposal: {plan}, {variant}</source>
      <extracomment>app/window/proposal/proposal_window.py</extracomment>
      <translation>Angebot: {plan}, {variant}</translation>
    </message>
    <message>
      <source>Proposals, pictures and tables that you export are not protected, nor are copies that you put elsewhere or sent before. What stood in the file is overwritten; solid state disks, snapshots and synchronised folders may still keep it.</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>Angebote, Bilder und Tabellen, die Sie exportieren, sind nicht geschützt, ebenso wenig Kopien, die Sie vorher woanders abgelegt oder verschickt haben. Was in der Datei stand, wird überschrieben; SSDs, Schnappschüsse und synchronisierte Ordner können es dennoch behalten.</translation>
    </message>
    <message>
      <source>Protect w&amp;ith a password…</source>
      <extracomment>app/look/actions.py, app/window/dialogs/password_conversations.py</extracomment>
      <translation>Mit &amp;Passwort schützen…</translation>
    </message>
    <message>
      <source>Protect with a password</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>Mit Passwort schützen</translation>
    </message>
    <message>
      <source>Protected by a password</source>
      <extracomment>app/window/bars/top_bar.py, app/window/commands/plan_commands.py</extracomment>
      <translation>Mit Passwort geschützt</translation>
    </message>
    <message>
      <source>Protection</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Ausfallschutz</translation>
    </message>
    <message>
      <source>Protocol</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Protokoll</translation>
    </message>
    <message>
      <source>Provisioning</source>
      <extracomment>planner_core/engine/basis/axes.py, planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Bereitstellung</translation>
    </message>
    <message>
      <source>Provisioning operations of Composer at once.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>So viele Bereitstellungen führt Composer gleichzeitig aus.</translation>
    </message>
    <message>
      <source>Provisioning operations of the broker at once.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>So viele Bereitstellungen führt der Broker gleichzeitig aus.</translation>
    </message>
    <message>
      <source>Provisioning time</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Bereitstellungsdauer</translation>
    </message>
    <message>
      <source>Provisioning window</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Bereitstellungsfenster</translation>
    </message>
    <message>
      <source>Published measurements of one desktop go from 5 to 55 IOPS and from 400 to 1,300 MHz: the workload decides</source>
      <extracomment>planner_core/engine/findings/workload.py</extracomment>
      <translation>Veröffentlichte Messungen eines Desktops reichen von 5 bis 55 IOPS und von 400 bis 1.300 MHz: Die Last entscheidet</translation>
    </message>
    <message>
      <source>Published: 1.2 to 2.0, industry average 1.67</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Veröffentlicht: 1,2 bis 2,0, Branchenmittel 1,67</translation>
    </message>
    <message>
      <source>Purchase</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Anschaffung</translation>
    </message>
    <message>
      <source>Purchase less residual value</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py</extracomment>
      <translation>Anschaffung abzüglich Restwert</translation>
    </message>
    <message>
      <source>Put a cluster around the hosts and say how many of them may fail.</source>
      <extracomment>planner_core/engine/findings/reserve.py</extracomment>
      <translation>Legen Sie einen Cluster um die Hosts und geben Sie an, wie viele davon ausfallen dürfen.</translation>
    </message>
    <message>
      <source>Put a desktop pool on the canvas and connect it to a host.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Setzen Sie einen Desktop-Pool auf die Zeichenfläche und verbinden Sie ihn mit einem Host.</translation>
    </message>
    <message>
      <source>Put a disk group into each host and use it for vSAN.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>Setzen Sie in jeden Host eine Laufwerksgruppe und nutzen Sie sie für vSAN.</translation>
    </message>
    <message>
      <source>Put a disk group into the array.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Setzen Sie eine Laufwerksgruppe in das Array.</translation>
    </message>
    <message>
      <source>Put a host on the canvas and connect the pool to it.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Setzen Sie einen Host auf die Zeichenfläche und verbinden Sie den Pool damit.</translation>
    </message>
    <message>
      <source>Put files of {name} on {store}</source>
      <extracomment>planner_core/editing/verbs/links.py</extracomment>
      <translation>Dateien von {name} auf {store} ablegen</translation>
    </message>
    <message>
      <source>Put it back</source>
      <extracomment>app/window/dialogs/file_conversations.py</extracomment>
      <translation>Zurücklegen</translation>
    </message>
    <message>
      <source>Put the charts of the results in front on the clipboard, as a picture.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Legt die Diagramme der vorderen Ergebnisse als Bild in die Zwischenablage.</translation>
    </message>
    <message>
      <source>Put the page in front on the clipboard, as a picture. (Ctrl+C)</source>
      <extracomment>app/window/proposal/proposal_window.py</extracomment>
      <translation>Die vordere Seite als Bild in die Zwischenablage legen. (Strg+C)</translation>
    </message>
    <message>
      <source>Put the table of the results in front on the clipboard, for a spreadsheet.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Legt die Tabelle der vorderen Ergebnisse für eine Tabellenkalkulation in die Zwischenablage.</translation>
    </message>
    <message>
      <source>Put what was copied into this plan.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Fügt das Kopierte in diesen Plan ein.</translation>
    </message>
    <message>
      <source>Quantity</source>
      <extracomment>app/cli/assessment_report.py, app/inspector/price_list.py, app/output/chapters/bill_chapter.py, app/output/workbook/bill_sheet.py, app/results/tabs/cost_tab.py, planner_core/catalog/prices.py, planner_core/engine/explaining/bill.py</extracomment>
      <translation>Menge</translation>
    </message>
    <message>
      <source>Question</source>
      <extracomment>app/results/tabs/opinions_tab.py</extracomment>
      <translation>Frage</translation>
    </message>
    <message>
      <source>Queues</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Warteschlangen</translation>
    </message>
    <message>
      <source>RAID 0</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>RAID 0</translation>
    </message>
    <message>
      <source>RAID 1</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>RAID 1</translation>
    </message>
    <message>
      <source>RAID 1, 1 failure</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>RAID 1, 1 Ausfall</translation>
    </message>
    <message>
      <source>RAID 1, 2 failures</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>RAID 1, 2 Ausfälle</translation>
    </message>
    <message>
      <source>RAID 1, 3 failures</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>RAID 1, 3 Ausfälle</translation>
    </message>
    <message>
      <source>RAID 10</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>RAID 10</translation>
    </message>
    <message>
      <source>RAID 10 is what is meant.</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>Gemeint ist RAID 10.</translation>
    </message>
    <message>
      <source>RAID 5</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>RAID 5</translation>
    </message>
    <message>
      <source>RAID 5, 1 failure</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>RAID 5, 1 Ausfall</translation>
    </message>
    <message>
      <source>RAID 6</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>RAID 6</translation>
    </message>
    <message>
      <source>RAID 6, 2 failures</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>RAID 6, 2 Ausfälle</translation>
    </message>
    <message>
      <source>RAID level</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>RAID-Level</translation>
    </message>
    <message>
      <source>RAID level: copies of each block and parity drives; drives are sold in GB of 10^9 bytes</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>RAID-Level: Kopien je Block und Paritätslaufwerke; Laufwerke werden in GB zu 10^9 Byte verkauft</translation>
    </message>
    <message>
      <source>RAID-DP</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>RAID-DP</translation>
    </message>
    <message>
      <source>RAID-TEC</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>RAID-TEC</translation>
    </message>
    <message>
      <source>RAM</source>
      <extracomment>app/canvas/content/card_content.py, planner_core/engine/basis/resources.py, planner_core/plan/components/host.py</extracomment>
      <translation>RAM</translation>
    </message>
    <message>
      <source>RAM demand</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>RAM-Bedarf</translation>
    </message>
    <message>
      <source>RAM demand of all desktops</source>
      <extracomment>planner_core/engine/hosts/hosts.py</extracomment>
      <translation>RAM-Bedarf aller Desktops</translation>
    </message>
    <message>
      <source>RAM demand of infrastructure servers</source>
      <extracomment>planner_core/engine/hosts/hosts.py</extracomment>
      <translation>RAM-Bedarf der Infrastruktur-Server</translation>
    </message>
    <message>
      <source>RAM demand of the cluster's desktops</source>
      <extracomment>planner_core/engine/hosts/runs.py</extracomment>
      <translation>RAM-Bedarf der Desktops des Clusters</translation>
    </message>
    <message>
      <source>RAM for desktops</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>RAM für Desktops</translation>
    </message>
    <message>
      <source>RAM left over the configured RAM of a desktop; Nutanix reserves 32 GB for its storage controller and uses 94% of the rest, VMware Cloud Sizer lends out 125%</source>
      <extracomment>planner_core/formulas/rules_of_thumb.py</extracomment>
      <translation>Verbleibender RAM durch den konfigurierten RAM eines Desktops; Nutanix reserviert 32 GB für seinen Storage-Controller und nutzt 94 % des Rests, VMware Cloud Sizer verleiht 125 %</translation>
    </message>
    <message>
      <source>RAM of all hosts</source>
      <extracomment>planner_core/studies/comparison_measures.py</extracomment>
      <translation>RAM aller Hosts</translation>
    </message>
    <message>
      <source>RAM of {host} is not the limit: the {planned} planned desktops take {demand} of {capacity}, and it would carry {allowed}.</source>
      <extracomment>planner_core/engine/explaining/limits.py</extracomment>
      <translation>Der RAM von {host} ist nicht der Engpass: Die {planned} geplanten Desktops belegen {demand} von {capacity}, und er würde {allowed} tragen.</translation>
    </message>
    <message>
      <source>RAM per desktop</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>RAM je Desktop</translation>
    </message>
    <message>
      <source>RAM per server</source>
      <extracomment>planner_core/plan/components/infrastructure_servers.py</extracomment>
      <translation>RAM je Server</translation>
    </message>
    <message>
      <source>RAM target</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Zielwert RAM</translation>
    </message>
    <message>
      <source>RVTools Analyzer</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>RVTools Analyzer</translation>
    </message>
    <message>
      <source>RVTools Analyzer marks more than 6 vCPUs per core red; practice speaks of 4 to 10</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>RVTools Analyzer markiert mehr als 6 vCPUs je Kern rot; die Praxis spricht von 4 bis 10</translation>
    </message>
    <message>
      <source>RVTools Analyzer: red above 6 vCPUs per core; practice speaks of 4 to 10</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>RVTools Analyzer: rot über 6 vCPUs je Kern; die Praxis spricht von 4 bis 10</translation>
    </message>
    <message>
      <source>Rack space</source>
      <extracomment>app/output/chapters/outlook_chapter.py, app/output/workbook/cost_of_use_sheet.py</extracomment>
      <translation>Rackplatz</translation>
    </message>
    <message>
      <source>Rack space per year</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Rackplatz je Jahr</translation>
    </message>
    <message>
      <source>Rack units</source>
      <extracomment>app/output/chapters/outlook_chapter.py, app/output/workbook/cost_of_use_sheet.py, planner_core/formulas/power.py, planner_core/plan/components/host.py, planner_core/plan/components/storage_array.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>Höheneinheiten</translation>
    </message>
    <message>
      <source>Rack units in use, times the price of one</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Belegte Höheneinheiten mal dem Preis einer Höheneinheit</translation>
    </message>
    <message>
      <source>Rack units of all hardware</source>
      <extracomment>planner_core/engine/cost/power_use.py</extracomment>
      <translation>Höheneinheiten aller Geräte</translation>
    </message>
    <message>
      <source>Raise the limit in the broker too, and try what it does to the storage.</source>
      <extracomment>planner_core/engine/findings/storms.py</extracomment>
      <translation>Erhöhen Sie die Grenze auch im Broker und probieren Sie aus, was das mit dem Storage macht.</translation>
    </message>
    <message>
      <source>Random IOPS of a disk</source>
      <extracomment>planner_core/formulas/drives.py</extracomment>
      <translation>Zufällige IOPS einer Festplatte</translation>
    </message>
    <message>
      <source>Rate of value added tax</source>
      <extracomment>app/output/workbook/bill_sheet.py</extracomment>
      <translation>Satz der Mehrwertsteuer</translation>
    </message>
    <message>
      <source>Rates and prices</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py</extracomment>
      <translation>Sätze und Preise</translation>
    </message>
    <message>
      <source>Raw capacity</source>
      <extracomment>planner_core/studies/comparison_measures.py</extracomment>
      <translation>Rohkapazität</translation>
    </message>
    <message>
      <source>Raw capacity beside metadata</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Rohkapazität neben den Metadaten</translation>
    </message>
    <message>
      <source>Raw capacity for objects</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Rohkapazität für Objekte</translation>
    </message>
    <message>
      <source>Raw capacity of all hosts</source>
      <extracomment>planner_core/engine/storage/vsan.py</extracomment>
      <translation>Rohkapazität aller Hosts</translation>
    </message>
    <message>
      <source>Raw capacity of the drives</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Rohkapazität der Laufwerke</translation>
    </message>
    <message>
      <source>Raw capacity without failed devices</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Rohkapazität ohne ausgefallene Laufwerke</translation>
    </message>
    <message>
      <source>Re&amp;cent plans</source>
      <extracomment>app/window/commands/menus.py</extracomment>
      <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
      <source>Re&amp;move</source>
      <extracomment>app/window/dialogs/restore_points_dialog.py</extracomment>
      <translation>&amp;Entfernen</translation>
    </message>
    <message>
      <source>Re&amp;move variant</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Variante &amp;entfernen</translation>
    </message>
    <message>
      <source>Re&amp;name</source>
      <extracomment>app/look/actions.py, app/window/dialogs/restore_points_dialog.py</extracomment>
      <translation>&amp;Umbenennen</translation>
    </message>
    <message>
      <source>Re&amp;vert to the state at opening</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Zum Stand beim Öffnen zu&amp;rückkehren</translation>
    </message>
    <message>
      <source>Read cache hits</source>
      <extracomment>planner_core/plan/components/disk_group.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>Treffer im Lesecache</translation>
    </message>
    <message>
      <source>Reading components</source>
      <extracomment>db/read_plans.py</extracomment>
      <translation>Komponenten werden gelesen</translation>
    </message>
    <message>
      <source>Reading the history</source>
      <extracomment>db/load.py</extracomment>
      <translation>Der Verlauf wird gelesen</translation>
    </message>
    <message>
      <source>Reading the library {path} takes too long. It was left as it is, and nothing of it was taken over.</source>
      <extracomment>db/library_errors.py</extracomment>
      <translation>Das Lesen der Bibliothek {path} dauert zu lange. Sie blieb, wie sie ist, und nichts daraus wurde übernommen.</translation>
    </message>
    <message>
      <source>Reading {file}…</source>
      <extracomment>app/library/importing/import_dialog.py, app/window/proposal/logo_field.py</extracomment>
      <translation>{file} wird gelesen…</translation>
    </message>
    <message>
      <source>Reads</source>
      <extracomment>planner_core/plan/components/infrastructure_servers.py, planner_core/plan/components/pool_work.py</extracomment>
      <translation>Lesezugriffe</translation>
    </message>
    <message>
      <source>Reads and writes are counted one by one</source>
      <extracomment>planner_core/engine/network/storage_traffic.py</extracomment>
      <translation>Lese- und Schreibzugriffe werden einzeln gezählt</translation>
    </message>
    <message>
      <source>Reads and writes each have all drives at the same time. Drives do one thing after the other, so a write that costs {penalty} I/Os takes that from the reads.</source>
      <extracomment>planner_core/studies/opinions_on_storage.py</extracomment>
      <translation>Lese- und Schreibzugriffe haben je alle Laufwerke gleichzeitig. Laufwerke tun aber eins nach dem anderen; ein Schreibzugriff, der {penalty} I/Os kostet, nimmt diese den Lesezugriffen weg.</translation>
    </message>
    <message>
      <source>Reads and writes that the desktop issues while its user works.</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Lese- und Schreibzugriffe des Desktops, während sein Benutzer arbeitet.</translation>
    </message>
    <message>
      <source>Reads answered by the host cache</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Vom Host-Cache beantwortete Lesezugriffe</translation>
    </message>
    <message>
      <source>Reads during boot</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Lesezugriffe beim Boot</translation>
    </message>
    <message>
      <source>Reads during login</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Lesezugriffe bei der Anmeldung</translation>
    </message>
    <message>
      <source>Reads during patching</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Lesezugriffe beim Patchen</translation>
    </message>
    <message>
      <source>Reads during provisioning</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Lesezugriffe bei der Bereitstellung</translation>
    </message>
    <message>
      <source>Reads during refresh</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Lesezugriffe beim Refresh</translation>
    </message>
    <message>
      <source>Reads from the replica</source>
      <extracomment>planner_core/engine/storage/store_io.py, planner_core/plan/components/pool_work.py</extracomment>
      <translation>Lesezugriffe aus der Replica</translation>
    </message>
    <message>
      <source>Reads from tier 1</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Lesezugriffe auf Tier 1</translation>
    </message>
    <message>
      <source>Reads handed down by the array or vSAN</source>
      <extracomment>planner_core/engine/storage/flows.py</extracomment>
      <translation>Vom Array oder von vSAN weitergegebene Lesezugriffe</translation>
    </message>
    <message>
      <source>Reads left by a cache</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>Lesezugriffe hinter einem Cache</translation>
    </message>
    <message>
      <source>Reads of a clone find their block in the replica or in the clone's delta disk; every write goes to the clone's own disks (VMware View Composer)</source>
      <extracomment>planner_core/formulas/io_on_stores.py</extracomment>
      <translation>Lesezugriffe eines Clones finden ihren Block in der Replica oder in der Delta-Disk des Clones; jeder Schreibzugriff geht auf die eigenen Disks des Clones (VMware View Composer)</translation>
    </message>
    <message>
      <source>Reads of all desktops</source>
      <extracomment>planner_core/engine/storage/store_io.py</extracomment>
      <translation>Lesezugriffe aller Desktops</translation>
    </message>
    <message>
      <source>Reads of infrastructure servers</source>
      <extracomment>planner_core/engine/storage/store_io.py</extracomment>
      <translation>Lesezugriffe der Infrastruktur-Server</translation>
    </message>
    <message>
      <source>Reads of the work, spread over its window</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>Lesezugriffe der Arbeit, auf ihr Zeitfenster verteilt</translation>
    </message>
    <message>
      <source>Reads on the array</source>
      <extracomment>planner_core/engine/storage/arrays.py</extracomment>
      <translation>Lesezugriffe auf das Array</translation>
    </message>
    <message>
      <source>Reads per controller</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Lesezugriffe je Controller</translation>
    </message>
    <message>
      <source>Reads per second that keep one controller 100% busy.</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Lesezugriffe je Sekunde, die einen Controller zu 100 % auslasten.</translation>
    </message>
    <message>
      <source>Reads spread over all drives; those of a failed one come from its mirror, or are computed from the drives that are left. Planning value: counted, not measured</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Lesezugriffe verteilen sich auf alle Laufwerke; die eines ausgefallenen kommen vom Spiegel oder werden aus den übrigen berechnet. Planungswert: gezählt, nicht gemessen</translation>
    </message>
    <message>
      <source>Reads while a drive has failed</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Lesezugriffe bei ausgefallenem Laufwerk</translation>
    </message>
    <message>
      <source>Reads while working</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>Lesezugriffe beim Arbeiten</translation>
    </message>
    <message>
      <source>Rebuild of {cluster}: {case}</source>
      <extracomment>planner_core/engine/explaining/explain.py</extracomment>
      <translation>Rebuild von {cluster}: {case}</translation>
    </message>
    <message>
      <source>Rebuild share</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Rebuild-Anteil</translation>
    </message>
    <message>
      <source>Rebuild share of the plan; 0 while none fails</source>
      <extracomment>planner_core/engine/storage/failed_drives.py</extracomment>
      <translation>Rebuild-Anteil des Plans; 0, solange keines ausfällt</translation>
    </message>
    <message>
      <source>Rebuilt from five published tests. Each opens as a copy of your own: try what you like.</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>Nachgebaut aus fünf veröffentlichten Tests. Jeder öffnet sich als Ihre eigene Kopie: Probieren Sie aus, was Sie möchten.</translation>
    </message>
    <message>
      <source>Recent plans</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
      <source>Recompose, refresh and rebalance of linked clones; new images of instant clones; full clones patched one by one.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Recompose, Refresh und Rebalance von Linked Clones; neue Images von Instant Clones; Full Clones, die einzeln gepatcht werden.</translation>
    </message>
    <message>
      <source>Record</source>
      <extracomment>app/cli/validation_report.py, planner_core/catalog/library_rules.py, planner_core/catalog/prices.py</extracomment>
      <translation>Datensatz</translation>
    </message>
    <message>
      <source>Record in</source>
      <extracomment>planner_core/catalog/prices.py</extracomment>
      <translation>Datensatz in</translation>
    </message>
    <message>
      <source>Record {record} cannot be drawn: {reason}</source>
      <extracomment>planner_core/studies/validation_plans.py</extracomment>
      <translation>Datensatz {record} lässt sich nicht zeichnen: {reason}</translation>
    </message>
    <message>
      <source>Record {record} cannot be worked out: {reason}</source>
      <extracomment>planner_core/studies/validation_arithmetic.py</extracomment>
      <translation>Datensatz {record} lässt sich nicht nachrechnen: {reason}</translation>
    </message>
    <message>
      <source>Records that come with Headroom stay. Type into one to have your own in its place.</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>Datensätze von Headroom bleiben. Geben Sie in einen etwas ein, um einen eigenen an seiner Stelle zu haben.</translation>
    </message>
    <message>
      <source>Redo</source>
      <extracomment>app/library/library_window.py, app/window/wiring.py</extracomment>
      <translation>Wiederholen</translation>
    </message>
    <message>
      <source>Refresh</source>
      <extracomment>planner_core/plan/components/pool_machines.py, planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Refresh</translation>
    </message>
    <message>
      <source>Refresh at logoff</source>
      <extracomment>planner_core/engine/basis/axes.py</extracomment>
      <translation>Refresh</translation>
    </message>
    <message>
      <source>Refresh policy of the pool</source>
      <extracomment>planner_core/engine/hosts/desktops.py</extracomment>
      <translation>Refresh-Regel des Pools</translation>
    </message>
    <message>
      <source>Refresh, where there is one</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>Refresh, wo es einen gibt</translation>
    </message>
    <message>
      <source>Refreshed at logoff</source>
      <extracomment>planner_core/engine/hosts/desktops.py</extracomment>
      <translation>Refresh bei der Abmeldung</translation>
    </message>
    <message>
      <source>Relocating swap files and template</source>
      <extracomment>app/output/chapters/capacity_chapter.py</extracomment>
      <translation>Auslagerungsdateien (Swap) und Template verlagern</translation>
    </message>
    <message>
      <source>Relocating the swap files frees {gib} on {store}.</source>
      <extracomment>app/output/chapters/capacity_chapter.py</extracomment>
      <translation>Das Verlagern der Auslagerungsdateien schafft {gib} Platz auf {store}.</translation>
    </message>
    <message>
      <source>Relocating the swap files frees {gib} on {store}: its capacity is enough for {more} desktops instead of {before}.</source>
      <extracomment>app/output/chapters/capacity_chapter.py</extracomment>
      <translation>Das Verlagern der Auslagerungsdateien schafft {gib} Platz auf {store}: Seine Kapazität reicht für {more} Desktops statt für {before}.</translation>
    </message>
    <message>
      <source>Remark</source>
      <extracomment>app/results/tables/response_tables.py</extracomment>
      <translation>Bemerkung</translation>
    </message>
    <message>
      <source>Remove</source>
      <extracomment>app/window/proposal/logo_field.py</extracomment>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>Remove the logo</source>
      <extracomment>app/window/proposal/logo_field.py</extracomment>
      <translation>Logo entfernen</translation>
    </message>
    <message>
      <source>Remove this price</source>
      <extracomment>app/inspector/price_list.py</extracomment>
      <translation>Diesen Preis entfernen</translation>
    </message>
    <message>
      <source>Remove variant {variant}</source>
      <extracomment>planner_core/editing/verbs/variants.py</extracomment>
      <translation>Variante {variant} entfernen</translation>
    </message>
    <message>
      <source>Remove {item}</source>
      <extracomment>app/inspector/price_list.py</extracomment>
      <translation>{item} entfernen</translation>
    </message>
    <message>
      <source>Removed</source>
      <extracomment>app/results/words/comparison.py</extracomment>
      <translation>Entfernt</translation>
    </message>
    <message>
      <source>Rena&amp;me file…</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Datei u&amp;mbenennen…</translation>
    </message>
    <message>
      <source>Rename &amp;plan</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Plan umbenennen</translation>
    </message>
    <message>
      <source>Rename file</source>
      <extracomment>app/window/dialogs/rename_dialog.py</extracomment>
      <translation>Datei umbenennen</translation>
    </message>
    <message>
      <source>Rename variant {variant} to {name}</source>
      <extracomment>planner_core/editing/verbs/variants.py</extracomment>
      <translation>Variante {variant} in {name} umbenennen</translation>
    </message>
    <message>
      <source>Replica</source>
      <extracomment>app/canvas/content/chip_texts.py, planner_core/plan/components/desktop_pool.py, planner_core/plan/links.py</extracomment>
      <translation>Replica</translation>
    </message>
    <message>
      <source>Replica copies per store</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Replica-Kopien je Datastore</translation>
    </message>
    <message>
      <source>Replica on SSD, clones on SAS</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>Replica auf SSD, Clones auf SAS</translation>
    </message>
    <message>
      <source>Replicas</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Replicas</translation>
    </message>
    <message>
      <source>Requests in the system</source>
      <extracomment>planner_core/formulas/queueing_open.py</extracomment>
      <translation>Anfragen im System</translation>
    </message>
    <message>
      <source>Reserve the memory of the desktops, or place the swap files on a shared store.</source>
      <extracomment>planner_core/engine/findings/local_disks.py</extracomment>
      <translation>Reservieren Sie den RAM der Desktops oder legen Sie die Auslagerungsdateien auf einen gemeinsamen Datastore.</translation>
    </message>
    <message>
      <source>Reserved</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Reserviert</translation>
    </message>
    <message>
      <source>Reserved RAM per desktop</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Reservierter RAM je Desktop</translation>
    </message>
    <message>
      <source>Reserved clock of a desktop</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>Reservierter Takt eines Desktops</translation>
    </message>
    <message>
      <source>Reserved memory of a desktop</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>Reservierter RAM eines Desktops</translation>
    </message>
    <message>
      <source>Reserved part of the swap file</source>
      <extracomment>planner_core/engine/storage/swap_files.py</extracomment>
      <translation>Reservierter Teil der Auslagerungsdatei</translation>
    </message>
    <message>
      <source>Reserved swap objects take their full size and its copies; sparse ones take nothing while memory is not overcommitted.</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Reservierte Auslagerungsobjekte belegen ihre volle Größe und deren Kopien; Sparse-Objekte belegen nichts, solange der Speicher nicht überbucht ist.</translation>
    </message>
    <message>
      <source>Residual value</source>
      <extracomment>app/output/chapters/outlook_chapter.py, app/output/workbook/cost_of_use_sheet.py, planner_core/formulas/cost.py, planner_core/plan/settings_costs.py</extracomment>
      <translation>Restwert</translation>
    </message>
    <message>
      <source>Residual value of the purchase price</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py</extracomment>
      <translation>Restwert, vom Kaufpreis</translation>
    </message>
    <message>
      <source>Resize a frame or note</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Größe eines Rahmens oder einer Notiz ändern</translation>
    </message>
    <message>
      <source>Resize {name}</source>
      <extracomment>planner_core/editing/verbs/places.py</extracomment>
      <translation>Größe von {name} ändern</translation>
    </message>
    <message>
      <source>Resource</source>
      <extracomment>app/cli/assessment_report.py, app/cli/limits_report.py, app/cli/response_report.py, app/output/chapters/saturation_chapter.py, app/output/workbook/limits_sheets.py, app/output/workbook/saturation_sheet.py, app/results/tables/limits_tables.py, app/results/tabs/limits_tab.py, app/results/tabs/saturation_tab.py</extracomment>
      <translation>Ressource</translation>
    </message>
    <message>
      <source>Response</source>
      <extracomment>app/results/tabs/all_tabs.py</extracomment>
      <translation>Antwortzeit</translation>
    </message>
    <message>
      <source>Response by case</source>
      <extracomment>app/output/workbook/response_sheets.py</extracomment>
      <translation>Antwort je Fall</translation>
    </message>
    <message>
      <source>Response curve</source>
      <extracomment>app/output/workbook/response_sheets.py</extracomment>
      <translation>Antwortzeitkurve</translation>
    </message>
    <message>
      <source>Response time by Little's law</source>
      <extracomment>planner_core/formulas/queueing_open.py</extracomment>
      <translation>Antwortzeit nach dem Gesetz von Little</translation>
    </message>
    <message>
      <source>Response time by sessions</source>
      <extracomment>app/cli/response_report.py, app/output/workbook/response_sheets.py, app/results/tabs/response_tab.py</extracomment>
      <translation>Antwortzeit nach Sitzungen</translation>
    </message>
    <message>
      <source>Response time law of interactive systems; Lazowska et al., Quantitative System Performance (1984), ch. 3</source>
      <extracomment>planner_core/formulas/queueing_open.py</extracomment>
      <translation>Antwortzeitgesetz interaktiver Systeme; Lazowska u. a., Quantitative System Performance (1984), Kap. 3</translation>
    </message>
    <message>
      <source>Response time of interactive users</source>
      <extracomment>planner_core/formulas/queueing_open.py</extracomment>
      <translation>Antwortzeit interaktiver Benutzer</translation>
    </message>
    <message>
      <source>Response time of one server</source>
      <extracomment>planner_core/formulas/queueing_open.py</extracomment>
      <translation>Antwortzeit einer Bedienstation</translation>
    </message>
    <message>
      <source>Response time of several servers</source>
      <extracomment>planner_core/formulas/queueing_open.py</extracomment>
      <translation>Antwortzeit mehrerer Bedienstationen</translation>
    </message>
    <message>
      <source>Response time over the number of sessions</source>
      <extracomment>app/results/charts/response_chart.py</extracomment>
      <translation>Antwortzeit über der Zahl der Sitzungen</translation>
    </message>
    <message>
      <source>Response time that few exceed</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Antwortzeit, die wenige überschreiten</translation>
    </message>
    <message>
      <source>Response times</source>
      <extracomment>app/output/chapters/response_chapter.py, planner_core/editing/verbs/proposal.py</extracomment>
      <translation>Antwortzeiten</translation>
    </message>
    <message>
      <source>Response times cannot be said: {reason}</source>
      <extracomment>app/output/chapters/response_chapter.py</extracomment>
      <translation>Antwortzeiten lassen sich nicht nennen: {reason}</translation>
    </message>
    <message>
      <source>Restore point {number}</source>
      <extracomment>app/project/project_commands.py</extracomment>
      <translation>Wiederherstellungspunkt {number}</translation>
    </message>
    <message>
      <source>Restore points</source>
      <extracomment>app/window/dialogs/restore_points_dialog.py</extracomment>
      <translation>Wiederherstellungspunkte</translation>
    </message>
    <message>
      <source>Restore points…</source>
      <extracomment>app/window/commands/state_commands.py</extracomment>
      <translation>Wiederherstellungspunkte…</translation>
    </message>
    <message>
      <source>Result</source>
      <extracomment>app/cli/library_update.py, app/library/update_dialog.py, app/results/result_strip.py</extracomment>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Results</source>
      <extracomment>app/inspector/selection_results.py, app/results/tabs/all_tabs.py</extracomment>
      <translation>Ergebnisse</translation>
    </message>
    <message>
      <source>Review</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Prüfung</translation>
    </message>
    <message>
      <source>Risk, not planned for</source>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>Risiko, nicht eingeplant</translation>
    </message>
    <message>
      <source>Round trip</source>
      <extracomment>app/cli/response_report.py, planner_core/plan/components/network_link.py</extracomment>
      <translation>Umlaufzeit</translation>
    </message>
    <message>
      <source>Rounded down: one desktop more would pass the target</source>
      <extracomment>planner_core/formulas/whole_desktops.py</extracomment>
      <translation>Abgerundet: Ein Desktop mehr überschritte das Ziel</translation>
    </message>
    <message>
      <source>Row</source>
      <extracomment>app/library/merge_dialog.py</extracomment>
      <translation>Zeile</translation>
    </message>
    <message>
      <source>Rule</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Regel</translation>
    </message>
    <message>
      <source>Run {name} on {host}</source>
      <extracomment>planner_core/editing/verbs/links.py</extracomment>
      <translation>{name} auf {host} ausführen</translation>
    </message>
    <message>
      <source>Running costs</source>
      <extracomment>planner_core/plan/components/host.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>Laufende Kosten</translation>
    </message>
    <message>
      <source>Running costs and outlook</source>
      <extracomment>app/output/chapters/outlook_chapter.py, planner_core/editing/verbs/proposal.py</extracomment>
      <translation>Laufende Kosten und Ausblick</translation>
    </message>
    <message>
      <source>Running parent of instant clones</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>Laufender Parent von Instant Clones</translation>
    </message>
    <message>
      <source>Running parents of instant clones</source>
      <extracomment>planner_core/engine/hosts/host_supply.py</extracomment>
      <translation>Laufende Parents von Instant Clones</translation>
    </message>
    <message>
      <source>Runs on</source>
      <extracomment>app/output/chapters/drawing_chapter.py, planner_core/plan/links.py</extracomment>
      <translation>Läuft auf</translation>
    </message>
    <message>
      <source>S&amp;tart page</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>S&amp;tartseite</translation>
    </message>
    <message>
      <source>SC// Infrastructure Sizer</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>SC// Infrastructure Sizer</translation>
    </message>
    <message>
      <source>SC// Infrastructure Sizer (2026): 3 vCPUs per core after 1 core for the system, half of the RAM on the first day, N+1</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>SC// Infrastructure Sizer (2026): 3 vCPUs je Kern nach 1 Kern für das System, am ersten Tag der halbe RAM, N+1</translation>
    </message>
    <message>
      <source>SC7020F, 3,000 linked clones</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>SC7020F, 3.000 Linked Clones</translation>
    </message>
    <message>
      <source>SSD</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>SSD</translation>
    </message>
    <message>
      <source>SVG drawings (*.svg)</source>
      <extracomment>app/output/destination.py</extracomment>
      <translation>SVG-Zeichnungen (*.svg)</translation>
    </message>
    <message>
      <source>Same processor figure as Login VSI 3 medium: one family.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Gleiche Prozessorzahl wie Login VSI 3 Medium: eine Familie.</translation>
    </message>
    <message>
      <source>Sample plans</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>Beispielpläne</translation>
    </message>
    <message>
      <source>Saturation</source>
      <extracomment>app/output/chapters/saturation_chapter.py, app/output/workbook/saturation_sheet.py, app/results/tabs/all_tabs.py, app/results/tabs/saturation_tab.py, planner_core/editing/verbs/proposal.py</extracomment>
      <translation>Auslastung</translation>
    </message>
    <message>
      <source>Saturation at its worst</source>
      <extracomment>planner_core/studies/comparison_measures.py</extracomment>
      <translation>Auslastung im ungünstigsten Fall</translation>
    </message>
    <message>
      <source>Saturation by phase, nothing failed</source>
      <extracomment>app/cli/assessment_report.py</extracomment>
      <translation>Auslastung je Phase, ohne Ausfall</translation>
    </message>
    <message>
      <source>Saturation in the worst phase and case</source>
      <extracomment>app/cli/assessment_report.py</extracomment>
      <translation>Auslastung in der ungünstigsten Phase und im ungünstigsten Fall</translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
      <source>Save a copy…</source>
      <extracomment>app/window/dialogs/file_conversations.py</extracomment>
      <translation>Kopie speichern…</translation>
    </message>
    <message>
      <source>Save plan as</source>
      <extracomment>app/window/commands/plan_commands.py</extracomment>
      <translation>Plan speichern unter</translation>
    </message>
    <message>
      <source>Screen height</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Bildschirmhöhe</translation>
    </message>
    <message>
      <source>Screen width</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Bildschirmbreite</translation>
    </message>
    <message>
      <source>Screens</source>
      <extracomment>planner_core/plan/components/pool_machines.py, planner_core/plan/links.py</extracomment>
      <translation>Bildschirme</translation>
    </message>
    <message>
      <source>Screens of all desktops</source>
      <extracomment>planner_core/engine/network/traffic.py</extracomment>
      <translation>Bildschirme aller Desktops</translation>
    </message>
    <message>
      <source>Search</source>
      <extracomment>app/library/library_window.py, app/look/widgets/search_field.py</extracomment>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Search the assumptions</source>
      <extracomment>app/results/tabs/assumptions_tab.py</extracomment>
      <translation>Annahmen durchsuchen</translation>
    </message>
    <message>
      <source>Search the catalogue.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Den Katalog durchsuchen.</translation>
    </message>
    <message>
      <source>Search the outline</source>
      <extracomment>app/window/panes/outline.py</extracomment>
      <translation>Gliederung durchsuchen</translation>
    </message>
    <message>
      <source>Search the palette</source>
      <extracomment>app/window/panes/palette.py</extracomment>
      <translation>Palette durchsuchen</translation>
    </message>
    <message>
      <source>Search the table</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>Tabelle durchsuchen</translation>
    </message>
    <message>
      <source>Second opinions</source>
      <extracomment>app/results/tabs/all_tabs.py, app/results/tabs/opinions_tab.py</extracomment>
      <translation>Zweitmeinungen</translation>
    </message>
    <message>
      <source>Seconds</source>
      <extracomment>app/output/workbook/response_sheets.py</extracomment>
      <translation>Sekunden</translation>
    </message>
    <message>
      <source>Select &amp;all</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
      <source>Select a desktop pool or servers first, then connect them.</source>
      <extracomment>app/canvas/commands/canvas_orders.py</extracomment>
      <translation>Wählen Sie zuerst einen Desktop-Pool oder Server aus und verbinden Sie sie dann.</translation>
    </message>
    <message>
      <source>Select a single component to rename it.</source>
      <extracomment>app/window/workbench.py</extracomment>
      <translation>Wählen Sie eine einzelne Komponente aus, um sie umzubenennen.</translation>
    </message>
    <message>
      <source>Select all</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>Alles auswählen</translation>
    </message>
    <message>
      <source>Select an open frame or a note that stands on the drawing to resize it.</source>
      <extracomment>app/canvas/commands/canvas_commands.py</extracomment>
      <translation>Um die Größe zu ändern, einen offenen Rahmen oder eine Notiz auswählen, die auf der Zeichnung stehen.</translation>
    </message>
    <message>
      <source>Select components of one kind to edit them together.</source>
      <extracomment>app/inspector/inspector.py</extracomment>
      <translation>Wählen Sie Komponenten einer Art aus, um sie gemeinsam zu bearbeiten.</translation>
    </message>
    <message>
      <source>Select three or more cards to distribute them.</source>
      <extracomment>app/canvas/commands/canvas_orders.py</extracomment>
      <translation>Wählen Sie drei oder mehr Karten aus, um sie zu verteilen.</translation>
    </message>
    <message>
      <source>Select two or more cards to align them.</source>
      <extracomment>app/canvas/commands/canvas_orders.py</extracomment>
      <translation>Wählen Sie zwei oder mehr Karten aus, um sie auszurichten.</translation>
    </message>
    <message>
      <source>Select what holds others: a cluster, a host or a storage array.</source>
      <extracomment>app/canvas/commands/canvas_orders.py</extracomment>
      <translation>Etwas auswählen, das anderes enthält: einen Cluster, einen Host oder ein Array.</translation>
    </message>
    <message>
      <source>Select what you want to copy.</source>
      <extracomment>app/canvas/commands/clipboard.py</extracomment>
      <translation>Wählen Sie aus, was Sie kopieren möchten.</translation>
    </message>
    <message>
      <source>Select what you want to delete.</source>
      <extracomment>app/canvas/commands/canvas_commands.py</extracomment>
      <translation>Wählen Sie aus, was Sie löschen möchten.</translation>
    </message>
    <message>
      <source>Select what you want to duplicate.</source>
      <extracomment>app/canvas/commands/canvas_commands.py</extracomment>
      <translation>Wählen Sie aus, was Sie duplizieren möchten.</translation>
    </message>
    <message>
      <source>Select whole &amp;rows</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>Ganze &amp;Zeilen auswählen</translation>
    </message>
    <message>
      <source>September</source>
      <extracomment>app/look/dates.py</extracomment>
      <translation>September</translation>
    </message>
    <message>
      <source>Server</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Server</translation>
    </message>
    <message>
      <source>Server disks</source>
      <extracomment>planner_core/plan/links.py</extracomment>
      <translation>Server-Disks</translation>
    </message>
    <message>
      <source>Server model</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Servermodell</translation>
    </message>
    <message>
      <source>Servers</source>
      <extracomment>app/project/palette_model.py, planner_core/catalog/records.py, planner_core/plan/components/infrastructure_servers.py</extracomment>
      <translation>Server</translation>
    </message>
    <message>
      <source>Servers beside fixed work</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Bedienstationen neben fester Arbeit</translation>
    </message>
    <message>
      <source>Servers each</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Bedienstationen je</translation>
    </message>
    <message>
      <source>Servers have one file role</source>
      <extracomment>planner_core/engine/storage/store_io.py</extracomment>
      <translation>Server haben nur eine Dateiart</translation>
    </message>
    <message>
      <source>Servers send no screens over the line</source>
      <extracomment>planner_core/engine/network/traffic.py</extracomment>
      <translation>Server senden keine Bildschirme über die Leitung</translation>
    </message>
    <message>
      <source>Servers take whole memory modules; the bill of materials counts them</source>
      <extracomment>planner_core/engine/findings/host_memory.py</extracomment>
      <translation>Server nehmen ganze Speichermodule auf; die Stückliste zählt sie</translation>
    </message>
    <message>
      <source>Servers that one user keeps busy</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Bedienstationen, die ein Benutzer auslastet</translation>
    </message>
    <message>
      <source>Servers that one user keeps busy, all together</source>
      <extracomment>planner_core/studies/response_stations.py</extracomment>
      <translation>Bedienstationen, die ein Benutzer auslastet, insgesamt</translation>
    </message>
    <message>
      <source>Servers that take stretch times as long because of work that is there anyway, and together do what that work leaves. One server: the open classes of mixed networks, D' = D / (1 - U); Lazowska et al., Quantitative System Performance (1984), ch. 7. Several: right with hardly any user and with many</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Bedienstationen, die wegen Arbeit, die ohnehin da ist, um den Faktor stretch länger brauchen und zusammen leisten, was diese Arbeit übrig lässt. Eine Bedienstation: die offenen Klassen gemischter Netze, D' = D / (1 - U); Lazowska u. a., Quantitative System Performance (1984), Kap. 7. Mehrere: richtig mit kaum einem Benutzer und mit vielen</translation>
    </message>
    <message>
      <source>Service demand law D = U / X, with one interaction in each cycle; Lazowska et al., Quantitative System Performance (1984), ch. 3</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Bedienbedarfsgesetz D = U / X, mit einer Interaktion je Zyklus; Lazowska u. a., Quantitative System Performance (1984), Kap. 3</translation>
    </message>
    <message>
      <source>Service of one interaction</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Bedienung einer Interaktion</translation>
    </message>
    <message>
      <source>Service of one interaction: {resource} of {component}</source>
      <extracomment>planner_core/studies/response_stations.py</extracomment>
      <translation>Bedienung einer Interaktion: {resource} von {component}</translation>
    </message>
    <message>
      <source>Service times vary as the exponential distribution does, and arrivals come at random.</source>
      <extracomment>planner_core/studies/response_network.py</extracomment>
      <translation>Bedienzeiten streuen wie die Exponentialverteilung, und Ankünfte sind zufällig.</translation>
    </message>
    <message>
      <source>Session hosts by cores</source>
      <extracomment>planner_core/formulas/rules_of_thumb.py</extracomment>
      <translation>Session Hosts nach Kernen</translation>
    </message>
    <message>
      <source>Sessions</source>
      <extracomment>app/cli/response_report.py, app/output/chapters/response_chapter.py, app/output/workbook/response_sheets.py, app/results/tables/response_tables.py</extracomment>
      <translation>Sitzungen</translation>
    </message>
    <message>
      <source>Sessions at work</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Arbeitende Sitzungen</translation>
    </message>
    <message>
      <source>Sessions that pass</source>
      <extracomment>app/cli/response_report.py, app/results/tables/response_tables.py</extracomment>
      <translation>Sitzungen, die bestehen</translation>
    </message>
    <message>
      <source>Set</source>
      <extracomment>app/window/dialogs/restore_points_dialog.py</extracomment>
      <translation>Gesetzt</translation>
    </message>
    <message>
      <source>Set VMX swap per desktop to 0.</source>
      <extracomment>planner_core/engine/findings/host_memory.py</extracomment>
      <translation>Setzen Sie VMX-Swap je Desktop auf 0.</translation>
    </message>
    <message>
      <source>Set the gain to 20%, the one that the workload profiles were calibrated with.</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>Setzen Sie den Gewinn auf 20 %; damit wurden die Lastprofile kalibriert.</translation>
    </message>
    <message>
      <source>Set the host failures to plan for to 1, and lift what limits then.</source>
      <extracomment>planner_core/engine/findings/reserve.py</extracomment>
      <translation>Setzen Sie die eingeplanten Host-Ausfälle auf 1 und beheben Sie die Engpässe, die sich dann zeigen.</translation>
    </message>
    <message>
      <source>Set the host failures to plan for to 1, and plan {needed} hosts instead of {hosts}.</source>
      <extracomment>planner_core/engine/findings/reserve.py</extracomment>
      <translation>Setzen Sie die eingeplanten Host-Ausfälle auf 1 und planen Sie {needed} statt {hosts} Hosts.</translation>
    </message>
    <message>
      <source>Set the refresh of the pool to “At logoff”.</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>Setzen Sie den Refresh des Pools auf „Bei der Abmeldung“.</translation>
    </message>
    <message>
      <source>Set the refresh to never, and plan for desktops that grow.</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>Setzen Sie den Refresh auf „Nie“ und planen Sie wachsende Desktops ein.</translation>
    </message>
    <message>
      <source>Set the shares so that they add up to 100%; they are scaled until then.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Setzen Sie die Anteile so, dass sie zusammen 100 % ergeben; bis dahin werden sie umgerechnet.</translation>
    </message>
    <message>
      <source>Set the slack to 25 to 30%.</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>Setzen Sie den Slack auf 25 bis 30 %.</translation>
    </message>
    <message>
      <source>Settings of the plan</source>
      <extracomment>app/results/words/comparison.py</extracomment>
      <translation>Einstellungen des Plans</translation>
    </message>
    <message>
      <source>Severity</source>
      <extracomment>app/output/workbook/findings_sheet.py, app/results/tabs/findings_tab.py</extracomment>
      <translation>Schwere</translation>
    </message>
    <message>
      <source>Share</source>
      <extracomment>app/output/workbook/capacity_sheet.py, app/results/tabs/capacity_tab.py</extracomment>
      <translation>Anteil</translation>
    </message>
    <message>
      <source>Share of every controller that is busy without any I/O, and gives way to I/O. That of a failed one moves to the others.</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Anteil jedes Controllers, der ohne jede I/O beschäftigt ist und der I/O den Vortritt lässt. Der eines ausgefallenen geht auf die übrigen über.</translation>
    </message>
    <message>
      <source>Share of the I/O on these drives</source>
      <extracomment>planner_core/engine/storage/flows.py</extracomment>
      <translation>Anteil am I/O auf diesen Laufwerken</translation>
    </message>
    <message>
      <source>Share of the I/Os that are reads.</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Anteil der Lesezugriffe an den I/Os.</translation>
    </message>
    <message>
      <source>Share of the RAM per vSAN disk group</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>RAM-Anteil je vSAN-Laufwerksgruppe</translation>
    </message>
    <message>
      <source>Share of the desktops here</source>
      <extracomment>planner_core/engine/hosts/runs.py, planner_core/formulas/spread.py</extracomment>
      <translation>Anteil der Desktops hier</translation>
    </message>
    <message>
      <source>Share of the desktops with a user at work. All of them are powered on and take memory.</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Anteil der Desktops mit arbeitendem Benutzer. Eingeschaltet sind alle, und alle belegen RAM.</translation>
    </message>
    <message>
      <source>Share of the drives' I/O that rebuilding a drive takes.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Anteil am I/O der Laufwerke, den die Wiederherstellung eines Laufwerks braucht.</translation>
    </message>
    <message>
      <source>Share of the drives' I/O that the rebuild takes</source>
      <extracomment>planner_core/engine/storage/failed_drives.py</extracomment>
      <translation>Anteil am I/O der Laufwerke, den der Rebuild braucht</translation>
    </message>
    <message>
      <source>Share of the files here</source>
      <extracomment>planner_core/formulas/spread.py</extracomment>
      <translation>Anteil der Dateien hier</translation>
    </message>
    <message>
      <source>Share of the line that is not there for desktops.</source>
      <extracomment>planner_core/plan/components/network_link.py</extracomment>
      <translation>Anteil der Leitung, der den Desktops nicht zur Verfügung steht.</translation>
    </message>
    <message>
      <source>Share of the purchase price that is left at the end of use</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Anteil des Kaufpreises, der am Ende der Nutzung bleibt</translation>
    </message>
    <message>
      <source>Share of the reads that a cache answers. 0 is the safe side.</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Anteil der Lesezugriffe, die ein Cache beantwortet. 0 ist die sichere Seite.</translation>
    </message>
    <message>
      <source>Share of the reads that find their block in the replica; the rest read the delta disk.</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Anteil der Lesezugriffe, die ihren Block in der Replica finden; der Rest liest die Delta-Disk.</translation>
    </message>
    <message>
      <source>Share of the reads that the cache answers. 0 is the safe side.</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Anteil der Lesezugriffe, die der Cache beantwortet. 0 liegt auf der sicheren Seite.</translation>
    </message>
    <message>
      <source>Share of the reads that the cache devices answer; hybrid only.</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Anteil der Lesezugriffe, die die Cache-Laufwerke beantworten; nur Hybrid.</translation>
    </message>
    <message>
      <source>Share of the window</source>
      <extracomment>app/output/chapters/storms_chapter.py, app/results/tables/storms_table.py</extracomment>
      <translation>Anteil am Zeitfenster</translation>
    </message>
    <message>
      <source>Share of the writes that go to temporary files on the disposable disk.</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Anteil der Schreibzugriffe auf temporäre Dateien der Disposable Disk.</translation>
    </message>
    <message>
      <source>Share of the writes that the cache merges before they reach the drives. 0 is the safe side.</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Anteil der Schreibzugriffe, die der Cache zusammenfasst, bevor sie die Laufwerke erreichen. 0 liegt auf der sicheren Seite.</translation>
    </message>
    <message>
      <source>Share of the writes that the write buffer merges before they reach the capacity devices.</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Anteil der Schreibzugriffe, die der Schreibpuffer zusammenfasst, bevor sie die Kapazitätslaufwerke erreichen.</translation>
    </message>
    <message>
      <source>Share of the writes that the write buffer merges before they reach the drives. 0 is the safe side.</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Anteil der Schreibzugriffe, die der Schreibpuffer vor den Laufwerken zusammenfasst. 0 ist die sichere Seite.</translation>
    </message>
    <message>
      <source>Share of {capacity}</source>
      <extracomment>app/output/chapters/capacity_chapter.py</extracomment>
      <translation>Anteil an {capacity}</translation>
    </message>
    <message>
      <source>Share refused without a queue (Erlang B)</source>
      <extracomment>planner_core/formulas/queueing_open.py</extracomment>
      <translation>Ohne Warteschlange abgewiesener Anteil (Erlang B)</translation>
    </message>
    <message>
      <source>Share that has to wait (Erlang C)</source>
      <extracomment>planner_core/formulas/queueing_open.py</extracomment>
      <translation>Anteil, der warten muss (Erlang C)</translation>
    </message>
    <message>
      <source>Shared by</source>
      <extracomment>app/output/workbook/bill_sheet.py</extracomment>
      <translation>Geteilt durch die Desktops</translation>
    </message>
    <message>
      <source>Shared by all {planned} desktops planned, of which {fits} fit.</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>Geteilt durch alle {planned} geplanten Desktops, von denen {fits} passen.</translation>
    </message>
    <message>
      <source>Shares add up to 100%</source>
      <extracomment>planner_core/formulas/io_on_stores.py</extracomment>
      <translation>Die Anteile ergeben zusammen 100 %</translation>
    </message>
    <message>
      <source>Sheet</source>
      <extracomment>app/library/importing/import_dialog.py</extracomment>
      <translation>Tabellenblatt</translation>
    </message>
    <message>
      <source>Sheets</source>
      <extracomment>app/output/workbook/summary_sheet.py</extracomment>
      <translation>Tabellenblätter</translation>
    </message>
    <message>
      <source>Show a cluster, host or array as one card with the worst result of all inside.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Einen Cluster, Host oder ein Array als eine Karte mit dem schlechtesten Ergebnis von allem darin zeigen.</translation>
    </message>
    <message>
      <source>Show formula, values and sources of the number in focus.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Formel, Werte und Quellen der markierten Zahl zeigen.</translation>
    </message>
    <message>
      <source>Show palette and outline.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Zeigt Palette und Gliederung.</translation>
    </message>
    <message>
      <source>Show the plan as a tree and search it.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Zeigt den Plan als Baum und durchsucht ihn.</translation>
    </message>
    <message>
      <source>Show the results of all variants side by side.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Zeigt die Ergebnisse aller Varianten nebeneinander.</translation>
    </message>
    <message>
      <source>Show the results of it.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Deren Ergebnisse anzeigen.</translation>
    </message>
    <message>
      <source>Show the results while something has failed.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Die Ergebnisse bei einem Ausfall anzeigen.</translation>
    </message>
    <message>
      <source>Show the whole plan in a corner while part of it is out of sight.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Zeigt den ganzen Plan in einer Ecke, solange ein Teil davon nicht zu sehen ist.</translation>
    </message>
    <message>
      <source>Show them…</source>
      <extracomment>app/library/updates.py</extracomment>
      <translation>Zeigen…</translation>
    </message>
    <message>
      <source>Show what lies inside the selected cards again.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Wieder zeigen, was in den ausgewählten Karten liegt.</translation>
    </message>
    <message>
      <source>Show what the library has newer than this plan, and take it over.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Zeigt, was in der Bibliothek neuer ist als in diesem Plan, und übernimmt es.</translation>
    </message>
    <message>
      <source>Show what would change, and take it over.</source>
      <extracomment>app/library/updates.py</extracomment>
      <translation>Zeigt, was sich ändern würde, und übernimmt es.</translation>
    </message>
    <message>
      <source>Shown beside the net amounts.</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Wird neben den Nettobeträgen angezeigt.</translation>
    </message>
    <message>
      <source>Side by side</source>
      <extracomment>app/results/tabs/variants_tab.py</extracomment>
      <translation>Nebeneinander</translation>
    </message>
    <message>
      <source>Sign between cells</source>
      <extracomment>app/library/importing/import_dialog.py</extracomment>
      <translation>Trennzeichen</translation>
    </message>
    <message>
      <source>Six times the I/O of the Login VSI table for the same worker: take it for a heavy load, or to reproduce the paper.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Die sechsfache I/O der Login-VSI-Tabelle für dieselbe Nutzung: für eine schwere Last, oder um das Papier nachzurechnen.</translation>
    </message>
    <message>
      <source>Size</source>
      <extracomment>app/window/dialogs/backups_dialog.py</extracomment>
      <translation>Größe</translation>
    </message>
    <message>
      <source>Size of a server's I/O</source>
      <extracomment>planner_core/engine/storage/arrays.py</extracomment>
      <translation>Größe eines I/O eines Servers</translation>
    </message>
    <message>
      <source>Size of an I/O</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Größe eines I/O</translation>
    </message>
    <message>
      <source>Size of an I/O during storms</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Größe eines I/O bei Stürmen</translation>
    </message>
    <message>
      <source>Size of one copy of the replica; of full clones, the size of the desktop's disk.</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Größe einer Kopie der Replica; bei Full Clones die Größe der Disk des Desktops.</translation>
    </message>
    <message>
      <source>Size of one module; the bill of materials counts modules.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Größe eines Moduls; die Stückliste zählt Module.</translation>
    </message>
    <message>
      <source>Slot policy</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Slot-Richtlinie</translation>
    </message>
    <message>
      <source>Slots of a host</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>Slots eines Hosts</translation>
    </message>
    <message>
      <source>Small print</source>
      <extracomment>app/window/proposal/branding_form.py</extracomment>
      <translation>Kleingedrucktes</translation>
    </message>
    <message>
      <source>Small random blocks, reads and writes mixed.</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Kleine zufällige Blöcke, Lesen und Schreiben gemischt.</translation>
    </message>
    <message>
      <source>Smaller (Ctrl+minus)</source>
      <extracomment>app/window/proposal/page_bar.py</extracomment>
      <translation>Kleiner (Strg+Minus)</translation>
    </message>
    <message>
      <source>So many hosts may fail, the largest first, and every desktop still runs.</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>So viele Hosts dürfen ausfallen, der größte zuerst, und jeder Desktop läuft noch.</translation>
    </message>
    <message>
      <source>Sockets</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Sockel</translation>
    </message>
    <message>
      <source>Something went wrong inside Headroom ({kind}), and the log cannot be written.</source>
      <extracomment>app/__main__.py</extracomment>
      <translation>In Headroom ist ein Fehler aufgetreten ({kind}), und das Protokoll lässt sich nicht schreiben.</translation>
    </message>
    <message>
      <source>Something went wrong inside Headroom ({kind}). {log} has the details.</source>
      <extracomment>app/__main__.py</extracomment>
      <translation>In Headroom ist ein Fehler aufgetreten ({kind}). Einzelheiten stehen in {log}.</translation>
    </message>
    <message>
      <source>Something went wrong inside Headroom. Your plan is safe in its file.</source>
      <extracomment>app/window/wiring.py</extracomment>
      <translation>In Headroom ist ein Fehler aufgetreten. Ihr Plan ist in seiner Datei sicher.</translation>
    </message>
    <message>
      <source>Sort ascending</source>
      <extracomment>app/results/tabs/sort_actions.py</extracomment>
      <translation>Aufsteigend sortieren</translation>
    </message>
    <message>
      <source>Sort by the column</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Nach der Spalte sortieren</translation>
    </message>
    <message>
      <source>Sort descending</source>
      <extracomment>app/results/tabs/sort_actions.py</extracomment>
      <translation>Absteigend sortieren</translation>
    </message>
    <message>
      <source>Source</source>
      <extracomment>app/library/library_sheets.py, app/output/workbook/assumptions_sheet.py, app/output/workbook/bill_sheet.py, app/results/tables/assumptions_table.py, app/results/tables/response_tables.py, app/results/tabs/cost_tab.py, app/results/tabs/opinions_tab.py, planner_core/catalog/library_rules.py, planner_core/catalog/prices.py</extracomment>
      <translation>Quelle</translation>
    </message>
    <message>
      <source>Source of the rule</source>
      <extracomment>app/output/workbook/findings_sheet.py, app/results/tabs/findings_tab.py</extracomment>
      <translation>Quelle der Regel</translation>
    </message>
    <message>
      <source>Source: {source}</source>
      <extracomment>app/cli/assessment_report.py, app/cli/opinions_report.py, app/inspector/finding_note.py, app/inspector/price_list.py, app/inspector/record_field.py, app/output/chapters/capacity_chapter.py, app/output/chapters/cover_and_findings.py, app/project/palette_model.py, app/results/explaining/formula_card.py, app/results/tabs/cost_tab.py, planner_core/engine/explaining/derivation_text.py</extracomment>
      <translation>Quelle: {source}</translation>
    </message>
    <message>
      <source>Space at 50% by Horizon's guide</source>
      <extracomment>planner_core/formulas/linked_clone_sizing.py</extracomment>
      <translation>Platz bei 50 % nach dem Leitfaden von Horizon</translation>
    </message>
    <message>
      <source>Space for persistent disks</source>
      <extracomment>planner_core/studies/opinion.py</extracomment>
      <translation>Platz für persistente Festplatten</translation>
    </message>
    <message>
      <source>Space for the clones</source>
      <extracomment>planner_core/studies/opinion.py</extracomment>
      <translation>Platz für die Klone</translation>
    </message>
    <message>
      <source>Space on {store}</source>
      <extracomment>app/output/chapters/capacity_chapter.py</extracomment>
      <translation>Platz auf {store}</translation>
    </message>
    <message>
      <source>Space prints a chapter or leaves it out; Alt+Up and Alt+Down move it.</source>
      <extracomment>app/window/proposal/chapter_list.py</extracomment>
      <translation>Die Leertaste druckt ein Kapitel oder lässt es weg; Alt+Aufwärts und Alt+Abwärts verschieben es.</translation>
    </message>
    <message>
      <source>Space that temporary files and the page file take on the disposable disk.</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Platz für temporäre Dateien und die Windows-Auslagerungsdatei auf der Disposable Disk.</translation>
    </message>
    <message>
      <source>Spare drives</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Hot Spares</translation>
    </message>
    <message>
      <source>Sparse</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Sparse</translation>
    </message>
    <message>
      <source>Speed of a network port</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Geschwindigkeit eines Netzwerkports</translation>
    </message>
    <message>
      <source>Speed of a port</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Geschwindigkeit eines Ports</translation>
    </message>
    <message>
      <source>Speed of a storage port</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Geschwindigkeit eines Storage-Ports</translation>
    </message>
    <message>
      <source>Speed of one server</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Geschwindigkeit einer Bedienstation</translation>
    </message>
    <message>
      <source>Spread the work over several windows.</source>
      <extracomment>planner_core/engine/findings/storms.py</extracomment>
      <translation>Verteilen Sie die Arbeit auf mehrere Zeitfenster.</translation>
    </message>
    <message>
      <source>Spread them over more hosts, or over more disk groups in each of them.</source>
      <extracomment>planner_core/engine/findings/load.py</extracomment>
      <translation>Verteilen Sie sie auf mehr Hosts oder auf mehr Laufwerksgruppen in jedem Host.</translation>
    </message>
    <message numerus="yes">
      <source>Spread them over {count} datastore and lift what limits then, or plan fewer desktops.</source>
      <comment>Spread them over {count} datastores and lift what limits then, or plan fewer desktops.</comment>
      <extracomment>planner_core/engine/findings/load.py</extracomment>
      <translation>
        <numerusform>Verteilen Sie sie auf {count} Datastore und beheben Sie die Engpässe, die sich dann zeigen, oder planen Sie weniger Desktops.</numerusform>
        <numerusform>Verteilen Sie sie auf {count} Datastores und beheben Sie die Engpässe, die sich dann zeigen, oder planen Sie weniger Desktops.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Spread them over {count} datastore.</source>
      <comment>Spread them over {count} datastores.</comment>
      <extracomment>planner_core/engine/findings/load.py</extracomment>
      <translation>
        <numerusform>Verteilen Sie sie auf {count} Datastore.</numerusform>
        <numerusform>Verteilen Sie sie auf {count} Datastores.</numerusform>
      </translation>
    </message>
    <message>
      <source>Stands on the drawing, also in the proposal.</source>
      <extracomment>planner_core/plan/components/note.py</extracomment>
      <translation>Steht auf der Zeichnung, auch im Angebot.</translation>
    </message>
    <message>
      <source>Stands under the title of the chapter. A blank line begins a paragraph.</source>
      <extracomment>app/window/proposal/contents_form.py</extracomment>
      <translation>Steht unter der Überschrift des Kapitels. Eine leere Zeile beginnt einen Absatz.</translation>
    </message>
    <message>
      <source>Start with a host</source>
      <extracomment>app/canvas/painting/empty_canvas.py</extracomment>
      <translation>Beginnen Sie mit einem Host</translation>
    </message>
    <message>
      <source>Start with an empty drawing.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Mit einer leeren Zeichnung beginnen.</translation>
    </message>
    <message>
      <source>State at opening</source>
      <extracomment>app/window/dialogs/restore_points_dialog.py</extracomment>
      <translation>Stand beim Öffnen</translation>
    </message>
    <message>
      <source>Stations</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Stationen</translation>
    </message>
    <message>
      <source>Status</source>
      <extracomment>app/output/workbook/saturation_sheet.py</extracomment>
      <translation>Status</translation>
    </message>
    <message>
      <source>Steady</source>
      <extracomment>planner_core/engine/basis/axes.py</extracomment>
      <translation>Dauerbetrieb</translation>
    </message>
    <message>
      <source>Stop</source>
      <extracomment>app/results/tabs/study_tab.py</extracomment>
      <translation>Anhalten</translation>
    </message>
    <message>
      <source>Stopped. What is shown may be of an earlier plan.</source>
      <extracomment>app/results/tabs/study_tab.py</extracomment>
      <translation>Angehalten. Das Gezeigte kann von einem früheren Stand stammen.</translation>
    </message>
    <message>
      <source>Storage &amp;array</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Storage-&amp;Array</translation>
    </message>
    <message>
      <source>Storage array</source>
      <extracomment>planner_core/editing/verbs/common.py</extracomment>
      <translation>Storage-Array</translation>
    </message>
    <message>
      <source>Storage arrays</source>
      <extracomment>app/project/palette_model.py, planner_core/catalog/records.py</extracomment>
      <translation>Storage-Arrays</translation>
    </message>
    <message>
      <source>Storage bandwidth by Horizon's rule</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Storage-Bandbreite nach der Regel von Horizon</translation>
    </message>
    <message>
      <source>Storage in the network</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Storage im Netzwerk</translation>
    </message>
    <message>
      <source>Storage over IP and vSAN share the network ports</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Storage über IP und vSAN teilen sich die Netzwerkports</translation>
    </message>
    <message>
      <source>Storage over IP, vSAN and screens share the network ports</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Storage über IP, vSAN und Bildschirme teilen sich die Netzwerkports</translation>
    </message>
    <message>
      <source>Storage overhead</source>
      <extracomment>planner_core/formulas/clone_files.py, planner_core/plan/settings.py</extracomment>
      <translation>Storage-Overhead</translation>
    </message>
    <message>
      <source>Storage ports</source>
      <extracomment>planner_core/engine/basis/resources.py, planner_core/plan/components/host.py</extracomment>
      <translation>Storage-Ports</translation>
    </message>
    <message>
      <source>Storage ports of the hosts</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Storage-Ports der Hosts</translation>
    </message>
    <message>
      <source>Storage tier</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Storage-Tier</translation>
    </message>
    <message>
      <source>Store</source>
      <extracomment>app/cli/response_report.py, app/output/workbook/capacity_sheet.py, app/results/tabs/capacity_tab.py</extracomment>
      <translation>Datastore</translation>
    </message>
    <message>
      <source>Stores</source>
      <extracomment>planner_core/engine/storage/capacity.py</extracomment>
      <translation>Datastores</translation>
    </message>
    <message>
      <source>Stores, one in each host</source>
      <extracomment>planner_core/engine/hosts/runs.py</extracomment>
      <translation>Datastores, einer je Host</translation>
    </message>
    <message>
      <source>Storm</source>
      <extracomment>app/output/chapters/storms_chapter.py, app/results/tables/storms_table.py</extracomment>
      <translation>Sturm</translation>
    </message>
    <message>
      <source>Storm reads from the host cache</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Lesezugriffe von Storms aus dem Host-Cache</translation>
    </message>
    <message>
      <source>Storms</source>
      <extracomment>app/output/chapters/storms_chapter.py, app/output/chapters/summary_chapter.py, app/output/workbook/storms_sheet.py, app/results/tabs/all_tabs.py, app/results/tabs/storms_tab.py, planner_core/editing/verbs/proposal.py, planner_core/plan/settings.py</extracomment>
      <translation>Stürme</translation>
    </message>
    <message>
      <source>Storms and work times</source>
      <extracomment>app/output/workbook/storms_sheet.py</extracomment>
      <translation>Stürme und Arbeitszeiten</translation>
    </message>
    <message>
      <source>Straight-line depreciation</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Lineare Abschreibung</translation>
    </message>
    <message>
      <source>Sum over the stations of the plan</source>
      <extracomment>planner_core/studies/response_stations.py</extracomment>
      <translation>Summe über die Stationen des Plans</translation>
    </message>
    <message>
      <source>Summary</source>
      <extracomment>app/output/chapters/summary_chapter.py, app/output/workbook/summary_sheet.py, planner_core/editing/verbs/proposal.py</extracomment>
      <translation>Zusammenfassung</translation>
    </message>
    <message>
      <source>Survive a controller</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Controller-Ausfall überstehen</translation>
    </message>
    <message>
      <source>Survive a drive</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Laufwerksausfall überstehen</translation>
    </message>
    <message>
      <source>Survive a path</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Pfadausfall überstehen</translation>
    </message>
    <message>
      <source>Suspend</source>
      <extracomment>app/canvas/content/chip_texts.py</extracomment>
      <translation>Suspend</translation>
    </message>
    <message>
      <source>Suspend file</source>
      <extracomment>planner_core/formulas/clone_files.py, planner_core/plan/links.py</extracomment>
      <translation>Suspend-Datei</translation>
    </message>
    <message>
      <source>Suspended at logoff</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Bei der Abmeldung angehalten</translation>
    </message>
    <message>
      <source>Swap</source>
      <extracomment>app/canvas/content/chip_texts.py</extracomment>
      <translation>Swap</translation>
    </message>
    <message>
      <source>Swap and template relocated</source>
      <extracomment>app/output/chapters/capacity_chapter.py</extracomment>
      <translation>Swap und Template verlagert</translation>
    </message>
    <message>
      <source>Swap file</source>
      <extracomment>planner_core/plan/links.py</extracomment>
      <translation>Auslagerungsdatei (Swap)</translation>
    </message>
    <message>
      <source>Swap file in copies of the policy</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Auslagerungsdatei in Kopien der Richtlinie</translation>
    </message>
    <message>
      <source>Swap file per desktop</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>Auslagerungsdatei (Swap) je Desktop</translation>
    </message>
    <message>
      <source>Swap files of {pool} lie on local disks in {cluster}: a live migration copies them too and takes {both} instead of {alone} over a port of {speed}.</source>
      <extracomment>planner_core/engine/findings/local_disks.py</extracomment>
      <translation>Auslagerungsdateien von {pool} liegen in {cluster} auf lokalen Platten: Eine Live-Migration kopiert sie mit und dauert über einen Port mit {speed} {both} statt {alone}.</translation>
    </message>
    <message>
      <source>Swap files of {pool} take {size}, {share} of all that lies on {store}.</source>
      <extracomment>planner_core/engine/findings/swap.py</extracomment>
      <translation>Auslagerungsdateien von {pool} belegen {size}, {share} von allem, was auf {store} liegt.</translation>
    </message>
    <message>
      <source>Swap of the virtual machine process itself. It stays with the desktop's own files. None before 5.0.</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Swap des VM-Prozesses selbst. Er bleibt bei den eigenen Dateien des Desktops. Vor 5.0 gibt es ihn nicht.</translation>
    </message>
    <message>
      <source>Swap relocated</source>
      <extracomment>app/output/chapters/capacity_chapter.py</extracomment>
      <translation>Swap verlagert</translation>
    </message>
    <message>
      <source>Switch admission control on, best as a percentage of resources.</source>
      <extracomment>planner_core/engine/findings/admission.py</extracomment>
      <translation>Schalten Sie Admission Control ein, am besten als Prozentsatz der Ressourcen.</translation>
    </message>
    <message>
      <source>Switch vSAN on for the cluster, or move the files to a disk group or an array.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Schalten Sie vSAN für den Cluster ein oder verlegen Sie die Dateien auf eine Laufwerksgruppe oder ein Array.</translation>
    </message>
    <message>
      <source>Symbol</source>
      <extracomment>app/output/chapters/derivations_chapter.py, app/output/workbook/derivations_sheet.py, planner_core/engine/explaining/derivation_text.py</extracomment>
      <translation>Symbol</translation>
    </message>
    <message>
      <source>T = Z + u x T: thinking, and the service of one interaction</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>T = Z + u x T: Nachdenken und die Bedienung einer Interaktion</translation>
    </message>
    <message>
      <source>T&amp;ext size</source>
      <extracomment>app/window/commands/menus.py</extracomment>
      <translation>&amp;Textgröße</translation>
    </message>
    <message>
      <source>TCP in frames of full size: 1,448 of 1,538 bytes on the line are data; as the engine counts network ports</source>
      <extracomment>planner_core/studies/response_resources.py</extracomment>
      <translation>TCP in Frames voller Größe: 1.448 von 1.538 Byte auf der Leitung sind Daten; so wie die Berechnung Netzwerkanschlüsse zählt</translation>
    </message>
    <message>
      <source>Tab</source>
      <extracomment>app/library/importing/import_dialog.py</extracomment>
      <translation>Tabulator</translation>
    </message>
    <message>
      <source>Tab chooses, Enter connects to {target}, Esc cancels.</source>
      <extracomment>app/canvas/commands/canvas_orders.py</extracomment>
      <translation>Tab wählt, die Eingabetaste verbindet mit {target}, Esc bricht ab.</translation>
    </message>
    <message>
      <source>Tab chooses, Enter moves the files to {target}, Esc cancels.</source>
      <extracomment>app/canvas/commands/canvas_orders.py</extracomment>
      <translation>Tab wählt, die Eingabetaste verschiebt die Dateien auf {target}, Esc bricht ab.</translation>
    </message>
    <message>
      <source>Tab goes from card to card, Enter edits, the arrows move.</source>
      <extracomment>app/canvas/view.py</extracomment>
      <translation>Tab wechselt von Karte zu Karte, die Eingabetaste bearbeitet, die Pfeile verschieben.</translation>
    </message>
    <message>
      <source>Tab or Shift+Tab</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Tab oder Umschalt+Tab</translation>
    </message>
    <message>
      <source>Table</source>
      <extracomment>app/results/tabs/response_tab.py, app/results/tabs/storms_tab.py</extracomment>
      <translation>Tabelle</translation>
    </message>
    <message>
      <source>Tables (*.csv *.txt *.tsv *.xlsx *.xlsm)</source>
      <extracomment>app/library/file_commands.py</extracomment>
      <translation>Tabellen (*.csv *.txt *.tsv *.xlsx *.xlsm)</translation>
    </message>
    <message>
      <source>Tables of results</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Tabellen der Ergebnisse</translation>
    </message>
    <message>
      <source>Tables of the library</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>Tabellen der Bibliothek</translation>
    </message>
    <message>
      <source>Take all of &amp;theirs</source>
      <extracomment>app/library/merge_dialog.py</extracomment>
      <translation>Alle &amp;ihre übernehmen</translation>
    </message>
    <message>
      <source>Take out of {name}</source>
      <extracomment>app/canvas/commands/context_menus.py</extracomment>
      <translation>Aus {name} herausnehmen</translation>
    </message>
    <message>
      <source>Take over {file}</source>
      <extracomment>app/project/own_records.py</extracomment>
      <translation>{file} übernehmen</translation>
    </message>
    <message>
      <source>Take the last step back.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Den letzten Schritt zurücknehmen.</translation>
    </message>
    <message>
      <source>Take {count} components out</source>
      <extracomment>app/canvas/commands/canvas_commands.py</extracomment>
      <translation>{count} Komponenten herausnehmen</translation>
    </message>
    <message>
      <source>Take {name} out</source>
      <extracomment>planner_core/editing/verbs/places.py</extracomment>
      <translation>{name} herausnehmen</translation>
    </message>
    <message>
      <source>Taken off the list price; 0 to 100.</source>
      <extracomment>planner_core/catalog/prices.py</extracomment>
      <translation>Wird vom Listenpreis abgezogen; 0 bis 100.</translation>
    </message>
    <message>
      <source>Taken off the processors of every host.</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Wird von den Prozessoren jedes Hosts abgezogen.</translation>
    </message>
    <message numerus="yes">
      <source>Taken over in {count} component.</source>
      <comment>Taken over in {count} components.</comment>
      <extracomment>app/cli/library_update.py</extracomment>
      <translation>
        <numerusform>In {count} Komponente übernommen.</numerusform>
        <numerusform>In {count} Komponenten übernommen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Target</source>
      <extracomment>app/cli/assessment_report.py, app/output/workbook/capacity_sheet.py, app/output/workbook/saturation_sheet.py</extracomment>
      <translation>Zielwert</translation>
    </message>
    <message>
      <source>Target in a failure</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Zielwert bei einem Ausfall</translation>
    </message>
    <message>
      <source>Targets</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Zielwerte</translation>
    </message>
    <message>
      <source>Targets and planning rules</source>
      <extracomment>app/output/chapters/assumptions_chapter.py</extracomment>
      <translation>Zielwerte und Planungsregeln</translation>
    </message>
    <message>
      <source>Template</source>
      <extracomment>app/canvas/content/chip_texts.py, planner_core/plan/components/desktop_pool.py, planner_core/plan/links.py</extracomment>
      <translation>Template</translation>
    </message>
    <message>
      <source>Templates</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Templates</translation>
    </message>
    <message>
      <source>Teradici, PCoIP technology user guide: above 100 ms mouse and windows are slow; Teradici knowledge base: sessions work up to 250 ms</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>Teradici, PCoIP Technology User Guide: Über 100 ms sind Maus und Fenster langsam; Teradici Knowledge Base: Sitzungen laufen bis 250 ms</translation>
    </message>
    <message>
      <source>Test</source>
      <extracomment>app/results/tables/response_tables.py</extracomment>
      <translation>Test</translation>
    </message>
    <message>
      <source>Text</source>
      <extracomment>planner_core/plan/components/note.py</extracomment>
      <translation>Text</translation>
    </message>
    <message>
      <source>Text in “{chapter}”</source>
      <extracomment>app/window/proposal/contents_form.py</extracomment>
      <translation>Text in „{chapter}“</translation>
    </message>
    <message>
      <source>Text of the chapter</source>
      <extracomment>app/window/proposal/contents_form.py</extracomment>
      <translation>Text des Kapitels</translation>
    </message>
    <message>
      <source>Text of the note</source>
      <extracomment>app/canvas/gestures/note_editor.py</extracomment>
      <translation>Text der Notiz</translation>
    </message>
    <message>
      <source>That is not the password. Capital letters count. If you are sure of it, the beginning of the file is damaged: open a backup.</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>Das ist nicht das Passwort. Groß- und Kleinschreibung zählt. Wenn Sie sicher sind, ist der Anfang der Datei beschädigt: Öffnen Sie eine Sicherung.</translation>
    </message>
    <message>
      <source>That was cancelled. Nothing was changed.</source>
      <extracomment>db/progress.py</extracomment>
      <translation>Das wurde abgebrochen. Es wurde nichts geändert.</translation>
    </message>
    <message>
      <source>The JSON says it is {format}; a plan says {expected}.</source>
      <extracomment>planner_core/plan/interchange.py</extracomment>
      <translation>Das JSON nennt sich {format}; ein Plan nennt sich {expected}.</translation>
    </message>
    <message>
      <source>The approximation for several pools found no answer.</source>
      <extracomment>planner_core/studies/response_curve.py</extracomment>
      <translation>Die Näherung für mehrere Pools fand keine Lösung.</translation>
    </message>
    <message>
      <source>The average</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Den Mittelwert</translation>
    </message>
    <message>
      <source>The baseline of this rule needs {samples} samples.</source>
      <extracomment>planner_core/studies/vsimax_prediction.py</extracomment>
      <translation>Die Baseline dieser Regel braucht {samples} Messwerte.</translation>
    </message>
    <message>
      <source>The bill of materials: a discount of 100% leaves nothing to pay</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>Die Stückliste: Ein Rabatt von 100 % lässt nichts zu zahlen</translation>
    </message>
    <message>
      <source>The bill of materials: what has no price adds nothing</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>Die Stückliste: Was keinen Preis hat, trägt nichts bei</translation>
    </message>
    <message>
      <source>The catalogue file {name}.json cannot be read: {reason}</source>
      <extracomment>planner_core/catalog/decoding.py, planner_core/studies/opinion_rules.py</extracomment>
      <translation>Die Katalogdatei {name}.json lässt sich nicht lesen: {reason}</translation>
    </message>
    <message>
      <source>The catalogue file {name}.json has no row {id}.</source>
      <extracomment>planner_core/catalog/decoding.py</extracomment>
      <translation>Die Katalogdatei {name}.json hat keine Zeile {id}.</translation>
    </message>
    <message>
      <source>The catalogue file {name}.json is missing.</source>
      <extracomment>planner_core/catalog/decoding.py</extracomment>
      <translation>Die Katalogdatei {name}.json fehlt.</translation>
    </message>
    <message>
      <source>The catalogue has no workload profile {profile}, which the family {family} needs.</source>
      <extracomment>planner_core/studies/validation_families.py</extracomment>
      <translation>Der Katalog hat kein Lastprofil {profile}, das die Familie {family} braucht.</translation>
    </message>
    <message>
      <source>The change cannot be stored in {path}: {reason}. It was not made.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>Die Änderung lässt sich in {path} nicht speichern: {reason}. Sie wurde nicht übernommen.</translation>
    </message>
    <message>
      <source>The chapter {chapter} of the proposal stands there twice.</source>
      <extracomment>planner_core/plan/proposal_design.py</extracomment>
      <translation>Das Kapitel {chapter} des Angebots steht doppelt da.</translation>
    </message>
    <message>
      <source>The common form n x i x r + n x i x w / P: it lets reads and writes have the drives at the same time</source>
      <extracomment>planner_core/formulas/rules_of_thumb.py</extracomment>
      <translation>Die verbreitete Formel n x i x r + n x i x w / P: Sie gibt Lese- und Schreibzugriffen die Laufwerke gleichzeitig</translation>
    </message>
    <message numerus="yes">
      <source>The dedicated desktop of {pool} lies on local disks ({store}): when the host fails, its user has no desktop until it is back.</source>
      <comment>The {count} dedicated desktops of {pool} lie on local disks ({store}): when a host fails, its users have no desktop until it is back.</comment>
      <extracomment>planner_core/engine/findings/local_disks.py</extracomment>
      <translation>
        <numerusform>Der dedizierte Desktop von {pool} liegt auf lokalen Platten ({store}): Fällt der Host aus, hat sein Benutzer bis zu dessen Rückkehr keinen Desktop.</numerusform>
        <numerusform>Die {count} dedizierten Desktops von {pool} liegen auf lokalen Platten ({store}): Fällt ein Host aus, haben seine Benutzer bis zu dessen Rückkehr keinen Desktop.</numerusform>
      </translation>
    </message>
    <message>
      <source>The design carries all {planned} desktops planned; its maximum is {maximum}.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Der Entwurf trägt alle {planned} geplanten Desktops; sein Maximum liegt bei {maximum}.</translation>
    </message>
    <message>
      <source>The design carries {fits} of the {planned} desktops planned.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Der Entwurf trägt {fits} der {planned} geplanten Desktops.</translation>
    </message>
    <message>
      <source>The desktop is set back and started again.</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Der Desktop wird zurückgesetzt und neu gestartet.</translation>
    </message>
    <message>
      <source>The desktops are never done; what they need is not there.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Die Desktops werden nie fertig; was sie brauchen, ist nicht vorhanden.</translation>
    </message>
    <message>
      <source>The details could not be written to the log.</source>
      <extracomment>app/window/wiring.py</extracomment>
      <translation>Die Einzelheiten ließen sich nicht ins Protokoll schreiben.</translation>
    </message>
    <message>
      <source>The digits of “{text}” are grouped in an unusual way. Type it like {example}.</source>
      <extracomment>app/look/number_input.py</extracomment>
      <translation>Die Ziffern von „{text}“ sind ungewöhnlich gruppiert. Schreiben Sie die Zahl wie {example}.</translation>
    </message>
    <message>
      <source>The disk failed while {path} was being changed. Everything before the last change is safe; the last one may be in the file or not, and it is not shown here. Save a copy on another disk.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>Der Datenträger versagte, während {path} geändert wurde. Alles vor der letzten Änderung ist sicher; die letzte steht vielleicht in der Datei, vielleicht nicht, und wird hier nicht gezeigt. Speichern Sie eine Kopie auf einem anderen Datenträger.</translation>
    </message>
    <message>
      <source>The disks of {servers} lie on no store; their space and I/O are not counted.</source>
      <extracomment>planner_core/engine/findings/servers.py</extracomment>
      <translation>Die Platten von {servers} liegen auf keinem Datastore; ihr Platz und ihre I/Os werden nicht mitgezählt.</translation>
    </message>
    <message>
      <source>The draft {name} was discarded.</source>
      <extracomment>app/window/dialogs/file_conversations.py</extracomment>
      <translation>Der Entwurf {name} wurde verworfen.</translation>
    </message>
    <message>
      <source>The drawing and all values are the same as in {baseline}.</source>
      <extracomment>app/output/chapters/variants_chapter.py</extracomment>
      <translation>Die Zeichnung und alle Werte sind dieselben wie in {baseline}.</translation>
    </message>
    <message>
      <source>The drawing carries {count} desktops. Click, Enter or F1 explains it.</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>Die Zeichnung trägt {count} Desktops. Klick, Eingabetaste oder F1 leitet sie her.</translation>
    </message>
    <message>
      <source>The drawing itself: shares of one role are scaled to 100%</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Die Zeichnung selbst: Anteile einer Rolle werden auf 100 % umgerechnet</translation>
    </message>
    <message>
      <source>The drawing itself: vSAN stores on drives that hosts give to it</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>Die Zeichnung selbst: vSAN speichert auf Laufwerken, die ihm Hosts geben</translation>
    </message>
    <message>
      <source>The drawing itself: what has no port is not connected</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>Die Zeichnung selbst: Was keinen Port hat, ist nicht verbunden</translation>
    </message>
    <message>
      <source>The drawing itself: what is not connected is not counted</source>
      <extracomment>planner_core/engine/findings/drawing.py, planner_core/engine/findings/servers.py</extracomment>
      <translation>Die Zeichnung selbst: Was nicht verbunden ist, wird nicht gezählt</translation>
    </message>
    <message>
      <source>The drawing itself: what stands in the plan is paid for</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Die Zeichnung selbst: Was im Plan steht, wird bezahlt</translation>
    </message>
    <message>
      <source>The drawing itself: without this nothing can be computed</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Die Zeichnung selbst: Ohne dies lässt sich nichts berechnen</translation>
    </message>
    <message>
      <source>The failed drives are missing and the rebuild takes its share of the others; the share is a planning value, arrays let one choose it</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Die ausgefallenen Laufwerke fehlen, und der Rebuild nimmt seinen Anteil der übrigen; der Anteil ist ein Planungswert, Arrays lassen ihn wählen</translation>
    </message>
    <message>
      <source>The file {journal} beside the project was not made by Headroom. Move it away and open the project again.</source>
      <extracomment>db/inspect_file.py</extracomment>
      <translation>Die Datei {journal} neben dem Projekt stammt nicht von Headroom. Verschieben Sie sie und öffnen Sie das Projekt erneut.</translation>
    </message>
    <message>
      <source>The files of {cluster} are {components} components; its hosts hold {most}.</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>Die Dateien von {cluster} sind {components} Komponenten; seine Hosts fassen {most}.</translation>
    </message>
    <message>
      <source>The firm's address has up to {most} characters in {lines} lines.</source>
      <extracomment>planner_core/plan/proposal_design.py</extracomment>
      <translation>Die Anschrift der Firma hat bis zu {most} Zeichen in {lines} Zeilen.</translation>
    </message>
    <message>
      <source>The firm's name has up to {most} characters in one line.</source>
      <extracomment>planner_core/plan/proposal_design.py</extracomment>
      <translation>Der Name der Firma hat bis zu {most} Zeichen in einer Zeile.</translation>
    </message>
    <message>
      <source>The form n x i x r + n x i x w / P of many pages, such as those after the write penalties of yellow-bricks.com (2009)</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>Die Form n x i x r + n x i x w / P vieler Seiten, etwa nach den Schreibaufschlägen von yellow-bricks.com (2009)</translation>
    </message>
    <message>
      <source>The frames are the parts that follow, with their numbers.</source>
      <extracomment>app/output/chapters/drawing_chapter.py</extracomment>
      <translation>Die Rahmen sind die folgenden Teile mit ihren Nummern.</translation>
    </message>
    <message>
      <source>The fullest resources at their worst. The tick on a bar is the target.</source>
      <extracomment>app/output/word/result_chapters.py</extracomment>
      <translation>Die vollsten Ressourcen bei ihrem Höchstwert. Der Strich am Balken ist der Zielwert.</translation>
    </message>
    <message>
      <source>The guide counts {percent} of each disk, in whole GB. Ours is what the pools say of how full they are.</source>
      <extracomment>planner_core/studies/opinions_on_storage.py</extracomment>
      <translation>Die Anleitung rechnet mit {percent} jeder Disk, in ganzen GB. Unsere Rechnung nimmt den Füllstand, den die Pools angeben.</translation>
    </message>
    <message>
      <source>The guide works out growth from memory and replica alone, and keeps {replicas} replicas on a store. Ours adds up the files as they are planned.</source>
      <extracomment>planner_core/studies/opinions_on_storage.py</extracomment>
      <translation>Die Anleitung berechnet das Wachstum allein aus RAM und Replica und hält {replicas} Replicas auf einem Datastore. Unsere Rechnung zählt die Dateien, wie sie geplant sind.</translation>
    </message>
    <message>
      <source>The hardware costs at least {total}.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Die Hardware kostet mindestens {total}.</translation>
    </message>
    <message>
      <source>The hardware costs {total}.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Die Hardware kostet {total}.</translation>
    </message>
    <message numerus="yes">
      <source>The host cache of {host} needs a digest of the full clone of {pool}, {size}, which is not counted.</source>
      <comment>The host cache of {host} needs a digest of each of the {count} full clones of {pool}, {size} in all, which are not counted.</comment>
      <extracomment>planner_core/engine/findings/host_memory.py</extracomment>
      <translation>
        <numerusform>Der Host-Cache von {host} braucht einen Digest des Full Clone von {pool}, {size}, der nicht gezählt wird.</numerusform>
        <numerusform>Der Host-Cache von {host} braucht von jedem der {count} Full Clones von {pool} einen Digest, insgesamt {size}, die nicht gezählt werden.</numerusform>
      </translation>
    </message>
    <message>
      <source>The host is in no vSAN cluster</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>Der Host ist in keinem vSAN-Cluster</translation>
    </message>
    <message>
      <source>The largest disk group of the cluster, of the express storage the largest device</source>
      <extracomment>planner_core/engine/storage/vsan.py</extracomment>
      <translation>Die größte Laufwerksgruppe des Clusters, beim Express Storage das größte Laufwerk</translation>
    </message>
    <message>
      <source>The last change is still being written. Try that again.</source>
      <extracomment>app/project/open_project.py</extracomment>
      <translation>Die letzte Änderung wird noch geschrieben. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>The last change to {path} was interrupted and has to be taken back, but its folder is write-protected. Copy the file together with the file ending in -journal to another folder and open it there.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>Die letzte Änderung an {path} wurde unterbrochen und muss zurückgenommen werden, aber der Ordner ist schreibgeschützt. Kopieren Sie die Datei zusammen mit der auf -journal endenden Datei in einen anderen Ordner und öffnen Sie sie dort.</translation>
    </message>
    <message numerus="yes">
      <source>The library has newer values for {count} component of this plan.</source>
      <comment>The library has newer values for {count} components of this plan.</comment>
      <extracomment>app/library/updates.py</extracomment>
      <translation>
        <numerusform>Die Bibliothek hat neuere Werte für {count} Komponente dieses Plans.</numerusform>
        <numerusform>Die Bibliothek hat neuere Werte für {count} Komponenten dieses Plans.</numerusform>
      </translation>
    </message>
    <message>
      <source>The library {path} cannot be changed: the file, its folder or the disk is write-protected. The change was not made.</source>
      <extracomment>db/library_errors.py</extracomment>
      <translation>Die Bibliothek {path} lässt sich nicht ändern: Datei, Ordner oder Datenträger sind schreibgeschützt. Die Änderung wurde nicht gemacht.</translation>
    </message>
    <message>
      <source>The library {path} could not be read or written ({reason}). The change was not made, everything before it is safe. Check the disk and try again.</source>
      <extracomment>db/library_errors.py</extracomment>
      <translation>Die Bibliothek {path} ließ sich nicht lesen oder schreiben ({reason}). Die Änderung wurde nicht gemacht, alles davor ist sicher. Prüfen Sie den Datenträger und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>The library {path} is damaged: {reason}</source>
      <extracomment>db/library_errors.py</extracomment>
      <translation>Die Bibliothek {path} ist beschädigt: {reason}</translation>
    </message>
    <message>
      <source>The library {path} is in use by another program. The change was not made. Try again in a moment.</source>
      <extracomment>db/library_errors.py</extracomment>
      <translation>Die Bibliothek {path} wird gerade von einem anderen Programm benutzt. Die Änderung wurde nicht gemacht. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
      <source>The library {path} was saved by a newer Headroom (format {version}; this one knows up to {known}). It was not changed, and its records and prices are left out. Install the newer version to use it.</source>
      <extracomment>db/library_errors.py</extracomment>
      <translation>Die Bibliothek {path} wurde von einem neueren Headroom gespeichert (Format {version}; dieses kennt bis {known}). Sie wurde nicht geändert, ihre Datensätze und Preise bleiben außen vor. Installieren Sie die neuere Version, um sie zu benutzen.</translation>
    </message>
    <message>
      <source>The limiting resource is right in {right} of {labelled} records that name one.</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Die begrenzende Ressource stimmt in {right} von {labelled} Datensätzen, die eine nennen.</translation>
    </message>
    <message>
      <source>The limits of the plan count its other phases, the failures planned for and whole desktops on each host, too.</source>
      <extracomment>app/results/words/opinions.py</extracomment>
      <translation>Die Engpässe des Plans zählen auch seine anderen Phasen, die eingeplanten Ausfälle und nur ganze Desktops je Host.</translation>
    </message>
    <message>
      <source>The line of the hypervisor generation for this number of vCPUs</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>Die Gerade der Hypervisor-Generation für diese Zahl von vCPUs</translation>
    </message>
    <message>
      <source>The line that the screens travel on</source>
      <extracomment>app/project/palette_model.py</extracomment>
      <translation>Leitung für die Bildschirme der Desktops</translation>
    </message>
    <message>
      <source>The line to the user adds its round trip to every answer, and its bandwidth is a queue like any other.</source>
      <extracomment>planner_core/studies/response_network.py</extracomment>
      <translation>Die Leitung zum Benutzer verlängert jede Antwort um ihre Umlaufzeit, und vor ihrer Bandbreite wird gewartet wie überall.</translation>
    </message>
    <message>
      <source>The list of the record that the price belongs to.</source>
      <extracomment>planner_core/catalog/prices.py</extracomment>
      <translation>Die Liste des Datensatzes, zu dem der Preis gehört.</translation>
    </message>
    <message>
      <source>The logo cannot be used: {problem}</source>
      <extracomment>planner_core/plan/proposal_design.py</extracomment>
      <translation>Das Logo ist nicht verwendbar: {problem}</translation>
    </message>
    <message>
      <source>The logo could not be read because of a fault in Headroom.</source>
      <extracomment>app/window/proposal/logo_field.py</extracomment>
      <translation>Das Logo konnte wegen eines Fehlers in Headroom nicht gelesen werden.</translation>
    </message>
    <message>
      <source>The logo was scaled from {width} × {height} to {new_width} × {new_height} pixels, enough for print.</source>
      <extracomment>app/output/proposal/logo_intake.py</extracomment>
      <translation>Das Logo wurde von {width} × {height} auf {new_width} × {new_height} Pixel verkleinert; das reicht für den Druck.</translation>
    </message>
    <message>
      <source>The name of a restore point has up to {most} characters in one line.</source>
      <extracomment>planner_core/editing/history.py</extracomment>
      <translation>Der Name eines Wiederherstellungspunkts hat bis zu {most} Zeichen in einer Zeile.</translation>
    </message>
    <message>
      <source>The name of a variant has up to {most} characters in one line.</source>
      <extracomment>planner_core/plan/project.py</extracomment>
      <translation>Der Name einer Variante hat bis zu {most} Zeichen in einer Zeile.</translation>
    </message>
    <message>
      <source>The name of {path} is too long: each change needs a second file whose name has 8 characters more. Such a plan can be read but not changed. Choose a shorter name.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>Der Name von {path} ist zu lang: Jede Änderung braucht eine zweite Datei, deren Name 8 Zeichen länger ist. Ein solcher Plan lässt sich lesen, aber nicht ändern. Wählen Sie einen kürzeren Namen.</translation>
    </message>
    <message>
      <source>The name {path} has characters that are not UTF-8. Plans need a name that is; rename the file or its folder, or choose another name.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>Der Name {path} enthält Zeichen, die kein UTF-8 sind. Das verträgt ein Plan nicht: Benennen Sie die Datei oder den Ordner um, oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>The number at which the limit is reached</source>
      <extracomment>planner_core/engine/layout/layout.py</extracomment>
      <translation>Die Zahl, bei der die Grenze erreicht ist</translation>
    </message>
    <message>
      <source>The number that was explained here is gone. Click another one.</source>
      <extracomment>app/results/explaining/explain_panel.py</extracomment>
      <translation>Die hier hergeleitete Zahl gibt es nicht mehr. Klicken Sie auf eine andere.</translation>
    </message>
    <message>
      <source>The numbers of a proposal for desktop virtualisation.</source>
      <extracomment>app/output/workbook/summary_sheet.py</extracomment>
      <translation>Die Zahlen eines Angebots zur Desktop-Virtualisierung.</translation>
    </message>
    <message>
      <source>The output</source>
      <extracomment>app/__main__.py</extracomment>
      <translation>Die Ausgabe</translation>
    </message>
    <message>
      <source>The pages could not be laid out because of a fault in Headroom. The local log has the details.</source>
      <extracomment>app/window/proposal/live_preview.py</extracomment>
      <translation>Die Seiten konnten wegen eines Fehlers in Headroom nicht gesetzt werden. Einzelheiten stehen im lokalen Protokoll.</translation>
    </message>
    <message>
      <source>The paper does not say how many of them there were. Modules of 24 GiB stand for 24 slots.</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>Das Papier sagt nicht, wie viele es waren. Module zu 24 GiB stehen für 24 Steckplätze.</translation>
    </message>
    <message>
      <source>The paper's 15 servers are not alike; this is its 24-core kind with the least memory.</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>Die 15 Server des Papiers sind nicht gleich; dies ist die Art mit 24 Kernen und dem wenigsten RAM.</translation>
    </message>
    <message>
      <source>The parent image.</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Das Grundabbild (Parent).</translation>
    </message>
    <message>
      <source>The password is changed, for backups and drafts of the plan too. Nobody can recover it.</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>Das Passwort ist geändert, auch für Sicherungen und Entwürfe des Plans. Niemand kann es wiederherstellen.</translation>
    </message>
    <message>
      <source>The password is removed. Anybody can open this plan and its backups now.</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>Das Passwort ist entfernt. Jeder kann diesen Plan und seine Sicherungen jetzt öffnen.</translation>
    </message>
    <message>
      <source>The peak</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Die Spitze</translation>
    </message>
    <message>
      <source>The phases are shown for this case: {case}</source>
      <extracomment>app/results/tabs/saturation_tab.py</extracomment>
      <translation>Die Phasen gelten für diesen Fall: {case}</translation>
    </message>
    <message>
      <source>The picture cannot be made: {reason}.</source>
      <extracomment>app/output/picture/plan_picture.py</extracomment>
      <translation>Das Bild lässt sich nicht erzeugen: {reason}.</translation>
    </message>
    <message>
      <source>The plan asks for {planned} desktops. How many fit cannot be said yet, because not every pool is connected to a host and to stores for all of its files.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Der Plan sieht {planned} Desktops vor. Wie viele passen, lässt sich noch nicht sagen, weil nicht jeder Pool mit einem Host und mit Datastores für alle seine Dateien verbunden ist.</translation>
    </message>
    <message>
      <source>The plan does not come back from the file as it went in.</source>
      <extracomment>db/new_file.py</extracomment>
      <translation>Der Plan kommt nicht so aus der Datei zurück, wie er hineinging.</translation>
    </message>
    <message>
      <source>The plan does not promise to stand this.</source>
      <extracomment>app/results/tabs/saturation_tab.py</extracomment>
      <translation>Dem muss der Plan nicht standhalten.</translation>
    </message>
    <message>
      <source>The plan gives no price or no quantity for it</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Der Plan nennt dafür keinen Preis oder keine Menge</translation>
    </message>
    <message>
      <source>The plan has changed in the meantime. Try that again.</source>
      <extracomment>app/cli/library_update.py, app/project/project_changes.py</extracomment>
      <translation>Der Plan hat sich inzwischen geändert. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>The plan has no desktop pool.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Der Plan hat keinen Desktop-Pool.</translation>
    </message>
    <message>
      <source>The plan has no host.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Der Plan hat keinen Host.</translation>
    </message>
    <message>
      <source>The plan has no prices yet.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Der Plan hat noch keine Preise.</translation>
    </message>
    <message>
      <source>The plan has no prices yet. Prices come with the catalogue or are typed in at each component.</source>
      <extracomment>app/output/chapters/bill_chapter.py, app/output/workbook/bill_sheet.py</extracomment>
      <translation>Der Plan hat noch keine Preise. Sie kommen aus dem Katalog oder werden bei jeder Komponente eingegeben.</translation>
    </message>
    <message>
      <source>The plan has no store yet.</source>
      <extracomment>app/output/chapters/capacity_chapter.py, app/output/workbook/capacity_sheet.py</extracomment>
      <translation>Der Plan hat noch keinen Datastore.</translation>
    </message>
    <message>
      <source>The plan has nothing for this chapter, so that it is not printed.</source>
      <extracomment>app/window/proposal/chapter_list.py</extracomment>
      <translation>Der Plan hat nichts für dieses Kapitel; es wird nicht gedruckt.</translation>
    </message>
    <message>
      <source>The plan is as it was when it was opened.</source>
      <extracomment>app/window/commands/state_commands.py</extracomment>
      <translation>Der Plan ist so, wie er geöffnet wurde.</translation>
    </message>
    <message>
      <source>The plan is as it was when it was opened. Nothing is lost: undo brings your changes back.</source>
      <extracomment>app/window/commands/state_commands.py</extracomment>
      <translation>Der Plan ist so, wie er geöffnet wurde. Nichts ist verloren: Rückgängig holt Ihre Änderungen wieder.</translation>
    </message>
    <message>
      <source>The plan is as it was; --apply takes this over.</source>
      <extracomment>app/cli/library_update.py</extracomment>
      <translation>Der Plan ist, wie er war; --apply übernimmt dies.</translation>
    </message>
    <message>
      <source>The plan is made for the peak, but {pool} counts only {factor} times its average; {least} times was measured on a quiet day.</source>
      <extracomment>planner_core/engine/findings/workload.py</extracomment>
      <translation>Der Plan ist für die Spitze gemacht, aber {pool} zählt nur das {factor}-Fache des Durchschnitts; gemessen wurde an einem ruhigen Tag das {least}-Fache.</translation>
    </message>
    <message>
      <source>The plan is so large that of the cases in which something has failed only the fullest moment of each resource is listed.</source>
      <extracomment>app/output/workbook/saturation_sheet.py</extracomment>
      <translation>Der Plan ist so groß, dass von den Fällen, in denen etwas ausgefallen ist, nur der vollste Moment jeder Ressource aufgeführt ist.</translation>
    </message>
    <message>
      <source>The plan is so large that only the fullest moment of each resource is listed.</source>
      <extracomment>app/output/workbook/saturation_sheet.py</extracomment>
      <translation>Der Plan ist so groß, dass nur der vollste Moment jeder Ressource aufgeführt ist.</translation>
    </message>
    <message>
      <source>The plan overcommits no memory: reserve it, and the swap files are empty.</source>
      <extracomment>planner_core/engine/findings/swap.py</extracomment>
      <translation>Der Plan überbucht keinen RAM: Reservieren Sie ihn, dann sind die Auslagerungsdateien leer.</translation>
    </message>
    <message>
      <source>The plan was written in format version {version}; this Headroom reads up to version {known}.</source>
      <extracomment>planner_core/plan/interchange.py</extracomment>
      <translation>Der Plan hat die Formatversion {version}; dieses Headroom liest bis Version {known}.</translation>
    </message>
    <message>
      <source>The plan's own targets: the lowest limit of the ladder</source>
      <extracomment>planner_core/engine/findings/load.py</extracomment>
      <translation>Die Zielwerte des Plans: die niedrigste Grenze der Leiter</translation>
    </message>
    <message>
      <source>The plan, its backups and drafts made of it are protected. Nobody can recover the password.</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>Der Plan, seine Sicherungen und daraus entstandene Entwürfe sind geschützt. Niemand kann das Passwort wiederherstellen.</translation>
    </message>
    <message>
      <source>The planned sessions when something has failed</source>
      <extracomment>app/output/chapters/response_chapter.py</extracomment>
      <translation>Die geplanten Sitzungen bei Ausfällen</translation>
    </message>
    <message>
      <source>The planned sessions, case by case</source>
      <extracomment>app/cli/response_report.py, app/output/workbook/response_sheets.py, app/results/tabs/response_tab.py</extracomment>
      <translation>Die geplanten Sitzungen, Fall für Fall</translation>
    </message>
    <message>
      <source>The pool as a whole</source>
      <extracomment>planner_core/engine/network/traffic.py</extracomment>
      <translation>Der Pool als Ganzes</translation>
    </message>
    <message>
      <source>The price outlook counts the decline over this time.</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Der Preisausblick rechnet den Rückgang über diese Zeit.</translation>
    </message>
    <message>
      <source>The proposal could not be made because of a fault in Headroom. The local log has the details.</source>
      <extracomment>app/window/commands/exports.py</extracomment>
      <translation>Das Angebot ließ sich wegen eines Fehlers in Headroom nicht erstellen. Einzelheiten stehen im lokalen Protokoll.</translation>
    </message>
    <message>
      <source>The proposal could not be set: {reason}</source>
      <extracomment>app/output/proposal/typesetting.py</extracomment>
      <translation>Das Angebot ließ sich nicht setzen: {reason}</translation>
    </message>
    <message>
      <source>The proposal has no chapter {chapter}. There are: {known}.</source>
      <extracomment>planner_core/plan/proposal_design.py</extracomment>
      <translation>Das Angebot hat kein Kapitel {chapter}. Es gibt: {known}.</translation>
    </message>
    <message>
      <source>The record that is ordered with this item; may be empty.</source>
      <extracomment>planner_core/catalog/prices.py</extracomment>
      <translation>Der Datensatz, der mit dieser Position bestellt wird; darf leer sein.</translation>
    </message>
    <message>
      <source>The remaining share</source>
      <extracomment>planner_core/formulas/io_on_stores.py</extracomment>
      <translation>Der restliche Anteil</translation>
    </message>
    <message>
      <source>The rule covers the average of a boot storm. Ours is what the ports of the arrays move while users work; storms have their own rows.</source>
      <extracomment>planner_core/studies/opinions_on_storage.py</extracomment>
      <translation>Die Regel deckt das Mittel eines Boot-Storms. Unsere Zahl ist, was die Ports der Arrays bewegen, während gearbeitet wird; Storms haben eigene Zeilen.</translation>
    </message>
    <message>
      <source>The safe side: 1</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Auf der sicheren Seite: 1</translation>
    </message>
    <message>
      <source>The safe side: 1; NetApp TR-4540 measured 36 : 1 on full clones made from one image</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Auf der sicheren Seite: 1; NetApp TR-4540 maß 36 : 1 bei Full Clones aus einem Image</translation>
    </message>
    <message numerus="yes">
      <source>The same goes for one more: {names}.</source>
      <comment>The same goes for {count} more: {names}.</comment>
      <extracomment>app/results/words/findings.py</extracomment>
      <translation>
        <numerusform>Dasselbe gilt für eine weitere: {names}.</numerusform>
        <numerusform>Dasselbe gilt für {count} weitere: {names}.</numerusform>
      </translation>
    </message>
    <message>
      <source>The same host with two hard disks: 31 desktops, and the disks are at their end first.</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>Derselbe Host mit zwei Festplatten: 31 Desktops, und die Platten sind als Erstes am Ende.</translation>
    </message>
    <message>
      <source>The same resources in every failure case, each in the phase that loads it most. Resources that no failure changes are left out.</source>
      <extracomment>app/output/chapters/saturation_chapter.py</extracomment>
      <translation>Dieselben Ressourcen in jedem Ausfall, jeweils in der Phase mit der höchsten Last. Ressourcen, an denen kein Ausfall etwas ändert, fehlen.</translation>
    </message>
    <message>
      <source>The same time in seconds when something has failed, and the knee.</source>
      <extracomment>app/output/workbook/response_sheets.py</extracomment>
      <translation>Dieselbe Zeit in Sekunden, wenn etwas ausgefallen ist, und das Knie.</translation>
    </message>
    <message>
      <source>The same with VAT</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Dasselbe mit Mehrwertsteuer</translation>
    </message>
    <message>
      <source>The selected components have this value from different places.</source>
      <extracomment>app/inspector/origin_words.py</extracomment>
      <translation>Die gewählten Komponenten haben diesen Wert aus verschiedenen Quellen.</translation>
    </message>
    <message>
      <source>The servers of {servers} run on no host of the plan; their processor time and memory are not counted.</source>
      <extracomment>planner_core/engine/findings/servers.py</extracomment>
      <translation>Die Server von {servers} laufen auf keinem Host des Plans; ihre Prozessorzeit und ihr RAM zählen nicht mit.</translation>
    </message>
    <message numerus="yes">
      <source>The servers of {servers} run on {host} together with desktops.</source>
      <comment>The servers of {servers} run on {host} and other hosts together with desktops ({count} cards in all).</comment>
      <extracomment>planner_core/engine/findings/servers.py</extracomment>
      <translation>
        <numerusform>Die Server von {servers} laufen zusammen mit Desktops auf {host}.</numerusform>
        <numerusform>Die Server von {servers} laufen zusammen mit Desktops auf {host} und weiteren Hosts (insgesamt {count} Karten).</numerusform>
      </translation>
    </message>
    <message>
      <source>The setting {field} is not an amount of money.</source>
      <extracomment>planner_core/plan/problems.py</extracomment>
      <translation>Die Einstellung {field} ist kein Geldbetrag.</translation>
    </message>
    <message>
      <source>The shared image on two solid state disks, what each desktop changes on hard disks.</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>Das gemeinsame Abbild auf zwei SSDs, die Änderungen jedes Desktops auf Festplatten.</translation>
    </message>
    <message>
      <source>The sizer {id} needs either vCPUs or desktops per core, not both.</source>
      <extracomment>planner_core/studies/opinion_rules.py</extracomment>
      <translation>Die Regel {id} braucht entweder vCPUs oder Desktops je Kern, nicht beides.</translation>
    </message>
    <message>
      <source>The small print has {length} characters; there may be {most}.</source>
      <extracomment>planner_core/plan/proposal_design.py</extracomment>
      <translation>Das Kleingedruckte hat {length} Zeichen; es dürfen {most} sein.</translation>
    </message>
    <message>
      <source>The smallest limit decides, each in whole desktops</source>
      <extracomment>planner_core/engine/explaining/limits.py, planner_core/engine/explaining/pools.py</extracomment>
      <translation>Die kleinste Grenze entscheidet, jede in ganzen Desktops</translation>
    </message>
    <message>
      <source>The smallest limit of the normal case: every host carries desktops, none is kept in reserve</source>
      <extracomment>planner_core/engine/explaining/limits.py</extracomment>
      <translation>Die kleinste Grenze des Normalfalls: Jeder Host trägt Desktops, keiner bleibt in Reserve</translation>
    </message>
    <message>
      <source>The smallest limit while as many hosts have failed as the clusters have to stand</source>
      <extracomment>planner_core/engine/explaining/limits.py</extracomment>
      <translation>Die kleinste Grenze, während so viele Hosts ausgefallen sind, wie die Cluster überstehen müssen</translation>
    </message>
    <message>
      <source>The source also says {value}: {where} ({error})</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Die Quelle sagt auch {value}: {where} ({error})</translation>
    </message>
    <message>
      <source>The store is no vSAN and counts a file once</source>
      <extracomment>planner_core/engine/storage/swap_files.py</extracomment>
      <translation>Der Speicher ist kein vSAN und zählt eine Datei einmal</translation>
    </message>
    <message>
      <source>The swap file is as large as the memory that is not reserved.</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Die Auslagerungsdatei ist so groß wie der nicht reservierte RAM.</translation>
    </message>
    <message>
      <source>The swap files of {pool} take {size} on {flash}, although {disk} has room for them.</source>
      <extracomment>planner_core/engine/findings/swap.py</extracomment>
      <translation>Die Auslagerungsdateien von {pool} belegen {size} auf {flash}, obwohl auf {disk} Platz für sie ist.</translation>
    </message>
    <message>
      <source>The system is overloaded before the baseline is taken.</source>
      <extracomment>planner_core/studies/vsimax_prediction.py</extracomment>
      <translation>Das System ist überlastet, bevor die Baseline gemessen ist.</translation>
    </message>
    <message>
      <source>The table beside the chart holds the same numbers.</source>
      <extracomment>app/results/charts/labelled_chart.py</extracomment>
      <translation>Die Tabelle neben dem Diagramm enthält dieselben Zahlen.</translation>
    </message>
    <message>
      <source>The test measures inside the session, where the line to the user does not count. Through the line is the same rule where users sit and keep their pace, with round trip and queue for the bandwidth.</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Der Test misst in der Sitzung, wo die Leitung zum Benutzer nicht zählt. Über die Leitung gilt dieselbe Regel dort, wo die Benutzer sitzen und ihr Tempo halten, mit Umlaufzeit und Warten auf die Bandbreite.</translation>
    </message>
    <message>
      <source>The text is no part of a plan.</source>
      <extracomment>planner_core/plan/fragment.py</extracomment>
      <translation>Der Text ist kein Teil eines Plans.</translation>
    </message>
    <message>
      <source>The text is not a part of a plan in Headroom's JSON format: {reason}</source>
      <extracomment>planner_core/plan/fragment.py</extracomment>
      <translation>Der Text ist kein Teil eines Plans im JSON-Format von Headroom: {reason}</translation>
    </message>
    <message>
      <source>The text is too long to be a part of a plan.</source>
      <extracomment>planner_core/plan/fragment.py</extracomment>
      <translation>Der Text ist zu lang, um Teil eines Plans zu sein.</translation>
    </message>
    <message>
      <source>The text of the chapter {chapter} has {length} characters; there may be {most}.</source>
      <extracomment>planner_core/plan/proposal_design.py</extracomment>
      <translation>Der Text des Kapitels {chapter} hat {length} Zeichen; es dürfen {most} sein.</translation>
    </message>
    <message>
      <source>The texts in {language} are missing: {file} cannot be read. Install Headroom again.</source>
      <extracomment>app/look/translation.py</extracomment>
      <translation>Die Texte in {language} fehlen: {file} lässt sich nicht lesen. Installieren Sie Headroom neu.</translation>
    </message>
    <message>
      <source>The threshold is not reached within {sessions} sessions.</source>
      <extracomment>planner_core/studies/vsimax_prediction.py</extracomment>
      <translation>Die Schwelle wird innerhalb von {sessions} Sitzungen nicht erreicht.</translation>
    </message>
    <message>
      <source>The two are not the same.</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>Beide stimmen nicht überein.</translation>
    </message>
    <message>
      <source>The users ask nothing of any processor, drive or port.</source>
      <extracomment>planner_core/studies/response_stations.py</extracomment>
      <translation>Die Benutzer fordern von keinem Prozessor, Laufwerk oder Port etwas.</translation>
    </message>
    <message>
      <source>The validation file {name} cannot be read: {reason}</source>
      <extracomment>planner_core/studies/validation_records.py</extracomment>
      <translation>Die Validierungsdatei {name} lässt sich nicht lesen: {reason}</translation>
    </message>
    <message>
      <source>The variants of the plan against {baseline}. Differences are formulas; those of saturations are percentage points.</source>
      <extracomment>app/output/workbook/variants_sheet.py</extracomment>
      <translation>Die Varianten des Plans im Vergleich zu {baseline}. Unterschiede sind Formeln; die von Auslastungen sind Prozentpunkte.</translation>
    </message>
    <message>
      <source>The variants of this plan side by side, held against {baseline}. A triangle says that a value is better (▲) or worse (▼), where a customer would choose one direction, everything else equal; a value without a second line is the same.</source>
      <extracomment>app/output/chapters/variants_chapter.py</extracomment>
      <translation>Die Varianten dieses Plans nebeneinander, gemessen an {baseline}. Ein Dreieck zeigt, ob ein Wert besser (▲) oder schlechter (▼) ist, wo ein Kunde bei sonst Gleichem eine Richtung vorzöge; ein Wert ohne zweite Zeile ist gleich.</translation>
    </message>
    <message>
      <source>The whole plan. Press or drag to see another part of it.</source>
      <extracomment>app/canvas/scene/overview.py</extracomment>
      <translation>Der ganze Plan. Klicken oder ziehen Sie, um einen anderen Teil zu sehen.</translation>
    </message>
    <message>
      <source>The window was closed.</source>
      <extracomment>app/project/project_files.py</extracomment>
      <translation>Das Fenster wurde geschlossen.</translation>
    </message>
    <message>
      <source>The workload {name} does not say which kind of worker.</source>
      <extracomment>planner_core/studies/validation_families.py</extracomment>
      <translation>Die Last {name} sagt nicht, welche Art von Arbeitsplatz.</translation>
    </message>
    <message>
      <source>The {sessions} sessions planned are beyond the knee at {knee} ({limit}): nothing keeps up with users who keep their pace. Users who wait for answers wait {closed} on average, and {alone} alone.</source>
      <extracomment>app/output/chapters/response_chapter.py</extracomment>
      <translation>Die {sessions} geplanten Sitzungen liegen jenseits des Knicks bei {knee} ({limit}): Mit Benutzern, die ihr Tempo halten, kommt nichts mehr mit. Benutzer, die auf Antworten warten, warten im Mittel {closed}, allein {alone}.</translation>
    </message>
    <message>
      <source>Their number</source>
      <extracomment>app/cli/opinions_report.py, app/results/tabs/opinions_tab.py</extracomment>
      <translation>Deren Zahl</translation>
    </message>
    <message>
      <source>Theirs</source>
      <extracomment>app/library/merge_dialog.py</extracomment>
      <translation>Ihre</translation>
    </message>
    <message>
      <source>Then</source>
      <extracomment>app/cli/library_update.py, app/library/update_dialog.py</extracomment>
      <translation>Danach</translation>
    </message>
    <message>
      <source>Then give it a disk group, and a pool of desktops to carry.</source>
      <extracomment>app/canvas/painting/empty_canvas.py</extracomment>
      <translation>Geben Sie ihm dann eine Laufwerksgruppe und einen Desktop-Pool.</translation>
    </message>
    <message>
      <source>There</source>
      <extracomment>app/cli/commands/needed.py</extracomment>
      <translation>Vorhanden</translation>
    </message>
    <message>
      <source>There already is a component with the id {id}.</source>
      <extracomment>planner_core/editing/verbs/components.py</extracomment>
      <translation>Eine Komponente mit der Kennung {id} gibt es schon.</translation>
    </message>
    <message>
      <source>There already is a variant named {name}.</source>
      <extracomment>planner_core/editing/verbs/variants.py</extracomment>
      <translation>Es gibt schon eine Variante namens {name}.</translation>
    </message>
    <message>
      <source>There are no backups yet.</source>
      <extracomment>app/window/dialogs/backups_dialog.py</extracomment>
      <translation>Es gibt noch keine Sicherungen.</translation>
    </message>
    <message>
      <source>There are no components in it.</source>
      <extracomment>planner_core/plan/fragment.py</extracomment>
      <translation>Es sind keine Komponenten darin.</translation>
    </message>
    <message>
      <source>There are no infrastructure servers here</source>
      <extracomment>planner_core/engine/network/traffic.py</extracomment>
      <translation>Hier gibt es keine Infrastruktur-Server</translation>
    </message>
    <message>
      <source>There are too many pools and stations to be worked out together; ask for one pool.</source>
      <extracomment>planner_core/studies/response_curve.py</extracomment>
      <translation>Für eine gemeinsame Berechnung sind es zu viele Pools und Stationen; fragen Sie nach einem Pool.</translation>
    </message>
    <message>
      <source>There is a file {file} in this folder already.</source>
      <extracomment>app/output/save_place.py</extracomment>
      <translation>In diesem Ordner gibt es schon eine Datei {file}.</translation>
    </message>
    <message>
      <source>There is a file {path} already. Choose another name.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>Eine Datei {path} gibt es schon. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>There is no case {case} in this plan; there are: {known}.</source>
      <extracomment>app/cli/commands/picture.py, planner_core/studies/response_study.py</extracomment>
      <translation>Einen Fall {case} gibt es in diesem Plan nicht; es gibt: {known}.</translation>
    </message>
    <message>
      <source>There is no chart in “{tab}”.</source>
      <extracomment>app/window/commands/result_exports.py</extracomment>
      <translation>Unter „{tab}“ gibt es kein Diagramm.</translation>
    </message>
    <message>
      <source>There is no column {heading} in this table. There are: {known}.</source>
      <extracomment>app/cli/library_tables.py</extracomment>
      <translation>In dieser Tabelle gibt es keine Spalte {heading}. Vorhanden sind: {known}.</translation>
    </message>
    <message>
      <source>There is no component {component} in this plan.</source>
      <extracomment>planner_core/studies/needed.py</extracomment>
      <translation>In diesem Plan gibt es keine Komponente {component}.</translation>
    </message>
    <message>
      <source>There is no component {component} in this plan. There are: {known}.</source>
      <extracomment>app/cli/commands/needed.py</extracomment>
      <translation>Eine Komponente {component} gibt es in diesem Plan nicht. Es gibt: {known}.</translation>
    </message>
    <message>
      <source>There is no component {id} in the plan.</source>
      <extracomment>planner_core/editing/verbs/common.py</extracomment>
      <translation>Im Plan gibt es keine Komponente {id}.</translation>
    </message>
    <message>
      <source>There is no display for the window. The commands need none; see headroom --help.</source>
      <extracomment>app/cli/commands/window.py</extracomment>
      <translation>Für das Fenster gibt es keinen Bildschirm. Die Befehle brauchen keinen; siehe headroom --help.</translation>
    </message>
    <message>
      <source>There is no field {field} here.</source>
      <extracomment>planner_core/editing/verbs/fields.py</extracomment>
      <translation>Ein Feld {field} gibt es hier nicht.</translation>
    </message>
    <message>
      <source>There is no field {field} in this table. There are: {known}.</source>
      <extracomment>app/cli/library_tables.py</extracomment>
      <translation>In dieser Tabelle gibt es kein Feld {field}. Vorhanden sind: {known}.</translation>
    </message>
    <message>
      <source>There is no file {file}.</source>
      <extracomment>app/machine/files.py</extracomment>
      <translation>Die Datei {file} gibt es nicht.</translation>
    </message>
    <message>
      <source>There is no file {path}. It may have been moved, renamed or deleted.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>Die Datei {path} gibt es nicht. Vielleicht wurde sie verschoben, umbenannt oder gelöscht.</translation>
    </message>
    <message>
      <source>There is no folder {folder}.</source>
      <extracomment>app/machine/files.py, db/errors.py</extracomment>
      <translation>Den Ordner {folder} gibt es nicht.</translation>
    </message>
    <message>
      <source>There is no number {what} in this plan.</source>
      <extracomment>planner_core/engine/explaining/recorded_plan.py</extracomment>
      <translation>Eine Zahl {what} gibt es in diesem Plan nicht.</translation>
    </message>
    <message>
      <source>There is no plan {name} here. There are: {known}.</source>
      <extracomment>app/cli/commands/compare.py</extracomment>
      <translation>Einen Plan {name} gibt es hier nicht. Es gibt: {known}.</translation>
    </message>
    <message>
      <source>There is no pool {pool} in this plan; there are: {known}.</source>
      <extracomment>planner_core/studies/response_study.py</extracomment>
      <translation>Einen Pool {pool} gibt es in diesem Plan nicht; es gibt: {known}.</translation>
    </message>
    <message>
      <source>There is no pool, or one that runs on no host or has files on no store: connect it first.</source>
      <extracomment>planner_core/studies/response_stations.py</extracomment>
      <translation>Es gibt keinen Pool, oder einer läuft auf keinem Host oder hat Dateien auf keinem Datastore: Verbinden Sie ihn zuerst.</translation>
    </message>
    <message>
      <source>There is no published effect called {name}.</source>
      <extracomment>planner_core/studies/validation_families.py</extracomment>
      <translation>Es gibt keine veröffentlichte Wirkung mit dem Namen {name}.</translation>
    </message>
    <message>
      <source>There is no room for {file}: {reason}. Free some space or choose another place.</source>
      <extracomment>app/machine/files.py</extracomment>
      <translation>Für {file} fehlt Platz: {reason}. Schaffen Sie Platz oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
      <source>There is no table in “{tab}”.</source>
      <extracomment>app/window/commands/result_exports.py</extracomment>
      <translation>Unter „{tab}“ gibt es keine Tabelle.</translation>
    </message>
    <message>
      <source>There is no variant {variant}.</source>
      <extracomment>app/project/project_changes.py, planner_core/editing/verbs/variants.py, planner_core/plan/project.py</extracomment>
      <translation>Es gibt keine Variante {variant}.</translation>
    </message>
    <message>
      <source>There is not enough memory for this. Close other programs and try again.</source>
      <extracomment>app/__main__.py</extracomment>
      <translation>Der Arbeitsspeicher reicht dafür nicht. Schließen Sie andere Programme und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>There is not enough memory to work on {path}. Nothing was changed. Close other programs and try again.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>Der Arbeitsspeicher reicht nicht, um mit {path} zu arbeiten. Es wurde nichts geändert. Schließen Sie andere Programme und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>There is not enough space on the disk for the library {path}. The change was not made, everything before it is safe. Free some space and try again.</source>
      <extracomment>db/library_errors.py</extracomment>
      <translation>Auf dem Datenträger ist nicht genug Platz für die Bibliothek {path}. Die Änderung wurde nicht gemacht, alles davor ist sicher. Schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>There is not enough space on the disk to save {path}: {free} MiB are free. The change was not made, everything before it is safe. Make room for {needed} MiB, or save a copy elsewhere.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>Auf dem Datenträger fehlt Platz, um {path} zu speichern: {free} MiB sind frei. Die Änderung wurde nicht übernommen, alles davor ist sicher. Schaffen Sie {needed} MiB Platz oder speichern Sie eine Kopie an einem anderen Ort.</translation>
    </message>
    <message>
      <source>There is nothing on the clipboard that belongs on the drawing. Copy components of a plan first.</source>
      <extracomment>app/canvas/commands/clipboard.py</extracomment>
      <translation>In der Zwischenablage ist nichts, was auf die Zeichnung gehört. Kopieren Sie zuerst Komponenten eines Plans.</translation>
    </message>
    <message>
      <source>There is nothing to connect to yet: add a host with a disk group.</source>
      <extracomment>app/canvas/commands/canvas_orders.py</extracomment>
      <translation>Es gibt noch nichts zum Verbinden: Fügen Sie einen Host mit einer Laufwerksgruppe ein.</translation>
    </message>
    <message>
      <source>There is nothing to measure yet: the plan has no host and no store.</source>
      <extracomment>app/output/chapters/saturation_chapter.py, app/output/workbook/saturation_sheet.py</extracomment>
      <translation>Es gibt noch nichts zu messen: Der Plan hat weder Host noch Datastore.</translation>
    </message>
    <message>
      <source>There is nothing to paste.</source>
      <extracomment>planner_core/editing/verbs/components.py</extracomment>
      <translation>Es gibt nichts einzufügen.</translation>
    </message>
    <message>
      <source>These two components are not connected.</source>
      <extracomment>planner_core/editing/verbs/links.py</extracomment>
      <translation>Diese beiden Komponenten sind nicht verbunden.</translation>
    </message>
    <message>
      <source>Thin disks take what has been written to them</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Thin-Disks belegen, was auf sie geschrieben wurde</translation>
    </message>
    <message>
      <source>Thin full clones take this share of their disk. 100 for thick ones.</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Thin bereitgestellte Full Clones belegen diesen Anteil ihrer Disk. 100 bei Thick.</translation>
    </message>
    <message>
      <source>Think time</source>
      <extracomment>planner_core/studies/response_stations.py</extracomment>
      <translation>Denkzeit</translation>
    </message>
    <message>
      <source>Thinking</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Denken</translation>
    </message>
    <message>
      <source>This change does not make a plan that can be kept: {reason} It was not made.</source>
      <extracomment>db/storable.py</extracomment>
      <translation>Mit dieser Änderung lässt sich der Plan nicht speichern: {reason} Sie wurde nicht übernommen.</translation>
    </message>
    <message>
      <source>This change was not saved.</source>
      <extracomment>app/inspector/field_row.py</extracomment>
      <translation>Diese Änderung wurde nicht gespeichert.</translation>
    </message>
    <message>
      <source>This could not be worked out because of a fault in Headroom. The local log has the details.</source>
      <extracomment>app/library/importing/import_dialog.py, app/results/tabs/study_tab.py</extracomment>
      <translation>Das ließ sich wegen eines Fehlers in Headroom nicht berechnen. Einzelheiten stehen im lokalen Protokoll.</translation>
    </message>
    <message>
      <source>This draft is open. Open another plan to discard it.</source>
      <extracomment>app/window/commands/plan_commands.py</extracomment>
      <translation>Dieser Entwurf ist geöffnet. Öffnen Sie einen anderen Plan, um ihn zu verwerfen.</translation>
    </message>
    <message>
      <source>This drawing is too large for paper: here is how it lies, and the table says what is in it. Headroom shows it at any size, and writes it as a picture.</source>
      <extracomment>app/output/chapters/drawing_chapter.py</extracomment>
      <translation>Diese Zeichnung ist zu groß für Papier: Hier steht, wie sie liegt, und die Tabelle sagt, was sie enthält. Headroom zeigt sie in jeder Größe und schreibt sie als Bild.</translation>
    </message>
    <message>
      <source>This is not a plan in Headroom's JSON format: {reason}</source>
      <extracomment>planner_core/plan/interchange.py</extracomment>
      <translation>Das ist kein Plan im JSON-Format von Headroom: {reason}</translation>
    </message>
    <message>
      <source>This is not the password of {path}. Capital letters count. If you are sure of it, the beginning of the file is damaged: open a backup.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>Das ist nicht das Passwort von {path}. Groß- und Kleinschreibung zählt. Wenn Sie sicher sind, ist der Anfang der Datei beschädigt: Öffnen Sie eine Sicherung.</translation>
    </message>
    <message>
      <source>This is the baseline itself. Choose another variant, or another baseline.</source>
      <extracomment>app/window/bars/difference_legend.py</extracomment>
      <translation>Das ist der Bezug selbst. Wählen Sie eine andere Variante oder einen anderen Bezug.</translation>
    </message>
    <message>
      <source>This is the plan as the other program left it. Yours is kept among the drafts.</source>
      <extracomment>app/window/dialogs/file_conversations.py</extracomment>
      <translation>Das ist der Plan, wie ihn das andere Programm hinterlassen hat. Ihrer liegt bei den Entwürfen.</translation>
    </message>
    <message>
      <source>This plan</source>
      <extracomment>app/output/chapters/capacity_chapter.py, app/output/workbook/summary_sheet.py</extracomment>
      <translation>Dieser Plan</translation>
    </message>
    <message>
      <source>This plan cannot be kept in a file: {reason}</source>
      <extracomment>db/new_file.py</extracomment>
      <translation>Dieser Plan lässt sich nicht in einer Datei ablegen: {reason}</translation>
    </message>
    <message>
      <source>This plan could not be assessed because of a fault in Headroom. The plan is safe; undo the last change to go on. The local log has the details.</source>
      <extracomment>app/project/plan_results.py</extracomment>
      <translation>Dieser Plan ließ sich wegen eines Fehlers in Headroom nicht bewerten. Der Plan ist sicher; nehmen Sie die letzte Änderung zurück, um weiterzuarbeiten. Einzelheiten stehen im lokalen Protokoll.</translation>
    </message>
    <message>
      <source>This plan has one variant so far. Duplicate it, change the copy, and see here what that brings.</source>
      <extracomment>app/results/tabs/variants_tab.py</extracomment>
      <translation>Dieser Plan hat bisher eine Variante. Duplizieren Sie sie, ändern Sie die Kopie und sehen Sie hier, was das bringt.</translation>
    </message>
    <message>
      <source>This plan was saved by an older Headroom and has the present format now. The old file is kept as {file}, for those who still have that version.</source>
      <extracomment>app/window/dialogs/file_conversations.py</extracomment>
      <translation>Dieser Plan stammt aus einem älteren Headroom und hat jetzt das heutige Format. Die alte Datei bleibt als {file} erhalten, für alle, die noch jene Version haben.</translation>
    </message>
    <message>
      <source>This plan, its backups and drafts are encrypted. Click to change or remove the password.</source>
      <extracomment>app/window/bars/top_bar.py</extracomment>
      <translation>Dieser Plan, seine Sicherungen und Entwürfe sind verschlüsselt. Ein Klick ändert oder entfernt das Passwort.</translation>
    </message>
    <message>
      <source>This proposal is about {name}, one of {count} variants of the plan.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Dieses Angebot gilt für {name}, eine von {count} Varianten des Plans.</translation>
    </message>
    <message>
      <source>This restore point is no longer there.</source>
      <extracomment>app/project/project_commands.py</extracomment>
      <translation>Diesen Wiederherstellungspunkt gibt es nicht mehr.</translation>
    </message>
    <message>
      <source>This state is a restore point already: {point}.</source>
      <extracomment>app/window/commands/state_commands.py</extracomment>
      <translation>Dieser Stand ist schon ein Wiederherstellungspunkt: {point}.</translation>
    </message>
    <message>
      <source>Threads are no servers of their own; what they add is in the speed of a core</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Threads sind keine eigenen Bedienstationen; was sie bringen, steckt in der Geschwindigkeit eines Kerns</translation>
    </message>
    <message>
      <source>Threads counted as cores</source>
      <extracomment>planner_core/studies/opinions_on_processors.py</extracomment>
      <translation>Als Kerne gezählte Threads</translation>
    </message>
    <message>
      <source>Three capital letters. Only plans in this currency take the price.</source>
      <extracomment>planner_core/catalog/prices.py</extracomment>
      <translation>Drei Großbuchstaben. Nur Pläne in dieser Währung übernehmen den Preis.</translation>
    </message>
    <message>
      <source>Three letters; prices in another currency are not added.</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Drei Buchstaben; Preise in anderer Währung werden nicht addiert.</translation>
    </message>
    <message>
      <source>Threshold</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Schwelle</translation>
    </message>
    <message>
      <source>Throttles side by side</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>Drosselungen nebeneinander</translation>
    </message>
    <message>
      <source>Through the line</source>
      <extracomment>app/cli/response_report.py, app/results/tables/response_tables.py</extracomment>
      <translation>Über die Leitung</translation>
    </message>
    <message>
      <source>Throughput by the scalability law</source>
      <extracomment>planner_core/formulas/scalability.py</extracomment>
      <translation>Durchsatz nach dem Skalierungsgesetz</translation>
    </message>
    <message>
      <source>Throughput of all desktops</source>
      <extracomment>planner_core/engine/storage/arrays.py</extracomment>
      <translation>Durchsatz aller Desktops</translation>
    </message>
    <message>
      <source>Throughput of the I/Os</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Durchsatz der I/Os</translation>
    </message>
    <message>
      <source>Tid&amp;y layout</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>&amp;Anordnung aufräumen</translation>
    </message>
    <message>
      <source>Tidy layout</source>
      <extracomment>app/canvas/commands/canvas_orders.py</extracomment>
      <translation>Anordnung aufräumen</translation>
    </message>
    <message>
      <source>Tie the selected pool or servers to what they run on, to a store or to a network link.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Den ausgewählten Pool oder die Server mit dem verbinden, worauf sie laufen, mit einem Datastore oder einer Netzwerkverbindung.</translation>
    </message>
    <message>
      <source>Tiers</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Tiers</translation>
    </message>
    <message>
      <source>Time</source>
      <extracomment>app/output/chapters/storms_chapter.py</extracomment>
      <translation>Dauer</translation>
    </message>
    <message>
      <source>Time from one interaction to the next</source>
      <extracomment>planner_core/formulas/interactions.py, planner_core/studies/plan_constants.py, planner_core/studies/response_stations.py</extracomment>
      <translation>Zeit von einer Interaktion zur nächsten</translation>
    </message>
    <message>
      <source>Time of a live migration</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Zeit einer Live-Migration</translation>
    </message>
    <message>
      <source>Time of a rebuild</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Dauer eines Rebuilds</translation>
    </message>
    <message>
      <source>Time of a visit</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Dauer eines Besuchs</translation>
    </message>
    <message>
      <source>Time that a resource needs</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>Zeit, die eine Ressource braucht</translation>
    </message>
    <message>
      <source>Time that {resource} of {component} needs</source>
      <extracomment>planner_core/engine/basis/subjects.py</extracomment>
      <translation>Zeit, die {resource} von {component} braucht</translation>
    </message>
    <message>
      <source>Time to make a clone</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Dauer je Clone</translation>
    </message>
    <message>
      <source>Time to make an instant clone</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Dauer je Instant Clone</translation>
    </message>
    <message>
      <source>Time under the throttle</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>Zeit unter der Drosselung</translation>
    </message>
    <message>
      <source>Times in numbers</source>
      <extracomment>app/output/chapters/storms_chapter.py</extracomment>
      <translation>Zeiten in Zahlen</translation>
    </message>
    <message>
      <source>Times of a storm</source>
      <extracomment>app/results/charts/storm_chart.py</extracomment>
      <translation>Zeiten eines Sturms</translation>
    </message>
    <message>
      <source>Times when something has failed</source>
      <extracomment>app/output/chapters/storms_chapter.py</extracomment>
      <translation>Zeiten bei Ausfällen</translation>
    </message>
    <message>
      <source>To provision and to boot them, which makes them anew, and to make them anew at logoff.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Um sie bereitzustellen und zu booten, wobei sie neu angelegt werden, und um sie beim Abmelden neu anzulegen.</translation>
    </message>
    <message>
      <source>Together: {what}</source>
      <extracomment>app/cli/commands/needed.py</extracomment>
      <translation>Zusammen: {what}</translation>
    </message>
    <message>
      <source>Too light to be read on white paper; printed as {colour}.</source>
      <extracomment>app/window/proposal/colour_field.py</extracomment>
      <translation>Zu hell, um auf weißem Papier lesbar zu sein; gedruckt als {colour}.</translation>
    </message>
    <message>
      <source>Total</source>
      <extracomment>app/cli/assessment_report.py, app/output/chapters/bill_chapter.py, app/output/workbook/bill_sheet.py, app/results/tabs/cost_tab.py</extracomment>
      <translation>Gesamt</translation>
    </message>
    <message>
      <source>Total cost of ownership</source>
      <extracomment>app/output/chapters/outlook_chapter.py, app/output/workbook/cost_of_use_sheet.py, planner_core/formulas/cost.py</extracomment>
      <translation>Gesamtbetriebskosten (TCO)</translation>
    </message>
    <message>
      <source>Total cost of ownership per desktop</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py, planner_core/engine/explaining/cost.py</extracomment>
      <translation>Gesamtbetriebskosten je Desktop</translation>
    </message>
    <message>
      <source>Total cost of ownership with VAT</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py</extracomment>
      <translation>Gesamtbetriebskosten mit Mehrwertsteuer</translation>
    </message>
    <message>
      <source>Total cost of ownership with value added tax</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Gesamtbetriebskosten mit Mehrwertsteuer</translation>
    </message>
    <message>
      <source>Total cost of ownership without interest</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Gesamtbetriebskosten ohne Zinsen</translation>
    </message>
    <message>
      <source>Total, gross</source>
      <extracomment>app/output/chapters/bill_chapter.py</extracomment>
      <translation>Summe brutto</translation>
    </message>
    <message>
      <source>Total, net</source>
      <extracomment>app/output/chapters/bill_chapter.py</extracomment>
      <translation>Summe netto</translation>
    </message>
    <message>
      <source>Totals: error without its sign</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Zusammenfassung: Fehler ohne Vorzeichen</translation>
    </message>
    <message>
      <source>Towards the users.</source>
      <extracomment>planner_core/plan/components/network_link.py</extracomment>
      <translation>In Richtung der Benutzer.</translation>
    </message>
    <message>
      <source>Traffic</source>
      <extracomment>app/canvas/content/card_content.py</extracomment>
      <translation>Verkehr</translation>
    </message>
    <message>
      <source>Traffic in the network</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Verkehr im Netzwerk</translation>
    </message>
    <message>
      <source>Traffic of all desktops in the network</source>
      <extracomment>planner_core/engine/network/traffic.py</extracomment>
      <translation>Verkehr aller Desktops im Netzwerk</translation>
    </message>
    <message>
      <source>Traffic of all desktops to arrays</source>
      <extracomment>planner_core/engine/network/traffic.py</extracomment>
      <translation>Verkehr aller Desktops zu Arrays</translation>
    </message>
    <message>
      <source>Traffic of infrastructure servers</source>
      <extracomment>planner_core/engine/network/traffic.py</extracomment>
      <translation>Verkehr der Infrastruktur-Server</translation>
    </message>
    <message>
      <source>Traffic of servers</source>
      <extracomment>planner_core/engine/network/traffic.py</extracomment>
      <translation>Verkehr der Server</translation>
    </message>
    <message>
      <source>Traffic of the pool between the hosts of vSAN</source>
      <extracomment>planner_core/engine/network/storage_traffic.py</extracomment>
      <translation>Verkehr des Pools zwischen den Hosts von vSAN</translation>
    </message>
    <message>
      <source>Traffic of the pool to arrays</source>
      <extracomment>planner_core/engine/network/traffic.py</extracomment>
      <translation>Verkehr des Pools zu Arrays</translation>
    </message>
    <message>
      <source>Traffic of the pool to arrays over IP</source>
      <extracomment>planner_core/engine/network/storage_traffic.py</extracomment>
      <translation>Verkehr des Pools zu Arrays über IP</translation>
    </message>
    <message>
      <source>Traffic of the servers between the hosts of vSAN</source>
      <extracomment>planner_core/engine/network/storage_traffic.py</extracomment>
      <translation>Verkehr der Server zwischen den Hosts von vSAN</translation>
    </message>
    <message>
      <source>Traffic of the servers to arrays</source>
      <extracomment>planner_core/engine/network/traffic.py</extracomment>
      <translation>Verkehr der Server zu Arrays</translation>
    </message>
    <message>
      <source>Traffic of the servers to arrays over IP</source>
      <extracomment>planner_core/engine/network/storage_traffic.py</extracomment>
      <translation>Verkehr der Server zu Arrays über IP</translation>
    </message>
    <message>
      <source>Traffic on the hosts</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Verkehr auf den Hosts</translation>
    </message>
    <message>
      <source>Try again</source>
      <extracomment>app/output/destination.py, app/results/tabs/study_tab.py, app/window/commands/exports.py, app/window/dialogs/file_conversations.py</extracomment>
      <translation>Noch einmal versuchen</translation>
    </message>
    <message>
      <source>Try something else in a copy of this plan, beside it in the same file.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Etwas anderes in einer Kopie dieses Plans versuchen, neben ihm in derselben Datei.</translation>
    </message>
    <message>
      <source>Two copies exist while a pool is recomposed.</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Während des Recompose eines Pools gibt es zwei Kopien.</translation>
    </message>
    <message>
      <source>Two unequal hosts and a small array with two tiers. All 50 users log in within a minute.</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>Zwei ungleiche Hosts und ein kleines Array mit zwei Tiers. Alle 50 Benutzer melden sich innerhalb einer Minute an.</translation>
    </message>
    <message>
      <source>Two variants have the same name.</source>
      <extracomment>db/history_walk.py, planner_core/plan/project.py</extracomment>
      <translation>Zwei Varianten haben denselben Namen.</translation>
    </message>
    <message>
      <source>Type a few letters of any command, or of the name of any component.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Tippen Sie ein paar Buchstaben eines Befehls oder des Namens einer Komponente.</translation>
    </message>
    <message>
      <source>Type a number from {least} to {most}.</source>
      <extracomment>app/look/widgets/number_spec.py</extracomment>
      <translation>Geben Sie eine Zahl von {least} bis {most} ein.</translation>
    </message>
    <message>
      <source>Type a number of at least {least}.</source>
      <extracomment>app/look/widgets/number_spec.py</extracomment>
      <translation>Geben Sie eine Zahl ab {least} ein.</translation>
    </message>
    <message>
      <source>Type a number of at most {most}.</source>
      <extracomment>app/look/widgets/number_spec.py</extracomment>
      <translation>Geben Sie eine Zahl bis {most} ein.</translation>
    </message>
    <message>
      <source>Type a number.</source>
      <extracomment>app/library/cell_texts.py, app/look/number_input.py</extracomment>
      <translation>Geben Sie eine Zahl ein.</translation>
    </message>
    <message>
      <source>Type in the price of a memory module.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>Tragen Sie den Preis eines Speichermoduls ein.</translation>
    </message>
    <message>
      <source>Type in the price of {processor}.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>Geben Sie den Preis von {processor} ein.</translation>
    </message>
    <message>
      <source>Type the number without “{typed}”: it has no unit.</source>
      <extracomment>app/look/number_input.py</extracomment>
      <translation>Geben Sie die Zahl ohne „{typed}“ ein: Sie hat keine Einheit.</translation>
    </message>
    <message>
      <source>Type to search the catalogue</source>
      <extracomment>app/inspector/record_field.py</extracomment>
      <translation>Tippen, um im Katalog zu suchen</translation>
    </message>
    <message>
      <source>Typed in</source>
      <extracomment>planner_core/engine/layout/tables.py</extracomment>
      <translation>Eingegeben</translation>
    </message>
    <message>
      <source>Typed in.</source>
      <extracomment>app/inspector/origin_words.py</extracomment>
      <translation>Eingegeben.</translation>
    </message>
    <message>
      <source>Typed in; the catalogue has no record of this name, so no other field changed.</source>
      <extracomment>app/inspector/origin_words.py</extracomment>
      <translation>Eingetippt; der Katalog hat keinen Eintrag mit diesem Namen, darum änderte sich kein anderes Feld.</translation>
    </message>
    <message>
      <source>U</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py, planner_core/formulas/power.py, planner_core/plan/components/host.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>HE</translation>
    </message>
    <message>
      <source>Under this name it is offered, and plans remember it.</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>Unter diesem Namen wird er angeboten, und Pläne merken ihn sich.</translation>
    </message>
    <message>
      <source>Undo</source>
      <extracomment>app/library/library_window.py, app/window/commands/state_commands.py, app/window/wiring.py</extracomment>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Unit</source>
      <extracomment>app/output/workbook/assumptions_sheet.py, app/output/workbook/derivations_sheet.py, app/output/workbook/saturation_sheet.py, app/output/workbook/variants_sheet.py</extracomment>
      <translation>Einheit</translation>
    </message>
    <message>
      <source>Unit price</source>
      <extracomment>app/inspector/price_list.py, planner_core/catalog/prices.py, planner_core/engine/explaining/bill.py</extracomment>
      <translation>Einzelpreis</translation>
    </message>
    <message>
      <source>Unit price after discount</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Stückpreis nach Rabatt</translation>
    </message>
    <message>
      <source>Universal Scalability Law; N. J. Gunther, Guerrilla Capacity Planning (2007), ch. 4</source>
      <extracomment>planner_core/formulas/scalability.py</extracomment>
      <translation>Universal Scalability Law; N. J. Gunther, Guerrilla Capacity Planning (2007), Kap. 4</translation>
    </message>
    <message>
      <source>Unsorted</source>
      <extracomment>app/results/tabs/sort_actions.py</extracomment>
      <translation>Unsortiert</translation>
    </message>
    <message>
      <source>Untitled plan</source>
      <extracomment>app/window/commands/plan_commands.py</extracomment>
      <translation>Unbenannter Plan</translation>
    </message>
    <message numerus="yes">
      <source>Update {count} component from the library</source>
      <comment>Update {count} components from the library</comment>
      <extracomment>planner_core/editing/verbs/record_updates.py</extracomment>
      <translation>
        <numerusform>{count} Komponente aus der Bibliothek aktualisieren</numerusform>
        <numerusform>{count} Komponenten aus der Bibliothek aktualisieren</numerusform>
      </translation>
    </message>
    <message>
      <source>Usable capacity</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Nutzbare Kapazität</translation>
    </message>
    <message>
      <source>Usable capacity of vSAN</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Nutzbare Kapazität von vSAN</translation>
    </message>
    <message>
      <source>Usable in all disk groups</source>
      <extracomment>planner_core/engine/storage/capacity.py</extracomment>
      <translation>Nutzbar in allen Laufwerksgruppen</translation>
    </message>
    <message>
      <source>Usable, one direction.</source>
      <extracomment>planner_core/plan/components/host.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>Nutzbar, in einer Richtung.</translation>
    </message>
    <message>
      <source>Use RAID 1, 10, 5 or 6 for anything that cannot be made again at once.</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>Verwenden Sie RAID 1, 10, 5 oder 6 für alles, was sich nicht sofort neu erzeugen lässt.</translation>
    </message>
    <message>
      <source>Use RAID 10, or move the delta disks to flash.</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>Nutzen Sie RAID 10 oder verlegen Sie die Delta-Disks auf Flash.</translation>
    </message>
    <message>
      <source>Use a store with data reduction, or linked or instant clones.</source>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>Nutzen Sie einen Datastore mit Datenreduktion oder Linked oder Instant Clones.</translation>
    </message>
    <message>
      <source>Use iSCSI or Fibre Channel with switches, or fewer hosts.</source>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>Nutzen Sie iSCSI oder Fibre Channel mit Switches oder weniger Hosts.</translation>
    </message>
    <message>
      <source>Use {record} for {name}</source>
      <extracomment>planner_core/editing/verbs/fields.py</extracomment>
      <translation>{record} für {name} verwenden</translation>
    </message>
    <message>
      <source>Used</source>
      <extracomment>app/cli/assessment_report.py</extracomment>
      <translation>Belegt</translation>
    </message>
    <message>
      <source>Used capacity</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Belegte Kapazität</translation>
    </message>
    <message>
      <source>Used for</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Verwendung</translation>
    </message>
    <message>
      <source>Useful life of the hardware.</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Nutzungsdauer der Hardware.</translation>
    </message>
    <message>
      <source>User at work</source>
      <extracomment>resources/catalog/response_times.json</extracomment>
      <translation>Benutzer bei der Arbeit</translation>
    </message>
    <message>
      <source>User data that outlives a refresh. 0 for none.</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Benutzerdaten, die einen Refresh überdauern. 0 für keine.</translation>
    </message>
    <message>
      <source>Users</source>
      <extracomment>app/cli/limits_report.py, app/output/workbook/bill_sheet.py, app/output/workbook/limits_sheets.py</extracomment>
      <translation>Benutzer</translation>
    </message>
    <message>
      <source>Users at most</source>
      <extracomment>app/cli/limits_report.py</extracomment>
      <translation>Benutzer höchstens</translation>
    </message>
    <message>
      <source>Users at saturation</source>
      <extracomment>planner_core/formulas/queueing_bounds.py</extracomment>
      <translation>Benutzer bei Sättigung</translation>
    </message>
    <message>
      <source>Users at the limit</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Benutzer an der Grenze</translation>
    </message>
    <message>
      <source>Users at the limit while nothing fails</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Benutzer an der Grenze, solange nichts ausfällt</translation>
    </message>
    <message>
      <source>Users at the limit with failed hosts</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Benutzer an der Grenze mit ausgefallenen Hosts</translation>
    </message>
    <message>
      <source>Users at work per desktop</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>Arbeitende Benutzer je Desktop</translation>
    </message>
    <message>
      <source>Users keep their pace</source>
      <extracomment>app/output/chapters/response_chapter.py, app/results/tables/response_tables.py</extracomment>
      <translation>Benutzer halten ihr Tempo</translation>
    </message>
    <message>
      <source>Users keep their pace: the load grows with the desktops, however slow the answers are.</source>
      <extracomment>planner_core/studies/view_planner_verdict.py</extracomment>
      <translation>Die Benutzer halten ihr Tempo: Die Last wächst mit den Desktops, wie langsam die Antworten auch sind.</translation>
    </message>
    <message>
      <source>Users log off within this time; desktops refreshed at logoff are made anew.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>In dieser Zeit melden sich die Benutzer ab; Desktops mit Refresh bei der Abmeldung werden neu erstellt.</translation>
    </message>
    <message>
      <source>Users of so many desktops</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Benutzer von so vielen Desktops</translation>
    </message>
    <message>
      <source>Users of the machines</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>Benutzer der Maschinen</translation>
    </message>
    <message>
      <source>Users per machine</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Benutzer je Maschine</translation>
    </message>
    <message>
      <source>Users planned</source>
      <extracomment>app/output/workbook/summary_sheet.py, planner_core/engine/answers/limits.py, planner_core/engine/explaining/cost.py</extracomment>
      <translation>Geplante Benutzer</translation>
    </message>
    <message>
      <source>Users share a session host; a desktop of one's own has one</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>Einen Sitzungshost teilen sich Benutzer; ein eigener Desktop hat einen</translation>
    </message>
    <message>
      <source>Users wait for answers</source>
      <extracomment>app/output/chapters/response_chapter.py, app/results/tables/response_tables.py</extracomment>
      <translation>Benutzer warten auf Antworten</translation>
    </message>
    <message>
      <source>Users who keep their pace take the next step on time, answered or not; beyond the knee no system keeps up with them (∞). Users who wait for answers slow down instead. Real users lie between the two.</source>
      <extracomment>app/output/chapters/response_chapter.py</extracomment>
      <translation>Benutzer, die ihr Tempo halten, machen den nächsten Schritt pünktlich, mit Antwort oder ohne; jenseits des Knies kommt kein System nach (∞). Benutzer, die auf Antworten warten, werden stattdessen langsamer. Wirkliche Benutzer liegen dazwischen.</translation>
    </message>
    <message>
      <source>Utilisation</source>
      <extracomment>planner_core/formulas/saturation.py</extracomment>
      <translation>Auslastung</translation>
    </message>
    <message>
      <source>Utilisation after a controller fails</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>Auslastung nach dem Ausfall eines Controllers</translation>
    </message>
    <message>
      <source>Utilisation is linear in desktops below saturation, so the number at which it reaches the target follows without search; the mix of the pools stays as planned. Where the fixed part alone is more than the capacity, no desktop fits</source>
      <extracomment>planner_core/formulas/saturation.py</extracomment>
      <translation>Unterhalb der Sättigung ist die Auslastung linear in den Desktops, die Zahl beim Zielwert folgt also ohne Suche; die Mischung der Pools bleibt wie geplant. Wo schon der feste Teil größer ist als die Kapazität, passt kein Desktop</translation>
    </message>
    <message>
      <source>Utilisation law</source>
      <extracomment>planner_core/formulas/desktop_load.py, planner_core/formulas/saturation.py</extracomment>
      <translation>Auslastungsgesetz</translation>
    </message>
    <message>
      <source>Utilisation law U = X x S, for one user; Lazowska et al., Quantitative System Performance (1984), ch. 3</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Auslastungsgesetz U = X x S, für einen Benutzer; Lazowska u. a., Quantitative System Performance (1984), Kap. 3</translation>
    </message>
    <message>
      <source>Utilisation law U = X x S, with S = 1 / IOPS of one full controller for reads and for writes</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>Auslastungsgesetz U = X x S, mit S = 1 / IOPS eines vollen Controllers für Lese- und für Schreibzugriffe</translation>
    </message>
    <message>
      <source>Utilisation law turned round: X / U of a reference test, for the mix and phase it was measured with</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>Umgestelltes Auslastungsgesetz: X / U eines Referenztests, für den Mix und die Phase, mit denen gemessen wurde</translation>
    </message>
    <message>
      <source>Utilisation law with a load of its own that comes after the I/O: U = X x S + U_0 x (1 - X x S). NetApp TR-4540, 6.1: utilisation is not absolute, controllers at 70 and 60% may run at 85% together</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>Auslastungsgesetz mit einer Eigenlast, die der I/O den Vortritt lässt: U = X x S + U_0 x (1 - X x S). NetApp TR-4540, 6.1: Auslastung ist nicht absolut, Controller mit 70 und 60 % laufen zusammen vielleicht mit 85 %</translation>
    </message>
    <message>
      <source>Utilisation law ρ = X x S / c; Lazowska et al., Quantitative System Performance (1984), ch. 3</source>
      <extracomment>planner_core/formulas/queueing_open.py</extracomment>
      <translation>Auslastungsgesetz ρ = X x S / c; Lazowska u. a., Quantitative System Performance (1984), Kap. 3</translation>
    </message>
    <message>
      <source>Utilisation law: the I/O that is left moves to the controllers that are left. Against NetApp TR-4540: Monday 40.4 for 40 measured, Tuesday 45.0 for 38, boot 95.7 for 82: on the safe side</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>Auslastungsgesetz: Die verbleibende I/O-Last zieht auf die verbleibenden Controller um. Gegen NetApp TR-4540: Montag 40,4 bei gemessenen 40, Dienstag 45,0 bei 38, Boot 95,7 bei 82: auf der sicheren Seite</translation>
    </message>
    <message>
      <source>Utilisation of array controllers up to which desktops are planned.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Auslastung der Array-Controller, bis zu der Desktops geplant werden.</translation>
    </message>
    <message>
      <source>Utilisation of the servers</source>
      <extracomment>planner_core/formulas/queueing_open.py</extracomment>
      <translation>Auslastung der Bedienstationen</translation>
    </message>
    <message>
      <source>Utilisation that is accepted while something has failed.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Auslastung, die während eines Ausfalls hingenommen wird.</translation>
    </message>
    <message>
      <source>Utilisation up to which desktops are planned.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Auslastung, bis zu der Desktops geplant werden.</translation>
    </message>
    <message>
      <source>VAT</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Mehrwertsteuersatz</translation>
    </message>
    <message>
      <source>VAT {percent}</source>
      <extracomment>app/output/chapters/bill_chapter.py, app/output/chapters/outlook_chapter.py</extracomment>
      <translation>MwSt. {percent}</translation>
    </message>
    <message>
      <source>VAT {percent}, none on interest</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>MwSt. {percent}, nicht auf Zinsen</translation>
    </message>
    <message>
      <source>VCF Design Studio</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>VCF Design Studio</translation>
    </message>
    <message>
      <source>VCF Design Studio: 2 vCPUs per core, 30% in reserve, RAM 1 : 1; no host in reserve for processors</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>VCF Design Studio: 2 vCPUs je Kern, 30 % in Reserve, RAM 1 : 1; kein Host in Reserve für Prozessoren</translation>
    </message>
    <message>
      <source>VDI practice 20:80; NetApp TR-4540 saw 13% on a quiet day and 65% with logins</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>VDI-Praxis 20:80; NetApp TR-4540 sah 13 % an einem ruhigen Tag und 65 % bei Anmeldungen</translation>
    </message>
    <message>
      <source>VMX swap</source>
      <extracomment>app/canvas/content/chip_texts.py, planner_core/plan/links.py</extracomment>
      <translation>VMX-Swap</translation>
    </message>
    <message>
      <source>VMX swap per desktop</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>VMX-Swap je Desktop</translation>
    </message>
    <message>
      <source>VMware</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>VMware</translation>
    </message>
    <message>
      <source>VMware Cloud Foundation 3.11, Dell VDI design guide for Horizon 8: desktops of a vCenter, by version</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>VMware Cloud Foundation 3.11, Dell VDI Design Guide für Horizon 8: Desktops eines vCenter, nach Version</translation>
    </message>
    <message>
      <source>VMware Cloud Sizer</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>VMware Cloud Sizer</translation>
    </message>
    <message>
      <source>VMware Cloud Sizer API v5 and vcf-sizer 3.4: 4 vCPUs per core by default</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>VMware Cloud Sizer API v5 und vcf-sizer 3.4: voreingestellt 4 vCPUs je Kern</translation>
    </message>
    <message>
      <source>VMware Cloud Sizer API v5: RAM ratio 1.25 by default</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>VMware Cloud Sizer API v5: RAM-Verhältnis voreingestellt 1,25</translation>
    </message>
    <message>
      <source>VMware Cloud Sizer, vcf-sizer</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>VMware Cloud Sizer, vcf-sizer</translation>
    </message>
    <message>
      <source>VMware EUC blog, February 2016: one instant clone per second on average, 20 at once; Dell EMC PowerVault ME4 (2020) saw a desktop made anew in under 2 minutes</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>VMware-EUC-Blog, Februar 2016: im Durchschnitt ein Instant Clone je Sekunde, 20 gleichzeitig; Dell EMC PowerVault ME4 (2020) sah einen Desktop in unter 2 Minuten neu erstellt</translation>
    </message>
    <message>
      <source>VMware Horizon</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>VMware Horizon</translation>
    </message>
    <message>
      <source>VMware Horizon 6 architecture planning, PCoIP client display overhead: two buffers of 32 bits per pixel reproduce 23 of its 24 cells; two monitors of 1280 x 720 are printed as 14.65, which is not twice the 7.03 of one</source>
      <extracomment>planner_core/formulas/display.py</extracomment>
      <translation>VMware Horizon 6 Architecture Planning, PCoIP Client Display Overhead: Zwei Puffer mit 32 Bit je Pixel ergeben 23 der 24 Felder; zwei Bildschirme mit 1280 x 720 stehen dort mit 14,65, was nicht das Doppelte der 7,03 von einem ist</translation>
    </message>
    <message>
      <source>VMware Horizon 7 administration: 3 minutes in its worked example</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>VMware Horizon 7 Administration: 3 Minuten im Rechenbeispiel</translation>
    </message>
    <message>
      <source>VMware Horizon 7 administration: so many operations run at once, 50 that switch power, 20 that provision full clones, 8 linked clones, 12 of maintenance; 20 instant clones (Horizon 7.9 API) and 12 that get a new image (Horizon 8 API, 2312); 50 of 3 minutes start 16 desktops in a minute</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>VMware Horizon 7 Administration: So viele Vorgänge laufen zugleich, 50 zum Ein- und Ausschalten, 20 zum Bereitstellen von Full Clones, 8 von Linked Clones, 12 zur Wartung; 20 Instant Clones (Horizon 7.9 API) und 12, die ein neues Image bekommen (Horizon 8 API, 2312); 50 von 3 Minuten starten 16 Desktops in einer Minute</translation>
    </message>
    <message>
      <source>VMware Horizon 7 architecture planning: at least 1 Gbit/s to the storage for 100 desktops</source>
      <extracomment>planner_core/formulas/network.py, resources/catalog/second_opinions.json</extracomment>
      <translation>VMware Horizon 7 Architecture Planning: mindestens 1 Gbit/s zum Storage für 100 Desktops</translation>
    </message>
    <message>
      <source>VMware Horizon 7 instant clones; without parents by default since Horizon 8</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>VMware Horizon 7 Instant Clones; seit Horizon 8 standardmäßig ohne Parents</translation>
    </message>
    <message>
      <source>VMware Horizon 7 sizing guidelines: 20% to 100%, 50% in the middle</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>VMware Horizon 7 Sizing Guidelines: 20 % bis 100 %, 50 % in der Mitte</translation>
    </message>
    <message>
      <source>VMware Horizon 7 sizing guidelines: instant clones have no persistent disks</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>VMware Horizon 7 Sizing Guidelines: Instant Clones haben keine Persistent Disks</translation>
    </message>
    <message>
      <source>VMware Horizon 7 sizing guidelines: two replicas; Fujitsu, SSD in VDI (2011): one</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>VMware Horizon 7 Sizing Guidelines: zwei Replicas; Fujitsu, SSD in VDI (2011): eine</translation>
    </message>
    <message>
      <source>VMware Horizon 7, instant clones: one running parent per image on each host; Horizon 8 makes clones without parents by default</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>VMware Horizon 7, Instant Clones: ein laufender Parent je Image auf jedem Host; Horizon 8 legt Clones von Haus aus ohne Parents an</translation>
    </message>
    <message>
      <source>VMware Horizon 7, storage overcommit: no more clones than would fill 4, 7 or 15 times the store if each were as large as its parent; once the store without overcommit</source>
      <extracomment>planner_core/formulas/linked_clone_sizing.py</extracomment>
      <translation>VMware Horizon 7, Storage Overcommit: nicht mehr Clones, als das 4-, 7- oder 15-Fache des Speicherorts füllten, wenn jeder so groß wäre wie sein Parent; ohne Overcommit das Einfache</translation>
    </message>
    <message>
      <source>VMware Horizon 7, storage sizing of linked clone pools: 20% of the disks at least, sizes counted in whole GB; 50 and 100% as in its table of 4, 10 and 20 GB</source>
      <extracomment>planner_core/formulas/linked_clone_sizing.py</extracomment>
      <translation>VMware Horizon 7, Storage-Sizing von Linked-Clone-Pools: mindestens 20 % der Festplatten, Größen in ganzen GB gezählt; 50 und 100 % wie in der Tabelle mit 4, 10 und 20 GB</translation>
    </message>
    <message>
      <source>VMware Horizon 7, storage sizing of linked clone pools: a new clone takes twice its memory; two replicas lie on each store, because a recompose has both</source>
      <extracomment>planner_core/formulas/linked_clone_sizing.py</extracomment>
      <translation>VMware Horizon 7, Storage-Sizing von Linked-Clone-Pools: Ein neuer Clone belegt das Doppelte seines RAM; zwei Replicas liegen auf jedem Speicherort, weil ein Recompose beide hat</translation>
    </message>
    <message>
      <source>VMware Horizon 7, storage sizing of linked clone pools: at least twice the memory for each clone, one of them its swap file</source>
      <extracomment>planner_core/engine/findings/space.py</extracomment>
      <translation>VMware Horizon 7, Storage-Sizing von Linked-Clone-Pools: mindestens das Doppelte des RAM je Clone, davon einmal die Auslagerungsdatei</translation>
    </message>
    <message>
      <source>VMware Horizon 7, storage sizing of linked clone pools: clones that are rarely refreshed grow to 50% of their parent and beyond</source>
      <extracomment>planner_core/engine/findings/space.py</extracomment>
      <translation>VMware Horizon 7, Storage-Sizing von Linked-Clone-Pools: Clones mit seltenem Refresh wachsen auf 50 % ihres Parent und darüber hinaus</translation>
    </message>
    <message>
      <source>VMware Horizon 7, storage sizing of linked clone pools: disks grown to 50 or 100% of the parent. Planning value: the form that reproduces the printed table of 40, 80 and 130 GB, the formula itself was not at hand</source>
      <extracomment>planner_core/formulas/linked_clone_sizing.py</extracomment>
      <translation>VMware Horizon 7, Storage-Sizing von Linked-Clone-Pools: Festplatten, die auf 50 oder 100 % des Parents gewachsen sind. Planungswert: die Form, die die gedruckte Tabelle mit 40, 80 und 130 GB ergibt, die Formel selbst lag nicht vor</translation>
    </message>
    <message>
      <source>VMware Horizon 7, storage sizing of linked clone pools: two replicas lie on each store while a pool is recomposed</source>
      <extracomment>planner_core/engine/findings/space.py</extracomment>
      <translation>VMware Horizon 7, Storage-Sizing von Linked-Clone-Pools: Während eines Recompose liegen zwei Replicas auf jedem Speicherort</translation>
    </message>
    <message>
      <source>VMware Horizon 7.13 administration and 7.9 API: full, linked and instant clones each have a limit of their own, so the last of them decides</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>VMware Horizon 7.13 Administration und 7.9 API: Full, Linked und Instant Clones haben je eine eigene Grenze, also entscheidet, wer zuletzt fertig ist</translation>
    </message>
    <message>
      <source>VMware Horizon 7.13 administration: 12 linked clones; Horizon 8 (2312) API: 12 instant clones</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>VMware Horizon 7.13 Administration: 12 Linked Clones; API von Horizon 8 (2312): 12 Instant Clones</translation>
    </message>
    <message>
      <source>VMware Horizon 7.13 administration: 20 full clones</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>VMware Horizon 7.13 Administration: 20 Full Clones</translation>
    </message>
    <message>
      <source>VMware Horizon 7.13 administration: 50, of full virtual machines and linked clones</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>VMware Horizon 7.13 Administration: 50, für vollständige virtuelle Maschinen und Linked Clones</translation>
    </message>
    <message>
      <source>VMware Horizon 7.13 administration: 8 linked clones</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>VMware Horizon 7.13 Administration: 8 Linked Clones</translation>
    </message>
    <message>
      <source>VMware Horizon 7.13 architecture planning, network bandwidth</source>
      <extracomment>resources/catalog/display_bands.json</extracomment>
      <translation>VMware Horizon 7.13 Architecture Planning, Netzwerkbandbreite</translation>
    </message>
    <message>
      <source>VMware Horizon 7.13 architecture planning, network bandwidth: 400 to 600 kbit/s with several monitors</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>VMware Horizon 7.13 Architekturplanung, Netzwerkbandbreite: 400 bis 600 kbit/s mit mehreren Monitoren</translation>
    </message>
    <message>
      <source>VMware Horizon 7.13 architecture planning, network bandwidth: at least 1 Mbit/s</source>
      <extracomment>resources/catalog/display_bands.json</extracomment>
      <translation>VMware Horizon 7.13 Architecture Planning, Netzwerkbandbreite: mindestens 1 Mbit/s</translation>
    </message>
    <message>
      <source>VMware Horizon 7.13, storage sizing for linked clone pools: persistent disks at 20%, 50% and in full, 4, 10 and 20 GB for ten of 2 GB</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>VMware Horizon 7.13, Storage-Sizing für Linked-Clone-Pools: persistente Festplatten zu 20 %, 50 % und ganz, 4, 10 und 20 GB für zehn zu 2 GB</translation>
    </message>
    <message>
      <source>VMware Horizon 7.13, storage sizing for linked clone pools: table of 40 GB for 10 clones of 1 GB and a parent of 10 GB</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>VMware Horizon 7.13, Storage-Sizing für Linked-Clone-Pools: Tabelle mit 40 GB für 10 Klone mit 1 GB und 10 GB Vorlage</translation>
    </message>
    <message>
      <source>VMware Horizon 7.13, storage sizing for linked clone pools: the form that gives the 130 GB of its table</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>VMware Horizon 7.13, Storage-Sizing für Linked-Clone-Pools: die Form, die die 130 GB der Tabelle ergibt</translation>
    </message>
    <message>
      <source>VMware Horizon 7.13, storage sizing for linked clone pools: the form that gives the 80 GB of its table</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>VMware Horizon 7.13, Storage-Sizing für Linked-Clone-Pools: die Form, die die 80 GB der Tabelle ergibt</translation>
    </message>
    <message>
      <source>VMware Horizon 7.13, virtual desktops: persistent disks are for dedicated pools of linked clones</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>VMware Horizon 7.13, Virtual Desktops: Persistent Disks sind für dedizierte Pools von Linked Clones</translation>
    </message>
    <message>
      <source>VMware Horizon 7.13, virtual desktops: without a persistent disk user data and settings are removed by a refresh</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>VMware Horizon 7.13, Virtual Desktops: Ohne Persistent Disk entfernt ein Refresh Benutzerdaten und Einstellungen</translation>
    </message>
    <message>
      <source>VMware Horizon 7.2, virtual desktops: an instant clone is always deleted and made anew at logoff</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>VMware Horizon 7.2, Virtual Desktops: Ein Instant Clone wird beim Abmelden immer gelöscht und neu erstellt</translation>
    </message>
    <message>
      <source>VMware Horizon 7.2, virtual desktops: an instant clone is always deleted and made anew at logoff; Dell EMC PowerVault ME4 (2020) saw the same in under two minutes</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>VMware Horizon 7.2, Virtual Desktops: Ein Instant Clone wird bei der Abmeldung immer gelöscht und neu erstellt; Dell EMC PowerVault ME4 (2020) sah dasselbe in unter zwei Minuten</translation>
    </message>
    <message>
      <source>VMware Horizon 7.9 API, concurrent operation limits: 20</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>VMware Horizon 7.9 API, Grenzen gleichzeitiger Vorgänge: 20</translation>
    </message>
    <message>
      <source>VMware Horizon View architecture planning: a suspended desktop writes its memory to a file</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>VMware Horizon View Architecture Planning: Ein angehaltener Desktop schreibt seinen RAM in eine Datei</translation>
    </message>
    <message>
      <source>VMware Horizon View architecture planning: plus 15%</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>VMware Horizon View Architecture Planning: plus 15 %</translation>
    </message>
    <message>
      <source>VMware Horizon View architecture planning: plus 15%; the overhead of the Fujitsu formulas</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>VMware Horizon View Architecture Planning: plus 15 %; der Overhead der Fujitsu-Formeln</translation>
    </message>
    <message>
      <source>VMware Horizon View architecture planning: up to 100 MB of logs</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>VMware Horizon View Architecture Planning: bis zu 100 MB Logs</translation>
    </message>
    <message>
      <source>VMware Horizon administration: default limits of concurrent operations</source>
      <extracomment>planner_core/engine/findings/storms.py</extracomment>
      <translation>VMware Horizon Administration: Standardgrenzen gleichzeitiger Operationen</translation>
    </message>
    <message>
      <source>VMware Horizon administration: the limit on concurrent power operations keeps boots from overrunning the storage; Fujitsu, SSD in VDI (2011) names boot storms as what drives feel most</source>
      <extracomment>planner_core/engine/findings/storms.py</extracomment>
      <translation>VMware Horizon Administration: Die Grenze gleichzeitiger Power-Operationen bewahrt den Storage davor, von Boots überrannt zu werden; Fujitsu, SSD in VDI (2011) nennt Boot-Storms das, was Laufwerke am meisten spüren</translation>
    </message>
    <message>
      <source>VMware Horizon architecture planning and vSAN configuration maximums: hosts of a cluster, by version</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>VMware Horizon Architekturplanung und Konfigurationsmaxima von vSAN: Hosts eines Clusters, nach Version</translation>
    </message>
    <message>
      <source>VMware Horizon architecture planning: 100 to 150 kbit/s for a basic office worker</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>VMware Horizon Architecture Planning: 100 bis 150 kbit/s für einen einfachen Office-Benutzer</translation>
    </message>
    <message>
      <source>VMware Horizon architecture planning: kbit/s per user by the kind of work</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>VMware Horizon Architecture Planning: kbit/s je Benutzer nach Art der Arbeit</translation>
    </message>
    <message>
      <source>VMware Horizon architecture planning: keep host CPU at or below 80%</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>VMware Horizon Architecture Planning: Host-CPU höchstens bei 80 % halten</translation>
    </message>
    <message>
      <source>VMware Horizon architecture planning: keep host CPU at or below 80%; Login VSI: ideally below 85% while users work</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>VMware Horizon Architekturplanung: CPU der Hosts bei höchstens 80 % halten; Login VSI: idealerweise unter 85 %, während Benutzer arbeiten</translation>
    </message>
    <message>
      <source>VMware Horizon architecture planning: load a link to 60 to 80%</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>VMware Horizon Architecture Planning: eine Leitung zu 60 bis 80 % auslasten</translation>
    </message>
    <message>
      <source>VMware Horizon installation, concurrent power operations: peak rate of starts times the time of a start, 3 minutes, 5 to be careful; 40% of the logins in the middle sixth of the window</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>VMware Horizon Installation, gleichzeitige Power-Operationen: höchste Rate der Starts mal Dauer eines Starts, 3 Minuten, vorsichtig 5; 40 % der Anmeldungen im mittleren Sechstel des Fensters</translation>
    </message>
    <message>
      <source>VMware Horizon installation, sizing of power operations: 40% of the logins fall into the middle sixth of the window</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>VMware Horizon Installation, Bemessung der Ein-/Ausschaltvorgänge: 40 % der Anmeldungen fallen in das mittlere Sechstel des Zeitfensters</translation>
    </message>
    <message>
      <source>VMware Horizon installation, sizing of power operations: peak rate of starts x time of a start, which is 3 minutes, 5 to be careful (Little's law)</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>VMware Horizon Installation, Bemessung der Ein-/Ausschaltvorgänge: Spitzenrate der Starts x Zeit eines Starts, 3 Minuten, vorsichtig 5 (Gesetz von Little)</translation>
    </message>
    <message>
      <source>VMware Horizon maximums of clones on a datastore: 64 up to View 5.1, 128 later, 140 with VAAI; 250 on NFS in the sizing table that Fujitsu, SSD in VDI (2011) prints</source>
      <extracomment>planner_core/engine/findings/load.py</extracomment>
      <translation>VMware Horizon, Maxima von Clones auf einem Datastore: 64 bis View 5.1, danach 128, mit VAAI 140; 250 auf NFS in der Sizing-Tabelle, die Fujitsu, SSD in VDI (2011) abdruckt</translation>
    </message>
    <message>
      <source>VMware Horizon storage accelerator (CBRC): its memory is taken from the host</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>VMware Horizon Storage Accelerator (CBRC): Sein RAM geht vom Host ab</translation>
    </message>
    <message>
      <source>VMware Horizon storage accelerator: 5 MB of digest for each GB of a disk; clones share that of their replica, full clones have one each</source>
      <extracomment>planner_core/engine/findings/host_memory.py</extracomment>
      <translation>VMware Horizon Storage Accelerator: 5 MB Digest je GB einer Disk; Clones teilen sich den ihrer Replica, Full Clones haben je einen</translation>
    </message>
    <message>
      <source>VMware Horizon storage accelerator: 5 MB of digest for each GB of disk, 12 with the check for collisions (vresource.net)</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>VMware Horizon Storage Accelerator: 5 MB Digest je GB Festplatte, 12 mit Kollisionsprüfung (vresource.net)</translation>
    </message>
    <message>
      <source>VMware Horizon: instant clones came with Horizon 7, linked clones went with Horizon 8</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>VMware Horizon: Instant Clones kamen mit Horizon 7, Linked Clones gingen mit Horizon 8</translation>
    </message>
    <message>
      <source>VMware Horizon: off, or 1 GB by default and up to 2 GB</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>VMware Horizon: aus, oder 1 GB als Vorgabe und bis zu 2 GB</translation>
    </message>
    <message>
      <source>VMware KB 2113954 in three generations, as quoted for 6.0 (cormachogan.com 2015), 6.0 U3 and 6.5.0d (randombud.com) and later: one formula, the version is in its coefficients; the memory per GB of cache is a planning value for 6.0 and the latest</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>VMware KB 2113954 in drei Generationen, wie zitiert für 6.0 (cormachogan.com 2015), 6.0 U3 und 6.5.0d (randombud.com) und später: eine Formel, die Version steckt in den Koeffizienten; der RAM je GB Cache ist für 6.0 und die jüngste ein Planungswert</translation>
    </message>
    <message>
      <source>VMware KB 326271: 10 to 30%</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>VMware KB 326271: 10 bis 30 %</translation>
    </message>
    <message>
      <source>VMware KB 326271: hyper-threading adds 10 to 30%</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>VMware KB 326271: Hyper-Threading bringt 10 bis 30 %</translation>
    </message>
    <message>
      <source>VMware KB 326271: two virtual processors on the threads of one core share it, hyper-threading adds 10 to 30%</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>VMware KB 326271: Zwei virtuelle Prozessoren auf den Threads eines Kerns teilen sich diesen, Hyper-Threading bringt 10 bis 30 %</translation>
    </message>
    <message>
      <source>VMware View 4.6 administration: with replicas beside the clones there is one on each datastore, a separate replica datastore serves the whole pool</source>
      <extracomment>planner_core/engine/findings/reach.py</extracomment>
      <translation>VMware View 4.6 Administration: Liegen Replicas bei den Clones, gibt es eine auf jedem Datastore; ein eigener Datastore für Replicas versorgt den ganzen Pool</translation>
    </message>
    <message>
      <source>VMware View 5.2 and Horizon 6 and 7, architecture planning: 8 to 10 desktops per core at 80% CPU</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>VMware View 5.2 und Horizon 6 und 7, Architekturplanung: 8 bis 10 Desktops je Kern bei 80 % CPU</translation>
    </message>
    <message>
      <source>VMware View 5.2 and Horizon 6 and 7, architecture planning: 8 to 10 desktops per core at 80% CPU, 128 desktops on 2 x 8 cores</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>VMware View 5.2 und Horizon 6 und 7, Architekturplanung: 8 bis 10 Desktops je Kern bei 80 % CPU, 128 Desktops auf 2 x 8 Kernen</translation>
    </message>
    <message>
      <source>VMware View 5.2 architecture planning, Dell VDI design guide for Horizon 8: desktops of a pool, by version</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>VMware View 5.2 Architekturplanung, Dell VDI Design Guide für Horizon 8: Desktops eines Pools, nach Version</translation>
    </message>
    <message>
      <source>VMware View 5.2 architecture planning: a pool lies in one cluster</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>VMware View 5.2 Architekturplanung: Ein Pool liegt in einem Cluster</translation>
    </message>
    <message>
      <source>VMware View 5.2 architecture planning: the addresses of its subnet limit a pool; Dell EMC PowerVault ME4 (2020): with too small a DHCP scope desktops stay in error</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>VMware View 5.2 Architekturplanung: Die Adressen seines Subnetzes begrenzen einen Pool; Dell EMC PowerVault ME4 (2020): Bei zu kleinem DHCP-Bereich bleiben Desktops im Fehlerzustand</translation>
    </message>
    <message>
      <source>VMware View 5: 64 to 128 MB with 3D switched on</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>VMware View 5: 64 bis 128 MB mit eingeschaltetem 3D</translation>
    </message>
    <message>
      <source>VMware View Composer: linked clones can have a disk for temporary files; full ones keep them on their own</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>VMware View Composer: Linked Clones können eine Disk für temporäre Dateien haben; Full Clones halten sie auf ihrer eigenen</translation>
    </message>
    <message>
      <source>VMware View default: 4 GB</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>VMware-View-Vorgabe: 4 GB</translation>
    </message>
    <message>
      <source>VMware and Dell EMC planning guides for vSAN: 25 to 30% stay free for rebuilding and rebalancing</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>Planungsleitfäden von VMware und Dell EMC für vSAN: 25 bis 30 % bleiben für Rebuild und Rebalancing frei</translation>
    </message>
    <message>
      <source>VMware and Dell planning guides: 25 to 30%</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Planungsleitfäden von VMware und Dell: 25 bis 30 %</translation>
    </message>
    <message>
      <source>VMware sliding scale Mem.MinFreePct (vSphere 5 and later; used for older hosts too, whose flat 6% was a reclaim threshold)</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>VMware-Staffel Mem.MinFreePct (ab vSphere 5; auch für ältere Hosts verwendet, deren pauschale 6 % eine Reclaim-Schwelle waren)</translation>
    </message>
    <message>
      <source>VMware vSAN 6.2 architecture: at most 9,000 components on a host</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>VMware vSAN 6.2 Architecture: höchstens 9.000 Komponenten auf einem Host</translation>
    </message>
    <message>
      <source>VMware vSAN 6.2 architecture: objects are cut every 255 GB; a mirror has 1 + F parts and a witness, RAID 5 four parts, RAID 6 six</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>VMware vSAN 6.2 Architecture: Objekte werden alle 255 GB geteilt; ein Spiegel hat 1 + F Teile und einen Zeugen (Witness), RAID 5 vier Teile, RAID 6 sechs</translation>
    </message>
    <message>
      <source>VMware vSAN 6.6 configuration maximums: 5 disk groups of a host, 7 capacity devices of each</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>VMware vSAN 6.6, Konfigurationsmaxima: 5 Laufwerksgruppen je Host, je 7 Kapazitätslaufwerke</translation>
    </message>
    <message>
      <source>VMware vSAN 8 planning, network requirements: 1 Gbit/s for hybrid, 10 for all-flash, 25 for ESA</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>VMware vSAN 8 Planung, Anforderungen an das Netzwerk: 1 Gbit/s für Hybrid, 10 für All-Flash, 25 für ESA</translation>
    </message>
    <message>
      <source>VMware vSAN 8 planning: ESA takes hosts with at least 512 GB of memory and 32 cores</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>VMware vSAN 8 Planung: ESA verlangt Hosts mit mindestens 512 GB RAM und 32 Kernen</translation>
    </message>
    <message>
      <source>VMware vSAN 8 planning: with as many hosts as the policy needs, nothing is rebuilt while one is missing</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>VMware vSAN 8 Planung: Bei so vielen Hosts, wie die Richtlinie braucht, wird nichts neu aufgebaut, solange einer fehlt</translation>
    </message>
    <message>
      <source>VMware vSAN cache sizing: 10% of what is stored before copies are counted</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>VMware vSAN Cache Sizing: 10 % dessen, was vor dem Zählen der Kopien gespeichert ist</translation>
    </message>
    <message>
      <source>VMware vSAN configuration maximums</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>VMware vSAN Configuration Maximums</translation>
    </message>
    <message>
      <source>VMware vSAN configuration maximums: 9,000 components of a host, 27,000 with ESA</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>VMware vSAN, Konfigurationsmaxima: 9.000 Komponenten je Host, mit ESA 27.000</translation>
    </message>
    <message>
      <source>VMware vSAN design guidance: 10% of the used capacity, before copies are counted</source>
      <extracomment>planner_core/engine/storage/vsan.py</extracomment>
      <translation>VMware vSAN Design Guidance: 10 % der belegten Kapazität, vor dem Zählen der Kopien</translation>
    </message>
    <message>
      <source>VMware vSAN design guidance: about 10% (not confirmed; the 6.2 VDI paper measured below 1%)</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>VMware vSAN Design Guidance: etwa 10 % (nicht bestätigt; das VDI-Paper zu 6.2 maß unter 1 %)</translation>
    </message>
    <message>
      <source>VMware vSAN design guidance: about 10% of the host; the 6.2 VDI paper measured below 1%</source>
      <extracomment>planner_core/formulas/cpu.py</extracomment>
      <translation>VMware vSAN Design Guidance: etwa 10 % des Hosts; das VDI-Paper zu 6.2 maß unter 1 %</translation>
    </message>
    <message>
      <source>VMware vSAN design guidance: hybrid, 10% of the used capacity before copies are counted</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>VMware vSAN Design Guidance: Hybrid, 10 % der belegten Kapazität vor den Kopien</translation>
    </message>
    <message>
      <source>VMware vSAN planning: 2 x failures + 1 hosts for mirrors, 4 for RAID 5, 6 for RAID 6</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>VMware vSAN Planung: 2 x Ausfälle + 1 Hosts für Spiegel, 4 für RAID 5, 6 für RAID 6</translation>
    </message>
    <message>
      <source>VMware vSAN planning: 25 to 30% stay free for rebuilds and rebalancing, which starts at 80% of a device; the share that the format takes is a planning value (1 to 2%, with checksums and deduplication up to 6.2%)</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>VMware vSAN Planning: 25 bis 30 % bleiben frei für Rebuilds und das Umverteilen, das bei 80 % eines Geräts beginnt; der Anteil des Formats ist ein Planungswert (1 bis 2 %, mit Prüfsummen und Deduplizierung bis 6,2 %)</translation>
    </message>
    <message>
      <source>VMware vSAN planning: a cache device that fails takes the capacity devices behind it along; the express storage is one pool and loses the device alone</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>VMware vSAN Planung: Ein ausfallendes Cache-Laufwerk reißt die Kapazitätslaufwerke dahinter mit; Express Storage ist ein einziger Pool und verliert nur das Laufwerk</translation>
    </message>
    <message>
      <source>VMware vSAN planning: a policy keeps its objects through as many failed hosts as it tolerates</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>VMware vSAN Planung: Eine Richtlinie erhält ihre Objekte über so viele ausgefallene Hosts, wie sie übersteht</translation>
    </message>
    <message>
      <source>VMware vSAN planning: every disk group has one flash device as cache</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>VMware vSAN Planung: Jede Laufwerksgruppe hat ein Flash-Laufwerk als Cache</translation>
    </message>
    <message>
      <source>VMware vSAN planning: mirrors keep 1 + F copies; RAID 5 adds one parity to 3 parts (ESA: to 4 or 2), RAID 6 two to 4</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>VMware vSAN Planning: Spiegel halten 1 + F Kopien; RAID 5 fügt 3 Teilen eine Parität hinzu (ESA: 4 oder 2 Teilen), RAID 6 zwei zu 4</translation>
    </message>
    <message>
      <source>VMware vSAN planning: raw capacity over the copies of the policy, times the ratio of deduplication and compression that was measured or is expected; linked clones share already, so 1 for them</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>VMware vSAN Planning: Rohkapazität durch die Kopien der Richtlinie, mal dem gemessenen oder erwarteten Verhältnis von Deduplizierung und Kompression; Linked Clones teilen schon, für sie also 1</translation>
    </message>
    <message>
      <source>VMware vSAN planning: the hosts of a cluster share its datastore; other clusters reach it only by mounting it remotely, from vSAN 7 U1 on</source>
      <extracomment>planner_core/engine/findings/reach.py</extracomment>
      <translation>VMware vSAN Planung: Die Hosts eines Clusters teilen sich seinen Datastore; andere Cluster erreichen ihn nur, wenn sie ihn entfernt einbinden, ab vSAN 7 U1</translation>
    </message>
    <message>
      <source>VMware vSAN planning: until everything is made again elsewhere, objects have fewer copies than their policy asks for; that a day is long is a planning value</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>VMware vSAN Planung: Bis alles anderswo wiederhergestellt ist, haben Objekte weniger Kopien, als ihre Richtlinie verlangt; dass ein Tag lang ist, ist ein Planungswert</translation>
    </message>
    <message>
      <source>VMware vSAN planning: vSAN works best on hosts of one configuration</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>VMware vSAN Planung: vSAN arbeitet am besten auf gleich ausgestatteten Hosts</translation>
    </message>
    <message>
      <source>VMware vSAN planning: without failures to tolerate an object has one copy</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>VMware vSAN Planung: Ohne Failures to Tolerate hat ein Objekt eine Kopie</translation>
    </message>
    <message>
      <source>VMware vSAN: each machine has an object for its own files</source>
      <extracomment>planner_core/engine/storage/vsan_components.py</extracomment>
      <translation>VMware vSAN: jede Maschine hat ein Objekt für ihre eigenen Dateien</translation>
    </message>
    <message>
      <source>VMware vSAN: swap objects are reserved in full until 6.6, from 6.7 on sparse by default; sparse ones take nothing until they are used</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>VMware vSAN: Auslagerungsobjekte sind bis 6.6 voll reserviert, ab 6.7 standardmäßig sparse; Sparse-Objekte belegen nichts, bis sie genutzt werden</translation>
    </message>
    <message>
      <source>VMware vSphere 4.0 and 6.5, resource management: the overhead tables of the generations differ by a factor of four</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>VMware vSphere 4.0 und 6.5, Resource Management: Die Overhead-Tabellen der Generationen unterscheiden sich um den Faktor vier</translation>
    </message>
    <message>
      <source>VMware vSphere 6.7, virtual machine administration: no more virtual processors than logical cores, two for each core with hyper-threading</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>VMware vSphere 6.7, Administration virtueller Maschinen: nicht mehr virtuelle Prozessoren als logische Kerne, mit Hyper-Threading zwei je Kern</translation>
    </message>
    <message>
      <source>VMware vSphere availability, HA admission control</source>
      <extracomment>planner_core/engine/findings/admission.py, planner_core/engine/findings/reserve.py, planner_core/formulas/availability.py</extracomment>
      <translation>VMware vSphere Availability, HA Admission Control</translation>
    </message>
    <message>
      <source>VMware vSphere availability, HA admission control: a virtual machine without reservation counts 32 MHz</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>VMware vSphere Availability, HA Admission Control: Eine virtuelle Maschine ohne Reservierung zählt 32 MHz</translation>
    </message>
    <message>
      <source>VMware vSphere availability, HA admission control: reservation and overhead, without reservation the overhead alone</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>VMware vSphere Availability, HA Admission Control: Reservierung und Overhead, ohne Reservierung der Overhead allein</translation>
    </message>
    <message>
      <source>VMware vSphere availability, HA checklist: a cluster has at least two hosts</source>
      <extracomment>planner_core/engine/findings/reserve.py</extracomment>
      <translation>VMware vSphere Availability, HA-Checkliste: Ein Cluster hat mindestens zwei Hosts</translation>
    </message>
    <message>
      <source>VMware vSphere availability, HA checklist: machines lie on shared storage, not on local disks, or they cannot start elsewhere when their host fails</source>
      <extracomment>planner_core/engine/findings/local_disks.py</extracomment>
      <translation>VMware vSphere Availability, HA-Checkliste: Maschinen liegen auf gemeinsamem Storage, nicht auf lokalen Platten, sonst können sie nach einem Ausfall ihres Hosts nicht anderswo starten</translation>
    </message>
    <message>
      <source>VMware vSphere availability, cluster resource percentage: (total - reserved) / total</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>VMware vSphere Availability, Cluster Resource Percentage: (gesamt - reserviert) / gesamt</translation>
    </message>
    <message>
      <source>VMware vSphere availability: capacity for the loss of a host; practice: N+1</source>
      <extracomment>planner_core/engine/findings/reserve.py</extracomment>
      <translation>VMware vSphere Availability: Kapazität für den Verlust eines Hosts; Praxis: N+1</translation>
    </message>
    <message>
      <source>VMware vSphere availability: machines of a failed host start on the other hosts of its cluster</source>
      <extracomment>planner_core/engine/findings/reserve.py</extracomment>
      <translation>VMware vSphere Availability: Maschinen eines ausgefallenen Hosts starten auf den anderen Hosts seines Clusters</translation>
    </message>
    <message>
      <source>VMware vSphere blog (2012): swap files of the VMX process came with vSphere 5.0</source>
      <extracomment>planner_core/engine/findings/host_memory.py</extracomment>
      <translation>VMware vSphere Blog (2012): Auslagerungsdateien des VMX-Prozesses kamen mit vSphere 5.0</translation>
    </message>
    <message>
      <source>VMware vSphere configuration maximums: machines of a host, by version</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>VMware vSphere, Konfigurationsmaxima: Maschinen eines Hosts, nach Version</translation>
    </message>
    <message>
      <source>VMware vSphere resource management: a machine starts on one host, which has to hold its memory and its overhead; there is no overcommit in this plan</source>
      <extracomment>planner_core/engine/findings/host_memory.py</extracomment>
      <translation>VMware vSphere Resource Management: Eine Maschine startet auf einem Host, der ihren RAM und ihren Overhead fassen muss; dieser Plan überbucht nicht</translation>
    </message>
    <message>
      <source>VMware vSphere resource management: swap file = RAM - reservation</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>VMware vSphere Resource Management: Auslagerungsdatei = RAM - Reservierung</translation>
    </message>
    <message>
      <source>VMware vSphere resource management: the swap file is as large as the memory without reservation and has to exist in full at power-on</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>VMware vSphere Resource Management: Die Auslagerungsdatei ist so groß wie der nicht reservierte RAM und muss beim Einschalten vollständig vorhanden sein</translation>
    </message>
    <message>
      <source>VMware vSphere resource management: the swap file is as large as the memory without reservation; memory that is not overcommitted can be reserved</source>
      <extracomment>planner_core/engine/findings/swap.py</extracomment>
      <translation>VMware vSphere Resource Management: Die Auslagerungsdatei ist so groß wie der RAM ohne Reservierung; RAM, der nicht überbucht wird, kann reserviert werden</translation>
    </message>
    <message>
      <source>VMware vSphere resource management: where the swap file lies elsewhere at the destination, it is copied too. Planning value: one pass over the memory, so the least time</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>VMware vSphere Resource Management: Liegt die Auslagerungsdatei am Ziel woanders, wird sie mitkopiert. Planungswert: ein Durchgang durch den RAM, also die geringste Zeit</translation>
    </message>
    <message>
      <source>VMware vSphere resource management: where the swap file lies elsewhere at the destination, it is copied with the machine</source>
      <extracomment>planner_core/engine/findings/local_disks.py</extracomment>
      <translation>VMware vSphere Resource Management: Liegt die Auslagerungsdatei am Ziel anderswo, wird sie mit der Maschine kopiert</translation>
    </message>
    <message>
      <source>VMware virtual blocks blog, July 2018: reserved in full until vSAN 6.6, sparse from 6.7 on</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>VMware-Virtual-Blocks-Blog, Juli 2018: bis vSAN 6.6 voll reserviert, ab 6.7 sparse</translation>
    </message>
    <message>
      <source>VMware, VDI on vSAN 6.2 (2016), all-flash cluster: 24 cores, 256 GB, one 10 Gbit/s port for vSAN; CBRC of 1 GB</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>VMware, VDI auf vSAN 6.2 (2016), All-Flash-Cluster: 24 Kerne, 256 GB, ein Anschluss mit 10 Gbit/s für vSAN; CBRC von 1 GB</translation>
    </message>
    <message>
      <source>VMware, VDI on vSAN 6.2 (2016), all-flash cluster: two disk groups of three capacity devices in each host. IOPS of a drive: planning value, small mixed blocks</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>VMware, VDI auf vSAN 6.2 (2016), All-Flash-Cluster: zwei Laufwerksgruppen zu drei Kapazitätslaufwerken in jedem Host. IOPS eines Laufwerks: Planungswert, kleine gemischte Blöcke</translation>
    </message>
    <message>
      <source>VMware, VDI on vSAN 6.2 (2016), cache devices of the all-flash cluster. IOPS: planning value, small mixed blocks</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>VMware, VDI auf vSAN 6.2 (2016), Cache-Laufwerke des All-Flash-Clusters. IOPS: Planungswert, kleine gemischte Blöcke</translation>
    </message>
    <message>
      <source>VMware, VDI on vSAN 6.2 (2016), cache devices of the hybrid cluster. IOPS: planning value, small mixed blocks</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>VMware, VDI auf vSAN 6.2 (2016), Cache-Laufwerke des Hybrid-Clusters. IOPS: Planungswert, kleine gemischte Blöcke</translation>
    </message>
    <message>
      <source>VMware, VDI on vSAN 6.2 (2016), capacity devices of the all-flash cluster. IOPS: planning value, small mixed blocks</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>VMware, VDI auf vSAN 6.2 (2016), Kapazitätslaufwerke des All-Flash-Clusters. IOPS: Planungswert, kleine gemischte Blöcke</translation>
    </message>
    <message>
      <source>VMware, VDI on vSAN 6.2 (2016), hybrid cluster: 20 cores, 256 GB, one 10 Gbit/s port for vSAN; CBRC of 1 GB</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>VMware, VDI auf vSAN 6.2 (2016), Hybrid-Cluster: 20 Kerne, 256 GB, ein Anschluss mit 10 Gbit/s für vSAN; CBRC von 1 GB</translation>
    </message>
    <message>
      <source>VMware, VDI on vSAN 6.2 (2016), hybrid cluster: one disk group in each host. IOPS of a drive: Fujitsu, SSD in VDI (2011), sizing table</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>VMware, VDI auf vSAN 6.2 (2016), Hybrid-Cluster: eine Laufwerksgruppe in jedem Host. IOPS eines Laufwerks: Fujitsu, SSD in VDI (2011), Sizing-Tabelle</translation>
    </message>
    <message>
      <source>VMware, VDI on vSAN 6.2: 1,370 I/Os per host ran on four 10K disks, which without coalescing would need three to four times as many</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>VMware, VDI auf vSAN 6.2: 1.370 I/Os je Host liefen auf vier 10K-Festplatten; ohne Zusammenfassen wären drei- bis viermal so viele nötig</translation>
    </message>
    <message>
      <source>VMware, VDI on vSAN 6.2: over 80% claimed, 56% follow from its latencies; the lower one</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>VMware, VDI auf vSAN 6.2: über 80 % angegeben, 56 % folgen aus den Latenzen; der niedrigere Wert</translation>
    </message>
    <message>
      <source>VMware, Virtual SAN 6.2 with VDI (2016): 0.4% of the host's memory, at most 1 GB</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>VMware, Virtual SAN 6.2 with VDI (2016): 0,4 % des RAM des Hosts, höchstens 1 GB</translation>
    </message>
    <message>
      <source>VMware, Virtual SAN 6.2 with VDI (2016): erasure coding is for all-flash configurations only</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>VMware, Virtual SAN 6.2 mit VDI (2016): Erasure Coding gibt es nur für All-Flash-Konfigurationen</translation>
    </message>
    <message>
      <source>VMware, Virtual SAN 6.2 with VDI (2016): erasure coding is new in 6.2</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>VMware, Virtual SAN 6.2 mit VDI (2016): Erasure Coding ist neu in 6.2</translation>
    </message>
    <message>
      <source>VMware, Virtual SAN 6.2 with VDI (2016): hybrid groups have magnetic disks behind a flash cache, all-flash groups have flash only</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>VMware, Virtual SAN 6.2 mit VDI (2016): Hybride Gruppen haben Festplatten hinter einem Flash-Cache, All-Flash-Gruppen nur Flash</translation>
    </message>
    <message>
      <source>VMware, Virtual SAN 6.2 with Virtual Desktop Infrastructure Workload (2016), View Planner scores: 95th percentile of group A within 1 s and of group B within 6 s, first and last of five iterations left out, repeats differ by 1 to 2%</source>
      <extracomment>resources/catalog/view_planner.json</extracomment>
      <translation>VMware, Virtual SAN 6.2 with Virtual Desktop Infrastructure Workload (2016), Ergebnisse von View Planner: 95. Perzentil der Gruppe A innerhalb von 1 s und der Gruppe B innerhalb von 6 s, erster und letzter von fünf Durchläufen ausgelassen, Wiederholungen weichen um 1 bis 2 % ab</translation>
    </message>
    <message>
      <source>VMware: boot storms with up to 80% fewer reads</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>VMware: Boot-Stürme mit bis zu 80 % weniger Lesezugriffen</translation>
    </message>
    <message>
      <source>VMware: the express storage architecture came with vSAN 8</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>VMware: Die Express Storage Architecture kam mit vSAN 8</translation>
    </message>
    <message>
      <source>VMware: the frame buffers of the screens and 3D memory belong to the machine's overhead</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>VMware: Die Bildspeicher der Bildschirme und der 3D-Speicher gehören zum Overhead der Maschine</translation>
    </message>
    <message>
      <source>VSIbase: Login VSI documentation, Base phase. Threshold and 2%: Nutanix test report after Login VSI's own article</source>
      <extracomment>resources/catalog/login_vsi.json</extracomment>
      <translation>VSIbase: Dokumentation von Login VSI, Base Phase. Schwelle und 2 %: Testbericht von Nutanix nach dem Artikel von Login VSI selbst</translation>
    </message>
    <message>
      <source>VSIbase: Login VSI documentation, Base phase. Window and 5%: practice, not confirmed</source>
      <extracomment>resources/catalog/login_vsi.json</extracomment>
      <translation>VSIbase: Dokumentation von Login VSI, Base Phase. Fenster und 5 %: Praxis, nicht bestätigt</translation>
    </message>
    <message>
      <source>VSImax 4.1 {sessions}</source>
      <extracomment>app/results/charts/response_chart.py</extracomment>
      <translation>VSImax 4.1 {sessions}</translation>
    </message>
    <message>
      <source>VSImax and View Planner</source>
      <extracomment>app/results/tabs/response_tab.py</extracomment>
      <translation>VSImax und View Planner</translation>
    </message>
    <message>
      <source>VSImax threshold</source>
      <extracomment>planner_core/formulas/vsimax.py</extracomment>
      <translation>VSImax-Schwelle</translation>
    </message>
    <message>
      <source>Va&amp;riant</source>
      <extracomment>app/window/commands/menus.py</extracomment>
      <translation>Va&amp;riante</translation>
    </message>
    <message>
      <source>Valid from</source>
      <extracomment>planner_core/catalog/prices.py</extracomment>
      <translation>Gültig ab</translation>
    </message>
    <message>
      <source>Valid to</source>
      <extracomment>planner_core/catalog/library_rules.py, planner_core/catalog/prices.py</extracomment>
      <translation>Gültig bis</translation>
    </message>
    <message>
      <source>Value</source>
      <extracomment>app/cli/library_update.py, app/library/update_dialog.py, app/output/chapters/assumptions_chapter.py, app/output/chapters/derivations_chapter.py, app/output/workbook/assumptions_sheet.py, app/output/workbook/derivations_sheet.py, app/results/explaining/derivation_model.py, app/results/tables/assumptions_table.py, planner_core/engine/explaining/derivation_text.py</extracomment>
      <translation>Wert</translation>
    </message>
    <message>
      <source>Value added tax</source>
      <extracomment>app/output/workbook/bill_sheet.py, app/output/workbook/summary_sheet.py, planner_core/formulas/cost.py</extracomment>
      <translation>Mehrwertsteuer</translation>
    </message>
    <message>
      <source>Value added tax on the net amount</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Mehrwertsteuer auf den Nettobetrag</translation>
    </message>
    <message>
      <source>Value added tax over the years of use</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Mehrwertsteuer über die Nutzungsjahre</translation>
    </message>
    <message>
      <source>Value added tax per year</source>
      <extracomment>planner_core/engine/explaining/cost.py</extracomment>
      <translation>Mehrwertsteuer je Jahr</translation>
    </message>
    <message>
      <source>Value added tax, none on interest</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py</extracomment>
      <translation>Mehrwertsteuer, nicht auf Zinsen</translation>
    </message>
    <message>
      <source>Values in detail</source>
      <extracomment>app/output/chapters/variants_chapter.py</extracomment>
      <translation>Werte im Einzelnen</translation>
    </message>
    <message>
      <source>Variant</source>
      <extracomment>app/output/chapters/cover_and_findings.py, app/output/chapters/summary_chapter.py, app/output/chapters/variants_chapter.py, app/output/workbook/summary_sheet.py, app/project/project_commands.py, app/results/tables/changes_table.py, app/window/bars/top_bar.py</extracomment>
      <translation>Variante</translation>
    </message>
    <message>
      <source>Variant {id}: an id is made of letters, digits, dots, dashes and underscores.</source>
      <extracomment>planner_core/plan/project.py</extracomment>
      <translation>Variante {id}: Eine Kennung besteht aus Buchstaben, Ziffern, Punkten, Bindestrichen und Unterstrichen.</translation>
    </message>
    <message>
      <source>Variant {number}</source>
      <extracomment>app/project/drafts.py</extracomment>
      <translation>Variante {number}</translation>
    </message>
    <message>
      <source>Variant {variant}: settings that belong to the project differ from those of the others.</source>
      <extracomment>planner_core/plan/project.py</extracomment>
      <translation>Variante {variant}: Einstellungen, die zum Projekt gehören, sind anders als in den übrigen Varianten.</translation>
    </message>
    <message>
      <source>Variants</source>
      <extracomment>app/output/chapters/variants_chapter.py, app/output/workbook/variants_sheet.py, app/results/tabs/all_tabs.py, app/window/bars/variant_tabs.py, planner_core/editing/verbs/proposal.py</extracomment>
      <translation>Varianten</translation>
    </message>
    <message>
      <source>Variants side by side</source>
      <extracomment>app/output/workbook/variants_sheet.py, app/results/tabs/comparison_view.py, app/results/tabs/variants_tab.py</extracomment>
      <translation>Varianten nebeneinander</translation>
    </message>
    <message>
      <source>Vendor-neutral RAID write penalties: 1, 2, 2, 4, 6 (crucial.com.au, RAID performance, 2010; noah.org, IOPS, harmonic form)</source>
      <extracomment>resources/catalog/raid_levels.json</extracomment>
      <translation>Herstellerneutrale RAID Write Penalties: 1, 2, 2, 4, 6 (crucial.com.au, RAID performance, 2010; noah.org, IOPS, harmonische Form)</translation>
    </message>
    <message>
      <source>Vendor-neutral RAID write penalties: 2 for mirrors, 4 for RAID 5, 6 for RAID 6</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>Herstellerneutrale Write Penalties von RAID: 2 für Spiegel, 4 für RAID 5, 6 für RAID 6</translation>
    </message>
    <message>
      <source>Vendor-neutral: RAID 0 spreads each file over all drives and keeps no copy; Fujitsu, SSD in VDI (2011) tested with it</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>Herstellerneutral: RAID 0 verteilt jede Datei auf alle Laufwerke und hält keine Kopie; Fujitsu, SSD in VDI (2011) hat damit getestet</translation>
    </message>
    <message>
      <source>Verdict</source>
      <extracomment>app/output/workbook/variants_sheet.py, app/results/tables/response_tables.py</extracomment>
      <translation>Urteil</translation>
    </message>
    <message>
      <source>Versions</source>
      <extracomment>app/window/dialogs/about_dialog.py</extracomment>
      <translation>Versionen</translation>
    </message>
    <message>
      <source>View</source>
      <extracomment>app/results/tabs/variants_tab.py</extracomment>
      <translation>Ansicht</translation>
    </message>
    <message>
      <source>View 5.1</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>View 5.1</translation>
    </message>
    <message>
      <source>View Planner</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>View Planner</translation>
    </message>
    <message>
      <source>View Planner, group {group}: {operations}</source>
      <extracomment>app/results/tables/response_tables.py</extracomment>
      <translation>View Planner, Gruppe {group}: {operations}</translation>
    </message>
    <message>
      <source>View Storage Accelerator (CBRC): RAM that answers reads of the image. 0 when it is off.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>View Storage Accelerator (CBRC): RAM, der Lesezugriffe auf das Image beantwortet. 0, wenn er aus ist.</translation>
    </message>
    <message>
      <source>View of the limits</source>
      <extracomment>app/results/tabs/limits_tab.py</extracomment>
      <translation>Ansicht der Engpässe</translation>
    </message>
    <message>
      <source>View of the response times</source>
      <extracomment>app/results/tabs/response_tab.py</extracomment>
      <translation>Ansicht der Antwortzeiten</translation>
    </message>
    <message>
      <source>View of the storms</source>
      <extracomment>app/results/tabs/storms_tab.py</extracomment>
      <translation>Ansicht der Stürme</translation>
    </message>
    <message>
      <source>Virtual machines.</source>
      <extracomment>planner_core/plan/components/infrastructure_servers.py</extracomment>
      <translation>Virtuelle Maschinen.</translation>
    </message>
    <message>
      <source>Visits</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Besuche</translation>
    </message>
    <message>
      <source>Volume size</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Volume-Größe</translation>
    </message>
    <message>
      <source>Volumes</source>
      <extracomment>app/canvas/content/card_content.py, planner_core/engine/basis/resources.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>Volumes</translation>
    </message>
    <message>
      <source>Volumes of the array</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Volumes des Arrays</translation>
    </message>
    <message>
      <source>W</source>
      <extracomment>planner_core/formulas/power.py, planner_core/plan/components/host.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>W</translation>
    </message>
    <message>
      <source>W / 1000 x 8760 x PUE: the hardware with its share of cooling and power supply</source>
      <extracomment>planner_core/formulas/power.py</extracomment>
      <translation>W / 1000 x 8760 x PUE: die Hardware mit ihrem Anteil an Kühlung und Stromversorgung</translation>
    </message>
    <message>
      <source>Wait for answers</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Warten auf Antworten</translation>
    </message>
    <message>
      <source>Waiting time at several servers</source>
      <extracomment>planner_core/formulas/queueing_open.py</extracomment>
      <translation>Wartezeit an mehreren Bedienstationen</translation>
    </message>
    <message>
      <source>Waiting time that few exceed</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Wartezeit, die wenige überschreiten</translation>
    </message>
    <message>
      <source>Warning</source>
      <extracomment>app/results/words/findings.py</extracomment>
      <translation>Warnung</translation>
    </message>
    <message>
      <source>Warnings</source>
      <extracomment>app/output/workbook/summary_sheet.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>Warnungen</translation>
    </message>
    <message>
      <source>Watch how full the array is, or make the volumes smaller.</source>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>Überwachen Sie, wie voll das Array ist, oder machen Sie die Volumes kleiner.</translation>
    </message>
    <message>
      <source>Watch the ready time, or plan fewer vCPUs or more cores.</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>Beobachten Sie die Ready Time oder planen Sie weniger vCPUs oder mehr Kerne.</translation>
    </message>
    <message>
      <source>Way between user and desktop</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Weg zwischen Benutzer und Desktop</translation>
    </message>
    <message>
      <source>Way between {pool} and its users: {line}</source>
      <extracomment>planner_core/studies/response_stations.py</extracomment>
      <translation>Weg zwischen {pool} und seinen Benutzern: {line}</translation>
    </message>
    <message>
      <source>Weekly</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Wöchentlich</translation>
    </message>
    <message>
      <source>What</source>
      <extracomment>app/cli/commands/needed.py, app/cli/compare_report.py, app/cli/validation_report.py, app/output/chapters/variants_chapter.py, app/results/tables/changes_table.py</extracomment>
      <translation>Was</translation>
    </message>
    <message>
      <source>What a host gives to the express storage counts as one disk group</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>Was ein Host dem Express Storage gibt, zählt als eine Laufwerksgruppe</translation>
    </message>
    <message>
      <source>What a linked clone has changed, with its small internal disk. Grows until the next refresh.</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Was ein Linked Clone geändert hat, samt seiner kleinen internen Disk. Wächst bis zum nächsten Refresh.</translation>
    </message>
    <message>
      <source>What a profile of View Planner takes is its operations' work: one after each think time.</source>
      <extracomment>planner_core/studies/view_planner_verdict.py</extracomment>
      <translation>Was ein Lastprofil von View Planner braucht, ist die Arbeit seiner Operationen: eine nach jeder Denkzeit.</translation>
    </message>
    <message>
      <source>What a review of the plan points out, what to do, and by which rule.</source>
      <extracomment>app/output/workbook/findings_sheet.py</extracomment>
      <translation>Was eine Durchsicht des Plans anmerkt, was zu tun ist und nach welcher Regel.</translation>
    </message>
    <message>
      <source>What a service of the hypervisor takes is not there for desktops</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>Was ein Dienst des Hypervisors braucht, steht den Desktops nicht zur Verfügung</translation>
    </message>
    <message>
      <source>What can be done with the table</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Was mit der Tabelle getan werden kann</translation>
    </message>
    <message>
      <source>What cannot be taken</source>
      <extracomment>app/library/importing/import_dialog.py</extracomment>
      <translation>Was nicht übernommen werden kann</translation>
    </message>
    <message>
      <source>What changes</source>
      <extracomment>app/cli/library_update.py, app/library/update_dialog.py</extracomment>
      <translation>Was sich ändert</translation>
    </message>
    <message>
      <source>What column {name} is</source>
      <extracomment>app/library/importing/import_preview.py</extracomment>
      <translation>Was Spalte {name} ist</translation>
    </message>
    <message>
      <source>What counts is how many vCPUs a desktop has, not how busy they are nor how fast a core is.</source>
      <extracomment>planner_core/studies/opinions_on_processors.py</extracomment>
      <translation>Es zählt, wie viele vCPUs ein Desktop hat, nicht wie beschäftigt sie sind oder wie schnell ein Kern ist.</translation>
    </message>
    <message>
      <source>What else a planner should know.</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>Was sonst beim Planen wichtig ist.</translation>
    </message>
    <message>
      <source>What gives out first, second, third, and what would lift it.</source>
      <extracomment>app/output/workbook/limits_sheets.py</extracomment>
      <translation>Was zuerst, als Zweites, als Drittes nicht mehr reicht, und was Abhilfe schafft.</translation>
    </message>
    <message>
      <source>What grows with the desktops and what does not</source>
      <extracomment>planner_core/formulas/saturation.py</extracomment>
      <translation>Was mit den Desktops wächst und was nicht</translation>
    </message>
    <message>
      <source>What has failed. The drawing and the tables show how full the rest is then.</source>
      <extracomment>app/window/bars/top_bar.py</extracomment>
      <translation>Was ausgefallen ist. Zeichnung und Tabellen zeigen, wie ausgelastet der Rest dann ist.</translation>
    </message>
    <message>
      <source>What is different</source>
      <extracomment>app/output/workbook/variants_sheet.py, app/results/tabs/variants_tab.py</extracomment>
      <translation>Unterschiede</translation>
    </message>
    <message>
      <source>What is different in {name}</source>
      <extracomment>app/cli/compare_report.py, app/output/chapters/variants_chapter.py</extracomment>
      <translation>Unterschiede in {name}</translation>
    </message>
    <message>
      <source>What is full first</source>
      <extracomment>app/output/chapters/response_chapter.py, app/results/tables/response_tables.py</extracomment>
      <translation>Was zuerst voll ist</translation>
    </message>
    <message>
      <source>What is left of the cycle of a user alone: one far away keeps his pace, for that is what loads the system</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Was vom Zyklus eines Benutzers allein übrig bleibt: Wer weit entfernt ist, hält sein Tempo, denn das belastet das System</translation>
    </message>
    <message>
      <source>What is on the clipboard cannot be pasted. {reason}</source>
      <extracomment>app/canvas/commands/clipboard.py</extracomment>
      <translation>Der Inhalt der Zwischenablage lässt sich nicht einfügen. {reason}</translation>
    </message>
    <message>
      <source>What is ordered, in the words of the price list.</source>
      <extracomment>planner_core/catalog/prices.py</extracomment>
      <translation>Was bestellt wird, in den Worten der Preisliste.</translation>
    </message>
    <message>
      <source>What is paid for the hardware beyond its loss in value; no value added tax is due on it</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Was über den Wertverlust hinaus für die Hardware gezahlt wird; darauf fällt keine Mehrwertsteuer an</translation>
    </message>
    <message>
      <source>What is there while the users of one pool come and go</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Was vorhanden ist, während die Benutzer eines Pools kommen und gehen</translation>
    </message>
    <message>
      <source>What is to be bought, with net, tax and gross, and what one desktop costs.</source>
      <extracomment>app/output/workbook/bill_sheet.py</extracomment>
      <translation>Was zu kaufen ist, mit Netto, Steuer und Brutto, und was ein Desktop kostet.</translation>
    </message>
    <message>
      <source>What it is</source>
      <extracomment>app/output/workbook/derivations_sheet.py</extracomment>
      <translation>Was es ist</translation>
    </message>
    <message>
      <source>What it is, and where it is from</source>
      <extracomment>app/output/chapters/derivations_chapter.py</extracomment>
      <translation>Bedeutung und Herkunft</translation>
    </message>
    <message>
      <source>What lies on each store. The numbers are those of the table, the tick is the target.</source>
      <extracomment>app/output/word/result_chapters.py</extracomment>
      <translation>Was auf jedem Datastore liegt. Die Nummern sind die der Tabelle, der Strich ist der Zielwert.</translation>
    </message>
    <message>
      <source>What limits</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Was begrenzt</translation>
    </message>
    <message>
      <source>What makes the difference</source>
      <extracomment>app/results/tabs/opinions_tab.py</extracomment>
      <translation>Was den Unterschied macht</translation>
    </message>
    <message>
      <source>What one pool asks for</source>
      <extracomment>planner_core/formulas/saturation.py</extracomment>
      <translation>Bedarf eines Pools</translation>
    </message>
    <message>
      <source>What other traffic leaves over</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Was anderer Verkehr übrig lässt</translation>
    </message>
    <message>
      <source>What runs where</source>
      <extracomment>app/output/chapters/drawing_chapter.py</extracomment>
      <translation>Was wo läuft</translation>
    </message>
    <message>
      <source>What runs where, and on which store each kind of file lies. The bars show how full every resource is while users work.</source>
      <extracomment>app/output/chapters/drawing_chapter.py</extracomment>
      <translation>Was wo läuft und auf welchem Datastore jede Dateiart liegt. Die Balken zeigen, wie ausgelastet jede Ressource im Dauerbetrieb ist.</translation>
    </message>
    <message>
      <source>What sets the variants apart, in numbers.</source>
      <extracomment>app/output/workbook/variants_sheet.py</extracomment>
      <translation>Was die Varianten unterscheidet, in Zahlen.</translation>
    </message>
    <message>
      <source>What takes time</source>
      <extracomment>app/output/chapters/storms_chapter.py, app/results/tables/storms_table.py</extracomment>
      <translation>Was Zeit braucht</translation>
    </message>
    <message>
      <source>What tests would say</source>
      <extracomment>app/output/workbook/response_sheets.py, app/results/tabs/response_tab.py</extracomment>
      <translation>Was Tests ergäben</translation>
    </message>
    <message>
      <source>What the RAID level is made of: stripes, mirrored pairs, parity</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>Woraus das RAID-Level besteht: Stripes, gespiegelte Paare, Parität</translation>
    </message>
    <message>
      <source>What the desktops do. The drawing and the tables show how full everything is then.</source>
      <extracomment>app/window/bars/top_bar.py</extracomment>
      <translation>Was die Desktops tun. Zeichnung und Tabellen zeigen, wie ausgelastet dann alles ist.</translation>
    </message>
    <message>
      <source>What the files of the desktops take on each store, by their role, in GiB.</source>
      <extracomment>app/output/workbook/capacity_sheet.py</extracomment>
      <translation>Was die Dateien der Desktops auf jedem Speicher belegen, nach ihrer Rolle, in GiB.</translation>
    </message>
    <message>
      <source>What the files of the desktops take on each store, by their role. The tick is the target up to which a store is planned.</source>
      <extracomment>app/output/chapters/capacity_chapter.py</extracomment>
      <translation>Was die Dateien der Desktops auf jedem Datastore belegen, nach Dateiart. Der Strich ist der Zielwert, bis zu dem ein Datastore geplant wird.</translation>
    </message>
    <message numerus="yes">
      <source>What the hardware costs in its {count} year of use: the purchase, which is written off in that time, and its operation. Amounts are before tax unless they say otherwise.</source>
      <comment>What the hardware costs over its {count} years of use: the purchase, which is written off in that time, and its operation. Amounts are before tax unless they say otherwise.</comment>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>
        <numerusform>Was die Hardware in dem {count} Jahr ihrer Nutzung kostet: die Anschaffung, die in dieser Zeit abgeschrieben wird, und der Betrieb. Beträge sind netto, wenn nichts anderes dabeisteht.</numerusform>
        <numerusform>Was die Hardware in den {count} Jahren ihrer Nutzung kostet: die Anschaffung, die in dieser Zeit abgeschrieben wird, und der Betrieb. Beträge sind netto, wenn nichts anderes dabeisteht.</numerusform>
      </translation>
    </message>
    <message>
      <source>What the hardware loses in value over its years of use</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Was die Hardware in ihren Nutzungsjahren an Wert verliert</translation>
    </message>
    <message>
      <source>What the host can carry; where no host of the cluster can carry any desktop, all are taken for alike</source>
      <extracomment>planner_core/engine/hosts/runs.py</extracomment>
      <translation>Was der Host tragen kann; kann kein Host des Clusters einen Desktop tragen, gelten alle als gleich</translation>
    </message>
    <message>
      <source>What the hosts see, thin or not</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Was die Hosts sehen, thin oder nicht</translation>
    </message>
    <message>
      <source>What the other pools leave while each of these hosts or datastores has whole desktops</source>
      <extracomment>planner_core/formulas/whole_desktops.py</extracomment>
      <translation>Was die anderen Pools lassen, wenn auf jedem dieser Hosts oder Datastores ganze Desktops sind</translation>
    </message>
    <message>
      <source>What the quantity counts for.</source>
      <extracomment>planner_core/catalog/prices.py</extracomment>
      <translation>Wofür die Menge zählt.</translation>
    </message>
    <message>
      <source>What to do</source>
      <extracomment>app/output/workbook/findings_sheet.py, app/results/tabs/findings_tab.py</extracomment>
      <translation>Was zu tun ist</translation>
    </message>
    <message>
      <source>What vSAN makes again after a failure</source>
      <extracomment>app/cli/assessment_report.py</extracomment>
      <translation>Was vSAN nach einem Ausfall neu anlegt</translation>
    </message>
    <message>
      <source>What we recommend</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Was wir empfehlen</translation>
    </message>
    <message>
      <source>What would lift it</source>
      <extracomment>app/output/chapters/ladder_chapter.py, app/output/workbook/limits_sheets.py, app/results/tabs/limits_tab.py</extracomment>
      <translation>Was ihn beseitigt</translation>
    </message>
    <message>
      <source>What {desktops} desktops need of {component}</source>
      <extracomment>app/cli/commands/needed.py</extracomment>
      <translation>Was {desktops} Desktops von {component} brauchen</translation>
    </message>
    <message>
      <source>When a desktop is set back to its image. At logoff it is work in the evening hour.</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Wann ein Desktop auf sein Image zurückgesetzt wird. Bei der Abmeldung ist es Arbeit in der Abendstunde.</translation>
    </message>
    <message>
      <source>When something has failed</source>
      <extracomment>app/output/chapters/saturation_chapter.py</extracomment>
      <translation>Bei Ausfällen</translation>
    </message>
    <message>
      <source>Where</source>
      <extracomment>app/output/workbook/assumptions_sheet.py, app/results/tables/assumptions_table.py</extracomment>
      <translation>Wo</translation>
    </message>
    <message>
      <source>Where Login VSI and View Planner would stop, by the published rules of these tests; times in seconds.</source>
      <extracomment>app/output/workbook/response_sheets.py</extracomment>
      <translation>Wo Login VSI und View Planner aufhören würden, nach den veröffentlichten Regeln dieser Tests; Zeiten in Sekunden.</translation>
    </message>
    <message>
      <source>Where a source contradicts itself: worked out from one statement, printed in another</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Wo eine Quelle sich widerspricht: aus einer Angabe errechnet, in einer anderen gedruckt</translation>
    </message>
    <message>
      <source>Where both libraries differ</source>
      <extracomment>app/library/merge_dialog.py</extracomment>
      <translation>Wo sich beide Bibliotheken unterscheiden</translation>
    </message>
    <message>
      <source>Where it is from</source>
      <extracomment>app/output/workbook/derivations_sheet.py, planner_core/engine/explaining/derivation_text.py</extracomment>
      <translation>Herkunft</translation>
    </message>
    <message>
      <source>Where the files of {pool} lie decides how much of {store} they take. In the two relocated cases they lie on {other} instead.</source>
      <extracomment>app/output/chapters/capacity_chapter.py</extracomment>
      <translation>Wo die Dateien von {pool} liegen, entscheidet, wie viel von {store} sie belegen. In den beiden Fällen mit Verlagerung liegen sie stattdessen auf {other}.</translation>
    </message>
    <message>
      <source>Where the files of {pool} lie decides how much of {store} they take. The plan has no other store; the two relocated cases take one outside the plan as given.</source>
      <extracomment>app/output/chapters/capacity_chapter.py</extracomment>
      <translation>Wo die Dateien von {pool} liegen, entscheidet, wie viel von {store} sie belegen. Der Plan hat keinen weiteren Datastore; die beiden Fälle mit Verlagerung setzen einen außerhalb des Plans voraus.</translation>
    </message>
    <message>
      <source>Where the plan as a whole does not fit, no pool gets more than planned</source>
      <extracomment>planner_core/formulas/whole_desktops.py</extracomment>
      <translation>Wo der Plan als Ganzes nicht passt, bekommt kein Pool mehr als geplant</translation>
    </message>
    <message>
      <source>Where the values are from; printed with them.</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>Woher die Werte stammen; wird mit ihnen gedruckt.</translation>
    </message>
    <message>
      <source>Whether a user gets any free desktop or always the same.</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Ob ein Benutzer irgendeinen freien Desktop bekommt oder immer denselben.</translation>
    </message>
    <message>
      <source>Whether the limits hold the average or the highest I/O load of a phase against the target.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Ob die Grenzen die mittlere oder die höchste I/O-Last einer Phase mit dem Zielwert vergleichen.</translation>
    </message>
    <message>
      <source>Which values</source>
      <extracomment>app/results/tabs/assumptions_tab.py</extracomment>
      <translation>Welche Werte</translation>
    </message>
    <message>
      <source>Which variants stand side by side</source>
      <extracomment>app/results/tabs/variants_tab.py</extracomment>
      <translation>Welche Varianten nebeneinander stehen</translation>
    </message>
    <message>
      <source>While nothing fails</source>
      <extracomment>planner_core/studies/comparison_measures.py</extracomment>
      <translation>Solange nichts ausfällt</translation>
    </message>
    <message>
      <source>While users work, where the host has a cache for desktops.</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Während die Benutzer arbeiten, wo der Host einen Cache für Desktops hat.</translation>
    </message>
    <message>
      <source>Who</source>
      <extracomment>app/cli/opinions_report.py, app/results/tabs/opinions_tab.py</extracomment>
      <translation>Wer</translation>
    </message>
    <message>
      <source>Whole desktops</source>
      <extracomment>planner_core/formulas/whole_desktops.py</extracomment>
      <translation>Ganze Desktops</translation>
    </message>
    <message>
      <source>Whole desktops of the pool</source>
      <extracomment>planner_core/formulas/whole_desktops.py</extracomment>
      <translation>Ganze Desktops des Pools</translation>
    </message>
    <message>
      <source>Whole desktops of the pool on all hosts of the card</source>
      <extracomment>planner_core/formulas/whole_desktops.py</extracomment>
      <translation>Ganze Desktops des Pools auf allen Hosts der Karte</translation>
    </message>
    <message>
      <source>Whole desktops on all hosts of the card</source>
      <extracomment>planner_core/formulas/whole_desktops.py</extracomment>
      <translation>Ganze Desktops auf allen Hosts der Karte</translation>
    </message>
    <message>
      <source>Whole desktops on all hosts of the cluster</source>
      <extracomment>planner_core/engine/explaining/whole_limits.py</extracomment>
      <translation>Ganze Desktops auf allen Hosts des Clusters</translation>
    </message>
    <message>
      <source>Whole desktops on each host or datastore</source>
      <extracomment>planner_core/formulas/whole_desktops.py</extracomment>
      <translation>Ganze Desktops auf jedem Host oder Datastore</translation>
    </message>
    <message>
      <source>Whole desktops on each host, less those of the other pools</source>
      <extracomment>planner_core/formulas/whole_desktops.py</extracomment>
      <translation>Ganze Desktops auf jedem Host, abzüglich derer der anderen Pools</translation>
    </message>
    <message>
      <source>Whose</source>
      <extracomment>app/cli/library_tables.py, app/library/rows_model.py</extracomment>
      <translation>Von wem</translation>
    </message>
    <message>
      <source>Window</source>
      <extracomment>app/output/chapters/storms_chapter.py</extracomment>
      <translation>Zeitfenster</translation>
    </message>
    <message>
      <source>Window in minutes</source>
      <extracomment>app/results/tables/storms_table.py</extracomment>
      <translation>Zeitfenster in Minuten</translation>
    </message>
    <message>
      <source>Windows 10 knowledge worker family, 1,113 and 999 MHz without hyper-threading gain, mean x 1.2</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Familie Windows 10, Knowledge Worker: 1.113 und 999 MHz ohne Hyper-Threading-Gewinn, Mittel x 1,2</translation>
    </message>
    <message>
      <source>With VAT</source>
      <extracomment>app/output/chapters/outlook_chapter.py</extracomment>
      <translation>Mit Mehrwertsteuer</translation>
    </message>
    <message>
      <source>With a text of your own</source>
      <extracomment>app/window/proposal/chapter_list.py</extracomment>
      <translation>Mit eigenem Text</translation>
    </message>
    <message>
      <source>With failed hosts</source>
      <extracomment>app/output/workbook/summary_sheet.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>Mit ausgefallenen Hosts</translation>
    </message>
    <message>
      <source>With more desktops this passes its target. Click, Enter or F1 explains it.</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>Mit mehr Desktops überschreitet dies seinen Zielwert. Klick, Eingabetaste oder F1 leitet es her.</translation>
    </message>
    <message>
      <source>With one controller failed</source>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>Bei Ausfall eines Controllers</translation>
    </message>
    <message>
      <source>With one drive failed</source>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>Bei Ausfall eines Laufwerks</translation>
    </message>
    <message numerus="yes">
      <source>With one host failed</source>
      <comment>With {count} hosts failed</comment>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>
        <numerusform>Bei Ausfall eines Hosts</numerusform>
        <numerusform>Bei Ausfall von {count} Hosts</numerusform>
      </translation>
    </message>
    <message>
      <source>With one path failed</source>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>Bei Ausfall eines Pfads</translation>
    </message>
    <message>
      <source>With one vSAN disk group failed</source>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>Bei Ausfall einer vSAN-Plattengruppe</translation>
    </message>
    <message>
      <source>With several tiers: share of the reads that find their block on tier 1. Writes go there first.</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Bei mehreren Tiers: Anteil der Lesezugriffe, die ihren Block auf Tier 1 finden. Schreibzugriffe gehen zuerst dorthin.</translation>
    </message>
    <message>
      <source>With the values put in</source>
      <extracomment>app/output/workbook/derivations_sheet.py</extracomment>
      <translation>Mit eingesetzten Werten</translation>
    </message>
    <message>
      <source>With the {sessions} sessions planned, users who keep their pace wait {open} on average, users who wait for answers {closed}, and a user alone {alone}. The knee lies at {knee} sessions ({limit}).</source>
      <extracomment>app/output/chapters/response_chapter.py</extracomment>
      <translation>Bei den {sessions} geplanten Sitzungen warten Benutzer, die ihr Tempo halten, im Mittel {open}, Benutzer, die auf Antworten warten, {closed}, und ein Benutzer allein {alone}. Der Knick liegt bei {knee} Sitzungen ({limit}).</translation>
    </message>
    <message>
      <source>With value added tax</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Mit Mehrwertsteuer</translation>
    </message>
    <message>
      <source>Without a price</source>
      <extracomment>app/output/workbook/bill_sheet.py</extracomment>
      <translation>Ohne Preis</translation>
    </message>
    <message>
      <source>Without it the plan is lost, for us too. Note it where you keep your other passwords; a long sentence is good, whatever characters are in it.</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>Ohne es ist der Plan verloren, auch für uns. Notieren Sie es dort, wo Sie Ihre anderen Passwörter aufbewahren; ein langer Satz ist gut, gleich aus welchen Zeichen.</translation>
    </message>
    <message>
      <source>Witnesses per object</source>
      <extracomment>planner_core/engine/storage/vsan_components.py</extracomment>
      <translation>Witnesses je Objekt</translation>
    </message>
    <message>
      <source>Word</source>
      <extracomment>app/output/proposal/formats.py</extracomment>
      <translation>Word</translation>
    </message>
    <message>
      <source>Word documents (*.docx)</source>
      <extracomment>app/output/proposal/formats.py</extracomment>
      <translation>Word-Dokumente (*.docx)</translation>
    </message>
    <message>
      <source>Words on the drawing and in the proposal</source>
      <extracomment>app/project/palette_model.py</extracomment>
      <translation>Worte auf der Zeichnung und im Angebot</translation>
    </message>
    <message>
      <source>Work is conserved</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Die Arbeit bleibt gleich</translation>
    </message>
    <message>
      <source>Work it out</source>
      <extracomment>app/results/tabs/study_tab.py</extracomment>
      <translation>Berechnen</translation>
    </message>
    <message>
      <source>Work of one boot; it stays the same at any speed, only the time follows.</source>
      <extracomment>planner_core/plan/components/pool_storms.py</extracomment>
      <translation>Arbeit eines Boots; sie bleibt bei jeder Geschwindigkeit gleich, nur die Zeit ändert sich.</translation>
    </message>
    <message>
      <source>Work of one login, on top of that of working. 0 where the profile's load contains its logins.</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Arbeit einer Anmeldung, zusätzlich zu der des Arbeitens. 0, wenn die Last des Profils die Anmeldungen enthält.</translation>
    </message>
    <message>
      <source>Work spread over its window: the work is constant, the time follows (NetApp TR-4540: the same I/Os per boot at any speed)</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>Auf ihr Zeitfenster verteilte Arbeit: Die Arbeit ist konstant, die Zeit folgt (NetApp TR-4540: bei jeder Geschwindigkeit gleich viele I/Os je Boot)</translation>
    </message>
    <message>
      <source>Worked out for the first {count} limits only.</source>
      <extracomment>app/results/tabs/limits_tab.py</extracomment>
      <translation>Nur für die ersten {count} Engpässe berechnet.</translation>
    </message>
    <message>
      <source>Working it out…</source>
      <extracomment>app/results/tabs/study_tab.py</extracomment>
      <translation>Wird berechnet…</translation>
    </message>
    <message>
      <source>Workload</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Last</translation>
    </message>
    <message>
      <source>Workload profile</source>
      <extracomment>app/cli/validation_report.py, planner_core/plan/components/pool_work.py</extracomment>
      <translation>Lastprofil</translation>
    </message>
    <message>
      <source>Workload profiles</source>
      <extracomment>app/project/palette_model.py, planner_core/catalog/records.py</extracomment>
      <translation>Lastprofile</translation>
    </message>
    <message>
      <source>Workload profiles hold what a session takes at saturation, so users who keep their pace are the prediction; users who wait are the most that a test could come to.</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Lastprofile enthalten, was eine Sitzung bei Sättigung braucht; daher sind Benutzer, die ihr Tempo halten, die Vorhersage. Benutzer, die warten, sind das Höchste, worauf ein Test kommen könnte.</translation>
    </message>
    <message>
      <source>Worst</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Schlechtester</translation>
    </message>
    <message>
      <source>Write a clean copy of the plan under another name and go on with it.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Eine saubere Kopie des Plans unter anderem Namen speichern und mit ihr weiterarbeiten.</translation>
    </message>
    <message>
      <source>Write as {name}</source>
      <extracomment>app/window/commands/exports.py</extracomment>
      <translation>Als {name} schreiben</translation>
    </message>
    <message>
      <source>Write on {chapter} in the proposal</source>
      <extracomment>planner_core/editing/verbs/proposal.py</extracomment>
      <translation>Im Angebot zu {chapter} schreiben</translation>
    </message>
    <message>
      <source>Write penalty</source>
      <extracomment>planner_core/engine/storage/disk_groups.py</extracomment>
      <translation>Write Penalty</translation>
    </message>
    <message>
      <source>Write the charts of the results in front as a PNG or SVG picture.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Schreibt die Diagramme der vorderen Ergebnisse als PNG- oder SVG-Bild.</translation>
    </message>
    <message>
      <source>Write the drawing as a PNG or SVG picture.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Die Zeichnung als PNG- oder SVG-Bild schreiben.</translation>
    </message>
    <message>
      <source>Write the plan and its results as a workbook whose sums and prices stay formulas.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Schreibt den Plan und seine Ergebnisse als Arbeitsmappe, in der Summen und Preise Formeln bleiben.</translation>
    </message>
    <message>
      <source>Write the proposal as it was made up last, without looking at it first.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Das Angebot schreiben, wie es zuletzt zusammengestellt war, ohne es erst anzusehen.</translation>
    </message>
    <message>
      <source>Write the table of the results in front as CSV, for a spreadsheet.</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Schreibt die Tabelle der vorderen Ergebnisse als CSV, für eine Tabellenkalkulation.</translation>
    </message>
    <message>
      <source>Writes handed down by the array or vSAN</source>
      <extracomment>planner_core/engine/storage/flows.py</extracomment>
      <translation>Vom Array oder von vSAN weitergegebene Schreibzugriffe</translation>
    </message>
    <message>
      <source>Writes of all desktops</source>
      <extracomment>planner_core/engine/storage/store_io.py</extracomment>
      <translation>Schreibzugriffe aller Desktops</translation>
    </message>
    <message>
      <source>Writes of infrastructure servers</source>
      <extracomment>planner_core/engine/storage/store_io.py</extracomment>
      <translation>Schreibzugriffe der Infrastruktur-Server</translation>
    </message>
    <message>
      <source>Writes of the work, spread over its window</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>Schreibzugriffe der Arbeit, auf ihr Zeitfenster verteilt</translation>
    </message>
    <message>
      <source>Writes on the array</source>
      <extracomment>planner_core/engine/storage/arrays.py</extracomment>
      <translation>Schreibzugriffe auf das Array</translation>
    </message>
    <message>
      <source>Writes per controller</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Schreibzugriffe je Controller</translation>
    </message>
    <message>
      <source>Writes per second that keep one controller 100% busy.</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>Schreibzugriffe je Sekunde, die einen Controller zu 100 % auslasten.</translation>
    </message>
    <message>
      <source>Writes to the disposable disk</source>
      <extracomment>planner_core/engine/storage/store_io.py, planner_core/plan/components/pool_work.py</extracomment>
      <translation>Schreibzugriffe auf die Disposable Disk</translation>
    </message>
    <message>
      <source>Writes while working</source>
      <extracomment>planner_core/formulas/desktop_load.py</extracomment>
      <translation>Schreibzugriffe beim Arbeiten</translation>
    </message>
    <message>
      <source>Writing the file</source>
      <extracomment>db/new_file.py, db/plan_rows.py</extracomment>
      <translation>Die Datei wird geschrieben</translation>
    </message>
    <message>
      <source>Writing to the library</source>
      <extracomment>db/library.py</extracomment>
      <translation>In die Bibliothek wird geschrieben</translation>
    </message>
    <message>
      <source>Writing variants</source>
      <extracomment>db/plan_rows.py</extracomment>
      <translation>Varianten werden geschrieben</translation>
    </message>
    <message>
      <source>Written: {file}</source>
      <extracomment>app/library/file_commands.py, app/output/destination.py</extracomment>
      <translation>Geschrieben: {file}</translation>
    </message>
    <message>
      <source>Year</source>
      <extracomment>app/library/library_sheets.py, app/output/chapters/outlook_chapter.py, planner_core/catalog/library_rules.py</extracomment>
      <translation>Jahr</translation>
    </message>
    <message>
      <source>Years of use</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py</extracomment>
      <translation>Nutzungsjahre</translation>
    </message>
    <message>
      <source>Years until purchase</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Jahre bis zum Kauf</translation>
    </message>
    <message>
      <source>Yellow Bricks (2016): all-flash vSAN uses 600 GB of a cache device as write buffer, the rest is endurance</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>Yellow Bricks (2016): All-Flash-vSAN nutzt 600 GB eines Cache-Laufwerks als Schreibpuffer, der Rest ist Schreibfestigkeit</translation>
    </message>
    <message>
      <source>Zoom &amp;in</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Ver&amp;größern</translation>
    </message>
    <message>
      <source>Zoom &amp;out</source>
      <extracomment>app/look/actions.py</extracomment>
      <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
      <source>Zoom around the pointer</source>
      <extracomment>app/window/dialogs/shortcuts_dialog.py</extracomment>
      <translation>Um den Zeiger zoomen</translation>
    </message>
    <message>
      <source>a cell is longer than {most} characters</source>
      <extracomment>app/library/importing/raw_tables.py, app/library/importing/workbook_cells.py</extracomment>
      <translation>eine Zelle ist länger als {most} Zeichen</translation>
    </message>
    <message>
      <source>a day such as 2026-11-30</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>ein Tag wie 2026-11-30</translation>
    </message>
    <message>
      <source>a duplicate is not equal to what it was made of</source>
      <extracomment>db/storable.py</extracomment>
      <translation>ein Duplikat gleicht nicht dem, woraus es entstand</translation>
    </message>
    <message>
      <source>a list together with the name of a record in it</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>eine Liste zusammen mit dem Namen eines Datensatzes darin</translation>
    </message>
    <message>
      <source>a number</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>eine Zahl</translation>
    </message>
    <message>
      <source>a number from {least} to {most}</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>eine Zahl von {least} bis {most}</translation>
    </message>
    <message>
      <source>a number from {least} to {most} {unit}</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>eine Zahl von {least} bis {most} {unit}</translation>
    </message>
    <message>
      <source>a quotation mark is opened and never closed</source>
      <extracomment>app/library/importing/raw_tables.py</extracomment>
      <translation>ein Anführungszeichen wird geöffnet und nie geschlossen</translation>
    </message>
    <message>
      <source>a value does not come back as it went in</source>
      <extracomment>db/storable.py</extracomment>
      <translation>ein Wert kommt nicht so zurück, wie er hineinging</translation>
    </message>
    <message>
      <source>a whole number</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>eine ganze Zahl</translation>
    </message>
    <message>
      <source>a whole number from {least} to {most}</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>eine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
      <source>a whole number from {least} to {most} {unit}</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>eine ganze Zahl von {least} bis {most} {unit}</translation>
    </message>
    <message>
      <source>after a closing quotation mark there is more text</source>
      <extracomment>app/library/importing/raw_tables.py</extracomment>
      <translation>nach einem schließenden Anführungszeichen steht weiterer Text</translation>
    </message>
    <message>
      <source>all desktops planned, nothing kept free</source>
      <extracomment>planner_core/studies/opinion_basis.py</extracomment>
      <translation>alle geplanten Desktops, nichts freigehalten</translation>
    </message>
    <message>
      <source>all desktops planned, {phase}, nothing failed</source>
      <extracomment>planner_core/studies/opinion_basis.py</extracomment>
      <translation>alle geplanten Desktops, {phase}, nichts ausgefallen</translation>
    </message>
    <message>
      <source>an amount of money, 0 or more</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>ein Geldbetrag ab 0</translation>
    </message>
    <message>
      <source>an argument of a text is neither words nor a number</source>
      <extracomment>db/history_rows.py</extracomment>
      <translation>ein Einsatzwert eines Textes ist weder Wort noch Zahl</translation>
    </message>
    <message>
      <source>an item or an order number</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>eine Position oder eine Bestellnummer</translation>
    </message>
    <message numerus="yes">
      <source>and {count} more row</source>
      <comment>and {count} more rows</comment>
      <extracomment>app/cli/library_tables.py</extracomment>
      <translation>
        <numerusform>und {count} weitere Zeile</numerusform>
        <numerusform>und {count} weitere Zeilen</numerusform>
      </translation>
    </message>
    <message>
      <source>approximation: waiting times come out up to a third too long near the knee</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>Näherung: Nahe dem Knie fallen Wartezeiten bis zu einem Drittel zu lang aus</translation>
    </message>
    <message>
      <source>as planned</source>
      <extracomment>app/output/chapters/capacity_chapter.py, app/results/tables/shared_costs.py</extracomment>
      <translation>wie geplant</translation>
    </message>
    <message>
      <source>at least measured</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>mindestens gemessen</translation>
    </message>
    <message>
      <source>at least {difference}</source>
      <extracomment>app/results/words/comparison.py</extracomment>
      <translation>mindestens {difference}</translation>
    </message>
    <message>
      <source>at most {most} characters</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>höchstens {most} Zeichen</translation>
    </message>
    <message>
      <source>at the limit</source>
      <extracomment>app/results/tables/shared_costs.py</extracomment>
      <translation>an der Grenze</translation>
    </message>
    <message>
      <source>at the limit, nothing failed</source>
      <extracomment>app/results/tables/shared_costs.py</extracomment>
      <translation>an der Grenze, nichts ausgefallen</translation>
    </message>
    <message numerus="yes">
      <source>at the limit, one host failed (N+1)</source>
      <comment>at the limit, {count} hosts failed (N+{count})</comment>
      <extracomment>app/results/tables/shared_costs.py</extracomment>
      <translation>
        <numerusform>an der Grenze, ein Host ausgefallen (N+1)</numerusform>
        <numerusform>an der Grenze, {count} Hosts ausgefallen (N+{count})</numerusform>
      </translation>
    </message>
    <message>
      <source>at the limit, with all promised failures</source>
      <extracomment>app/results/tables/shared_costs.py</extracomment>
      <translation>an der Grenze, mit allen zugesagten Ausfällen</translation>
    </message>
    <message>
      <source>at the limit, with the promised failures that can be stood</source>
      <extracomment>app/results/tables/shared_costs.py</extracomment>
      <translation>an der Grenze, mit den zugesagten Ausfällen, die verkraftet werden</translation>
    </message>
    <message>
      <source>at the peak</source>
      <extracomment>planner_core/engine/basis/axes.py</extracomment>
      <translation>zur Spitze</translation>
    </message>
    <message>
      <source>bad</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>schlecht</translation>
    </message>
    <message>
      <source>below the target</source>
      <extracomment>app/output/chapters/saturation_chapter.py, app/output/workbook/saturation_sheet.py</extracomment>
      <translation>unter dem Zielwert</translation>
    </message>
    <message>
      <source>better</source>
      <extracomment>app/results/tabs/variants_tab.py, app/results/words/comparison.py</extracomment>
      <translation>besser</translation>
    </message>
    <message>
      <source>booting</source>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>das Booten</translation>
    </message>
    <message>
      <source>calculated</source>
      <extracomment>planner_core/engine/explaining/derivation_text.py</extracomment>
      <translation>berechnet</translation>
    </message>
    <message>
      <source>calibrated on it</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>daran kalibriert</translation>
    </message>
    <message>
      <source>catalogue</source>
      <extracomment>app/inspector/origin_words.py, app/results/words/comparison.py, planner_core/engine/explaining/derivation_text.py</extracomment>
      <translation>Katalog</translation>
    </message>
    <message>
      <source>checksum</source>
      <extracomment>db/verify.py</extracomment>
      <translation>Prüfsumme</translation>
    </message>
    <message>
      <source>close to the target or above it</source>
      <extracomment>app/output/chapters/saturation_chapter.py, app/output/workbook/saturation_sheet.py</extracomment>
      <translation>nahe am Zielwert oder darüber</translation>
    </message>
    <message>
      <source>close to the target or above it, or a warning</source>
      <extracomment>app/output/picture/legend_words.py</extracomment>
      <translation>nahe am Zielwert oder darüber, oder eine Warnung</translation>
    </message>
    <message>
      <source>component</source>
      <extracomment>app/look/translation.py</extracomment>
      <translation>Komponente</translation>
    </message>
    <message>
      <source>components</source>
      <extracomment>planner_core/engine/storage/vsan_components.py, planner_core/formulas/vsan.py</extracomment>
      <translation>Komponenten</translation>
    </message>
    <message>
      <source>constant</source>
      <extracomment>planner_core/engine/explaining/derivation_text.py</extracomment>
      <translation>Konstante</translation>
    </message>
    <message>
      <source>contradiction</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>Widerspruch</translation>
    </message>
    <message>
      <source>controller</source>
      <extracomment>app/look/translation.py</extracomment>
      <translation>Controller</translation>
    </message>
    <message>
      <source>controllers</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>Controller</translation>
    </message>
    <message>
      <source>copies</source>
      <extracomment>planner_core/engine/storage/capacity.py, planner_core/engine/storage/swap_files.py, planner_core/engine/storage/vsan.py</extracomment>
      <translation>Kopien</translation>
    </message>
    <message>
      <source>core</source>
      <extracomment>app/look/translation.py</extracomment>
      <translation>Kern</translation>
    </message>
    <message>
      <source>cores</source>
      <extracomment>planner_core/formulas/interactions.py, planner_core/plan/components/host.py</extracomment>
      <translation>Kerne</translation>
    </message>
    <message>
      <source>count</source>
      <extracomment>planner_core/engine/hosts/runs.py, planner_core/engine/storage/capacity.py, planner_core/engine/storage/store_io.py, planner_core/formulas/storms.py, planner_core/studies/response_resources.py</extracomment>
      <translation>Anzahl</translation>
    </message>
    <message>
      <source>database</source>
      <extracomment>db/errors.py, db/salvage.py</extracomment>
      <translation>Datenbank</translation>
    </message>
    <message>
      <source>default</source>
      <extracomment>app/inspector/origin_words.py, planner_core/engine/explaining/derivation_text.py</extracomment>
      <translation>Vorgabe</translation>
    </message>
    <message>
      <source>depreciation</source>
      <extracomment>app/results/words/costs.py</extracomment>
      <translation>Abschreibung</translation>
    </message>
    <message>
      <source>desktop</source>
      <extracomment>app/look/translation.py</extracomment>
      <translation>Desktop</translation>
    </message>
    <message>
      <source>desktops</source>
      <extracomment>planner_core/engine/explaining/limits.py, planner_core/engine/explaining/pools.py, planner_core/engine/layout/layout.py, planner_core/formulas/linked_clone_sizing.py, planner_core/formulas/rules_of_thumb.py, planner_core/formulas/saturation.py, planner_core/formulas/whole_desktops.py</extracomment>
      <translation>Desktops</translation>
    </message>
    <message>
      <source>desktops fit</source>
      <extracomment>app/output/chapters/cover_and_findings.py</extracomment>
      <translation>Desktops passen</translation>
    </message>
    <message>
      <source>detected</source>
      <extracomment>app/library/importing/import_dialog.py</extracomment>
      <translation>erkannt</translation>
    </message>
    <message>
      <source>devices</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>Geräte</translation>
    </message>
    <message>
      <source>different</source>
      <extracomment>app/results/words/comparison.py</extracomment>
      <translation>anders</translation>
    </message>
    <message>
      <source>different values</source>
      <extracomment>app/inspector/record_field.py, app/look/widgets/text_fields.py</extracomment>
      <translation>verschiedene Werte</translation>
    </message>
    <message>
      <source>done after {minutes}; the window is {window}</source>
      <extracomment>app/cli/assessment_report.py</extracomment>
      <translation>fertig nach {minutes}; das Zeitfenster beträgt {window}</translation>
    </message>
    <message>
      <source>draft</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>Entwurf</translation>
    </message>
    <message>
      <source>drive</source>
      <extracomment>app/look/translation.py</extracomment>
      <translation>Laufwerk</translation>
    </message>
    <message>
      <source>drives</source>
      <extracomment>planner_core/engine/storage/capacity.py, planner_core/engine/storage/failed_drives.py, planner_core/formulas/interactions.py</extracomment>
      <translation>Laufwerke</translation>
    </message>
    <message>
      <source>electricity</source>
      <extracomment>app/results/words/costs.py</extracomment>
      <translation>Strom</translation>
    </message>
    <message>
      <source>empty</source>
      <extracomment>app/inspector/origin_words.py</extracomment>
      <translation>leer</translation>
    </message>
    <message>
      <source>every phase, with the failures planned for; processors and RAM alone</source>
      <extracomment>planner_core/studies/opinion_basis.py</extracomment>
      <translation>jede Phase, mit den eingeplanten Ausfällen; nur Prozessoren und RAM</translation>
    </message>
    <message>
      <source>exact</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>genau</translation>
    </message>
    <message>
      <source>fails</source>
      <extracomment>app/cli/response_report.py, app/results/tables/response_tables.py</extracomment>
      <translation>besteht nicht</translation>
    </message>
    <message>
      <source>first limit</source>
      <extracomment>app/output/chapters/cover_and_findings.py</extracomment>
      <translation>erster Engpass</translation>
    </message>
    <message>
      <source>first limit: {component} {resource} at {count} ({phase}, {case})</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>erster Engpass: {component}, {resource}, bei {count} ({phase}, {case})</translation>
    </message>
    <message>
      <source>fits {fits} of {planned}</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>{fits} von {planned} passen</translation>
    </message>
    <message>
      <source>for each</source>
      <extracomment>planner_core/catalog/prices.py</extracomment>
      <translation>je Stück</translation>
    </message>
    <message>
      <source>for more desktops than fit</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>für mehr Desktops, als passen</translation>
    </message>
    <message>
      <source>from the drawing</source>
      <extracomment>planner_core/engine/explaining/derivation_text.py</extracomment>
      <translation>aus der Zeichnung</translation>
    </message>
    <message>
      <source>from {amount}</source>
      <extracomment>app/output/workbook/number_formats.py, app/results/words/comparison.py, app/results/words/price_gaps.py</extracomment>
      <translation>ab {amount}</translation>
    </message>
    <message>
      <source>from {amount} per desktop</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>ab {amount} je Desktop</translation>
    </message>
    <message>
      <source>from {amount} per desktop, {count} without a price</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>ab {amount} je Desktop, {count} ohne Preis</translation>
    </message>
    <message>
      <source>full</source>
      <extracomment>app/results/charts/capacity_chart.py</extracomment>
      <translation>voll</translation>
    </message>
    <message>
      <source>full = target</source>
      <extracomment>app/results/charts/capacity_chart.py</extracomment>
      <translation>voll = Zielwert</translation>
    </message>
    <message>
      <source>full clones</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>Full Clones</translation>
    </message>
    <message>
      <source>further clusters, each with a vCenter of its own</source>
      <extracomment>planner_core/engine/answers/lifts.py</extracomment>
      <translation>weitere Cluster, jeder mit eigenem vCenter</translation>
    </message>
    <message>
      <source>good</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>gut</translation>
    </message>
    <message>
      <source>groups</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>Gruppen</translation>
    </message>
    <message>
      <source>h</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py, planner_core/formulas/vsan.py</extracomment>
      <translation>h</translation>
    </message>
    <message>
      <source>hardware per desktop as planned</source>
      <extracomment>app/output/chapters/cover_and_findings.py</extracomment>
      <translation>Hardware je Desktop wie geplant</translation>
    </message>
    <message>
      <source>header</source>
      <extracomment>db/inspect_file.py</extracomment>
      <translation>Kopf</translation>
    </message>
    <message>
      <source>host</source>
      <extracomment>app/look/translation.py</extracomment>
      <translation>Host</translation>
    </message>
    <message>
      <source>hosts</source>
      <extracomment>planner_core/engine/hosts/host_supply.py, planner_core/engine/hosts/runs.py, planner_core/engine/hosts/vsan_on_hosts.py, planner_core/engine/storage/vsan.py, planner_core/formulas/availability.py</extracomment>
      <translation>Hosts</translation>
    </message>
    <message>
      <source>iSCSI</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>iSCSI</translation>
    </message>
    <message>
      <source>iSCSI and NFS use the network ports of the hosts, Fibre Channel and SAS their storage ports.</source>
      <extracomment>planner_core/plan/components/storage_array.py</extracomment>
      <translation>iSCSI und NFS nutzen die Netzwerkports der Hosts, Fibre Channel und SAS deren Storage-Ports.</translation>
    </message>
    <message>
      <source>imported</source>
      <extracomment>app/inspector/origin_words.py, app/results/words/comparison.py, planner_core/engine/explaining/derivation_text.py</extracomment>
      <translation>importiert</translation>
    </message>
    <message>
      <source>in %</source>
      <extracomment>app/output/workbook/variants_sheet.py</extracomment>
      <translation>in %</translation>
    </message>
    <message>
      <source>in use; the tick is the target</source>
      <extracomment>app/output/picture/legend_words.py</extracomment>
      <translation>belegt; der Strich ist der Zielwert</translation>
    </message>
    <message>
      <source>in {time}</source>
      <extracomment>app/cli/assessment_report.py</extracomment>
      <translation>in {time}</translation>
    </message>
    <message>
      <source>instant clones</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>Instant Clones</translation>
    </message>
    <message>
      <source>interactive and processor-bound operations</source>
      <extracomment>resources/catalog/view_planner.json</extracomment>
      <translation>interaktive und prozessorlastige Operationen</translation>
    </message>
    <message>
      <source>interest</source>
      <extracomment>app/results/words/costs.py</extracomment>
      <translation>Zinsen</translation>
    </message>
    <message>
      <source>is</source>
      <extracomment>app/library/importing/import_preview.py</extracomment>
      <translation>ist</translation>
    </message>
    <message>
      <source>it cannot be drawn.</source>
      <extracomment>app/output/proposal/logo_intake.py</extracomment>
      <translation>es lässt sich nicht zeichnen.</translation>
    </message>
    <message>
      <source>it cannot be written as PNG.</source>
      <extracomment>app/output/proposal/logo_intake.py</extracomment>
      <translation>es lässt sich nicht als PNG schreiben.</translation>
    </message>
    <message>
      <source>it declares entities; save it as plain SVG, or as PNG.</source>
      <extracomment>planner_core/plan/vector_logo.py</extracomment>
      <translation>es vereinbart Entitäten; speichern Sie es als einfaches SVG oder als PNG.</translation>
    </message>
    <message>
      <source>it does not say how large it is (viewBox, or width and height).</source>
      <extracomment>planner_core/plan/vector_logo.py</extracomment>
      <translation>es sagt nicht, wie groß es ist (viewBox oder width und height).</translation>
    </message>
    <message>
      <source>it draws too much: a logo has up to {most} shapes, not nested too deeply.</source>
      <extracomment>planner_core/plan/vector_logo.py</extracomment>
      <translation>es zeichnet zu viel: Ein Logo hat bis zu {most} Formen, nicht zu tief geschachtelt.</translation>
    </message>
    <message>
      <source>it has more than {most} columns</source>
      <extracomment>app/library/importing/raw_tables.py</extracomment>
      <translation>sie hat mehr als {most} Spalten</translation>
    </message>
    <message>
      <source>it has no sheet that can be seen</source>
      <extracomment>app/library/importing/workbook_reading.py</extracomment>
      <translation>sie hat kein sichtbares Tabellenblatt</translation>
    </message>
    <message>
      <source>it has no version</source>
      <extracomment>db/inspect_file.py</extracomment>
      <translation>sie hat keine Version</translation>
    </message>
    <message>
      <source>it has {kib} KiB; there may be {most}.</source>
      <extracomment>planner_core/plan/logo.py</extracomment>
      <translation>es hat {kib} KiB; es dürfen {most} sein.</translation>
    </message>
    <message>
      <source>it has {width} × {height} pixels; a side may have from 1 to {most}.</source>
      <extracomment>planner_core/plan/logo.py</extracomment>
      <translation>es hat {width} × {height} Pixel; eine Seite darf 1 bis {most} haben.</translation>
    </message>
    <message>
      <source>it has {width} × {height} pixels; there may be {most} million in all.</source>
      <extracomment>app/output/proposal/logo_intake.py</extracomment>
      <translation>es hat {width} × {height} Pixel; es dürfen insgesamt {most} Millionen sein.</translation>
    </message>
    <message>
      <source>it holds a NUL character, which is no text</source>
      <extracomment>app/library/importing/raw_tables.py</extracomment>
      <translation>sie enthält ein NUL-Zeichen, das kein Text ist</translation>
    </message>
    <message>
      <source>it holds a gradient that repeats itself, which a PDF for the archive must not have. Save it as PNG.</source>
      <extracomment>planner_core/plan/vector_logo.py</extracomment>
      <translation>es enthält einen Verlauf, der sich wiederholt; das ist in Dokumenten für das Archiv (PDF/A) nicht erlaubt. Speichern Sie es als PNG.</translation>
    </message>
    <message>
      <source>it holds a picture or document of another kind ({element}).</source>
      <extracomment>planner_core/plan/vector_logo.py</extracomment>
      <translation>es enthält ein Bild oder Dokument anderer Art ({element}).</translation>
    </message>
    <message>
      <source>it holds a script ({element}).</source>
      <extracomment>planner_core/plan/vector_logo.py</extracomment>
      <translation>es enthält ein Skript ({element}).</translation>
    </message>
    <message>
      <source>it holds declarations that no workbook has; it is not opened</source>
      <extracomment>app/library/importing/workbook_reading.py</extracomment>
      <translation>sie enthält Deklarationen, die keine Arbeitsmappe hat; sie wird nicht geöffnet</translation>
    </message>
    <message>
      <source>it holds more texts than any price list</source>
      <extracomment>app/library/importing/workbook_cells.py</extracomment>
      <translation>sie enthält mehr Texte als jede Preisliste</translation>
    </message>
    <message>
      <source>it holds nothing but zeros</source>
      <extracomment>db/inspect_file.py</extracomment>
      <translation>sie enthält nur Nullen</translation>
    </message>
    <message>
      <source>it holds parts with names that no workbook has; it is not opened</source>
      <extracomment>app/library/importing/workbook_reading.py</extracomment>
      <translation>sie enthält Teile mit Namen, die keine Arbeitsmappe hat; sie wird nicht geöffnet</translation>
    </message>
    <message>
      <source>it holds text, whose typeface would be missing; convert the text to outlines first.</source>
      <extracomment>planner_core/plan/vector_logo.py</extracomment>
      <translation>es enthält Text, dessen Schrift fehlen würde; wandeln Sie den Text zuerst in Pfade um.</translation>
    </message>
    <message>
      <source>it holds the same part twice; it is not opened</source>
      <extracomment>app/library/importing/workbook_reading.py</extracomment>
      <translation>sie enthält denselben Teil zweimal; sie wird nicht geöffnet</translation>
    </message>
    <message>
      <source>it holds {element}, which is more than plain shapes; save it as plain SVG.</source>
      <extracomment>planner_core/plan/vector_logo.py</extracomment>
      <translation>es enthält {element}, also mehr als einfache Formen; speichern Sie es als einfaches SVG.</translation>
    </message>
    <message>
      <source>it holds {element}: shadows, patterns and arrowheads are not taken over. Remove it, or save the logo as PNG.</source>
      <extracomment>planner_core/plan/vector_logo.py</extracomment>
      <translation>es enthält {element}: Schatten, Muster und Pfeilspitzen werden nicht übernommen. Entfernen Sie das, oder speichern Sie das Logo als PNG.</translation>
    </message>
    <message>
      <source>it is a PNG that holds more than a picture.</source>
      <extracomment>planner_core/plan/logo.py</extracomment>
      <translation>es ist ein PNG, das mehr als ein Bild enthält.</translation>
    </message>
    <message>
      <source>it is a web page with the ending of a workbook; save it as .xlsx</source>
      <extracomment>app/library/importing/workbook_reading.py</extracomment>
      <translation>es ist eine Webseite mit der Endung einer Arbeitsmappe; speichern Sie sie als .xlsx</translation>
    </message>
    <message>
      <source>it is an SVG that holds more than a drawing.</source>
      <extracomment>planner_core/plan/logo.py</extracomment>
      <translation>es ist ein SVG, das mehr als eine Zeichnung enthält.</translation>
    </message>
    <message>
      <source>it is compressed; save it as plain SVG.</source>
      <extracomment>app/output/proposal/logo_intake.py</extracomment>
      <translation>es ist komprimiert; speichern Sie es als einfaches SVG.</translation>
    </message>
    <message>
      <source>it is damaged and cannot be read.</source>
      <extracomment>app/output/proposal/logo_intake.py</extracomment>
      <translation>es ist beschädigt und nicht lesbar.</translation>
    </message>
    <message>
      <source>it is damaged or only half there; ask for it again</source>
      <extracomment>app/library/importing/workbook_reading.py</extracomment>
      <translation>sie ist beschädigt oder nur halb da; lassen Sie sie sich noch einmal schicken</translation>
    </message>
    <message>
      <source>it is empty.</source>
      <extracomment>app/output/proposal/logo_intake.py</extracomment>
      <translation>es ist leer.</translation>
    </message>
    <message>
      <source>it is in the format .xlsb; save it as .xlsx or CSV</source>
      <extracomment>app/library/importing/workbook_reading.py</extracomment>
      <translation>sie ist im Format .xlsb; speichern Sie sie als .xlsx oder CSV</translation>
    </message>
    <message>
      <source>it is in the old format .xls; save it as .xlsx or CSV</source>
      <extracomment>app/library/importing/workbook_reading.py</extracomment>
      <translation>sie ist im alten Format .xls; speichern Sie sie als .xlsx oder CSV</translation>
    </message>
    <message>
      <source>it is larger than {most} MB.</source>
      <extracomment>app/output/proposal/logo_intake.py</extracomment>
      <translation>es ist größer als {most} MB.</translation>
    </message>
    <message>
      <source>it is neither a PNG or JPEG picture nor a sound SVG (line {line}: {reason}).</source>
      <extracomment>planner_core/plan/vector_logo.py</extracomment>
      <translation>es ist weder ein PNG- oder JPEG-Bild noch ein heiles SVG (Zeile {line}: {reason}).</translation>
    </message>
    <message>
      <source>it is no SVG: it begins with {element}.</source>
      <extracomment>planner_core/plan/vector_logo.py</extracomment>
      <translation>es ist kein SVG: Es beginnt mit {element}.</translation>
    </message>
    <message>
      <source>it is no database of Headroom.</source>
      <extracomment>db/library.py</extracomment>
      <translation>Sie ist keine Datenbank von Headroom.</translation>
    </message>
    <message>
      <source>it is no workbook that can be read; save it as .xlsx or CSV</source>
      <extracomment>app/library/importing/workbook_reading.py</extracomment>
      <translation>es ist keine lesbare Arbeitsmappe; speichern Sie sie als .xlsx oder CSV</translation>
    </message>
    <message>
      <source>it is no workbook; save it as .xlsx, or name it .csv if it is text</source>
      <extracomment>app/library/importing/workbook_reading.py</extracomment>
      <translation>es ist keine Arbeitsmappe; speichern Sie sie als .xlsx, oder nennen Sie sie .csv, wenn es Text ist</translation>
    </message>
    <message>
      <source>it is protected by a password; save it without one</source>
      <extracomment>app/library/importing/workbook_reading.py</extracomment>
      <translation>sie ist durch ein Kennwort geschützt; speichern Sie sie ohne</translation>
    </message>
    <message>
      <source>it needs {found} layers for gradients, masks and transparency; there may be {most}. Simplify it, or save the logo as PNG.</source>
      <extracomment>planner_core/plan/vector_logo.py</extracomment>
      <translation>es braucht {found} Ebenen für Verläufe, Masken und Transparenz; möglich sind {most}. Vereinfachen Sie es, oder speichern Sie das Logo als PNG.</translation>
    </message>
    <message>
      <source>it refers to a row of {table} that is not there</source>
      <extracomment>db/verify.py</extracomment>
      <translation>sie verweist auf eine fehlende Zeile von {table}</translation>
    </message>
    <message>
      <source>it refers to something outside of itself ({what}).</source>
      <extracomment>planner_core/plan/vector_logo.py</extracomment>
      <translation>es verweist auf etwas außerhalb ({what}).</translation>
    </message>
    <message>
      <source>its content is damaged; open and save it in Excel first</source>
      <extracomment>app/library/importing/workbook_reading.py</extracomment>
      <translation>ihr Inhalt ist beschädigt; öffnen und speichern Sie sie zuerst in Excel</translation>
    </message>
    <message>
      <source>its dashed lines would be more than {most} dashes. Convert the lines to outlines, or save the logo as PNG.</source>
      <extracomment>planner_core/plan/vector_logo.py</extracomment>
      <translation>seine gestrichelten Linien hätten mehr als {most} Striche. Wandeln Sie die Linien in Pfade um, oder speichern Sie das Logo als PNG.</translation>
    </message>
    <message>
      <source>its encoding cannot be read; save it as UTF-8.</source>
      <extracomment>planner_core/plan/vector_logo.py</extracomment>
      <translation>seine Kodierung ist nicht lesbar; speichern Sie es als UTF-8.</translation>
    </message>
    <message>
      <source>its style sheet holds more than plain styles ({what}).</source>
      <extracomment>planner_core/plan/vector_logo.py</extracomment>
      <translation>sein Stylesheet enthält mehr als einfache Stile ({what}).</translation>
    </message>
    <message>
      <source>kWh</source>
      <extracomment>planner_core/formulas/power.py</extracomment>
      <translation>kWh</translation>
    </message>
    <message>
      <source>kWh per year</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py</extracomment>
      <translation>kWh je Jahr</translation>
    </message>
    <message>
      <source>kbit/s</source>
      <extracomment>planner_core/engine/findings/ports.py, planner_core/engine/network/traffic.py, planner_core/plan/components/pool_machines.py</extracomment>
      <translation>kbit/s</translation>
    </message>
    <message>
      <source>keeps its files on</source>
      <extracomment>app/output/picture/legend_words.py</extracomment>
      <translation>legt Dateien ab auf</translation>
    </message>
    <message>
      <source>knee {sessions}</source>
      <extracomment>app/output/chapters/response_picture.py, app/results/charts/response_chart.py</extracomment>
      <translation>Knie {sessions}</translation>
    </message>
    <message>
      <source>last change not saved</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>letzte Änderung nicht gespeichert</translation>
    </message>
    <message>
      <source>left out</source>
      <extracomment>app/library/importing/import_preview.py</extracomment>
      <translation>ausgelassen</translation>
    </message>
    <message>
      <source>left out: median {median}</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>ausgelassen: Median {median}</translation>
    </message>
    <message>
      <source>lift {resource} of {component}</source>
      <extracomment>planner_core/engine/findings/storms.py</extracomment>
      <translation>den Engpass {resource} von {component} zu beheben</translation>
    </message>
    <message numerus="yes">
      <source>lift {resource} of {component} and {count} more that takes too long</source>
      <comment>lift {resource} of {component} and {count} more that take too long</comment>
      <extracomment>planner_core/engine/findings/storms.py</extracomment>
      <translation>
        <numerusform>den Engpass {resource} von {component} und {count} weiteren zu beheben</numerusform>
        <numerusform>den Engpass {resource} von {component} und {count} weitere zu beheben</numerusform>
      </translation>
    </message>
    <message>
      <source>linked clones</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>Linked Clones</translation>
    </message>
    <message>
      <source>logins</source>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>die Anmeldung</translation>
    </message>
    <message>
      <source>lower “{throttle}” to {fewer}</source>
      <extracomment>planner_core/engine/findings/storms.py</extracomment>
      <translation>„{throttle}“ auf {fewer} senken</translation>
    </message>
    <message>
      <source>machine</source>
      <extracomment>app/look/translation.py</extracomment>
      <translation>VM</translation>
    </message>
    <message>
      <source>machines</source>
      <extracomment>planner_core/engine/hosts/hosts.py, planner_core/engine/storage/counts.py, planner_core/formulas/desktop_load.py, planner_core/formulas/rules_of_thumb.py</extracomment>
      <translation>VMs</translation>
    </message>
    <message>
      <source>maintenance</source>
      <extracomment>app/results/words/costs.py</extracomment>
      <translation>Wartung</translation>
    </message>
    <message>
      <source>maximum {sessions}</source>
      <extracomment>app/output/chapters/response_picture.py, app/results/charts/response_chart.py</extracomment>
      <translation>Maximum {sessions}</translation>
    </message>
    <message>
      <source>memory of {name}</source>
      <extracomment>app/results/words/price_gaps.py</extracomment>
      <translation>Arbeitsspeicher von {name}</translation>
    </message>
    <message>
      <source>min</source>
      <extracomment>app/results/words/comparison.py, app/results/words/storms.py, planner_core/engine/explaining/storms.py, planner_core/engine/findings/pools.py, planner_core/engine/findings/storms.py, planner_core/formulas/storms.py, planner_core/plan/settings.py, planner_core/studies/opinions_on_storms.py</extracomment>
      <translation>min</translation>
    </message>
    <message>
      <source>min(limits)</source>
      <extracomment>planner_core/engine/explaining/formula_text.py</extracomment>
      <translation>min(Grenzen)</translation>
    </message>
    <message>
      <source>mine</source>
      <extracomment>app/library/merge_dialog.py</extracomment>
      <translation>meine</translation>
    </message>
    <message>
      <source>minutes since the beginning</source>
      <extracomment>app/output/chapters/storms_chapter.py, app/results/charts/storm_chart.py</extracomment>
      <translation>Minuten seit Beginn</translation>
    </message>
    <message>
      <source>mixed</source>
      <extracomment>app/look/widgets/choice_field.py, app/look/widgets/number_field.py</extracomment>
      <translation>gemischt</translation>
    </message>
    <message>
      <source>ms</source>
      <extracomment>planner_core/engine/findings/ports.py, planner_core/formulas/io_on_stores.py, planner_core/formulas/vsimax.py, planner_core/plan/components/network_link.py</extracomment>
      <translation>ms</translation>
    </message>
    <message>
      <source>near the limit</source>
      <extracomment>app/look/widgets/status_painting.py</extracomment>
      <translation>nahe der Grenze</translation>
    </message>
    <message>
      <source>nested too deeply</source>
      <extracomment>db/verify.py</extracomment>
      <translation>zu tief verschachtelt</translation>
    </message>
    <message>
      <source>never done</source>
      <extracomment>app/results/tables/storms_table.py, app/results/words/storms.py</extracomment>
      <translation>nie fertig</translation>
    </message>
    <message>
      <source>never done; the window is {window}</source>
      <extracomment>app/cli/assessment_report.py</extracomment>
      <translation>nie fertig; das Zeitfenster beträgt {window}</translation>
    </message>
    <message>
      <source>no</source>
      <extracomment>app/inspector/origin_words.py, app/output/workbook/saturation_sheet.py, app/output/workbook/storms_sheet.py, app/results/tables/assumption_rows.py, app/results/tables/storms_table.py</extracomment>
      <translation>nein</translation>
    </message>
    <message>
      <source>no day before {day}</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>kein Tag vor dem {day}</translation>
    </message>
    <message>
      <source>no desktops yet</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>noch keine Desktops</translation>
    </message>
    <message>
      <source>no host in reserve</source>
      <extracomment>app/canvas/content/captions.py</extracomment>
      <translation>kein Host in Reserve</translation>
    </message>
    <message>
      <source>no host yet</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>noch kein Host</translation>
    </message>
    <message>
      <source>no host yet for {pool}</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>noch kein Host für {pool}</translation>
    </message>
    <message>
      <source>no limit</source>
      <extracomment>app/results/tables/assumptions_table.py</extracomment>
      <translation>keine Grenze</translation>
    </message>
    <message>
      <source>no limit yet</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>noch kein Engpass</translation>
    </message>
    <message>
      <source>no place yet for files</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>noch kein Platz für Dateien</translation>
    </message>
    <message>
      <source>no place yet for files of {pool}</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>noch kein Platz für Dateien von {pool}</translation>
    </message>
    <message>
      <source>no plan</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>kein Plan</translation>
    </message>
    <message>
      <source>no price</source>
      <extracomment>app/cli/assessment_report.py, app/output/chapters/bill_chapter.py</extracomment>
      <translation>kein Preis</translation>
    </message>
    <message>
      <source>no price for {names}</source>
      <extracomment>app/results/words/price_gaps.py</extracomment>
      <translation>kein Preis für {names}</translation>
    </message>
    <message>
      <source>no price yet</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>noch kein Preis</translation>
    </message>
    <message>
      <source>no: not with failed hosts</source>
      <extracomment>planner_core/studies/comparison_measures.py</extracomment>
      <translation>nein: nicht mit ausgefallenen Hosts</translation>
    </message>
    <message numerus="yes">
      <source>no: {count} desktop does not fit</source>
      <comment>no: {count} desktops do not fit</comment>
      <extracomment>planner_core/studies/comparison_measures.py</extracomment>
      <translation>
        <numerusform>nein: {count} Desktop passt nicht</numerusform>
        <numerusform>nein: {count} Desktops passen nicht</numerusform>
      </translation>
    </message>
    <message>
      <source>none</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>keine</translation>
    </message>
    <message>
      <source>normal case</source>
      <extracomment>app/results/charts/response_chart.py</extracomment>
      <translation>Normalfall</translation>
    </message>
    <message>
      <source>not all is connected yet</source>
      <extracomment>app/output/chapters/cover_and_findings.py, app/output/workbook/summary_sheet.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>noch ist nicht alles verbunden</translation>
    </message>
    <message>
      <source>not assessed yet</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>noch nicht bewertet</translation>
    </message>
    <message>
      <source>not found</source>
      <extracomment>app/window/start/recent_list.py</extracomment>
      <translation>nicht gefunden</translation>
    </message>
    <message>
      <source>not in the catalogue</source>
      <extracomment>app/inspector/origin_words.py</extracomment>
      <translation>nicht im Katalog</translation>
    </message>
    <message>
      <source>not known</source>
      <extracomment>app/look/widgets/status_painting.py</extracomment>
      <translation>nicht bekannt</translation>
    </message>
    <message>
      <source>not the whole price</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>nicht der ganze Preis</translation>
    </message>
    <message>
      <source>nothing connected yet</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>noch nichts verbunden</translation>
    </message>
    <message>
      <source>nothing of it can be read</source>
      <extracomment>db/salvage.py</extracomment>
      <translation>nichts davon ist lesbar</translation>
    </message>
    <message>
      <source>nothing stands here; the row is left out</source>
      <extracomment>app/library/importing/import_steps.py</extracomment>
      <translation>hier steht nichts; die Zeile wird ausgelassen</translation>
    </message>
    <message>
      <source>nothing to measure against</source>
      <extracomment>app/output/chapters/saturation_chapter.py, app/output/picture/legend_words.py, app/output/workbook/saturation_sheet.py</extracomment>
      <translation>kein Vergleichswert</translation>
    </message>
    <message>
      <source>nothing to redo</source>
      <extracomment>app/window/commands/command_palette.py</extracomment>
      <translation>nichts zu wiederholen</translation>
    </message>
    <message>
      <source>nothing to undo</source>
      <extracomment>app/window/commands/command_palette.py</extracomment>
      <translation>nichts rückgängig zu machen</translation>
    </message>
    <message>
      <source>nothing yet</source>
      <extracomment>app/results/tables/limits_tables.py</extracomment>
      <translation>noch nichts</translation>
    </message>
    <message>
      <source>of the usable capacity</source>
      <extracomment>app/results/charts/capacity_chart.py</extracomment>
      <translation>der nutzbaren Kapazität</translation>
    </message>
    <message>
      <source>of {capacity}</source>
      <extracomment>app/output/chapters/saturation_chapter.py</extracomment>
      <translation>von {capacity}</translation>
    </message>
    <message>
      <source>of {planned} planned</source>
      <extracomment>app/output/chapters/cover_and_findings.py</extracomment>
      <translation>von {planned} geplanten</translation>
    </message>
    <message>
      <source>on average</source>
      <extracomment>planner_core/engine/basis/axes.py</extracomment>
      <translation>im Mittel</translation>
    </message>
    <message>
      <source>once</source>
      <extracomment>app/inspector/price_list.py</extracomment>
      <translation>einmal</translation>
    </message>
    <message>
      <source>one for each component</source>
      <extracomment>planner_core/engine/explaining/bill.py</extracomment>
      <translation>eines je Komponente</translation>
    </message>
    <message>
      <source>one for each drive</source>
      <extracomment>planner_core/engine/explaining/bill.py</extracomment>
      <translation>eines je Laufwerk</translation>
    </message>
    <message>
      <source>one for each memory module</source>
      <extracomment>planner_core/engine/explaining/bill.py</extracomment>
      <translation>eines je RAM-Modul</translation>
    </message>
    <message>
      <source>one for each socket</source>
      <extracomment>planner_core/engine/explaining/bill.py</extracomment>
      <translation>eines je Sockel</translation>
    </message>
    <message>
      <source>one of the choices</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>eine der Möglichkeiten</translation>
    </message>
    <message>
      <source>open a plan first</source>
      <extracomment>app/window/commands/command_palette.py</extracomment>
      <translation>zuerst einen Plan öffnen</translation>
    </message>
    <message>
      <source>over capacity</source>
      <extracomment>app/output/chapters/saturation_chapter.py, app/output/workbook/saturation_sheet.py</extracomment>
      <translation>über der Kapazität</translation>
    </message>
    <message>
      <source>over capacity, or an error</source>
      <extracomment>app/output/picture/legend_words.py</extracomment>
      <translation>über der Kapazität, oder ein Fehler</translation>
    </message>
    <message>
      <source>over the limit</source>
      <extracomment>app/look/widgets/status_painting.py</extracomment>
      <translation>über der Grenze</translation>
    </message>
    <message>
      <source>own</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>eigen</translation>
    </message>
    <message>
      <source>own, in place of Headroom's</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>eigen, statt dem von Headroom</translation>
    </message>
    <message>
      <source>part {number}</source>
      <extracomment>app/output/chapters/drawing_chapter.py</extracomment>
      <translation>Teil {number}</translation>
    </message>
    <message>
      <source>parts</source>
      <extracomment>planner_core/engine/network/storage_traffic.py</extracomment>
      <translation>Teile</translation>
    </message>
    <message>
      <source>passes</source>
      <extracomment>app/cli/response_report.py, app/results/tables/response_tables.py</extracomment>
      <translation>besteht</translation>
    </message>
    <message>
      <source>patching</source>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>das Patchen</translation>
    </message>
    <message>
      <source>per U</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>je HE</translation>
    </message>
    <message>
      <source>per array</source>
      <extracomment>app/inspector/price_list.py</extracomment>
      <translation>je Array</translation>
    </message>
    <message>
      <source>per drive</source>
      <extracomment>app/inspector/price_list.py, planner_core/catalog/prices.py</extracomment>
      <translation>je Laufwerk</translation>
    </message>
    <message>
      <source>per group</source>
      <extracomment>app/inspector/price_list.py</extracomment>
      <translation>je Gruppe</translation>
    </message>
    <message>
      <source>per host</source>
      <extracomment>app/inspector/price_list.py</extracomment>
      <translation>je Host</translation>
    </message>
    <message>
      <source>per kWh</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>je kWh</translation>
    </message>
    <message>
      <source>per module</source>
      <extracomment>app/inspector/price_list.py, planner_core/catalog/prices.py</extracomment>
      <translation>je Modul</translation>
    </message>
    <message>
      <source>per socket</source>
      <extracomment>app/inspector/price_list.py, planner_core/catalog/prices.py</extracomment>
      <translation>je Sockel</translation>
    </message>
    <message>
      <source>piece</source>
      <extracomment>app/look/translation.py</extracomment>
      <translation>Stück</translation>
    </message>
    <message>
      <source>pieces</source>
      <extracomment>planner_core/engine/explaining/bill.py</extracomment>
      <translation>Stück</translation>
    </message>
    <message>
      <source>plan</source>
      <extracomment>db/load.py</extracomment>
      <translation>Plan</translation>
    </message>
    <message>
      <source>planned {sessions}</source>
      <extracomment>app/output/chapters/response_picture.py, app/results/charts/response_chart.py</extracomment>
      <translation>geplant {sessions}</translation>
    </message>
    <message>
      <source>planned: {planned}</source>
      <extracomment>app/output/chapters/ladder_chapter.py</extracomment>
      <translation>geplant: {planned}</translation>
    </message>
    <message>
      <source>please choose</source>
      <extracomment>app/library/importing/import_dialog.py</extracomment>
      <translation>bitte wählen</translation>
    </message>
    <message>
      <source>port</source>
      <extracomment>app/look/translation.py</extracomment>
      <translation>Port</translation>
    </message>
    <message>
      <source>ports</source>
      <extracomment>planner_core/formulas/controllers.py, planner_core/formulas/interactions.py</extracomment>
      <translation>Ports</translation>
    </message>
    <message>
      <source>predicted</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>vorhergesagt</translation>
    </message>
    <message>
      <source>prices missing</source>
      <extracomment>app/results/result_strip.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>Preise fehlen</translation>
    </message>
    <message>
      <source>processors of {name}</source>
      <extracomment>app/results/words/price_gaps.py</extracomment>
      <translation>Prozessoren von {name}</translation>
    </message>
    <message>
      <source>promise not kept</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>Zusage nicht gehalten</translation>
    </message>
    <message>
      <source>provisioning</source>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>die Bereitstellung</translation>
    </message>
    <message>
      <source>published ratios</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>veröffentlichte Verhältnisse</translation>
    </message>
    <message>
      <source>px</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>px</translation>
    </message>
    <message>
      <source>rack space</source>
      <extracomment>app/results/words/costs.py</extracomment>
      <translation>Rackplatz</translation>
    </message>
    <message>
      <source>raise “{throttle}” to {needed}</source>
      <extracomment>planner_core/engine/findings/storms.py</extracomment>
      <translation>„{throttle}“ auf {needed} zu erhöhen</translation>
    </message>
    <message>
      <source>read-only</source>
      <extracomment>app/results/result_strip.py, app/window/main_window.py</extracomment>
      <translation>schreibgeschützt</translation>
    </message>
    <message>
      <source>reading it takes too long</source>
      <extracomment>db/errors.py</extracomment>
      <translation>das Lesen dauert zu lange</translation>
    </message>
    <message>
      <source>reads</source>
      <extracomment>planner_core/engine/storage/disk_groups.py</extracomment>
      <translation>Lesezugriffe</translation>
    </message>
    <message>
      <source>risk not planned for</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>Risiko nicht eingeplant</translation>
    </message>
    <message>
      <source>rows of a variant are missing</source>
      <extracomment>db/history_walk.py</extracomment>
      <translation>es fehlen Zeilen einer Variante</translation>
    </message>
    <message>
      <source>runs on</source>
      <extracomment>app/output/picture/legend_words.py</extracomment>
      <translation>läuft auf</translation>
    </message>
    <message>
      <source>s</source>
      <extracomment>planner_core/engine/findings/local_disks.py, planner_core/formulas/interactions.py, planner_core/formulas/network.py, planner_core/formulas/queueing_open.py, planner_core/studies/response_stations.py</extracomment>
      <translation>s</translation>
    </message>
    <message>
      <source>saved</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>gespeichert</translation>
    </message>
    <message>
      <source>saved as a draft</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>als Entwurf gespeichert</translation>
    </message>
    <message>
      <source>schema</source>
      <extracomment>db/verify.py</extracomment>
      <translation>Schema</translation>
    </message>
    <message>
      <source>seconds</source>
      <extracomment>app/output/chapters/response_picture.py, app/results/charts/response_chart.py</extracomment>
      <translation>Sekunden</translation>
    </message>
    <message>
      <source>select a host or a storage array first</source>
      <extracomment>app/canvas/gestures/quick_add.py</extracomment>
      <translation>zuerst einen Host oder ein Storage-Array auswählen</translation>
    </message>
    <message>
      <source>select something first</source>
      <extracomment>app/window/commands/command_palette.py</extracomment>
      <translation>zuerst etwas auswählen</translation>
    </message>
    <message>
      <source>server</source>
      <extracomment>app/look/translation.py</extracomment>
      <translation>Bedienstation</translation>
    </message>
    <message>
      <source>servers</source>
      <extracomment>planner_core/formulas/interactions.py, planner_core/studies/response_stations.py</extracomment>
      <translation>Bedienstationen</translation>
    </message>
    <message>
      <source>session</source>
      <extracomment>app/look/translation.py</extracomment>
      <translation>Sitzung</translation>
    </message>
    <message>
      <source>sessions</source>
      <extracomment>planner_core/formulas/interactions.py</extracomment>
      <translation>Sitzungen</translation>
    </message>
    <message>
      <source>sessions at work</source>
      <extracomment>app/output/chapters/response_picture.py, app/results/charts/response_chart.py</extracomment>
      <translation>arbeitende Sitzungen</translation>
    </message>
    <message>
      <source>share</source>
      <extracomment>planner_core/engine/hosts/runs.py, planner_core/engine/hosts/vsan_on_hosts.py, planner_core/engine/network/traffic.py, planner_core/engine/storage/failed_drives.py, planner_core/engine/storage/flows.py, planner_core/engine/storage/vsan.py, planner_core/formulas/queueing_open.py, planner_core/formulas/spread.py</extracomment>
      <translation>Anteil</translation>
    </message>
    <message>
      <source>shortest possible</source>
      <extracomment>app/output/chapters/response_picture.py, app/results/charts/response_chart.py</extracomment>
      <translation>kürzestmöglich</translation>
    </message>
    <message>
      <source>size</source>
      <extracomment>db/inspect_file.py</extracomment>
      <translation>Größe</translation>
    </message>
    <message>
      <source>slot</source>
      <extracomment>app/look/translation.py</extracomment>
      <translation>Slot</translation>
    </message>
    <message>
      <source>slots</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>Slots</translation>
    </message>
    <message>
      <source>slow</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>langsam</translation>
    </message>
    <message>
      <source>state at opening</source>
      <extracomment>app/project/project_commands.py</extracomment>
      <translation>Stand beim Öffnen</translation>
    </message>
    <message>
      <source>storage-bound operations</source>
      <extracomment>resources/catalog/view_planner.json</extracomment>
      <translation>storagelastige Operationen</translation>
    </message>
    <message>
      <source>structure</source>
      <extracomment>db/verify.py</extracomment>
      <translation>Aufbau</translation>
    </message>
    <message>
      <source>sum of quantity x unit_price</source>
      <extracomment>planner_core/engine/explaining/formula_text.py</extracomment>
      <translation>Summe von quantity x unit_price</translation>
    </message>
    <message>
      <source>sum of the parts</source>
      <extracomment>planner_core/engine/explaining/formula_text.py</extracomment>
      <translation>Summe der Teile</translation>
    </message>
    <message>
      <source>sum over the components that need it</source>
      <extracomment>planner_core/engine/explaining/formula_text.py</extracomment>
      <translation>Summe über die Komponenten, die es brauchen</translation>
    </message>
    <message>
      <source>table edit, step {step}</source>
      <extracomment>db/load.py</extracomment>
      <translation>Tabelle edit, Schritt {step}</translation>
    </message>
    <message>
      <source>table {table}</source>
      <extracomment>db/errors.py</extracomment>
      <translation>Tabelle {table}</translation>
    </message>
    <message>
      <source>table {table}, row {row}</source>
      <extracomment>db/errors.py</extracomment>
      <translation>Tabelle {table}, Zeile {row}</translation>
    </message>
    <message>
      <source>target {percent}</source>
      <extracomment>app/results/charts/capacity_chart.py</extracomment>
      <translation>Zielwert {percent}</translation>
    </message>
    <message>
      <source>the JPEG is cut off.</source>
      <extracomment>app/output/proposal/logo_intake.py</extracomment>
      <translation>das JPEG ist abgeschnitten.</translation>
    </message>
    <message>
      <source>the PNG is cut off or damaged at byte {at}.</source>
      <extracomment>planner_core/plan/logo.py</extracomment>
      <translation>das PNG ist bei Byte {at} abgeschnitten oder beschädigt.</translation>
    </message>
    <message>
      <source>the chapters are not listed at the places 0, 1, 2 ...</source>
      <extracomment>db/design_rows.py</extracomment>
      <translation>die Kapitel stehen nicht an den Plätzen 0, 1, 2 ...</translation>
    </message>
    <message>
      <source>the clipboard</source>
      <extracomment>app/library/importing/import_steps.py</extracomment>
      <translation>der Zwischenablage</translation>
    </message>
    <message>
      <source>the file itself says {text} here</source>
      <extracomment>app/library/importing/import_steps.py</extracomment>
      <translation>die Datei selbst sagt hier {text}</translation>
    </message>
    <message>
      <source>the formula was never worked out; open the file in Excel, save it, and try again</source>
      <extracomment>app/library/importing/import_steps.py</extracomment>
      <translation>die Formel wurde nie ausgerechnet; öffnen Sie die Datei in Excel, speichern Sie sie, und versuchen Sie es noch einmal</translation>
    </message>
    <message>
      <source>the refresh at logoff</source>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>die Auffrischung beim Abmelden</translation>
    </message>
    <message>
      <source>the restore point is outside the history</source>
      <extracomment>db/load.py</extracomment>
      <translation>der Wiederherstellungspunkt liegt außerhalb des Verlaufs</translation>
    </message>
    <message>
      <source>the same</source>
      <extracomment>app/results/words/comparison.py</extracomment>
      <translation>gleich</translation>
    </message>
    <message>
      <source>the same line stands in row {row} already</source>
      <extracomment>app/library/importing/import_steps.py</extracomment>
      <translation>dieselbe Position steht schon in Zeile {row}</translation>
    </message>
    <message>
      <source>the setting of the plan</source>
      <extracomment>planner_core/studies/opinion_basis.py</extracomment>
      <translation>die Einstellung des Plans</translation>
    </message>
    <message>
      <source>the settings of the plan</source>
      <extracomment>app/results/explaining/explain_panel.py</extracomment>
      <translation>Einstellungen des Plans</translation>
    </message>
    <message>
      <source>the steps are not numbered 1, 2, 3 ...</source>
      <extracomment>db/load.py</extracomment>
      <translation>die Schritte sind nicht mit 1, 2, 3 nummeriert ...</translation>
    </message>
    <message>
      <source>the variants are not listed at the places 0, 1, 2 ...</source>
      <extracomment>db/history_walk.py, db/load.py</extracomment>
      <translation>die Varianten stehen nicht an den Plätzen 0, 1, 2 ...</translation>
    </message>
    <message>
      <source>theirs</source>
      <extracomment>app/library/merge_dialog.py</extracomment>
      <translation>ihre</translation>
    </message>
    <message>
      <source>there is a branding where there should be none</source>
      <extracomment>db/design_rows.py</extracomment>
      <translation>dort steht eine Firma, wo keine stehen darf</translation>
    </message>
    <message>
      <source>there is a record “{name}” already</source>
      <extracomment>app/library/library_sheets.py</extracomment>
      <translation>einen Datensatz „{name}“ gibt es schon</translation>
    </message>
    <message>
      <source>there is no chapter {chapter}</source>
      <extracomment>db/design_rows.py</extracomment>
      <translation>es gibt kein Kapitel {chapter}</translation>
    </message>
    <message>
      <source>there is no component {id}</source>
      <extracomment>db/history_walk.py, db/read_plans.py</extracomment>
      <translation>eine Komponente {id} gibt es nicht</translation>
    </message>
    <message>
      <source>there is no field {field}</source>
      <extracomment>db/history_rows.py, db/history_walk.py, db/storable.py</extracomment>
      <translation>ein Feld {field} gibt es nicht</translation>
    </message>
    <message>
      <source>there is no list {list}</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>es gibt keine Liste {list}</translation>
    </message>
    <message>
      <source>there is no record “{record}” in any list</source>
      <extracomment>app/library/importing/import_steps.py</extracomment>
      <translation>in keiner Liste gibt es einen Datensatz „{record}“</translation>
    </message>
    <message>
      <source>there is no table {table}</source>
      <extracomment>db/verify.py</extracomment>
      <translation>eine Tabelle {table} gibt es nicht</translation>
    </message>
    <message>
      <source>there is no variant {variant}</source>
      <extracomment>db/history_walk.py</extracomment>
      <translation>es gibt keine Variante {variant}</translation>
    </message>
    <message>
      <source>this proposal</source>
      <extracomment>app/output/chapters/variants_chapter.py</extracomment>
      <translation>dieses Angebot</translation>
    </message>
    <message>
      <source>this state</source>
      <extracomment>app/window/dialogs/restore_points_dialog.py</extracomment>
      <translation>dieser Stand</translation>
    </message>
    <message>
      <source>three capital letters such as EUR</source>
      <extracomment>planner_core/catalog/library_rules.py, planner_core/plan/settings_costs.py</extracomment>
      <translation>drei Großbuchstaben wie EUR</translation>
    </message>
    <message>
      <source>tons</source>
      <extracomment>planner_core/formulas/power.py</extracomment>
      <translation>Tonnen</translation>
    </message>
    <message>
      <source>typed</source>
      <extracomment>app/inspector/origin_words.py, app/results/words/comparison.py</extracomment>
      <translation>eingegeben</translation>
    </message>
    <message>
      <source>typed in</source>
      <extracomment>planner_core/engine/explaining/derivation_text.py</extracomment>
      <translation>eingegeben</translation>
    </message>
    <message>
      <source>unknown</source>
      <extracomment>app/window/dialogs/about_dialog.py</extracomment>
      <translation>unbekannt</translation>
    </message>
    <message>
      <source>unpacked it is far larger than any price list</source>
      <extracomment>app/library/importing/workbook_reading.py</extracomment>
      <translation>entpackt ist sie viel größer als jede Preisliste</translation>
    </message>
    <message>
      <source>unpacked it is far larger than any price list; it is not opened</source>
      <extracomment>app/library/importing/workbook_reading.py</extracomment>
      <translation>entpackt ist sie viel größer als jede Preisliste; sie wird nicht geöffnet</translation>
    </message>
    <message>
      <source>user</source>
      <extracomment>app/look/translation.py</extracomment>
      <translation>Benutzer</translation>
    </message>
    <message>
      <source>users</source>
      <extracomment>planner_core/formulas/cost.py, planner_core/formulas/desktop_load.py</extracomment>
      <translation>Benutzer</translation>
    </message>
    <message>
      <source>users keep their pace</source>
      <extracomment>app/output/chapters/response_picture.py, app/results/charts/response_chart.py</extracomment>
      <translation>Benutzer halten ihr Tempo</translation>
    </message>
    <message>
      <source>users wait for answers</source>
      <extracomment>app/output/chapters/response_picture.py, app/results/charts/response_chart.py</extracomment>
      <translation>Benutzer warten auf Antworten</translation>
    </message>
    <message>
      <source>vCPUs per core: {ratio}, where {cores} cores count as {counted} and {usable} of that is used. Hosts in reserve: {spare}. Clock and workload do not count; ours counts both, and keeps the reserve that the plan asks for.</source>
      <extracomment>planner_core/studies/opinions_on_hosts.py</extracomment>
      <translation>vCPUs je Kern: {ratio}, wobei {cores} Kerne als {counted} zählen und {usable} davon genutzt werden. Hosts in Reserve: {spare}. Takt und Last zählen nicht; unsere Rechnung zählt beides und hält die Reserve, die der Plan verlangt.</translation>
    </message>
    <message>
      <source>vCPUs per desktop</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>vCPUs je Desktop</translation>
    </message>
    <message>
      <source>vCPUs per server</source>
      <extracomment>planner_core/plan/components/infrastructure_servers.py</extracomment>
      <translation>vCPUs je Server</translation>
    </message>
    <message>
      <source>vSAN</source>
      <extracomment>planner_core/plan/components/cluster.py, planner_core/plan/components/disk_group.py</extracomment>
      <translation>vSAN</translation>
    </message>
    <message>
      <source>vSAN 6.0 takes 300 MB more where a cluster has more than 16 hosts (cormachogan.com 2015)</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>vSAN 6.0 belegt 300 MB mehr, wo ein Cluster mehr als 16 Hosts hat (cormachogan.com 2015)</translation>
    </message>
    <message>
      <source>vSAN 6.2 all-flash, 580 desktops</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>vSAN 6.2 All-Flash, 580 Desktops</translation>
    </message>
    <message>
      <source>vSAN 6.2 hybrid, 500 desktops</source>
      <extracomment>app/window/start/start_page.py</extracomment>
      <translation>vSAN 6.2 Hybrid, 500 Desktops</translation>
    </message>
    <message>
      <source>vSAN cache</source>
      <extracomment>planner_core/engine/basis/resources.py</extracomment>
      <translation>vSAN-Cache</translation>
    </message>
    <message>
      <source>vSAN cache devices in each host, one for each vSAN disk group.</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>vSAN-Cache-Laufwerke in jedem Host, eines je vSAN-Laufwerksgruppe.</translation>
    </message>
    <message>
      <source>vSAN coalesced writes</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Zusammengefasste Schreibzugriffe (vSAN)</translation>
    </message>
    <message>
      <source>vSAN components</source>
      <extracomment>planner_core/engine/basis/resources.py</extracomment>
      <translation>vSAN-Komponenten</translation>
    </message>
    <message>
      <source>vSAN data reduction</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>vSAN-Datenreduktion</translation>
    </message>
    <message>
      <source>vSAN disk groups</source>
      <extracomment>planner_core/engine/hosts/vsan_on_hosts.py</extracomment>
      <translation>vSAN-Laufwerksgruppen</translation>
    </message>
    <message>
      <source>vSAN format overhead</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>vSAN-Formatierungs-Overhead</translation>
    </message>
    <message>
      <source>vSAN of the cluster</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>vSAN des Clusters</translation>
    </message>
    <message>
      <source>vSAN policy</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>vSAN-Richtlinie</translation>
    </message>
    <message>
      <source>vSAN read cache hits</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>Treffer im vSAN-Lesecache</translation>
    </message>
    <message>
      <source>vSAN rebuild speed</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>vSAN-Rebuild-Geschwindigkeit</translation>
    </message>
    <message>
      <source>vSAN slack</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>vSAN-Slack</translation>
    </message>
    <message>
      <source>vSAN swap objects</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>vSAN-Auslagerungsobjekte</translation>
    </message>
    <message>
      <source>vSAN version</source>
      <extracomment>planner_core/plan/components/cluster.py</extracomment>
      <translation>vSAN-Version</translation>
    </message>
    <message>
      <source>vSphere 4.0</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>vSphere 4.0</translation>
    </message>
    <message>
      <source>vSphere 5.0 to 6.7</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>vSphere 5.0 bis 6.7</translation>
    </message>
    <message>
      <source>vSphere 7</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>vSphere 7</translation>
    </message>
    <message>
      <source>vSphere 7 resource management: 50 to 150 MB</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>vSphere 7 Resource Management: 50 bis 150 MB</translation>
    </message>
    <message>
      <source>vSphere 8</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>vSphere 8</translation>
    </message>
    <message>
      <source>values differ from those that were saved</source>
      <extracomment>db/inspect_file.py, db/verify.py</extracomment>
      <translation>Werte weichen von den gespeicherten ab</translation>
    </message>
    <message>
      <source>various origins</source>
      <extracomment>app/inspector/origin_words.py</extracomment>
      <translation>verschiedene Herkunft</translation>
    </message>
    <message>
      <source>vcf-sizer</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>vcf-sizer</translation>
    </message>
    <message>
      <source>vcf-sizer 3.4: 4 vCPUs per core, RAM 1 : 1, N+1</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>vcf-sizer 3.4: 4 vCPUs je Kern, RAM 1 : 1, N+1</translation>
    </message>
    <message>
      <source>vdi-docgen</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>vdi-docgen</translation>
    </message>
    <message>
      <source>vdi-docgen: cores x 4 / vCPUs, and (RAM x 0.8 - 8 GB) / RAM of a desktop; no host in reserve</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>vdi-docgen: Kerne x 4 / vCPUs und (RAM x 0,8 - 8 GB) / RAM eines Desktops; kein Host in Reserve</translation>
    </message>
    <message>
      <source>widen the window to {needed}</source>
      <extracomment>planner_core/engine/findings/storms.py</extracomment>
      <translation>das Zeitfenster auf {needed} zu verlängern</translation>
    </message>
    <message>
      <source>window {minutes}</source>
      <extracomment>app/output/chapters/storms_chapter.py, app/results/charts/storm_chart.py</extracomment>
      <translation>Zeitfenster {minutes}</translation>
    </message>
    <message>
      <source>with {purchase}, {what} allows {limit} desktops</source>
      <extracomment>planner_core/engine/answers/lifts.py</extracomment>
      <translation>mit {purchase} begrenzt {what} auf {limit} Desktops</translation>
    </message>
    <message>
      <source>within the target</source>
      <extracomment>app/look/widgets/status_painting.py</extracomment>
      <translation>im Zielbereich</translation>
    </message>
    <message>
      <source>worked out</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>nachgerechnet</translation>
    </message>
    <message>
      <source>worse</source>
      <extracomment>app/results/tabs/variants_tab.py, app/results/words/comparison.py</extracomment>
      <translation>schlechter</translation>
    </message>
    <message>
      <source>worst {worst}</source>
      <extracomment>app/cli/validation_report.py</extracomment>
      <translation>schlechtester {worst}</translation>
    </message>
    <message>
      <source>x</source>
      <extracomment>planner_core/formulas/raid.py, planner_core/formulas/vsan.py, planner_core/plan/components/pool_storms.py, planner_core/plan/components/pool_work.py</extracomment>
      <translation>x</translation>
    </message>
    <message>
      <source>year</source>
      <extracomment>app/look/translation.py</extracomment>
      <translation>Jahr</translation>
    </message>
    <message>
      <source>years</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Jahre</translation>
    </message>
    <message>
      <source>yellow-bricks.com</source>
      <extracomment>resources/catalog/second_opinions.json</extracomment>
      <translation>yellow-bricks.com</translation>
    </message>
    <message>
      <source>yes</source>
      <extracomment>app/inspector/origin_words.py, app/output/workbook/saturation_sheet.py, app/results/tables/assumption_rows.py, app/results/tables/storms_table.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>ja</translation>
    </message>
    <message>
      <source>yes or no</source>
      <extracomment>planner_core/catalog/library_rules.py, planner_core/engine/hosts/desktops.py</extracomment>
      <translation>ja oder nein</translation>
    </message>
    <message>
      <source>{action}: {step}</source>
      <extracomment>app/library/library_window.py, app/window/wiring.py</extracomment>
      <translation>{action}: {step}</translation>
    </message>
    <message>
      <source>{added} new, {changed} changed, {same} as they are.</source>
      <extracomment>app/cli/library_tables.py, app/library/importing/import_dialog.py</extracomment>
      <translation>{added} neu, {changed} geändert, {same} unverändert.</translation>
    </message>
    <message>
      <source>{added} rows are new, {same} are the same in both, {conflicts} differ.</source>
      <extracomment>app/cli/library_tables.py, app/library/merge_dialog.py</extracomment>
      <translation>{added} Zeilen sind neu, {same} in beiden gleich, {conflicts} unterscheiden sich.</translation>
    </message>
    <message>
      <source>{amount} at the maximum</source>
      <extracomment>app/output/chapters/cover_and_findings.py</extracomment>
      <translation>{amount} beim Maximum</translation>
    </message>
    <message>
      <source>{amount} for each of the {fits} that fit</source>
      <extracomment>app/output/chapters/cover_and_findings.py</extracomment>
      <translation>{amount} für jeden der {fits}, die passen</translation>
    </message>
    <message>
      <source>{amount} in all</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>{amount} insgesamt</translation>
    </message>
    <message>
      <source>{amount} in all, no desktops yet</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>{amount} insgesamt, noch keine Desktops</translation>
    </message>
    <message>
      <source>{amount} per desktop</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>{amount} je Desktop</translation>
    </message>
    <message>
      <source>{amount} per desktop and month in use: {parts}</source>
      <extracomment>app/cli/assessment_report.py</extracomment>
      <translation>{amount} je Desktop und Monat im Betrieb: {parts}</translation>
    </message>
    <message>
      <source>{amount} per desktop {when}: {desktops}</source>
      <extracomment>app/cli/assessment_report.py</extracomment>
      <translation>{amount} je Desktop {when}: {desktops}</translation>
    </message>
    <message>
      <source>{amount} per desktop, {user} per user {when}: {desktops} desktops, {users} users</source>
      <extracomment>app/cli/assessment_report.py</extracomment>
      <translation>{amount} je Desktop, {user} je Benutzer {when}: {desktops} Desktops, {users} Benutzer</translation>
    </message>
    <message numerus="yes">
      <source>{array} has one controller: when it fails, {count} desktop stands still.</source>
      <comment>{array} has one controller: when it fails, {count} desktops stand still.</comment>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>
        <numerusform>{array} hat einen Controller: Fällt er aus, steht {count} Desktop still.</numerusform>
        <numerusform>{array} hat einen Controller: Fällt er aus, stehen {count} Desktops still.</numerusform>
      </translation>
    </message>
    <message>
      <source>{array} has {controllers} controllers; {model} takes {most}.</source>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>{array} hat {controllers} Controller; {model} nimmt höchstens {most} auf.</translation>
    </message>
    <message>
      <source>{array} has {drives} drives and no spare: a rebuild waits until somebody brings a drive.</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>{array} hat {drives} Laufwerke und kein Hot Spare: Ein Rebuild wartet, bis jemand ein Laufwerk bringt.</translation>
    </message>
    <message>
      <source>{array} has {drives} drives, spares included; {model} takes {most}.</source>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>{array} hat mit Ersatzlaufwerken {drives} Laufwerke; {model} nimmt höchstens {most} auf.</translation>
    </message>
    <message numerus="yes">
      <source>{array}: its volume promises {promised}, the drives hold {there}.</source>
      <comment>{array}: its {count} volumes promise {promised}, the drives hold {there}.</comment>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>
        <numerusform>{array}: Sein Volume verspricht {promised}, die Laufwerke fassen {there}.</numerusform>
        <numerusform>{array}: Seine {count} Volumes versprechen {promised}, die Laufwerke fassen {there}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{array}: {slow} is tier {tier}, though {fast} behind it is faster.</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>{array}: {slow} ist Tier {tier}, obwohl {fast} dahinter schneller ist.</translation>
    </message>
    <message>
      <source>{bandwidth}, {latency} round trip</source>
      <extracomment>app/canvas/content/captions.py</extracomment>
      <translation>{bandwidth}, {latency} Umlaufzeit</translation>
    </message>
    <message>
      <source>{case} (not promised)</source>
      <extracomment>app/output/chapters/saturation_chapter.py</extracomment>
      <translation>{case} (nicht zugesagt)</translation>
    </message>
    <message>
      <source>{case}: booting all desktops takes {minutes}; the window is {window}.</source>
      <extracomment>planner_core/engine/findings/storms.py</extracomment>
      <translation>{case}: Der Boot aller Desktops dauert {minutes}; das Zeitfenster ist {window}.</translation>
    </message>
    <message>
      <source>{case}: {resource} of {component} would be loaded to {used} (phase: {phase}); the plan makes no promise for this case.</source>
      <extracomment>planner_core/engine/findings/reserve.py</extracomment>
      <translation>{case}: Die Auslastung stiege auf {used} ({resource} von {component}, Phase: {phase}); der Plan sagt für diesen Fall nichts zu.</translation>
    </message>
    <message>
      <source>{case}: {sentence}</source>
      <extracomment>app/cli/assessment_report.py</extracomment>
      <translation>{case}: {sentence}</translation>
    </message>
    <message>
      <source>{chapter} is chapter {number} of {count}</source>
      <extracomment>app/window/proposal/chapter_list.py</extracomment>
      <translation>{chapter} ist Kapitel {number} von {count}</translation>
    </message>
    <message>
      <source>{child} cannot lie inside {parent}; it lies inside {allowed}.</source>
      <extracomment>planner_core/editing/verbs/places.py</extracomment>
      <translation>{child} kann nicht in {parent} liegen, nur in {allowed}.</translation>
    </message>
    <message>
      <source>{child} cannot lie inside {parent}; it stands on the canvas.</source>
      <extracomment>planner_core/editing/verbs/places.py</extracomment>
      <translation>{child} kann nicht in {parent} liegen; es steht frei auf der Zeichenfläche.</translation>
    </message>
    <message numerus="yes">
      <source>{cluster} counts in slots of {slot}, as large as its largest reservation: {slots} slots are left with {count} host failed, for {machines} machines. Hosts that may fail by slots: {standing}.</source>
      <comment>{cluster} counts in slots of {slot}, as large as its largest reservation: {slots} slots are left with {count} hosts failed, for {machines} machines. Hosts that may fail by slots: {standing}.</comment>
      <extracomment>planner_core/engine/findings/admission.py</extracomment>
      <translation>
        <numerusform>{cluster} zählt in Slots von {slot}, so groß wie die größte Reservierung: Mit {count} ausgefallenen Host bleiben {slots} Slots für {machines} Maschinen. Hosts, die nach Slots ausfallen dürfen: {standing}.</numerusform>
        <numerusform>{cluster} zählt in Slots von {slot}, so groß wie die größte Reservierung: Mit {count} ausgefallenen Hosts bleiben {slots} Slots für {machines} Maschinen. Hosts, die nach Slots ausfallen dürfen: {standing}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{cluster} has no hosts; what runs on it runs nowhere.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>{cluster} hat keine Hosts; was darauf läuft, läuft nirgends.</translation>
    </message>
    <message>
      <source>{cluster} has the {hosts} hosts that “{policy}” needs: while one is missing, nothing can be rebuilt on another.</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>{cluster} hat die {hosts} Hosts, die „{policy}“ braucht: Solange einer fehlt, kann nichts auf einem anderen neu aufgebaut werden.</translation>
    </message>
    <message>
      <source>{cluster} has vSAN, but no host gives drives to it.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>{cluster} hat vSAN, aber kein Host gibt ihm Laufwerke.</translation>
    </message>
    <message numerus="yes">
      <source>{cluster} has {count} host with drives for vSAN; “{policy}” needs {least}.</source>
      <comment>{cluster} has {count} hosts with drives for vSAN; “{policy}” needs {least}.</comment>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>
        <numerusform>{cluster} hat {count} Host mit Laufwerken für vSAN; „{policy}“ braucht {least}.</numerusform>
        <numerusform>{cluster} hat {count} Hosts mit Laufwerken für vSAN; „{policy}“ braucht {least}.</numerusform>
      </translation>
    </message>
    <message>
      <source>{cluster} has {hosts} hosts; {owner} allows {most} in a cluster.</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>{cluster} hat {hosts} Hosts; {owner} erlaubt {most} in einem Cluster.</translation>
    </message>
    <message>
      <source>{cluster} has {there} of cache, {percent} of what is stored; 10% would be {wanted}.</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>{cluster} hat {there} Cache, {percent} dessen, was gespeichert ist; 10 % wären {wanted}.</translation>
    </message>
    <message>
      <source>{cluster} is hybrid; “{policy}” is for all-flash vSAN only.</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>{cluster} ist hybrid; „{policy}“ gibt es nur für All-Flash-vSAN.</translation>
    </message>
    <message>
      <source>{cluster} keeps one copy of every file: one failed drive takes desktops along.</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>{cluster} hält eine Kopie jeder Datei: Ein ausgefallenes Laufwerk nimmt Desktops mit.</translation>
    </message>
    <message>
      <source>{cluster} keeps {slack} of its vSAN free; {least} or more are needed for rebuilding.</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>{cluster} hält {slack} seines vSAN frei; für den Neuaufbau braucht es {least} oder mehr.</translation>
    </message>
    <message>
      <source>{cluster} makes {gib} again in {time}</source>
      <extracomment>app/results/tabs/storms_tab.py</extracomment>
      <translation>{cluster} legt {gib} in {time} neu an</translation>
    </message>
    <message>
      <source>{cluster} mixes {first} and {second}: one desktop of {pool} takes {more} beside its RAM on the one and {less} on the other.</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>{cluster} mischt {first} und {second}: Ein Desktop von {pool} belegt neben seinem RAM auf dem einen {more} und auf dem anderen {less}.</translation>
    </message>
    <message>
      <source>{cluster} plans for no host failure. With one of its {hosts} hosts failed, {resource} of the others would be loaded to {used}.</source>
      <extracomment>planner_core/engine/findings/reserve.py</extracomment>
      <translation>{cluster} plant keinen Host-Ausfall ein. Fällt einer seiner {hosts} Hosts aus, steigt die {resource}-Auslastung der übrigen auf {used}.</translation>
    </message>
    <message numerus="yes">
      <source>{cluster} plans for {count} failed host, but admission control is off: nothing keeps the room free.</source>
      <comment>{cluster} plans for {count} failed hosts, but admission control is off: nothing keeps the room free.</comment>
      <extracomment>planner_core/engine/findings/admission.py</extracomment>
      <translation>
        <numerusform>{cluster} plant {count} ausgefallenen Host ein, aber Admission Control ist aus: Nichts hält den Platz frei.</numerusform>
        <numerusform>{cluster} plant {count} ausgefallene Hosts ein, aber Admission Control ist aus: Nichts hält den Platz frei.</numerusform>
      </translation>
    </message>
    <message>
      <source>{cluster} plans vSAN express storage with {version}, which does not have it.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>{cluster} plant vSAN Express Storage mit {version}, das es nicht kennt.</translation>
    </message>
    <message>
      <source>{cluster} runs {desktops} desktops; with {broker} one vCenter looks after {most}.</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>{cluster} betreibt {desktops} Desktops; mit {broker} verwaltet ein vCenter {most}.</translation>
    </message>
    <message numerus="yes">
      <source>{cluster} shall stand {count} failed host and has {hosts}: the promise cannot be kept.</source>
      <comment>{cluster} shall stand {count} failed hosts and has {hosts}: the promise cannot be kept.</comment>
      <extracomment>planner_core/engine/findings/reserve.py</extracomment>
      <translation>
        <numerusform>{cluster} soll {count} ausgefallenen Host überstehen und hat {hosts}: Das Versprechen ist nicht zu halten.</numerusform>
        <numerusform>{cluster} soll {count} ausgefallene Hosts überstehen und hat {hosts}: Das Versprechen ist nicht zu halten.</numerusform>
      </translation>
    </message>
    <message>
      <source>{cluster} shall stand {promised} failed hosts, but with “{policy}” files survive only {kept}.</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>{cluster} soll {promised} ausgefallene Hosts überstehen, mit „{policy}“ überstehen Dateien aber nur {kept}.</translation>
    </message>
    <message>
      <source>{cluster}, {case}: making {lost} again takes {hours}; until then a further failure meets files with fewer copies.</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>{cluster}, {case}: {lost} wiederherzustellen dauert {hours}; bis dahin trifft ein weiterer Ausfall auf Dateien mit weniger Kopien.</translation>
    </message>
    <message>
      <source>{cluster}: the cores of {fast} run {gap} faster than those of {slow}.</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>{cluster}: Die Kerne von {fast} sind um {gap} schneller als die von {slow}.</translation>
    </message>
    <message>
      <source>{cluster}: {version} does not have “{policy}”.</source>
      <extracomment>planner_core/engine/findings/vsan_policy.py</extracomment>
      <translation>{cluster}: {version} kennt „{policy}“ nicht.</translation>
    </message>
    <message>
      <source>{colour} is not a colour; write # and six hexadecimal digits.</source>
      <extracomment>app/window/proposal/colour_field.py</extracomment>
      <translation>{colour} ist keine Farbe; schreiben Sie # und sechs Hexadezimalziffern.</translation>
    </message>
    <message>
      <source>{colour} is not a colour; write it as # and six hexadecimal digits, such as #2563eb.</source>
      <extracomment>planner_core/plan/proposal_design.py</extracomment>
      <translation>{colour} ist keine Farbe; schreiben Sie # und sechs Hexadezimalziffern, etwa #2563eb.</translation>
    </message>
    <message>
      <source>{component} ({phase})</source>
      <extracomment>planner_core/studies/comparison_measures.py</extracomment>
      <translation>{component} ({phase})</translation>
    </message>
    <message>
      <source>{component} ({phase}, {case})</source>
      <extracomment>planner_core/studies/comparison_measures.py</extracomment>
      <translation>{component} ({phase}, {case})</translation>
    </message>
    <message>
      <source>{component} carries nothing of this plan that there could be more of.</source>
      <extracomment>planner_core/studies/needed.py</extracomment>
      <translation>{component} trägt nichts in diesem Plan, wovon es mehr geben könnte.</translation>
    </message>
    <message>
      <source>{component} has no number {field}. It has: {known}.</source>
      <extracomment>planner_core/studies/needed.py</extracomment>
      <translation>{component} hat keine Zahl {field}. Vorhanden sind: {known}.</translation>
    </message>
    <message>
      <source>{component} has no price; the sum leaves it out.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>{component} hat keinen Preis und fehlt in der Summe.</translation>
    </message>
    <message>
      <source>{component} has no resource {resource}.</source>
      <extracomment>planner_core/engine/explaining/recorded_plan.py</extracomment>
      <translation>{component} hat keine Ressource {resource}.</translation>
    </message>
    <message>
      <source>{component} has nothing that it could have more of.</source>
      <extracomment>planner_core/studies/needed.py</extracomment>
      <translation>{component} hat nichts, wovon es mehr geben könnte.</translation>
    </message>
    <message>
      <source>{component} has prices in {other}; only {currency} is added up.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>{component} hat Preise in {other}; nur {currency} wird summiert.</translation>
    </message>
    <message>
      <source>{component} may be any of these, name one of them: {known}.</source>
      <extracomment>app/cli/commands/needed.py</extracomment>
      <translation>{component} ist mehrdeutig; nennen Sie eine dieser Komponenten: {known}.</translation>
    </message>
    <message>
      <source>{component}, at {count} desktops, phase: {phase}</source>
      <extracomment>app/output/chapters/cover_and_findings.py</extracomment>
      <translation>{component}, bei {count} Desktops, Phase: {phase}</translation>
    </message>
    <message>
      <source>{component}: a port of {speed} is faster than {port} with its {most}.</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>{component}: Ein Port von {speed} ist schneller als {port} mit {most}.</translation>
    </message>
    <message>
      <source>{component}: the price of {item} is of {date}, the newest of the plan of {newest}.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>{component}: Der Preis von {item} ist von {date}, der neueste des Plans von {newest}.</translation>
    </message>
    <message>
      <source>{component}: with its discount {item} costs nothing.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>{component}: Mit seinem Rabatt kostet {item} nichts.</translation>
    </message>
    <message>
      <source>{cores} cores</source>
      <extracomment>app/canvas/content/captions.py</extracomment>
      <translation>{cores} Kerne</translation>
    </message>
    <message numerus="yes">
      <source>{count} backup of this plan could not be encrypted and can still be read without the password. Look whether there is space on the disk; Headroom tries again when the plan is opened next.</source>
      <comment>{count} backups of this plan could not be encrypted and can still be read without the password. Look whether there is space on the disk; Headroom tries again when the plan is opened next.</comment>
      <extracomment>app/project/backup_keeper.py</extracomment>
      <translation>
        <numerusform>Eine Sicherung dieses Plans konnte nicht verschlüsselt werden und ist weiterhin ohne das Passwort lesbar. Prüfen Sie, ob auf dem Datenträger Platz ist; Headroom versucht es beim nächsten Öffnen des Plans noch einmal.</numerusform>
        <numerusform>{count} Sicherungen dieses Plans konnten nicht verschlüsselt werden und sind weiterhin ohne das Passwort lesbar. Prüfen Sie, ob auf dem Datenträger Platz ist; Headroom versucht es beim nächsten Öffnen des Plans noch einmal.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} backup of this plan could not be written anew and still has the password from before. Keep that password as well, and look whether there is space on the disk.</source>
      <comment>{count} backups of this plan could not be written anew and still have the password from before. Keep that password as well, and look whether there is space on the disk.</comment>
      <extracomment>app/project/backup_keeper.py</extracomment>
      <translation>
        <numerusform>Eine Sicherung dieses Plans konnte nicht neu geschrieben werden und hat noch das Passwort von vorher. Bewahren Sie auch dieses Passwort auf, und prüfen Sie, ob auf dem Datenträger Platz ist.</numerusform>
        <numerusform>{count} Sicherungen dieses Plans konnten nicht neu geschrieben werden und haben noch das Passwort von vorher. Bewahren Sie auch dieses Passwort auf, und prüfen Sie, ob auf dem Datenträger Platz ist.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} component</source>
      <comment>{count} components</comment>
      <extracomment>app/results/tabs/findings_tab.py, app/window/panes/outline.py</extracomment>
      <translation>
        <numerusform>{count} Komponente</numerusform>
        <numerusform>{count} Komponenten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} component could be read of {file}, with every value as it was saved; only the history is gone. The damaged file was not changed.</source>
      <comment>{count} components could be read of {file}, with every value as it was saved; only the history is gone. The damaged file was not changed.</comment>
      <extracomment>app/window/dialogs/file_conversations.py</extracomment>
      <translation>
        <numerusform>Eine Komponente aus {file} war lesbar, mit allen Werten wie gespeichert; nur der Verlauf fehlt. Die beschädigte Datei wurde nicht verändert.</numerusform>
        <numerusform>{count} Komponenten aus {file} waren lesbar, mit allen Werten wie gespeichert; nur der Verlauf fehlt. Die beschädigte Datei wurde nicht verändert.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} component could be read of {file}; {lost} rows could not, and the history is gone. Check all values: some may be others than you saved. The damaged file was not changed.</source>
      <comment>{count} components could be read of {file}; {lost} rows could not, and the history is gone. Check all values: some may be others than you saved. The damaged file was not changed.</comment>
      <extracomment>app/window/dialogs/file_conversations.py</extracomment>
      <translation>
        <numerusform>Eine Komponente aus {file} war lesbar; {lost} Zeilen waren es nicht, und der Verlauf fehlt. Prüfen Sie alle Werte: manche können andere sein als die gespeicherten. Die beschädigte Datei wurde nicht verändert.</numerusform>
        <numerusform>{count} Komponenten aus {file} waren lesbar; {lost} Zeilen waren es nicht, und der Verlauf fehlt. Prüfen Sie alle Werte: manche können andere sein als die gespeicherten. Die beschädigte Datei wurde nicht verändert.</numerusform>
      </translation>
    </message>
    <message>
      <source>{count} components</source>
      <extracomment>app/inspector/inspector.py, planner_core/editing/verbs/common.py, planner_core/editing/verbs/components.py</extracomment>
      <translation>{count} Komponenten</translation>
    </message>
    <message numerus="yes">
      <source>{count} controller</source>
      <comment>{count} controllers</comment>
      <extracomment>app/canvas/content/captions.py, app/project/palette_model.py</extracomment>
      <translation>
        <numerusform>{count} Controller</numerusform>
        <numerusform>{count} Controller</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} controller in {component} instead of {there}</source>
      <comment>{count} controllers in {component} instead of {there}</comment>
      <extracomment>planner_core/engine/answers/purchases.py</extracomment>
      <translation>
        <numerusform>{count} Controller in {component} statt {there}</numerusform>
        <numerusform>{count} Controller in {component} statt {there}</numerusform>
      </translation>
    </message>
    <message>
      <source>{count} cores</source>
      <extracomment>app/project/palette_model.py</extracomment>
      <translation>{count} Kerne</translation>
    </message>
    <message numerus="yes">
      <source>{count} desktop</source>
      <comment>{count} desktops</comment>
      <extracomment>app/canvas/content/captions.py, app/window/commands/plan_commands.py</extracomment>
      <translation>
        <numerusform>{count} Desktop</numerusform>
        <numerusform>{count} Desktops</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} desktop of {pool} is tied to {host}: when that fails, it starts nowhere else, although {cluster} plans for failed hosts. No limit counts on it.</source>
      <comment>{count} desktops of {pool} are tied to {host}: when that fails, they start nowhere else, although {cluster} plans for failed hosts. No limit counts on it.</comment>
      <extracomment>planner_core/engine/findings/reserve.py</extracomment>
      <translation>
        <numerusform>{count} Desktop von {pool} ist an {host} gebunden: Fällt dieser aus, startet er nirgends sonst, obwohl {cluster} ausgefallene Hosts einplant. Keine Grenze rechnet damit.</numerusform>
        <numerusform>{count} Desktops von {pool} sind an {host} gebunden: Fällt dieser aus, starten sie nirgends sonst, obwohl {cluster} ausgefallene Hosts einplant. Keine Grenze rechnet damit.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} disk group</source>
      <comment>{count} disk groups</comment>
      <extracomment>app/canvas/content/captions.py</extracomment>
      <translation>
        <numerusform>{count} Laufwerksgruppe</numerusform>
        <numerusform>{count} Laufwerksgruppen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} drive in {component} instead of {there}</source>
      <comment>{count} drives in {component} instead of {there}</comment>
      <extracomment>planner_core/engine/answers/purchases.py</extracomment>
      <translation>
        <numerusform>{count} Laufwerk in {component} statt {there}</numerusform>
        <numerusform>{count} Laufwerke in {component} statt {there}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} error</source>
      <comment>{count} errors</comment>
      <extracomment>app/results/words/findings.py</extracomment>
      <translation>
        <numerusform>{count} Fehler</numerusform>
        <numerusform>{count} Fehler</numerusform>
      </translation>
    </message>
    <message>
      <source>{count} filled in</source>
      <extracomment>app/inspector/inspector_form.py</extracomment>
      <translation>{count} eingetragen</translation>
    </message>
    <message numerus="yes">
      <source>{count} host</source>
      <comment>{count} hosts</comment>
      <extracomment>app/canvas/content/captions.py, app/window/commands/plan_commands.py</extracomment>
      <translation>
        <numerusform>{count} Host</numerusform>
        <numerusform>{count} Hosts</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} host failed</source>
      <comment>{count} hosts failed</comment>
      <extracomment>planner_core/engine/basis/axes.py</extracomment>
      <translation>
        <numerusform>{count} Host ausgefallen</numerusform>
        <numerusform>{count} Hosts ausgefallen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} host in {component} instead of {there}</source>
      <comment>{count} hosts in {component} instead of {there}</comment>
      <extracomment>planner_core/engine/answers/purchases.py</extracomment>
      <translation>
        <numerusform>{count} Host in {component} statt {there}</numerusform>
        <numerusform>{count} Hosts in {component} statt {there}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} host of {component} instead of {there}</source>
      <comment>{count} hosts of {component} instead of {there}</comment>
      <extracomment>planner_core/engine/answers/purchases.py</extracomment>
      <translation>
        <numerusform>{count} Host {component} statt {there}</numerusform>
        <numerusform>{count} Hosts {component} statt {there}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} item without a price is left out.</source>
      <comment>{count} items without a price are left out.</comment>
      <extracomment>planner_core/studies/comparison_measures.py</extracomment>
      <translation>
        <numerusform>{count} Posten ohne Preis ist nicht dabei.</numerusform>
        <numerusform>{count} Posten ohne Preis sind nicht dabei.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} item without a price, not in the sum: {names}</source>
      <comment>{count} items without a price, not in the sum: {names}</comment>
      <extracomment>app/results/words/price_gaps.py</extracomment>
      <translation>
        <numerusform>{count} Posten ohne Preis, nicht in der Summe: {names}</numerusform>
        <numerusform>{count} Posten ohne Preis, nicht in der Summe: {names}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} more</source>
      <comment>{count} more from here on</comment>
      <extracomment>app/results/tables/limits_tables.py</extracomment>
      <translation>
        <numerusform>{count} weitere</numerusform>
        <numerusform>ab hier {count} weitere</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} more component is at most {percent} full. Headroom lists it.</source>
      <comment>{count} more components or groups of alike ones are at most {percent} full. Headroom lists them all.</comment>
      <extracomment>app/output/chapters/saturation_chapter.py</extracomment>
      <translation>
        <numerusform>{count} weitere Komponente ist höchstens zu {percent} belegt. Headroom zeigt sie.</numerusform>
        <numerusform>{count} weitere Komponenten oder Gruppen gleicher sind höchstens zu {percent} belegt. Headroom zeigt alle.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} more difference of this variant is listed in Headroom.</source>
      <comment>{count} more differences of this variant are listed in Headroom.</comment>
      <extracomment>app/output/chapters/variants_chapter.py</extracomment>
      <translation>
        <numerusform>{count} weiterer Unterschied dieser Variante steht in Headroom.</numerusform>
        <numerusform>{count} weitere Unterschiede dieser Variante stehen in Headroom.</numerusform>
      </translation>
    </message>
    <message>
      <source>{count} more in the tables below</source>
      <extracomment>app/inspector/selection_results.py</extracomment>
      <translation>{count} weitere in den Tabellen unten</translation>
    </message>
    <message numerus="yes">
      <source>{count} more item without a price is in the workbook.</source>
      <comment>{count} more items without a price are in the workbook.</comment>
      <extracomment>app/output/chapters/bill_chapter.py</extracomment>
      <translation>
        <numerusform>{count} weitere Position ohne Preis steht in der Arbeitsmappe.</numerusform>
        <numerusform>{count} weitere Positionen ohne Preis stehen in der Arbeitsmappe.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} more part, found out in the same way</source>
      <comment>{count} more parts, found out in the same way</comment>
      <extracomment>app/output/chapters/derivations_chapter.py</extracomment>
      <translation>
        <numerusform>{count} weiterer Summand, ebenso berechnet</numerusform>
        <numerusform>{count} weitere Summanden, ebenso berechnet</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} more pool is in Headroom.</source>
      <comment>{count} more pools are in Headroom.</comment>
      <extracomment>app/output/chapters/drawing_chapter.py</extracomment>
      <translation>
        <numerusform>{count} weiterer Pool steht in Headroom.</numerusform>
        <numerusform>{count} weitere Pools stehen in Headroom.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} more store is less full.</source>
      <comment>{count} more stores are less full.</comment>
      <extracomment>app/output/chapters/capacity_chapter.py</extracomment>
      <translation>
        <numerusform>{count} weiterer Speicher ist weniger voll.</numerusform>
        <numerusform>{count} weitere Speicher sind weniger voll.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} more, at {desktops} desktops.</source>
      <comment>{count} more, the next at {desktops} desktops.</comment>
      <extracomment>app/results/tables/shown_limits.py</extracomment>
      <translation>
        <numerusform>{count} weitere, bei {desktops} Desktops.</numerusform>
        <numerusform>{count} weitere, die nächste bei {desktops} Desktops.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} network port in each host of {component} instead of {there}</source>
      <comment>{count} network ports in each host of {component} instead of {there}</comment>
      <extracomment>planner_core/engine/answers/purchases.py</extracomment>
      <translation>
        <numerusform>{count} Netzwerkport in jedem Host {component} statt {there}</numerusform>
        <numerusform>{count} Netzwerkports in jedem Host {component} statt {there}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} notice</source>
      <comment>{count} notices</comment>
      <extracomment>app/results/words/findings.py</extracomment>
      <translation>
        <numerusform>{count} Hinweis</numerusform>
        <numerusform>{count} Hinweise</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} of {all} prices is older than {months} months; the oldest is of {date}.</source>
      <comment>{count} of {all} prices are older than {months} months; the oldest is of {date}.</comment>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>
        <numerusform>{count} von {all} Preisen ist älter als {months} Monate; der älteste ist von {date}.</numerusform>
        <numerusform>{count} von {all} Preisen sind älter als {months} Monate; der älteste ist von {date}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} of {all} variants carries all desktops planned.</source>
      <comment>{count} of {all} variants carry all desktops planned.</comment>
      <extracomment>app/output/chapters/variants_chapter.py</extracomment>
      <translation>
        <numerusform>{count} von {all} Varianten trägt alle geplanten Desktops.</numerusform>
        <numerusform>{count} von {all} Varianten tragen alle geplanten Desktops.</numerusform>
      </translation>
    </message>
    <message>
      <source>{count} planned</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>{count} geplant</translation>
    </message>
    <message numerus="yes">
      <source>{count} port on each controller of {component} instead of {there}</source>
      <comment>{count} ports on each controller of {component} instead of {there}</comment>
      <extracomment>planner_core/engine/answers/purchases.py</extracomment>
      <translation>
        <numerusform>{count} Port an jedem Controller von {component} statt {there}</numerusform>
        <numerusform>{count} Ports an jedem Controller von {component} statt {there}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} price has no date.</source>
      <comment>{count} prices have no date.</comment>
      <extracomment>app/results/words/price_dates.py</extracomment>
      <translation>
        <numerusform>{count} Preis hat kein Datum.</numerusform>
        <numerusform>{count} Preise haben kein Datum.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} price is older than {months} months: ask for a current one before you order.</source>
      <comment>{count} prices are older than {months} months: ask for current ones before you order.</comment>
      <extracomment>app/results/words/price_dates.py</extracomment>
      <translation>
        <numerusform>{count} Preis ist älter als {months} Monate: Holen Sie vor der Bestellung einen aktuellen ein.</numerusform>
        <numerusform>{count} Preise sind älter als {months} Monate: Holen Sie vor der Bestellung aktuelle ein.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} row</source>
      <comment>{count} rows</comment>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>
        <numerusform>{count} Zeile</numerusform>
        <numerusform>{count} Zeilen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} row cannot be taken.</source>
      <comment>{count} rows cannot be taken.</comment>
      <extracomment>app/cli/library_tables.py, app/library/importing/import_dialog.py</extracomment>
      <translation>
        <numerusform>{count} Zeile kann nicht übernommen werden.</numerusform>
        <numerusform>{count} Zeilen können nicht übernommen werden.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} server</source>
      <comment>{count} servers</comment>
      <extracomment>app/canvas/content/captions.py</extracomment>
      <translation>
        <numerusform>{count} Server</numerusform>
        <numerusform>{count} Server</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} step after</source>
      <comment>{count} steps after</comment>
      <extracomment>app/window/dialogs/restore_points_dialog.py</extracomment>
      <translation>
        <numerusform>einen Schritt danach</numerusform>
        <numerusform>{count} Schritte danach</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} step before</source>
      <comment>{count} steps before</comment>
      <extracomment>app/window/dialogs/restore_points_dialog.py</extracomment>
      <translation>
        <numerusform>einen Schritt davor</numerusform>
        <numerusform>{count} Schritte davor</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} storage port in each host of {component} instead of {there}</source>
      <comment>{count} storage ports in each host of {component} instead of {there}</comment>
      <extracomment>planner_core/engine/answers/purchases.py</extracomment>
      <translation>
        <numerusform>{count} Storage-Port in jedem Host {component} statt {there}</numerusform>
        <numerusform>{count} Storage-Ports in jedem Host {component} statt {there}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} volume</source>
      <comment>{count} volumes</comment>
      <extracomment>app/canvas/content/captions.py</extracomment>
      <translation>
        <numerusform>{count} Volume</numerusform>
        <numerusform>{count} Volumes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} volume on {component} instead of {there}</source>
      <comment>{count} volumes on {component} instead of {there}</comment>
      <extracomment>planner_core/engine/answers/purchases.py</extracomment>
      <translation>
        <numerusform>{count} Volume auf {component} statt {there}</numerusform>
        <numerusform>{count} Volumes auf {component} statt {there}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} warning</source>
      <comment>{count} warnings</comment>
      <extracomment>app/results/words/findings.py</extracomment>
      <translation>
        <numerusform>{count} Warnung</numerusform>
        <numerusform>{count} Warnungen</numerusform>
      </translation>
    </message>
    <message>
      <source>{count} × {kind}</source>
      <extracomment>app/inspector/inspector.py</extracomment>
      <translation>{count} × {kind}</translation>
    </message>
    <message>
      <source>{count} × {name}</source>
      <extracomment>app/results/words/price_gaps.py</extracomment>
      <translation>{count} × {name}</translation>
    </message>
    <message>
      <source>{currency} per kWh</source>
      <extracomment>app/output/workbook/cost_of_use_sheet.py</extracomment>
      <translation>{currency} je kWh</translation>
    </message>
    <message>
      <source>{day} {month} {year}</source>
      <extracomment>app/look/dates.py</extracomment>
      <translation>{day}. {month} {year}</translation>
    </message>
    <message>
      <source>{day}, {time}</source>
      <extracomment>app/look/moments.py</extracomment>
      <translation>{day}, {time} Uhr</translation>
    </message>
    <message>
      <source>{delta} against {baseline}: {verdict}</source>
      <extracomment>app/results/tabs/comparison_view.py</extracomment>
      <translation>{delta} gegenüber {baseline}: {verdict}</translation>
    </message>
    <message>
      <source>{desktops} ({users} users)</source>
      <extracomment>app/results/tables/limits_tables.py</extracomment>
      <translation>{desktops} ({users} Benutzer)</translation>
    </message>
    <message>
      <source>{desktops} desktops cannot be planned: from 1 to {most} can be asked for.</source>
      <extracomment>planner_core/studies/needed.py</extracomment>
      <translation>{desktops} Desktops lassen sich nicht planen: Gefragt werden kann nach 1 bis {most}.</translation>
    </message>
    <message>
      <source>{desktops} desktops fit with {purchases}.</source>
      <extracomment>planner_core/studies/needed.py</extracomment>
      <translation>{desktops} Desktops passen mit {purchases}.</translation>
    </message>
    <message>
      <source>{desktops} desktops need what is there; {what} allows {limit} desktops.</source>
      <extracomment>planner_core/studies/needed.py</extracomment>
      <translation>{desktops} Desktops brauchen, was vorhanden ist; {what} lässt {limit} Desktops zu.</translation>
    </message>
    <message>
      <source>{desktops} desktops take what is there; but {what} allows {limit} desktops.</source>
      <extracomment>planner_core/studies/needed.py</extracomment>
      <translation>{desktops} Desktops brauchen, was da ist; aber {what} erlaubt nur {limit} Desktops.</translation>
    </message>
    <message>
      <source>{desktops} desktops take {purchase}; but then {what} allows {limit} desktops.</source>
      <extracomment>planner_core/studies/needed.py</extracomment>
      <translation>{desktops} Desktops brauchen {purchase}; dann erlaubt aber {what} nur {limit} Desktops.</translation>
    </message>
    <message>
      <source>{desktops} desktops take {purchase}; then {what} allows {limit} desktops.</source>
      <extracomment>planner_core/studies/needed.py</extracomment>
      <translation>{desktops} Desktops brauchen {purchase}; dann lässt {what} {limit} Desktops zu.</translation>
    </message>
    <message>
      <source>{desktops} for {users} users</source>
      <extracomment>app/cli/assessment_report.py</extracomment>
      <translation>{desktops} für {users} Benutzer</translation>
    </message>
    <message>
      <source>{drives} × {size} {drive}, {level}</source>
      <extracomment>app/canvas/content/captions.py</extracomment>
      <translation>{drives} × {size} {drive}, {level}</translation>
    </message>
    <message>
      <source>{editor} has had {path} open since {since}. Close it there, or save a copy to go on working here.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>{path} ist seit {since} bei {editor} geöffnet. Schließen Sie die Datei dort, oder speichern Sie eine Kopie, um hier weiterzuarbeiten.</translation>
    </message>
    <message>
      <source>{errors}, {warnings} and {notices}</source>
      <extracomment>app/results/words/findings.py</extracomment>
      <translation>{errors}, {warnings} und {notices}</translation>
    </message>
    <message>
      <source>{failure}, no host is left in {cluster}: its desktops are gone.</source>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>{failure} bleibt in {cluster} kein Host übrig: Die Desktops dort sind weg.</translation>
    </message>
    <message>
      <source>{failure}, nothing would be left of {limit}</source>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>{failure} bliebe nichts übrig ({limit})</translation>
    </message>
    <message>
      <source>{failure}, {limit} would be loaded to {used}</source>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>{failure} stiege die Auslastung auf {used} ({limit})</translation>
    </message>
    <message>
      <source>{field}, {item}</source>
      <extracomment>app/library/update_lines.py</extracomment>
      <translation>{field}, {item}</translation>
    </message>
    <message>
      <source>{field}: expected is {expected}.</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>{field}: Erwartet wird {expected}.</translation>
    </message>
    <message>
      <source>{field}: mine {mine}, theirs {theirs}</source>
      <extracomment>app/cli/library_tables.py</extracomment>
      <translation>{field}: meines {mine}, ihres {theirs}</translation>
    </message>
    <message>
      <source>{field}: {origin}</source>
      <extracomment>app/inspector/field_row.py</extracomment>
      <translation>{field}: {origin}</translation>
    </message>
    <message>
      <source>{field}: {value} does not fit here.</source>
      <extracomment>planner_core/editing/verbs/fields.py</extracomment>
      <translation>{field}: {value} passt hier nicht.</translation>
    </message>
    <message>
      <source>{field}: {value} does not fit here. Expected: {form}.</source>
      <extracomment>planner_core/editing/verbs/fields.py</extracomment>
      <translation>{field}: {value} passt hier nicht. Erwartet: {form}.</translation>
    </message>
    <message>
      <source>{field}: {value} is not between {least} and {most} {unit}.</source>
      <extracomment>planner_core/editing/verbs/fields.py</extracomment>
      <translation>{field}: {value} liegt nicht zwischen {least} und {most} {unit}.</translation>
    </message>
    <message>
      <source>{field}: {value} is not between {least} and {most}.</source>
      <extracomment>planner_core/editing/verbs/fields.py</extracomment>
      <translation>{field}: {value} liegt nicht zwischen {least} und {most}.</translation>
    </message>
    <message>
      <source>{field}: {value} is not one of the choices.</source>
      <extracomment>planner_core/editing/verbs/fields.py</extracomment>
      <translation>{field}: {value} steht nicht zur Wahl.</translation>
    </message>
    <message>
      <source>{file} cannot be read: {reason}.</source>
      <extracomment>app/library/importing/workbook_cells.py</extracomment>
      <translation>{file} lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
      <source>{file} cannot be the logo: {problem} {expected}</source>
      <extracomment>app/output/proposal/logo_intake.py</extracomment>
      <translation>{file} kann nicht das Logo sein: {problem} {expected}</translation>
    </message>
    <message>
      <source>{file} cannot be used: {reason}.</source>
      <extracomment>app/__main__.py, app/machine/files.py</extracomment>
      <translation>{file} lässt sich nicht verwenden: {reason}.</translation>
    </message>
    <message>
      <source>{file} could not be read within {seconds} seconds; nothing was done.</source>
      <extracomment>app/library/importing/read_file.py</extracomment>
      <translation>{file} ließ sich nicht in {seconds} Sekunden lesen; es wurde nichts geändert.</translation>
    </message>
    <message>
      <source>{file} could not be read: reading it broke off, perhaps for want of memory. Nothing was done.</source>
      <extracomment>app/library/importing/read_file.py</extracomment>
      <translation>{file} ließ sich nicht lesen: Das Lesen brach ab, vielleicht aus Mangel an Speicher. Es wurde nichts geändert.</translation>
    </message>
    <message>
      <source>{file} has more than {most} rows. Split it, or leave out what is not needed.</source>
      <extracomment>app/library/importing/raw_tables.py</extracomment>
      <translation>{file} hat mehr als {most} Zeilen. Teilen Sie die Datei, oder lassen Sie weg, was nicht gebraucht wird.</translation>
    </message>
    <message>
      <source>{file} has no variant {variant}. There are: {known}.</source>
      <extracomment>app/cli/plan_files.py</extracomment>
      <translation>{file} hat keine Variante {variant}. Es gibt: {known}.</translation>
    </message>
    <message>
      <source>{file} has only one variant. Name a second file to compare it with.</source>
      <extracomment>app/cli/commands/compare.py</extracomment>
      <translation>{file} hat nur eine Variante. Nennen Sie eine zweite Datei, mit der verglichen werden soll.</translation>
    </message>
    <message>
      <source>{file} is a folder; name a file.</source>
      <extracomment>app/machine/files.py, db/safe_writing.py</extracomment>
      <translation>{file} ist ein Ordner; geben Sie eine Datei an.</translation>
    </message>
    <message>
      <source>{file} is a link to {target}. Headroom does not write through links: name {target} itself, or choose another name.</source>
      <extracomment>db/safe_writing.py</extracomment>
      <translation>{file} ist ein Link auf {target}. Headroom schreibt nicht über Links: Nennen Sie {target} selbst, oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>{file} is a pipe or a device; name a file.</source>
      <extracomment>app/machine/files.py</extracomment>
      <translation>{file} ist eine Pipe oder ein Gerät; geben Sie eine Datei an.</translation>
    </message>
    <message>
      <source>{file} is empty.</source>
      <extracomment>app/library/importing/read_file.py</extracomment>
      <translation>{file} ist leer.</translation>
    </message>
    <message>
      <source>{file} is larger than {most} MB; that is no plan.</source>
      <extracomment>app/machine/files.py</extracomment>
      <translation>{file} ist größer als {most} MB; das ist kein Plan.</translation>
    </message>
    <message>
      <source>{file} is larger than {most} MB; that is no price list.</source>
      <extracomment>app/library/importing/read_file.py</extracomment>
      <translation>{file} ist größer als {most} MB; das ist keine Preisliste.</translation>
    </message>
    <message>
      <source>{file} is no ordinary file but a device, a pipe or a link. Choose another name.</source>
      <extracomment>db/safe_writing.py</extracomment>
      <translation>{file} ist keine gewöhnliche Datei, sondern ein Gerät, eine Pipe oder ein Link. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>{file} is no project file: only those hold steps. Turn it into one with `convert`.</source>
      <extracomment>app/cli/library_update.py</extracomment>
      <translation>{file} ist keine Projektdatei: Nur diese enthalten Schritte. Wandeln Sie sie mit `convert` um.</translation>
    </message>
    <message>
      <source>{file} is no text in UTF-8, as a password has to be.</source>
      <extracomment>app/cli/passwords.py</extracomment>
      <translation>{file} ist kein Text in UTF-8, wie es ein Passwort sein muss.</translation>
    </message>
    <message>
      <source>{file} is not in {encoding}: see byte {place}. Choose another encoding.</source>
      <extracomment>app/library/importing/raw_tables.py</extracomment>
      <translation>{file} ist nicht in {encoding} kodiert: siehe Byte {place}. Wählen Sie eine andere Zeichenkodierung.</translation>
    </message>
    <message>
      <source>{file} is protected by a password.</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>{file} ist mit einem Passwort geschützt.</translation>
    </message>
    <message>
      <source>{file} is protected by a password. Name a file that holds it: --password-file.</source>
      <extracomment>app/cli/passwords.py</extracomment>
      <translation>{file} ist mit einem Passwort geschützt. Nennen Sie eine Datei, in der es steht: --password-file.</translation>
    </message>
    <message>
      <source>{file} is there already. Choose another name, or add --force.</source>
      <extracomment>app/machine/files.py</extracomment>
      <translation>{file} gibt es schon. Wählen Sie einen anderen Namen oder ergänzen Sie --force.</translation>
    </message>
    <message>
      <source>{file} may not be used: {reason}. Choose another place or change its rights.</source>
      <extracomment>app/machine/files.py</extracomment>
      <translation>{file} darf nicht verwendet werden: {reason}. Wählen Sie einen anderen Ort oder ändern Sie die Rechte.</translation>
    </message>
    <message>
      <source>{file} needs more memory than a price list may.</source>
      <extracomment>app/library/importing/read_file.py</extracomment>
      <translation>{file} braucht mehr Speicher, als eine Preisliste darf.</translation>
    </message>
    <message>
      <source>{file} stays locked.</source>
      <extracomment>app/cli/passwords.py</extracomment>
      <translation>{file} bleibt geschützt.</translation>
    </message>
    <message>
      <source>{file} would be replaced by itself and lose its history.</source>
      <extracomment>app/cli/commands/convert.py</extracomment>
      <translation>{file} würde durch sich selbst ersetzt und seinen Verlauf verlieren.</translation>
    </message>
    <message>
      <source>{file}, its backups and drafts made of it are encrypted. Whoever opens them is asked for the password. Of a locked plan, lists show the name of the file and nothing else.</source>
      <extracomment>app/window/dialogs/password_conversations.py</extracomment>
      <translation>{file}, die Sicherungen und daraus entstandene Entwürfe werden verschlüsselt. Wer sie öffnet, wird nach dem Passwort gefragt. Listen zeigen von einem geschützten Plan den Namen der Datei und sonst nichts.</translation>
    </message>
    <message>
      <source>{file}, line {row}: {reason}.</source>
      <extracomment>app/library/importing/raw_tables.py</extracomment>
      <translation>{file}, Zeile {row}: {reason}.</translation>
    </message>
    <message>
      <source>{file}, on {store}</source>
      <extracomment>app/canvas/scene/accessible.py</extracomment>
      <translation>{file}, auf {store}</translation>
    </message>
    <message>
      <source>{file}, sheet {sheet}</source>
      <extracomment>app/library/importing/import_dialog.py</extracomment>
      <translation>{file}, Blatt {sheet}</translation>
    </message>
    <message>
      <source>{file}: {problem}</source>
      <extracomment>app/output/plan_json.py</extracomment>
      <translation>{file}: {problem}</translation>
    </message>
    <message>
      <source>{findings}.</source>
      <extracomment>app/output/chapters/cover_and_findings.py</extracomment>
      <translation>{findings}.</translation>
    </message>
    <message>
      <source>{findings}. One that concerns several components has a line for each, under one number.</source>
      <extracomment>app/output/workbook/findings_sheet.py</extracomment>
      <translation>{findings}. Betrifft einer mehrere Komponenten, hat jede ihre Zeile unter derselben Nummer.</translation>
    </message>
    <message>
      <source>{first} or {second}</source>
      <extracomment>app/window/commands/action_set.py</extracomment>
      <translation>{first} oder {second}</translation>
    </message>
    <message>
      <source>{fits} of {planned} fit; maximum {maximum}</source>
      <extracomment>app/results/words/results.py</extracomment>
      <translation>{fits} von {planned} passen; Maximum {maximum}</translation>
    </message>
    <message>
      <source>{fits}, not with failed hosts</source>
      <extracomment>app/results/result_strip.py, app/results/words/results.py</extracomment>
      <translation>{fits}, nicht mit ausgefallenen Hosts</translation>
    </message>
    <message>
      <source>{fits}; not kept: {cases}</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>{fits}; nicht gehalten: {cases}</translation>
    </message>
    <message>
      <source>{fits}; risk: {cases}</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>{fits}; Risiko: {cases}</translation>
    </message>
    <message>
      <source>{found} rows instead of {expected}</source>
      <extracomment>db/verify.py</extracomment>
      <translation>{found} Zeilen statt {expected}</translation>
    </message>
    <message>
      <source>{group} are SATA SSDs under clones, with peaks of {peak} for each drive: bursts of writes wear them out and make users wait.</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>{group} sind SATA-SSDs unter Clones, mit Spitzen von {peak} je Laufwerk: Schreibspitzen nutzen sie ab und lassen Benutzer warten.</translation>
    </message>
    <message>
      <source>{group} counts {iops} of each hard disk; no disk does more than {most} of random blocks.</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>{group} rechnet mit {iops} je Festplatte; keine Platte schafft mehr als {most} mit zufälligen Blöcken.</translation>
    </message>
    <message>
      <source>{group} gives {drives} drives to vSAN, but no cache device.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>{group} gibt vSAN {drives} Laufwerke, aber kein Cache-Laufwerk.</translation>
    </message>
    <message>
      <source>{group} has flash drives, but the vSAN of {cluster} is hybrid.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>{group} hat Flash-Laufwerke, aber das vSAN von {cluster} ist hybrid.</translation>
    </message>
    <message>
      <source>{group} has hard disks, but the vSAN of {cluster} is all flash.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>{group} hat Festplatten, aber das vSAN von {cluster} ist All-Flash.</translation>
    </message>
    <message>
      <source>{group} has {drives} capacity devices behind {caches} cache devices; {version} allows {most}.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>{group} hat {drives} Kapazitätslaufwerke hinter {caches} Cache-Laufwerken; {version} erlaubt {most}.</translation>
    </message>
    <message>
      <source>{group} is RAID 0: one failed drive takes every file on it along.</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>{group} ist RAID 0: Fällt ein Laufwerk aus, sind alle Dateien darauf verloren.</translation>
    </message>
    <message>
      <source>{group} is meant for vSAN, but lies in no host of a vSAN cluster; it is counted as a datastore of its own.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>{group} ist für vSAN gedacht, liegt aber in keinem Host eines vSAN-Clusters; sie wird als eigener Datastore gezählt.</translation>
    </message>
    <message>
      <source>{group} lies in no host; it is counted once.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>{group} liegt in keinem Host; sie wird einmal gezählt.</translation>
    </message>
    <message>
      <source>{group}: vSAN uses {most} of a cache device of {size}; {rest} only add endurance.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>{group}: vSAN nutzt {most} eines Cache-Laufwerks von {size}; {rest} bringen nur Schreibfestigkeit.</translation>
    </message>
    <message>
      <source>{group}: {drives} drives in {level} are counted as mirrored pairs.</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>{group}: {drives} Laufwerke in {level} werden als gespiegelte Paare gezählt.</translation>
    </message>
    <message>
      <source>{group}: {level} brings the drives to {used} while users work; RAID 10 would take {mirrored}.</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>{group}: {level} bringt die Laufwerke auf {used}, während Benutzer arbeiten; RAID 10 bräuchte {mirrored}.</translation>
    </message>
    <message>
      <source>{group}: {level} needs an even number of drives, there are {drives}.</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>{group}: {level} braucht eine gerade Zahl von Laufwerken, vorhanden sind {drives}.</translation>
    </message>
    <message>
      <source>{group}: {level} needs at least {least} drives, there are {drives}.</source>
      <extracomment>planner_core/engine/findings/drives.py</extracomment>
      <translation>{group}: {level} braucht mindestens {least} Laufwerke, vorhanden sind {drives}.</translation>
    </message>
    <message>
      <source>{group}: {reads} of the reads and {writes} of the writes are counted as kept from the drives by a cache, in every phase alike. Where it keeps none, they are up to {most} busy instead of {used}.</source>
      <extracomment>planner_core/engine/findings/caches.py</extracomment>
      <translation>{group}: In jeder Phase gleich sind {reads} der Lesezugriffe und {writes} der Schreibzugriffe als von einem Cache abgefangen gerechnet. Fängt er nichts ab, sind die Laufwerke bis zu {most} statt {used} ausgelastet.</translation>
    </message>
    <message>
      <source>{hosts} hosts are attached to {array} directly by SAS, each controller has {ports} ports.</source>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>{hosts} Hosts sind direkt per SAS an {array} angeschlossen, jeder Controller hat {ports} Ports.</translation>
    </message>
    <message>
      <source>{host} counts on {gain} from hyper-threading; {most} is the most that is known.</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>{host} rechnet mit {gain} durch Hyper-Threading; bekannt sind höchstens {most}.</translation>
    </message>
    <message>
      <source>{host} gives {cache} to the host cache although its RAM is planned to {used}, above the target of {target}.</source>
      <extracomment>planner_core/engine/findings/host_memory.py</extracomment>
      <translation>{host} gibt {cache} an den Host-Cache, obwohl sein RAM bis {used} verplant ist, über dem Zielwert von {target}.</translation>
    </message>
    <message>
      <source>{host} has a price for its memory modules, but none for its processors.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>{host} hat einen Preis für die Speichermodule, aber keinen für die Prozessoren.</translation>
    </message>
    <message>
      <source>{host} has a price for its processors, but none for its memory modules.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>{host} hat einen Preis für die Prozessoren, aber keinen für die Speichermodule.</translation>
    </message>
    <message>
      <source>{host} has network ports of {speed}; the vSAN of {cluster} needs {least}.</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>{host} hat Netzwerkports mit {speed}; das vSAN von {cluster} braucht {least}.</translation>
    </message>
    <message>
      <source>{host} has no network port; nobody reaches its desktops.</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>{host} hat keinen Netzwerkport; niemand erreicht seine Desktops.</translation>
    </message>
    <message>
      <source>{host} has no storage port, but {array} is reached over such ports.</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>{host} hat keinen Storage-Port, aber {array} wird über solche Ports erreicht.</translation>
    </message>
    <message numerus="yes">
      <source>{host} has one network port: when it or its switch fails, the desktop of a host is cut off.</source>
      <comment>{host} has one network port: when it or its switch fails, the {count} desktops of a host are cut off.</comment>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>
        <numerusform>{host} hat einen Netzwerkport: Fällt er oder sein Switch aus, ist der Desktop eines Hosts abgeschnitten.</numerusform>
        <numerusform>{host} hat einen Netzwerkport: Fällt er oder sein Switch aus, sind die {count} Desktops eines Hosts abgeschnitten.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{host} has one storage port: when it or its switch fails, the desktop of a host loses its files.</source>
      <comment>{host} has one storage port: when it or its switch fails, the {count} desktops of a host lose their files.</comment>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>
        <numerusform>{host} hat einen Storage-Port: Fällt er oder sein Switch aus, verliert der Desktop eines Hosts seine Dateien.</numerusform>
        <numerusform>{host} hat einen Storage-Port: Fällt er oder sein Switch aus, verlieren die {count} Desktops eines Hosts ihre Dateien.</numerusform>
      </translation>
    </message>
    <message>
      <source>{host} has {cores} cores and {ram}; vSAN express storage takes {least} cores and {memory} at least.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>{host} hat {cores} Kerne und {ram}; vSAN Express Storage verlangt mindestens {least} Kerne und {memory}.</translation>
    </message>
    <message>
      <source>{host} has {groups} vSAN disk groups; {version} allows {most}.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>{host} hat {groups} vSAN-Laufwerksgruppen; {version} erlaubt {most}.</translation>
    </message>
    <message>
      <source>{host} is in the vSAN of {cluster}, but gives no drives to it.</source>
      <extracomment>planner_core/engine/findings/vsan_build.py</extracomment>
      <translation>{host} ist im vSAN von {cluster}, gibt ihm aber keine Laufwerke.</translation>
    </message>
    <message>
      <source>{host} is the only host: when it fails, every desktop is gone.</source>
      <extracomment>planner_core/engine/findings/reserve.py</extracomment>
      <translation>{host} ist der einzige Host: Fällt er aus, sind alle Desktops weg.</translation>
    </message>
    <message>
      <source>{host} runs {machines} machines on a host; {hypervisor} allows {most}.</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>{host} betreibt {machines} Maschinen auf einem Host; {hypervisor} erlaubt {most}.</translation>
    </message>
    <message>
      <source>{host} runs {ratio} vCPUs on each core; above {most} the time spent waiting for a core shows.</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>{host} betreibt {ratio} vCPUs je Kern; über {most} wird das Warten auf einen Kern spürbar.</translation>
    </message>
    <message>
      <source>{host} runs {ratio} vCPUs on each core; practice speaks of {most} at most.</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>{host} betreibt {ratio} vCPUs je Kern; die Praxis spricht von höchstens {most}.</translation>
    </message>
    <message>
      <source>{host}: the all-core turbo clock of {turbo} is below the base clock of {base}.</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>{host}: Der All-Core-Turbo von {turbo} liegt unter dem Basistakt von {base}.</translation>
    </message>
    <message>
      <source>{host}: {ram} is no multiple of modules of {module}; the next module is counted.</source>
      <extracomment>planner_core/engine/findings/host_memory.py</extracomment>
      <translation>{host}: {ram} ist kein Vielfaches von Modulen mit {module}; das nächste Modul wird mitgezählt.</translation>
    </message>
    <message>
      <source>{item}</source>
      <extracomment>planner_core/engine/explaining/bill.py</extracomment>
      <translation>{item}</translation>
    </message>
    <message>
      <source>{journal} holds an interrupted change of {path} and would damage a new file there. Open {path} once, move {journal} away, or choose another name.</source>
      <extracomment>db/new_file.py</extracomment>
      <translation>{journal} enthält eine unterbrochene Änderung von {path} und würde dort eine neue Datei beschädigen. Öffnen Sie {path} einmal, verschieben Sie {journal}, oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>{key} is not the key of its row</source>
      <extracomment>db/history_walk.py, db/storable.py</extracomment>
      <translation>{key} ist nicht der Schlüssel seiner Zeile</translation>
    </message>
    <message>
      <source>{key} is not what the step left</source>
      <extracomment>db/history_walk.py</extracomment>
      <translation>{key} ist nicht so, wie der Schritt es hinterließ</translation>
    </message>
    <message>
      <source>{key} stands twice in {table}.</source>
      <extracomment>planner_core/plan/interchange.py</extracomment>
      <translation>{key} steht zweimal in {table}.</translation>
    </message>
    <message>
      <source>{kind} in {frame}</source>
      <extracomment>app/window/commands/command_palette.py</extracomment>
      <translation>{kind} in {frame}</translation>
    </message>
    <message>
      <source>{kind} × {count}</source>
      <extracomment>app/results/tables/assumptions_table.py</extracomment>
      <translation>{kind} × {count}</translation>
    </message>
    <message>
      <source>{kind}, otherwise as {name}</source>
      <extracomment>app/output/chapters/assumptions_chapter.py</extracomment>
      <translation>{kind}, sonst wie {name}</translation>
    </message>
    <message>
      <source>{least} to {most}</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>{least} bis {most}</translation>
    </message>
    <message>
      <source>{lift}; or a longer window for this phase</source>
      <extracomment>app/results/words/lifts.py</extracomment>
      <translation>{lift}; oder ein längeres Zeitfenster für diese Phase</translation>
    </message>
    <message>
      <source>{limit} limits first, at {count} desktops (phase: {phase}).</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>Erster Engpass ist {limit} bei {count} Desktops (Phase: {phase}).</translation>
    </message>
    <message>
      <source>{limit} limits the design to {count} desktops.</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>{limit} begrenzt den Entwurf auf {count} Desktops.</translation>
    </message>
    <message>
      <source>{line}: a round trip of {latency}; above {slow} users feel it in every click, above {limit} sessions break.</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>{line}: eine Umlaufzeit von {latency}; über {slow} spüren Benutzer sie bei jedem Klick, über {limit} brechen Sitzungen ab.</translation>
    </message>
    <message>
      <source>{machine}: {vcpus} vCPUs are more than the {threads} threads of {host}; it does not start there.</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>{machine}: {vcpus} vCPUs sind mehr als die {threads} Threads von {host}; dort startet sie nicht.</translation>
    </message>
    <message>
      <source>{machine}: {vcpus} vCPUs share the {cores} cores of {host}; some get half a core at best.</source>
      <extracomment>planner_core/engine/findings/processors.py</extracomment>
      <translation>{machine}: {vcpus} vCPUs teilen sich die {cores} Kerne von {host}; einige bekommen bestenfalls einen halben Kern.</translation>
    </message>
    <message>
      <source>{missing} are missing. {hint}</source>
      <extracomment>app/output/workbook/limits_sheets.py, app/results/tabs/limits_tab.py</extracomment>
      <translation>Es fehlen {missing}. {hint}</translation>
    </message>
    <message>
      <source>{month} {year}</source>
      <extracomment>app/look/dates.py</extracomment>
      <translation>{month} {year}</translation>
    </message>
    <message>
      <source>{names} and others</source>
      <extracomment>app/results/words/components.py</extracomment>
      <translation>{names} und weitere</translation>
    </message>
    <message>
      <source>{names} and {count} more</source>
      <extracomment>app/inspector/inspector.py</extracomment>
      <translation>{names} und {count} weitere</translation>
    </message>
    <message numerus="yes">
      <source>{names} would never finish</source>
      <comment>{names} would never finish</comment>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>
        <numerusform>{names} würde nie fertig</numerusform>
        <numerusform>{names} würden nie fertig</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} (another currency)</source>
      <extracomment>app/results/words/price_gaps.py</extracomment>
      <translation>{name} (andere Währung)</translation>
    </message>
    <message>
      <source>{name} (baseline)</source>
      <extracomment>app/output/workbook/variants_sheet.py, app/results/tabs/comparison_view.py</extracomment>
      <translation>{name} (Bezug)</translation>
    </message>
    <message>
      <source>{name} (baseline, this proposal)</source>
      <extracomment>app/output/workbook/variants_sheet.py</extracomment>
      <translation>{name} (Bezug, dieses Angebot)</translation>
    </message>
    <message>
      <source>{name} (this proposal)</source>
      <extracomment>app/output/chapters/variants_chapter.py, app/output/workbook/variants_sheet.py</extracomment>
      <translation>{name} (dieses Angebot)</translation>
    </message>
    <message>
      <source>{name} ({file})</source>
      <extracomment>app/window/dialogs/backups_dialog.py</extracomment>
      <translation>{name} ({file})</translation>
    </message>
    <message>
      <source>{name} ({place})</source>
      <extracomment>app/window/commands/recent_menu.py</extracomment>
      <translation>{name} ({place})</translation>
    </message>
    <message numerus="yes">
      <source>{name} and {count} alike</source>
      <comment>{name} and {count} alike</comment>
      <extracomment>app/output/chapters/saturation_chapter.py</extracomment>
      <translation>
        <numerusform>{name} und {count} gleiche</numerusform>
        <numerusform>{name} und {count} gleiche</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} in {host}</source>
      <extracomment>app/canvas/commands/context_menus.py, app/window/panes/outline_model.py</extracomment>
      <translation>{name} in {host}</translation>
    </message>
    <message>
      <source>{name} would take {minutes} instead of {window}</source>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>{name} würde {minutes} statt {window} dauern</translation>
    </message>
    <message>
      <source>{name}, one every {seconds}</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>{name}, eine alle {seconds}</translation>
    </message>
    <message>
      <source>{name}, {field}: expected is {expected}.</source>
      <extracomment>planner_core/catalog/library_rules.py</extracomment>
      <translation>{name}, {field}: Erwartet wird {expected}.</translation>
    </message>
    <message>
      <source>{name}, {field}: {reason}</source>
      <extracomment>app/library/rows_model.py</extracomment>
      <translation>{name}, {field}: {reason}</translation>
    </message>
    <message>
      <source>{name}, {kind}: only in {variant}</source>
      <extracomment>app/canvas/scene/ghost_items.py</extracomment>
      <translation>{name}, {kind}: nur in {variant}</translation>
    </message>
    <message>
      <source>{name}, {time}</source>
      <extracomment>app/output/chapters/storms_chapter.py, app/results/charts/storm_chart.py</extracomment>
      <translation>{name}, {time}</translation>
    </message>
    <message>
      <source>{name}: the discount of {item} is not a percentage from 0 to 100.</source>
      <extracomment>planner_core/editing/verbs/fields.py, planner_core/plan/problems.py</extracomment>
      <translation>{name}: Der Rabatt von {item} ist kein Prozentsatz von 0 bis 100.</translation>
    </message>
    <message>
      <source>{name}: the field {field} is not a number.</source>
      <extracomment>planner_core/plan/problems.py</extracomment>
      <translation>{name}: Das Feld {field} ist keine Zahl.</translation>
    </message>
    <message>
      <source>{name}: the price of {item} is not an amount of money.</source>
      <extracomment>planner_core/editing/verbs/fields.py, planner_core/plan/problems.py</extracomment>
      <translation>{name}: Der Preis von {item} ist kein Geldbetrag.</translation>
    </message>
    <message>
      <source>{name}: the reserved RAM of {reserved} GiB is larger than the RAM of {ram} GiB.</source>
      <extracomment>planner_core/editing/verbs/fields.py, planner_core/plan/problems.py</extracomment>
      <translation>{name}: Der reservierte RAM von {reserved} GiB ist größer als der RAM von {ram} GiB.</translation>
    </message>
    <message>
      <source>{name}: {field} cannot be {value}.</source>
      <extracomment>planner_core/engine/basis/soundness.py</extracomment>
      <translation>{name}: {field} kann nicht {value} sein.</translation>
    </message>
    <message>
      <source>{name}: {field} cannot be {value}; it is between {least} and {most}.</source>
      <extracomment>planner_core/engine/basis/soundness.py</extracomment>
      <translation>{name}: {field} kann nicht {value} sein; erlaubt ist {least} bis {most}.</translation>
    </message>
    <message>
      <source>{name}: {value}</source>
      <extracomment>app/output/chapters/assumptions_chapter.py</extracomment>
      <translation>{name}: {value}</translation>
    </message>
    <message>
      <source>{needed} in each cache device of {component} instead of {there}</source>
      <extracomment>planner_core/engine/answers/purchases.py</extracomment>
      <translation>{needed} in jedem Cache-Laufwerk von {component} statt {there}</translation>
    </message>
    <message>
      <source>{needed} of RAM ({modules} modules of {module} instead of {before}, at a price of their own) in each host of {component} instead of {there}</source>
      <extracomment>planner_core/engine/answers/purchases.py</extracomment>
      <translation>{needed} RAM ({modules} Module zu {module} statt {before}, mit eigenem Preis) in jedem Host von {component} statt {there}</translation>
    </message>
    <message>
      <source>{needed} of RAM ({modules} modules of {module}) in each host of {component} instead of {there}</source>
      <extracomment>planner_core/engine/answers/purchases.py</extracomment>
      <translation>{needed} RAM ({modules} Module zu {module}) in jedem Host von {component} statt {there}</translation>
    </message>
    <message>
      <source>{needed} on {component} instead of {there}</source>
      <extracomment>planner_core/engine/answers/purchases.py</extracomment>
      <translation>{needed} auf {component} statt {there}</translation>
    </message>
    <message>
      <source>{net} ({price} less {percent})</source>
      <extracomment>app/output/chapters/bill_chapter.py</extracomment>
      <translation>{net} ({price} abzüglich {percent})</translation>
    </message>
    <message>
      <source>{number}  {name}</source>
      <extracomment>app/window/commands/recent_menu.py</extracomment>
      <translation>{number}  {name}</translation>
    </message>
    <message>
      <source>{number}  {name} (not found)</source>
      <extracomment>app/window/commands/recent_menu.py</extracomment>
      <translation>{number}  {name} (nicht gefunden)</translation>
    </message>
    <message>
      <source>{object} does not belong there</source>
      <extracomment>db/verify.py</extracomment>
      <translation>{object} gehört nicht dorthin</translation>
    </message>
    <message>
      <source>{object} is not there</source>
      <extracomment>db/verify.py</extracomment>
      <translation>{object} fehlt</translation>
    </message>
    <message>
      <source>{one} and {other}</source>
      <extracomment>planner_core/engine/answers/purchases.py</extracomment>
      <translation>{one} und {other}</translation>
    </message>
    <message>
      <source>{one}, or {other}</source>
      <extracomment>planner_core/engine/answers/purchases.py</extracomment>
      <translation>{one}, oder {other}</translation>
    </message>
    <message>
      <source>{one}, {other}</source>
      <extracomment>planner_core/engine/answers/purchases.py, planner_core/studies/comparison_measures.py</extracomment>
      <translation>{one}, {other}</translation>
    </message>
    <message>
      <source>{operations} boots at once are more than {resource} of {component} can serve: all desktops are up after {minutes}, not {throttled}, and who works meanwhile waits.</source>
      <extracomment>planner_core/engine/findings/storms.py</extracomment>
      <translation>{operations} Boots zugleich sind mehr, als {resource} von {component} bedienen kann: Alle Desktops laufen nach {minutes}, nicht nach {throttled}, und wer inzwischen arbeitet, wartet.</translation>
    </message>
    <message>
      <source>{others} and {last}</source>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>{others} und {last}</translation>
    </message>
    <message>
      <source>{owner}: the shares of the lines “{role}” add up to {sum}, not to 100%.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>{owner}: Die Anteile der Linien „{role}“ ergeben zusammen {sum}, nicht 100 %.</translation>
    </message>
    <message>
      <source>{part}: {reason}.</source>
      <extracomment>db/library_errors.py</extracomment>
      <translation>{part}: {reason}.</translation>
    </message>
    <message>
      <source>{path} cannot be changed: the file, its folder or the disk is write-protected. Save a copy in another folder to go on working.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>{path} lässt sich nicht ändern: Die Datei, ihr Ordner oder der Datenträger ist schreibgeschützt. Speichern Sie eine Kopie in einem anderen Ordner, um weiterzuarbeiten.</translation>
    </message>
    <message>
      <source>{path} could not be read or written ({reason}). The change was not made, everything before it is safe. Check the disk or the network, or save a copy elsewhere.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>{path} ließ sich nicht lesen oder schreiben ({reason}). Die Änderung wurde nicht übernommen, alles davor ist sicher. Prüfen Sie Datenträger oder Netzwerk oder speichern Sie eine Kopie an einem anderen Ort.</translation>
    </message>
    <message>
      <source>{path} is a link that leads nowhere. Open the file it was made for.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>{path} ist eine Verknüpfung, die ins Leere führt. Öffnen Sie die Datei, für die sie angelegt wurde.</translation>
    </message>
    <message>
      <source>{path} is being edited by {editor}. Close it there, or save a copy to go on working here.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>{path} wird gerade von {editor} bearbeitet. Schließen Sie es dort oder speichern Sie eine Kopie, um hier weiterzuarbeiten.</translation>
    </message>
    <message>
      <source>{path} is damaged ({part}: {reason}). It was not changed. Open a copy from before, such as a backup or an earlier mail.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>{path} ist beschädigt ({part}: {reason}). Die Datei wurde nicht verändert. Öffnen Sie eine frühere Kopie, etwa aus einer Sicherung oder einer älteren E-Mail.</translation>
    </message>
    <message>
      <source>{path} is empty. It was not changed. Open a copy from before, such as a backup or an earlier mail.</source>
      <extracomment>db/inspect_file.py</extracomment>
      <translation>{path} ist leer. Die Datei wurde nicht verändert. Öffnen Sie eine frühere Kopie, etwa aus einer Sicherung oder einer älteren E-Mail.</translation>
    </message>
    <message>
      <source>{path} is in use by another program. The change was not made. Close the other program and try again.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>{path} wird von einem anderen Programm verwendet. Die Änderung wurde nicht übernommen. Schließen Sie das andere Programm und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>{path} is no longer there: it was moved, renamed or deleted. Nothing of yours is lost: put it back, or save a copy under another name.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>{path} ist nicht mehr da: die Datei wurde verschoben, umbenannt oder gelöscht. Von Ihnen ist nichts verloren: legen Sie sie zurück, oder speichern Sie eine Kopie unter anderem Namen.</translation>
    </message>
    <message>
      <source>{path} is not a project of Headroom. Project files end in .headroom; plans in JSON are imported instead.</source>
      <extracomment>db/inspect_file.py</extracomment>
      <translation>{path} ist kein Headroom-Projekt. Projektdateien enden auf .headroom; Pläne in JSON werden importiert.</translation>
    </message>
    <message>
      <source>{path} is open in another window of Headroom or on another computer. Close it there, or save a copy to go on working here.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>{path} ist in einem anderen Headroom-Fenster oder auf einem anderen Rechner geöffnet. Schließen Sie es dort oder speichern Sie eine Kopie, um hier weiterzuarbeiten.</translation>
    </message>
    <message>
      <source>{path} is protected by a password.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>{path} ist mit einem Passwort geschützt.</translation>
    </message>
    <message>
      <source>{path} is this library itself. Choose another name.</source>
      <extracomment>app/cli/library_tables.py</extracomment>
      <translation>{path} ist diese Bibliothek selbst. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>{path} is this project itself. Choose another name.</source>
      <extracomment>db/project_file.py</extracomment>
      <translation>{path} ist dieses Projekt selbst. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>{path} was changed or replaced by another program. Nothing was written to it, and nothing of yours is lost: save a copy under another name, or open the file again to see what is in it.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>{path} wurde von einem anderen Programm geändert oder ersetzt. Es wurde nichts hineingeschrieben, und von Ihnen ist nichts verloren: speichern Sie eine Kopie unter anderem Namen, oder öffnen Sie die Datei neu, um zu sehen, was darin steht.</translation>
    </message>
    <message>
      <source>{path} was saved by a newer Headroom (format {version}; this one knows up to {known}). It was not changed. Install the newer version to open it.</source>
      <extracomment>db/inspect_file.py</extracomment>
      <translation>{path} wurde mit einem neueren Headroom gespeichert (Format {version}; dieses kennt Formate bis {known}). Die Datei wurde nicht verändert. Installieren Sie die neuere Version, um sie zu öffnen.</translation>
    </message>
    <message>
      <source>{percentile}th percentile at {planned} sessions; up to {most} would pass both groups.</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>{percentile}. Perzentil bei {planned} Sitzungen; bis {most} würden beide Gruppen bestehen.</translation>
    </message>
    <message>
      <source>{phase} of all desktops</source>
      <extracomment>planner_core/engine/explaining/storms.py</extracomment>
      <translation>{phase} aller Desktops</translation>
    </message>
    <message>
      <source>{phase} of all desktops takes {minutes}; the window is {window}.</source>
      <extracomment>planner_core/engine/findings/storms.py</extracomment>
      <translation>{phase} aller Desktops dauert {minutes}; das Zeitfenster beträgt {window}.</translation>
    </message>
    <message>
      <source>{phase} {minutes} of {window}</source>
      <extracomment>app/output/chapters/summary_chapter.py</extracomment>
      <translation>{phase} {minutes} von {window}</translation>
    </message>
    <message>
      <source>{phase}, minutes</source>
      <extracomment>app/output/workbook/summary_sheet.py</extracomment>
      <translation>{phase}, Minuten</translation>
    </message>
    <message>
      <source>{phase}, minutes, {case}</source>
      <extracomment>app/output/workbook/summary_sheet.py</extracomment>
      <translation>{phase}, Minuten, {case}</translation>
    </message>
    <message>
      <source>{phase}, nothing failed, target {target}</source>
      <extracomment>planner_core/studies/opinion_basis.py</extracomment>
      <translation>{phase}, nichts ausgefallen, Ziel {target}</translation>
    </message>
    <message>
      <source>{phase}, {case}</source>
      <extracomment>app/results/tabs/response_tab.py, app/results/words/results.py</extracomment>
      <translation>{phase}, {case}</translation>
    </message>
    <message>
      <source>{phase}: {time}</source>
      <extracomment>app/output/chapters/storms_chapter.py, app/results/tabs/storms_tab.py</extracomment>
      <translation>{phase}: {time}</translation>
    </message>
    <message>
      <source>{place} (not found)</source>
      <extracomment>app/window/start/recent_list.py</extracomment>
      <translation>{place} (nicht gefunden)</translation>
    </message>
    <message>
      <source>{place}, row {row}, {field}: {reason}</source>
      <extracomment>app/library/importing/import_steps.py</extracomment>
      <translation>{place}, Zeile {row}, {field}: {reason}</translation>
    </message>
    <message>
      <source>{place}, row {row}: {reason}</source>
      <extracomment>app/library/importing/import_steps.py</extracomment>
      <translation>{place}, Zeile {row}: {reason}</translation>
    </message>
    <message>
      <source>{planned} desktops are planned, {maximum} fit: {resource} of {component} limits first (phase: {phase}, case: {case}).</source>
      <extracomment>planner_core/engine/findings/load.py</extracomment>
      <translation>Geplant sind {planned} Desktops, {maximum} passen: Erster Engpass ist {resource} von {component} (Phase: {phase}, Fall: {case}).</translation>
    </message>
    <message>
      <source>{planned} desktops on {host} need {demand} of RAM, {capacity} are there for desktops.</source>
      <extracomment>planner_core/engine/findings/host_memory.py</extracomment>
      <translation>{planned} Desktops auf {host} brauchen {demand} RAM, für Desktops sind {capacity} da.</translation>
    </message>
    <message>
      <source>{planned} desktops on {host} need {demand} of RAM, {capacity} are there for desktops. Even all {bare} without any memory for the hypervisor would carry only {bare_desktops}.</source>
      <extracomment>planner_core/engine/findings/host_memory.py</extracomment>
      <translation>{planned} Desktops auf {host} brauchen {demand} RAM, für Desktops sind {capacity} da. Selbst alle {bare} ganz ohne RAM für den Hypervisor würden nur {bare_desktops} tragen.</translation>
    </message>
    <message>
      <source>{planned} planned; not all is connected yet</source>
      <extracomment>app/cli/assessment_report.py</extracomment>
      <translation>{planned} geplant; noch ist nicht alles verbunden</translation>
    </message>
    <message>
      <source>{plan}, {case}</source>
      <extracomment>app/results/tabs/storms_tab.py</extracomment>
      <translation>{plan}, {case}</translation>
    </message>
    <message>
      <source>{plan}. {words}</source>
      <extracomment>app/results/tabs/response_tab.py</extracomment>
      <translation>{plan}. {words}</translation>
    </message>
    <message>
      <source>{points} pp</source>
      <extracomment>app/results/words/comparison.py</extracomment>
      <translation>{points} %-Punkte</translation>
    </message>
    <message>
      <source>{point} was removed.</source>
      <extracomment>app/window/dialogs/restore_points_dialog.py</extracomment>
      <translation>{point} wurde entfernt.</translation>
    </message>
    <message>
      <source>{pool} counts VMX swap files, which {hypervisor} does not have.</source>
      <extracomment>planner_core/engine/findings/host_memory.py</extracomment>
      <translation>{pool} zählt VMX-Swap-Dateien, die es bei {hypervisor} nicht gibt.</translation>
    </message>
    <message>
      <source>{pool} counts {iops} for each desktop; no measured one did less than {least}.</source>
      <extracomment>planner_core/engine/findings/workload.py</extracomment>
      <translation>{pool} rechnet mit {iops} je Desktop; kein gemessener hatte weniger als {least}.</translation>
    </message>
    <message>
      <source>{pool} counts {reads} reads while users work; desktops were measured with {most} at most, and writes cost more.</source>
      <extracomment>planner_core/engine/findings/workload.py</extracomment>
      <translation>{pool} rechnet während der Arbeit mit {reads} Lesen; an Desktops wurden höchstens {most} gemessen, und Schreiben kostet mehr.</translation>
    </message>
    <message>
      <source>{pool} counts {size} for an I/O; {low} to {high} were measured.</source>
      <extracomment>planner_core/engine/findings/workload.py</extracomment>
      <translation>{pool} zählt {size} je I/O; gemessen wurden {low} bis {high}.</translation>
    </message>
    <message>
      <source>{pool} has clones on {store} without a replica there, but replicas beside its other clones.</source>
      <extracomment>planner_core/engine/findings/reach.py</extracomment>
      <translation>{pool} hat Clones auf {store} ohne Replica dort, bei seinen anderen Clones aber Replicas.</translation>
    </message>
    <message>
      <source>{pool} has files on the vSAN of {cluster}, but runs on hosts outside of it too.</source>
      <extracomment>planner_core/engine/findings/reach.py</extracomment>
      <translation>{pool} hat Dateien auf dem vSAN von {cluster}, läuft aber auch auf Hosts außerhalb.</translation>
    </message>
    <message>
      <source>{pool} has files on {store}, a local disk group of {host}, but does not run there.</source>
      <extracomment>planner_core/engine/findings/reach.py</extracomment>
      <translation>{pool} hat Dateien auf {store}, einer lokalen Laufwerksgruppe von {host}, läuft dort aber nicht.</translation>
    </message>
    <message>
      <source>{pool} has no workload profile: {mhz} and {iops} for each user are assumed.</source>
      <extracomment>planner_core/engine/findings/workload.py</extracomment>
      <translation>{pool} hat kein Lastprofil: {mhz} und {iops} je Benutzer sind angenommen.</translation>
    </message>
    <message>
      <source>{pool} has {desktops} desktops; {broker} allows {most} in a pool.</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>{pool} hat {desktops} Desktops; {broker} erlaubt {most} in einem Pool.</translation>
    </message>
    <message>
      <source>{pool} has {monitors} monitors and {planned} for each user; {low} to {high} are usual.</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>{pool} hat {monitors} Monitore und {planned} je Benutzer; {low} bis {high} sind üblich.</translation>
    </message>
    <message numerus="yes">
      <source>{pool} is dedicated, but refreshed at logoff and without persistent disks: the changes of {count} user are lost every day.</source>
      <comment>{pool} is dedicated, but refreshed at logoff and without persistent disks: the changes of {count} users are lost every day.</comment>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>
        <numerusform>{pool} ist dediziert, erhält aber bei der Abmeldung einen Refresh und hat keine Persistent Disks: Die Änderungen von {count} Benutzer gehen jeden Tag verloren.</numerusform>
        <numerusform>{pool} ist dediziert, erhält aber bei der Abmeldung einen Refresh und hat keine Persistent Disks: Die Änderungen von {count} Benutzern gehen jeden Tag verloren.</numerusform>
      </translation>
    </message>
    <message>
      <source>{pool} is floating, but has persistent disks of {size}, {all} in all.</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>{pool} ist floating, hat aber Persistent Disks von {size}, insgesamt {all}.</translation>
    </message>
    <message>
      <source>{pool} is planned with {clones}, which {broker} does not make.</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>{pool} ist mit {clones} geplant, die {broker} nicht erstellt.</translation>
    </message>
    <message>
      <source>{pool} is refreshed weekly with {delta} of delta disk for each clone; the vendor counts at least as much as its RAM, {ram}.</source>
      <extracomment>planner_core/engine/findings/space.py</extracomment>
      <translation>{pool} erhält wöchentlich einen Refresh mit {delta} Delta-Disk je Clone; der Hersteller rechnet mindestens so viel wie den RAM, {ram}.</translation>
    </message>
    <message>
      <source>{pool} plans persistent disks of {size} for instant clones; {broker} has none.</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>{pool} plant Persistent Disks von {size} für Instant Clones; {broker} hat dafür keine.</translation>
    </message>
    <message>
      <source>{pool} runs Windows 11 with {vcpus} vCPUs, {ram} and a disk of {disk}; it takes {least}, {memory} and {room} at least.</source>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>{pool} betreibt Windows 11 mit {vcpus} vCPUs, {ram} und einer Disk von {disk}; es verlangt mindestens {least}, {memory} und {room}.</translation>
    </message>
    <message>
      <source>{pool} runs on no host.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>{pool} läuft auf keinem Host.</translation>
    </message>
    <message>
      <source>{pool} runs on {first} and on {second}; {broker} makes the desktops of a pool in one cluster.</source>
      <extracomment>planner_core/engine/findings/clusters.py</extracomment>
      <translation>{pool} läuft auf {first} und auf {second}; {broker} erstellt die Desktops eines Pools in einem Cluster.</translation>
    </message>
    <message numerus="yes">
      <source>{pool} runs on {hosts} hosts that form no cluster: when one fails, {count} desktop is gone and no limit counts on that.</source>
      <comment>{pool} runs on {hosts} hosts that form no cluster: when one fails, up to {count} desktops are gone and no limit counts on that.</comment>
      <extracomment>planner_core/engine/findings/reserve.py</extracomment>
      <translation>
        <numerusform>{pool} läuft auf {hosts} Hosts, die keinen Cluster bilden: Fällt einer aus, ist {count} Desktop weg, und keine Grenze rechnet damit.</numerusform>
        <numerusform>{pool} läuft auf {hosts} Hosts, die keinen Cluster bilden: Fällt einer aus, sind bis zu {count} Desktops weg, und keine Grenze rechnet damit.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{pool} runs on {host} too, but {role} lies on local disks of other hosts only.</source>
      <comment>{pool} runs on {host} and others too ({count} cards), but {role} lies on local disks that they do not reach.</comment>
      <extracomment>planner_core/engine/findings/reach.py</extracomment>
      <translation>
        <numerusform>{pool} läuft auch auf {host}, aber {role} liegt nur auf lokalen Platten anderer Hosts.</numerusform>
        <numerusform>{pool} läuft auch auf {host} und weiteren ({count} Karten), aber {role} liegt auf lokalen Platten, die sie nicht erreichen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{pool} shall be refreshed, but {count} full clone is not set back to an image.</source>
      <comment>{pool} shall be refreshed, but its {count} full clones are not set back to an image.</comment>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>
        <numerusform>{pool} soll einen Refresh erhalten, aber {count} Full Clone wird nicht auf ein Image zurückgesetzt.</numerusform>
        <numerusform>{pool} soll einen Refresh erhalten, aber seine {count} Full Clones werden nicht auf ein Image zurückgesetzt.</numerusform>
      </translation>
    </message>
    <message>
      <source>{pool} takes {desktops} addresses by DHCP; a /24 subnet has {addresses}.</source>
      <extracomment>planner_core/engine/findings/ports.py</extracomment>
      <translation>{pool} belegt {desktops} Adressen per DHCP; ein /24-Subnetz hat {addresses}.</translation>
    </message>
    <message numerus="yes">
      <source>{pool}: an instant clone is made anew when its user logs off; that load of {count} desktop in {window} is not counted.</source>
      <comment>{pool}: instant clones are made anew when their users log off; that load of {count} desktops in {window} is not counted.</comment>
      <extracomment>planner_core/engine/findings/pools.py</extracomment>
      <translation>
        <numerusform>{pool}: Ein Instant Clone wird bei der Abmeldung seines Benutzers neu erstellt; diese Last von {count} Desktop in {window} ist nicht gezählt.</numerusform>
        <numerusform>{pool}: Instant Clones werden bei der Abmeldung ihrer Benutzer neu erstellt; diese Last von {count} Desktops in {window} ist nicht gezählt.</numerusform>
      </translation>
    </message>
    <message>
      <source>{pool}: keep their pace</source>
      <extracomment>app/output/chapters/response_chapter.py, app/results/tables/response_tables.py</extracomment>
      <translation>{pool}: halten ihr Tempo</translation>
    </message>
    <message>
      <source>{pool}: wait for answers</source>
      <extracomment>app/output/chapters/response_chapter.py, app/results/tables/response_tables.py</extracomment>
      <translation>{pool}: warten auf Antworten</translation>
    </message>
    <message>
      <source>{price} {currency}</source>
      <extracomment>app/library/update_lines.py</extracomment>
      <translation>{price} {currency}</translation>
    </message>
    <message>
      <source>{processor} (changed)</source>
      <extracomment>app/canvas/content/captions.py</extracomment>
      <translation>{processor} (geändert)</translation>
    </message>
    <message>
      <source>{quantity} of the part, {per}, {pieces} here</source>
      <extracomment>planner_core/engine/explaining/bill.py</extracomment>
      <translation>{quantity} × das Teil, {per}; hier {pieces}</translation>
    </message>
    <message>
      <source>{reason} Add --catalogue-only to leave the library out.</source>
      <extracomment>app/cli/catalogue.py</extracomment>
      <translation>{reason} Mit --catalogue-only bleibt die Bibliothek außen vor.</translation>
    </message>
    <message>
      <source>{reason} It was not changed but set aside as {path}, and a new, empty library has taken its place. If you have exported the library before, import it again.</source>
      <extracomment>db/library_errors.py</extracomment>
      <translation>{reason} Sie wurde nicht geändert, sondern als {path} beiseitegelegt; eine neue, leere Bibliothek ist an ihre Stelle getreten. Wenn Sie die Bibliothek früher exportiert haben, importieren Sie sie wieder.</translation>
    </message>
    <message>
      <source>{resource} limits at {count}</source>
      <extracomment>app/results/result_strip.py</extracomment>
      <translation>{resource} begrenzt bei {count}</translation>
    </message>
    <message>
      <source>{resource} of {component}</source>
      <extracomment>app/results/words/results.py, planner_core/engine/basis/subjects.py</extracomment>
      <translation>{resource} von {component}</translation>
    </message>
    <message>
      <source>{resource} of {component} at {count} desktops (phase: {phase})</source>
      <extracomment>app/cli/assessment_report.py</extracomment>
      <translation>{resource} von {component} bei {count} Desktops (Phase: {phase})</translation>
    </message>
    <message>
      <source>{resource} of {component}: {average} on average, but {peak} at the peak (phase: {phase}); users wait while it lasts.</source>
      <extracomment>planner_core/engine/findings/load.py</extracomment>
      <translation>{resource} von {component}: im Durchschnitt {average}, in der Spitze aber {peak} (Phase: {phase}); Benutzer warten, solange sie dauert.</translation>
    </message>
    <message>
      <source>{resource} of {component}: {demand} of {capacity}</source>
      <extracomment>app/results/tabs/saturation_tab.py</extracomment>
      <translation>{resource} von {component}: {demand} von {capacity}</translation>
    </message>
    <message>
      <source>{resource} {percent}, {status}</source>
      <extracomment>app/canvas/content/card_content.py</extracomment>
      <translation>{resource} {percent}, {status}</translation>
    </message>
    <message>
      <source>{resource}: {percent} used, {status}</source>
      <extracomment>app/look/widgets/usage_bar.py</extracomment>
      <translation>{resource}: {percent} belegt, {status}</translation>
    </message>
    <message>
      <source>{role} of {name} cannot lie on {store}.</source>
      <extracomment>planner_core/editing/verbs/links.py</extracomment>
      <translation>{role} von {name} kann nicht auf {store} liegen.</translation>
    </message>
    <message numerus="yes">
      <source>{role} of {pool} lies on no store.</source>
      <comment>{role} and other files of {pool} lie on no store ({count} file roles in all).</comment>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>
        <numerusform>{role} von {pool} liegt auf keinem Datastore.</numerusform>
        <numerusform>{role} und weitere Dateien von {pool} liegen auf keinem Datastore (insgesamt {count} Dateiarten).</numerusform>
      </translation>
    </message>
    <message>
      <source>{role} of {pool}, {size} each</source>
      <extracomment>app/canvas/content/file_names.py</extracomment>
      <translation>{role} von {pool}, je {size}</translation>
    </message>
    <message>
      <source>{role} on {store}</source>
      <extracomment>planner_core/engine/explaining/explain.py</extracomment>
      <translation>{role} auf {store}</translation>
    </message>
    <message>
      <source>{role} {size}</source>
      <extracomment>app/results/charts/capacity_chart.py</extracomment>
      <translation>{role} {size}</translation>
    </message>
    <message>
      <source>{rows}, {count} cells selected: type, and Ctrl+Enter fills all</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>{rows}, {count} Zellen ausgewählt: tippen, Strg+Eingabe füllt alle</translation>
    </message>
    <message>
      <source>{rows}, {count} selected</source>
      <extracomment>app/library/library_window.py</extracomment>
      <translation>{rows}, {count} ausgewählt</translation>
    </message>
    <message>
      <source>{sentence}, over the target of {target}</source>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>{sentence}, das Ziel ist {target}</translation>
    </message>
    <message>
      <source>{sentence}: {storms}.</source>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>{sentence}; {storms}.</translation>
    </message>
    <message>
      <source>{sessions} sessions: {limit}</source>
      <extracomment>app/cli/response_report.py</extracomment>
      <translation>{sessions} Sitzungen: {limit}</translation>
    </message>
    <message>
      <source>{shown} of {there}</source>
      <extracomment>app/library/library_window.py, app/look/widgets/finder.py, app/results/tabs/assumptions_tab.py, app/results/tabs/variants_tab.py, app/window/panes/outline.py, app/window/panes/palette.py</extracomment>
      <translation>{shown} von {there}</translation>
    </message>
    <message>
      <source>{size} bytes are more than a project can have</source>
      <extracomment>db/inspect_file.py</extracomment>
      <translation>{size} Byte sind mehr, als ein Projekt haben kann</translation>
    </message>
    <message>
      <source>{size} bytes instead of {expected}</source>
      <extracomment>db/inspect_file.py</extracomment>
      <translation>{size} Byte statt {expected}</translation>
    </message>
    <message>
      <source>{sockets} × {processor}, {ram}</source>
      <extracomment>app/canvas/content/captions.py</extracomment>
      <translation>{sockets} × {processor}, {ram}</translation>
    </message>
    <message>
      <source>{source} cannot be connected to {target}: pools and servers connect to hosts, clusters, stores and network links.</source>
      <extracomment>planner_core/editing/verbs/links.py</extracomment>
      <translation>{source} lässt sich nicht mit {target} verbinden: Pools und Server werden mit Hosts, Clustern, Datastores und Netzwerkverbindungen verbunden.</translation>
    </message>
    <message>
      <source>{store} counts on a data reduction of {ratio} : 1, but clones like those of {pool} share their image already.</source>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>{store} rechnet mit einer Datenreduktion von {ratio} : 1, aber Clones wie die von {pool} teilen sich ihr Image schon.</translation>
    </message>
    <message>
      <source>{store} has no vSAN that files could lie on.</source>
      <extracomment>planner_core/editing/verbs/links.py</extracomment>
      <translation>{store} hat kein vSAN, auf dem Dateien liegen könnten.</translation>
    </message>
    <message>
      <source>{store} holds {machines} clones on a datastore; {broker} allows {most}.</source>
      <extracomment>planner_core/engine/findings/load.py</extracomment>
      <translation>{store} hält {machines} Clones auf einem Datastore; {broker} erlaubt {most}.</translation>
    </message>
    <message numerus="yes">
      <source>{store} stores the image of {pool} {count} time, {size}, without data reduction.</source>
      <comment>{store} stores the image of {pool} {count} times, {size} in all, without data reduction.</comment>
      <extracomment>planner_core/engine/findings/arrays.py</extracomment>
      <translation>
        <numerusform>{store} speichert das Image von {pool} {count} Mal, {size}, ohne Datenreduktion.</numerusform>
        <numerusform>{store} speichert das Image von {pool} {count} Mal, insgesamt {size}, ohne Datenreduktion.</numerusform>
      </translation>
    </message>
    <message>
      <source>{subject} ({phase})</source>
      <extracomment>planner_core/studies/comparison_measures.py</extracomment>
      <translation>{subject} ({phase})</translation>
    </message>
    <message>
      <source>{subject} ({phase}, {case})</source>
      <extracomment>planner_core/studies/comparison_measures.py</extracomment>
      <translation>{subject} ({phase}, {case})</translation>
    </message>
    <message>
      <source>{test} judges its own users only; those of {pool} are: {workload}.</source>
      <extracomment>planner_core/studies/benchmark_workloads.py</extracomment>
      <translation>{test} beurteilt nur seine eigenen Benutzer; die von {pool} sind: {workload}.</translation>
    </message>
    <message>
      <source>{test} judges its own users only; {pool} has no workload profile.</source>
      <extracomment>planner_core/studies/benchmark_workloads.py</extracomment>
      <translation>{test} beurteilt nur seine eigenen Benutzer; {pool} hat kein Lastprofil.</translation>
    </message>
    <message>
      <source>{title}, {detail}</source>
      <extracomment>planner_core/engine/basis/subjects.py</extracomment>
      <translation>{title}, {detail}</translation>
    </message>
    <message>
      <source>{title}: {text}</source>
      <extracomment>app/results/words/failures.py</extracomment>
      <translation>{title}: {text}</translation>
    </message>
    <message>
      <source>{usable} of each host's RAM, after {reserved} for the system, goes to desktops. Their overhead, screens and what the hypervisor keeps free do not count.</source>
      <extracomment>planner_core/studies/opinions_on_ram.py</extracomment>
      <translation>{usable} des RAM jedes Hosts, nach {reserved} für das System, gehen an Desktops. Deren Overhead, Bildschirme und was der Hypervisor frei hält, zählen nicht.</translation>
    </message>
    <message>
      <source>{used} of {capacity}</source>
      <extracomment>app/cli/assessment_report.py, app/output/chapters/capacity_chapter.py</extracomment>
      <translation>{used} von {capacity}</translation>
    </message>
    <message>
      <source>{used} of {capacity}, {percent}</source>
      <extracomment>app/results/charts/capacity_chart.py</extracomment>
      <translation>{used} von {capacity}, {percent}</translation>
    </message>
    <message>
      <source>{users} users</source>
      <extracomment>app/output/chapters/ladder_chapter.py</extracomment>
      <translation>{users} Benutzer</translation>
    </message>
    <message>
      <source>{value} is not a whole number.</source>
      <extracomment>app/look/widgets/number_spec.py</extracomment>
      <translation>{value} ist keine ganze Zahl.</translation>
    </message>
    <message>
      <source>{variant} is the only variant and cannot be removed.</source>
      <extracomment>planner_core/editing/verbs/variants.py</extracomment>
      <translation>{variant} ist die einzige Variante und kann nicht entfernt werden.</translation>
    </message>
    <message>
      <source>{vcpus} vCPU, {ram}</source>
      <extracomment>app/canvas/content/captions.py</extracomment>
      <translation>{vcpus} vCPU, {ram}</translation>
    </message>
    <message>
      <source>{what} allows {limit} desktops. Enough: {remedy}.</source>
      <extracomment>planner_core/studies/needed.py</extracomment>
      <translation>{what} erlaubt {limit} Desktops. Es reichen: {remedy}.</translation>
    </message>
    <message>
      <source>{what} allows {limit} desktops. No number of what can be added there is enough.</source>
      <extracomment>planner_core/studies/needed.py</extracomment>
      <translation>{what} erlaubt {limit} Desktops. Keine Anzahl von etwas, das man dort hinzufügen kann, reicht.</translation>
    </message>
    <message>
      <source>{what}: {after} instead of {before}</source>
      <extracomment>app/results/words/comparison.py</extracomment>
      <translation>{what}: {after} statt {before}</translation>
    </message>
    <message>
      <source>{what}: {desktops} desktops fit on average, but not in whole ones on each. Enough: {remedy}.</source>
      <extracomment>planner_core/engine/answers/lifts.py</extracomment>
      <translation>{what}: {desktops} Desktops passen im Durchschnitt, aber nicht als ganze auf jedem Teil. Es reichen: {remedy}.</translation>
    </message>
    <message>
      <source>{what}: {desktops} desktops take {demand}, {usable} may be used.</source>
      <extracomment>planner_core/engine/answers/lifts.py</extracomment>
      <translation>{what}: {desktops} Desktops brauchen {demand}, genutzt werden dürfen {usable}.</translation>
    </message>
    <message>
      <source>{what}: {desktops} desktops take {demand}, {usable} may be used. Enough here: {part}.</source>
      <extracomment>planner_core/engine/answers/lifts.py</extracomment>
      <translation>{what}: {desktops} Desktops brauchen {demand}, nutzbar sind {usable}. Dafür genügt: {part}.</translation>
    </message>
    <message>
      <source>{what}: {desktops} desktops take {demand}, {usable} may be used. Enough: {remedy}.</source>
      <extracomment>planner_core/engine/answers/lifts.py</extracomment>
      <translation>{what}: {desktops} Desktops brauchen {demand}, genutzt werden dürfen {usable}. Es reichen: {remedy}.</translation>
    </message>
    <message>
      <source>{what}: {desktops} desktops take {demand}, {usable} may be used. No number of what can be added there is enough.</source>
      <extracomment>planner_core/engine/answers/lifts.py</extracomment>
      <translation>{what}: {desktops} Desktops brauchen {demand}, genutzt werden dürfen {usable}. Keine Anzahl dessen, was sich dort ergänzen lässt, reicht.</translation>
    </message>
    <message>
      <source>{what}: {desktops} desktops take {demand}, {usable} may be used. Nothing is enough by itself: {remedies}.</source>
      <extracomment>planner_core/engine/answers/lifts.py</extracomment>
      <translation>{what}: {desktops} Desktops brauchen {demand}, nutzbar sind {usable}. Nichts davon genügt allein: {remedies}.</translation>
    </message>
    <message>
      <source>{what}: {desktops} desktops take {demand}, {usable} may be used. One vCenter looks after no more: plan further clusters, each with a vCenter of its own.</source>
      <extracomment>planner_core/engine/answers/lifts.py</extracomment>
      <translation>{what}: {desktops} Desktops brauchen {demand}, genutzt werden dürfen {usable}. Mehr betreut ein vCenter nicht: Planen Sie weitere Cluster, jeden mit eigenem vCenter.</translation>
    </message>
    <message>
      <source>{what}: {desktops} desktops take {demand}, {usable} may be used. This array takes no more: another model or a second array is needed.</source>
      <extracomment>planner_core/engine/answers/lifts.py</extracomment>
      <translation>{what}: {desktops} Desktops brauchen {demand}, nutzbar sind {usable}. Mehr nimmt dieses Array nicht auf: Nötig ist ein anderes Modell oder ein zweites Array.</translation>
    </message>
    <message>
      <source>{when}. Target {target}; {status}</source>
      <extracomment>app/results/tabs/saturation_tab.py</extracomment>
      <translation>{when}. Zielwert {target}; {status}</translation>
    </message>
    <message>
      <source>{when}: {sessions} sessions are too many to keep their pace; they wait {waiting} for an answer if they slow down with it. Full from {knee} on: {limit}.</source>
      <extracomment>app/results/tabs/response_tab.py</extracomment>
      <translation>{when}: {sessions} Sitzungen sind zu viele, um ihr Tempo zu halten; sie warten {waiting} auf eine Antwort, wenn sie mit ihr langsamer werden. Voll ab {knee}: {limit}.</translation>
    </message>
    <message>
      <source>{when}: {sessions} sessions wait {pace} for an answer, {waiting} if they slow down with it. Full from {knee} on: {limit}.</source>
      <extracomment>app/results/tabs/response_tab.py</extracomment>
      <translation>{when}: {sessions} Sitzungen warten {pace} auf eine Antwort, {waiting}, wenn sie mit ihr langsamer werden. Voll ab {knee}: {limit}.</translation>
    </message>
    <message>
      <source>{who}, linked clones: {grown}</source>
      <extracomment>planner_core/studies/opinions_on_storage.py</extracomment>
      <translation>{who}, Linked Clones: {grown}</translation>
    </message>
    <message>
      <source>{who}, persistent disks: {percent} filled</source>
      <extracomment>planner_core/studies/opinions_on_storage.py</extracomment>
      <translation>{who}, persistente Festplatten: zu {percent} gefüllt</translation>
    </message>
    <message>
      <source>{who}: 1 Gbit/s per 100 desktops</source>
      <extracomment>planner_core/studies/opinions_on_storage.py</extracomment>
      <translation>{who}: 1 Gbit/s je 100 Desktops</translation>
    </message>
    <message>
      <source>{who}: memory pages shared</source>
      <extracomment>planner_core/studies/opinions_on_ram.py</extracomment>
      <translation>{who}: geteilte Speicherseiten</translation>
    </message>
    <message>
      <source>{who}: session hosts by cores</source>
      <extracomment>planner_core/studies/opinions_on_processors.py</extracomment>
      <translation>{who}: Session Hosts nach Kernen</translation>
    </message>
    <message>
      <source>{who}: {minutes} for a start</source>
      <extracomment>planner_core/studies/opinions_on_storms.py</extracomment>
      <translation>{who}: {minutes} für einen Start</translation>
    </message>
    <message>
      <source>{who}: {number} IOPS per user</source>
      <extracomment>planner_core/studies/opinions_on_storage.py</extracomment>
      <translation>{who}: {number} IOPS je Benutzer</translation>
    </message>
    <message>
      <source>{who}: {number} desktops per core</source>
      <extracomment>planner_core/studies/opinions_on_processors.py</extracomment>
      <translation>{who}: {number} Desktops je Kern</translation>
    </message>
    <message>
      <source>{who}: {number} vCPUs per core</source>
      <extracomment>planner_core/studies/opinions_on_processors.py</extracomment>
      <translation>{who}: {number} vCPUs je Kern</translation>
    </message>
    <message>
      <source>{who}: {usable} of the RAM</source>
      <extracomment>planner_core/studies/opinions_on_ram.py</extracomment>
      <translation>{who}: {usable} des RAM</translation>
    </message>
    <message>
      <source>{who}: {used} of the base clock, {mhz} per desktop</source>
      <extracomment>planner_core/studies/opinions_on_processors.py</extracomment>
      <translation>{who}: {used} des Basistakts, {mhz} je Desktop</translation>
    </message>
    <message>
      <source>{work}…</source>
      <extracomment>app/project/patience.py</extracomment>
      <translation>{work}…</translation>
    </message>
    <message>
      <source>“{text}” can mean two numbers. Type {large} or {small}.</source>
      <extracomment>app/look/number_input.py, app/look/widgets/number_spec.py</extracomment>
      <translation>„{text}“ kann zwei Zahlen bedeuten. Geben Sie {large} oder {small} ein.</translation>
    </message>
    <message>
      <source>“{text}” can mean {names}. Choose one from the list, or type more of its name.</source>
      <extracomment>app/inspector/record_field.py</extracomment>
      <translation>„{text}“ passt auf mehrere Einträge: {names}. Bitte einen aus der Liste wählen oder mehr vom Namen eingeben.</translation>
    </message>
    <message>
      <source>“{text}” divides by zero.</source>
      <extracomment>app/look/number_input.py</extracomment>
      <translation>„{text}“ teilt durch null.</translation>
    </message>
    <message>
      <source>“{text}” does not fit; expected is {expected}.</source>
      <extracomment>app/library/cell_texts.py, app/library/importing/import_steps.py</extracomment>
      <translation>„{text}“ passt nicht; erwartet wird {expected}.</translation>
    </message>
    <message>
      <source>“{text}” is no day; type it like 2026-11-30 or 30.11.2026.</source>
      <extracomment>app/library/cell_texts.py</extracomment>
      <translation>„{text}“ ist kein Tag; schreiben Sie ihn wie 2026-11-30 oder 30.11.2026.</translation>
    </message>
    <message>
      <source>“{text}” is none of the choices: {offered}.</source>
      <extracomment>app/library/cell_texts.py</extracomment>
      <translation>„{text}“ ist keine der Möglichkeiten: {offered}.</translation>
    </message>
    <message>
      <source>“{text}” is not a number. Type one like {example}.</source>
      <extracomment>app/look/number_input.py</extracomment>
      <translation>„{text}“ ist keine Zahl. Schreiben Sie sie wie {example}.</translation>
    </message>
    <message>
      <source>“{text}” is not in the calendar.</source>
      <extracomment>app/library/cell_texts.py</extracomment>
      <translation>„{text}“ steht nicht im Kalender.</translation>
    </message>
    <message>
      <source>“{text}” is part of {count} names: {names} … Choose one from the list, or type more of it.</source>
      <extracomment>app/inspector/record_field.py</extracomment>
      <translation>„{text}“ kommt in {count} Namen vor: {names} … Bitte einen aus der Liste wählen oder mehr vom Namen eingeben.</translation>
    </message>
    <message>
      <source>“{throttle}” is {planned}; the default of {broker} is {default}.</source>
      <extracomment>planner_core/engine/findings/storms.py</extracomment>
      <translation>„{throttle}“ ist {planned}; der Standard von {broker} ist {default}.</translation>
    </message>
    <message>
      <source>“{typed}” does not fit: this value is in {unit}.</source>
      <extracomment>app/look/number_input.py</extracomment>
      <translation>„{typed}“ passt nicht: Dieser Wert steht in {unit}.</translation>
    </message>
  </context>
</TS>
