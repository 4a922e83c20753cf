/**
 * Reads a form's text, in the browser before it is sent as JSON and on the server after a native
 * post. A field that is missing, or a file, is an empty text.
 */
export function readTextFields<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const fields = names.map((name) => {
    const value = form.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(fields) as Record<Name, string>;
}
