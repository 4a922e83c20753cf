import entries from "virtual:client-entries";
import { Button } from "#ui/button.tsx";

/** Shows itself where its script runs; everywhere else the browser's own menu prints. */
export function PrintButton() {
  const { address, integrity } = entries.print;
  return (
    <>
      <Button variant="quiet" data-print hidden>
        Print
      </Button>
      <script type="module" src={address} integrity={integrity} />
    </>
  );
}
