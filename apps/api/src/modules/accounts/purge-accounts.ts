import { lt } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import { authLimits, knownDevices, mailCodes } from "./accounts.tables.ts";
import { session, verification } from "./library.tables.ts";
import { DEVICE_DAYS } from "./known-devices.service.ts";
import { purgeSiteSessions } from "./site-sessions.service.ts";

/** Removes what has run out: codes, counters, sessions, browsers long unused. Jobs call it daily; calling it more often harms nothing. */
export async function purgeAccounts({ db, now }: Services): Promise<void> {
  const at = now();
  const dayAgo = new Date(at.getTime() - 86_400_000);
  await db.delete(mailCodes).where(lt(mailCodes.createdAt, dayAgo));
  await db.delete(authLimits).where(lt(authLimits.resetsAt, at));
  await db.delete(verification).where(lt(verification.expiresAt, at));
  await db.delete(session).where(lt(session.expiresAt, at));
  await db
    .delete(knownDevices)
    .where(lt(knownDevices.lastSeenAt, new Date(at.getTime() - DEVICE_DAYS * 86_400_000)));
  await purgeSiteSessions(db, at);
}
