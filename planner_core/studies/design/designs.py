"""The designs of a space: each as a plan, and as the step that makes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from planner_core.editing import verbs
from planner_core.editing.edits import Step, apply, merged
from planner_core.messages import Message
from planner_core.plan.components import Component, ComponentId, Part
from planner_core.plan.fields import declared_fields
from planner_core.plan.plan import Plan
from planner_core.studies.design.space import MEMORY_UNITS, DesignChoice, DesignError, DesignOption, Space
from planner_core.studies.ways_to_carry import shared_out

Index = tuple[int, ...]
"""A design: the number of the option of each choice."""
Array = NDArray[Any]


class Designs:
    """The designs of a space on a plan with a number of desktops. Raises DesignError if two choices change the same
    field of a component.
    """

    def __init__(self, plan: Plan, space: Space, desktops: int) -> None:
        self.drawn, self.space, self.desktops = plan, space, desktops
        self.choices = space.choices
        self.shape = space.shape
        self.sharing = _sharing(plan, desktops)
        self.plan = apply(plan, self.sharing.edits)
        """As drawn, with the desktops asked for."""
        self.axes: dict[ComponentId, list[int]] = {}
        for axis, choice in enumerate(self.choices):
            self.axes.setdefault(choice.component, []).append(axis)
        self._variants: dict[tuple[ComponentId, tuple[int | None, ...]], Component] = {}
        self._pools: dict[tuple[int, int], dict[ComponentId, Component]] = {}
        self._renaming = [
            axis for axis, choice in enumerate(self.choices) if any(each.profiles for each in choice.options)
        ]
        self.changed = tuple(self._changed_by(axis) for axis in range(len(self.choices)))
        """The fields that each choice changes."""
        self._check()

    def plan_of(self, index: Index) -> Plan:
        """A design as a plan."""
        chosen = {
            component: self.variant(component, [index[axis] for axis in axes])
            for component, axes in self.axes.items()
        }
        for axis in self._renaming:
            chosen |= self._pools_with(axis, index[axis])
        return msgspec.structs.replace(self.plan, components={**self.plan.components, **chosen})

    def plan_with(self, axis: int, option: int) -> Plan:
        """The plan with one option, all else as drawn."""
        changed = self.alone(axis)[option]
        beside = self._pools_with(axis, option)
        components = {**self.plan.components, changed.id: changed, **beside}
        return msgspec.structs.replace(self.plan, components=components)

    def step_to(self, index: Index) -> Step:
        """The one step that makes a design of the drawn plan."""
        plan, steps = self.drawn, []
        for axis, option in enumerate(index):
            choice = self.choices[axis]
            for step in _steps(plan, choice, choice.options[option]):
                plan = apply(plan, step.edits)
                steps.append(step)
        label = Message("Use the best design for {desktops} desktops", {"desktops": self.desktops})
        return Step(label, merged(*(each.edits for each in (*steps, self.sharing))))

    def variant(self, component: ComponentId, options: Sequence[int | None]) -> Component:
        """A component with an option of each of its choices; None leaves what is drawn."""
        key = component, tuple(options)
        if key not in self._variants:
            plan = self.plan
            for axis, option in zip(self.axes[component], options, strict=True):
                if option is not None:
                    choice = self.choices[axis]
                    for step in _steps(plan, choice, choice.options[option]):
                        plan = apply(plan, step.edits)
            self._variants[key] = plan.components[component]
        return self._variants[key]

    def pools_of(self, axis: int) -> frozenset[ComponentId]:
        """The pools whose virtual GPU is named by a choice."""
        return frozenset(pool for option in self.choices[axis].options for pool in option.profiles)

    def _pools_with(self, axis: int, option: int) -> dict[ComponentId, Component]:
        """The pools whose virtual GPU has another name with an option."""
        if (axis, option) not in self._pools:
            plan, choice = self.plan, self.choices[axis]
            for step in _steps(plan, choice, choice.options[option]):
                plan = apply(plan, step.edits)
            self._pools[axis, option] = {
                pool: plan.components[pool] for pool in choice.options[option].profiles
            }
        return self._pools[axis, option]

    def alone(self, axis: int) -> list[Component]:
        """The component of a choice with each of its options, all else as drawn."""
        component = self.choices[axis].component
        own = self.axes[component]
        return [
            self.variant(component, [option if each == axis else None for each in own])
            for option in range(self.shape[axis])
        ]

    def along(self, axis: int, numbers: Sequence[Any]) -> Array:
        """Numbers of the options of a choice as an array with an axis for each choice."""
        shape = [1] * len(self.shape)
        shape[axis] = self.shape[axis]
        return np.array(numbers).reshape(shape)

    def field(self, component: ComponentId, field: str) -> Array:
        """A numeric field of a component in all designs."""
        for axis in self.axes.get(component, ()):
            if field in self.changed[axis]:
                return self.along(axis, [getattr(each, field) for each in self.alone(axis)])
        return np.array(getattr(self.plan.components[component], field)).reshape([1] * len(self.shape))

    def _changed_by(self, axis: int) -> frozenset[str]:
        before = self.plan.components[self.choices[axis].component]
        return frozenset(
            info.name
            for info in declared_fields(type(before))
            if any(getattr(each, info.name) != getattr(before, info.name) for each in self.alone(axis))
        )

    def _check(self) -> None:
        for component, axes in self.axes.items():
            fields: set[str] = set()
            for axis in axes:
                if fields & self.changed[axis]:
                    words = {"name": self.plan.components[component].name}
                    raise DesignError(Message("Two choices change the same value of {name}.", words))
                fields |= self.changed[axis]
        named: set[ComponentId] = set()
        for axis in self._renaming:
            pools = self.pools_of(axis)
            for pool in sorted(named & pools):
                words = {"name": self.plan.components[pool].name}
                raise DesignError(Message("Two choices change the same value of {name}.", words))
            named |= pools


def with_desktops(plan: Plan, desktops: int) -> Plan:
    """The plan with a number of desktops, in the proportions of the pools."""
    return apply(plan, _sharing(plan, desktops).edits)


def _sharing(plan: Plan, desktops: int) -> Step:
    """The step that plans a number of desktops, in the proportions of the pools."""
    steps = [
        verbs.set_field(plan, [pool], "desktops", number)
        for pool, number in shared_out(plan, desktops).items()
        if number != plan.components[pool].desktops  # type: ignore[union-attr]
    ]
    return Step(Message("Desktops"), merged(*(each.edits for each in steps)))


def _steps(plan: Plan, choice: DesignChoice, option: DesignOption) -> list[Step]:
    """What makes an option, one after the other on a plan; nothing for what is drawn."""
    if option.is_drawn:
        return []
    ids = [choice.component]
    steps = []
    if option.record is not None:
        steps.append(verbs.use_record(plan, ids, option.record))
        plan = apply(plan, steps[-1].edits)
    if _differs(plan.components[choice.component], option.values):
        steps.append(verbs.set_fields(plan, ids, option.values))
        plan = apply(plan, steps[-1].edits)
    if option.parts is not None:
        steps.append(verbs.set_parts(plan, choice.component, _parts_with(plan, choice, option.parts)))
    steps += [
        verbs.set_field(plan, [pool], "vgpu_profile", name)
        for pool, name in option.profiles.items()
        if _differs(plan.components[pool], {"vgpu_profile": name})
    ]
    return steps


def _differs(component: Component, values: Mapping[str, Any]) -> bool:
    return any(getattr(component, field) != value for field, value in values.items())


def _parts_with(plan: Plan, choice: DesignChoice, parts: Sequence[Part]) -> list[Part]:
    """The prices of a component with those of another memory."""
    drawn = plan.components[choice.component].parts
    return [*(each for each in drawn if each.per not in MEMORY_UNITS), *parts]
