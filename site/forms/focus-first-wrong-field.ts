/** Moves the focus there once React has shown what the server refused. */
export function focusFirstWrongField(form: HTMLFormElement) {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  });
}
