import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { forgetPlayTimes } from "../activities/index.ts";
import { forgetArticleVotes } from "../articles/index.ts";
import { forgetComments } from "../comments/index.ts";
import { forgetFollows } from "../follows/index.ts";
import { forgetProfile } from "../profiles/index.ts";
import { forgetTraffic } from "../traffic/index.ts";

/** Deletes everything a player shared or did in the shop. Orders and the ledger stay, under a bare ID. */
export async function forgetTraces(tx: Pick<Database, "execute">, userUuid: string): Promise<void> {
  await forgetArticleVotes(tx, userUuid);
  await forgetComments(tx, userUuid);
  await forgetFollows(tx, userUuid);
  await forgetPlayTimes(tx, userUuid);
  await forgetProfile(tx, userUuid);
  await forgetTraffic(tx, userUuid);
  for (const table of SIGNED_IN)
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userUuid}`);
  for (const table of BELONGINGS)
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_uuid = ${userUuid}`);
  // Used coupons belong to their orders.
  await tx.execute(sql`delete from user_coupons where user_uuid = ${userUuid} and order_uuid is null`);
  // Profile pictures. The upload cleanup job deletes files that nothing references any more.
  await tx.execute(sql`delete from uploads where scope = 'user' and ${userUuid} in (owner_uuid, scope_uuid)`);
}

/** What the login service knows of the sites a player used; access tokens reference refresh tokens. */
const SIGNED_IN = ["oauth_access_token", "oauth_refresh_token", "oauth_consent"];

/** Tables whose rows mean nothing without the player. */
const BELONGINGS = [
  "auth_times",
  "build_downloads",
  "cart_stores",
  "creator_bank_accounts",
  "download_keys",
  "payment_proofs",
  "store_preferences",
  "wishlists",
];
