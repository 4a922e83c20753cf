import { analyse } from "scslre";

type Literal = { regex?: { pattern: string; flags: string } };
type Context = { report(problem: { node: object; message: string }): void };

function checkLiteral(context: Context, node: Literal): void {
  if (!node.regex) return;
  const { pattern: source, flags } = node.regex;
  for (const { type, character } of analyse({ source, flags }).reports) {
    const attack = `a long run of ${JSON.stringify(character.pick)}`;
    context.report({ node, message: `Takes more than linear time (${type}) for ${attack}.` });
  }
}

/** A linter plugin: no text that a visitor types may make a regular expression slow. */
const plugin = {
  meta: { name: "linear-regexp" },
  rules: {
    "no-super-linear": {
      create: (context: Context) => ({ Literal: (node: Literal) => checkLiteral(context, node) }),
    },
  },
};

export default plugin;
