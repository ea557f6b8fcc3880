import { sql } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import { countryOfAddress } from "../../platform/country-of-address.ts";
import { networkOf } from "../../platform/network.ts";
import { notify } from "../notifications/index.ts";
import { derivedKey, keyedHash, newSecret, sha256 } from "./secrets.ts";
import { describeUserAgent } from "./site-sessions.service.ts";

/** How long a browser that is not used stays known. The cookie lives as long. */
export const DEVICE_DAYS = 400;

export type DeviceVisit = {
  readonly userUuid: string;
  /** Secret in the browser's cookie; null: it has none. */
  readonly secret: string | null;
  readonly userAgent: string;
  /** Network address of the visitor. Only a keyed hash of its network is kept, and the country in what is told. */
  readonly address: string;
  /** False where the person proves more than a password in the same step, and hears of it anyway. */
  readonly tell: boolean;
};

/**
 * Notes that a person has signed in from a browser, and tells them when it is one they have not used before. Their very
 * first one is not news, nor is a browser of the same kind in the same network: people clear their cookies, and a
 * warning that comes every day is not read on the day it matters.
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
  // Of both, so that the table does not tell which people share a browser.
  const deviceHash = sha256(`${userUuid} ${secret}`);
  const placeHash = keyedHash(
    derivedKey(config.secret, "known-devices"),
    `${userUuid} ${device} ${networkOf(address)}`,
  );
  const at = now();
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ known: boolean; first: boolean }>(sql`
      with seen as (select device_hash, place_hash from known_devices where user_uuid = ${userUuid}),
      noted as (
        insert into known_devices (user_uuid, device_hash, place_hash, first_seen_at, last_seen_at)
        values (${userUuid}, ${deviceHash}, ${placeHash}, ${at}, ${at})
        on conflict (user_uuid, device_hash) do update set place_hash = excluded.place_hash, last_seen_at = excluded.last_seen_at)
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

/** What `newSecret` makes; anything else in the cookie is not ours. */
const SECRET = /^[\w-]{43}$/;
