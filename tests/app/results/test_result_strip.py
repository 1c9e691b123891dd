"""The result strip says how the plan stands, in one line and in words a screen reader can say."""

from __future__ import annotations

from decimal import Decimal

import msgspec
import pytest
from PySide6.QtCore import Qt

from app.look import icons, theme
from app.look.widgets.yielding_area import NO_LIMIT
from app.project.samples import read_sample
from app.results.result_strip import ResultStrip
from app.results.words.trial import desktops_in_words
from planner_core.editing import verbs
from planner_core.engine.basis.assessment import DesktopCounts
from planner_core.plan.components import Cluster, DesktopPool, Host, Part
from planner_core.plan.licences import Licence
from planner_core.plan.plan import Plan
from tests.support.panels import nameless
from tests.support.settled import settle


@pytest.fixture
def strip(session, place):
    made = ResultStrip(session)
    place(made, 1200, 52)
    return made


def sentences(strip):
    return [item.sentence for item in (strip.fits, strip.limit, strip.cost, strip.saved)]


def show(session, qtbot, sample):
    with qtbot.waitSignal(session.assessed):
        session.new_plan(read_sample(sample))


def test_the_strip_shows_the_results_of_the_ssd_plan(session, strip, qtbot):
    show(session, qtbot, "everything-on-ssd")
    assert sentences(strip) == [
        "fits 75 of 75",
        "first limit: Windows 7 desktops Response time at 75 (steady, normal)",
        "from €181 per desktop, 1 without a price",
        "saved as a draft",
    ]
    assert (strip.fits.status, strip.limit.status) == ("ok", "near")


def test_a_plan_that_does_not_fit_is_marked_without_colour_too(session, strip, qtbot):
    show(session, qtbot, "replica-on-ssd")
    assert sentences(strip)[:2] == ["fits 65 of 70", "first limit: RX300 S6 RAM at 65 (steady, normal)"]
    assert strip.fits.status == "over"
    assert strip.fits.accessibleName() == "fits 65 of 70, over the limit"


def test_a_promise_that_cannot_be_kept_stands_beside_what_fits(session, strip, qtbot, perform):
    """One host, of which one may fail: all desktops fit, and none has a host when it does."""
    show(session, qtbot, "everything-on-ssd")
    perform(verbs.add_component(session.plan, Cluster(id="one", name="One", failures_to_tolerate=1)))
    perform(verbs.nest(session.plan, "host", "one"))
    assert strip.fits.sentence == "fits 75 of 75, not with failed hosts"
    assert strip.fits.status == "over"
    assert strip.fits.accessibleName().endswith("promise not kept")
    assert "see the findings" in strip.fits.toolTip()
    perform(verbs.set_field(session.plan, ["one"], "failures_to_tolerate", 0))
    qtbot.waitUntil(lambda: strip.fits.sentence == "fits 75 of 75; risk: 1 host failed")
    assert strip.fits.status == "near"
    assert strip.fits.accessibleName().endswith("risk not planned for")
    assert "no host is left in “One”" in strip.fits.toolTip()


def test_a_price_with_parts_missing_is_marked_and_says_what_is_missing(session, strip, qtbot, perform):
    show(session, qtbot, "tr4540-1500")
    known = "from 103,974\N{NO-BREAK SPACE}USD"
    assert strip.cost.sentence == f"{known} in all, no price for 15 × PRIMERGY RX2540 M1"
    assert not any(bold for _text, bold in strip.cost._pieces), "it is no headline"
    assert strip.cost.status == "unknown"
    assert "Without a price, not in the sum: 15 × PRIMERGY RX2540 M1" in strip.cost.toolTip()
    assert strip.cost.minimumSizeHint().width() < strip.cost.width_at(0) / 1.3
    perform(verbs.set_parts(session.plan, "hosts", [Part("Server", Decimal(5000), currency="USD")]))
    assert strip.cost.sentence == "119\N{NO-BREAK SPACE}USD per desktop"
    assert strip.cost.status == "ok"
    perform(verbs.set_parts(session.plan, "ssd", []))
    assert strip.cost.sentence.endswith(" in all, no price for SSD, RAID-DP")


def test_a_subscription_without_a_price_leaves_the_purchase_whole(session, strip, qtbot, perform):
    show(session, qtbot, "everything-on-ssd")
    perform(verbs.remove(session.plan, ["mirror"]))
    line = Licence(id="licence-1", name="Access", unit="once", term="year")
    perform(verbs.add_licence(session.plan, line))
    assert (strip.cost.sentence, strip.cost.status) == ("€181 per desktop", "ok")
    perform(verbs.change_licence(session.plan, "licence-1", {"term": "once"}))
    assert strip.cost.sentence == "from €181 per desktop, 1 without a price"


def test_a_price_without_a_small_part_is_the_least_that_it_can_be(session, strip, qtbot):
    show(session, qtbot, "everything-on-ssd")
    assert strip.cost.sentence == "from €181 per desktop, 1 without a price"
    assert strip.cost.status == "near"
    assert strip.cost.accessibleName().endswith("not the whole price")
    assert "SAS mirror" in strip.cost.toolTip()


def test_german_sentences_are_whole_and_their_numbers_german(german, session, place, qtbot):
    strip = ResultStrip(session)
    place(strip, 1200, 52)
    show(session, qtbot, "everything-on-ssd")
    texts = sentences(strip)
    assert "75" in texts[0]
    assert "75" in texts[1]
    assert "181\N{NO-BREAK SPACE}€" in texts[2]
    assert not {"fits", "first limit", "per desktop", "saved"} & {
        word for text in texts for word in text.split()
    }


@pytest.mark.parametrize(
    ("item", "what"),
    [("fits", "desktops.fits"), ("limit", "limits.1"), ("cost", "cost.per_desktop_planned")],
)
def test_each_number_explains_itself(session, strip, qtbot, item, what):
    widget = getattr(strip, item)
    for act in (
        lambda: qtbot.mouseClick(widget, Qt.MouseButton.LeftButton),
        lambda: qtbot.keyClick(widget, Qt.Key.Key_F1),
        lambda: qtbot.keyClick(widget, Qt.Key.Key_Return),
    ):
        with qtbot.waitSignal(strip.explain_requested) as asked:
            act()
        assert asked.args == [what]
    assert session.results.explain(what).title


def test_the_strip_follows_the_plan(session, strip, perform, qtbot):
    before = strip.limit.sentence
    perform(verbs.set_field(session.plan, ("host",), "ram_gib", 288.0))
    assert strip.limit.sentence != before
    session.undo()
    qtbot.waitUntil(lambda: strip.limit.sentence == before)


def test_a_change_that_was_not_saved_is_said_until_one_is(session, strip):
    there = session.path.with_name("away")
    session.path.rename(there)
    assert not session.perform(verbs.set_field(session.plan, ("pool",), "desktops", 12))
    assert strip.saved.status == "over"
    assert strip.saved.sentence == "last change not saved"
    assert "is gone" in strip.saved.toolTip()
    there.rename(session.path)
    assert session.perform(verbs.set_field(session.plan, ("pool",), "desktops", 12))
    assert strip.saved.sentence == "saved as a draft"


def test_what_was_refused_beside_the_plan_is_no_lost_change(session, strip, tmp_path):
    """Another name for the file, another plan, a copy in a folder that is not there: all changes are in the file."""
    (tmp_path / "taken.headroom").write_bytes(b"x")
    refused = []
    session.refused.connect(refused.append)
    assert session.files.save_copy(tmp_path / "own.headroom")
    assert not session.files.rename(tmp_path / "taken.headroom")
    assert not session.open(tmp_path / "taken.headroom")
    assert not session.files.save_copy(tmp_path / "no folder" / "own.headroom")
    assert len(refused) == 3
    assert strip.saved.sentence == "saved"


def test_a_refused_rule_is_no_lost_change(session, strip):
    with pytest.raises(verbs.RuleError) as refused:
        verbs.set_field(session.plan, ("pool",), "desktops", 0)
    session.refused.emit(refused.value)
    assert strip.saved.sentence == "saved as a draft"


def test_a_plan_with_a_place_of_its_own_is_saved(session, strip, tmp_path):
    assert session.files.save_copy(tmp_path / "own.headroom")
    assert strip.saved.sentence == "saved"
    assert "own.headroom" in strip.saved.toolTip()


def test_an_empty_plan_has_nothing_to_say_but_says_it(session, strip, qtbot):
    with qtbot.waitSignal(session.assessed):
        session.new_plan(Plan())
    assert sentences(strip)[:3] == ["nothing connected yet", "no limit yet", ""]
    assert strip.fits.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_hardware_without_desktops_costs_what_it_costs(session, strip, qtbot, perform):
    with qtbot.waitSignal(session.assessed):
        session.new_plan(Plan())
    perform(verbs.add_component(session.plan, Host(id="host", name="Server")))
    assert strip.cost.sentence == "no price yet"
    assert strip.cost.status == "unknown"
    perform(verbs.set_parts(session.plan, "host", (Part(item="Server", unit_price=Decimal("14950.40")),)))
    assert session.assessment.cost.per_desktop_planned is None
    assert strip.cost.sentence == "€14,950 in all, no desktops yet"
    perform(verbs.add_component(session.plan, Host(id="other", name="Other")))
    assert strip.cost.sentence == "from €14,950 in all, no price for Other"
    perform(verbs.add_component(session.plan, DesktopPool(id="pool", name="Desktops", desktops=10)))
    assert "no desktops yet" not in strip.cost.sentence


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (lambda plan: verbs.disconnect(plan, "pool", "host"), "no host yet for “Windows 7 desktops”"),
        (lambda plan: verbs.remove(plan, ["ssd"]), "no place yet for files of “Windows 7 desktops”"),
    ],
)
def test_the_line_that_is_missing_is_said_where_something_limits_already(session, strip, perform, step, said):
    perform(step(session.plan))
    assert sentences(strip)[0] == said
    assert sentences(strip)[1].startswith("first limit so far:")
    assert strip.fits.minimumSizeHint().width() < strip.fits.width_at(0) / 1.3


def test_what_keeps_every_desktop_out_is_said_rather_than_what_fails_then(session, strip, qtbot, perform):
    """Hosts without a storage port reach no array; that a controller may not fail either is the smaller trouble."""
    show(session, qtbot, "tr4540-1500")
    qtbot.waitUntil(lambda: session.results.is_reviewed)
    perform(verbs.set_field(session.plan, ["hosts"], "hba_ports", 0))
    qtbot.waitUntil(lambda: session.results.is_reviewed)
    assert strip.fits.sentence == "fits 0 of 1,500; the reason: PRIMERGY RX2540 M1 Storage ports"
    assert strip.limit.sentence.startswith("first limit: PRIMERGY RX2540 M1 Storage ports at 0")


def test_the_strip_opens_and_closes_the_tables(strip, qtbot):
    with qtbot.waitSignal(strip.tabs_toggled) as told:
        qtbot.mouseClick(strip.toggle, Qt.MouseButton.LeftButton)
    assert told.args == [True]
    name = strip.toggle.accessibleName()
    strip.set_tabs_open(False)
    assert strip.toggle.accessibleName() != name


def test_its_button_points_to_where_the_tables_go(strip):
    def shown():
        return strip.toggle.icon().pixmap(16, 16).toImage()

    for is_open, name in ((True, "chevron-down"), (False, "chevron-up")):
        strip.set_tabs_open(is_open)
        assert strip.toggle.isChecked() == is_open
        assert shown() == icons.icon(name).pixmap(16, 16).toImage()
    assert (
        icons.icon("chevron-up").pixmap(16, 16).toImage()
        != icons.icon("chevron-down").pixmap(16, 16).toImage()
    )


def test_names_are_never_formatted_and_everything_has_a_name(session, strip, perform):
    perform(verbs.set_field(session.plan, ("host",), "name", "<b>Big & small</b>"))
    assert "<b>Big & small</b>" in strip.limit.sentence
    assert nameless(strip) == []


def test_the_strip_uses_smaller_text_in_a_narrow_window(strip, qtbot):
    wide = strip.limit.width_at(0)
    strip.resize(700, strip.height())
    settle()
    assert strip.limit.sizeHint().width() == strip.limit.width_at(1, short=strip.limit.is_short) < wide
    assert strip.limit.width() >= strip.limit.width_at(1, short=True)
    assert all(
        item.geometry().right() <= strip.width()
        for item in (strip.fits, strip.limit, strip.cost, strip.saved)
    )


def test_what_matters_least_is_shortened_first(strip):
    strip.resize(3000, strip.height())
    settle()
    least = (strip.saved, strip.limit, strip.cost, strip.fits)
    assert not any(item.is_short for item in least)
    before: set[int] = set()
    for width in range(1500, strip.minimumSizeHint().width(), -20):
        strip.resize(width, strip.height())
        settle()
        short = {number for number, item in enumerate(least) if item.is_short}
        assert short == set(range(len(short))), width  # none before one that matters less
        long = [item for item in least if not item.is_short]
        assert all(item.width() >= item.width_at(item._density) for item in long), width
        before |= {len(short)}
    assert {0, 2, 4} <= before  # one after the other, not all at once


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_every_sentence_can_be_read_as_narrow_as_the_strip_may_be(strip, qtbot, percent):
    before = theme.body_points()
    theme.use_body_points(before * percent / 100)
    try:
        strip.refresh()
        strip.resize(strip.minimumSizeHint().width(), strip.height())
        settle()
        for item in (strip.fits, strip.limit, strip.cost, strip.saved):
            assert item.width() >= item.minimumSizeHint().width()
    finally:
        theme.use_body_points(before)


def test_a_digit_typed_on_what_fits_asks_what_so_many_need(session, strip, qtbot):
    show(session, qtbot, "everything-on-ssd")
    asked: list[str] = []
    strip.needed_requested.connect(asked.append)
    qtbot.keyClicks(strip.fits, "x5")
    qtbot.keyClicks(strip.limit, "7")
    strip.ask.click()
    assert asked == ["5", ""]


def test_the_pencil_gives_way_to_the_sentences(session, strip, qtbot):
    show(session, qtbot, "everything-on-ssd")
    assert not strip.ask.isHidden()
    strip.setFixedWidth(strip.minimumSizeHint().width())
    settle()
    assert strip.ask.isHidden()


def relocated(role: str, store: str):
    return lambda plan: verbs.relocate(plan, "pool", role, store)


def test_a_step_that_is_tried_shows_now_and_then_and_leaves_no_trace(session, strip, qtbot, monkeypatch):
    monkeypatch.setattr("app.project.trial.SECONDS_INLINE", 60.0)
    said: list[str] = []
    monkeypatch.setattr("app.results.result_strip.announce", lambda _widget, text: said.append(text))
    show(session, qtbot, "replica-on-ssd")
    qtbot.waitUntil(lambda: session.results.is_reviewed)
    before, told = sentences(strip), [item.accessibleName() for item in (strip.fits, strip.cost)]
    session.results.trial.ask(session, lambda plan: verbs.set_field(plan, ["pool"], "desktops", 50))
    assert sentences(strip) == [
        "carries 65 (±0), 70 → 50 planned",
        before[1],
        "from €199.64 → from €279.50 (+€79.86) per desktop",
        "saved as a draft",
    ]
    assert strip.fits.status == "ok"
    assert strip.fits.accessibleName() == "it would carry 65 desktops as now, with 50 planned"
    assert strip.cost.accessibleName() == "price: from €279.50 instead of from €199.64, near the limit"
    qtbot.waitUntil(lambda: bool(said))
    assert said == [f"{strip.fits.accessibleName()}; {strip.cost.accessibleName()}"]
    session.results.trial.ask(session, relocated("delta", "mirror"))
    assert sentences(strip)[0] == "carries 65 → 13 (−52), 70 planned"
    lacks = "from €199.64 per desktop → no price for SAS mirror"
    assert sentences(strip)[2] == f"{lacks}; from €13,975.00 in all"
    assert "".join(text for text, _ in strip.cost._short) == lacks
    assert strip.cost.accessibleName().startswith("no price for SAS mirror, so far from €199.64 per desktop")
    assert strip.fits.status == "over"
    session.results.trial.ask(session, lambda plan: verbs.disconnect(plan, "pool", "host"))
    assert sentences(strip)[0] == "no host yet, 70 planned"
    assert strip.fits.status == "unknown"
    assert strip.fits.accessibleName() == "no host yet, with 70 planned, not known"
    session.results.trial.drop(session)
    assert sentences(strip) == before
    assert [item.accessibleName() for item in (strip.fits, strip.cost)] == told
    settle()
    assert len(said) == 1, "what is over before the hand rests is not said"


@pytest.mark.parametrize(
    ("planned", "first", "then"),
    [
        (0, None, "nothing connected yet"),
        (50, None, "nothing connected yet, 0 → 50 planned"),
        (50, 75, "carries 75, 0 → 50 planned"),
    ],
)
def test_a_trial_before_the_first_number_says_what_is_missing(planned, first, then):
    """Nothing is carried by "nothing connected yet", and no sign stands behind words."""
    now = DesktopCounts(planned=0, fits=0, maximum=None)
    words = desktops_in_words(now, msgspec.structs.replace(now, planned=planned, maximum=first))
    assert words.shown == then
    assert words.status == ("unknown" if first is None else "ok")


def test_the_drop_of_what_was_tried_is_news(session, strip, qtbot, monkeypatch):
    monkeypatch.setattr("app.project.trial.SECONDS_INLINE", 60.0)
    show(session, qtbot, "replica-on-ssd")
    news: list[str] = []
    monkeypatch.setattr(strip.fits, "_tell_news", news.append)
    session.results.trial.ask(session, relocated("delta", "mirror"))
    session.results.trial.drop(session)
    assert news == []
    step = relocated("delta", "mirror")(session.plan)
    session.results.trial.ask(session, lambda _plan: step)
    with qtbot.waitSignal(session.assessed):
        session.perform(step)
    assert strip.fits.sentence.startswith("fits 13 of 70")
    assert len(news) == 1


def test_a_trial_moves_nothing_beside_the_strip(session, strip, qtbot, monkeypatch):
    """Longer sentences take smaller letters, but no other height, or the drawing would move below the hand."""
    monkeypatch.setattr("app.project.trial.SECONDS_INLINE", 60.0)
    show(session, qtbot, "replica-on-ssd")
    settle()
    height = strip.height()
    for width in (1600, 1200, 980, 960, 700):  # at some of them a trial has more room
        strip.resize(width, height)
        settle()
        height, density = strip.height(), strip.fits._density
        session.results.trial.ask(session, relocated("delta", "ssd"))
        settle()
        assert strip.height() == height
        assert strip.sizeHint().height() <= height
        assert strip.fits._density >= density
        session.results.trial.drop(session)
        settle()
        assert (strip.maximumHeight(), strip.fits._density) == (NO_LIMIT, density)
