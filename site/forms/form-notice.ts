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
