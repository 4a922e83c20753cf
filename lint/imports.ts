import { dirname, matchesGlob, posix, relative, sep } from "node:path";
import { boundaries, type Boundary } from "./boundaries.ts";

type Specifier = { importKind?: string };
type Declaration = {
  source: { type: string; value?: unknown } | null;
  importKind?: string;
  exportKind?: string;
  specifiers?: Specifier[];
};
type Context = {
  filename: string;
  cwd: string;
  report(problem: { node: object; message: string }): void;
};

/** A linter plugin: a file imports only what the boundary of its folder leaves open. */
const plugin = {
  meta: { name: "imports" },
  rules: {
    boundaries: {
      create(context: Context) {
        const file = relative(context.cwd, context.filename).split(sep).join("/");
        const boundary = boundaries.findLast(({ files }) =>
          files.some((glob) => matchesGlob(file, glob)),
        );
        const check = (node: Declaration) => {
          const specifier = node.source?.value;
          if (typeof specifier !== "string") return;
          const message = problemOf(file, specifier, isTypeOnly(node), boundary);
          if (message) context.report({ node, message });
        };
        return {
          ImportDeclaration: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
          ImportExpression: check,
        };
      },
    },
  },
};

export default plugin;

function problemOf(
  file: string,
  specifier: string,
  isType: boolean,
  boundary: Boundary | undefined,
) {
  if (specifier.split("/").includes("..")) return "Cross a folder by its # alias.";
  if (boundary === undefined) return null;
  const target = targetOf(file, specifier);
  const matches = (globs: readonly string[] = []) =>
    globs.some((glob) => matchesGlob(target, targetOf(file, glob)));
  const isOpen = matches(boundary.open) || (isType && matches(boundary.types));
  return isOpen && !matches(boundary.closed) ? null : boundary.message;
}

/** The path of a file of ours, or the name of a package. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith("./") ? posix.join(dirname(file), specifier) : specifier;
}

function isTypeOnly({ importKind, exportKind, specifiers = [] }: Declaration): boolean {
  if (importKind === "type" || exportKind === "type") return true;
  return specifiers.length > 0 && specifiers.every((each) => each.importKind === "type");
}
