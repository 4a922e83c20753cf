import { expect, test } from "vitest";
import { createPageStyles } from "./page-styles.ts";

const css = (sheet: string, text: string) => createPageStyles(sheet)(text);

test("a rule stays if the page or a script of it holds its class", () => {
  const sheet = ".a{color:red}.b{color:blue}.md\\:c{color:green}";
  expect(css(sheet, '<p class="a">')).toBe(".a{color:red}");
  expect(css(sheet, 'element.className="x md:c"')).toBe(".md\\:c{color:green}");
  expect(css(sheet, "<p>.a</p>")).toBe("");
});

test.each([
  "p{color:red}",
  "[hidden]{color:red}",
  ":focus-visible{color:red}",
  ".a:hover::after{color:red}",
  "p:not(.z){color:red}",
  ":is(.a,.z) p{color:red}",
  "main:has(.a) p{color:red}",
  "@media print{.a{color:red}}",
  "@keyframes turn{to{rotate:1turn}}",
  '@font-face{font-family:"Z";src:url(z.woff2)}',
])("%s may match", (rule) => {
  expect(css(rule, '<p class="a">')).toBe(rule);
});

test.each([
  ".z{color:red}",
  ".a .z{color:red}",
  ":is(.y,.z) .a{color:red}",
  ":where(.z>:not(:last-child)){color:red}",
  "main:has(.z) p{color:red}",
  "@media print{.z{color:red}}",
  "@layer utilities{@media (hover:hover){.hover\\:z:hover{color:red}}}",
])("%s cannot match", (rule) => {
  expect(css(rule, '<p class="a">')).toBe("");
});

test("of a list only what can match stays", () => {
  expect(css(".a,.z,p{color:red}", '<p class="a">')).toBe(".a,p{color:red}");
});

test("a variable stays while a value asks for it, also by way of another", () => {
  const sheet = ":root{--one:1px;--two:var(--one);--three:3px}.a{margin:var(--two)}";
  expect(css(sheet, '<p class="a">')).toBe(
    ":root{--one:1px;--two:var(--one)}.a{margin:var(--two)}",
  );
  expect(css(sheet, "<p>")).toBe("");
  const property = '@property --tw-ease{syntax:"*";inherits:false}';
  expect(css(`${property}.a{--tw-ease:linear}`, '<p class="a">')).toBe("");
});
