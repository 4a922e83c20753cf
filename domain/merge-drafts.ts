import { composeDraft, isLine, isSame, keepConfirmation, lineIds } from "./draft-fields.ts";
import type { DraftField } from "./draft-fields.ts";
import type { QuoteDraft } from "./quote-draft.ts";

export type MergedDrafts = {
  /** Holds mine where both changed the same. */
  draft: QuoteDraft;
  /** What both changed, each to something else: a person picks. */
  conflicts: DraftField[];
  /** What the other alone changed. */
  joined: DraftField[];
};

/**
 * Joins what two people made of one draft. A line is one unit, since its text explains its amount. To
 * remove a blank line counts for nothing when the other has filled it.
 */
export function mergeDrafts(base: QuoteDraft, mine: QuoteDraft, theirs: QuoteDraft): MergedDrafts {
  const conflicts: DraftField[] = [];
  const joined: DraftField[] = [];
  const draft = composeDraft(lineIds(mine, theirs), (field, read) => {
    const [before, here, there] = [read(base), read(mine), read(theirs)];
    if (isSame(here, there) || isSame(before, there)) return here;
    const wasBlank = isLine(before) && isSame(before.text + before.amount, "");
    if (isSame(before, here) || (wasBlank && here === undefined)) {
      joined.push(field);
      return there;
    }
    if (!wasBlank || there !== undefined) conflicts.push(field);
    return here;
  });
  const pickup = keepConfirmation(draft.pickup, [mine.pickup, theirs.pickup]);
  return { draft: { ...draft, pickup }, conflicts, joined };
}
