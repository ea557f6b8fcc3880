import { and, eq, gt, isNotNull, lt } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import { authLimits, knownDevices, mailCodes, siteSessions, spentCodes } from "./accounts.tables.ts";
import { session, user, verification } from "./library.tables.ts";
import { DEVICE_DAYS } from "./known-devices.service.ts";
import { purgeSiteSessions } from "./site-sessions.service.ts";
import { forgetUser } from "./users.service.ts";

/**
 * Deletes expired codes, counters, sessions and long-unused browsers, and late writes of deleted players. Runs daily;
 * idempotent.
 */
export async function purgeAccounts(services: Services): Promise<void> {
  const { db, now } = services;
  const at = now();
  const dayAgo = new Date(at.getTime() - 86_400_000);
  await db.delete(mailCodes).where(lt(mailCodes.createdAt, dayAgo));
  await db.delete(authLimits).where(lt(authLimits.resetsAt, at));
  await db.delete(spentCodes).where(lt(spentCodes.spentAt, dayAgo));
  await db.delete(verification).where(lt(verification.expiresAt, at));
  await db.delete(session).where(lt(session.expiresAt, at));
  await db
    .delete(knownDevices)
    .where(lt(knownDevices.lastSeenAt, new Date(at.getTime() - DEVICE_DAYS * 86_400_000)));
  await forgetStragglers(services);
  await purgeSiteSessions(db, at);
}

/**
 * A request authorized just before its account was deleted may have written personal data just after. Once the sessions
 * have been over for long, no more such writes can arrive.
 */
async function forgetStragglers(services: Services): Promise<void> {
  const since = new Date(services.now().getTime() - 2 * 86_400_000);
  const gone = await services.db
    .selectDistinct({ uuid: user.id })
    .from(siteSessions)
    .innerJoin(user, eq(user.id, siteSessions.userUuid))
    .where(and(gt(siteSessions.revokedAt, since), isNotNull(user.deletedAt)));
  for (const { uuid } of gone) await forgetUser(services, uuid);
}
