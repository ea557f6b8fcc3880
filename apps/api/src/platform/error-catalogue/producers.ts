import { randomUUID } from "node:crypto";
import type { ErrorCode } from "@catnip/domain/errors";
import { PASSWORD, signedIn, type Identity } from "../../modules/accounts/testing.ts";
import { applyFact } from "../../modules/payments/index.ts";
import { openPayLink } from "../../modules/payments/open-pay-link.ts";
import { confirmPayTicket } from "../../modules/payments/pay-tickets.ts";
import {
  browserSecret,
  encodeLink,
  factFor,
  linkFor,
  openPayment,
  till,
} from "../../modules/payments/testing/till.ts";
import { buying, couponFor, game, inCart, player, seen } from "../../modules/orders/testing/shop.ts";
import { studio } from "../../modules/submissions/testing/make-submit.ts";
import { sendUpload } from "../../modules/uploads/testing/send-upload.ts";
import { picture, pixelFlood } from "../../modules/uploads/testing/odd-pictures.ts";
import type { Viewer } from "../context.ts";
import { connectDatabase } from "../database.ts";
import { createGraphqlHandler } from "../graphql/handler.ts";
import { createLimits } from "../limits/limits.ts";
import { createLog } from "../log.ts";
import { schema } from "../schema.ts";
import { ENDPOINT, fieldOf, type Answer, type TestShop } from "../testing/test-shop.ts";

/** Where the codes are provoked: a shop with plans and rates, and an account site. */
export type Scene = { readonly shop: TestShop; readonly identity: Identity };

/** Does what the code is for, and answers the code that came of it. */
type Producer = (scene: Scene) => Promise<string | null | undefined>;

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
/** Of a checkout, which answers its refusals as data. */
const refusedWith = (answer: Answer) =>
  codeOf(answer) ?? Object.values((answer.data ?? {}) as Record<string, { code?: string }>)[0]?.code;
const bodyCode = async (response: Response) => ((await response.json()) as { code?: string }).code;

const CHECKOUT = `mutation ($uuid: ID!, $store_id: Int!, $coupons: [ID!]!, $shown: ShownQuoteInput!) {
  storeCheckout(uuid: $uuid, store_id: $store_id, account_1_amount: 0, use_user_coupon_uuids: $coupons, shown: $shown) {
    ... on CheckoutRefused { code } ... on CheckoutDone { uuid } ... on CheckoutPriceChanged { uuid } } }`;
const CART_CHECKOUT = `mutation ($entries: [ID!]!, $shown: ShownQuoteInput!) {
  addCartCheckout(uuid: "${randomUUID()}", cart_store_uuid: $entries, account_1_amount: 0, use_coupon: [], shown: $shown) {
    ... on CheckoutRefused { code } } }`;
const COINS = 100_000;

async function buy(
  { db, ask }: TestShop,
  buyer: Viewer,
  options: {
    readonly list?: number;
    readonly releasedAt?: Date;
    readonly announcedAt?: Date;
    readonly coupon?: string;
    readonly uuid?: string;
  } = {},
): Promise<string | undefined> {
  const bought = await game(db, options);
  const coupons = options.coupon ? [{ uuid: options.coupon, rate: 10 }] : [];
  const { shown } = buying({ game: bought, coupons }, { coins: COINS });
  const variables = {
    uuid: options.uuid ?? randomUUID(),
    store_id: bought.id,
    coupons: coupons.map(({ uuid }) => uuid),
    shown,
  };
  return refusedWith(await ask(CHECKOUT, variables, buyer));
}

const redeem = (shop: TestShop, code: string, viewer: Viewer) =>
  shop.ask(
    "mutation ($code: String!) { redeemQuestRedemptionCode(redemption_code: $code) { __typename } }",
    { code: Buffer.from(code).toString("base64") },
    viewer,
  );

const SIGNED_IN = `insert into site_sessions (id_hash, sid, user_uuid, client_id, audience, user_agent)
  values ($1::uuid::text, $1::uuid, $2, 'international', 'api', 'test')`;

async function rewardCodes(shop: TestShop, count: number, maker?: Viewer): Promise<readonly string[]> {
  const finance = maker ?? (await shop.member({ roles: ["finance"] }));
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

const addArticle = async (shop: TestShop, uuid: string, headline: string) =>
  shop.ask(
    `mutation { addArticle(uuid: "${uuid}", article: { category: "qa", headline: "${headline}", text: "<p>x</p>" }) { uuid } }`,
    {},
    await shop.member({ roles: ["support"] }),
  );

/** Opens the pay site with the link of a shop, changed as the test says. */
async function startPayment(
  shop: TestShop,
  change: Readonly<Record<string, unknown>>,
  ticket?: string,
): Promise<string | undefined> {
  const { services } = await till(shop.db);
  const viewer = await player(shop.db);
  const link = await linkFor({ ...services, config: shop.config }, viewer, change);
  const { credential, payload } = JSON.parse(Buffer.from(link, "base64url").toString("utf8")) as {
    credential: { token: string };
    payload: Record<string, unknown>;
  };
  const data = encodeLink(ticket ?? credential.token, payload);
  const ask = handlerFor(shop, { mintAccessToken: () => Promise.resolve("token") });
  const { challenge, verifier } = browserSecret();
  const refused = await ask(
    `mutation { openPayLink(data: "${data}", platform_key: "international", challenge: "${challenge}") }`,
  );
  if (refused) return refused;
  const { proof } = await confirmPayTicket(shop.services, viewer, challenge);
  return ask(
    `mutation { startPayment(proof: "${proof}", verifier: "${verifier}", platform_key: "international") { pay_token } }`,
  );
}

/** A payment of another amount than was asked for. */
async function caseOf(shop: TestShop): Promise<string> {
  const { services } = await till(shop.db);
  const payment = await openPayment({ ...services, config: shop.config }, await player(shop.db));
  await applyFact(services, factFor(payment, { amount: { currency: "USD", minor: 1 } }));
  const { rows } = await shop.db.$client.query<{ uuid: string }>(
    "select uuid from payment_cases where payment_order_no = $1",
    [payment.order_no],
  );
  return rows[0]?.uuid ?? "";
}

const decideCase = (shop: TestShop, viewer: Viewer, case_uuid: string, decision: string) =>
  shop.ask(
    `mutation ($uuid: ID!, $case_uuid: ID!, $decision: CaseDecision!) {
      decidePaymentCase(uuid: $uuid, case_uuid: $case_uuid, decision: $decision, reason: "As it is") { uuid } }`,
    { uuid: randomUUID(), case_uuid, decision },
    viewer,
  );

/** The account site's answer to a sign-up that is taken as far as the code. */
async function signUp({ identity }: Scene, email: string) {
  const browser = identity.browser();
  const { flow } = await browser.signUp(email);
  return { browser, flow, code: identity.codeFor(email) };
}

const email = () => `${randomUUID()}@example.com`;

/**
 * Every code that the server answers with, and an action of a visitor that leads to it. A code of the catalogue that is
 * in neither list fails the test.
 */
export const PRODUCERS: Readonly<Partial<Record<ErrorCode, Producer>>> = {
  "400": async ({ identity }) => bodyCode(await identity.browser().send("/nothing")),
  "9999": async ({ shop }) => {
    await shop.owner.$client.query("alter table articles rename to articles_away");
    const code = codeOf(await shop.ask("{ findArticle { total } }"));
    await shop.owner.$client.query("alter table articles_away rename to articles");
    return code;
  },
  "auth/id-token-expired": async ({ identity }) => {
    const { uuid } = await signedIn(identity, email());
    const token = await identity.accounts.mintAccessToken({
      userUuid: uuid,
      sid: randomUUID(),
      audience: "api",
      roles: [],
      ttlSeconds: 60,
    });
    identity.skip(120);
    return identity.accounts.verifyAccessToken(token).then(
      () => null,
      (fault: { code?: string }) => fault.code,
    );
  },
  "auth/email-already-exists": async (scene) => {
    const address = email();
    const [first, second] = [await signUp(scene, address), await signUp(scene, address)];
    await first.browser.post("/sign-up/verify", { flow: first.flow, code: first.code });
    return bodyCode(await second.browser.post("/sign-up/verify", { flow: second.flow, code: second.code }));
  },
  "auth/argument-error": async ({ shop }) => {
    const headers = {
      "content-type": "application/json",
      "accept-version": "v2",
      authorization: "Basic eDp5",
    };
    const response = await shop.send(
      new Request(ENDPOINT, { method: "POST", headers, body: '{"query":"{ __typename }"}' }),
    );
    const { errors } = (await response.json()) as Pick<Answer, "errors">;
    return errors?.[0]?.extensions.code;
  },
  "auth/user-not-found": async ({ shop }) =>
    codeOf(
      await shop.ask(
        `mutation { setUserCountryBySupport(user_uuid: "${randomUUID()}", country: "TW", reason: "A player asked for it.") { user_uuid } }`,
        {},
        await shop.member({ roles: ["support"] }),
      ),
    ),
  "auth/wrong-password": async ({ identity }) =>
    bodyCode(await identity.browser().signIn(email(), "Another77Tea")),
  "auth/too-many-requests": async (scene) => {
    const { browser, flow } = await signUp(scene, email());
    for (let time = 0; time < 5; time += 1) await browser.post("/sign-up/verify", { flow, code: "00000000" });
    return bodyCode(await browser.post("/sign-up/verify", { flow, code: "00000000" }));
  },
  "auth/login-required": async ({ shop }) => codeOf(await shop.ask("{ findCartStore { uuid } }")),
  "auth/invalid-code": async (scene) => {
    const { browser, flow } = await signUp(scene, email());
    return bodyCode(await browser.post("/sign-up/verify", { flow, code: "1234" }));
  },
  "auth/code-expired": async (scene) => {
    const { browser, flow, code } = await signUp(scene, email());
    scene.identity.skip(700);
    return bodyCode(await browser.post("/sign-up/verify", { flow, code }));
  },
  "auth/email-not-verified": async ({ identity }) => {
    const { uuid } = await signedIn(identity, email());
    const { rows } = await identity.db.$client.query<{ email: string }>(
      `update "user" set email_verified = false where id = $1 returning email`,
      [uuid],
    );
    return bodyCode(await identity.browser().signIn(rows[0]?.email ?? "", PASSWORD));
  },
  "auth/weak-password": async ({ identity }) =>
    bodyCode(await identity.browser().post("/sign-up", { email: email(), password: "short", adult: true })),
  "auth/forbidden": async ({ shop }) =>
    codeOf(await shop.ask("{ findRedemptionBatch { uuid } }", {}, await shop.member())),

  "article/not-found": async ({ shop }) =>
    codeOf(
      await shop.ask(
        `mutation { setArticleHelpful(uuid: "${randomUUID()}", helpful: true) { uuid } }`,
        {},
        await shop.member(),
      ),
    ),
  "cart/empty": async ({ shop }) =>
    refusedWith(await shop.ask(CART_CHECKOUT, { entries: [], shown: seen([]) }, await player(shop.db))),
  "cart/full": async ({ shop }) => {
    const mika = await player(shop.db);
    const games = await Promise.all(Array.from({ length: 101 }, () => game(shop.db)));
    for (const { id } of games.slice(1)) await inCart(shop.db, mika.uuid, id);
    return codeOf(await shop.ask(`mutation { addCartStore(store_id: ${games[0]?.id}) { uuid } }`, {}, mika));
  },
  "cart/not-found": async ({ shop }) =>
    refusedWith(
      await shop.ask(
        CART_CHECKOUT,
        { entries: [randomUUID()], shown: seen([{ game: await game(shop.db) }], { coins: COINS }) },
        await player(shop.db, { coins: COINS }),
      ),
    ),
  "comment/not-found": async ({ shop }) =>
    codeOf(
      await shop.ask(
        `mutation { setStoreComment(uuid: "${randomUUID()}", comment: "Fine.", vote: 1) { uuid } }`,
        {},
        await shop.member(),
      ),
    ),
  "coupon/unavailable": async ({ shop }) => {
    const rens = await couponFor(shop.db, (await player(shop.db)).uuid, { rate: 10 });
    return buy(shop, await player(shop.db, { coins: COINS }), { coupon: rens });
  },
  "file/required": async ({ shop }) => codeOf(await sendUpload(shop, await shop.member(), null)),
  "file/not-an-image": async ({ shop }) =>
    codeOf(
      await sendUpload(shop, await shop.member(), new TextEncoder().encode("<script>alert(1)</script>")),
    ),
  "file/too-large": async ({ shop }) => codeOf(await sendUpload(shop, await shop.member(), pixelFlood())),
  "file/quota-exceeded": async ({ shop }) => {
    const mika = await shop.member();
    await shop.db.$client.query(
      "insert into images (hash, width, height) values ('quota', 1, 1) on conflict do nothing",
    );
    await shop.db.$client.query(
      `insert into uploads (owner_uuid, scope, scope_uuid, path, hash, size, created_at)
       values ($1, 'user', $1, 'large.png', 'quota', 1000000000, $2)`,
      [mika.uuid, shop.clock.now],
    );
    return codeOf(await sendUpload(shop, mika, await picture(320, 320)));
  },
  "follow/too-many": async ({ shop }) => {
    const mika = await shop.member();
    const { rows } = await shop.db.$client.query<{ id: string }>(
      `insert into "user" (name, email, email_verified)
       select 'Many', n || '-' || $1 || '@mail.test', true from generate_series(1, 2000) n returning id`,
      [randomUUID()],
    );
    await shop.db.$client.query(
      "insert into user_follows (follower_uuid, followed_uuid, created_at) select $1, id, $3 from unnest($2::uuid[]) id",
      [mika.uuid, rows.map(({ id }) => id), shop.clock.now],
    );
    const ren = await shop.member();
    return codeOf(
      await shop.ask(`mutation { addUserFollowed(followed_user_uuid: "${ren.uuid}") { uuid } }`, {}, mika),
    );
  },
  "input/invalid": async ({ shop }) => codeOf(await shop.ask("{ nothing }")),
  "pay/case-decided": async ({ shop }) => {
    const finance = await shop.member({ roles: ["finance"] });
    const at = await caseOf(shop);
    await decideCase(shop, finance, at, "dismiss");
    return codeOf(await decideCase(shop, finance, at, "returned"));
  },
  "pay/case-not-found": async ({ shop }) =>
    codeOf(await decideCase(shop, await shop.member({ roles: ["finance"] }), randomUUID(), "dismiss")),
  "pay/not-confirmed": async ({ shop }) =>
    codeOf(await decideCase(shop, await shop.member({ roles: ["finance"] }), await caseOf(shop), "accept")),
  "pay/insufficient-balance": async ({ shop }) => {
    const bought = await game(shop.db);
    const shown = buying({ game: bought }).shown;
    const variables = { uuid: randomUUID(), store_id: bought.id, coupons: [], shown };
    return refusedWith(await shop.ask(CHECKOUT, variables, await player(shop.db)));
  },
  "pay/payment-not-found": async ({ shop }) =>
    codeOf(
      await shop.ask(
        'mutation { submitPayment(order_no: "01ARZ3NDEKTSV4RRFFQ69G5FAV") { __typename } }',
        {},
        await shop.member(),
      ),
    ),
  "pay/other-brand": async ({ shop }) => {
    const { services } = await till(shop.db);
    const { challenge } = browserSecret();
    const data = await linkFor({ ...services, config: shop.config }, await player(shop.db));
    return codeOf(
      await shop.ask(
        `mutation { openPayLink(data: "${data}", platform_key: "partner", challenge: "${challenge}") }`,
      ),
    );
  },
  "pay/other-browser": async ({ shop }) => {
    const { services } = await till(shop.db);
    const { challenge } = browserSecret();
    const data = await linkFor({ ...services, config: shop.config }, await player(shop.db));
    await openPayLink(shop.services, { data, platformKey: "international", challenge });
    return codeOf(
      await shop.ask(
        `mutation { confirmPayTicket(challenge: "${challenge}") { proof } }`,
        {},
        await player(shop.db),
      ),
    );
  },
  "pay/plan-changed": ({ shop }) => startPayment(shop, { pay_amount: 1 }),
  "pay/provider-unavailable": ({ shop }) => startPayment(shop, { method: "alipay" }),
  "pay/ticket-invalid": ({ shop }) => startPayment(shop, {}, "A".repeat(43)),
  "profile/country-already-set": async ({ shop }) =>
    codeOf(await shop.ask('mutation { setUserCountry(country: "TW") { uuid } }', {}, await shop.member())),
  "profile/country-required": async ({ shop }) =>
    buy(shop, await player(shop.db, { coins: COINS, country: null })),
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
    const finance = await shop.member({ roles: ["finance"] });
    const [code = ""] = await rewardCodes(shop, 1, finance);
    await shop.db.$client.query(SIGNED_IN, [finance.sid, finance.uuid]);
    return codeOf(await redeem(shop, code, finance));
  },
  "request/id-conflict": async ({ shop }) => {
    const uuid = randomUUID();
    await addArticle(shop, uuid, "One");
    return codeOf(await addArticle(shop, uuid, "Another"));
  },
  "request/too-many": async ({ shop }) => {
    const limits = createLimits({ ...shop.services, secret: shop.config.secret, slack: 1 });
    const handle = handlerFor(shop, { limits });
    const searches = Array.from({ length: 61 }, (_, at) => `s${at}: findArticle(keyword: "tea") { total }`);
    return handle(`{ ${searches.join(" ")} }`);
  },
  "request/version": async ({ shop }) => {
    const headers = { "content-type": "application/json" };
    const response = await shop.send(
      new Request(ENDPOINT, { method: "POST", headers, body: '{"query":"{ __typename }"}' }),
    );
    const { errors } = (await response.json()) as Pick<Answer, "errors">;
    return errors?.[0]?.extensions.code;
  },
  "request/version-conflict": async ({ shop }) => {
    const uuid = randomUUID();
    await addArticle(shop, uuid, "One");
    return codeOf(
      await shop.ask(
        `mutation { setArticle(uuid: "${uuid}", version: 7, article: { headline: "Late" }) { uuid } }`,
        {},
        await shop.member({ roles: ["support"] }),
      ),
    );
  },
  "service/unavailable": async ({ shop }) => {
    const db = connectDatabase("postgres://nobody@127.0.0.1:9/none");
    const code = await handlerFor(shop, { db })("{ findArticle { total } }");
    await db.$client.end();
    return code;
  },
  "store/already-owned": async ({ shop }) => {
    const mika = await player(shop.db, { coins: COINS });
    const bought = await game(shop.db);
    const shown = buying({ game: bought }, { coins: COINS }).shown;
    const variables = { store_id: bought.id, coupons: [], shown };
    await shop.ask(CHECKOUT, { ...variables, uuid: randomUUID() }, mika);
    return refusedWith(await shop.ask(CHECKOUT, { ...variables, uuid: randomUUID() }, mika));
  },
  "store/blocked": async ({ shop }) => {
    const { id } = await game(shop.db);
    await shop.db.$client.query(
      "insert into builds (store_id, kind, platform, version, filename, hash, size) values ($1, 'trial', 'windows', '1.0', 'game.zip', 'x', 1)",
      [id],
    );
    await shop.db.$client.query(
      "insert into store_blacklists (store_id, blocked_locale, blocked_trial_os, blocked_official_os, is_active) values ($1, '{}', '{windows}', '{}', true)",
      [id],
    );
    const answer = await shop.ask(
      `mutation { getStoreAuthorizedAndFindStoreUrl(id: ${id}, os: ["windows"]) { trial_refusal } }`,
    );
    return fieldOf<{ trial_refusal: string | null }>(answer, "getStoreAuthorizedAndFindStoreUrl")
      .trial_refusal;
  },
  "store/empty-category": async ({ shop }) =>
    codeOf(await shop.ask("{ findStore(categories: []) { total } }")),
  "store/not-found": async ({ shop }) =>
    codeOf(
      await shop.ask("mutation { addWishlist(store_id: 2147483647) { uuid } }", {}, await shop.member()),
    ),
  "store/not-owned": async ({ shop }) =>
    codeOf(
      await shop.ask(
        `mutation { addStoreComment(store_id: ${(await game(shop.db)).id}, comment: "Fine.", vote: 1) { uuid } }`,
        {},
        await shop.member(),
      ),
    ),
  "store/not-released": async ({ shop }) =>
    buy(shop, await player(shop.db, { coins: COINS }), {
      releasedAt: new Date("2027-01-01T00:00:00Z"),
      announcedAt: new Date("2026-01-01T00:00:00Z"),
    }),
  "traffic/consent-required": async ({ shop }) =>
    codeOf(
      await shop.ask(
        `mutation { addClientSourceProfileByGuest(client_type: "web", os: "", os_version: "", device_brand: "",
          device_model: "", meta: {}) { uuid } }`,
      ),
    ),
  "submission/not-found": async ({ shop }) =>
    codeOf(await studio(shop).askSet({ uuid: randomUUID(), version: 1 }, await studio(shop).creator())),
  "submission/incomplete": async ({ shop }) => {
    const at = studio(shop);
    const creator = await at.creator();
    const { uuid, version } = await at.begin(creator);
    return codeOf(await at.askSubmit({ uuid, version, adult: true, rights: true }, creator));
  },
  "submission/not-editable": async ({ shop }) => {
    const at = studio(shop);
    const creator = await at.creator();
    const { uuid, version } = await at.begin(creator);
    return codeOf(await at.askWithdraw({ uuid, version }, creator));
  },
  "wishlist/not-found": async ({ shop }) =>
    codeOf(
      await shop.ask(
        `mutation { setWishlist(uuid: "${randomUUID()}", memo: "x") { uuid } }`,
        {},
        await shop.member(),
      ),
    ),
  "pay/price-changed": async ({ shop }) => priceChangedFor(shop),
};

/** The code of the first error, from an endpoint with other services. */
function handlerFor(shop: TestShop, services: Partial<TestShop["services"]>) {
  const handle = createGraphqlHandler({
    schema,
    services: { ...shop.services, ...services },
    log: createLog("silent"),
    documentsFile: "none",
    viewerOf: () => Promise.reject(new Error("nobody signs in here")),
  });
  return async (query: string): Promise<string | undefined> => {
    const headers = { "content-type": "application/json", "accept-version": "v2" };
    const request = new Request(ENDPOINT, { method: "POST", headers, body: JSON.stringify({ query }) });
    const { errors } = (await (await handle(request, { address: "192.0.2.7" })).json()) as Pick<
      Answer,
      "errors"
    >;
    return errors?.[0]?.extensions.code;
  };
}

/** A checkout says so in a type of its own, which clients show under this code. */
async function priceChangedFor(shop: TestShop): Promise<string | null> {
  const bought = await game(shop.db);
  const { shown } = buying({ game: { ...bought, list: bought.list - 1 } }, { coins: COINS });
  const answer = await shop.ask(
    CHECKOUT.replace("... on CheckoutPriceChanged { uuid }", "... on CheckoutPriceChanged { __typename }"),
    { uuid: randomUUID(), store_id: bought.id, coupons: [], shown },
    await player(shop.db, { coins: COINS }),
  );
  const { __typename } = fieldOf<{ __typename?: string }>(answer, "storeCheckout");
  return __typename === "CheckoutPriceChanged" ? "pay/price-changed" : null;
}

/** Codes that no server answers with, and the test of the client that shows them. */
export const CLIENT_CODES: Readonly<Partial<Record<ErrorCode, string>>> = {
  "0": "packages/domain/src/errors/error-codes.test.ts",
  "401": "packages/domain/src/errors/error-codes.test.ts",
  "other/network-request-failed": "packages/sdk/src/uploads/upload-file.test.ts",
  "pay/new-tab-prevent": "packages/storefront/src/payments/leave-for-payment.test.ts",
  "render/error": "packages/storefront/src/play/playable-in.test.ts",
  "render/game-data-lost": "packages/storefront/src/play/playable-in.test.ts",
  "render/no-web-build": "packages/storefront/src/play/playable-in.test.ts",
};
