import { randomUUID } from "node:crypto";
import { player } from "../../orders/testing/shop.ts";
import type { Viewer } from "../../../platform/context.ts";
import { codeOf, type Refusals } from "../../../testing/error-catalogue/scene.ts";
import { fieldOf, type TestShop } from "../../../testing/test-shop.ts";

const redeem = (shop: TestShop, code: string, viewer: Viewer) =>
  shop.ask(
    "mutation ($code: String!) { redeemQuestRedemptionCode(redemption_code: $code) { __typename } }",
    { code: Buffer.from(code).toString("base64") },
    viewer,
  );

const SIGNED_IN = `insert into site_sessions (id_hash, sid, user_uuid, client_id, audience, user_agent)
  values ($1::uuid::text, $1::uuid, $2, 'international', 'api', 'test')`;

async function rewardCodes(shop: TestShop, count: number, maker?: Viewer): Promise<readonly string[]> {
  const finance = maker ?? (await shop.player({ roles: ["finance"] }));
  const made = await shop.ask(
    `mutation ($uuid: ID!) { addRedemptionCodes(uuid: $uuid, campaign: $uuid, count: ${count}, reason: "A gift",
      rewards: [{ key: "account.silver", amount: 100 }]) { codes } }`.replaceAll(
      "campaign: $uuid",
      `campaign: "${randomUUID()}"`,
    ),
    { uuid: randomUUID() },
    finance,
  );
  return fieldOf<{ codes: string[] }>(made, "addRedemptionCodes").codes;
}

export const refusals: Refusals = {
  "quest/redemption-code-invalid": async ({ shop }) =>
    codeOf(await redeem(shop, "AAAA-BBBB-CCCC-DDDD", await player(shop.db))),
  "quest/redemption-code-used": async ({ shop }) => {
    const [code = ""] = await rewardCodes(shop, 1);
    await redeem(shop, code, await player(shop.db));
    return codeOf(await redeem(shop, code, await player(shop.db)));
  },
  "quest/campaign-redeemed": async ({ shop }) => {
    const [first = "", second = ""] = await rewardCodes(shop, 2);
    const mika = await player(shop.db);
    await redeem(shop, first, mika);
    return codeOf(await redeem(shop, second, mika));
  },
  "quest/own-codes": async ({ shop }) => {
    const finance = await shop.player({ roles: ["finance"] });
    const [code = ""] = await rewardCodes(shop, 1, finance);
    await shop.db.$client.query(SIGNED_IN, [finance.sid, finance.uuid]);
    return codeOf(await redeem(shop, code, finance));
  },
};
