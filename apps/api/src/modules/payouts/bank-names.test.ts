import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type Answer, type TestShop } from "../../testing/test-shop.ts";
import { bankNameOf } from "./bank-name.ts";
import { addBatch, decide, earned, sendBack, requestPayout, someRequest } from "./testing/earn.ts";
import { ACCOUNT, hasAccount, setAccount } from "./testing/payout-account.ts";

let shop: TestShop;
let creator: Viewer;
let maker: Viewer;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  creator = await shop.player({ roles: ["creator"] });
  maker = await shop.player({ roles: ["finance"] });
});
afterAll(() => shop.close());

const refusalOf = ({ errors }: Answer) => errors?.[0]?.extensions;

// R-ERN-19
test.each([
  ["Zoë & Söhne <GmbH>", "DE", "Zoe + Soehne (GmbH)"],
  ["Özgür Çelik", "TR", "Ozgur Celik"],
  ["Åsa Öberg", "SE", "Asa Oberg"],
  ["Łukasz Żółć; “Studio_1”", "PL", "Lukasz Zolc, 'Studio-1'"],
  ["Nguyễn Thị Ánh", "VN", "Nguyen Thi Anh"],
  ["Иван Щербаков", "BG", "Ivan Scherbakov"],
  ["ＭＩＫＡ　ＩＴＯ", "JP", "MIKA ITO"],
  ["Koi 株式会社", "JP", null],
  ["김철수", "KR", null],
  ["Mika 🐈", "DE", null],
  ["ß".repeat(36), "DE", null],
])("%j at a bank in %s could be %j", (name, country, proposal) => {
  expect(bankNameOf(name, country)).toBe(proposal);
});

// R-ERN-19
test("a name that no bank can write is proposed in one that it can, and kept only once its owner agrees", async () => {
  const holder = "Zoë & Söhne";
  const refused = await setAccount(shop, creator, { ...ACCOUNT, holder });
  expect(refusalOf(refused)).toEqual({
    code: "pay/holder-characters",
    facts: { field: "holder", characters: "ë&ö", proposal: "Zoe + Soehne" },
  });
  const kept = async () =>
    fieldOf(await shop.ask("{ getPayoutAccount { account { holder } } }", {}, creator), "getPayoutAccount");
  expect(await kept()).toBeNull();
  fieldOf(await setAccount(shop, creator, { ...ACCOUNT, holder: "Zoe + Soehne" }), "setPayoutAccount");
  expect(await kept()).toEqual({ account: { holder: "Zoe + Soehne" } });

  const unspellable = await setAccount(shop, creator, { ...ACCOUNT, holder: "株式会社" });
  expect(refusalOf(unspellable)?.facts).toEqual({
    field: "holder",
    characters: "株式会社",
    proposal: null,
  });
  expect(unspellable.errors?.[0]?.message).toMatch(/Write it in Latin letters/);
});

/** A payout from before banks' characters were required. */
async function oldRequest(holder: string): Promise<string> {
  const uuid = await someRequest(shop, await shop.player({ roles: ["creator"] }));
  await makeOld(uuid, holder);
  return uuid;
}

async function makeOld(uuid: string, holder: string): Promise<void> {
  const client = await shop.owner.$client.connect();
  await client.query("begin; set local session_replication_role = replica");
  await client.query(
    "update payout_requests set account = jsonb_set(account, '{holder}', to_jsonb($2::text)) where uuid = $1",
    [uuid, holder],
  );
  await client.query("commit");
  client.release();
}

// R-ERN-19
test("an old account is no longer requested to, and says why", async () => {
  await earned(shop.db, creator.uuid, 7_000);
  await hasAccount(shop, creator);
  await shop.owner.$client.query(
    "update creator_bank_accounts set account = jsonb_set(account, '{holder}', '\"Zoë\"') where user_uuid = $1",
    [creator.uuid],
  );
  expect(refusalOf(await requestPayout(shop, creator, 7_000))).toMatchObject({
    code: "pay/holder-characters",
    facts: { proposal: "Zoe" },
  });
});

type Batch = {
  payouts: readonly { uuid: string }[];
  refused: readonly { payout: { uuid: string }; holder: string; message: string }[];
};

// R-ERN-19
test("an old payout that no bank can write is named, and the rest of its batch is sent", async () => {
  const [fit, odd] = [await someRequest(shop, creator), await oldRequest("Zoë & Söhne")];
  const uuid = randomUUID();
  const expected = {
    worth: 7_000,
    payouts: [{ uuid: fit }],
    refused: [
      {
        payout: { uuid: odd },
        holder: "Zoë & Söhne",
        message:
          'No bank carries ë&ö in the name of an account. It could be "Zoe + Soehne", or what else the bank has.',
      },
    ],
  };
  for (const _ of [1, 2])
    expect(fieldOf<Batch>(await addBatch(shop, maker, [fit, odd], uuid), "addPayoutBatch")).toMatchObject(
      expected,
    );
  const { xml } = fieldOf<{ xml: string }>(
    await shop.ask(`{ exportPayoutBatch(uuid: "${uuid}") { xml } }`, {}, maker),
    "exportPayoutBatch",
  );
  expect(xml).toContain(fit.replaceAll("-", ""));
  expect(xml).not.toContain(odd.replaceAll("-", ""));
  expect(refusalOf(await addBatch(shop, maker, [odd]))?.code).toBe("pay/holder-characters");
  // Returned, its coins are the creator's again, for a new request with an account that fits.
  fieldOf(await decide(shop, "returnPayout", maker, odd), "returnPayout");
});

// R-ERN-19
test("a batch of before is exported once the payout that no bank can write is returned", async () => {
  const uuid = randomUUID();
  const odd = await someRequest(shop, await shop.player({ roles: ["creator"] }));
  fieldOf(await addBatch(shop, maker, [await someRequest(shop, creator), odd], uuid), "addPayoutBatch");
  await makeOld(odd, "Zoë");
  const file = () => shop.ask(`{ exportPayoutBatch(uuid: "${uuid}") { xml } }`, {}, maker);
  expect(refusalOf(await file())?.facts).toMatchObject({ request_uuid: odd, proposal: "Zoe" });
  fieldOf(await sendBack(shop, maker, odd), "returnPayout");
  expect((await file()).errors).toBeUndefined();
});
