import { useNavigate } from "react-router";
import { queryClient } from "#desk/api/client.ts";
import { requestQuery } from "#desk/api/requests.ts";
import { useKeys } from "#desk/keys/use-keys.ts";
import { requestPath } from "#desk/summary/request-path.ts";
import { phoneLink } from "#domain/form.ts";
import type { ListView } from "#server/requests/views.ts";
import type { RowCall } from "./failed-call.tsx";
import { currentRow, moveToRow } from "./row-focus.ts";

const hints: [string[], string][] = [
  [["J", "K"], "move"],
  [["Enter"], "open"],
  [["Q"], "write the quote"],
  [["S"], "show new"],
  [["N"], "new request"],
];

const followUpHints: typeof hints = [
  [["J", "K"], "move"],
  [["Enter"], "open"],
  [["C"], "call"],
  [["E"], "offer again"],
  [["X"], "let go"],
  [["T"], "take"],
];

export function hintsOf(view: ListView): typeof hints {
  return view === "followup" ? followUpHints : hints;
}

export function useListKeys(
  view: ListView,
  showNew: () => void,
  run: (reference: string, call: RowCall) => Promise<void>,
) {
  const navigate = useNavigate();
  const openQuote = (reference: string) =>
    void navigate(requestPath(reference, view), { state: { part: "quote" } });
  const offerAgain = (reference: string) =>
    void navigate(requestPath(reference, view), { state: { part: "quote", isNewVersion: true } });
  const onRow = (act: (reference: string) => void) => () => {
    const reference = currentRow();
    if (reference) act(reference);
  };
  const inFollowUp = (act: (reference: string) => void) =>
    view === "followup" ? onRow(act) : undefined;
  const next = () => moveToRow(1);
  const previous = () => moveToRow(-1);
  useKeys({
    j: next,
    ArrowDown: next,
    k: previous,
    ArrowUp: previous,
    Home: () => moveToRow("first"),
    End: () => moveToRow("last"),
    s: showNew,
    x: inFollowUp((reference) => void run(reference, letGo)),
    t: inFollowUp((reference) => void run(reference, take)),
    c: inFollowUp((reference) => void run(reference, callVisitor)),
    e: inFollowUp(offerAgain),
    q: onRow(openQuote),
  });
}

const importCalls = () => import("#desk/quote/request-calls.ts");

const letGo: RowCall = async (reference) => (await importCalls()).letGo(reference);
const take: RowCall = async (reference) => (await importCalls()).takeFollowUp(reference);

/** Lists contain no phone numbers, because they are shown at a locked desk too. */
const callVisitor: RowCall = async (reference) => {
  const details = await queryClient.fetchQuery({ ...requestQuery(reference), staleTime: 60_000 });
  const link = phoneLink(details.cellPhone);
  if (link) location.assign(link);
  return null;
};
