"""What a form edits: one or more components of a kind, or the settings of the plan.

A target only reads the session's plan and turns input into verbs; it stores no values.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import msgspec

from app.results.words.platform_terms import VMWARE, Terms, terms_of
from app.results.words.store_words import platform_of_parts
from planner_core.catalog.catalog import Record
from planner_core.catalog.records import newest_first
from planner_core.editing import verbs
from planner_core.editing.edits import Step
from planner_core.plan.components import (
    COMPONENT_TYPES,
    TYPED,
    Cluster,
    Component,
    GraphicsBoards,
    Host,
    Origin,
    default_of,
    kind_of,
    origin_of,
)
from planner_core.plan.fields import FieldInfo, declared_fields
from planner_core.plan.idle_fields import idle_fields
from planner_core.plan.placement import cluster_around
from planner_core.plan.plan import Plan, Settings
from planner_core.plan.settings_cloud import idle_cloud_fields
from planner_core.plan.store_platforms import VSAN, StorePlatform, platform_of
from planner_core.studies.pilot import own_hosts
from planner_core.studies.uncertain_values import usual_give_or_take_percent

if TYPE_CHECKING:
    from app.project.session import Session

INITIATOR = "inspector"

MEASURED = frozenset({"cpu_mhz", "iops", "read_percent"})
"""Fields of a pool that a pilot measures."""
CONTROLLER = "controller_vcpus"
"""Field of a host whose value the store of its cluster brings, unless somebody says another."""
IN_GROUP = {"currency": "Costs", "prices_valid_until": "Costs", "notes": "Notes"}
"""Settings that stand beside others in the form than in the declaration."""
GROUPS = {
    group: place
    for place, group in enumerate(
        ("Plan", "Targets", "Failures", "Costs", "Years", "Cloud", "Storms", "Notes")
    )
}


class FieldTarget(Protocol):
    """A single field as a form edits it."""

    @property
    def key(self) -> str:
        """Equal for targets with the same fields, so that a form can be reused."""

    def values(self, field: str) -> tuple[Any, ...]:
        """The different values of a field; a single one if all agree."""

    def set(self, field: str, value: Any) -> bool:
        """Set a field. Raises RuleError; returns False if the session refused."""


@runtime_checkable
class TriedTarget(Protocol):
    """A target that can show what a number would change before it is set."""

    def try_out(self, field: str, value: Any) -> None:
        """Show what `set` would change; nothing is changed."""

    def let_be(self) -> None:
        """Show nothing any more."""


class Tries:
    """Shows what a step of the form would change."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def let_be(self) -> None:
        """Show nothing any more."""
        self._session.results.trial.drop(INITIATOR)

    def platform(self) -> StorePlatform:
        """The platform that words and choices of fields are for."""
        return VSAN

    def terms(self) -> Terms:
        """The words for images and stores."""
        return VMWARE

    def with_store(self, field: str) -> str:  # noqa: ARG002 - same signature as for components
        """Empty: only hosts have a store that brings values."""
        return ""

    def _try(self, make: Callable[[Plan], Step]) -> None:
        self._session.results.trial.ask(INITIATOR, make)


class FormTarget(FieldTarget, Protocol):
    """The object whose fields a form shows."""

    def platform(self) -> StorePlatform:
        """The platform that words and choices of fields are for."""

    def terms(self) -> Terms:
        """The words for images and stores."""

    def with_store(self, field: str) -> str:
        """The platform of a store that brings the value of a field; empty if none does."""

    @property
    def priced(self) -> str:
        """The component whose prices are shown below its fields; empty if none."""

    @property
    def tells_origins(self) -> bool:
        """Whether its values say where they are from."""

    def fields(self) -> tuple[FieldInfo, ...]:
        """The declared fields, in order."""

    def idle_fields(self) -> frozenset[str]:
        """Fields without a meaning for these components; the form hides them."""

    def content(self) -> tuple[object, ...]:
        """The objects with the fields; identical objects as long as nothing has changed."""

    def origins(self, field: str) -> tuple[Origin | None, ...]:
        """The origins of the values, without repetition; None is the declared default."""

    def defaults(self, field: str) -> tuple[Any, ...]:
        """The different defaults of a field; empty if it has none."""

    def records(self, info: FieldInfo) -> tuple[Record, ...]:
        """The catalogue records that can fill this field."""

    def reset(self, field: str) -> bool:
        """Reset a field to its default."""

    def use(self, record: Record) -> bool:
        """Fill all fields that a catalogue record has."""

    def give_or_take(self, field: str, percent: float | None) -> bool:
        """Say how far a value may be off; None: by where it is from."""

    def usual_give_or_take(self, field: str) -> float | None:
        """How far a value may be off by where it is from, in percent; None if it is certain, or differs."""

    def measurable(self, field: str) -> str:
        """The component of which a pilot can measure this field; empty if there is none, or if there are several."""


class ComponentTarget(Tries):
    """Selected components of one kind."""

    tells_origins = True

    def __init__(self, session: Session, ids: tuple[str, ...]) -> None:
        super().__init__(session)
        self.ids = ids
        self._kind = kind_of(session.plan.components[ids[0]])

    @property
    def key(self) -> str:
        """The kind of the components."""
        return self._kind

    @property
    def priced(self) -> str:
        """The component itself; notes have no prices."""
        return self.ids[0] if len(self.ids) == 1 and self._kind != "note" else ""

    def fields(self) -> tuple[FieldInfo, ...]:
        """The fields of the kind; several components cannot share one name."""
        fields = declared_fields(COMPONENT_TYPES[self._kind])
        return fields if len(self.ids) == 1 else tuple(info for info in fields if info.name != "name")

    def platform(self) -> StorePlatform:
        """That of the stores of the clusters, or of those around other components, if they have the same."""
        return platform_of_parts([*self._parts(), *self._clusters_around()])

    def terms(self) -> Terms:
        """Those of the plan."""
        return terms_of(self._session.plan)

    def idle_fields(self) -> frozenset[str]:
        """No cache devices for vSAN Express Storage Architecture; no line to a second site that there is not; no fields
        of a store without one, but its platform: who looks for Nutanix has to find it before choosing a kind.
        """
        idle = frozenset.intersection(*(idle_fields(self._session.plan, part) for part in self._parts()))
        return idle - {"vsan_version"}

    def content(self) -> tuple[object, ...]:
        """The components, and the clusters after whose store their fields are named, or whose store brings values."""
        around = (self._cluster_of(part) for part in self._parts() if isinstance(part, Host))
        return (*self._parts(), *self._clusters_around(), *(each for each in around if each is not None))

    def _clusters_around(self) -> tuple[Cluster, ...]:
        if self._kind != "disk_group":
            return ()
        found = (cluster_around(self._session.plan, part.id) for part in self._parts())
        return tuple(each for each in found if each is not None)

    def values(self, field: str) -> tuple[Any, ...]:
        """The different values of a field among the components; where a store brings it, what is counted."""
        return _each_once(self._brought(part, field)[0] or getattr(part, field) for part in self._parts())

    def with_store(self, field: str) -> str:
        """The platform that brings the controller machine of hosts whose own field is not set."""
        found = {self._brought(part, field)[1] for part in self._parts()}
        return found.pop() if len(found) == 1 else ""

    def _brought(self, part: Component, field: str) -> tuple[int, str]:
        """The same as `_of_store`, unless the field is set."""
        return self._of_store(part, field) if origin_of(part, field) is None else (0, "")

    def _of_store(self, part: Component, field: str) -> tuple[int, str]:
        """vCPUs of the controller machine that the store of a host's cluster brings, and the platform; 0 and empty if
        there is none, and for other fields.
        """
        around = self._cluster_of(part) if field == CONTROLLER else None
        if around is None or around.vsan == "none":
            return 0, ""
        services = self._session.catalog.vsan_versions[around.vsan_version].services
        if services is None or not services.controller_vcpus:
            return 0, ""
        return services.controller_vcpus, platform_of(around.vsan_version).name

    def _cluster_of(self, part: Component) -> Cluster | None:
        plan = self._session.plan
        around = plan.components.get(plan.parents.get(part.id, ""))
        return around if isinstance(around, Cluster) else None

    def origins(self, field: str) -> tuple[Origin | None, ...]:
        """The different origins of a field among the components."""
        return _each_once(origin_of(part, field) for part in self._parts())

    def defaults(self, field: str) -> tuple[Any, ...]:
        """The different defaults of a field among the components."""
        found = _each_once(
            self._of_store(part, field)[0] or default_of(part, field) for part in self._parts()
        )
        return () if msgspec.NODEFAULT in found else found

    def records(self, info: FieldInfo) -> tuple[Record, ...]:
        """Records of the field's catalogue list that fit this kind, the newest first; of virtual GPUs those first that
        the boards in the hosts of the pools offer.
        """
        listed = self._session.catalog.records(info.catalogue)
        found = newest_first(each for each in listed if each.kind == self._kind)
        offered = self._offered() if info.name == "vgpu_profile" else frozenset()
        return tuple(sorted(found, key=lambda each: each.name not in offered))

    def set(self, field: str, value: Any) -> bool:
        """Set a field of all components in one step."""
        return self._perform(verbs.set_field(self._session.plan, self.ids, field, value))

    def try_out(self, field: str, value: Any) -> None:
        """Show what that would change."""
        self._try(lambda plan: verbs.set_field(plan, self.ids, field, value))

    def reset(self, field: str) -> bool:
        """Reset a field of all components to its default."""
        return self._perform(verbs.reset_field(self._session.plan, self.ids, field))

    def use(self, record: Record) -> bool:
        """Fill all components from a record."""
        return self._perform(verbs.use_record(self._session.plan, self.ids, record))

    def give_or_take(self, field: str, percent: float | None) -> bool:
        """Say how far a value of all components may be off."""
        return self._perform(verbs.give_or_take(self._session.plan, self.ids, field, percent))

    def usual_give_or_take(self, field: str) -> float | None:
        """By the records, defaults and sources of the components."""
        parts = self._parts()
        found = {usual_give_or_take_percent(part, field, self._session.catalog) for part in parts}
        return found.pop() if len(found) == 1 else None

    def measurable(self, field: str) -> str:
        """A single pool, for what a pilot tells of it."""
        is_measured = self._kind == "desktop_pool" and field in MEASURED
        return self.ids[0] if is_measured and len(self.ids) == 1 else ""

    def _offered(self) -> frozenset[str]:
        """Profiles of the graphics boards in the hosts that the pools run on."""
        plan, known = self._session.plan, self._session.catalog.graphics_boards
        hosts = {host.id for pool in self.ids for host in own_hosts(plan, pool)}
        inside = (part for part in plan.of_type(GraphicsBoards) if plan.parents.get(part.id) in hosts)
        boards = (known[part.board_model] for part in inside if part.board_model in known)
        return frozenset(profile.name for board in boards for profile in board.profiles)

    def _parts(self) -> list[Component]:
        """The components that still exist; a form may ask while it is being removed."""
        components = self._session.plan.components
        return [components[each] for each in self.ids if each in components]

    def _perform(self, step: Step) -> bool:
        return self._session.perform(step, INITIATOR)


class SettingsTarget(Tries):
    """The settings of the plan."""

    key = "settings"
    priced = ""
    tells_origins = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._defaults = {info.name: info.default for info in declared_fields(Settings)}

    def fields(self) -> tuple[FieldInfo, ...]:
        """All settings, in the order in which a plan is made: what it is for, what it keeps to, what it costs; what
        hardly anybody changes and notes come last.
        """
        fields = [
            msgspec.structs.replace(info, group=IN_GROUP.get(info.name, info.group))
            for info in declared_fields(Settings)
        ]
        return tuple(sorted(fields, key=lambda info: (GROUPS.get(info.group, 0), info.name not in IN_GROUP)))

    def idle_fields(self) -> frozenset[str]:
        """What means nothing for the way in which a cloud is paid for; all other settings apply."""
        return idle_cloud_fields(self._session.plan.settings.cloud)

    def content(self) -> tuple[object, ...]:
        """The settings as a whole."""
        return (self._session.plan.settings,)

    def values(self, field: str) -> tuple[Any, ...]:
        """The value of a setting."""
        return (getattr(self._session.plan.settings, field),)

    def origins(self, field: str) -> tuple[Origin | None, ...]:
        """Settings are typed or default."""
        return (None if self.values(field)[0] == self._defaults[field] else TYPED,)

    def defaults(self, field: str) -> tuple[Any, ...]:
        """The default of a setting."""
        return (self._defaults[field],)

    def records(self, info: FieldInfo) -> tuple[Record, ...]:  # noqa: ARG002 - same signature as for components
        """Empty: no catalogue fills settings."""
        return ()

    def set(self, field: str, value: Any) -> bool:
        """Change a setting; a broker brings its limit of starts along."""
        plan, brokers = self._session.plan, self._session.catalog.brokers
        if field == "broker" and value in brokers:
            step = verbs.choose_broker(plan, value, brokers)
        else:
            step = verbs.set_setting(plan, field, value)
        return self._session.perform(step, INITIATOR)

    def try_out(self, field: str, value: Any) -> None:
        """Show what that would change; a broker is chosen, not typed."""
        self._try(lambda plan: verbs.set_setting(plan, field, value))

    def reset(self, field: str) -> bool:
        """Reset a setting to its default."""
        return self.set(field, self._defaults[field])

    def use(self, record: Record) -> bool:  # noqa: ARG002 - same signature as for components
        """Does nothing: no catalogue fills settings."""
        return False

    def give_or_take(self, field: str, percent: float | None) -> bool:  # noqa: ARG002 - the same
        """Does nothing: settings are decided."""
        return False

    def usual_give_or_take(self, field: str) -> float | None:  # noqa: ARG002 - the same
        """None: settings are decided."""
        return None

    def measurable(self, field: str) -> str:  # noqa: ARG002 - the same
        """None: settings are decided."""
        return ""


def _each_once(values: Any) -> tuple[Any, ...]:
    found: list[Any] = []
    for each in values:
        if each not in found:
            found.append(each)
    return tuple(found)
