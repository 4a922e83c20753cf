/** Puts the focus into the quote: the first line's amount, or the heading where nothing is written. */
export function focusQuote() {
  const first = document.querySelector<HTMLElement>("#quote [data-amount], #quote h2");
  first?.focus();
}
