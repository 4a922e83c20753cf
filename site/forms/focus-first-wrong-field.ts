/** The form must show its errors already. */
export function focusFirstWrongField(form: HTMLFormElement) {
  form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}
