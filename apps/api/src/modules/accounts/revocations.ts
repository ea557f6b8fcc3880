import type { Services } from "../../platform/context.ts";
import { read } from "../../platform/read.ts";
import { TOKEN_SECONDS_MAX } from "./access-tokens.ts";
import type { SessionEnds } from "./session-ends.ts";

/**
 * How old the list may be while notifications arrive, in milliseconds: a connection that is broken without anybody
 * having noticed yet must not keep a logged-out session alive.
 */
const REVOCATIONS_AGE_MS = 500;

const REVOKED_SINCE = "select sid from site_sessions where revoked_at > $1";

/**
 * Answers immediately whether a token's session was revoked, without a read per request: tokens live for minutes, so
 * the few sessions revoked in that time fit in memory. The list is dropped when a session ends anywhere (R-ACC-15), and
 * read again every half second; a process that cannot hear of ends reads it for every question (R-ACC-16).
 *
 * @param ends absent: this process cannot hear of sessions that others end
 */
export function createRevocations(
  { db, now }: Pick<Services, "now"> & { readonly db: Pick<Services["db"], "$client"> },
  ends?: Pick<SessionEnds, "isListening" | "onEnd">,
) {
  let revoked: ReadonlySet<string> = new Set();
  let readAt = -Infinity;
  let droppedAt = -Infinity;
  let reading: Promise<void> | undefined;
  const readList = async () => {
    const since = new Date(now().getTime() - (TOKEN_SECONDS_MAX + 60) * 1_000);
    const startedAt = performance.now();
    const rows = await read<{ sid: string }>(db, REVOKED_SINCE, [since]);
    revoked = new Set(rows.map(({ sid }) => sid));
    readAt = startedAt;
  };
  // A list whose reading began before a session ended may lack it, even if it arrives later.
  const mayBeUsed = () =>
    readAt > droppedAt && (ends?.isListening() ?? false) && performance.now() - readAt <= REVOCATIONS_AGE_MS;
  const forget = (): void => {
    droppedAt = performance.now();
  };
  ends?.onEnd(forget);
  return {
    isRevoked: async (sid: string): Promise<boolean> => {
      // A failed read is thrown: if we cannot know, no one is let in (R-SIG-5).
      const askedAt = performance.now();
      while (readAt < askedAt && !mayBeUsed())
        await (reading ??= readList().finally(() => (reading = undefined)));
      return revoked.has(sid);
    },
    /** Call when this process ended a session itself, to see it immediately. */
    forget,
  };
}
