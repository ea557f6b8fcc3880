import { randomUUID } from "node:crypto";
import { isUnstorableText } from "../faults.ts";
import type { Log } from "../log.ts";
import { noteUnavailable, unavailability } from "../unavailable.ts";
import { gone } from "./gone.ts";
import { refusal, unavailableNow, UNKNOWN, UNSTORABLE } from "./refusal.ts";

/**
 * The last resort for errors no handler caught: 503 while the database is down or nothing can be saved, else a plain
 * 500 with the id under which the log has the details. No internals leak. A client that has left is not an error.
 */
export async function guarded(
  log: Log,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (fault) {
    if (request.signal.aborted) return gone();
    if (isUnstorableText(fault)) return refusal(400, "input/invalid", UNSTORABLE);
    const requestId = randomUUID();
    const reason = unavailability(fault);
    if (reason) {
      noteUnavailable(log, reason, fault, requestId);
      return unavailableNow(reason, requestId);
    }
    log.error({ request_id: requestId, err: fault }, "unexpected fault");
    return refusal(500, "9999", UNKNOWN, {}, requestId);
  }
}
