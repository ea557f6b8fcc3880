import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { forgetPlayTimes } from "../activities/index.ts";
import { forgetArticleVotes } from "../articles/index.ts";
import { forgetComments } from "../comments/index.ts";
import { forgetFollows } from "../follows/index.ts";
import { forgetProfile } from "../profiles/index.ts";
import { forgetTraffic } from "../traffic/index.ts";

/** Takes away what somebody told the shop, showed and did in it. Orders and the books stay, under a bare number. */
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
  // Coupons that were used belong to their orders.
  await tx.execute(sql`delete from user_coupons where user_uuid = ${userUuid} and order_uuid is null`);
  // Pictures of oneself. The job that tidies uploads finds files nothing points to any more.
  await tx.execute(sql`delete from uploads where scope = 'user' and ${userUuid} in (owner_uuid, scope_uuid)`);
}

/** What the sign-in service knows of the sites somebody used; access tokens hang on refresh tokens. */
const SIGNED_IN = ["oauth_access_token", "oauth_refresh_token", "oauth_consent"];

/** Tables whose rows are nothing without the person. */
const BELONGINGS = ["auth_times", "build_downloads", "cart_stores", "store_preferences", "wishlists"];
