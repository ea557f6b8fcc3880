import { DEMO_AUTHORS, DEMO_CREATOR } from "@catnip/demo/catalogue";
import { ensureProfile } from "../modules/profiles/index.ts";
import { grantCoins, grantSilver } from "../modules/wallets/index.ts";
import { daysBefore } from "./demo-builds.ts";
import { DEMO_USERS } from "./demo-accounts.ts";
import type { SeedServices } from "./seed-services.ts";
import { stableUuid } from "./stable-uuid.ts";

/** A demo account's uuid, unless its address already had an account. */
export const userUuid = (key: string): string => stableUuid("demo user", key);

/** The accounts that can log in, with their wallets. @returns user uuid by key */
export async function plantPeople({
  services,
  accounts,
}: SeedServices): Promise<ReadonlyMap<string, string>> {
  const { db, now } = services;
  const planted = new Map<string, string>();
  for (const user of DEMO_USERS) {
    const { email, password, roles } = user;
    const { nickname, brief } =
      user.nickname === null ? DEMO_AUTHORS[DEMO_CREATOR] : { ...user, nickname: user.nickname };
    const uuid = await accounts.createUser({
      email,
      password,
      nickname,
      roles,
      verified: true,
      uuid: userUuid(user.key),
    });
    planted.set(user.key, uuid);
    const since = daysBefore(now(), user.sinceDaysAgo);
    await db.$client.query('update "user" set created_at = least(created_at, $2) where id = $1', [
      uuid,
      since,
    ]);
    await ensureProfile(db, uuid, now());
    if (user.country) {
      await db.$client.query("update profiles set country = $2 where user_uuid = $1 and country is null", [
        uuid,
        user.country,
      ]);
    }
    if (brief) {
      await db.$client.query(
        "update profiles set brief = $2, metadata = $3::jsonb where user_uuid = $1 and brief is null and metadata = '[]'",
        [uuid, brief, JSON.stringify(user.metadata)],
      );
    }
    // A transfer with the same id is posted once, so a repeated run grants nothing twice.
    const gift = { userUuid: uuid, reason: "demo shop", now: since };
    if (user.coins > 0)
      await grantCoins(db, { ...gift, id: stableUuid("demo coins", user.key), amount: user.coins });
    if (user.silver > 0)
      await grantSilver(db, { ...gift, id: stableUuid("demo silver", user.key), amount: user.silver });
  }
  return planted;
}
