"""Typesetting fails loudly instead of printing something doubtful."""

from __future__ import annotations

from datetime import date

import pytest

from app.output.proposal import typesetting
from app.output.proposal.typesetting import ProposalError, typeset, typeset_pictures
from planner_core.plan.logo import png_size

DAY = date(2026, 11, 21)


@pytest.mark.parametrize(
    ("template", "complaint"),
    [
        ('#set text(font: "No such font")\nx', "unknown font family"),
        ("#let x = \n", "expected"),
        ('#import "@preview/cetz:0.3.0": *', "cetz"),
        ('#read("/etc/hostname")', "not found"),
        ("= Heading\n", "title"),
    ],
)
def test_warnings_and_errors_of_the_typesetter_stop_it(monkeypatch, template, complaint):
    monkeypatch.setattr(typesetting, "templates", lambda: {"main.typ": template.encode()})
    with pytest.raises(ProposalError, match=complaint) as caught:
        typeset({}, {}, DAY)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("template", "complaint"),
    [('#set text(font: "No such font")\nx', "unknown font family"), ("#let x = \n", "expected")],
)
def test_typesetting_a_picture_fails_on_warnings_too(monkeypatch, template, complaint):
    monkeypatch.setattr(typesetting, "templates", lambda: {typesetting.PICTURES: template.encode()})
    with pytest.raises(ProposalError, match=complaint) as caught:
        typeset_pictures({}, {}, [{}], 300.0)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("count", [1, 3])
def test_each_picture_is_a_png_as_sharp_as_wanted(monkeypatch, count):
    source = (
        b'#set page(width: 1in, height: 2in)\n#set text(font: "Inter")\n'
        b"#json(bytes(sys.inputs.pictures)).map(each => [#each]).join(pagebreak())"
    )
    monkeypatch.setattr(typesetting, "templates", lambda: {typesetting.PICTURES: source})
    pictures = typeset_pictures({}, {}, [*"abc"][:count], 100.0)
    assert [png_size(each) for each in pictures] == [(100, 200)] * count


def test_there_is_one_typeface():
    assert typesetting.typeface().families() == ["Inter"]


def test_text_is_data_and_never_source(monkeypatch):
    source = (
        b'#set document(title: "t")\n#set text(font: "Inter", lang: "en")\n#json(bytes(sys.inputs.data)).name'
    )
    monkeypatch.setattr(typesetting, "templates", lambda: {"main.typ": source})
    assert typeset({"name": '#panic("x") #import "y"'}, {}, DAY).startswith(b"%PDF")
