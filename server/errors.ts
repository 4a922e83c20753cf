/** Stops the startup. The message is one sentence for the operator, shown without a stack trace. */
export class StartError extends Error {
  override name = "StartError";
}
