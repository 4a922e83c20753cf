/** What a form says above itself when it comes back from the server with this status. */
export function formNotice(
  status: number,
  failure: { title: string; text: string },
): { title: string; text: string } {
  if (status === 422) {
    return {
      title: "Please check the form",
      text: "Some fields need your attention. Everything you entered is still here.",
    };
  }
  if (status === 429) {
    return {
      title: "Too many requests",
      text: "Please wait a few minutes, then send the form again. Everything you entered is still here.",
    };
  }
  return failure;
}

/** The form must show its errors already. */
export function focusFirstWrongField(form: HTMLFormElement) {
  form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}

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
