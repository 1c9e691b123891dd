<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>Headroom</name>
    <message>
      <source>! over 100 %   ~ over the target or close to it   ? nothing to measure against</source>
      <extracomment>app/cli/report.py</extracomment>
      <translation>! über 100 %   ~ über dem Zielwert oder nahe daran   ? kein Vergleichswert</translation>
    </message>
    <message>
      <source>%</source>
      <extracomment>planner_core/engine/formula_text.py, planner_core/engine/stores.py, planner_core/formulas/availability.py, planner_core/formulas/controllers.py, planner_core/formulas/desktop_io.py, planner_core/formulas/host_cache.py, planner_core/plan/components/cluster.py, planner_core/plan/components/desktop_pool.py, planner_core/plan/components/disk_group.py, planner_core/plan/components/host.py, planner_core/plan/components/infrastructure_servers.py, planner_core/plan/components/network_link.py, planner_core/plan/components/pool_machines.py, planner_core/plan/components/pool_work.py, planner_core/plan/components/storage_array.py, planner_core/plan/settings.py, planner_core/plan/settings_costs.py</extracomment>
      <translation>%</translation>
    </message>
    <message>
      <source>&amp;About Headroom</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Ü&amp;ber Headroom</translation>
    </message>
    <message>
      <source>&amp;Actual size</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Originalgröße</translation>
    </message>
    <message>
      <source>&amp;As the system</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Wie das System</translation>
    </message>
    <message>
      <source>&amp;Boot</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Boot</translation>
    </message>
    <message>
      <source>&amp;Connect…</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Verbinden…</translation>
    </message>
    <message>
      <source>&amp;Dark</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Dunkel</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Löschen</translation>
    </message>
    <message>
      <source>&amp;Disk group</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Festplattengruppe</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
      <source>&amp;Export proposal…</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Angebot exportieren…</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Datei</translation>
    </message>
    <message>
      <source>&amp;Find in the palette</source>
      <extracomment>app/actions.py</extracomment>
      <translation>In der Palette &amp;suchen</translation>
    </message>
    <message>
      <source>&amp;Fit the plan</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Ganzen P&amp;lan zeigen</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Hilfe</translation>
    </message>
    <message>
      <source>&amp;Host</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Host</translation>
    </message>
    <message>
      <source>&amp;Infrastructure servers</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Infrastruktur-Server</translation>
    </message>
    <message>
      <source>&amp;Insert</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Einfügen</translation>
    </message>
    <message>
      <source>&amp;Keyboard shortcuts</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
      <source>&amp;Language</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Sp&amp;rache</translation>
    </message>
    <message>
      <source>&amp;Light</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Hell</translation>
    </message>
    <message>
      <source>&amp;New plan</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Neuer Plan</translation>
    </message>
    <message>
      <source>&amp;Open</source>
      <extracomment>app/shell/recent_list.py</extracomment>
      <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
      <source>&amp;Open…</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
      <source>&amp;Palette</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Palette</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <extracomment>app/actions.py</extracomment>
      <translation>B&amp;eenden</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <extracomment>app/actions.py, app/wiring.py</extracomment>
      <translation>&amp;Wiederholen</translation>
    </message>
    <message>
      <source>&amp;Remove from this list</source>
      <extracomment>app/shell/recent_list.py</extracomment>
      <translation>Aus dieser Liste &amp;entfernen</translation>
    </message>
    <message>
      <source>&amp;Remove those not found</source>
      <extracomment>app/shell/recent_menu.py</extracomment>
      <translation>Nicht gefundene &amp;entfernen</translation>
    </message>
    <message>
      <source>&amp;Results</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Ergebnisse</translation>
    </message>
    <message>
      <source>&amp;Save restore point</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Wiederherstellungspunkt &amp;setzen</translation>
    </message>
    <message>
      <source>&amp;Steady</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Dauerbetrieb</translation>
    </message>
    <message>
      <source>&amp;Theme</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Er&amp;scheinungsbild</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <extracomment>app/actions.py, app/wiring.py</extracomment>
      <translation>&amp;Rückgängig</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Ansicht</translation>
    </message>
    <message>
      <source>1/min</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>1/min</translation>
    </message>
    <message>
      <source>100 %</source>
      <extracomment>app/canvas/menus.py</extracomment>
      <translation>100 %</translation>
    </message>
    <message>
      <source>1000 / (seek + half a turn) gives 79 IOPS at 7,200 rpm (vmtoday.com, Storage Basics II)</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>1000 / (Suchzeit + halbe Umdrehung) ergibt 79 IOPS bei 7.200 U/min (vmtoday.com, Storage Basics II)</translation>
    </message>
    <message>
      <source>6 % of the first 4 GiB + 4 % of the next 8 + 2 % of the next 16 + 1 % above 28 GiB of ram_gib</source>
      <extracomment>planner_core/engine/formula_text.py</extracomment>
      <translation>6 % der ersten 4 GiB + 4 % der nächsten 8 + 2 % der nächsten 16 + 1 % über 28 GiB von ram_gib</translation>
    </message>
    <message>
      <source>75 desktops on one host with local solid state disks. What limits it, memory or processor?</source>
      <extracomment>app/start_page.py</extracomment>
      <translation>75 Desktops auf einem Host mit lokalen SSDs. Was begrenzt ihn, RAM oder Prozessor?</translation>
    </message>
    <message>
      <source>= {formula}</source>
      <extracomment>app/panels/formula_card.py</extracomment>
      <translation>= {formula}</translation>
    </message>
    <message>
      <source>A byte has 8 bits</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Ein Byte hat 8 Bit</translation>
    </message>
    <message>
      <source>A disk group lies inside a host: drop it on one.</source>
      <extracomment>app/canvas/tools/drop.py, app/canvas/tools/move.py</extracomment>
      <translation>Eine Festplattengruppe liegt in einem Host: Ziehen Sie sie auf einen.</translation>
    </message>
    <message>
      <source>A disk group lies inside a host: select the host first.</source>
      <extracomment>app/canvas/orders.py</extracomment>
      <translation>Eine Festplattengruppe liegt in einem Host: Wählen Sie zuerst den Host aus.</translation>
    </message>
    <message>
      <source>A longer boot window; or: {hint}</source>
      <extracomment>app/panels/results/limits.py</extracomment>
      <translation>Ein längeres Boot-Fenster; oder: {hint}</translation>
    </message>
    <message>
      <source>A plan dropped on this window opens, too.</source>
      <extracomment>app/start_page.py</extracomment>
      <translation>Ein auf dieses Fenster gezogener Plan öffnet sich ebenfalls.</translation>
    </message>
    <message>
      <source>A position is not a number.</source>
      <extracomment>planner_core/plan/interchange.py</extracomment>
      <translation>Eine Position ist keine Zahl.</translation>
    </message>
    <message>
      <source>A read that is found in the cache goes no further</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>Ein Lesezugriff, den der Cache beantwortet, geht nicht weiter</translation>
    </message>
    <message>
      <source>A review of the plan found nothing to point out.</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>Die Prüfung des Plans ergab nichts Auffälliges.</translation>
    </message>
    <message>
      <source>A review of the plan found {errors}, {warnings} and {notices}; see Findings.</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>Die Prüfung des Plans ergab {errors}, {warnings} und {notices}; siehe Befunde.</translation>
    </message>
    <message>
      <source>A storm is over when its slowest part is; the work of a boot is constant (NetApp TR-4540)</source>
      <extracomment>planner_core/engine/explain.py</extracomment>
      <translation>Ein Boot-Sturm ist vorbei, wenn sein langsamster Teil fertig ist; die Arbeit eines Boots ist konstant (NetApp TR-4540)</translation>
    </message>
    <message>
      <source>About Headroom</source>
      <extracomment>app/about_dialog.py</extracomment>
      <translation>Über Headroom</translation>
    </message>
    <message>
      <source>Add</source>
      <extracomment>app/canvas/menus.py</extracomment>
      <translation>Einfügen</translation>
    </message>
    <message>
      <source>Add a price</source>
      <extracomment>app/panels/price_list.py</extracomment>
      <translation>Preis hinzufügen</translation>
    </message>
    <message>
      <source>Add drives.</source>
      <extracomment>planner_core/engine/findings/hardware.py</extracomment>
      <translation>Fügen Sie Laufwerke hinzu.</translation>
    </message>
    <message>
      <source>Add or remove a drive.</source>
      <extracomment>planner_core/engine/findings/hardware.py</extracomment>
      <translation>Fügen Sie ein Laufwerk hinzu oder entfernen Sie eines.</translation>
    </message>
    <message>
      <source>Add to the plan</source>
      <extracomment>app/panels/palette.py</extracomment>
      <translation>In den Plan einfügen</translation>
    </message>
    <message>
      <source>Add {name}</source>
      <extracomment>app/canvas/commands.py, planner_core/editing/verbs/components.py</extracomment>
      <translation>{name} einfügen</translation>
    </message>
    <message>
      <source>Add {name} next to the selection (Enter)</source>
      <extracomment>app/panels/palette.py</extracomment>
      <translation>{name} neben der Auswahl einfügen (Eingabetaste)</translation>
    </message>
    <message>
      <source>Added to all files of a store.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Zuschlag auf alle Dateien eines Datastores.</translation>
    </message>
    <message>
      <source>All desktops have to be up within this time.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>In dieser Zeit müssen alle Desktops gestartet sein.</translation>
    </message>
    <message>
      <source>All desktops start within the boot window.</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Alle Desktops starten innerhalb des Boot-Fensters.</translation>
    </message>
    <message>
      <source>All files</source>
      <extracomment>app/panels/results/capacity.py</extracomment>
      <translation>Alle Dateien</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <extracomment>app/shell/plan_commands.py</extracomment>
      <translation>Alle Dateien (*)</translation>
    </message>
    <message>
      <source>All files here</source>
      <extracomment>app/proposal/capacity.py</extracomment>
      <translation>Alle Dateien hier</translation>
    </message>
    <message>
      <source>All of it</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation>Alles</translation>
    </message>
    <message>
      <source>All-core turbo clock</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>All-Core-Turbotakt</translation>
    </message>
    <message>
      <source>Allowed: {least} to {most}</source>
      <extracomment>app/panels/origin_words.py</extracomment>
      <translation>Erlaubt: {least} bis {most}</translation>
    </message>
    <message>
      <source>Another store</source>
      <extracomment>app/proposal/relocation.py</extracomment>
      <translation>Ein anderer Datastore</translation>
    </message>
    <message>
      <source>April</source>
      <extracomment>app/dates.py</extracomment>
      <translation>April</translation>
    </message>
    <message>
      <source>Arrow keys</source>
      <extracomment>app/shell/shortcuts_dialog.py</extracomment>
      <translation>Pfeiltasten</translation>
    </message>
    <message>
      <source>As sold: 1 GB is 10^9 bytes. Capacities of stores are shown in GiB.</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Wie verkauft: 1 GB sind 10^9 Byte. Datastore-Kapazitäten stehen in GiB.</translation>
    </message>
    <message>
      <source>Assumptions</source>
      <extracomment>app/proposal/assumptions.py</extracomment>
      <translation>Annahmen</translation>
    </message>
    <message>
      <source>Assumptions and sources in words; printed with the proposal.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Annahmen und Quellen in Worten; sie stehen im Angebot.</translation>
    </message>
    <message>
      <source>At the maximum of {maximum} desktops it is {each}.</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>Beim Maximum von {maximum} Desktops sind es {each}.</translation>
    </message>
    <message>
      <source>August</source>
      <extracomment>app/dates.py</extracomment>
      <translation>August</translation>
    </message>
    <message>
      <source>Average while users work.</source>
      <extracomment>planner_core/plan/components/infrastructure_servers.py</extracomment>
      <translation>Mittelwert, während die Benutzer arbeiten.</translation>
    </message>
    <message>
      <source>Back to default: {value}</source>
      <extracomment>app/panels/field_row.py</extracomment>
      <translation>Zurück zur Vorgabe: {value}</translation>
    </message>
    <message>
      <source>Back-end I/O = reads + writes x write penalty; caches take their share off. Without cache it is the harmonic form F = n x i / (r + w x P) read the other way</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Backend-I/O = Lesezugriffe + Schreibzugriffe x Write Penalty; Caches nehmen ihren Anteil ab. Ohne Cache ist es die harmonische Form F = n x i / (r + w x P), andersherum gelesen</translation>
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
      <source>Base clock</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Basistakt</translation>
    </message>
    <message>
      <source>Bill of materials</source>
      <extracomment>app/cli/report.py, app/panels/results/cost.py, app/proposal/bill.py, planner_core/engine/explain_bill.py, planner_core/formulas/cost.py</extracomment>
      <translation>Stückliste</translation>
    </message>
    <message>
      <source>Bill of materials: price records of the components drawn</source>
      <extracomment>planner_core/engine/explain_bill.py</extracomment>
      <translation>Stückliste: Preisangaben der gezeichneten Komponenten</translation>
    </message>
    <message>
      <source>Boot</source>
      <extracomment>app/proposal/overview.py, planner_core/engine/assessment.py, planner_core/plan/components/pool_work.py</extracomment>
      <translation>Boot</translation>
    </message>
    <message>
      <source>Boot of all</source>
      <extracomment>app/cli/report.py</extracomment>
      <translation>Boot aller Desktops</translation>
    </message>
    <message>
      <source>Boot of all desktops</source>
      <extracomment>planner_core/engine/explain.py</extracomment>
      <translation>Boot aller Desktops</translation>
    </message>
    <message>
      <source>Boot window</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Boot-Fenster</translation>
    </message>
    <message>
      <source>Booting all desktops takes {minutes} of a window of {window} and waits for the number of desktops that may start at once.</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>Der Boot aller Desktops dauert {minutes} bei einem Fenster von {window} und wartet auf die Zahl der Desktops, die gleichzeitig starten dürfen.</translation>
    </message>
    <message>
      <source>Booting all desktops takes {minutes} of a window of {window} and waits for {limit}.</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>Der Boot aller Desktops dauert {minutes} bei einem Fenster von {window} und wartet auf {limit}.</translation>
    </message>
    <message>
      <source>Booting all desktops takes {minutes}; the window is {window}.</source>
      <extracomment>planner_core/engine/findings/load.py</extracomment>
      <translation>Der Boot aller Desktops dauert {minutes}; das Fenster beträgt {window}.</translation>
    </message>
    <message>
      <source>Brokers, directory, databases</source>
      <extracomment>app/panels/palette_model.py</extracomment>
      <translation>Broker, Verzeichnisdienst, Datenbanken</translation>
    </message>
    <message>
      <source>Bytes of a bit rate</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Bytes einer Bitrate</translation>
    </message>
    <message>
      <source>Bytes per second = I/Os per second x mean size of an I/O</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Bytes je Sekunde = I/Os je Sekunde x mittlere Größe eines I/O</translation>
    </message>
    <message>
      <source>Bytes to restore over the rate; vSAN waits 60 minutes for what is absent, and not for what has failed (planning value)</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Wiederherzustellende Bytes durch die Rate; vSAN wartet 60 Minuten auf Abwesendes, auf Ausgefallenes nicht (Planungswert)</translation>
    </message>
    <message>
      <source>CPU</source>
      <extracomment>app/canvas/content.py, planner_core/engine/assessment.py</extracomment>
      <translation>CPU</translation>
    </message>
    <message>
      <source>CPU capacity</source>
      <extracomment>planner_core/formulas/cpu.py</extracomment>
      <translation>CPU-Kapazität</translation>
    </message>
    <message>
      <source>CPU demand</source>
      <extracomment>planner_core/formulas/cpu.py</extracomment>
      <translation>CPU-Bedarf</translation>
    </message>
    <message>
      <source>CPU demand of all desktops</source>
      <extracomment>planner_core/engine/hosts.py</extracomment>
      <translation>CPU-Bedarf aller Desktops</translation>
    </message>
    <message>
      <source>CPU demand of infrastructure servers</source>
      <extracomment>planner_core/engine/hosts.py</extracomment>
      <translation>CPU-Bedarf der Infrastruktur-Server</translation>
    </message>
    <message>
      <source>CPU per booting desktop</source>
      <extracomment>planner_core/formulas/cpu.py</extracomment>
      <translation>CPU je bootendem Desktop</translation>
    </message>
    <message>
      <source>Cache</source>
      <extracomment>planner_core/plan/components/disk_group.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>Cache</translation>
    </message>
    <message>
      <source>Cache that vSAN uses</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Von vSAN genutzter Cache</translation>
    </message>
    <message>
      <source>Cache wanted per disk group</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Gewünschter Cache je Festplattengruppe</translation>
    </message>
    <message>
      <source>Caches in series: the second sees what the first has left</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>Caches hintereinander: Der zweite sieht, was der erste übrig lässt</translation>
    </message>
    <message>
      <source>Calculated with Headroom {version}</source>
      <extracomment>app/proposal/content.py</extracomment>
      <translation>Berechnet mit Headroom {version}</translation>
    </message>
    <message>
      <source>Calibrated on a family of three systems, not on one. A Login VSI run keeps logging users in, which is why reads outweigh writes.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Kalibriert an einer Familie von drei Systemen, nicht an einem. Ein Login-VSI-Lauf meldet ständig Benutzer an; deshalb überwiegen die Lesezugriffe.</translation>
    </message>
    <message>
      <source>Cancel</source>
      <extracomment>app/shell/exports.py</extracomment>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Capacity</source>
      <extracomment>app/canvas/content.py, app/cli/report.py, app/panels/results/capacity.py, app/panels/results/tabs.py, app/proposal/capacity.py, app/proposal/saturation.py, planner_core/engine/assessment.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>Kapazität</translation>
    </message>
    <message>
      <source>Capacity by file role</source>
      <extracomment>app/charts/capacity_chart.py</extracomment>
      <translation>Kapazität nach Dateiart</translation>
    </message>
    <message>
      <source>Capacity left by failed hosts</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>Kapazität nach Host-Ausfällen</translation>
    </message>
    <message>
      <source>Capacity target</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Zielwert Kapazität</translation>
    </message>
    <message>
      <source>Case: {case}</source>
      <extracomment>app/shell/top_bar.py</extracomment>
      <translation>Fall: {case}</translation>
    </message>
    <message>
      <source>Catalogue {list}.json, record {record}, field {field}: {reason}</source>
      <extracomment>planner_core/catalog/catalog.py</extracomment>
      <translation>Katalog {list}.json, Eintrag {record}, Feld {field}: {reason}</translation>
    </message>
    <message>
      <source>Change it in {place}</source>
      <extracomment>app/panels/explain.py</extracomment>
      <translation>Ändern in: {place}</translation>
    </message>
    <message>
      <source>Change prices of {name}</source>
      <extracomment>planner_core/editing/verbs/fields.py</extracomment>
      <translation>Preise von {name} ändern</translation>
    </message>
    <message>
      <source>Change {field}</source>
      <extracomment>planner_core/editing/verbs/fields.py</extracomment>
      <translation>{field} ändern</translation>
    </message>
    <message>
      <source>Change {field} of {name}</source>
      <extracomment>planner_core/editing/verbs/fields.py</extracomment>
      <translation>{field} von {name} ändern</translation>
    </message>
    <message>
      <source>Characters that this typeface lacks are printed as “?”.</source>
      <extracomment>app/proposal/build.py</extracomment>
      <translation>Zeichen, die dieser Schrift fehlen, werden als „?“ gedruckt.</translation>
    </message>
    <message>
      <source>Choose a catalogue record with a price or type one in.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>Wählen Sie einen Katalogeintrag mit Preis oder geben Sie einen Preis ein.</translation>
    </message>
    <message>
      <source>Choose a store with the keyboard</source>
      <extracomment>app/canvas/menus.py</extracomment>
      <translation>Datastore mit der Tastatur wählen</translation>
    </message>
    <message>
      <source>Choose another place…</source>
      <extracomment>app/shell/exports.py</extracomment>
      <translation>Anderen Ort wählen…</translation>
    </message>
    <message>
      <source>Choosing a drive fills in type, size and IOPS.</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Die Wahl eines Laufwerks trägt Typ, Größe und IOPS ein.</translation>
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
      <source>Citrix blog 2011: 12 s boot with unlimited IOPS, on one core of about 2.7 GHz, x 1.2</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Citrix-Blog 2011: 12 s Boot bei unbegrenzten IOPS, auf einem Kern mit rund 2,7 GHz, x 1,2</translation>
    </message>
    <message>
      <source>Clear the search</source>
      <extracomment>app/panels/palette.py</extracomment>
      <translation>Suche löschen</translation>
    </message>
    <message>
      <source>Click a number, or press F1 on it, to see how it comes about.</source>
      <extracomment>app/panels/explain.py</extracomment>
      <translation>Klicken Sie auf eine Zahl oder drücken Sie F1 auf ihr, um zu sehen, wie sie zustande kommt.</translation>
    </message>
    <message>
      <source>Click, Enter or F1 explains it.</source>
      <extracomment>app/panels/results/figure.py, app/panels/results/saturation.py</extracomment>
      <translation>Klick, Eingabetaste oder F1 leitet sie her.</translation>
    </message>
    <message>
      <source>Client cache of vSAN</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>Client-Cache von vSAN</translation>
    </message>
    <message>
      <source>Clock cycles of one boot, with the hyper-threading gain that the capacity has too.</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Taktzyklen eines Boots, mit dem Hyper-Threading-Gewinn, den auch die Kapazität enthält.</translation>
    </message>
    <message>
      <source>Clock with all cores busy. It carries over between processors, the base clock does not.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Takt bei Last auf allen Kernen. Er ist zwischen Prozessoren übertragbar, der Basistakt nicht.</translation>
    </message>
    <message>
      <source>Close the explanation</source>
      <extracomment>app/shell/explain_pane.py</extracomment>
      <translation>Herleitung schließen</translation>
    </message>
    <message>
      <source>Close the explanation (Esc)</source>
      <extracomment>app/shell/explain_pane.py</extracomment>
      <translation>Herleitung schließen (Esc)</translation>
    </message>
    <message>
      <source>Close the message</source>
      <extracomment>app/shell/message_bar.py</extracomment>
      <translation>Meldung schließen</translation>
    </message>
    <message>
      <source>Close the message (Esc)</source>
      <extracomment>app/shell/message_bar.py</extracomment>
      <translation>Meldung schließen (Esc)</translation>
    </message>
    <message>
      <source>Close the tables</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>Tabellen schließen</translation>
    </message>
    <message>
      <source>Coalesced writes</source>
      <extracomment>planner_core/plan/components/disk_group.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>Zusammengefasste Schreibzugriffe</translation>
    </message>
    <message>
      <source>Component</source>
      <extracomment>app/cli/report.py, app/panels/results/findings.py, app/panels/results/limits.py, app/panels/results/saturation.py</extracomment>
      <translation>Komponente</translation>
    </message>
    <message>
      <source>Component {id}: an id is made of letters, digits, dots, dashes and underscores.</source>
      <extracomment>planner_core/plan/problems.py</extracomment>
      <translation>Komponente {id}: Eine Kennung besteht aus Buchstaben, Ziffern, Punkten, Binde- und Unterstrichen.</translation>
    </message>
    <message>
      <source>Components of a file</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Komponenten einer Datei</translation>
    </message>
    <message>
      <source>Components of the desktops</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Komponenten der Desktops</translation>
    </message>
    <message>
      <source>Concurrent power operations</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Gleichzeitige Power-Vorgänge</translation>
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
      <source>Connect them to a disk group.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Verbinden Sie sie mit einer Festplattengruppe.</translation>
    </message>
    <message>
      <source>Connect them to a host if they run on one of these.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Verbinden Sie sie mit einem Host, falls sie auf einem davon laufen.</translation>
    </message>
    <message>
      <source>Connect to</source>
      <extracomment>app/canvas/menus.py</extracomment>
      <translation>Verbinden mit</translation>
    </message>
    <message>
      <source>Constant work: T = N x work / capacity. The boot's share of the demand is its work spread over the window, and what runs on all the while leaves the rest of the capacity to it</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>Konstante Arbeit: T = N x Arbeit / Kapazität. Der Anteil des Boots am Bedarf ist seine Arbeit, über das Fenster verteilt; was währenddessen weiterläuft, lässt ihm den Rest der Kapazität</translation>
    </message>
    <message>
      <source>Constant work: T = N x work / capacity; the slowest resource decides</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>Konstante Arbeit: T = N x Arbeit / Kapazität; die langsamste Ressource entscheidet</translation>
    </message>
    <message>
      <source>Constant work: a job takes the same I/Os at any speed, so the rate follows from its window (NetApp TR-4540, boot with one and with two controllers)</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation>Konstante Arbeit: Ein Vorgang braucht bei jedem Tempo dieselben I/Os, die Rate folgt also aus seinem Zeitfenster (NetApp TR-4540, Boot mit einem und mit zwei Controllern)</translation>
    </message>
    <message>
      <source>Contents</source>
      <extracomment>app/proposal/content.py</extracomment>
      <translation>Inhalt</translation>
    </message>
    <message>
      <source>Controllers in service share the work evenly</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>Controller in Betrieb teilen sich die Arbeit gleichmäßig</translation>
    </message>
    <message>
      <source>Controllers kept busy</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>Beschäftigte Controller</translation>
    </message>
    <message>
      <source>Convert the prices to {currency}.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>Rechnen Sie die Preise in {currency} um.</translation>
    </message>
    <message>
      <source>Copies factor of a policy</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Kopienfaktor einer Richtlinie</translation>
    </message>
    <message>
      <source>Copies of each block</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation>Kopien je Block</translation>
    </message>
    <message>
      <source>Copy as Markdown</source>
      <extracomment>app/panels/formula_card.py</extracomment>
      <translation>Als Markdown kopieren</translation>
    </message>
    <message>
      <source>Copy as text</source>
      <extracomment>app/panels/explain.py, app/panels/formula_card.py</extracomment>
      <translation>Als Text kopieren</translation>
    </message>
    <message>
      <source>Copy table</source>
      <extracomment>app/panels/results/table_view.py</extracomment>
      <translation>Tabelle kopieren</translation>
    </message>
    <message>
      <source>Copy versions</source>
      <extracomment>app/about_dialog.py</extracomment>
      <translation>Versionen kopieren</translation>
    </message>
    <message>
      <source>Cores per socket</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Kerne je Sockel</translation>
    </message>
    <message>
      <source>Cores x all-core turbo clock carries over between processors, base clock does not (measured systems, users per GHz by family); hyper-threading adds 10 to 30 %, threads are not cores (VMware KB 326271)</source>
      <extracomment>planner_core/formulas/cpu.py</extracomment>
      <translation>Kerne x All-Core-Turbotakt ist zwischen Prozessoren übertragbar, der Basistakt nicht (gemessene Systeme, Benutzer je GHz nach Familie); Hyper-Threading bringt 10 bis 30 %, Threads sind keine Kerne (VMware KB 326271)</translation>
    </message>
    <message>
      <source>Cost</source>
      <extracomment>app/panels/results/tabs.py, app/proposal/overview.py</extracomment>
      <translation>Kosten</translation>
    </message>
    <message>
      <source>Counts for</source>
      <extracomment>app/panels/price_list.py</extracomment>
      <translation>Zählt für</translation>
    </message>
    <message>
      <source>Ctrl and wheel</source>
      <extracomment>app/shell/shortcuts_dialog.py</extracomment>
      <translation>Strg und Mausrad</translation>
    </message>
    <message>
      <source>Currency</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Währung</translation>
    </message>
    <message>
      <source>Customer</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Kunde</translation>
    </message>
    <message>
      <source>Date</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>Datum</translation>
    </message>
    <message>
      <source>December</source>
      <extracomment>app/dates.py</extracomment>
      <translation>Dezember</translation>
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
      <source>Default.</source>
      <extracomment>app/panels/origin_words.py</extracomment>
      <translation>Vorgabe.</translation>
    </message>
    <message>
      <source>Default. {source}</source>
      <extracomment>app/panels/origin_words.py</extracomment>
      <translation>Vorgabe. {source}</translation>
    </message>
    <message>
      <source>Delete</source>
      <extracomment>app/canvas/menus.py</extracomment>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>Delete {count} components</source>
      <extracomment>planner_core/editing/verbs/components.py</extracomment>
      <translation>{count} Komponenten löschen</translation>
    </message>
    <message>
      <source>Delete {name}</source>
      <extracomment>planner_core/editing/verbs/components.py</extracomment>
      <translation>{name} löschen</translation>
    </message>
    <message>
      <source>Delta</source>
      <extracomment>app/canvas/chips.py</extracomment>
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
      <extracomment>app/cli/report.py, planner_core/formulas/saturation.py</extracomment>
      <translation>Bedarf</translation>
    </message>
    <message>
      <source>Derivations</source>
      <extracomment>app/proposal/derivations.py</extracomment>
      <translation>Herleitungen</translation>
    </message>
    <message>
      <source>Desktop &amp;pool</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Desktop-&amp;Pool</translation>
    </message>
    <message>
      <source>Desktop pool</source>
      <extracomment>planner_core/editing/verbs/common.py</extracomment>
      <translation>Desktop-Pool</translation>
    </message>
    <message>
      <source>Desktops</source>
      <extracomment>app/cli/report.py, app/panels/palette_model.py, app/panels/results/limits.py, app/proposal/overview.py, app/proposal/saturation.py, planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Desktops</translation>
    </message>
    <message>
      <source>Desktops at the target</source>
      <extracomment>planner_core/formulas/saturation.py</extracomment>
      <translation>Desktops beim Zielwert</translation>
    </message>
    <message>
      <source>Desktops planned</source>
      <extracomment>planner_core/engine/limits.py</extracomment>
      <translation>Geplante Desktops</translation>
    </message>
    <message>
      <source>Desktops that fit on what is drawn</source>
      <extracomment>planner_core/engine/explain.py</extracomment>
      <translation>Desktops, die auf das Gezeichnete passen</translation>
    </message>
    <message>
      <source>Desktops that {resource} of {component} allows</source>
      <extracomment>planner_core/engine/explain.py</extracomment>
      <translation>Desktops, die {resource} von {component} zulässt</translation>
    </message>
    <message>
      <source>Desktops this store would hold</source>
      <extracomment>app/proposal/capacity.py</extracomment>
      <translation>Desktops, die dieser Datastore fasst</translation>
    </message>
    <message>
      <source>Details for the makers are in {file}.</source>
      <extracomment>app/wiring.py</extracomment>
      <translation>Einzelheiten für die Entwickler stehen in {file}.</translation>
    </message>
    <message>
      <source>Digest of a disk</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>Digest einer Festplatte</translation>
    </message>
    <message>
      <source>Disconnect</source>
      <extracomment>app/canvas/menus.py</extracomment>
      <translation>Trennen</translation>
    </message>
    <message>
      <source>Disconnect from</source>
      <extracomment>app/canvas/menus.py</extracomment>
      <translation>Trennen von</translation>
    </message>
    <message>
      <source>Disconnect {source} from {target}</source>
      <extracomment>planner_core/editing/verbs/links.py</extracomment>
      <translation>{source} von {target} trennen</translation>
    </message>
    <message>
      <source>Disk I/Os behind the RAID</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Platten-I/Os hinter dem RAID</translation>
    </message>
    <message>
      <source>Disk I/Os behind vSAN</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Platten-I/Os hinter vSAN</translation>
    </message>
    <message>
      <source>Disk IOPS</source>
      <extracomment>planner_core/engine/assessment.py</extracomment>
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
      <translation>Festplattengruppe</translation>
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
      <extracomment>app/canvas/chips.py</extracomment>
      <translation>Disks</translation>
    </message>
    <message>
      <source>Display bandwidth</source>
      <extracomment>planner_core/formulas/display.py</extracomment>
      <translation>Bandbreite der Bildschirme</translation>
    </message>
    <message>
      <source>Display memory per desktop</source>
      <extracomment>planner_core/formulas/display.py</extracomment>
      <translation>Bildschirm-RAM je Desktop</translation>
    </message>
    <message>
      <source>Disposable</source>
      <extracomment>app/canvas/chips.py</extracomment>
      <translation>Disposable</translation>
    </message>
    <message>
      <source>Disposable disk</source>
      <extracomment>planner_core/plan/links.py</extracomment>
      <translation>Disposable Disk</translation>
    </message>
    <message>
      <source>Disposable disk per desktop</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Disposable Disk je Desktop</translation>
    </message>
    <message>
      <source>Do it again.</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Den zurückgenommenen Schritt erneut ausführen.</translation>
    </message>
    <message>
      <source>Draft</source>
      <extracomment>app/shell/plan_commands.py</extracomment>
      <translation>Entwurf</translation>
    </message>
    <message>
      <source>Drag it onto the drawing, or press Enter.</source>
      <extracomment>app/panels/palette_model.py</extracomment>
      <translation>Auf die Zeichnung ziehen oder Eingabetaste drücken.</translation>
    </message>
    <message>
      <source>Drag one from the palette, or choose it there and press Enter.</source>
      <extracomment>app/canvas/empty.py</extracomment>
      <translation>Ziehen Sie einen aus der Palette oder wählen Sie ihn dort und drücken Sie die Eingabetaste.</translation>
    </message>
    <message>
      <source>Drag the disk group into a host.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Ziehen Sie die Festplattengruppe in einen Host.</translation>
    </message>
    <message>
      <source>Drag to a host or a disk group to connect</source>
      <extracomment>app/canvas/tips.py</extracomment>
      <translation>Zum Verbinden auf einen Host oder eine Festplattengruppe ziehen</translation>
    </message>
    <message>
      <source>Draw a line from the pool to a disk group.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Ziehen Sie eine Linie vom Pool zu einer Festplattengruppe.</translation>
    </message>
    <message>
      <source>Draw a line from the pool to a host.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Ziehen Sie eine Linie vom Pool zu einem Host.</translation>
    </message>
    <message>
      <source>Draw the line the other way: from {target} to {source}.</source>
      <extracomment>planner_core/editing/verbs/links.py</extracomment>
      <translation>Ziehen Sie die Linie andersherum: von {target} zu {source}.</translation>
    </message>
    <message>
      <source>Drawing</source>
      <extracomment>app/canvas/view.py, app/proposal/content.py, app/shell/shortcuts_dialog.py</extracomment>
      <translation>Zeichnung</translation>
    </message>
    <message>
      <source>Drawing of the plan: hosts with their disk groups, desktop pools, and lines from each pool to its host and its stores. The tables of this proposal hold the same facts.</source>
      <extracomment>app/proposal/content.py</extracomment>
      <translation>Zeichnung des Plans: Hosts mit ihren Festplattengruppen, Desktop-Pools und Linien von jedem Pool zu seinem Host und seinen Datastores. Die Tabellen dieses Angebots enthalten dieselben Angaben.</translation>
    </message>
    <message>
      <source>Drive model</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Laufwerksmodell</translation>
    </message>
    <message>
      <source>Drive size</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Laufwerksgröße</translation>
    </message>
    <message>
      <source>Drive type</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Laufwerkstyp</translation>
    </message>
    <message>
      <source>Drives</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Laufwerke</translation>
    </message>
    <message>
      <source>Drives add up: random small blocks spread over all spindles</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Laufwerke addieren sich: kleine zufällige Blöcke verteilen sich auf alle Spindeln</translation>
    </message>
    <message>
      <source>Drives in one RAID set, inside a host</source>
      <extracomment>app/panels/palette_model.py</extracomment>
      <translation>Laufwerke in einem RAID-Verbund, in einem Host</translation>
    </message>
    <message>
      <source>Drives in the group, without spares.</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Laufwerke der Gruppe, ohne Hot Spares.</translation>
    </message>
    <message>
      <source>Drives the memory overhead.</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Bestimmt den RAM-Overhead.</translation>
    </message>
    <message>
      <source>Drop here to place it beside {host} and let it run there.</source>
      <extracomment>app/canvas/tools/drop.py</extracomment>
      <translation>Hier ablegen, um es neben {host} zu setzen und dort laufen zu lassen.</translation>
    </message>
    <message>
      <source>Drop here to put the disks into {host}.</source>
      <extracomment>app/canvas/tools/drop.py</extracomment>
      <translation>Hier ablegen, um die Laufwerke in {host} einzubauen.</translation>
    </message>
    <message>
      <source>Drop the line on a host or a disk group.</source>
      <extracomment>app/canvas/tools/connect.py</extracomment>
      <translation>Ziehen Sie die Linie auf einen Host oder eine Festplattengruppe.</translation>
    </message>
    <message>
      <source>Drop {file} on the disk group that shall hold it.</source>
      <extracomment>app/canvas/tools/relocate.py</extracomment>
      <translation>Ziehen Sie {file} auf die Festplattengruppe, auf der es liegen soll.</translation>
    </message>
    <message>
      <source>Dup&amp;licate</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Duplizieren</translation>
    </message>
    <message>
      <source>Duplicate</source>
      <extracomment>app/canvas/menus.py</extracomment>
      <translation>Duplizieren</translation>
    </message>
    <message>
      <source>Duplicate {name}</source>
      <extracomment>planner_core/editing/verbs/components.py</extracomment>
      <translation>{name} duplizieren</translation>
    </message>
    <message>
      <source>Duration of a power operation</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Dauer eines Power-Vorgangs</translation>
    </message>
    <message>
      <source>E&amp;xplain this number</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Diese Zahl &amp;herleiten</translation>
    </message>
    <message>
      <source>ESX 4.1</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>ESX 4.1</translation>
    </message>
    <message>
      <source>EUR</source>
      <extracomment>planner_core/engine/formula_text.py</extracomment>
      <translation>EUR</translation>
    </message>
    <message>
      <source>Each read that meets a failed drive takes several</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Jeder Lesezugriff, der ein ausgefallenes Laufwerk trifft, kostet mehrere</translation>
    </message>
    <message>
      <source>Edit</source>
      <extracomment>app/canvas/menus.py</extracomment>
      <translation>Bearbeiten</translation>
    </message>
    <message>
      <source>Edit the component in the inspector</source>
      <extracomment>app/shell/shortcuts_dialog.py</extracomment>
      <translation>Komponente im Inspektor bearbeiten</translation>
    </message>
    <message>
      <source>Enter</source>
      <extracomment>app/shell/shortcuts_dialog.py</extracomment>
      <translation>Eingabetaste</translation>
    </message>
    <message>
      <source>Equal hosts: (H - F) / H of the capacity is left</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>Gleiche Hosts: (H - F) / H der Kapazität bleiben</translation>
    </message>
    <message>
      <source>Error</source>
      <extracomment>app/cli/report.py, app/panels/severity.py, app/proposal/overview.py</extracomment>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>Esc</source>
      <extracomment>app/shell/shortcuts_dialog.py</extracomment>
      <translation>Esc</translation>
    </message>
    <message>
      <source>Every change is on the disk. Save as gives the plan a place of its own.</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>Jede Änderung ist auf dem Datenträger. „Speichern unter“ gibt dem Plan einen eigenen Ort.</translation>
    </message>
    <message>
      <source>Every change is saved at once; this marks a state to come back to.</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Jede Änderung wird sofort gespeichert; dies markiert einen Stand, zu dem Sie zurückkehren können.</translation>
    </message>
    <message>
      <source>Every value behind the numbers of this proposal, with its origin. Change any of them, and the result changes with it.</source>
      <extracomment>app/proposal/assumptions.py</extracomment>
      <translation>Jeder Wert hinter den Zahlen dieses Angebots, mit seiner Herkunft. Ändert sich einer, ändert sich das Ergebnis mit.</translation>
    </message>
    <message>
      <source>Everything on SAS</source>
      <extracomment>app/start_page.py</extracomment>
      <translation>Alles auf SAS</translation>
    </message>
    <message>
      <source>Everything on SSD</source>
      <extracomment>app/start_page.py</extracomment>
      <translation>Alles auf SSD</translation>
    </message>
    <message>
      <source>Explain</source>
      <extracomment>app/canvas/menus.py</extracomment>
      <translation>Herleiten</translation>
    </message>
    <message>
      <source>Explanation</source>
      <extracomment>app/shell/explain_pane.py</extracomment>
      <translation>Herleitung</translation>
    </message>
    <message>
      <source>Export &amp;picture…</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Bild exportieren…</translation>
    </message>
    <message>
      <source>Export picture</source>
      <extracomment>app/shell/exports.py</extracomment>
      <translation>Bild exportieren</translation>
    </message>
    <message>
      <source>Export proposal</source>
      <extracomment>app/shell/exports.py</extracomment>
      <translation>Angebot exportieren</translation>
    </message>
    <message>
      <source>Extra throughput of a core with two threads. 0 when hyper-threading is off.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Mehrdurchsatz eines Kerns mit zwei Threads. 0, wenn Hyper-Threading aus ist.</translation>
    </message>
    <message>
      <source>Failover capacity</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>Failover-Kapazität</translation>
    </message>
    <message>
      <source>February</source>
      <extracomment>app/dates.py</extracomment>
      <translation>Februar</translation>
    </message>
    <message>
      <source>Files</source>
      <extracomment>app/panels/results/capacity.py, planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Dateien</translation>
    </message>
    <message>
      <source>Files of all desktops</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation>Dateien aller Desktops</translation>
    </message>
    <message>
      <source>Files of the desktops</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Dateien der Desktops</translation>
    </message>
    <message>
      <source>Files that do not grow with the desktops</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation>Dateien, die nicht mit den Desktops wachsen</translation>
    </message>
    <message>
      <source>Finding</source>
      <extracomment>app/panels/results/findings.py</extracomment>
      <translation>Befund</translation>
    </message>
    <message>
      <source>Findings</source>
      <extracomment>app/cli/report.py, app/panels/results/findings.py, app/panels/results/tabs.py, app/panels/selection_results.py, app/proposal/overview.py</extracomment>
      <translation>Befunde</translation>
    </message>
    <message>
      <source>Findings ({count})</source>
      <extracomment>app/panels/results/tabs.py</extracomment>
      <translation>Befunde ({count})</translation>
    </message>
    <message>
      <source>First limit</source>
      <extracomment>app/cli/report.py</extracomment>
      <translation>Erster Engpass</translation>
    </message>
    <message>
      <source>Fit all</source>
      <extracomment>app/canvas/menus.py</extracomment>
      <translation>Alles zeigen</translation>
    </message>
    <message>
      <source>Fit the &amp;selection</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Auswahl zeigen</translation>
    </message>
    <message>
      <source>Fixed part: {part}</source>
      <extracomment>planner_core/engine/walk.py</extracomment>
      <translation>Fester Teil: {part}</translation>
    </message>
    <message>
      <source>Folds this part of the form away, or shows it.</source>
      <extracomment>app/panels/section.py</extracomment>
      <translation>Klappt diesen Teil des Formulars zu oder auf.</translation>
    </message>
    <message numerus="yes">
      <source>For one desktop planned that is {each}.</source>
      <comment>For each of the {count} desktops planned that is {each}.</comment>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>
        <numerusform>Für den einen geplanten Desktop sind das {each}.</numerusform>
        <numerusform>Für jeden der {count} geplanten Desktops sind das {each}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Free</source>
      <extracomment>app/proposal/capacity.py</extracomment>
      <translation>Frei</translation>
    </message>
    <message>
      <source>Free memory kept by the hypervisor</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>Vom Hypervisor frei gehaltener RAM</translation>
    </message>
    <message>
      <source>From</source>
      <extracomment>app/panels/derivation_model.py</extracomment>
      <translation>Herkunft</translation>
    </message>
    <message>
      <source>From the catalogue: {record}</source>
      <extracomment>app/panels/origin_words.py</extracomment>
      <translation>Aus dem Katalog: {record}</translation>
    </message>
    <message>
      <source>From: {origin}</source>
      <extracomment>app/panels/formula_card.py, planner_core/engine/derivation_text.py</extracomment>
      <translation>Herkunft: {origin}</translation>
    </message>
    <message>
      <source>Front-end I/O: what the desktops issue</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation>Frontend-I/O: was die Desktops absetzen</translation>
    </message>
    <message>
      <source>Front-end IOPS</source>
      <extracomment>planner_core/engine/assessment.py</extracomment>
      <translation>Frontend-IOPS</translation>
    </message>
    <message>
      <source>Front-end IOPS at this mix</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Frontend-IOPS bei dieser Mischung</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), hardware configuration of the desktop server; all-core turbo clock of the X5650: Intel turbo table</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Hardwarekonfiguration des Desktop-Servers; All-Core-Turbotakt des X5650: Turbotabelle von Intel</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), hardware of the test; sizing table: SSD more than 5,000 IOPS mixed. The paper prints no price for it.</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Hardware des Tests; Sizing-Tabelle: SSD mehr als 5.000 IOPS gemischt. Das Papier nennt dafür keinen Preis.</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), sizing table after VMware: 10 IOPS for a normal user. Processor as Login VSI 3 medium. Reads: practice 20:80.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Sizing-Tabelle nach VMware: 10 IOPS bei normaler Nutzung. Prozessor wie Login VSI 3 Medium. Lesezugriffe: Praxis 20:80.</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), sizing table after VMware: 15 IOPS for a heavy user. Processor: Login VSI 3 medium x 1.19, the power worker's ratio in the Login VSI 4.1 table. Reads: practice 20:80.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Sizing-Tabelle nach VMware: 15 IOPS bei intensiver Nutzung. Prozessor: Login VSI 3 Medium x 1,19, das Verhältnis des Power Worker in der Tabelle von Login VSI 4.1. Lesezugriffe: Praxis 20:80.</translation>
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
      <source>Fujitsu, SSD in VDI (2011), storage sizing: number of VMs x (delta + swap + log) + replica + template + overhead; swap and template drop out where they are relocated</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Storage-Sizing: Anzahl VMs x (Delta + Swap + Log) + Replica + Template + Overhead; Swap und Template entfallen, wo sie verlagert sind</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), vSphere client pictures: 105.91 MB at 1,024 MB and 118.00 MB at 2,048 MB, 1 vCPU; line through the two points. The part per further vCPU is that of vSphere 4.0, with its error above 2 vCPU.</source>
      <extracomment>resources/catalog/hypervisors.json</extracomment>
      <translation>Fujitsu, SSD in VDI (2011), Bilder des vSphere-Clients: 105,91 MB bei 1.024 MB und 118,00 MB bei 2.048 MB, 1 vCPU; Gerade durch die beiden Punkte. Der Anteil je weitere vCPU ist der von vSphere 4.0, mit dessen Fehler oberhalb von 2 vCPU.</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011): server costs divided by the number of workloads</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Fujitsu, SSD in VDI (2011): Serverkosten geteilt durch die Zahl der Arbeitsplätze</translation>
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011): the replica is created once per datastore; VMware Horizon 7 sizing guidelines: two of them during a recompose</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Fujitsu, SSD in VDI (2011): Die Replica wird einmal je Datastore angelegt; VMware Horizon 7 Sizing Guidelines: zwei davon während eines Recompose</translation>
    </message>
    <message>
      <source>GB</source>
      <extracomment>app/panels/palette_model.py, planner_core/formulas/vsan.py, planner_core/plan/components/disk_group.py</extracomment>
      <translation>GB</translation>
    </message>
    <message>
      <source>GHz</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>GHz</translation>
    </message>
    <message>
      <source>GHz s</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>GHz s</translation>
    </message>
    <message>
      <source>GiB</source>
      <extracomment>app/panels/results/capacity.py, planner_core/engine/explain.py, planner_core/engine/findings/hardware.py, planner_core/engine/findings/load.py, planner_core/formulas/clone_files.py, planner_core/formulas/host_cache.py, planner_core/formulas/linked_clone_sizing.py, planner_core/formulas/memory.py, planner_core/formulas/raid.py, planner_core/formulas/vsan.py, planner_core/plan/components/desktop_pool.py, planner_core/plan/components/host.py, planner_core/plan/components/infrastructure_servers.py, planner_core/plan/components/pool_machines.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>GiB</translation>
    </message>
    <message>
      <source>Give the infrastructure servers hosts of their own, or reserve memory and CPU for them.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Geben Sie den Infrastruktur-Servern eigene Hosts oder reservieren Sie ihnen RAM und CPU.</translation>
    </message>
    <message>
      <source>Give up a gesture</source>
      <extracomment>app/shell/shortcuts_dialog.py</extracomment>
      <translation>Geste abbrechen</translation>
    </message>
    <message>
      <source>Go from pane to pane.</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Von Bereich zu Bereich wechseln.</translation>
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
      <source>HP Anyware network planning: a link carries steady load up to 60 to 80 % of its rate</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>HP Anyware Network Planning: Eine Leitung trägt Dauerlast bis zu 60 bis 80 % ihrer Rate</translation>
    </message>
    <message>
      <source>Hard disk</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Festplatte</translation>
    </message>
    <message>
      <source>Hardware</source>
      <extracomment>app/cli/report.py</extracomment>
      <translation>Hardware</translation>
    </message>
    <message>
      <source>Hardware as planned. Click, Enter or F1 explains it.</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>Hardware wie geplant. Klick, Eingabetaste oder F1 leitet sie her.</translation>
    </message>
    <message>
      <source>Hardware cost per desktop</source>
      <extracomment>planner_core/formulas/cost.py</extracomment>
      <translation>Hardwarekosten je Desktop</translation>
    </message>
    <message>
      <source>Hardware in all</source>
      <extracomment>app/panels/results/cost.py, planner_core/engine/explain_bill.py</extracomment>
      <translation>Hardware insgesamt</translation>
    </message>
    <message>
      <source>Harmonic RAID formula F = n x i / (r + w x P); the common arithmetic form n x i x r + n x i x w / P overstates RAID 5 by up to 56 %</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Harmonische RAID-Formel F = n x i / (r + w x P); die verbreitete arithmetische Form n x i x r + n x i x w / P überschätzt RAID 5 um bis zu 56 %</translation>
    </message>
    <message>
      <source>Headroom is under the MIT licence. The file LICENSE is missing from this installation.</source>
      <extracomment>app/about_dialog.py</extracomment>
      <translation>Headroom steht unter der MIT-Lizenz. Die Datei LICENSE fehlt in dieser Installation.</translation>
    </message>
    <message>
      <source>Headroom plans (*{project})</source>
      <extracomment>app/shell/plan_commands.py</extracomment>
      <translation>Headroom-Pläne (*{project})</translation>
    </message>
    <message>
      <source>Headroom speaks the other language from its next start on.</source>
      <extracomment>app/wiring.py</extracomment>
      <translation>Headroom spricht ab dem nächsten Start die andere Sprache.</translation>
    </message>
    <message>
      <source>Headroom's default</source>
      <extracomment>planner_core/engine/layout.py</extracomment>
      <translation>Vorgabe von Headroom</translation>
    </message>
    <message>
      <source>Hits of two caches</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>Treffer zweier Caches</translation>
    </message>
    <message>
      <source>Hits take no time beside the others: mean latency = misses x latency without the cache</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>Treffer brauchen neben den anderen keine Zeit: mittlere Latenz = Fehlzugriffe x Latenz ohne den Cache</translation>
    </message>
    <message>
      <source>Hits that a lower latency tells of</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>Treffer, die eine geringere Latenz verrät</translation>
    </message>
    <message>
      <source>Host</source>
      <extracomment>planner_core/editing/verbs/common.py</extracomment>
      <translation>Host</translation>
    </message>
    <message>
      <source>Hosts</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Hosts</translation>
    </message>
    <message>
      <source>Hosts needed</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>Benötigte Hosts</translation>
    </message>
    <message>
      <source>How full a store may be planned.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Wie voll ein Datastore geplant werden darf.</translation>
    </message>
    <message>
      <source>How full each resource is with the planned desktops. The tick on each bar is the target up to which desktops are planned.</source>
      <extracomment>app/proposal/saturation.py</extracomment>
      <translation>Wie ausgelastet jede Ressource mit den geplanten Desktops ist. Der Strich auf jedem Balken ist der Zielwert, bis zu dem Desktops geplant werden.</translation>
    </message>
    <message>
      <source>How many desktops a design carries, what limits it, and what each costs.</source>
      <extracomment>app/start_page.py</extracomment>
      <translation>Wie viele Desktops ein Entwurf trägt, was ihn begrenzt und was jeder kostet.</translation>
    </message>
    <message>
      <source>How many desktops are started at once.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Wie viele Desktops gleichzeitig gestartet werden.</translation>
    </message>
    <message>
      <source>How many desktops each resource allows up to its target, at its worst phase. The first line is the limit of the plan; the others come next once it is lifted. The mix of pools stays as planned.</source>
      <extracomment>app/proposal/saturation.py</extracomment>
      <translation>Wie viele Desktops jede Ressource bis zu ihrem Zielwert zulässt, in ihrer ungünstigsten Phase. Die erste Zeile ist der Engpass des Plans; die anderen folgen, sobald er beseitigt ist. Die Mischung der Pools bleibt wie geplant.</translation>
    </message>
    <message>
      <source>How the component is called in the drawing and the proposal.</source>
      <extracomment>planner_core/plan/components/base.py</extracomment>
      <translation>So heißt die Komponente in der Zeichnung und im Angebot.</translation>
    </message>
    <message>
      <source>How the headline numbers come about: each formula once, with the values put in. A reference such as A2 leads to the formula that a value is from.</source>
      <extracomment>app/proposal/derivations.py</extracomment>
      <translation>Wie die Hauptzahlen zustande kommen: jede Formel einmal, mit eingesetzten Werten. Ein Verweis wie A2 führt zur Formel, aus der ein Wert stammt.</translation>
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
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Inspektor</translation>
    </message>
    <message>
      <source>I/Os</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>I/Os</translation>
    </message>
    <message>
      <source>I/Os at the peak</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation>I/Os in der Spitze</translation>
    </message>
    <message>
      <source>I/Os of a store</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation>I/Os eines Datastores</translation>
    </message>
    <message>
      <source>I/Os of the logins at their peak</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>I/Os der Anmeldungen in der Spitze</translation>
    </message>
    <message>
      <source>I/Os per boot</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>I/Os je Boot</translation>
    </message>
    <message>
      <source>I/Os per booting desktop</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation>I/Os je bootendem Desktop</translation>
    </message>
    <message>
      <source>I/Os per desktop</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>I/Os je Desktop</translation>
    </message>
    <message>
      <source>I/Os per desktop during a job</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation>I/Os je Desktop während eines Vorgangs</translation>
    </message>
    <message>
      <source>I/Os per server</source>
      <extracomment>planner_core/plan/components/infrastructure_servers.py</extracomment>
      <translation>I/Os je Server</translation>
    </message>
    <message>
      <source>I/Os per write</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation>I/Os je Schreibzugriff</translation>
    </message>
    <message>
      <source>IOPS</source>
      <extracomment>app/canvas/content.py, app/panels/palette_model.py, planner_core/formulas/controllers.py, planner_core/formulas/desktop_io.py, planner_core/formulas/drives.py, planner_core/formulas/host_cache.py, planner_core/formulas/raid.py, planner_core/formulas/storms.py, planner_core/formulas/vsan.py, planner_core/plan/components/disk_group.py, planner_core/plan/components/infrastructure_servers.py, planner_core/plan/components/pool_work.py, planner_core/plan/components/storage_array.py</extracomment>
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
      <source>Identical hosts that this card stands for.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Gleiche Hosts, für die diese Karte steht.</translation>
    </message>
    <message>
      <source>Imported from: {source}</source>
      <extracomment>app/panels/origin_words.py</extracomment>
      <translation>Importiert aus: {source}</translation>
    </message>
    <message>
      <source>In all</source>
      <extracomment>app/proposal/capacity.py</extracomment>
      <translation>Insgesamt</translation>
    </message>
    <message>
      <source>Infrastructure servers</source>
      <extracomment>planner_core/editing/verbs/common.py</extracomment>
      <translation>Infrastruktur-Server</translation>
    </message>
    <message>
      <source>Input</source>
      <extracomment>app/panels/derivation_model.py, planner_core/engine/derivation_text.py</extracomment>
      <translation>Eingangswert</translation>
    </message>
    <message>
      <source>Inputs of the number</source>
      <extracomment>app/panels/explain.py</extracomment>
      <translation>Eingangswerte der Zahl</translation>
    </message>
    <message>
      <source>Item</source>
      <extracomment>app/cli/report.py, app/panels/price_list.py, app/panels/results/cost.py, app/proposal/bill.py</extracomment>
      <translation>Position</translation>
    </message>
    <message>
      <source>January</source>
      <extracomment>app/dates.py</extracomment>
      <translation>Januar</translation>
    </message>
    <message>
      <source>July</source>
      <extracomment>app/dates.py</extracomment>
      <translation>Juli</translation>
    </message>
    <message>
      <source>June</source>
      <extracomment>app/dates.py</extracomment>
      <translation>Juni</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <extracomment>app/shell/shortcuts_dialog.py</extracomment>
      <translation>Tastenkürzel</translation>
    </message>
    <message>
      <source>Kind of message</source>
      <extracomment>app/shell/message_bar.py</extracomment>
      <translation>Art der Meldung</translation>
    </message>
    <message>
      <source>Larger or more drives, or file roles such as the swap files on another store</source>
      <extracomment>app/proposal/saturation.py</extracomment>
      <translation>Größere oder mehr Laufwerke oder Dateiarten wie der Swap auf einem anderen Datastore</translation>
    </message>
    <message>
      <source>Least space by Horizon's guide</source>
      <extracomment>planner_core/formulas/linked_clone_sizing.py</extracomment>
      <translation>Mindestplatz nach dem Leitfaden von Horizon</translation>
    </message>
    <message>
      <source>Licences</source>
      <extracomment>app/about_dialog.py</extracomment>
      <translation>Lizenzen</translation>
    </message>
    <message>
      <source>Limit</source>
      <extracomment>app/proposal/saturation.py</extracomment>
      <translation>Engpass</translation>
    </message>
    <message>
      <source>Limits</source>
      <extracomment>app/cli/report.py, app/panels/results/limits.py, app/panels/results/tabs.py, app/proposal/overview.py, app/proposal/saturation.py</extracomment>
      <translation>Engpässe</translation>
    </message>
    <message>
      <source>Line coding: 8 of 10 bits up to 8 Gbit Fibre Channel, 64 of 66 from 16 Gbit Fibre Channel and 10 Gbit Ethernet on</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Leitungscodierung: 8 von 10 Bit bis Fibre Channel mit 8 Gbit, 64 von 66 ab Fibre Channel mit 16 Gbit und Ethernet mit 10 Gbit</translation>
    </message>
    <message>
      <source>Line rate of a port</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Leitungsrate eines Ports</translation>
    </message>
    <message>
      <source>Linear in desktops up to saturation (utilisation law)</source>
      <extracomment>planner_core/formulas/cpu.py</extracomment>
      <translation>Linear mit den Desktops bis zur Sättigung (Auslastungsgesetz)</translation>
    </message>
    <message>
      <source>Link in the plan</source>
      <extracomment>planner_core/engine/layout.py</extracomment>
      <translation>Verbindung im Plan</translation>
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
      <source>Linked clones by the overcommit level</source>
      <extracomment>planner_core/formulas/linked_clone_sizing.py</extracomment>
      <translation>Linked Clones nach der Overcommit-Stufe</translation>
    </message>
    <message>
      <source>Linked clones of one image</source>
      <extracomment>app/panels/palette_model.py</extracomment>
      <translation>Linked Clones eines Abbilds</translation>
    </message>
    <message>
      <source>Links in the plan: every part that leads here</source>
      <extracomment>planner_core/engine/walk.py</extracomment>
      <translation>Verbindungen im Plan: jeder Teil, der hierher führt</translation>
    </message>
    <message>
      <source>Links in the plan: nothing leads here</source>
      <extracomment>planner_core/engine/walk.py</extracomment>
      <translation>Verbindungen im Plan: nichts führt hierher</translation>
    </message>
    <message>
      <source>Logins per minute at the peak</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>Anmeldungen je Minute in der Spitze</translation>
    </message>
    <message>
      <source>Logs</source>
      <extracomment>app/canvas/chips.py, planner_core/plan/links.py</extracomment>
      <translation>Logs</translation>
    </message>
    <message>
      <source>Logs per desktop</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Logs je Desktop</translation>
    </message>
    <message>
      <source>Longest delay between starts</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>Längster Abstand zwischen Starts</translation>
    </message>
    <message>
      <source>MB/s</source>
      <extracomment>planner_core/formulas/network.py, planner_core/formulas/vsan.py, planner_core/plan/components/cluster.py, planner_core/plan/components/host.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>MB/s</translation>
    </message>
    <message>
      <source>MHz</source>
      <extracomment>planner_core/formulas/availability.py, planner_core/formulas/cpu.py, planner_core/plan/components/infrastructure_servers.py, planner_core/plan/components/pool_work.py</extracomment>
      <translation>MHz</translation>
    </message>
    <message>
      <source>Make and model.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Hersteller und Modell.</translation>
    </message>
    <message>
      <source>Making the proposal…</source>
      <extracomment>app/shell/exports.py</extracomment>
      <translation>Angebot wird erstellt…</translation>
    </message>
    <message>
      <source>March</source>
      <extracomment>app/dates.py</extracomment>
      <translation>März</translation>
    </message>
    <message>
      <source>May</source>
      <extracomment>app/dates.py</extracomment>
      <translation>Mai</translation>
    </message>
    <message>
      <source>Mbit/s</source>
      <extracomment>planner_core/formulas/display.py, planner_core/plan/components/network_link.py</extracomment>
      <translation>Mbit/s</translation>
    </message>
    <message>
      <source>Mean latency of reads and writes</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation>Mittlere Latenz von Lese- und Schreibzugriffen</translation>
    </message>
    <message>
      <source>Mean over all I/Os, each kind weighted with how many there are</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation>Mittel über alle I/Os, jede Art nach ihrer Zahl gewichtet</translation>
    </message>
    <message>
      <source>Mean seek and half a turn (Storage basics: IOPS, vmtoday.com 2009)</source>
      <extracomment>planner_core/formulas/drives.py</extracomment>
      <translation>Mittlere Suchzeit und eine halbe Umdrehung (Storage Basics: IOPS, vmtoday.com 2009)</translation>
    </message>
    <message>
      <source>Measured systems, users per GHz by family</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Gemessene Systeme, Benutzer je GHz nach Familie</translation>
    </message>
    <message>
      <source>Memory</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Arbeitsspeicher</translation>
    </message>
    <message>
      <source>Memory module</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>RAM-Modul</translation>
    </message>
    <message>
      <source>Memory of the kernel and its agents on each host, besides the free memory it keeps.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>RAM des Kernels und seiner Agenten auf jedem Host, zusätzlich zum frei gehaltenen RAM.</translation>
    </message>
    <message>
      <source>Memory of vSAN in a large cluster</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>RAM von vSAN in einem großen Cluster</translation>
    </message>
    <message>
      <source>Memory of vSAN per host</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>RAM von vSAN je Host</translation>
    </message>
    <message>
      <source>Memory overcommit makes desktops swap to disk; plan more RAM or fewer desktops.</source>
      <extracomment>planner_core/engine/findings/load.py</extracomment>
      <translation>Bei Memory Overcommit lagern Desktops auf die Platte aus; planen Sie mehr RAM oder weniger Desktops.</translation>
    </message>
    <message>
      <source>Memory overhead per desktop</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>RAM-Overhead je Desktop</translation>
    </message>
    <message>
      <source>MiB</source>
      <extracomment>planner_core/formulas/availability.py, planner_core/formulas/display.py, planner_core/formulas/host_cache.py, planner_core/formulas/memory.py, planner_core/formulas/vsan.py, planner_core/plan/components/pool_machines.py</extracomment>
      <translation>MiB</translation>
    </message>
    <message>
      <source>MiB/MiB</source>
      <extracomment>planner_core/engine/hosts.py</extracomment>
      <translation>MiB/MiB</translation>
    </message>
    <message>
      <source>Middle button or Space and drag</source>
      <extracomment>app/shell/shortcuts_dialog.py</extracomment>
      <translation>Mittlere Maustaste oder Leertaste und ziehen</translation>
    </message>
    <message>
      <source>More RAM per host, more hosts, or less RAM per desktop</source>
      <extracomment>app/panels/results/limits.py</extracomment>
      <translation>Mehr RAM je Host, mehr Hosts oder weniger RAM je Desktop</translation>
    </message>
    <message>
      <source>More RAM, more hosts, or less RAM per desktop</source>
      <extracomment>app/proposal/saturation.py</extracomment>
      <translation>Mehr RAM, mehr Hosts oder weniger RAM je Desktop</translation>
    </message>
    <message>
      <source>More cores or hosts, a faster processor, or less processor time per desktop</source>
      <extracomment>app/panels/results/limits.py</extracomment>
      <translation>Mehr Kerne oder Hosts, ein schnellerer Prozessor oder weniger Prozessorzeit je Desktop</translation>
    </message>
    <message>
      <source>More hosts, more cores, or a higher all-core turbo clock</source>
      <extracomment>app/proposal/saturation.py</extracomment>
      <translation>Mehr Hosts, mehr Kerne oder ein höherer All-Core-Turbotakt</translation>
    </message>
    <message>
      <source>More or faster drives, a RAID level with a lower write penalty, or busy files elsewhere</source>
      <extracomment>app/panels/results/limits.py</extracomment>
      <translation>Mehr oder schnellere Laufwerke, ein RAID-Level mit kleinerer Write Penalty oder stark genutzte Dateien anderswo</translation>
    </message>
    <message>
      <source>More or faster drives, a RAID level with a smaller write penalty, or file roles on another store</source>
      <extracomment>app/proposal/saturation.py</extracomment>
      <translation>Mehr oder schnellere Laufwerke, ein RAID-Level mit kleinerer Write Penalty oder Dateiarten auf einem anderen Datastore</translation>
    </message>
    <message>
      <source>More or faster drives, or fewer I/Os per desktop</source>
      <extracomment>app/panels/results/limits.py</extracomment>
      <translation>Mehr oder schnellere Laufwerke oder weniger I/Os je Desktop</translation>
    </message>
    <message>
      <source>More or faster drives, or file roles on another store</source>
      <extracomment>app/proposal/saturation.py</extracomment>
      <translation>Mehr oder schnellere Laufwerke oder Dateiarten auf einem anderen Datastore</translation>
    </message>
    <message>
      <source>More or larger drives, or files such as swap on another store</source>
      <extracomment>app/panels/results/limits.py</extracomment>
      <translation>Mehr oder größere Laufwerke oder Dateien wie der Swap auf einem anderen Datastore</translation>
    </message>
    <message>
      <source>Most space by Horizon's guide</source>
      <extracomment>planner_core/formulas/linked_clone_sizing.py</extracomment>
      <translation>Höchstplatz nach dem Leitfaden von Horizon</translation>
    </message>
    <message>
      <source>Move into</source>
      <extracomment>app/canvas/menus.py</extracomment>
      <translation>Verschieben in</translation>
    </message>
    <message>
      <source>Move the files to a store of a host that the pool runs on, or let it run on {host}.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Verschieben Sie die Dateien auf einen Datastore eines Hosts, auf dem der Pool läuft, oder lassen Sie ihn auf {host} laufen.</translation>
    </message>
    <message>
      <source>Move the selection</source>
      <extracomment>app/shell/shortcuts_dialog.py</extracomment>
      <translation>Auswahl verschieben</translation>
    </message>
    <message>
      <source>Move the swap chip to {disk}; without overcommit the files are never read.</source>
      <extracomment>planner_core/engine/findings/hardware.py</extracomment>
      <translation>Ziehen Sie den Swap auf {disk}; ohne Overcommit werden die Dateien nie gelesen.</translation>
    </message>
    <message>
      <source>Move to</source>
      <extracomment>app/canvas/menus.py</extracomment>
      <translation>Verschieben auf</translation>
    </message>
    <message>
      <source>Move {count} components into {parent}</source>
      <extracomment>app/canvas/commands.py</extracomment>
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
      <source>NVMe</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>NVMe</translation>
    </message>
    <message>
      <source>Name</source>
      <extracomment>planner_core/plan/components/base.py</extracomment>
      <translation>Name</translation>
    </message>
    <message>
      <source>Ne&amp;xt pane</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
      <source>Needed by {component}</source>
      <extracomment>planner_core/engine/explain_bill.py</extracomment>
      <translation>Benötigt von {component}</translation>
    </message>
    <message>
      <source>Nesting in the plan</source>
      <extracomment>planner_core/engine/layout.py</extracomment>
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
      <source>NetApp TR-4540, block size table of the boot test: 95.7 %</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>NetApp TR-4540, Blockgrößentabelle des Boot-Tests: 95,7 %</translation>
    </message>
    <message>
      <source>NetApp TR-4540, highest over average IOPS: provisioning 1.9, boot 2.06, Monday 3.15, Tuesday 2.88, patch 1.7</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation>NetApp TR-4540, höchste durch mittlere IOPS: Bereitstellung 1,9, Boot 2,06, Montag 3,15, Dienstag 2,88, Patch 1,7</translation>
    </message>
    <message>
      <source>NetApp TR-4540: 27,471 I/Os per boot with both controllers, 26,451 with one: the work is constant, so the rate follows from the boot window</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation>NetApp TR-4540: 27.471 I/Os je Boot mit beiden Controllern, 26.451 mit einem: Die Arbeit ist konstant, die Rate folgt also aus dem Boot-Fenster</translation>
    </message>
    <message>
      <source>NetApp TR-4540: 27,471 I/Os per desktop in the boot test</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>NetApp TR-4540: 27.471 I/Os je Desktop im Boot-Test</translation>
    </message>
    <message>
      <source>Network of vSAN</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Netzwerk von vSAN</translation>
    </message>
    <message>
      <source>New item</source>
      <extracomment>app/panels/price_list.py</extracomment>
      <translation>Neue Position</translation>
    </message>
    <message>
      <source>Next comes {limit}, at {count} desktops.</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>Danach folgt {limit} bei {count} Desktops.</translation>
    </message>
    <message>
      <source>Next or previous component</source>
      <extracomment>app/shell/shortcuts_dialog.py</extracomment>
      <translation>Nächste oder vorige Komponente</translation>
    </message>
    <message>
      <source>No more than planned, no more than fit</source>
      <extracomment>planner_core/engine/explain.py</extracomment>
      <translation>Nicht mehr als geplant, nicht mehr als passen</translation>
    </message>
    <message>
      <source>No overcommit: what is left after the hypervisor and the memory it keeps free</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>Kein Overcommit: was nach dem Hypervisor und dem von ihm frei gehaltenen RAM übrig bleibt</translation>
    </message>
    <message>
      <source>No plan is open.</source>
      <extracomment>app/session.py</extracomment>
      <translation>Es ist kein Plan geöffnet.</translation>
    </message>
    <message>
      <source>No price yet; the sum leaves this component out.</source>
      <extracomment>app/panels/price_list.py</extracomment>
      <translation>Noch kein Preis; diese Komponente fehlt in der Summe.</translation>
    </message>
    <message>
      <source>No prices yet. Choose a server or a drive from the catalogue, or add prices in the inspector.</source>
      <extracomment>app/panels/results/cost.py</extracomment>
      <translation>Noch keine Preise. Wählen Sie einen Server oder ein Laufwerk aus dem Katalog oder tragen Sie Preise im Inspektor ein.</translation>
    </message>
    <message>
      <source>No store yet. Put a disk group into a host and files on it.</source>
      <extracomment>app/panels/results/capacity.py</extracomment>
      <translation>Noch kein Datastore. Setzen Sie eine Festplattengruppe in einen Host und Dateien darauf.</translation>
    </message>
    <message>
      <source>No.</source>
      <extracomment>app/panels/results/limits.py</extracomment>
      <translation>Nr.</translation>
    </message>
    <message>
      <source>None yet</source>
      <extracomment>app/shell/recent_menu.py</extracomment>
      <translation>Noch keine</translation>
    </message>
    <message>
      <source>None yet. Plans that you have opened or saved are listed here.</source>
      <extracomment>app/shell/recent_list.py</extracomment>
      <translation>Noch keine. Hier stehen Pläne, die Sie geöffnet oder gespeichert haben.</translation>
    </message>
    <message>
      <source>Normal</source>
      <extracomment>planner_core/engine/assessment.py</extracomment>
      <translation>Normal</translation>
    </message>
    <message>
      <source>Notes</source>
      <extracomment>app/proposal/content.py, planner_core/plan/settings.py</extracomment>
      <translation>Anmerkungen</translation>
    </message>
    <message>
      <source>Nothing is selected.</source>
      <extracomment>planner_core/editing/verbs/components.py</extracomment>
      <translation>Es ist nichts ausgewählt.</translation>
    </message>
    <message>
      <source>Nothing is selected; these settings hold for the whole plan.</source>
      <extracomment>app/panels/inspector.py</extracomment>
      <translation>Nichts ist ausgewählt; diese Einstellungen gelten für den ganzen Plan.</translation>
    </message>
    <message>
      <source>Nothing limits yet, because no pool is connected.</source>
      <extracomment>app/proposal/saturation.py</extracomment>
      <translation>Noch begrenzt nichts, weil kein Pool verbunden ist.</translation>
    </message>
    <message>
      <source>Nothing limits yet. Connect a desktop pool to a host and to a disk group.</source>
      <extracomment>app/panels/results/limits.py</extracomment>
      <translation>Noch begrenzt nichts. Verbinden Sie einen Desktop-Pool mit einem Host und einer Festplattengruppe.</translation>
    </message>
    <message>
      <source>Nothing to point out.</source>
      <extracomment>app/panels/results/findings.py</extracomment>
      <translation>Nichts Auffälliges.</translation>
    </message>
    <message>
      <source>Nothing to show yet. Put a host and a disk group on the drawing and connect a desktop pool.</source>
      <extracomment>app/panels/results/saturation.py</extracomment>
      <translation>Noch nichts zu zeigen. Setzen Sie einen Host und eine Festplattengruppe auf die Zeichnung und verbinden Sie einen Desktop-Pool.</translation>
    </message>
    <message>
      <source>Notice</source>
      <extracomment>app/cli/report.py, app/panels/severity.py, app/proposal/overview.py</extracomment>
      <translation>Hinweis</translation>
    </message>
    <message>
      <source>November</source>
      <extracomment>app/dates.py</extracomment>
      <translation>November</translation>
    </message>
    <message>
      <source>October</source>
      <extracomment>app/dates.py</extracomment>
      <translation>Oktober</translation>
    </message>
    <message>
      <source>Of cores x all-core turbo clock x hyper-threading gain, at saturation of the host.</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Von Kerne x All-Core-Turbotakt x Hyper-Threading-Gewinn, bei Sättigung des Hosts.</translation>
    </message>
    <message>
      <source>One I/O at a time, each with mean seek and half a turn (IOPS calculations, tech-jockey 2016)</source>
      <extracomment>planner_core/formulas/drives.py</extracomment>
      <translation>Ein I/O nach dem anderen, jedes mit mittlerer Suchzeit und einer halben Umdrehung (IOPS Calculations, tech-jockey 2016)</translation>
    </message>
    <message>
      <source>One or more identical servers</source>
      <extracomment>app/panels/palette_model.py</extracomment>
      <translation>Ein oder mehrere gleiche Server</translation>
    </message>
    <message>
      <source>One start after the other has to fit the window</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>Ein Start nach dem anderen muss in das Zeitfenster passen</translation>
    </message>
    <message>
      <source>One start after the other, each so much later</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>Ein Start nach dem anderen, jeder um so viel später</translation>
    </message>
    <message>
      <source>Open a plan from a file.</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Einen Plan aus einer Datei öffnen.</translation>
    </message>
    <message>
      <source>Open plan</source>
      <extracomment>app/shell/plan_commands.py</extracomment>
      <translation>Plan öffnen</translation>
    </message>
    <message>
      <source>Open the picture</source>
      <extracomment>app/shell/exports.py</extracomment>
      <translation>Bild öffnen</translation>
    </message>
    <message>
      <source>Open the proposal</source>
      <extracomment>app/shell/exports.py</extracomment>
      <translation>Angebot öffnen</translation>
    </message>
    <message>
      <source>Open the tables</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>Tabellen öffnen</translation>
    </message>
    <message>
      <source>Open the tables below the drawing.</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Die Tabellen unter der Zeichnung öffnen.</translation>
    </message>
    <message>
      <source>Order number</source>
      <extracomment>app/cli/report.py, app/panels/results/cost.py, app/proposal/bill.py</extracomment>
      <translation>Bestellnummer</translation>
    </message>
    <message>
      <source>Order number: {number}</source>
      <extracomment>app/panels/price_list.py</extracomment>
      <translation>Bestellnummer: {number}</translation>
    </message>
    <message>
      <source>Origin</source>
      <extracomment>app/proposal/assumptions.py</extracomment>
      <translation>Herkunft</translation>
    </message>
    <message>
      <source>Overhead</source>
      <extracomment>planner_core/plan/links.py</extracomment>
      <translation>Overhead</translation>
    </message>
    <message>
      <source>Overhead of a machine with 1 vCPU</source>
      <extracomment>planner_core/engine/hosts.py</extracomment>
      <translation>Overhead einer VM mit 1 vCPU</translation>
    </message>
    <message>
      <source>Overhead per MiB and further vCPU</source>
      <extracomment>planner_core/engine/hosts.py</extracomment>
      <translation>Overhead je MiB und weitere vCPU</translation>
    </message>
    <message>
      <source>Overhead per MiB of RAM</source>
      <extracomment>planner_core/engine/hosts.py</extracomment>
      <translation>Overhead je MiB RAM</translation>
    </message>
    <message>
      <source>Overhead per further vCPU</source>
      <extracomment>planner_core/engine/hosts.py</extracomment>
      <translation>Overhead je weitere vCPU</translation>
    </message>
    <message>
      <source>P&amp;hase</source>
      <extracomment>app/actions.py</extracomment>
      <translation>P&amp;hase</translation>
    </message>
    <message>
      <source>PDF documents (*.pdf)</source>
      <extracomment>app/shell/exports.py</extracomment>
      <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
    <message>
      <source>PNG pictures (*.png)</source>
      <extracomment>app/shell/exports.py</extracomment>
      <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
      <source>Page {page} of {pages}</source>
      <extracomment>app/proposal/content.py</extracomment>
      <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
      <source>Palette</source>
      <extracomment>app/panels/palette.py</extracomment>
      <translation>Palette</translation>
    </message>
    <message>
      <source>Pan</source>
      <extracomment>app/shell/shortcuts_dialog.py</extracomment>
      <translation>Ausschnitt verschieben</translation>
    </message>
    <message>
      <source>Parents of instant clones</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>Parents der Instant Clones</translation>
    </message>
    <message>
      <source>Parity drives</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation>Paritätslaufwerke</translation>
    </message>
    <message>
      <source>Paste {count} components</source>
      <extracomment>planner_core/editing/verbs/components.py</extracomment>
      <translation>{count} Komponenten einfügen</translation>
    </message>
    <message>
      <source>Per desktop, for {count} desktops as planned</source>
      <extracomment>app/proposal/bill.py</extracomment>
      <translation>Je Desktop, bei {count} Desktops wie geplant</translation>
    </message>
    <message>
      <source>Per desktop, for {count} desktops at the maximum</source>
      <extracomment>app/proposal/bill.py</extracomment>
      <translation>Je Desktop, bei {count} Desktops im Maximum</translation>
    </message>
    <message>
      <source>Per desktop, {count} at most</source>
      <extracomment>app/panels/results/cost.py</extracomment>
      <translation>Je Desktop, höchstens {count}</translation>
    </message>
    <message>
      <source>Per desktop, {count} planned</source>
      <extracomment>app/panels/results/cost.py</extracomment>
      <translation>Je Desktop, {count} geplant</translation>
    </message>
    <message>
      <source>Persistent disks by Horizon's guide</source>
      <extracomment>planner_core/formulas/linked_clone_sizing.py</extracomment>
      <translation>Persistente Festplatten nach dem Leitfaden von Horizon</translation>
    </message>
    <message>
      <source>Phase</source>
      <extracomment>app/cli/report.py, app/panels/results/limits.py, app/proposal/saturation.py, app/shell/top_bar.py</extracomment>
      <translation>Phase</translation>
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
      <source>Plan</source>
      <extracomment>app/panels/inspector.py, app/panels/results/findings.py, app/shell/plan_commands.py, planner_core/plan/settings.py, planner_core/plan/settings_costs.py</extracomment>
      <translation>Plan</translation>
    </message>
    <message>
      <source>Plan a second host if desktops have to survive the loss of one.</source>
      <extracomment>planner_core/engine/findings/hardware.py</extracomment>
      <translation>Planen Sie einen zweiten Host, wenn die Desktops den Ausfall eines Hosts überstehen müssen.</translation>
    </message>
    <message>
      <source>Plan fewer desktops or lift this limit; the ladder shows what limits next.</source>
      <extracomment>planner_core/engine/findings/load.py</extracomment>
      <translation>Planen Sie weniger Desktops oder beseitigen Sie diesen Engpass; die Leiter zeigt den nächsten.</translation>
    </message>
    <message>
      <source>Plan name</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Name des Plans</translation>
    </message>
    <message>
      <source>Planned</source>
      <extracomment>app/panels/results/limits.py</extracomment>
      <translation>Geplant</translation>
    </message>
    <message>
      <source>Planned desktops that fit</source>
      <extracomment>planner_core/engine/explain.py</extracomment>
      <translation>Geplante Desktops, die passen</translation>
    </message>
    <message>
      <source>Planned number of desktops in the pool.</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Geplante Zahl der Desktops im Pool.</translation>
    </message>
    <message>
      <source>Planning value</source>
      <extracomment>planner_core/plan/components/cluster.py, planner_core/plan/components/desktop_pool.py, planner_core/plan/components/infrastructure_servers.py, planner_core/plan/components/pool_work.py, planner_core/plan/components/storage_array.py, planner_core/plan/settings.py, planner_core/plan/settings_costs.py</extracomment>
      <translation>Planungswert</translation>
    </message>
    <message>
      <source>Planning value for SATA SSD, small mixed blocks; vendor papers print 80 to 150 for hard disks</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Planungswert für SATA-SSD, kleine gemischte Blöcke; Herstellerpapiere nennen 80 bis 150 für Festplatten</translation>
    </message>
    <message>
      <source>Planning value for a present-day server; put in your own model and prices</source>
      <extracomment>resources/catalog/servers.json</extracomment>
      <translation>Planungswert für einen heutigen Server; setzen Sie Ihr Modell und Ihre Preise ein</translation>
    </message>
    <message>
      <source>Planning value, small mixed blocks</source>
      <extracomment>resources/catalog/drives.json</extracomment>
      <translation>Planungswert, kleine gemischte Blöcke</translation>
    </message>
    <message>
      <source>Planning value: 3 x RAM for a weekly refresh, about 0.25 GiB when refreshed at logoff</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Planungswert: 3 x RAM bei wöchentlichem Refresh, rund 0,25 GiB bei Refresh nach der Abmeldung</translation>
    </message>
    <message>
      <source>Planning value: after a refresh the delta disk is a few percent of the image</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Planungswert: Nach einem Refresh umfasst die Delta-Disk wenige Prozent des Abbilds</translation>
    </message>
    <message>
      <source>Planning value: parts lie anywhere, so of H hosts all but 1 / H of the transfers leave the host; a write transfers one part per copy, with parity each old and new part</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Planungswert: Teile liegen irgendwo, bei H Hosts verlassen also alle Übertragungen bis auf 1 / H den Host; ein Schreibzugriff überträgt einen Teil je Kopie, bei Parität jeden alten und neuen Teil</translation>
    </message>
    <message>
      <source>Planning value; no vendor figure found</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Planungswert; keine Herstellerangabe gefunden</translation>
    </message>
    <message>
      <source>Plans (*{project} *{json})</source>
      <extracomment>app/shell/plan_commands.py</extracomment>
      <translation>Pläne (*{project} *{json})</translation>
    </message>
    <message>
      <source>Plans and samples to open.</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Pläne und Beispiele zum Öffnen.</translation>
    </message>
    <message>
      <source>Plans desktop virtualisation, offline and with every number explained.</source>
      <extracomment>app/about_dialog.py</extracomment>
      <translation>Plant Desktop-Virtualisierung, offline und mit jeder Zahl erklärt.</translation>
    </message>
    <message>
      <source>Pool</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Pool</translation>
    </message>
    <message>
      <source>Ports that lead to the owning controller add up; plan with what they carry, not with the line rate (16 Gbit Fibre Channel 1,600 of 1,700 MB/s, 10 Gbit Ethernet 1,150 to 1,175 of 1,250)</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Ports zum besitzenden Controller addieren sich; planen Sie mit dem, was sie tragen, nicht mit der Leitungsrate (Fibre Channel mit 16 Gbit 1.600 von 1.700 MB/s, Ethernet mit 10 Gbit 1.150 bis 1.175 von 1.250)</translation>
    </message>
    <message>
      <source>Position of {id}: the component is not in the plan.</source>
      <extracomment>planner_core/plan/problems.py</extracomment>
      <translation>Position von {id}: Die Komponente fehlt im Plan.</translation>
    </message>
    <message>
      <source>Power operations wanted at once</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>Gewünschte gleichzeitige Ein-/Ausschaltvorgänge</translation>
    </message>
    <message>
      <source>Practice: keep 10 to 20 % of a datastore free</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Praxis: 10 bis 20 % eines Datastores frei halten</translation>
    </message>
    <message>
      <source>Pre&amp;vious pane</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
      <source>Prepared by</source>
      <extracomment>app/proposal/overview.py, planner_core/plan/settings.py</extracomment>
      <translation>Erstellt von</translation>
    </message>
    <message>
      <source>Prepared for</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>Erstellt für</translation>
    </message>
    <message>
      <source>Price of</source>
      <extracomment>app/panels/results/cost.py</extracomment>
      <translation>Preis von</translation>
    </message>
    <message>
      <source>Price of {date}</source>
      <extracomment>app/panels/price_list.py</extracomment>
      <translation>Preis von {date}</translation>
    </message>
    <message>
      <source>Price record of the component</source>
      <extracomment>planner_core/engine/explain_bill.py</extracomment>
      <translation>Preisangabe der Komponente</translation>
    </message>
    <message>
      <source>Prices</source>
      <extracomment>app/panels/inspector_form.py</extracomment>
      <translation>Preise</translation>
    </message>
    <message>
      <source>Prices in {currency}. Amounts per desktop are rounded to the cent, all others are exact.</source>
      <extracomment>app/proposal/bill.py</extracomment>
      <translation>Preise in {currency}. Beträge je Desktop sind auf den Cent gerundet, alle anderen sind genau.</translation>
    </message>
    <message>
      <source>Prices: {source}</source>
      <extracomment>app/proposal/bill.py</extracomment>
      <translation>Preise: {source}</translation>
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
      <source>Processor target</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Zielwert Prozessor</translation>
    </message>
    <message>
      <source>Processor work per boot</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Prozessorarbeit je Boot</translation>
    </message>
    <message>
      <source>Processor: Windows 7 with 1 vCPU at saturation on three processors (X5650, E5-2670 v2, E5-2670 v3) takes 469, 464 and 430 MHz of all-core turbo clock without hyper-threading gain; mean 454 x 1.2. I/O: Login VSI 4.1 workload table, office worker (1 vCPU, the successor of medium) 8.1 IOPS. Reads: NetApp TR-4540, block size table of the run with logins, 64.8 %. Boot: NetApp TR-4540, 27,471 I/Os per desktop, 95.7 % reads; 12 s on one core of about 2.7 GHz (Citrix blog 2011), x 1.2.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Prozessor: Windows 7 mit 1 vCPU braucht bei Sättigung auf drei Prozessoren (X5650, E5-2670 v2, E5-2670 v3) 469, 464 und 430 MHz All-Core-Turbotakt ohne Hyper-Threading-Gewinn; Mittel 454 x 1,2. I/O: Login VSI 4.1, Lasttabelle, Office Worker (1 vCPU, Nachfolger von Medium) 8,1 IOPS. Lesezugriffe: NetApp TR-4540, Blockgrößentabelle des Laufs mit Anmeldungen, 64,8 %. Boot: NetApp TR-4540, 27.471 I/Os je Desktop, 95,7 % Lesezugriffe; 12 s auf einem Kern mit rund 2,7 GHz (Citrix-Blog 2011), x 1,2.</translation>
    </message>
    <message>
      <source>Processor: two image builds on E5-2687W v4 take 1,113 and 999 MHz of all-core turbo clock without hyper-threading gain; mean 1,056 x 1.2. I/O: Login VSI 4.1 workload table, 8.5 IOPS. Reads: practice 20:80. Boot: NetApp TR-4540.</source>
      <extracomment>resources/catalog/workloads.json</extracomment>
      <translation>Prozessor: Zwei Abbildversionen auf E5-2687W v4 brauchen 1.113 und 999 MHz All-Core-Turbotakt ohne Hyper-Threading-Gewinn; Mittel 1.056 x 1,2. I/O: Login VSI 4.1, Lasttabelle, 8,5 IOPS. Lesezugriffe: Praxis 20:80. Boot: NetApp TR-4540.</translation>
    </message>
    <message>
      <source>Processors in each host.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Prozessoren in jedem Host.</translation>
    </message>
    <message>
      <source>Proposal for desktop virtualisation</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>Angebot zur Desktop-Virtualisierung</translation>
    </message>
    <message>
      <source>Protection</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Ausfallschutz</translation>
    </message>
    <message>
      <source>Put a desktop pool on the canvas and connect it to a host.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Setzen Sie einen Desktop-Pool auf die Zeichenfläche und verbinden Sie ihn mit einem Host.</translation>
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
      <source>Quantity</source>
      <extracomment>app/cli/report.py, app/panels/price_list.py, app/panels/results/cost.py, app/proposal/bill.py, planner_core/engine/explain_bill.py</extracomment>
      <translation>Menge</translation>
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
      <source>RAID 10</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>RAID 10</translation>
    </message>
    <message>
      <source>RAID 10 is what is meant.</source>
      <extracomment>planner_core/engine/findings/hardware.py</extracomment>
      <translation>Gemeint ist RAID 10.</translation>
    </message>
    <message>
      <source>RAID 5</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>RAID 5</translation>
    </message>
    <message>
      <source>RAID 6</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>RAID 6</translation>
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
      <source>RAM</source>
      <extracomment>app/canvas/content.py, planner_core/engine/assessment.py, planner_core/plan/components/host.py</extracomment>
      <translation>RAM</translation>
    </message>
    <message>
      <source>RAM demand</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>RAM-Bedarf</translation>
    </message>
    <message>
      <source>RAM demand of all desktops</source>
      <extracomment>planner_core/engine/hosts.py</extracomment>
      <translation>RAM-Bedarf aller Desktops</translation>
    </message>
    <message>
      <source>RAM demand of infrastructure servers</source>
      <extracomment>planner_core/engine/hosts.py</extracomment>
      <translation>RAM-Bedarf der Infrastruktur-Server</translation>
    </message>
    <message>
      <source>RAM for desktops</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>RAM für Desktops</translation>
    </message>
    <message>
      <source>RAM of {host} is not the limit: the {planned} planned desktops take {demand} of {capacity}, and it would carry {allowed}.</source>
      <extracomment>planner_core/engine/explain.py</extracomment>
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
      <source>Random IOPS of a disk</source>
      <extracomment>planner_core/formulas/drives.py</extracomment>
      <translation>Zufällige IOPS einer Festplatte</translation>
    </message>
    <message>
      <source>Raw capacity for objects</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Rohkapazität für Objekte</translation>
    </message>
    <message>
      <source>Raw capacity of vSAN</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Rohkapazität von vSAN</translation>
    </message>
    <message>
      <source>Raw space of a file on vSAN</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Rohplatz einer Datei auf vSAN</translation>
    </message>
    <message>
      <source>Re&amp;cent plans</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
      <source>Read cache hits</source>
      <extracomment>planner_core/plan/components/disk_group.py, planner_core/plan/components/storage_array.py</extracomment>
      <translation>Treffer im Lesecache</translation>
    </message>
    <message>
      <source>Reads</source>
      <extracomment>planner_core/plan/components/infrastructure_servers.py, planner_core/plan/components/pool_work.py</extracomment>
      <translation>Lesezugriffe</translation>
    </message>
    <message>
      <source>Reads and writes that the desktop issues while its user works.</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Lese- und Schreibzugriffe des Desktops, während sein Benutzer arbeitet.</translation>
    </message>
    <message>
      <source>Reads during boot</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Lesezugriffe beim Boot</translation>
    </message>
    <message>
      <source>Reads from the replica</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Lesezugriffe aus der Replica</translation>
    </message>
    <message>
      <source>Reads left by a cache</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>Lesezugriffe hinter einem Cache</translation>
    </message>
    <message>
      <source>Reads of a linked clone find their block in the replica or in the clone's delta disk; every write goes to the clone's own disks (VMware View Composer)</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation>Lesezugriffe eines Linked Clone finden ihren Block in der Replica oder in der Delta-Disk des Clones; jeder Schreibzugriff geht auf die eigenen Disks des Clones (VMware View Composer)</translation>
    </message>
    <message>
      <source>Reads of all desktops</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation>Lesezugriffe aller Desktops</translation>
    </message>
    <message>
      <source>Reads of infrastructure servers</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation>Lesezugriffe der Infrastruktur-Server</translation>
    </message>
    <message>
      <source>Reads on a file role</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation>Lesezugriffe auf eine Dateiart</translation>
    </message>
    <message>
      <source>Reads spread over all drives; those of a failed one come from its mirror, or are computed from the drives that are left. Planning value: counted, not measured</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Lesezugriffe verteilen sich auf alle Laufwerke; die eines ausgefallenen kommen vom Spiegel oder werden aus den übrigen berechnet. Planungswert: gezählt, nicht gemessen</translation>
    </message>
    <message>
      <source>Reads that neither host nor read cache answer, and each write once per copy; RAID 5 reads 2 and writes 2 for a part of a stripe (VMware core blog, vSAN 7 U3), RAID 6 3 and 3 as planning value</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Lesezugriffe, die weder Host- noch Lese-Cache beantwortet, und jeder Schreibzugriff einmal je Kopie; RAID 5 liest 2 und schreibt 2 für einen Teil eines Stripes (VMware Core Blog, vSAN 7 U3), RAID 6 3 und 3 als Planungswert</translation>
    </message>
    <message>
      <source>Reads while a drive has failed</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Lesezugriffe bei ausgefallenem Laufwerk</translation>
    </message>
    <message>
      <source>Rebuilt from a published test. Each opens as a copy of your own: try what you like.</source>
      <extracomment>app/start_page.py</extracomment>
      <translation>Nach einem veröffentlichten Test nachgebaut. Jeder öffnet sich als eigene Kopie: Probieren Sie aus, was Sie möchten.</translation>
    </message>
    <message>
      <source>Recent plans</source>
      <extracomment>app/start_page.py</extracomment>
      <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
      <source>Redo</source>
      <extracomment>app/wiring.py</extracomment>
      <translation>Wiederholen</translation>
    </message>
    <message>
      <source>Relocating swap files and template</source>
      <extracomment>app/proposal/capacity.py</extracomment>
      <translation>Auslagerungsdateien (Swap) und Template verlagern</translation>
    </message>
    <message>
      <source>Remove this price</source>
      <extracomment>app/panels/price_list.py</extracomment>
      <translation>Diesen Preis entfernen</translation>
    </message>
    <message>
      <source>Remove {item}</source>
      <extracomment>app/panels/price_list.py</extracomment>
      <translation>{item} entfernen</translation>
    </message>
    <message>
      <source>Rename &amp;plan</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Plan umbenennen</translation>
    </message>
    <message>
      <source>Rename the plan (F2)</source>
      <extracomment>app/shell/top_bar.py</extracomment>
      <translation>Plan umbenennen (F2)</translation>
    </message>
    <message>
      <source>Replica</source>
      <extracomment>app/canvas/chips.py, planner_core/plan/components/desktop_pool.py, planner_core/plan/links.py</extracomment>
      <translation>Replica</translation>
    </message>
    <message>
      <source>Replica copies per store</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Replica-Kopien je Datastore</translation>
    </message>
    <message>
      <source>Replica on SSD, clones on SAS</source>
      <extracomment>app/start_page.py</extracomment>
      <translation>Replica auf SSD, Clones auf SAS</translation>
    </message>
    <message>
      <source>Replicas</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Replicas</translation>
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
      <source>Resource</source>
      <extracomment>app/cli/report.py, app/panels/results/limits.py, app/panels/results/saturation.py, app/proposal/saturation.py</extracomment>
      <translation>Ressource</translation>
    </message>
    <message>
      <source>Restore point marked. Undo leads back to it at any time.</source>
      <extracomment>app/wiring.py</extracomment>
      <translation>Wiederherstellungspunkt gesetzt. Mit Rückgängig kommen Sie jederzeit dorthin zurück.</translation>
    </message>
    <message>
      <source>Result</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Results</source>
      <extracomment>app/panels/results/tabs.py, app/panels/selection_results.py</extracomment>
      <translation>Ergebnisse</translation>
    </message>
    <message>
      <source>Review</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>Prüfung</translation>
    </message>
    <message>
      <source>Run {name} on {host}</source>
      <extracomment>planner_core/editing/verbs/links.py</extracomment>
      <translation>{name} auf {host} ausführen</translation>
    </message>
    <message>
      <source>Runs on</source>
      <extracomment>planner_core/plan/links.py</extracomment>
      <translation>Läuft auf</translation>
    </message>
    <message>
      <source>S&amp;tart page</source>
      <extracomment>app/actions.py</extracomment>
      <translation>S&amp;tartseite</translation>
    </message>
    <message>
      <source>SSD</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>SSD</translation>
    </message>
    <message>
      <source>SVG drawings (*.svg)</source>
      <extracomment>app/shell/exports.py</extracomment>
      <translation>SVG-Zeichnungen (*.svg)</translation>
    </message>
    <message>
      <source>Sample plans</source>
      <extracomment>app/start_page.py</extracomment>
      <translation>Beispielpläne</translation>
    </message>
    <message>
      <source>Saturation</source>
      <extracomment>app/cli/report.py, app/panels/results/saturation.py, app/panels/results/tabs.py, app/proposal/saturation.py</extracomment>
      <translation>Auslastung</translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
      <source>Save a copy…</source>
      <extracomment>app/wiring.py</extracomment>
      <translation>Kopie speichern…</translation>
    </message>
    <message>
      <source>Save plan as</source>
      <extracomment>app/shell/plan_commands.py</extracomment>
      <translation>Plan speichern unter</translation>
    </message>
    <message>
      <source>Search</source>
      <extracomment>app/panels/palette.py</extracomment>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Search the catalogue.</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Den Katalog durchsuchen.</translation>
    </message>
    <message>
      <source>Search the palette</source>
      <extracomment>app/panels/palette.py</extracomment>
      <translation>Palette durchsuchen</translation>
    </message>
    <message>
      <source>Select &amp;all</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
      <source>Select a desktop pool or servers first, then connect them.</source>
      <extracomment>app/canvas/orders.py</extracomment>
      <translation>Wählen Sie zuerst einen Desktop-Pool oder Server aus und verbinden Sie sie dann.</translation>
    </message>
    <message>
      <source>Select all</source>
      <extracomment>app/canvas/menus.py</extracomment>
      <translation>Alles auswählen</translation>
    </message>
    <message>
      <source>Select components of one kind to edit them together.</source>
      <extracomment>app/panels/inspector.py</extracomment>
      <translation>Wählen Sie Komponenten einer Art aus, um sie gemeinsam zu bearbeiten.</translation>
    </message>
    <message>
      <source>Select what you want to delete.</source>
      <extracomment>app/canvas/commands.py</extracomment>
      <translation>Wählen Sie aus, was Sie löschen möchten.</translation>
    </message>
    <message>
      <source>Select what you want to duplicate.</source>
      <extracomment>app/canvas/commands.py</extracomment>
      <translation>Wählen Sie aus, was Sie duplizieren möchten.</translation>
    </message>
    <message>
      <source>September</source>
      <extracomment>app/dates.py</extracomment>
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
      <extracomment>app/panels/palette_model.py, planner_core/plan/components/infrastructure_servers.py</extracomment>
      <translation>Server</translation>
    </message>
    <message>
      <source>Servers have one file role</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation>Server haben nur eine Dateiart</translation>
    </message>
    <message>
      <source>Service time of a disk</source>
      <extracomment>planner_core/formulas/drives.py</extracomment>
      <translation>Bedienzeit einer Festplatte</translation>
    </message>
    <message>
      <source>Service time of a drive</source>
      <extracomment>planner_core/formulas/drives.py</extracomment>
      <translation>Bedienzeit eines Laufwerks</translation>
    </message>
    <message>
      <source>Set VMX swap per desktop to 0.</source>
      <extracomment>planner_core/engine/findings/hardware.py</extracomment>
      <translation>Setzen Sie VMX-Swap je Desktop auf 0.</translation>
    </message>
    <message>
      <source>Severity</source>
      <extracomment>app/panels/results/findings.py</extracomment>
      <translation>Schwere</translation>
    </message>
    <message>
      <source>Share</source>
      <extracomment>app/panels/results/capacity.py</extracomment>
      <translation>Anteil</translation>
    </message>
    <message>
      <source>Share kept for failed hosts</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>Freigehaltener Anteil für Host-Ausfälle</translation>
    </message>
    <message>
      <source>Share of the I/Os that are reads.</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Anteil der Lesezugriffe an den I/Os.</translation>
    </message>
    <message>
      <source>Share of the desktops here</source>
      <extracomment>planner_core/engine/layout.py</extracomment>
      <translation>Anteil der Desktops hier</translation>
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
      <source>Share of the writes that go to temporary files on the disposable disk.</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Anteil der Schreibzugriffe auf temporäre Dateien der Disposable Disk.</translation>
    </message>
    <message>
      <source>Share of the writes that the write buffer merges before they reach the drives. 0 is the safe side.</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Anteil der Schreibzugriffe, die der Schreibpuffer vor den Laufwerken zusammenfasst. 0 ist die sichere Seite.</translation>
    </message>
    <message>
      <source>Share of {capacity}</source>
      <extracomment>app/proposal/capacity.py</extracomment>
      <translation>Anteil an {capacity}</translation>
    </message>
    <message>
      <source>Shares add up to 100 %</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation>Die Anteile ergeben zusammen 100 %</translation>
    </message>
    <message>
      <source>Show formula, values and sources of the number in focus.</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Formel, Werte und Quellen der markierten Zahl zeigen.</translation>
    </message>
    <message>
      <source>Size of one copy of the replica.</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Größe einer Kopie der Replica.</translation>
    </message>
    <message>
      <source>Size of one module; the bill of materials counts modules.</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Größe eines Moduls; die Stückliste zählt Module.</translation>
    </message>
    <message>
      <source>Slots of a host</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>Slots eines Hosts</translation>
    </message>
    <message>
      <source>Small random blocks, reads and writes mixed.</source>
      <extracomment>planner_core/plan/components/disk_group.py</extracomment>
      <translation>Kleine zufällige Blöcke, Lesen und Schreiben gemischt.</translation>
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
      <extracomment>app/wiring.py</extracomment>
      <translation>In Headroom ist ein Fehler aufgetreten. Ihr Plan ist in seiner Datei sicher.</translation>
    </message>
    <message>
      <source>Source</source>
      <extracomment>app/panels/results/cost.py</extracomment>
      <translation>Quelle</translation>
    </message>
    <message>
      <source>Source: {source}</source>
      <extracomment>app/panels/formula_card.py, app/panels/palette_model.py, app/panels/price_list.py, app/panels/record_field.py, app/panels/results/cost.py, app/proposal/capacity.py, planner_core/engine/derivation_text.py</extracomment>
      <translation>Quelle: {source}</translation>
    </message>
    <message>
      <source>Space at 50 % by Horizon's guide</source>
      <extracomment>planner_core/formulas/linked_clone_sizing.py</extracomment>
      <translation>Platz bei 50 % nach dem Leitfaden von Horizon</translation>
    </message>
    <message>
      <source>Space on {store}</source>
      <extracomment>app/proposal/capacity.py</extracomment>
      <translation>Platz auf {store}</translation>
    </message>
    <message>
      <source>Space that temporary files and the page file take on the disposable disk.</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Platz für temporäre Dateien und die Windows-Auslagerungsdatei auf der Disposable Disk.</translation>
    </message>
    <message>
      <source>Start with a host</source>
      <extracomment>app/canvas/empty.py</extracomment>
      <translation>Beginnen Sie mit einem Host</translation>
    </message>
    <message>
      <source>Start with an empty drawing.</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Mit einer leeren Zeichnung beginnen.</translation>
    </message>
    <message>
      <source>Steady</source>
      <extracomment>planner_core/engine/assessment.py</extracomment>
      <translation>Dauerbetrieb</translation>
    </message>
    <message>
      <source>Storage</source>
      <extracomment>app/panels/palette_model.py</extracomment>
      <translation>Storage</translation>
    </message>
    <message>
      <source>Storage bandwidth by Horizon's rule</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Storage-Bandbreite nach der Regel von Horizon</translation>
    </message>
    <message>
      <source>Storage overhead</source>
      <extracomment>planner_core/formulas/clone_files.py, planner_core/plan/settings.py</extracomment>
      <translation>Storage-Overhead</translation>
    </message>
    <message>
      <source>Store</source>
      <extracomment>app/panels/results/capacity.py</extracomment>
      <translation>Datastore</translation>
    </message>
    <message>
      <source>Stores, one in each host</source>
      <extracomment>planner_core/engine/layout.py</extracomment>
      <translation>Datastores, einer je Host</translation>
    </message>
    <message>
      <source>Straight lines through the hypervisor generation's table of overhead memory</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>Geraden durch die RAM-Overhead-Tabelle der Hypervisor-Generation</translation>
    </message>
    <message>
      <source>Summary</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>Zusammenfassung</translation>
    </message>
    <message>
      <source>Swap</source>
      <extracomment>app/canvas/chips.py</extracomment>
      <translation>Swap</translation>
    </message>
    <message>
      <source>Swap and template relocated</source>
      <extracomment>app/proposal/capacity.py</extracomment>
      <translation>Swap und Template verlagert</translation>
    </message>
    <message>
      <source>Swap file</source>
      <extracomment>planner_core/plan/links.py</extracomment>
      <translation>Auslagerungsdatei (Swap)</translation>
    </message>
    <message>
      <source>Swap file per desktop</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>Auslagerungsdatei (Swap) je Desktop</translation>
    </message>
    <message>
      <source>Swap of the virtual machine process itself. It stays with the desktop's own files. None before 5.0.</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Swap des VM-Prozesses selbst. Er bleibt bei den eigenen Dateien des Desktops. Vor 5.0 gibt es ihn nicht.</translation>
    </message>
    <message>
      <source>Swap relocated</source>
      <extracomment>app/proposal/capacity.py</extracomment>
      <translation>Swap verlagert</translation>
    </message>
    <message>
      <source>Symbol</source>
      <extracomment>app/proposal/derivations.py, planner_core/engine/derivation_text.py</extracomment>
      <translation>Symbol</translation>
    </message>
    <message>
      <source>T&amp;ext size</source>
      <extracomment>app/actions.py</extracomment>
      <translation>&amp;Textgröße</translation>
    </message>
    <message>
      <source>Tab chooses, Enter connects to {target}, Esc cancels.</source>
      <extracomment>app/canvas/orders.py</extracomment>
      <translation>Tab wählt, die Eingabetaste verbindet mit {target}, Esc bricht ab.</translation>
    </message>
    <message>
      <source>Tab chooses, Enter moves the files to {target}, Esc cancels.</source>
      <extracomment>app/canvas/orders.py</extracomment>
      <translation>Tab wählt, die Eingabetaste verschiebt die Dateien auf {target}, Esc bricht ab.</translation>
    </message>
    <message>
      <source>Tab goes from card to card, Enter edits, the arrows move.</source>
      <extracomment>app/canvas/view.py</extracomment>
      <translation>Tab wechselt von Karte zu Karte, die Eingabetaste bearbeitet, die Pfeile verschieben.</translation>
    </message>
    <message>
      <source>Tab or Shift+Tab</source>
      <extracomment>app/shell/shortcuts_dialog.py</extracomment>
      <translation>Tab oder Umschalt+Tab</translation>
    </message>
    <message>
      <source>Take the last step back.</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Den letzten Schritt zurücknehmen.</translation>
    </message>
    <message>
      <source>Take {name} out</source>
      <extracomment>planner_core/editing/verbs/places.py</extracomment>
      <translation>{name} herausnehmen</translation>
    </message>
    <message>
      <source>Target</source>
      <extracomment>app/cli/report.py</extracomment>
      <translation>Zielwert</translation>
    </message>
    <message>
      <source>Target {target}; {status}</source>
      <extracomment>app/panels/results/saturation.py</extracomment>
      <translation>Zielwert {target}; {status}</translation>
    </message>
    <message>
      <source>Targets</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Zielwerte</translation>
    </message>
    <message>
      <source>Targets and planning rules</source>
      <extracomment>app/proposal/assumptions.py</extracomment>
      <translation>Zielwerte und Planungsregeln</translation>
    </message>
    <message>
      <source>Template</source>
      <extracomment>app/canvas/chips.py, planner_core/plan/components/desktop_pool.py, planner_core/plan/links.py</extracomment>
      <translation>Template</translation>
    </message>
    <message>
      <source>Templates</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Templates</translation>
    </message>
    <message>
      <source>The JSON says it is {format}; a plan says {expected}.</source>
      <extracomment>planner_core/plan/interchange.py</extracomment>
      <translation>Das JSON nennt sich {format}; ein Plan nennt sich {expected}.</translation>
    </message>
    <message>
      <source>The catalogue file {name}.json cannot be read: {reason}</source>
      <extracomment>planner_core/catalog/decoding.py</extracomment>
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
      <source>The change cannot be stored in {path}: {reason}. It was not made.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>Die Änderung lässt sich in {path} nicht speichern: {reason}. Sie wurde nicht übernommen.</translation>
    </message>
    <message>
      <source>The design carries all {planned} desktops planned; its maximum is {maximum}.</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>Der Entwurf trägt alle {planned} geplanten Desktops; sein Maximum liegt bei {maximum}.</translation>
    </message>
    <message>
      <source>The design carries {fits} of the {planned} desktops planned.</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>Der Entwurf trägt {fits} der {planned} geplanten Desktops.</translation>
    </message>
    <message>
      <source>The details could not be written to the log.</source>
      <extracomment>app/wiring.py</extracomment>
      <translation>Die Einzelheiten ließen sich nicht ins Protokoll schreiben.</translation>
    </message>
    <message>
      <source>The digits of “{text}” are grouped in an unusual way. Type it like {example}.</source>
      <extracomment>app/number_input.py</extracomment>
      <translation>Die Ziffern von „{text}“ sind ungewöhnlich gruppiert. Schreiben Sie die Zahl wie {example}.</translation>
    </message>
    <message>
      <source>The disk failed while {path} was being changed. Everything before the last change is safe; the last one may be in the file or not, and it is not shown here. Save a copy on another disk.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>Der Datenträger versagte, während {path} geändert wurde. Alles vor der letzten Änderung ist sicher; die letzte steht vielleicht in der Datei, vielleicht nicht, und wird hier nicht gezeigt. Speichern Sie eine Kopie auf einem anderen Datenträger.</translation>
    </message>
    <message>
      <source>The disks of {servers} lie on no store; their space and I/O are not counted.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>Die Platten von {servers} liegen auf keinem Datastore; ihr Platz und ihre I/Os werden nicht mitgezählt.</translation>
    </message>
    <message>
      <source>The drawing carries {count} desktops. Click, Enter or F1 explains it.</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>Die Zeichnung trägt {count} Desktops. Klick, Eingabetaste oder F1 leitet sie her.</translation>
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
      <source>The hardware costs {total}.</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>Die Hardware kostet {total}.</translation>
    </message>
    <message>
      <source>The last change to {path} was interrupted and has to be taken back, but its folder is write-protected. Copy the file together with the file ending in -journal to another folder and open it there.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>Die letzte Änderung an {path} wurde unterbrochen und muss zurückgenommen werden, aber der Ordner ist schreibgeschützt. Kopieren Sie die Datei zusammen mit der auf -journal endenden Datei in einen anderen Ordner und öffnen Sie sie dort.</translation>
    </message>
    <message>
      <source>The number that was explained here is gone. Click another one.</source>
      <extracomment>app/panels/explain.py</extracomment>
      <translation>Die hier hergeleitete Zahl gibt es nicht mehr. Klicken Sie auf eine andere.</translation>
    </message>
    <message>
      <source>The output</source>
      <extracomment>app/__main__.py</extracomment>
      <translation>Die Ausgabe</translation>
    </message>
    <message>
      <source>The parent image.</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Das Grundabbild (Parent).</translation>
    </message>
    <message>
      <source>The plan asks for {planned} desktops. How many fit cannot be said yet, because not every pool is connected to a host and to stores for all of its files.</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>Der Plan sieht {planned} Desktops vor. Wie viele passen, lässt sich noch nicht sagen, weil nicht jeder Pool mit einem Host und mit Datastores für alle seine Dateien verbunden ist.</translation>
    </message>
    <message>
      <source>The plan does not come back from the file as it went in.</source>
      <extracomment>db/new_file.py</extracomment>
      <translation>Der Plan kommt nicht so aus der Datei zurück, wie er hineinging.</translation>
    </message>
    <message>
      <source>The plan has changed in the meantime. Try that again.</source>
      <extracomment>app/session.py</extracomment>
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
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>Der Plan hat noch keine Preise.</translation>
    </message>
    <message>
      <source>The plan has no prices yet. Prices come with the catalogue or are typed in at each component.</source>
      <extracomment>app/proposal/bill.py</extracomment>
      <translation>Der Plan hat noch keine Preise. Sie kommen aus dem Katalog oder werden bei jeder Komponente eingegeben.</translation>
    </message>
    <message>
      <source>The plan has no store yet.</source>
      <extracomment>app/proposal/capacity.py</extracomment>
      <translation>Der Plan hat noch keinen Datastore.</translation>
    </message>
    <message>
      <source>The plan was written in format version {version}; this Headroom reads up to version {known}.</source>
      <extracomment>planner_core/plan/interchange.py</extracomment>
      <translation>Der Plan hat die Formatversion {version}; dieses Headroom liest bis Version {known}.</translation>
    </message>
    <message>
      <source>The proposal could not be made because of a fault in Headroom. The local log has the details.</source>
      <extracomment>app/shell/exports.py</extracomment>
      <translation>Das Angebot ließ sich wegen eines Fehlers in Headroom nicht erstellen. Einzelheiten stehen im lokalen Protokoll.</translation>
    </message>
    <message>
      <source>The proposal could not be set: {reason}</source>
      <extracomment>app/proposal/typesetting.py</extracomment>
      <translation>Das Angebot ließ sich nicht setzen: {reason}</translation>
    </message>
    <message>
      <source>The remaining share</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation>Der restliche Anteil</translation>
    </message>
    <message>
      <source>The results hold while nothing has failed.</source>
      <extracomment>app/shell/top_bar.py</extracomment>
      <translation>Die Ergebnisse gelten, solange nichts ausgefallen ist.</translation>
    </message>
    <message>
      <source>The same host with two hard disks: 31 desktops, and the disks are at their end first.</source>
      <extracomment>app/start_page.py</extracomment>
      <translation>Derselbe Host mit zwei Festplatten: 31 Desktops, und die Platten sind als Erstes am Ende.</translation>
    </message>
    <message>
      <source>The selected components have this value from different places.</source>
      <extracomment>app/panels/origin_words.py</extracomment>
      <translation>Die gewählten Komponenten haben diesen Wert aus verschiedenen Quellen.</translation>
    </message>
    <message>
      <source>The shared image on two solid state disks, what each desktop changes on hard disks.</source>
      <extracomment>app/start_page.py</extracomment>
      <translation>Das gemeinsame Abbild auf zwei SSDs, die Änderungen jedes Desktops auf Festplatten.</translation>
    </message>
    <message>
      <source>The smallest limit decides, rounded down to whole desktops</source>
      <extracomment>planner_core/engine/explain.py</extracomment>
      <translation>Die kleinste Grenze entscheidet, abgerundet auf ganze Desktops</translation>
    </message>
    <message>
      <source>The swap file is as large as the memory that is not reserved.</source>
      <extracomment>planner_core/plan/components/pool_machines.py</extracomment>
      <translation>Die Auslagerungsdatei ist so groß wie der nicht reservierte RAM.</translation>
    </message>
    <message>
      <source>The swap files of {pool} take {size} on {flash}, although {disk} has room for them.</source>
      <extracomment>planner_core/engine/findings/hardware.py</extracomment>
      <translation>Die Auslagerungsdateien von {pool} belegen {size} auf {flash}, obwohl auf {disk} Platz für sie ist.</translation>
    </message>
    <message>
      <source>The table beside the chart holds the same numbers.</source>
      <extracomment>app/charts/capacity_chart.py</extracomment>
      <translation>Die Tabelle neben dem Diagramm enthält dieselben Zahlen.</translation>
    </message>
    <message>
      <source>The texts in {language} are missing: {file} cannot be read. Install Headroom again.</source>
      <extracomment>app/i18n.py</extracomment>
      <translation>Die Texte in {language} fehlen: {file} lässt sich nicht lesen. Installieren Sie Headroom neu.</translation>
    </message>
    <message>
      <source>The whole of a drive at the rate of the rebuild</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Ein ganzes Laufwerk mit der Rate des Rebuilds</translation>
    </message>
    <message>
      <source>Then give it a disk group, and a pool of desktops to carry.</source>
      <extracomment>app/canvas/empty.py</extracomment>
      <translation>Geben Sie ihm dann eine Festplattengruppe und einen Desktop-Pool.</translation>
    </message>
    <message>
      <source>There already is a component with the id {id}.</source>
      <extracomment>planner_core/editing/verbs/components.py</extracomment>
      <translation>Eine Komponente mit der Kennung {id} gibt es schon.</translation>
    </message>
    <message>
      <source>There is no component {id} in the plan.</source>
      <extracomment>planner_core/editing/verbs/common.py</extracomment>
      <translation>Im Plan gibt es keine Komponente {id}.</translation>
    </message>
    <message>
      <source>There is no display for the window. The commands need none; see headroom --help.</source>
      <extracomment>app/cli/window.py</extracomment>
      <translation>Für das Fenster gibt es keinen Bildschirm. Die Befehle brauchen keinen; siehe headroom --help.</translation>
    </message>
    <message>
      <source>There is no field {field} here.</source>
      <extracomment>planner_core/editing/verbs/fields.py</extracomment>
      <translation>Ein Feld {field} gibt es hier nicht.</translation>
    </message>
    <message>
      <source>There is no file {file}.</source>
      <extracomment>app/files.py</extracomment>
      <translation>Die Datei {file} gibt es nicht.</translation>
    </message>
    <message>
      <source>There is no file {path}. It may have been moved, renamed or deleted.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>Die Datei {path} gibt es nicht. Vielleicht wurde sie verschoben, umbenannt oder gelöscht.</translation>
    </message>
    <message>
      <source>There is no folder {folder}.</source>
      <extracomment>app/files.py</extracomment>
      <translation>Den Ordner {folder} gibt es nicht.</translation>
    </message>
    <message>
      <source>There is no number {what} in this plan.</source>
      <extracomment>planner_core/engine/explain.py</extracomment>
      <translation>Eine Zahl {what} gibt es in diesem Plan nicht.</translation>
    </message>
    <message>
      <source>There is no resource {resource}.</source>
      <extracomment>planner_core/engine/explain.py</extracomment>
      <translation>Eine Ressource {resource} gibt es nicht.</translation>
    </message>
    <message>
      <source>There is no room for {file}: {reason}. Free some space or choose another place.</source>
      <extracomment>app/files.py</extracomment>
      <translation>Für {file} fehlt Platz: {reason}. Schaffen Sie Platz oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
      <source>There is not enough space on the disk to save {path}: {free} MiB are free. The change was not made, everything before it is safe. Make room for {needed} MiB, or save a copy elsewhere.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>Auf dem Datenträger fehlt Platz, um {path} zu speichern: {free} MiB sind frei. Die Änderung wurde nicht übernommen, alles davor ist sicher. Schaffen Sie {needed} MiB Platz oder speichern Sie eine Kopie an einem anderen Ort.</translation>
    </message>
    <message>
      <source>There is nothing to connect to yet: add a host with a disk group.</source>
      <extracomment>app/canvas/orders.py</extracomment>
      <translation>Es gibt noch nichts zum Verbinden: Fügen Sie einen Host mit einer Festplattengruppe ein.</translation>
    </message>
    <message>
      <source>There is nothing to measure yet: the plan has no host and no store.</source>
      <extracomment>app/proposal/saturation.py</extracomment>
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
      <source>This change does not make a plan that can be kept: {reason} It was not made.</source>
      <extracomment>db/storable.py</extracomment>
      <translation>Mit dieser Änderung lässt sich der Plan nicht speichern: {reason} Sie wurde nicht übernommen.</translation>
    </message>
    <message>
      <source>This change was not saved.</source>
      <extracomment>app/panels/field_row.py</extracomment>
      <translation>Diese Änderung wurde nicht gespeichert.</translation>
    </message>
    <message>
      <source>This is not a plan in Headroom's JSON format: {reason}</source>
      <extracomment>planner_core/plan/interchange.py</extracomment>
      <translation>Das ist kein Plan im JSON-Format von Headroom: {reason}</translation>
    </message>
    <message>
      <source>This plan cannot be kept in a file: {reason}</source>
      <extracomment>db/new_file.py</extracomment>
      <translation>Dieser Plan lässt sich nicht in einer Datei ablegen: {reason}</translation>
    </message>
    <message>
      <source>This plan could not be assessed because of a fault in Headroom. The plan is safe; undo the last change to go on. The local log has the details.</source>
      <extracomment>app/session.py</extracomment>
      <translation>Dieser Plan ließ sich wegen eines Fehlers in Headroom nicht bewerten. Der Plan ist sicher; nehmen Sie die letzte Änderung zurück, um weiterzuarbeiten. Einzelheiten stehen im lokalen Protokoll.</translation>
    </message>
    <message>
      <source>Three letters; prices in another currency are not added.</source>
      <extracomment>planner_core/plan/settings_costs.py</extracomment>
      <translation>Drei Buchstaben; Preise in anderer Währung werden nicht addiert.</translation>
    </message>
    <message>
      <source>Throughput of the I/Os</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Durchsatz der I/Os</translation>
    </message>
    <message>
      <source>Tie the selected pool or servers to a host or a disk group.</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Den gewählten Pool oder die gewählten Server mit einem Host oder einer Festplattengruppe verbinden.</translation>
    </message>
    <message>
      <source>Time of a job on a resource</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>Zeit eines Vorgangs auf einer Ressource</translation>
    </message>
    <message>
      <source>Time of a live migration</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>Zeit einer Live-Migration</translation>
    </message>
    <message>
      <source>Time of a rebuild</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>Zeit eines Rebuilds</translation>
    </message>
    <message>
      <source>Time of a resync</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Zeit einer Resynchronisierung</translation>
    </message>
    <message>
      <source>Time of a staggered job</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>Zeit eines gestaffelten Vorgangs</translation>
    </message>
    <message>
      <source>Time that a resource needs</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>Zeit, die eine Ressource braucht</translation>
    </message>
    <message>
      <source>Time that {resource} of {component} needs</source>
      <extracomment>planner_core/engine/explain.py</extracomment>
      <translation>Zeit, die {resource} von {component} braucht</translation>
    </message>
    <message>
      <source>Time under the throttle</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>Zeit unter der Drosselung</translation>
    </message>
    <message>
      <source>Total</source>
      <extracomment>app/cli/report.py, app/panels/results/cost.py, app/proposal/bill.py</extracomment>
      <translation>Gesamt</translation>
    </message>
    <message>
      <source>Try again</source>
      <extracomment>app/shell/exports.py</extracomment>
      <translation>Noch einmal versuchen</translation>
    </message>
    <message>
      <source>Two copies exist while a pool is recomposed.</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Während des Recompose eines Pools gibt es zwei Kopien.</translation>
    </message>
    <message>
      <source>Type a number from {least} to {most}.</source>
      <extracomment>app/widgets/number_spec.py</extracomment>
      <translation>Geben Sie eine Zahl von {least} bis {most} ein.</translation>
    </message>
    <message>
      <source>Type a number of at least {least}.</source>
      <extracomment>app/widgets/number_spec.py</extracomment>
      <translation>Geben Sie eine Zahl ab {least} ein.</translation>
    </message>
    <message>
      <source>Type a number of at most {most}.</source>
      <extracomment>app/widgets/number_spec.py</extracomment>
      <translation>Geben Sie eine Zahl bis {most} ein.</translation>
    </message>
    <message>
      <source>Type a number.</source>
      <extracomment>app/number_input.py</extracomment>
      <translation>Geben Sie eine Zahl ein.</translation>
    </message>
    <message>
      <source>Type in the price of {processor}.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>Geben Sie den Preis von {processor} ein.</translation>
    </message>
    <message>
      <source>Type the number without “{typed}”: it has no unit.</source>
      <extracomment>app/number_input.py</extracomment>
      <translation>Geben Sie die Zahl ohne „{typed}“ ein: Sie hat keine Einheit.</translation>
    </message>
    <message>
      <source>Type to search the catalogue</source>
      <extracomment>app/panels/record_field.py</extracomment>
      <translation>Tippen, um im Katalog zu suchen</translation>
    </message>
    <message>
      <source>Typed in</source>
      <extracomment>planner_core/engine/layout.py</extracomment>
      <translation>Eingegeben</translation>
    </message>
    <message>
      <source>Typed in.</source>
      <extracomment>app/panels/origin_words.py</extracomment>
      <translation>Eingegeben.</translation>
    </message>
    <message>
      <source>Undo</source>
      <extracomment>app/wiring.py</extracomment>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Unit price</source>
      <extracomment>app/cli/report.py, app/panels/price_list.py, app/panels/results/cost.py, app/proposal/bill.py, planner_core/engine/explain_bill.py</extracomment>
      <translation>Einzelpreis</translation>
    </message>
    <message>
      <source>Untitled plan</source>
      <extracomment>app/shell/plan_commands.py</extracomment>
      <translation>Unbenannter Plan</translation>
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
      <source>Use RAID 1, 10, 5 or 6 for anything that cannot be made again at once.</source>
      <extracomment>planner_core/engine/findings/hardware.py</extracomment>
      <translation>Verwenden Sie RAID 1, 10, 5 oder 6 für alles, was sich nicht sofort neu erzeugen lässt.</translation>
    </message>
    <message>
      <source>Use {record} for {name}</source>
      <extracomment>planner_core/editing/verbs/fields.py</extracomment>
      <translation>{record} für {name} verwenden</translation>
    </message>
    <message>
      <source>Used capacity</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>Belegte Kapazität</translation>
    </message>
    <message>
      <source>Users work.</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Die Benutzer arbeiten.</translation>
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
      <extracomment>planner_core/formulas/saturation.py</extracomment>
      <translation>Auslastungsgesetz</translation>
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
      <source>Utilisation law: a device that serves c I/Os at once at i IOPS needs c / i for each; a disk serves one, a solid-state drive as many as it has channels</source>
      <extracomment>planner_core/formulas/drives.py</extracomment>
      <translation>Auslastungsgesetz: Ein Gerät, das c I/Os zugleich mit i IOPS bedient, braucht c / i für jedes; eine Festplatte bedient eines, eine SSD so viele, wie sie Kanäle hat</translation>
    </message>
    <message>
      <source>Utilisation law: the I/O that is left moves to the controllers that are left. Against NetApp TR-4540: Monday 40.4 for 40 measured, Tuesday 45.0 for 38, boot 95.7 for 82: on the safe side</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>Auslastungsgesetz: Die verbleibende I/O-Last zieht auf die verbleibenden Controller um. Gegen NetApp TR-4540: Montag 40,4 bei gemessenen 40, Dienstag 45,0 bei 38, Boot 95,7 bei 82: auf der sicheren Seite</translation>
    </message>
    <message>
      <source>Utilisation of the controllers</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>Auslastung der Controller</translation>
    </message>
    <message>
      <source>Utilisation up to which desktops are planned.</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>Auslastung, bis zu der Desktops geplant werden.</translation>
    </message>
    <message>
      <source>VDI practice 20:80; NetApp TR-4540 saw 13 % on a quiet day and 65 % with logins</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>VDI-Praxis 20:80; NetApp TR-4540 sah 13 % an einem ruhigen Tag und 65 % bei Anmeldungen</translation>
    </message>
    <message>
      <source>VMX swap</source>
      <extracomment>app/canvas/chips.py, planner_core/plan/links.py</extracomment>
      <translation>VMX-Swap</translation>
    </message>
    <message>
      <source>VMX swap per desktop</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>VMX-Swap je Desktop</translation>
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
      <source>VMware Horizon 7 administration: 50</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>VMware Horizon 7 Administration: 50</translation>
    </message>
    <message>
      <source>VMware Horizon 7 administration: so many operations run at once, 50 that switch power, 20 that provision full clones, 8 linked clones, 12 of maintenance; 50 of 3 minutes start 16 desktops in a minute</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>VMware Horizon 7 Administration: So viele Vorgänge laufen zugleich, 50 zum Ein- und Ausschalten, 20 zum Bereitstellen von Full Clones, 8 von Linked Clones, 12 zur Wartung; 50 von 3 Minuten starten 16 Desktops in einer Minute</translation>
    </message>
    <message>
      <source>VMware Horizon 7 architecture planning: 50 to 100 kbit/s for an optimised office desktop, 100 to 150 for a basic one, 400 to 600 with several monitors or 3D; plan 60 to 80 % of a link</source>
      <extracomment>planner_core/formulas/display.py</extracomment>
      <translation>VMware Horizon 7 Architecture Planning: 50 bis 100 kbit/s für einen optimierten Büro-Desktop, 100 bis 150 für einen einfachen, 400 bis 600 mit mehreren Bildschirmen oder 3D; planen Sie 60 bis 80 % einer Leitung</translation>
    </message>
    <message>
      <source>VMware Horizon 7 architecture planning: at least 1 Gbit/s to the storage for 100 desktops</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>VMware Horizon 7 Architecture Planning: mindestens 1 Gbit/s zum Storage für 100 Desktops</translation>
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
      <source>VMware Horizon 7, storage sizing of linked clone pools: 20 % of the disks at least, sizes counted in whole GB; 50 and 100 % as in its table of 4, 10 and 20 GB</source>
      <extracomment>planner_core/formulas/linked_clone_sizing.py</extracomment>
      <translation>VMware Horizon 7, Storage-Sizing von Linked-Clone-Pools: mindestens 20 % der Festplatten, Größen in ganzen GB gezählt; 50 und 100 % wie in der Tabelle mit 4, 10 und 20 GB</translation>
    </message>
    <message>
      <source>VMware Horizon 7, storage sizing of linked clone pools: a new clone takes twice its memory; two replicas lie on each store, because a recompose has both</source>
      <extracomment>planner_core/formulas/linked_clone_sizing.py</extracomment>
      <translation>VMware Horizon 7, Storage-Sizing von Linked-Clone-Pools: Ein neuer Clone belegt das Doppelte seines RAM; zwei Replicas liegen auf jedem Speicherort, weil ein Recompose beide hat</translation>
    </message>
    <message>
      <source>VMware Horizon 7, storage sizing of linked clone pools: disks grown to 50 or 100 % of the parent. Planning value: the form that reproduces the printed table of 40, 80 and 130 GB, the formula itself was not at hand</source>
      <extracomment>planner_core/formulas/linked_clone_sizing.py</extracomment>
      <translation>VMware Horizon 7, Storage-Sizing von Linked-Clone-Pools: Festplatten, die auf 50 oder 100 % des Parents gewachsen sind. Planungswert: die Form, die die gedruckte Tabelle mit 40, 80 und 130 GB ergibt, die Formel selbst lag nicht vor</translation>
    </message>
    <message>
      <source>VMware Horizon View architecture planning: plus 15 %</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>VMware Horizon View Architecture Planning: plus 15 %</translation>
    </message>
    <message>
      <source>VMware Horizon View architecture planning: plus 15 %; the overhead of the Fujitsu formulas</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation>VMware Horizon View Architecture Planning: plus 15 %; der Overhead der Fujitsu-Formeln</translation>
    </message>
    <message>
      <source>VMware Horizon View architecture planning: up to 100 MB of logs</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>VMware Horizon View Architecture Planning: bis zu 100 MB Logs</translation>
    </message>
    <message>
      <source>VMware Horizon architecture planning: keep host CPU at or below 80 %</source>
      <extracomment>planner_core/plan/settings.py</extracomment>
      <translation>VMware Horizon Architecture Planning: Host-CPU höchstens bei 80 % halten</translation>
    </message>
    <message>
      <source>VMware Horizon installation, sizing of power operations: 40 % of the logins fall into the middle sixth of the window</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>VMware Horizon Installation, Bemessung der Ein-/Ausschaltvorgänge: 40 % der Anmeldungen fallen in das mittlere Sechstel des Zeitfensters</translation>
    </message>
    <message>
      <source>VMware Horizon installation, sizing of power operations: 40 % of the logins fall into the middle sixth of the window, 2.4 times the average; NetApp TR-4540 saw 3.15 times with the load of working</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>VMware Horizon Installation, Bemessung der Ein-/Ausschaltvorgänge: 40 % der Anmeldungen fallen in das mittlere Sechstel des Zeitfensters, das 2,4-Fache des Mittels; NetApp TR-4540 sah mit der Last der Arbeit das 3,15-Fache</translation>
    </message>
    <message>
      <source>VMware Horizon installation, sizing of power operations: peak rate of starts x time of a start, which is 3 minutes, 5 to be careful (Little's law)</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation>VMware Horizon Installation, Bemessung der Ein-/Ausschaltvorgänge: Spitzenrate der Starts x Zeit eines Starts, 3 Minuten, vorsichtig 5 (Gesetz von Little)</translation>
    </message>
    <message>
      <source>VMware Horizon storage accelerator: 5 MB of digest for each GB of disk, 12 with the check for collisions (vresource.net)</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>VMware Horizon Storage Accelerator: 5 MB Digest je GB Festplatte, 12 mit Kollisionsprüfung (vresource.net)</translation>
    </message>
    <message>
      <source>VMware KB 2113954 in three generations, as quoted for 6.0 (cormachogan.com 2015), 6.0 U3 and 6.5.0d (randombud.com) and later: one formula, the version is in its coefficients; the memory per GB of cache is a planning value for 6.0 and the latest</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>VMware KB 2113954 in drei Generationen, wie zitiert für 6.0 (cormachogan.com 2015), 6.0 U3 und 6.5.0d (randombud.com) und später: eine Formel, die Version steckt in den Koeffizienten; der RAM je GB Cache ist für 6.0 und die jüngste ein Planungswert</translation>
    </message>
    <message>
      <source>VMware KB 326271: 10 to 30 %</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>VMware KB 326271: 10 bis 30 %</translation>
    </message>
    <message>
      <source>VMware View default: 4 GB</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>VMware-View-Vorgabe: 4 GB</translation>
    </message>
    <message>
      <source>VMware sliding scale Mem.MinFreePct (vSphere 5 and later; used for older hosts too, whose flat 6 % was a reclaim threshold)</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation>VMware-Staffel Mem.MinFreePct (ab vSphere 5; auch für ältere Hosts verwendet, deren pauschale 6 % eine Reclaim-Schwelle waren)</translation>
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
      <source>VMware vSAN cache sizing: 10 % of what is stored before copies are counted</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>VMware vSAN Cache Sizing: 10 % dessen, was vor dem Zählen der Kopien gespeichert ist</translation>
    </message>
    <message>
      <source>VMware vSAN planning: 25 to 30 % stay free for rebuilds and rebalancing, which starts at 80 % of a device; the share that the format takes is a planning value (1 to 2 %, with checksums and deduplication up to 6.2 %)</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>VMware vSAN Planning: 25 bis 30 % bleiben frei für Rebuilds und das Umverteilen, das bei 80 % eines Geräts beginnt; der Anteil des Formats ist ein Planungswert (1 bis 2 %, mit Prüfsummen und Deduplizierung bis 6,2 %)</translation>
    </message>
    <message>
      <source>VMware vSAN planning: capacity devices add up, cache devices do not count</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>VMware vSAN Planning: Kapazitätsgeräte addieren sich, Cache-Geräte zählen nicht</translation>
    </message>
    <message>
      <source>VMware vSAN planning: copies by policy; ESA adds 13.1 % of metadata to the object with its parity (Broadcom KB 394410); swap files are mirrored and reserved in full unless sparse swap is set</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>VMware vSAN Planning: Kopien nach Richtlinie; ESA fügt dem Objekt mit seiner Parität 13,1 % Metadaten hinzu (Broadcom KB 394410); Auslagerungsdateien werden gespiegelt und voll reserviert, wenn nicht Sparse Swap eingestellt ist</translation>
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
      <source>VMware vSphere availability, HA admission control</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
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
      <source>VMware vSphere availability, cluster resource percentage: (total - reserved) / total</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>VMware vSphere Availability, Cluster Resource Percentage: (gesamt - reserviert) / gesamt</translation>
    </message>
    <message>
      <source>VMware vSphere availability, cluster resource percentage: hosts to lose over hosts, for equal hosts</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>VMware vSphere Availability, Cluster Resource Percentage: auszufallende Hosts durch Hosts, bei gleichen Hosts</translation>
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
      <source>VMware vSphere resource management: where the swap file lies elsewhere at the destination, it is copied too. Planning value: one pass over the memory, so the least time</source>
      <extracomment>planner_core/formulas/network.py</extracomment>
      <translation>VMware vSphere Resource Management: Liegt die Auslagerungsdatei am Ziel woanders, wird sie mitkopiert. Planungswert: ein Durchgang durch den RAM, also die geringste Zeit</translation>
    </message>
    <message>
      <source>VMware, Virtual SAN 6.2 with VDI (2016): 0.4 % of the host's memory, at most 1 GB</source>
      <extracomment>planner_core/formulas/host_cache.py</extracomment>
      <translation>VMware, Virtual SAN 6.2 with VDI (2016): 0,4 % des RAM des Hosts, höchstens 1 GB</translation>
    </message>
    <message>
      <source>Value</source>
      <extracomment>app/panels/derivation_model.py, app/proposal/assumptions.py, app/proposal/derivations.py, planner_core/engine/derivation_text.py</extracomment>
      <translation>Wert</translation>
    </message>
    <message>
      <source>Vendor-neutral RAID write penalties: 1, 2, 2, 4, 6 (crucial.com.au, RAID performance, 2010; noah.org, IOPS, harmonic form)</source>
      <extracomment>resources/catalog/raid_levels.json</extracomment>
      <translation>Herstellerneutrale RAID Write Penalties: 1, 2, 2, 4, 6 (crucial.com.au, RAID performance, 2010; noah.org, IOPS, harmonische Form)</translation>
    </message>
    <message>
      <source>Versions</source>
      <extracomment>app/about_dialog.py</extracomment>
      <translation>Versionen</translation>
    </message>
    <message>
      <source>Virtual machines.</source>
      <extracomment>planner_core/plan/components/infrastructure_servers.py</extracomment>
      <translation>Virtuelle Maschinen.</translation>
    </message>
    <message>
      <source>Warning</source>
      <extracomment>app/cli/report.py, app/panels/severity.py, app/proposal/overview.py</extracomment>
      <translation>Warnung</translation>
    </message>
    <message>
      <source>What a linked clone has changed, with its small internal disk. Grows until the next refresh.</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>Was ein Linked Clone geändert hat, samt seiner kleinen internen Disk. Wächst bis zum nächsten Refresh.</translation>
    </message>
    <message>
      <source>What grows with the desktops and what does not</source>
      <extracomment>planner_core/formulas/saturation.py</extracomment>
      <translation>Was mit den Desktops wächst und was nicht</translation>
    </message>
    <message>
      <source>What it is, and where it is from</source>
      <extracomment>app/proposal/derivations.py</extracomment>
      <translation>Bedeutung und Herkunft</translation>
    </message>
    <message>
      <source>What runs where, and on which store each kind of file lies. The bars show how full every resource is while users work.</source>
      <extracomment>app/proposal/content.py</extracomment>
      <translation>Was wo läuft und auf welchem Datastore jede Dateiart liegt. Die Balken zeigen, wie ausgelastet jede Ressource im Dauerbetrieb ist.</translation>
    </message>
    <message>
      <source>What the files of the desktops take on each store, by their role. The tick is the target up to which a store is planned.</source>
      <extracomment>app/proposal/capacity.py</extracomment>
      <translation>Was die Dateien der Desktops auf jedem Datastore belegen, nach Dateiart. Der Strich ist der Zielwert, bis zu dem ein Datastore geplant wird.</translation>
    </message>
    <message>
      <source>What to do</source>
      <extracomment>app/panels/results/findings.py</extracomment>
      <translation>Was zu tun ist</translation>
    </message>
    <message>
      <source>What would lift it</source>
      <extracomment>app/panels/results/limits.py, app/proposal/saturation.py</extracomment>
      <translation>Was ihn beseitigt</translation>
    </message>
    <message>
      <source>Where it is from</source>
      <extracomment>planner_core/engine/derivation_text.py</extracomment>
      <translation>Herkunft</translation>
    </message>
    <message>
      <source>Where the files of {pool} lie decides how much of {store} they take. In the two relocated cases they lie on {other} instead.</source>
      <extracomment>app/proposal/capacity.py</extracomment>
      <translation>Wo die Dateien von {pool} liegen, entscheidet, wie viel von {store} sie belegen. In den beiden Fällen mit Verlagerung liegen sie stattdessen auf {other}.</translation>
    </message>
    <message>
      <source>Where the files of {pool} lie decides how much of {store} they take. The plan has no other store; the two relocated cases take one outside the plan as given.</source>
      <extracomment>app/proposal/capacity.py</extracomment>
      <translation>Wo die Dateien von {pool} liegen, entscheidet, wie viel von {store} sie belegen. Der Plan hat keinen weiteren Datastore; die beiden Fälle mit Verlagerung setzen einen außerhalb des Plans voraus.</translation>
    </message>
    <message>
      <source>Widen the window, stagger the boot, or lift what limits it.</source>
      <extracomment>planner_core/engine/findings/load.py</extracomment>
      <translation>Vergrößern Sie das Fenster, staffeln Sie den Boot oder beseitigen Sie den Engpass.</translation>
    </message>
    <message>
      <source>Windows 10 knowledge worker family, 1,113 and 999 MHz without hyper-threading gain, mean x 1.2</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Familie Windows 10, Knowledge Worker: 1.113 und 999 MHz ohne Hyper-Threading-Gewinn, Mittel x 1,2</translation>
    </message>
    <message>
      <source>With more desktops this passes its target. Click, Enter or F1 explains it.</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>Mit mehr Desktops überschreitet dies seinen Zielwert. Klick, Eingabetaste oder F1 leitet es her.</translation>
    </message>
    <message>
      <source>Work of a boot spread over the boot window: the work is constant, the time follows (NetApp TR-4540: the same I/Os per boot at any speed)</source>
      <extracomment>planner_core/formulas/cpu.py</extracomment>
      <translation>Arbeit eines Boots verteilt auf das Boot-Fenster: Die Arbeit ist konstant, die Zeit folgt daraus (NetApp TR-4540: gleich viele I/Os je Boot bei jeder Geschwindigkeit)</translation>
    </message>
    <message>
      <source>Work of one boot; it stays the same at any speed, only the time follows.</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Arbeit eines Boots; sie bleibt bei jeder Geschwindigkeit gleich, nur die Zeit ändert sich.</translation>
    </message>
    <message>
      <source>Workload</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Last</translation>
    </message>
    <message>
      <source>Workload profile</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Lastprofil</translation>
    </message>
    <message>
      <source>Write a clean copy of the plan under another name and go on with it.</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Eine saubere Kopie des Plans unter anderem Namen speichern und mit ihr weiterarbeiten.</translation>
    </message>
    <message>
      <source>Write penalty</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation>Write Penalty</translation>
    </message>
    <message>
      <source>Write the drawing as a PNG or SVG picture.</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Die Zeichnung als PNG- oder SVG-Bild schreiben.</translation>
    </message>
    <message>
      <source>Write the proposal for the customer as a PDF.</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Das Angebot für den Kunden als PDF schreiben.</translation>
    </message>
    <message>
      <source>Writes of all desktops</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation>Schreibzugriffe aller Desktops</translation>
    </message>
    <message>
      <source>Writes of infrastructure servers</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation>Schreibzugriffe der Infrastruktur-Server</translation>
    </message>
    <message>
      <source>Writes on a file role</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation>Schreibzugriffe auf eine Dateiart</translation>
    </message>
    <message>
      <source>Writes to the disposable disk</source>
      <extracomment>planner_core/plan/components/pool_work.py</extracomment>
      <translation>Schreibzugriffe auf die Disposable Disk</translation>
    </message>
    <message>
      <source>Written: {file}</source>
      <extracomment>app/shell/exports.py</extracomment>
      <translation>Geschrieben: {file}</translation>
    </message>
    <message>
      <source>Yellow Bricks (2016): all-flash groups buffer writes in 600 GB at most, the rest of the device adds endurance</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Yellow Bricks (2016): All-Flash-Gruppen puffern Schreibzugriffe in höchstens 600 GB, der Rest des Geräts erhöht die Haltbarkeit</translation>
    </message>
    <message>
      <source>Zoom &amp;in</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Ver&amp;größern</translation>
    </message>
    <message>
      <source>Zoom &amp;out</source>
      <extracomment>app/actions.py</extracomment>
      <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
      <source>Zoom around the pointer</source>
      <extracomment>app/shell/shortcuts_dialog.py</extracomment>
      <translation>Um den Zeiger zoomen</translation>
    </message>
    <message>
      <source>a value does not come back as it went in</source>
      <extracomment>db/storable.py</extracomment>
      <translation>ein Wert kommt nicht so zurück, wie er hineinging</translation>
    </message>
    <message>
      <source>an argument of a text is neither words nor a number</source>
      <extracomment>db/history_rows.py</extracomment>
      <translation>ein Einsatzwert eines Textes ist weder Wort noch Zahl</translation>
    </message>
    <message>
      <source>as planned</source>
      <extracomment>app/proposal/capacity.py</extracomment>
      <translation>wie geplant</translation>
    </message>
    <message>
      <source>below the target</source>
      <extracomment>app/proposal/saturation.py</extracomment>
      <translation>unter dem Zielwert</translation>
    </message>
    <message>
      <source>boot</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>Boot</translation>
    </message>
    <message>
      <source>calculated</source>
      <extracomment>planner_core/engine/derivation_text.py</extracomment>
      <translation>berechnet</translation>
    </message>
    <message>
      <source>catalogue</source>
      <extracomment>app/panels/origin_words.py, planner_core/engine/derivation_text.py</extracomment>
      <translation>Katalog</translation>
    </message>
    <message>
      <source>checksum</source>
      <extracomment>db/verify.py</extracomment>
      <translation>Prüfsumme</translation>
    </message>
    <message>
      <source>close to the target or above it</source>
      <extracomment>app/proposal/saturation.py</extracomment>
      <translation>nahe am Zielwert oder darüber</translation>
    </message>
    <message>
      <source>components</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>Komponenten</translation>
    </message>
    <message>
      <source>constant</source>
      <extracomment>planner_core/engine/derivation_text.py</extracomment>
      <translation>Konstante</translation>
    </message>
    <message>
      <source>controllers</source>
      <extracomment>planner_core/formulas/controllers.py</extracomment>
      <translation>Controller</translation>
    </message>
    <message>
      <source>copies</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation>Kopien</translation>
    </message>
    <message>
      <source>cores</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>Kerne</translation>
    </message>
    <message>
      <source>count</source>
      <extracomment>planner_core/engine/layout.py, planner_core/formulas/storms.py</extracomment>
      <translation>Anzahl</translation>
    </message>
    <message>
      <source>database</source>
      <extracomment>db/errors.py</extracomment>
      <translation>Datenbank</translation>
    </message>
    <message>
      <source>default</source>
      <extracomment>app/panels/origin_words.py, planner_core/engine/derivation_text.py</extracomment>
      <translation>Vorgabe</translation>
    </message>
    <message>
      <source>desktops</source>
      <extracomment>planner_core/engine/explain.py, planner_core/formulas/linked_clone_sizing.py, planner_core/formulas/saturation.py</extracomment>
      <translation>Desktops</translation>
    </message>
    <message>
      <source>desktops fit</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>Desktops passen</translation>
    </message>
    <message>
      <source>different values</source>
      <extracomment>app/panels/record_field.py, app/panels/text_fields.py, app/widgets/choice_field.py, app/widgets/number_field.py</extracomment>
      <translation>verschiedene Werte</translation>
    </message>
    <message>
      <source>drives</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation>Laufwerke</translation>
    </message>
    <message>
      <source>empty</source>
      <extracomment>app/panels/origin_words.py</extracomment>
      <translation>leer</translation>
    </message>
    <message>
      <source>first limit</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>erster Engpass</translation>
    </message>
    <message>
      <source>first limit: {component} {resource} at {count} ({phase}, {case})</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>erster Engpass: {component}, {resource}, bei {count} ({phase}, {case})</translation>
    </message>
    <message>
      <source>fits {fits} of {planned}</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>{fits} von {planned} passen</translation>
    </message>
    <message>
      <source>floor(min(limits))</source>
      <extracomment>planner_core/engine/formula_text.py</extracomment>
      <translation>floor(min(Grenzen))</translation>
    </message>
    <message>
      <source>for each</source>
      <extracomment>app/panels/price_list.py</extracomment>
      <translation>je Stück</translation>
    </message>
    <message>
      <source>from the drawing</source>
      <extracomment>planner_core/engine/derivation_text.py</extracomment>
      <translation>aus der Zeichnung</translation>
    </message>
    <message>
      <source>full</source>
      <extracomment>app/charts/capacity_chart.py</extracomment>
      <translation>voll</translation>
    </message>
    <message>
      <source>full = target</source>
      <extracomment>app/charts/capacity_chart.py</extracomment>
      <translation>voll = Zielwert</translation>
    </message>
    <message>
      <source>h</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation>h</translation>
    </message>
    <message>
      <source>hardware per desktop as planned</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>Hardware je Desktop wie geplant</translation>
    </message>
    <message>
      <source>header</source>
      <extracomment>db/inspect_file.py</extracomment>
      <translation>Kopf</translation>
    </message>
    <message>
      <source>hosts</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>Hosts</translation>
    </message>
    <message>
      <source>imported</source>
      <extracomment>app/panels/origin_words.py, planner_core/engine/derivation_text.py</extracomment>
      <translation>importiert</translation>
    </message>
    <message>
      <source>it has no version</source>
      <extracomment>db/inspect_file.py</extracomment>
      <translation>sie hat keine Version</translation>
    </message>
    <message>
      <source>it holds nothing but zeros</source>
      <extracomment>db/inspect_file.py</extracomment>
      <translation>sie enthält nur Nullen</translation>
    </message>
    <message>
      <source>it refers to a row of {table} that is not there</source>
      <extracomment>db/verify.py</extracomment>
      <translation>sie verweist auf eine fehlende Zeile von {table}</translation>
    </message>
    <message>
      <source>last change not saved</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>letzte Änderung nicht gespeichert</translation>
    </message>
    <message>
      <source>min</source>
      <extracomment>app/proposal/language.py, planner_core/engine/explain.py, planner_core/engine/findings/load.py, planner_core/formulas/storms.py, planner_core/formulas/vsan.py, planner_core/plan/settings.py</extracomment>
      <translation>min</translation>
    </message>
    <message>
      <source>ms</source>
      <extracomment>planner_core/formulas/desktop_io.py, planner_core/formulas/drives.py, planner_core/plan/components/network_link.py</extracomment>
      <translation>ms</translation>
    </message>
    <message>
      <source>near the limit</source>
      <extracomment>app/widgets/status_painting.py</extracomment>
      <translation>nahe der Grenze</translation>
    </message>
    <message>
      <source>nested too deeply</source>
      <extracomment>db/verify.py</extracomment>
      <translation>zu tief verschachtelt</translation>
    </message>
    <message>
      <source>no</source>
      <extracomment>app/proposal/assumptions.py</extracomment>
      <translation>nein</translation>
    </message>
    <message>
      <source>no limit yet</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>noch kein Engpass</translation>
    </message>
    <message>
      <source>no plan</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>kein Plan</translation>
    </message>
    <message>
      <source>no price yet</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>noch kein Preis</translation>
    </message>
    <message>
      <source>normal</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>normal</translation>
    </message>
    <message>
      <source>not all is connected yet</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>noch ist nicht alles verbunden</translation>
    </message>
    <message>
      <source>not assessed yet</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>noch nicht bewertet</translation>
    </message>
    <message>
      <source>not found</source>
      <extracomment>app/shell/recent_list.py</extracomment>
      <translation>nicht gefunden</translation>
    </message>
    <message>
      <source>not known</source>
      <extracomment>app/widgets/status_painting.py</extracomment>
      <translation>nicht bekannt</translation>
    </message>
    <message>
      <source>nothing connected yet</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>noch nichts verbunden</translation>
    </message>
    <message>
      <source>nothing to measure against</source>
      <extracomment>app/proposal/saturation.py</extracomment>
      <translation>kein Vergleichswert</translation>
    </message>
    <message>
      <source>of the usable capacity</source>
      <extracomment>app/charts/capacity_chart.py</extracomment>
      <translation>der nutzbaren Kapazität</translation>
    </message>
    <message>
      <source>of {planned} planned</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>von {planned} geplanten</translation>
    </message>
    <message>
      <source>one for each component</source>
      <extracomment>planner_core/engine/explain_bill.py</extracomment>
      <translation>eines je Komponente</translation>
    </message>
    <message>
      <source>one for each drive</source>
      <extracomment>planner_core/engine/explain_bill.py</extracomment>
      <translation>eines je Laufwerk</translation>
    </message>
    <message>
      <source>one for each memory module</source>
      <extracomment>planner_core/engine/explain_bill.py</extracomment>
      <translation>eines je RAM-Modul</translation>
    </message>
    <message>
      <source>one for each socket</source>
      <extracomment>planner_core/engine/explain_bill.py</extracomment>
      <translation>eines je Sockel</translation>
    </message>
    <message>
      <source>over capacity</source>
      <extracomment>app/proposal/saturation.py</extracomment>
      <translation>über der Kapazität</translation>
    </message>
    <message>
      <source>over the limit</source>
      <extracomment>app/widgets/status_painting.py</extracomment>
      <translation>über der Grenze</translation>
    </message>
    <message>
      <source>per drive</source>
      <extracomment>app/panels/price_list.py</extracomment>
      <translation>je Laufwerk</translation>
    </message>
    <message>
      <source>per module</source>
      <extracomment>app/panels/price_list.py</extracomment>
      <translation>je Modul</translation>
    </message>
    <message>
      <source>per socket</source>
      <extracomment>app/panels/price_list.py</extracomment>
      <translation>je Sockel</translation>
    </message>
    <message>
      <source>pieces</source>
      <extracomment>planner_core/engine/explain_bill.py</extracomment>
      <translation>Stück</translation>
    </message>
    <message>
      <source>plan</source>
      <extracomment>db/load.py</extracomment>
      <translation>Plan</translation>
    </message>
    <message>
      <source>planned: {planned}</source>
      <extracomment>app/proposal/saturation.py</extracomment>
      <translation>geplant: {planned}</translation>
    </message>
    <message>
      <source>read-only</source>
      <extracomment>app/main_window.py, app/panels/result_strip.py</extracomment>
      <translation>schreibgeschützt</translation>
    </message>
    <message>
      <source>reading it takes too long</source>
      <extracomment>db/errors.py</extracomment>
      <translation>das Lesen dauert zu lange</translation>
    </message>
    <message>
      <source>s</source>
      <extracomment>planner_core/formulas/network.py, planner_core/formulas/queueing_open.py, planner_core/formulas/storms.py</extracomment>
      <translation>s</translation>
    </message>
    <message>
      <source>saved</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>gespeichert</translation>
    </message>
    <message>
      <source>saved as a draft</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>als Entwurf gespeichert</translation>
    </message>
    <message>
      <source>schema</source>
      <extracomment>db/verify.py</extracomment>
      <translation>Schema</translation>
    </message>
    <message>
      <source>share</source>
      <extracomment>planner_core/engine/layout.py</extracomment>
      <translation>Anteil</translation>
    </message>
    <message>
      <source>size</source>
      <extracomment>db/inspect_file.py</extracomment>
      <translation>Größe</translation>
    </message>
    <message>
      <source>slots</source>
      <extracomment>planner_core/formulas/availability.py</extracomment>
      <translation>Slots</translation>
    </message>
    <message>
      <source>steady</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>Dauerbetrieb</translation>
    </message>
    <message>
      <source>structure</source>
      <extracomment>db/verify.py</extracomment>
      <translation>Aufbau</translation>
    </message>
    <message>
      <source>sum of quantity x unit_price</source>
      <extracomment>planner_core/engine/formula_text.py</extracomment>
      <translation>Summe von quantity x unit_price</translation>
    </message>
    <message>
      <source>sum of the parts</source>
      <extracomment>planner_core/engine/formula_text.py</extracomment>
      <translation>Summe der Teile</translation>
    </message>
    <message>
      <source>sum over the components that need it</source>
      <extracomment>planner_core/engine/formula_text.py</extracomment>
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
      <extracomment>app/charts/capacity_chart.py</extracomment>
      <translation>Zielwert {percent}</translation>
    </message>
    <message>
      <source>the restore point is outside the history</source>
      <extracomment>db/load.py</extracomment>
      <translation>der Wiederherstellungspunkt liegt außerhalb des Verlaufs</translation>
    </message>
    <message>
      <source>the settings of the plan</source>
      <extracomment>app/panels/explain.py</extracomment>
      <translation>Einstellungen des Plans</translation>
    </message>
    <message>
      <source>the steps are not numbered 1, 2, 3 ...</source>
      <extracomment>db/load.py</extracomment>
      <translation>die Schritte sind nicht mit 1, 2, 3 nummeriert ...</translation>
    </message>
    <message>
      <source>there is no component {id}</source>
      <extracomment>db/history_rows.py, db/load.py</extracomment>
      <translation>eine Komponente {id} gibt es nicht</translation>
    </message>
    <message>
      <source>there is no field {field}</source>
      <extracomment>db/history_rows.py, db/storable.py</extracomment>
      <translation>ein Feld {field} gibt es nicht</translation>
    </message>
    <message>
      <source>there is no table {table}</source>
      <extracomment>db/verify.py</extracomment>
      <translation>eine Tabelle {table} gibt es nicht</translation>
    </message>
    <message>
      <source>typed</source>
      <extracomment>app/panels/origin_words.py</extracomment>
      <translation>eingegeben</translation>
    </message>
    <message>
      <source>typed in</source>
      <extracomment>planner_core/engine/derivation_text.py</extracomment>
      <translation>eingegeben</translation>
    </message>
    <message>
      <source>unknown</source>
      <extracomment>app/about_dialog.py</extracomment>
      <translation>unbekannt</translation>
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
      <source>vSAN 6.0 takes 300 MB more where a cluster has more than 16 hosts (cormachogan.com 2015)</source>
      <extracomment>planner_core/formulas/vsan.py</extracomment>
      <translation>vSAN 6.0 belegt 300 MB mehr, wo ein Cluster mehr als 16 Hosts hat (cormachogan.com 2015)</translation>
    </message>
    <message>
      <source>vSphere 4.0</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>vSphere 4.0</translation>
    </message>
    <message>
      <source>vSphere 4.0 resource management, table of overhead memory; straight lines for 1 and 2 vCPU, largest error 0.2 MB there; carried on to more vCPU it lies above the table: 9 % at 4 vCPU and 1 GiB, 22 % at 4 vCPU and 4 GiB, 16 % at 8 vCPU and 2 GiB</source>
      <extracomment>resources/catalog/hypervisors.json</extracomment>
      <translation>vSphere 4.0 Resource Management, Tabelle des RAM-Overheads; Geraden für 1 und 2 vCPU, größter Fehler dort 0,2 MB; auf mehr vCPU fortgesetzt liegt sie über der Tabelle: 9 % bei 4 vCPU und 1 GiB, 22 % bei 4 vCPU und 4 GiB, 16 % bei 8 vCPU und 2 GiB</translation>
    </message>
    <message>
      <source>vSphere 5.0 to 6.7</source>
      <extracomment>planner_core/plan/components/host.py</extracomment>
      <translation>vSphere 5.0 bis 6.7</translation>
    </message>
    <message>
      <source>vSphere 6.5 resource management, table of overhead memory with VMX swap and hardware MMU; least squares, largest error 0.17 MB</source>
      <extracomment>resources/catalog/hypervisors.json</extracomment>
      <translation>vSphere 6.5 Resource Management, Tabelle des RAM-Overheads mit VMX-Swap und Hardware-MMU; kleinste Quadrate, größter Fehler 0,17 MB</translation>
    </message>
    <message>
      <source>vSphere 7 resource management: 50 to 150 MB</source>
      <extracomment>planner_core/plan/components/desktop_pool.py</extracomment>
      <translation>vSphere 7 Resource Management: 50 bis 150 MB</translation>
    </message>
    <message>
      <source>values differ from those that were saved</source>
      <extracomment>db/verify.py</extracomment>
      <translation>Werte weichen von den gespeicherten ab</translation>
    </message>
    <message>
      <source>various</source>
      <extracomment>app/panels/origin_words.py</extracomment>
      <translation>verschieden</translation>
    </message>
    <message>
      <source>within the target</source>
      <extracomment>app/widgets/status_painting.py</extracomment>
      <translation>im Zielbereich</translation>
    </message>
    <message>
      <source>x</source>
      <extracomment>planner_core/formulas/raid.py, planner_core/formulas/vsan.py, planner_core/plan/components/pool_work.py</extracomment>
      <translation>x</translation>
    </message>
    <message>
      <source>yes</source>
      <extracomment>app/proposal/assumptions.py</extracomment>
      <translation>ja</translation>
    </message>
    <message>
      <source>{action}: {step}</source>
      <extracomment>app/wiring.py</extracomment>
      <translation>{action}: {step}</translation>
    </message>
    <message>
      <source>{amount} at the maximum</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>{amount} beim Maximum</translation>
    </message>
    <message>
      <source>{amount} per desktop</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>{amount} je Desktop</translation>
    </message>
    <message>
      <source>{amount} per desktop as planned</source>
      <extracomment>app/cli/report.py</extracomment>
      <translation>{amount} je Desktop wie geplant</translation>
    </message>
    <message>
      <source>{amount} per desktop at the maximum</source>
      <extracomment>app/cli/report.py</extracomment>
      <translation>{amount} je Desktop beim Maximum</translation>
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
    <message>
      <source>{component} has no price; the sum leaves it out.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>{component} hat keinen Preis und fehlt in der Summe.</translation>
    </message>
    <message>
      <source>{component} has prices in {other}; only {currency} is added up.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>{component} hat Preise in {other}; nur {currency} wird summiert.</translation>
    </message>
    <message>
      <source>{component}, at {count} desktops, phase: {phase}</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>{component}, bei {count} Desktops, Phase: {phase}</translation>
    </message>
    <message>
      <source>{cores} cores</source>
      <extracomment>app/canvas/captions.py</extracomment>
      <translation>{cores} Kerne</translation>
    </message>
    <message>
      <source>{count} components</source>
      <extracomment>app/panels/inspector.py, planner_core/editing/verbs/common.py</extracomment>
      <translation>{count} Komponenten</translation>
    </message>
    <message>
      <source>{count} cores</source>
      <extracomment>app/panels/palette_model.py</extracomment>
      <translation>{count} Kerne</translation>
    </message>
    <message numerus="yes">
      <source>{count} desktop</source>
      <comment>{count} desktops</comment>
      <extracomment>app/canvas/captions.py</extracomment>
      <translation>
        <numerusform>{count} Desktop</numerusform>
        <numerusform>{count} Desktops</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} error</source>
      <comment>{count} errors</comment>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>
        <numerusform>{count} Fehler</numerusform>
        <numerusform>{count} Fehler</numerusform>
      </translation>
    </message>
    <message>
      <source>{count} more in the tables below</source>
      <extracomment>app/panels/selection_results.py</extracomment>
      <translation>{count} weitere in den Tabellen unten</translation>
    </message>
    <message numerus="yes">
      <source>{count} more resource limits at {last} desktops or above.</source>
      <comment>{count} more resources limit at {last} desktops or above.</comment>
      <extracomment>app/proposal/saturation.py</extracomment>
      <translation>
        <numerusform>{count} weitere Ressource begrenzt erst ab {last} Desktops.</numerusform>
        <numerusform>{count} weitere Ressourcen begrenzen erst ab {last} Desktops.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} notice</source>
      <comment>{count} notices</comment>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>
        <numerusform>{count} Hinweis</numerusform>
        <numerusform>{count} Hinweise</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} server</source>
      <comment>{count} servers</comment>
      <extracomment>app/canvas/captions.py</extracomment>
      <translation>
        <numerusform>{count} Server</numerusform>
        <numerusform>{count} Server</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{count} warning</source>
      <comment>{count} warnings</comment>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>
        <numerusform>{count} Warnung</numerusform>
        <numerusform>{count} Warnungen</numerusform>
      </translation>
    </message>
    <message>
      <source>{count} × {kind}</source>
      <extracomment>app/panels/inspector.py</extracomment>
      <translation>{count} × {kind}</translation>
    </message>
    <message>
      <source>{day} {month} {year}</source>
      <extracomment>app/dates.py</extracomment>
      <translation>{day}. {month} {year}</translation>
    </message>
    <message>
      <source>{drives} × {size} {drive}, {level}</source>
      <extracomment>app/canvas/captions.py</extracomment>
      <translation>{drives} × {size} {drive}, {level}</translation>
    </message>
    <message>
      <source>{field}: {origin}</source>
      <extracomment>app/panels/field_row.py</extracomment>
      <translation>{field}: {origin}</translation>
    </message>
    <message>
      <source>{field}: {value} does not fit here.</source>
      <extracomment>planner_core/editing/verbs/fields.py</extracomment>
      <translation>{field}: {value} passt hier nicht.</translation>
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
      <source>{file} cannot be used: {reason}.</source>
      <extracomment>app/__main__.py, app/files.py</extracomment>
      <translation>{file} lässt sich nicht verwenden: {reason}.</translation>
    </message>
    <message>
      <source>{file} is a folder; name a file.</source>
      <extracomment>app/files.py</extracomment>
      <translation>{file} ist ein Ordner; geben Sie eine Datei an.</translation>
    </message>
    <message>
      <source>{file} is larger than {most} MB; that is no plan.</source>
      <extracomment>app/files.py</extracomment>
      <translation>{file} ist größer als {most} MB; das ist kein Plan.</translation>
    </message>
    <message>
      <source>{file} is there already. Choose another name, or add --force.</source>
      <extracomment>app/cli/plan_files.py</extracomment>
      <translation>{file} gibt es schon. Wählen Sie einen anderen Namen oder ergänzen Sie --force.</translation>
    </message>
    <message>
      <source>{file} may not be used: {reason}. Choose another place or change its rights.</source>
      <extracomment>app/files.py</extracomment>
      <translation>{file} darf nicht verwendet werden: {reason}. Wählen Sie einen anderen Ort oder ändern Sie die Rechte.</translation>
    </message>
    <message>
      <source>{file} would be replaced by itself and lose its history.</source>
      <extracomment>app/cli/convert.py</extracomment>
      <translation>{file} würde durch sich selbst ersetzt und seinen Verlauf verlieren.</translation>
    </message>
    <message>
      <source>{file}, on {store}</source>
      <extracomment>app/canvas/accessible.py</extracomment>
      <translation>{file}, auf {store}</translation>
    </message>
    <message>
      <source>{file}: {problem}</source>
      <extracomment>app/cli/plan_files.py</extracomment>
      <translation>{file}: {problem}</translation>
    </message>
    <message>
      <source>{first} or {second}</source>
      <extracomment>app/shell/action_set.py</extracomment>
      <translation>{first} oder {second}</translation>
    </message>
    <message>
      <source>{fits} of {planned} fit; maximum {maximum}</source>
      <extracomment>app/cli/report.py</extracomment>
      <translation>{fits} von {planned} passen; Maximum {maximum}</translation>
    </message>
    <message>
      <source>{found} rows instead of {expected}</source>
      <extracomment>db/verify.py</extracomment>
      <translation>{found} Zeilen statt {expected}</translation>
    </message>
    <message>
      <source>{group} is RAID 0: one failed drive takes every file on it along.</source>
      <extracomment>planner_core/engine/findings/hardware.py</extracomment>
      <translation>{group} ist RAID 0: Fällt ein Laufwerk aus, sind alle Dateien darauf verloren.</translation>
    </message>
    <message>
      <source>{group} lies in no host; it is counted once.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>{group} liegt in keinem Host; sie wird einmal gezählt.</translation>
    </message>
    <message>
      <source>{group}: {drives} drives in {level} are counted as mirrored pairs.</source>
      <extracomment>planner_core/engine/findings/hardware.py</extracomment>
      <translation>{group}: {drives} Laufwerke in {level} werden als gespiegelte Paare gezählt.</translation>
    </message>
    <message>
      <source>{group}: {level} needs an even number of drives, there are {drives}.</source>
      <extracomment>planner_core/engine/findings/hardware.py</extracomment>
      <translation>{group}: {level} braucht eine gerade Zahl von Laufwerken, vorhanden sind {drives}.</translation>
    </message>
    <message>
      <source>{group}: {level} needs at least {least} drives, there are {drives}.</source>
      <extracomment>planner_core/engine/findings/hardware.py</extracomment>
      <translation>{group}: {level} braucht mindestens {least} Laufwerke, vorhanden sind {drives}.</translation>
    </message>
    <message>
      <source>{host} has a price for its memory modules, but none for its processors.</source>
      <extracomment>planner_core/engine/findings/prices.py</extracomment>
      <translation>{host} hat einen Preis für die Speichermodule, aber keinen für die Prozessoren.</translation>
    </message>
    <message>
      <source>{host} is the only host: when it fails, every desktop is gone.</source>
      <extracomment>planner_core/engine/findings/hardware.py</extracomment>
      <translation>{host} ist der einzige Host: Fällt er aus, sind alle Desktops weg.</translation>
    </message>
    <message>
      <source>{host}: {ram} is no multiple of modules of {module}; the next module is counted.</source>
      <extracomment>planner_core/engine/findings/hardware.py</extracomment>
      <translation>{host}: {ram} ist kein Vielfaches von Modulen mit {module}; das nächste Modul wird mitgezählt.</translation>
    </message>
    <message>
      <source>{item}</source>
      <extracomment>planner_core/engine/explain_bill.py</extracomment>
      <translation>{item}</translation>
    </message>
    <message>
      <source>{key} is not the key of its row</source>
      <extracomment>db/history_rows.py, db/storable.py</extracomment>
      <translation>{key} ist nicht der Schlüssel seiner Zeile</translation>
    </message>
    <message>
      <source>{key} is not what the step left</source>
      <extracomment>db/history_rows.py</extracomment>
      <translation>{key} ist nicht so, wie der Schritt es hinterließ</translation>
    </message>
    <message>
      <source>{key} stands twice in {table}.</source>
      <extracomment>planner_core/plan/interchange.py</extracomment>
      <translation>{key} steht zweimal in {table}.</translation>
    </message>
    <message>
      <source>{limit} limits first, at {count} desktops (phase: {phase}).</source>
      <extracomment>app/proposal/overview.py</extracomment>
      <translation>Erster Engpass ist {limit} bei {count} Desktops (Phase: {phase}).</translation>
    </message>
    <message>
      <source>{minutes}; the window is {window}</source>
      <extracomment>app/cli/report.py</extracomment>
      <translation>{minutes}; das Fenster beträgt {window}</translation>
    </message>
    <message>
      <source>{missing} are missing. {hint}</source>
      <extracomment>app/panels/results/limits.py</extracomment>
      <translation>Es fehlen {missing}. {hint}</translation>
    </message>
    <message>
      <source>{month} {year}</source>
      <extracomment>app/dates.py</extracomment>
      <translation>{month} {year}</translation>
    </message>
    <message>
      <source>{name} in {host}</source>
      <extracomment>app/canvas/menus.py</extracomment>
      <translation>{name} in {host}</translation>
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
      <source>{number}  {name}</source>
      <extracomment>app/shell/recent_menu.py</extracomment>
      <translation>{number}  {name}</translation>
    </message>
    <message>
      <source>{number}  {name} (not found)</source>
      <extracomment>app/shell/recent_menu.py</extracomment>
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
      <source>{path} is this project itself. Choose another name.</source>
      <extracomment>db/project_file.py</extracomment>
      <translation>{path} ist dieses Projekt selbst. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>{path} was changed, replaced or removed by another program. The change was not made, and nothing of yours is lost: save a copy under another name, or open the file again to see what is in it.</source>
      <extracomment>db/errors.py</extracomment>
      <translation>{path} wurde von einem anderen Programm geändert, ersetzt oder entfernt. Die Änderung wurde nicht übernommen, und von Ihnen ist nichts verloren: Speichern Sie eine Kopie unter anderem Namen oder öffnen Sie die Datei erneut, um zu sehen, was darin steht.</translation>
    </message>
    <message>
      <source>{path} was saved by a newer Headroom (format {version}; this one knows up to {known}). It was not changed. Install the newer version to open it.</source>
      <extracomment>db/inspect_file.py</extracomment>
      <translation>{path} wurde mit einem neueren Headroom gespeichert (Format {version}; dieses kennt Formate bis {known}). Die Datei wurde nicht verändert. Installieren Sie die neuere Version, um sie zu öffnen.</translation>
    </message>
    <message>
      <source>{phase}, {case}</source>
      <extracomment>app/panels/results/limits.py, app/panels/results/saturation.py, app/result_words.py</extracomment>
      <translation>{phase}, {case}</translation>
    </message>
    <message>
      <source>{place} (not found)</source>
      <extracomment>app/shell/recent_list.py</extracomment>
      <translation>{place} (nicht gefunden)</translation>
    </message>
    <message>
      <source>{planned} desktops are planned, {maximum} fit: {resource} of {component} limits first (phase: {phase}).</source>
      <extracomment>planner_core/engine/findings/load.py</extracomment>
      <translation>{planned} Desktops sind geplant, {maximum} passen: {resource} von {component} ist der erste Engpass (Phase: {phase}).</translation>
    </message>
    <message>
      <source>{planned} desktops on {host} need {demand} of RAM, {capacity} are there for desktops.</source>
      <extracomment>planner_core/engine/findings/load.py</extracomment>
      <translation>{planned} Desktops auf {host} brauchen {demand} RAM, für Desktops sind {capacity} da.</translation>
    </message>
    <message>
      <source>{planned} desktops on {host} need {demand} of RAM, {capacity} are there for desktops. Even all {bare} without any memory for the hypervisor would carry only {bare_desktops}.</source>
      <extracomment>planner_core/engine/findings/load.py</extracomment>
      <translation>{planned} Desktops auf {host} brauchen {demand} RAM, für Desktops sind {capacity} da. Selbst alle {bare} ganz ohne RAM für den Hypervisor würden nur {bare_desktops} tragen.</translation>
    </message>
    <message>
      <source>{planned} planned; not all is connected yet</source>
      <extracomment>app/cli/report.py</extracomment>
      <translation>{planned} geplant; noch ist nicht alles verbunden</translation>
    </message>
    <message>
      <source>{pool} counts VMX swap files, which {hypervisor} does not have.</source>
      <extracomment>planner_core/engine/findings/hardware.py</extracomment>
      <translation>{pool} zählt VMX-Swap-Dateien, die es bei {hypervisor} nicht gibt.</translation>
    </message>
    <message>
      <source>{pool} has files on {store}, a local disk group of {host}, but does not run there.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>{pool} hat Dateien auf {store}, einer lokalen Festplattengruppe von {host}, läuft dort aber nicht.</translation>
    </message>
    <message>
      <source>{pool} runs on no host.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>{pool} läuft auf keinem Host.</translation>
    </message>
    <message>
      <source>{quantity} of the part, {per}, {pieces} here</source>
      <extracomment>planner_core/engine/explain_bill.py</extracomment>
      <translation>{quantity} × das Teil, {per}; hier {pieces}</translation>
    </message>
    <message>
      <source>{resource} limits at {count}</source>
      <extracomment>app/panels/result_strip.py</extracomment>
      <translation>{resource} begrenzt bei {count}</translation>
    </message>
    <message>
      <source>{resource} of {component}</source>
      <extracomment>app/proposal/names.py, app/proposal/overview.py, planner_core/engine/explain.py</extracomment>
      <translation>{resource} von {component}</translation>
    </message>
    <message>
      <source>{resource} of {component} at {count} desktops (phase: {phase})</source>
      <extracomment>app/cli/report.py</extracomment>
      <translation>{resource} von {component} bei {count} Desktops (Phase: {phase})</translation>
    </message>
    <message>
      <source>{resource} of {component}: {demand} of {capacity}</source>
      <extracomment>app/panels/results/saturation.py</extracomment>
      <translation>{resource} von {component}: {demand} von {capacity}</translation>
    </message>
    <message>
      <source>{resource} {percent}, {status}</source>
      <extracomment>app/canvas/content.py</extracomment>
      <translation>{resource} {percent}, {status}</translation>
    </message>
    <message>
      <source>{resource}, {phase}</source>
      <extracomment>app/panels/number_bar.py</extracomment>
      <translation>{resource}, {phase}</translation>
    </message>
    <message>
      <source>{resource}: {percent} used, {status}</source>
      <extracomment>app/widgets/usage_bar.py</extracomment>
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
      <extracomment>app/canvas/chips.py</extracomment>
      <translation>{role} von {pool}, je {size}</translation>
    </message>
    <message>
      <source>{role} on {store}</source>
      <extracomment>planner_core/engine/explain.py</extracomment>
      <translation>{role} auf {store}</translation>
    </message>
    <message>
      <source>{role} {size}</source>
      <extracomment>app/charts/capacity_chart.py</extracomment>
      <translation>{role} {size}</translation>
    </message>
    <message>
      <source>{servers} run on no host of the plan; their processor time and memory are not counted.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>{servers} laufen auf keinem Host des Plans; ihre Prozessorzeit und ihr RAM werden nicht mitgezählt.</translation>
    </message>
    <message>
      <source>{servers} run on {host} together with desktops.</source>
      <extracomment>planner_core/engine/findings/drawing.py</extracomment>
      <translation>{servers} laufen zusammen mit Desktops auf {host}.</translation>
    </message>
    <message>
      <source>{shown} of {there}</source>
      <extracomment>app/panels/palette.py</extracomment>
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
      <extracomment>app/canvas/captions.py</extracomment>
      <translation>{sockets} × {processor}, {ram}</translation>
    </message>
    <message>
      <source>{source} cannot be connected to {target}: pools and servers connect to hosts and disk groups.</source>
      <extracomment>planner_core/editing/verbs/links.py</extracomment>
      <translation>{source} lässt sich nicht mit {target} verbinden: Pools und Server werden mit Hosts und Festplattengruppen verbunden.</translation>
    </message>
    <message>
      <source>{used} of {capacity}</source>
      <extracomment>app/cli/report.py, app/proposal/capacity.py</extracomment>
      <translation>{used} von {capacity}</translation>
    </message>
    <message>
      <source>{used} of {capacity}, {percent}</source>
      <extracomment>app/charts/capacity_chart.py</extracomment>
      <translation>{used} von {capacity}, {percent}</translation>
    </message>
    <message>
      <source>{value} is not a whole number.</source>
      <extracomment>app/widgets/number_spec.py</extracomment>
      <translation>{value} ist keine ganze Zahl.</translation>
    </message>
    <message>
      <source>{vcpus} vCPU, {ram}</source>
      <extracomment>app/canvas/captions.py</extracomment>
      <translation>{vcpus} vCPU, {ram}</translation>
    </message>
    <message>
      <source>“{text}” can mean two numbers. Type {large} or {small}.</source>
      <extracomment>app/number_input.py, app/widgets/number_spec.py</extracomment>
      <translation>„{text}“ kann zwei Zahlen bedeuten. Geben Sie {large} oder {small} ein.</translation>
    </message>
    <message>
      <source>“{text}” divides by zero.</source>
      <extracomment>app/number_input.py</extracomment>
      <translation>„{text}“ teilt durch null.</translation>
    </message>
    <message>
      <source>“{text}” is not a number. Type one like {example}.</source>
      <extracomment>app/number_input.py</extracomment>
      <translation>„{text}“ ist keine Zahl. Schreiben Sie sie wie {example}.</translation>
    </message>
    <message>
      <source>“{typed}” does not fit: this value is in {unit}.</source>
      <extracomment>app/number_input.py</extracomment>
      <translation>„{typed}“ passt nicht: Dieser Wert steht in {unit}.</translation>
    </message>
  </context>
</TS>
