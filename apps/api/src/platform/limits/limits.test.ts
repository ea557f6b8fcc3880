import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectDatabase } from "../database.ts";
import { ApiError } from "../errors.ts";
import { testDatabase } from "../testing/test-database.ts";
import { LIMIT_CLASSES, type LimitName } from "./limit-classes.ts";
import { createLimits, type LimitAsker, type Limits } from "./limits.ts";
import { reservePermits, type PermitRequest } from "./reserve-permits.ts";
import { tidyLimits } from "./tidy-limits.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
const clock = { now: new Date("2026-03-01T12:00:00Z") };
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** One process of the service; several share only the database. */
const copy = (slack = 1): Limits =>
  createLimits({ db: database.db, now: () => clock.now, secret: "5e".repeat(32), slack });

let visitors = 0;
const guest = (address = `198.51.${Math.floor(visitors / 250)}.${(visitors += 1) % 250}`): LimitAsker => ({
  viewer: null,
  address,
});
const player = (uuid: string = randomUUID()): LimitAsker => ({ viewer: { uuid }, address: guest().address });

async function refusalOf(limits: Limits, name: LimitName, asker: LimitAsker): Promise<ApiError | null> {
  try {
    await limits.take(name, asker);
    return null;
  } catch (fault) {
    if (fault instanceof ApiError) return fault;
    throw fault;
  }
}

/** How many of these concurrent calls are allowed. */
async function allowed(calls: number, ask: (at: number) => Promise<ApiError | null>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: calls }, (_, at) => ask(at)));
  return answers.filter((refusal) => refusal === null).length;
}

describe("each class", () => {
  const classes = Object.entries(LIMIT_CLASSES) as [LimitName, (typeof LIMIT_CLASSES)[LimitName]][];

  test.each(classes)("%s allows its maximum, rejects the next, and starts over", async (name, limitClass) => {
    const rule = limitClass.rules[0];
    const limits = copy();
    const asker = player();
    for (let call = 0; call < rule.max; call += 1) await limits.take(name, asker);
    const refused = await refusalOf(limits, name, asker);
    expect(refused?.code).toBe("request/too-many");
    expect(refused?.extensions["facts"]).toEqual({ retry_after: rule.windowSeconds, limit: rule.max });
    const before = clock.now;
    clock.now = new Date(before.getTime() + rule.windowSeconds * 1_000);
    expect(await refusalOf(limits, name, asker)).toBeNull();
    clock.now = before;
  });

  // R-API-4
  test.each(classes)("%s is one limit for four processes under parallel calls", async (name, limitClass) => {
    const rule = limitClass.rules[0];
    const copies = [copy(), copy(), copy(), copy()];
    const asker = player();
    const through = await allowed(rule.max * 2, (at) => refusalOf(copies[at % 4] as Limits, name, asker));
    expect(through).toBe(rule.max);
  });
});

test("codes are also counted per address, however many accounts try from it", async () => {
  const limits = copy();
  const { address } = guest();
  const through = await allowed(60, () =>
    refusalOf(limits, "codes", { viewer: { uuid: randomUUID() }, address }),
  );
  expect(through).toBe(30);
});

// R-API-4
test("all addresses of an IPv6 customer count as one", async () => {
  const limits = copy();
  const through = await allowed(700, (at) =>
    refusalOf(limits, "public-read", guest(`2001:db8:7:7::${at.toString(16)}`)),
  );
  expect(through).toBe(600);
  expect(await refusalOf(limits, "public-read", guest("2001:db8:7:8::1"))).toBeNull();
});

test("callers do not share permits", async () => {
  const limits = copy();
  const [mika, ren] = [player(), player()];
  await allowed(20, () => refusalOf(limits, "checkout", mika));
  expect(await refusalOf(limits, "checkout", mika)).not.toBeNull();
  expect(await refusalOf(limits, "checkout", ren)).toBeNull();
});

test("slack raises every maximum", async () => {
  const limits = copy(3);
  const asker = player();
  expect(await allowed(50, () => refusalOf(limits, "checkout", asker))).toBe(30);
});

test("reads cost a round trip per lease, and a rejected flood none", async () => {
  const { db } = database;
  let statements = 0;
  const counting = {
    $client: {
      query: (...args: unknown[]) => {
        statements += 1;
        return (db.$client.query as (...args: unknown[]) => unknown)(...args);
      },
    },
  } as unknown as typeof db;
  db.$client.query = db.$client.query.bind(db.$client);
  const limits = createLimits({ db: counting, now: () => clock.now, secret: "5e".repeat(32), slack: 1 });
  const asker = guest();
  for (let call = 0; call < 600; call += 1) await limits.take("public-read", asker);
  expect(statements).toBe(20);
  for (let call = 0; call < 1_000; call += 1) await refusalOf(limits, "public-read", asker);
  expect(statements).toBe(21);
});

// R-CHK-22
test("concurrent callers are counted in few statements, and each has its own limit", async () => {
  let statements = 0;
  const { db } = database;
  const $client = new Proxy(db.$client, {
    get(pool, key) {
      if (key !== "query") return Reflect.get(pool, key, pool);
      return (query: { readonly text: string }) => {
        statements += 1;
        return pool.query(query);
      };
    },
  });
  const limits = createLimits({
    db: { $client },
    now: () => clock.now,
    secret: "5e".repeat(32),
    slack: 1,
  });
  const { max } = LIMIT_CLASSES.checkout.rules[0];
  const players = Array.from({ length: 20 }, () => player());
  const through = await Promise.all(
    players.map((asker, at) => allowed(at + 1, () => refusalOf(limits, "checkout", asker))),
  );
  expect(through).toEqual(players.map((_, at) => Math.min(at + 1, max)));
  expect(statements).toBeLessThan(60);
});

/** A statement of an operation that takes the permit along; `asked` is what it was given. */
function statement() {
  const asked: (PermitRequest | null)[] = [];
  const run = async (request: PermitRequest | null) => {
    asked.push(request);
    const [reserved = null] = request ? await reservePermits(database.db, [request]) : [];
    return { value: "read", reserved };
  };
  return { asked, run };
}

// R-CHK-22
test("a permit taken within another statement counts toward the same limit", async () => {
  const copies = [copy(), copy()];
  const asker = player();
  const { max, windowSeconds } = LIMIT_CLASSES.checkout.rules[0];
  const { run } = statement();
  const claimed = (limits: Limits) => limits.claim("checkout", asker).alongWith(run);
  const through = await allowed(max * 2, async (at) => {
    const limits = copies[at % 2] as Limits;
    if (at % 3 === 0) return refusalOf(limits, "checkout", asker);
    return claimed(limits).then(
      () => null,
      (fault: ApiError) => fault,
    );
  });
  expect(through).toBe(max);
  await expect(claimed(copy())).rejects.toMatchObject({
    code: "request/too-many",
    extensions: { facts: { retry_after: windowSeconds, limit: max } },
  });
  expect(() => copies[0]?.claim("checkout", asker)).toThrow(ApiError);
});

// R-CHK-22
test("a claimed permit is taken once, within another statement or by itself", async () => {
  const limits = copy();
  const asker = player();
  const { asked, run } = statement();
  const permit = limits.claim("checkout", asker);
  expect(await permit.alongWith(run)).toBe("read");
  expect(await permit.alongWith(run)).toBe("read");
  expect(permit.take()).toBeUndefined();
  expect(asked.map((request) => request !== null)).toEqual([true, false]);
  const other = limits.claim("checkout", asker);
  await other.take();
  await other.alongWith(run);
  expect(asked.at(-1)).toBeNull();
  const left = LIMIT_CLASSES.checkout.rules[0].max - 2;
  expect(await allowed(left + 5, () => refusalOf(limits, "checkout", asker))).toBe(left);
});

// R-CHK-22, R-API-5
test("a statement that has not reserved the permit is not allowed", async () => {
  const claim = () => copy().claim("checkout", player());
  await expect(claim().alongWith(async () => ({ value: "read", reserved: null }))).rejects.toThrow();
  await expect(claim().alongWith(() => Promise.reject(new Error("no such table")))).rejects.toMatchObject({
    code: "service/unavailable",
  });
  const away = Object.assign(new Error("away"), { code: "ECONNREFUSED" });
  await expect(claim().alongWith(() => Promise.reject(away))).rejects.toBe(away);
});

test("a class whose permits are leased, or of several rules, cannot be claimed", () => {
  expect(() => copy().claim("player-write", player())).toThrow(/more than one permit/);
  expect(() => copy().claim("codes", player())).toThrow(/more than one permit/);
});

test("a call within a lease is decided synchronously, without a promise", async () => {
  const limits = copy();
  const asker = guest();
  await limits.take("public-read", asker);
  expect(limits.take("public-read", asker)).toBeUndefined();
});

test("the table contains no address and no user", async () => {
  const limits = copy();
  const asker = player();
  await limits.take("codes", asker);
  const { rows } = await database.db.$client.query("select string_agg(key, ' ') as keys from rate_limits");
  expect(rows[0]?.keys).not.toContain(asker.viewer?.uuid);
  expect(rows[0]?.keys).not.toContain(asker.address);
});

test("counters of expired windows are deleted", async () => {
  await copy().take("checkout", player());
  await tidyLimits(database.db, new Date(clock.now.getTime() - 1));
  const count = async () =>
    Number((await database.db.$client.query("select count(*) from rate_limits")).rows[0]?.count);
  expect(await count()).toBeGreaterThan(0);
  await tidyLimits(database.db, new Date(clock.now.getTime() + 3 * 3_600_000));
  expect(await count()).toBe(0);
});

// R-API-5
describe("while the counters are unreachable", () => {
  test.each(Object.entries(LIMIT_CLASSES) as [LimitName, (typeof LIMIT_CLASSES)[LimitName]][])(
    "%s fails open or closed as its class says, and recovers by itself",
    async (name, { withoutCounters }) => {
      // Nothing listens there.
      const away = connectDatabase("postgres://nobody@127.0.0.1:9/none");
      const faults: unknown[] = [];
      const store = { $client: away.$client };
      const limits = createLimits({
        db: store,
        now: () => clock.now,
        secret: "5e".repeat(32),
        slack: 1,
        warn: (fault) => faults.push(fault),
      });
      const asker = player();
      if (withoutCounters === "closed") {
        await expect(limits.take(name, asker)).rejects.toThrow();
      } else {
        await limits.take(name, asker);
        await limits.take(name, asker);
        expect(faults).toHaveLength(1); // One attempt, then a second of uncounted calls.
      }
      store.$client = database.db.$client;
      const before = clock.now;
      clock.now = new Date(before.getTime() + 1_000);
      expect(await refusalOf(limits, name, asker)).toBeNull();
      clock.now = before;
      await away.$client.end();
    },
  );

  test("a missing table fails money operations closed, with a code of the catalog", async () => {
    const broken = await testDatabase(2);
    await broken.owner.$client.query("drop table rate_limits");
    const limits = createLimits({ db: broken.db, now: () => clock.now, secret: "5e".repeat(32), slack: 1 });
    expect((await refusalOf(limits, "checkout", player()))?.code).toBe("service/unavailable");
    expect(await refusalOf(limits, "public-read", guest())).toBeNull();
    await broken.close();
  });
});
