import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { createGraphqlHandler, type GraphqlHandler } from "../../platform/graphql/handler.ts";
import { createLimits } from "../../platform/limits/limits.ts";
import { createLog } from "../../platform/log.ts";
import { schema } from "../../composition/schema.ts";
import { testShop, type TestShop } from "../../testing/test-shop.ts";
import { player } from "../orders/testing/shop.ts";

/** Guessing codes, through the endpoint with rate limits on. */
let shop: TestShop;
let handle: GraphqlHandler;
const viewers = new Map<string, Viewer>();

beforeAll(async () => {
  shop = await testShop();
  const limits = createLimits({
    db: shop.db,
    now: () => shop.clock.now,
    secret: shop.config.secret,
    slack: 1,
    warn: () => undefined,
  });
  handle = createGraphqlHandler({
    schema,
    services: { ...shop.services, limits },
    log: createLog("silent"),
    documentsFile: "no-documents.json",
    viewerOf: (token) => {
      const viewer = viewers.get(token);
      return viewer
        ? Promise.resolve(viewer)
        : Promise.reject(new ApiError("auth/argument-error", "Not one of our tokens"));
    },
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  // A different day for each test, so that they do not share counters.
  shop.clock.now = new Date(shop.clock.now.getTime() + 86_400_000);
});

async function knownPlayer(): Promise<Viewer> {
  const viewer = await player(shop.db);
  viewers.set(viewer.sid, viewer);
  return viewer;
}

/** Sends guesses as that many aliases of one request. @returns the error code of each */
async function guess(viewer: Viewer, address: string, aliases = 1): Promise<readonly string[]> {
  const guesses = Array.from(
    { length: aliases },
    (_, index) =>
      `g${index}: redeemQuestRedemptionCode(redemption_code: "${btoa("7K3M-9QXD-02TB-VN5H")}") { uuid }`,
  );
  const response = await handle(
    new Request("http://api.localhost:4000/graphql", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "accept-version": "v2",
        authorization: `Bearer ${viewer.sid}`,
      },
      body: JSON.stringify({ query: `mutation { ${guesses.join(" ")} }` }),
    }),
    { address },
  );
  const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return errors.map(({ extensions }) => extensions.code);
}

const WRONG = "quest/redemption-code-invalid";
const STOPPED = "request/too-many";

// R-RDM-7
test("a user has ten attempts per hour, from whatever address", async () => {
  const mika = await knownPlayer();
  for (let tried = 0; tried < 10; tried += 1) {
    expect(await guess(mika, `198.51.100.${tried}`)).toEqual([WRONG]);
  }
  expect(await guess(mika, "198.51.100.99")).toEqual([STOPPED]);
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
  expect(await guess(mika, "198.51.100.99")).toEqual([WRONG]);
});

// R-RDM-7
test("an address has thirty, from whatever user", async () => {
  for (let asker = 0; asker < 3; asker += 1) {
    const viewer = await knownPlayer();
    for (let tried = 0; tried < 10; tried += 1) {
      expect(await guess(viewer, "203.0.113.7")).toEqual([WRONG]);
    }
  }
  expect(await guess(await knownPlayer(), "203.0.113.7")).toEqual([STOPPED]);
  expect(await guess(await knownPlayer(), "203.0.113.8")).toEqual([WRONG]);
});

// R-RDM-7
test("nine guesses in one request count as nine", async () => {
  const mika = await knownPlayer();
  // The first error stands for all: the answer as a whole is null.
  expect(await guess(mika, "192.0.2.1", 9)).toEqual([WRONG]);
  expect(await guess(mika, "192.0.2.1")).toEqual([WRONG]);
  expect(await guess(mika, "192.0.2.1")).toEqual([STOPPED]);
});
