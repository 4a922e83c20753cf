/** How often the parent is looked at, in milliseconds. */
const everyMs = 500;

/**
 * `npm start` runs us in a shell that dies of the SIGTERM that was meant for us, without passing it
 * on. So the loss of that shell counts as the signal.
 * @param stop called once, when the process that started us is gone
 */
export function onParentExit(stop: () => void): void {
  if (process.env["npm_lifecycle_event"] !== "start") return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, everyMs);
  watch.unref();
}
