import { sql } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import { countryOfAddress } from "../../platform/country-of-address.ts";
import type { Database } from "../../platform/database.ts";
import { networkOf } from "../../platform/network.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { notify } from "../notifications/index.ts";
import { derivedKey, keyedHash, newSecret, sha256 } from "./secrets.ts";
import { describeUserAgent } from "./site-sessions.service.ts";

/** How long an unused browser stays known. The cookie lives just as long. */
export const DEVICE_DAYS = 400;

export type DeviceVisit = {
  readonly userUuid: string;
  /** Secret in the browser's cookie, or null. */
  readonly secret: string | null;
  readonly userAgent: string;
  /** Network address of the visitor. Only a keyed hash of its network is stored; the warning mentions its country. */
  readonly address: string;
  /** False where the player proves more than a password in the same step and is notified anyway. */
  readonly tell: boolean;
};

/**
 * Records that a player logged in from a browser, and notifies them if it is new. Their very first browser is not
 * worth a warning, nor is a browser of the same kind in the same network: people clear their cookies, and a daily
 * warning goes unread on the day it matters.
 *
 * @returns the secret for the browser's cookie
 */
export async function meetDevice(
  { db, config, now, log }: Pick<Services, "db" | "config" | "now" | "log">,
  visit: DeviceVisit,
): Promise<string> {
  const { userUuid, userAgent, address } = visit;
  const secret = visit.secret !== null && SECRET.test(visit.secret) ? visit.secret : newSecret();
  const device = describeUserAgent(userAgent);
  // Hash of both, so that the table does not reveal which players share a browser.
  const deviceHash = sha256(`${userUuid} ${secret}`);
  const placeHash = keyedHash(
    derivedKey(config.secret, "known-devices"),
    `${userUuid} ${device} ${networkOf(address)}`,
  );
  const at = now();
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ known: boolean; first: boolean }>(sql`
      with seen as (select device_hash, place_hash from known_devices where user_uuid = ${userUuid}),
      noted as (
        insert into known_devices (user_uuid, device_hash, place_hash, first_seen_at, last_seen_at, proved_at)
        values (${userUuid}, ${deviceHash}, ${placeHash}, ${at}, ${at}, ${at})
        on conflict (user_uuid, device_hash) do update set place_hash = excluded.place_hash,
          last_seen_at = excluded.last_seen_at, proved_at = excluded.proved_at)
      select not exists (select from seen) as first,
        exists (select from seen where device_hash = ${deviceHash} or place_hash = ${placeHash}) as known`);
    const [met] = rows;
    if (!visit.tell || !met || met.first || met.known) return;
    const country = await countryOfAddress(address, { file: config.countryDatabase, log });
    const facts = { device, country, at: at.toISOString() };
    await notify(tx, { userUuid, kind: "new_device", subject: deviceHash.slice(0, 32), facts }, at);
  });
  return secret;
}

/**
 * Returns the name of the browser's own rate-limit buckets if its owner has logged in from it to the account of this
 * mail address with the current password. Null for every other browser, and equally for an address without an account.
 *
 * @param secret what the browser's cookie holds
 */
export async function provenDevice(
  db: Pick<Database, "execute">,
  email: string,
  secret: string | null,
): Promise<string | null> {
  if (secret === null || !SECRET.test(secret)) return null;
  const { rows } = await db.execute<{ device: string }>(sql`
    select d.device_hash as device from "user" u join known_devices d on d.user_uuid = u.id
    where u.email = ${email} and d.proved_at is not null
      and d.device_hash = encode(sha256(convert_to(u.id::text || ' ' || ${secret}::text, 'UTF8')), 'hex')`);
  return rows[0]?.device ?? null;
}

/**
 * After a password change, rate limits treat every browser as a stranger until it has given the new password: an
 * intruder who knew the old one may have logged in from any number of them.
 */
export async function doubtDevices(tx: Pick<Database, "execute">, userUuid: string): Promise<void> {
  await tx.execute(sql`update known_devices set proved_at = null where user_uuid = ${userUuid}`);
}

/** The format `newSecret` produces; anything else in the cookie is not ours. */
const SECRET = /^[\w-]{43}$/;
