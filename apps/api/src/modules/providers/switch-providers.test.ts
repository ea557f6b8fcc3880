import { CONFIGURATION_PATHS } from "@catnip/domain/configuration";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Services, Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { makeGame } from "../catalog/testing/make-game.ts";
import {
  documentDesk,
  refusalOf,
  type Current,
  type DocumentDesk,
} from "../configuration/testing/document-desk.ts";
import { player } from "../orders/testing/shop.ts";
import { walletOf } from "../wallets/index.ts";
import { notify } from "../top-ups/notify.http.ts";
import { refreshPayment, submitPayment } from "../top-ups/submit-payment.ts";
import { sweepPayments } from "../top-ups/sweep-payments.ts";
import { followLink, linkFor, openPayment, till } from "../top-ups/testing/till.ts";
import { vendor } from "../top-ups/testing/vendor.ts";

let shop: TestShop;
let desk: DocumentDesk;
let root: Viewer;
let services: Services;
let pass: (ms: number) => void;
const sugoi = vendor(() => services.now());
const { providers: PATH } = CONFIGURATION_PATHS;
let version = 0;
beforeAll(async () => {
  shop = await testShop();
  root = await shop.player({ roles: ["root"] });
  desk = documentDesk(shop, root);
  ({ services, pass } = await till(shop.db, sugoi.network));
});
afterAll(() => shop.close());
afterEach(() => switches({}));

/** Writes what is switched off at Sugoi, as staff do. */
async function switches(off: object): Promise<void> {
  const document = { providers: [{ provider_key: "sugoi", ...off }] };
  const written = await desk.set(PATH, document, { seen: version, reason: "The provider asked for it" });
  ({ version } = fieldOf<Current>(written, "setConfigurationDocument"));
}

/** The methods that an ordinary visitor of a brand is offered in a currency. */
async function offered(currency: string, viewer?: Viewer): Promise<readonly string[]> {
  const answer = await shop.ask(
    "query ($c: String) { findPaymentProvider(currency_id: $c) { provider_key payment_provider_method { method support_currency } } }",
    { c: currency },
    viewer,
  );
  const found = fieldOf<{ provider_key: string; payment_provider_method: { method: string }[] }[]>(
    answer,
    "findPaymentProvider",
  );
  return found
    .filter(({ provider_key }) => provider_key === "sugoi")
    .flatMap(({ payment_provider_method }) => payment_provider_method.map(({ method }) => method));
}

async function livingIn(country: string): Promise<Viewer> {
  const viewer = await player(services.db);
  await services.db.$client.query(
    `insert into profiles (user_uuid, country, created_at, updated_at) values ($1, $2, now(), now())
      on conflict (user_uuid) do update set country = $2`,
    [viewer.uuid, country],
  );
  return viewer;
}

const starts = async (viewer: Viewer, link: string) => {
  try {
    await followLink(services, viewer, link);
    return "started";
  } catch (fault) {
    return (fault as { code: string }).code;
  }
};

// R-PAY-36
describe("what is switched off is neither offered nor started, from the next request on", () => {
  test.each<[says: string, off: object]>([
    ["a provider", { enable: false }],
    ["its brands", { brands: ["china"] }],
    ["a brand", { off: [{ brand: "international" }] }],
    ["a currency", { off: [{ currency: "USD" }] }],
    ["a method", { off: [{ method: "credit-card" }] }],
    ["a country", { off: [{ country: "us" }] }],
    [
      "all of these",
      { off: [{ brand: "international", currency: "USD", method: "credit-card", country: "us" }] },
    ],
  ])("%s", async (_says, off) => {
    const mika = await livingIn("us");
    const begun = await followLink(services, mika, await linkFor(services, mika));
    const link = await linkFor(services, mika);
    expect(await offered("USD", mika)).toEqual(["credit-card"]);
    await switches(off);
    expect(await offered("USD", mika)).toEqual([]);
    expect(await starts(mika, link)).toBe("pay/provider-unavailable");
    // A payment that was begun and not handed over yet goes no further either.
    await expect(submitPayment(services, mika.uuid, begun.payment.order_no, "en-US")).rejects.toMatchObject({
      code: "pay/provider-unavailable",
    });
    await switches({});
    expect(await offered("USD", mika)).toEqual(["credit-card"]);
    expect(await starts(mika, await linkFor(services, mika))).toBe("started");
  });

  test.each<[says: string, off: object]>([
    ["another brand", { off: [{ brand: "china" }] }],
    ["another currency", { off: [{ currency: "TWD" }] }],
    ["another method", { off: [{ method: "alipay" }] }],
    ["another country", { off: [{ country: "jp" }] }],
    ["the method in another country", { off: [{ method: "credit-card", country: "jp" }] }],
    ["one of its brands is this one", { brands: ["international"] }],
  ])("%s changes nothing here", async (_says, off) => {
    const mika = await livingIn("us");
    const link = await linkFor(services, mika);
    await switches(off);
    expect(await offered("USD", mika)).toEqual(["credit-card"]);
    expect(await starts(mika, link)).toBe("started");
  });

  test("a player who removes their country does not get around a country's switch", async () => {
    const hidden = await livingIn("us");
    const link = await linkFor(services, hidden);
    await services.db.$client.query("update profiles set country = null where user_uuid = $1", [hidden.uuid]);
    await switches({ off: [{ country: "jp" }] });
    expect(await starts(hidden, link)).toBe("pay/provider-unavailable");
  });
});

// R-PAY-37
describe("a provider that forbids some kind of game", () => {
  test("is off while such a game is in the catalog, and back on without it", async () => {
    await shop.db.$client.query(
      `insert into tags (id, name) values ('robots', '{"en-us": "Robots"}'), ('warning/harm', '{"en-us": "Harm"}')
        on conflict do nothing`,
    );
    const mika = await livingIn("us");
    await switches({ forbidden_tags: ["robots"] });
    expect(await offered("USD", mika)).toEqual(["credit-card"]);
    await makeGame(shop.db, { tags: ["robots"], published: false });
    expect(await offered("USD", mika)).toEqual(["credit-card"]);
    const link = await linkFor(services, mika);
    await makeGame(shop.db, { tags: ["robots"] });
    expect(await offered("USD", mika)).toEqual([]);
    expect(await starts(mika, link)).toBe("pay/provider-unavailable");

    await switches({ forbidden_tags: ["warning/harm"] });
    expect(await offered("USD", mika)).toEqual(["credit-card"]);
    await makeGame(shop.db, { warnings: ["harm"] });
    expect(await offered("USD", mika)).toEqual([]);
  });
});

// R-PAY-38
describe("payments that were handed over settle while their provider is off", () => {
  const coinsOf = async (viewer: Viewer) => (await walletOf(services.db, viewer.uuid)).meowcent;

  test("by notification, by a question and by the sweep", async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => livingIn("us")));
    const open = await Promise.all(people.map((viewer) => openPayment(services, viewer)));
    const [byMessage, byQuestion, bySweep] = open;
    const [first, second, third] = people;
    if (!byMessage || !byQuestion || !bySweep || !first || !second || !third) throw new Error("three");
    await switches({ enable: false });
    for (const payment of open) sugoi.says(payment, "PAID");

    const body = new URLSearchParams(sugoi.message(byMessage, "PAID")).toString();
    const message = new Request("http://api.localhost:4730/payments/notify/sugoi", { method: "POST", body });
    expect((await notify(services, message)).status).toBe(200);
    expect(await coinsOf(first)).toBe(byMessage.coin);
    await refreshPayment(services, second.uuid, byQuestion.order_no);
    expect(await coinsOf(second)).toBe(byQuestion.coin);
    pass(3 * 60_000);
    await sweepPayments(services);
    expect(await coinsOf(third)).toBe(bySweep.coin);
  });
});

// R-PAY-36
test("many start while it is switched off: each of them is refused or was first", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => livingIn("us")));
  const links = await Promise.all(people.map((viewer) => linkFor(services, viewer)));
  const racing = people.map((viewer, index) => starts(viewer, links[index] ?? ""));
  const [outcomes] = await Promise.all([Promise.all(racing), switches({ enable: false })]);
  expect(new Set([...outcomes, "started", "pay/provider-unavailable"]).size).toBe(2);
  const late = await livingIn("us");
  await expect(linkFor(services, late)).rejects.toThrow("nothing on offer");
});

// R-PAY-36
test("a switch is written with who did it and why", async () => {
  await switches({ off: [{ country: "jp" }] });
  const { rows } = await shop.db.$client.query(
    `select actor_uuid, why, after from audit_events where operation = 'setConfigurationDocument'
      and object_id = $1 order by (after ->> 'version')::int desc limit 1`,
    [`shared:${PATH}`],
  );
  expect(rows).toMatchObject([
    {
      actor_uuid: root.uuid,
      why: "The provider asked for it",
      after: { document: { providers: [{ provider_key: "sugoi", off: [{ country: "jp" }] }] } },
    },
  ]);
});

test.each<[says: string, document: object, field: string]>([
  ["an unknown provider", { provider_key: "evilpay" }, "document.providers.0.provider_key"],
  [
    "an unknown tag",
    { provider_key: "sugoi", forbidden_tags: ["nothing"] },
    "document.providers.0.forbidden_tags.0",
  ],
  ["an unknown brand", { provider_key: "sugoi", off: [{ brand: "x" }] }, "document.providers.0.off.0.brand"],
  [
    "an unknown country",
    { provider_key: "sugoi", off: [{ country: "US" }] },
    "document.providers.0.off.0.country",
  ],
  ["a switch without a condition", { provider_key: "sugoi", off: [{}] }, "document.providers.0.off.0"],
])("%s is refused", async (_says, provider, field) => {
  const answer = await desk.set(PATH, { providers: [provider] }, { seen: version });
  expect(refusalOf(answer)).toMatchObject({ code: "input/invalid", facts: { field } });
});
