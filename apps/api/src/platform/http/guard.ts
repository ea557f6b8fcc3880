import { randomUUID } from "node:crypto";
import { isDatabaseAway, isUnstorableText } from "../faults.ts";
import { AWAY, UNKNOWN, UNSTORABLE } from "../graphql/format-errors.ts";
import { refusal } from "../graphql/handler.ts";
import type { Log } from "../log.ts";

/**
 * What no handler caught: 503 while the database is away, else a plain 500 with the id under which the log knows the
 * rest. Nothing of the inside leaves.
 */
export async function guarded(log: Log, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (fault) {
    if (isUnstorableText(fault)) return refusal(400, "input/invalid", UNSTORABLE);
    const requestId = randomUUID();
    if (isDatabaseAway(fault)) {
      log.warn({ request_id: requestId, fault: String(fault) }, "database away");
      return refusal(503, "service/unavailable", AWAY, { "retry-after": "5" }, requestId);
    }
    log.error({ request_id: requestId, err: fault }, "unexpected fault");
    return refusal(500, "9999", UNKNOWN, {}, requestId);
  }
}
