/** The links of a list's rows, in the order shown. */
function rowLinks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("a[data-row]")];
}

// The row that had the focus last, where moving on starts.
let lastRow: string | undefined;

/** Moves the focus to another row. @param to a step from the current row, or one end of the list */
export function moveToRow(to: 1 | -1 | "first" | "last") {
  const links = rowLinks();
  const focused = links.findIndex((link) => link === document.activeElement);
  const current =
    focused >= 0 ? focused : links.findIndex((link) => link.dataset["row"] === lastRow);
  const last = links.length - 1;
  if (to === "first") focusRow(links[0]);
  else if (to === "last") focusRow(links[last]);
  else if (current < 0 || (focused < 0 && to === 1)) focusRow(links[Math.max(current, 0)]);
  else focusRow(links[Math.min(last, Math.max(0, current + to))]);
}

/** The reference of the focused row, else of the first one. */
export function currentRow(): string | undefined {
  const links = rowLinks();
  return (links.find((link) => link === document.activeElement) ?? links[0])?.dataset["row"];
}

/** The reference of the last focused row. */
export function lastFocusedRow(): string | undefined {
  return lastRow;
}

/** Remembers the opened row. */
export function rememberRow(reference: string) {
  lastRow = reference;
}

/** Focuses the row of a request, if the list shows it. */
export function focusRowOf(reference: string) {
  const link = rowLinks().find((each) => each.dataset["row"] === reference);
  focusRow(link);
}

/** Focuses the row at a position in the list, if there is one. */
export function focusRowAt(index: number) {
  focusRow(rowLinks()[index]);
}

/** Changes the list so that the focused row, or the next one, stays in its place on the screen. */
export function keepRowInPlace(change: () => void) {
  const links = rowLinks();
  const link = links.find((each) => each === document.activeElement);
  const before = link?.getBoundingClientRect().top;
  change();
  if (!link || before === undefined) return;
  if (link.isConnected) scrollBy({ top: link.getBoundingClientRect().top - before });
  else
    focusRow(
      rowLinks().find((each) => links.indexOf(each) > links.indexOf(link)) ?? rowLinks().at(-1),
    );
}

function focusRow(link: HTMLElement | undefined) {
  if (!link) return;
  lastRow = link.dataset["row"];
  link.focus({ preventScroll: true });
  link.closest("tr")?.scrollIntoView({ block: "nearest" });
}
