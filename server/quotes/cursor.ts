/** Where a page ends: the moment that orders the list, and the reference where moments are equal. */
export type Cursor = readonly [moment: string, reference: string];

const cursorPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\w-]{1,20})$/;

export function formatCursor([moment, reference]: Cursor): string {
  return `${moment}_${reference}`;
}

/** Whatever is no cursor means the first page. */
export function readCursor(text: string | null): Cursor | null {
  const [, moment, reference] = cursorPattern.exec(text ?? "") ?? [];
  return moment !== undefined && reference !== undefined ? [moment, reference] : null;
}
