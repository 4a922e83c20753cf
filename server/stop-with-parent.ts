const everyMs = 500;

/** Calls `stop` when the parent process ends: npm's shell does not forward SIGTERM. */
export function onParentExit(stop: () => void): void {
  if (!["start", "demo"].includes(process.env["npm_lifecycle_event"] ?? "")) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, everyMs);
  watch.unref();
}
