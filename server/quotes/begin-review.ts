import type { VersionedState } from "#domain/request-version.ts";
import type { Actor } from "./actor.ts";
import type { ChangeRequest } from "./change-request.ts";

/**
 * Somebody has begun to write a quote. Where a review is under way, or over, nothing changes.
 * @returns where the request stands now; null when there is no such booking request
 */
export async function beginReview(
  change: ChangeRequest,
  reference: string,
  actor: Actor,
): Promise<VersionedState | null> {
  let stored: VersionedState | null = null;
  const result = await change(reference, ({ request: { state, version } }) => {
    stored = { state, version };
    return {
      event: { type: "begin-review", by: "agent" },
      seenVersion: version,
      actor,
      quoteVersion: null,
      reason: null,
    };
  });
  return result?.ok ? { state: result.state, version: result.version } : stored;
}
