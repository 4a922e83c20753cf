const mostPerPage = 5;

/** Reports errors in this page's scripts to the server, but nothing that anybody typed (decision 031). */
export function reportFaults(): void {
  let left = mostPerPage;
  function report(error: unknown): void {
    // The browser throws a DOMException when it cancels something, such as a fade between pages.
    if (left === 0 || !(error instanceof Error) || error instanceof DOMException) return;
    left -= 1;
    const [at = ""] = /[\w-]{1,60}\.js:\d+:\d+/.exec(error.stack ?? "") ?? [];
    const fault = { kind: error.name, page: patternOf(location.pathname), at };
    const body = new Blob([JSON.stringify(fault)], { type: "application/json" });
    navigator.sendBeacon("/api/faults", body);
  }
  addEventListener("error", ({ error }) => report(error));
  addEventListener("unhandledrejection", ({ reason }) => report(reason));
}

/** A path without identifiers: a reference or a token becomes `:id`. */
export function patternOf(path: string): string {
  return path.replaceAll(/\/(?![a-z-]{0,20}(?:\/|$))[^/]*/g, "/:id");
}
