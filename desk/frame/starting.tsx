import { Mark } from "#ui/wordmark.tsx";

/** What is seen while the first answers are on their way. */
export function Starting() {
  return (
    <main className="grid min-h-svh place-content-center text-granite">
      <Mark />
      <h1 className="sr-only">The quote desk is starting</h1>
    </main>
  );
}
