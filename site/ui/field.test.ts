import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { TextField } from "./field.tsx";
import { Ranges } from "./ranges.tsx";

const email = createElement(TextField, {
  name: "email",
  label: "Email",
  hint: "Where the quote goes.",
  error: "Email is required.",
});

/** The values of an attribute, in page order. */
function valuesOf(html: string, attribute: string): string[] {
  return Array.from(
    html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g")),
    ([, value = ""]) => value,
  );
}

test("the same field in two forms of a page has two ids, each with its own words", () => {
  const forms = createElement(
    "div",
    null,
    createElement("form", null, email),
    createElement("form", null, email),
  );
  const html = renderToString(forms, { identifierPrefix: "page-" });
  const ids = valuesOf(html, "id");
  expect(new Set(ids).size).toBe(6);
  const [first = "", second = ""] = valuesOf(html, "for");
  expect(first).not.toBe(second);
  expect(valuesOf(html, "aria-describedby")).toEqual([
    `${first}-hint ${first}-error`,
    `${second}-hint ${second}-error`,
  ]);
  for (const id of [first, second])
    for (const named of [id, `${id}-hint`, `${id}-error`]) expect(ids).toContain(named);
});

test("the same form in two islands of a page has two sets of ids", () => {
  const [one, two] = ["a-", "b-"].map((identifierPrefix) =>
    valuesOf(renderToString(email, { identifierPrefix }), "id"),
  );
  expect(one).not.toEqual(two);
});

test.each([
  ["for 12-14 passengers.", "12-14 passengers"],
  ["I-80 east.", "I-80"],
  ["then UT-224 to", "UT-224"],
  ["Late November to mid-April", "mid-April"],
  ["Early December to mid- or late April", "mid- or late April"],
  ["Mid- to late November to May", "Mid- to late November"],
  ["with stand-up headroom", "stand-up"],
])("in %j the text %j stays on one line", (text, whole) => {
  const html = renderToString(createElement(Ranges, { text }));
  expect(html).toContain(`<span class="whitespace-nowrap">${whole}</span>`);
});
