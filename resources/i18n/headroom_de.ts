<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>Headroom</name>
    <message>
      <source> or </source>
      <extracomment>app/action_set.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>%</source>
      <extracomment>planner_core/formulas/desktop_io.py, planner_core/plan/components.py, planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;About Headroom</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Actual size</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;As the system</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Boot</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Connect…</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Dark</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Delete</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Disk group</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Edit</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Export proposal…</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;File</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Find in the palette</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Fit the plan</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Help</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Host</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Infrastructure servers</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Insert</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Keyboard shortcuts</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Language</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Light</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;New plan</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Open…</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Palette</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Quit</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Redo</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Results</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Save restore point</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Steady</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Theme</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;Undo</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>&amp;View</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>A position is not a number.</source>
      <extracomment>planner_core/plan/interchange.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add drives.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add or remove a drive.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Add {name}</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Added to all files of a store.</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All desktops have to be up within this time.</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All desktops start within the boot window.</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All of it</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>All-core turbo clock</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>April</source>
      <extracomment>app/dates.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>As sold: 1 GB is 10^9 bytes. Capacities of stores are shown in GiB.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Assumptions and sources in words; printed with the proposal.</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>August</source>
      <extracomment>app/dates.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Average while users work.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Back-end I/O = reads + writes x write penalty; caches take their share off. Without cache it is the harmonic form F = n x i / (r + w x P) read the other way</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Base clock</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boot</source>
      <extracomment>planner_core/engine/assessment.py, planner_core/plan/components.py, planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Boot window</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Booting all desktops takes {minutes}; the window is {window}.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CPU</source>
      <extracomment>planner_core/engine/assessment.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CPU capacity</source>
      <extracomment>planner_core/formulas/cpu.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CPU demand</source>
      <extracomment>planner_core/formulas/cpu.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CPU demand of all desktops</source>
      <extracomment>planner_core/engine/hosts.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CPU demand of infrastructure servers</source>
      <extracomment>planner_core/engine/hosts.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>CPU per booting desktop</source>
      <extracomment>planner_core/formulas/cpu.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cache</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Capacity</source>
      <extracomment>planner_core/engine/assessment.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Capacity target</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Catalogue {list}.json, record {record}, field {field}: {reason}</source>
      <extracomment>planner_core/catalog/catalog.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change prices of {name}</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change {field}</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Change {field} of {name}</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choose a catalogue record with a price or type one in.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choosing a drive fills in type, size and IOPS.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choosing a processor fills in cores and clocks.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Choosing a profile fills in processor time, I/O and boot work.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Citrix blog 2011: 12 s boot with unlimited IOPS, on one core of about 2.7 GHz</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Clock cycles of one boot.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Clock with all cores busy. It carries over between processors, the base clock does not.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Coalesced writes</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Component {id}: an id is made of letters, digits, dots, dashes and underscores.</source>
      <extracomment>planner_core/plan/problems.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Concurrent power operations</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Configured memory and overhead, no sharing and no overcommit: Fujitsu, SSD in VDI (2011) advises against overcommit because it swaps</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Configured memory.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Connect them to a host if they run on one of these.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Constant work: T = N x work / capacity, which is the utilisation of the window times the window</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Convert the prices to {currency}.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Copies of each block</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cores per socket</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Cores x all-core turbo clock carries over between processors, base clock does not (measured systems, users per GHz by family); hyper-threading adds 10 to 30 %, threads are not cores (VMware KB 326271)</source>
      <extracomment>planner_core/formulas/cpu.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Currency</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Customer</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>December</source>
      <extracomment>app/dates.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Decides the memory overhead of each desktop; the generations differ by a factor of four.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Decides the write penalty and how much of the raw capacity is usable.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Delete {count} components</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Delete {name}</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Delta disk</source>
      <extracomment>planner_core/plan/links.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Delta disk per desktop</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Demand</source>
      <extracomment>planner_core/formulas/saturation.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Desktop &amp;pool</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Desktop pool</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Desktops</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Desktops at the target</source>
      <extracomment>planner_core/formulas/saturation.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Desktops planned</source>
      <extracomment>planner_core/engine/limits.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Disconnect {source} from {target}</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Disk I/Os behind the RAID</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Disk IOPS</source>
      <extracomment>planner_core/engine/assessment.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Disk IOPS target</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Disk group</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Disk per server</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Disposable disk</source>
      <extracomment>planner_core/plan/links.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Disposable disk per desktop</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Do it again.</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drag the disk group into a host.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Draw a line from the pool to a disk group.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Draw a line from the pool to a host.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Draw the line the other way: from {target} to {source}.</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drive model</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drive size</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drive type</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drives</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drives add up: random small blocks spread over all spindles</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drives in the group, without spares.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Drives the memory overhead.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Dup&amp;licate</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Duplicate {name}</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Duration of a power operation</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>E&amp;xplain this number</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Every change is saved at once; this marks a state to come back to.</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Export &amp;picture…</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Extra throughput of a core with two threads. 0 when hyper-threading is off.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>February</source>
      <extracomment>app/dates.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Files</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Files of all desktops</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Files of the desktops</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Files that do not grow with the desktops</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fit the &amp;selection</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Free memory kept by the hypervisor</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Front-end I/O: what the desktops issue</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Front-end IOPS</source>
      <extracomment>planner_core/engine/assessment.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Front-end IOPS at this mix</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011), sizing table: 10 for a normal user, 15 for a heavy user</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Fujitsu, SSD in VDI (2011): the replica is created once per datastore; VMware Horizon 7 sizing guidelines: two of them during a recompose</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>GB</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>GHz</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>GHz s</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>GiB</source>
      <extracomment>planner_core/engine/findings.py, planner_core/formulas/clone_files.py, planner_core/formulas/memory.py, planner_core/formulas/raid.py, planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Give the infrastructure servers hosts of their own, or reserve memory and CPU for them.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Go from pane to pane.</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Guaranteed clock.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Guest operating system</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hard disk</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Harmonic RAID formula F = n x i / (r + w x P); the common arithmetic form n x i x r + n x i x w / P overstates RAID 5 by up to 56 %</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Host</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hosts</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How full a store may be planned.</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How many desktops are started at once.</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>How the component is called in the drawing and the proposal.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hyper-threading gain</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hypervisor</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Hypervisor memory</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>I&amp;nspector</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>I/Os</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>I/Os of a store</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>I/Os per boot</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>I/Os per booting desktop</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>I/Os per desktop</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>I/Os per server</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>IOPS</source>
      <extracomment>planner_core/formulas/desktop_io.py, planner_core/formulas/raid.py, planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>IOPS of the drives</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>IOPS per drive</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Identical hosts that this card stands for.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Infrastructure servers</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>January</source>
      <extracomment>app/dates.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>July</source>
      <extracomment>app/dates.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>June</source>
      <extracomment>app/dates.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Linear in desktops up to saturation (utilisation law)</source>
      <extracomment>planner_core/formulas/cpu.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Link {role} from {source} to {target}: an end is not in the plan.</source>
      <extracomment>planner_core/plan/problems.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Link {role} from {source} to {target}: these kinds cannot be tied so.</source>
      <extracomment>planner_core/plan/problems.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Logs</source>
      <extracomment>planner_core/plan/links.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Logs per desktop</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>MHz</source>
      <extracomment>planner_core/formulas/cpu.py, planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Make and model.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>March</source>
      <extracomment>app/dates.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>May</source>
      <extracomment>app/dates.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Measured systems, users per GHz by family</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Memory</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Memory module</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Memory of the kernel and its agents on each host, besides the free memory it keeps.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Memory overcommit makes desktops swap to disk; plan more RAM or fewer desktops.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Memory overhead per desktop</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>MiB</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move the swap chip to {disk}; without overcommit the files are never read.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move {name}</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move {name} into {parent}</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Move {role} of {name} to {store}</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>NVMe</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Name</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Ne&amp;xt pane</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nesting of {child} in {parent}: one of the two is not in the plan.</source>
      <extracomment>planner_core/plan/problems.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nesting of {child} in {parent}: these kinds do not nest.</source>
      <extracomment>planner_core/plan/problems.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>NetApp TR-4540, block size table of the boot test: 95.7 %</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>NetApp TR-4540: 27,471 I/Os per boot with both controllers, 26,451 with one: the work is constant, so the rate follows from the boot window</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>NetApp TR-4540: 27,471 I/Os per desktop in the boot test</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>No overcommit: what is left after the hypervisor and the memory it keeps free</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Normal</source>
      <extracomment>planner_core/engine/assessment.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Notes</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Nothing is selected.</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>November</source>
      <extracomment>app/dates.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>October</source>
      <extracomment>app/dates.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Of cores x all-core turbo clock x hyper-threading gain, at saturation of the host.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open a plan from a file.</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Open the tables below the drawing.</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Overhead</source>
      <extracomment>planner_core/plan/links.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Overhead of a machine with 1 vCPU</source>
      <extracomment>planner_core/engine/hosts.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Overhead per MiB and further vCPU</source>
      <extracomment>planner_core/engine/hosts.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Overhead per MiB of RAM</source>
      <extracomment>planner_core/engine/hosts.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Overhead per further vCPU</source>
      <extracomment>planner_core/engine/hosts.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>P&amp;hase</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Parity drives</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Paste {count} components</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Physical cores; threads are never counted as cores.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Physical memory of each host.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plan</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plan a second host if desktops have to survive the loss of one.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plan fewer desktops or lift this limit; the ladder shows what limits next.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plan name</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Planned number of desktops in the pool.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Planning value</source>
      <extracomment>planner_core/plan/components.py, planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Planning value for SATA SSD, small mixed blocks; vendor papers print 80 to 150 for hard disks</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Planning value: 3 x RAM for a weekly refresh, about 0.25 GiB when refreshed at logoff</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Planning value: after a refresh the delta disk is a few percent of the image</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Planning value; no vendor figure found</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Plans and samples to open.</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pool</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Position of {id}: the component is not in the plan.</source>
      <extracomment>planner_core/plan/problems.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Practice: keep 10 to 20 % of a datastore free</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Pre&amp;vious pane</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Prepared by</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Printed on the proposal.</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Processor</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Processor per desktop</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Processor per server</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Processor target</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Processor work per boot</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Processors in each host.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Protection</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Put a desktop pool on the canvas and connect it to a host.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Put a host on the canvas and connect the pool to it.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Put files of {name} on {store}</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>RAID 0</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>RAID 1</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>RAID 10</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>RAID 5</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>RAID 6</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>RAID level</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>RAID level: copies of each block and parity drives; drives are sold in GB of 10^9 bytes</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>RAM</source>
      <extracomment>planner_core/engine/assessment.py, planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>RAM demand</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>RAM demand of all desktops</source>
      <extracomment>planner_core/engine/hosts.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>RAM demand of infrastructure servers</source>
      <extracomment>planner_core/engine/hosts.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>RAM for desktops</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>RAM per desktop</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>RAM per server</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>RAM target</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Re&amp;cent plans</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Read cache hits</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reads</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reads and writes that the desktop issues while its user works.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reads during boot</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reads from the replica</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reads of all desktops</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reads of infrastructure servers</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reads on a file role</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Rename &amp;plan</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replica</source>
      <extracomment>planner_core/plan/components.py, planner_core/plan/links.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replica copies per store</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Replicas</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Reserved RAM per desktop</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Run {name} on {host}</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Runs on</source>
      <extracomment>planner_core/plan/links.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>S&amp;tart page</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>SSD</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Save &amp;as…</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Search the catalogue.</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Select &amp;all</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>September</source>
      <extracomment>app/dates.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Server</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Server disks</source>
      <extracomment>planner_core/plan/links.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Server model</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Servers</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Set VMX swap per desktop to 0.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Share of the I/Os that are reads.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Share of the desktops here</source>
      <extracomment>planner_core/engine/layout.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Share of the reads that a cache answers. 0 is the safe side.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Share of the reads that find their block in the replica; the rest read the delta disk.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Share of the writes that go to temporary files on the disposable disk.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Share of the writes that the write buffer merges before they reach the drives. 0 is the safe side.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Shares add up to 100 %</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Show formula, values and sources of the number in focus.</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Size of one copy of the replica.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Size of one module; the bill of materials counts modules.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Small random blocks, reads and writes mixed.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Sockets</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Space that temporary files and the page file take on the disposable disk.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Start with an empty drawing.</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Steady</source>
      <extracomment>planner_core/engine/assessment.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Storage overhead</source>
      <extracomment>planner_core/formulas/clone_files.py, planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Stores, one in each host</source>
      <extracomment>planner_core/engine/layout.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Straight lines through the hypervisor generation's table of overhead memory</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Swap file</source>
      <extracomment>planner_core/plan/links.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Swap file per desktop</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Swap of the virtual machine process itself. It stays with the desktop's own files. None before 5.0.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take the last step back.</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Take {name} out</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Targets</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Template</source>
      <extracomment>planner_core/plan/components.py, planner_core/plan/links.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Templates</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The JSON says it is {format}; a plan says {expected}.</source>
      <extracomment>planner_core/plan/interchange.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The catalogue file {name}.json cannot be read: {reason}</source>
      <extracomment>planner_core/catalog/catalog.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The catalogue file {name}.json is missing.</source>
      <extracomment>planner_core/catalog/catalog.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The digits of “{text}” are grouped in an unusual way. Type it like {example}.</source>
      <extracomment>app/number_input.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The parent image.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The plan has no desktop pool.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The plan has no host.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The plan was written in format version {version}; this Headroom reads up to version {known}.</source>
      <extracomment>planner_core/plan/interchange.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The remaining share</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The swap file is as large as the memory that is not reserved.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The swap files of {pool} take {size} on {flash}, although {disk} is there.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>The texts in {language} are missing: {file} cannot be read. Install Headroom again.</source>
      <extracomment>app/i18n.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There already is a component with the id {id}.</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no component {id} in the plan.</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is no field {field} here.</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>There is nothing to paste.</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>These two components are not connected.</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>This is not a plan in Headroom's JSON format: {reason}</source>
      <extracomment>planner_core/plan/interchange.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Three letters; prices in another currency are not added.</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Tie the selected pool or servers to a host or a disk group.</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Time that a resource needs</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Time under the throttle</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Two copies exist while a pool is recomposed.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Type a number.</source>
      <extracomment>app/number_input.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Type the number without “{typed}”: it has no unit.</source>
      <extracomment>app/number_input.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Usable capacity</source>
      <extracomment>planner_core/formulas/raid.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Use RAID 1, 10, 5 or 6 for anything that cannot be made again at once.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Use {record} for {name}</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Used capacity</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Users work.</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Utilisation</source>
      <extracomment>planner_core/formulas/saturation.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Utilisation is linear in desktops below saturation, so the number at which it reaches the target follows without search; the mix of the pools stays as planned</source>
      <extracomment>planner_core/formulas/saturation.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Utilisation law</source>
      <extracomment>planner_core/formulas/saturation.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Utilisation up to which desktops are planned.</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>VDI practice 20:80; NetApp TR-4540 saw 13 % on a quiet day and 65 % with logins</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>VMX swap</source>
      <extracomment>planner_core/plan/links.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>VMX swap per desktop</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>VMware Horizon 7 administration: 3 minutes in its worked example</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>VMware Horizon 7 administration: 50</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>VMware Horizon 7 administration: at most 50 concurrent power operations; at 3 minutes each about 16 desktops start in a minute</source>
      <extracomment>planner_core/formulas/storms.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>VMware Horizon 7 sizing guidelines: two replicas; Fujitsu, SSD in VDI (2011): one</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>VMware Horizon View architecture planning: plus 15 %</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>VMware Horizon View architecture planning: plus 15 %; the overhead of the Fujitsu formulas</source>
      <extracomment>planner_core/formulas/clone_files.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>VMware Horizon View architecture planning: up to 100 MB of logs</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>VMware Horizon architecture planning: keep host CPU at or below 80 %</source>
      <extracomment>planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>VMware KB 326271: 10 to 30 %</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>VMware View default: 4 GB</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>VMware sliding scale Mem.MinFreePct (vSphere 5 and later; used for older hosts too, whose flat 6 % was a reclaim threshold)</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>VMware vSphere resource management: swap file = RAM - reservation</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>VMware vSphere resource management: the swap file is as large as the memory without reservation and has to exist in full at power-on</source>
      <extracomment>planner_core/formulas/memory.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Virtual machines.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What a linked clone has changed, with its small internal disk. Grows until the next refresh.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>What grows with the desktops and what does not</source>
      <extracomment>planner_core/formulas/saturation.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Widen the window, stagger the boot, or lift what limits it.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Windows 10 knowledge worker family, 1,113 and 999 MHz without hyper-threading gain, mean x 1.2</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Work of a boot spread over the boot window: the work is constant, the time follows (NetApp TR-4540: the same I/Os per boot at any speed)</source>
      <extracomment>planner_core/formulas/cpu.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Work of one boot; it stays the same at any speed, only the time follows.</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Workload</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Workload profile</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write a clean copy of the plan under another name and go on with it.</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write penalty</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write the drawing as a PNG or SVG picture.</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Write the proposal for the customer as a PDF.</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Writes of all desktops</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Writes of infrastructure servers</source>
      <extracomment>planner_core/engine/stores.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Writes on a file role</source>
      <extracomment>planner_core/formulas/desktop_io.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Writes to the disposable disk</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Zoom &amp;in</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>Zoom &amp;out</source>
      <extracomment>app/actions.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>cores</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>desktops</source>
      <extracomment>planner_core/formulas/saturation.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>min</source>
      <extracomment>planner_core/engine/findings.py, planner_core/formulas/storms.py, planner_core/plan/plan.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>vCPUs per desktop</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>vCPUs per server</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>vSphere 7 resource management: 50 to 150 MB</source>
      <extracomment>planner_core/plan/components.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{child} cannot lie inside {parent}; it lies inside {allowed}.</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{child} cannot lie inside {parent}; it stands on the canvas.</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{component} has no price; the sum leaves it out.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{component} has prices in {other}; only {currency} is added up.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{count} components</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{day} {month} {year}</source>
      <extracomment>app/dates.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{field}: {value} does not fit here.</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{field}: {value} is not between {least} and {most} {unit}.</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{field}: {value} is not between {least} and {most}.</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{field}: {value} is not one of the choices.</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{group} is RAID 0: one failed drive takes every file on it along.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{group} lies in no host; it is counted once.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{group}: {level} needs an even number of drives, there are {drives}.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{group}: {level} needs at least {least} drives, there are {drives}.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{host} is the only host: when it fails, every desktop is gone.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{host}: {ram} is no multiple of modules of {module}; the next module is counted.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{key} stands twice in {table}.</source>
      <extracomment>planner_core/plan/interchange.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{month} {year}</source>
      <extracomment>app/dates.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: the field {field} is not a number.</source>
      <extracomment>planner_core/plan/problems.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: the price of {item} is not an amount of money.</source>
      <extracomment>planner_core/plan/problems.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{name}: the reserved RAM of {reserved} GiB is larger than the RAM of {ram} GiB.</source>
      <extracomment>planner_core/editing/verbs.py, planner_core/plan/problems.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{planned} desktops are planned, {maximum} fit: {resource} of {component} limits first (phase: {phase}).</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{planned} desktops on {host} need {demand} of RAM, {capacity} are there for desktops.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{planned} desktops on {host} need {demand} of RAM, {capacity} are there for desktops. Even all {bare} without any memory for the hypervisor would carry only {bare_desktops}.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{pool} counts VMX swap files, which {hypervisor} does not have.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{pool} runs on no host.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{role} of {name} cannot lie on {store}.</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message numerus="yes">
      <source>{role} of {pool} lies on no store.</source>
      <comment>{role} and other files of {pool} lie on no store ({count} file roles in all).</comment>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished">
        <numerusform />
        <numerusform />
      </translation>
    </message>
    <message>
      <source>{servers} run on no host of the plan; their load is not counted.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{servers} run on {host} together with desktops.</source>
      <extracomment>planner_core/engine/findings.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>{source} cannot be connected to {target}: pools and servers connect to hosts and disk groups.</source>
      <extracomment>planner_core/editing/verbs.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“{text}” can mean two numbers. Type {large} or {small}.</source>
      <extracomment>app/number_input.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“{text}” divides by zero.</source>
      <extracomment>app/number_input.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“{text}” is not a number. Type one like {example}.</source>
      <extracomment>app/number_input.py</extracomment>
      <translation type="unfinished" />
    </message>
    <message>
      <source>“{typed}” does not fit: this value is in {unit}.</source>
      <extracomment>app/number_input.py</extracomment>
      <translation type="unfinished" />
    </message>
  </context>
</TS>
