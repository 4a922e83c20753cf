/** Pages that are only shown with their own status: built, but no address of their own. */
export const statusPages: readonly string[] = ["/404", "/429", "/500"];
