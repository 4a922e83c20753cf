import { parse, type Container, type Root, type Rule } from "postcss";
import selectorParser, { type Container as SelectorContainer } from "postcss-selector-parser";

/**
 * Cuts a page's own style sheet out of the site's. A rule goes only if it cannot match: if each of its
 * selectors asks for a class that stands neither in the page nor in a script that the page runs.
 * Then what is left unused of Tailwind's variables goes too.
 * @param css the whole sheet
 */
export function createPageStyles(css: string) {
  const sheet = parse(css);

  /** @param text the page and its scripts: whatever stands between quotes and spaces may be a class */
  return function stylesOf(text: string): string {
    const words = new Set(text.split(/[\s"'`]+/));
    const own = sheet.clone();
    own.walkComments((comment) => void comment.remove());
    own.walkRules((rule) => dropImpossible(rule, words));
    dropUnusedVariables(own);
    dropEmpty(own);
    return own.toString();
  };
}

function dropImpossible(rule: Rule, words: ReadonlySet<string>): void {
  if (rule.parent?.type === "atrule" && "name" in rule.parent && rule.parent.name === "keyframes")
    return;
  const selectors = selectorParser().astSync(rule.selector);
  const possible = selectors.nodes.filter((selector) => canMatch(selector, words));
  if (possible.length === 0) rule.remove();
  else if (possible.length < selectors.nodes.length)
    rule.selector = possible.map((selector) => selector.toString().trim()).join(",");
}

function canMatch(selector: SelectorContainer, words: ReadonlySet<string>): boolean {
  return selector.nodes.every((node) => {
    if (node.type === "class") return words.has(node.value);
    // `:not(.a)` matches without the class, and of `:is(.a, .b)` one is enough.
    if (node.type === "pseudo" && node.value !== ":not" && node.nodes.length > 0)
      return node.nodes.some((inner) => canMatch(inner, words));
    return true;
  });
}

function dropUnusedVariables(sheet: Root): void {
  for (let before = -1, after = 0; before !== after;) {
    before = after;
    const used = new Set(
      Array.from(sheet.toString().matchAll(/var\((--[\w-]+)/g), ([, name]) => name),
    );
    sheet.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop)) declaration.remove();
    });
    sheet.walkAtRules("property", (rule) => {
      if (!used.has(rule.params)) rule.remove();
    });
    after = used.size;
  }
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!("nodes" in node) || node.nodes === undefined) return;
    dropEmpty(node);
    if (node.nodes.length === 0 && !(node.type === "atrule" && node.name === "property"))
      node.remove();
  });
}
