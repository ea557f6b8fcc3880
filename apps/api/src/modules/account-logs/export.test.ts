import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyEarlier, verifyStatement } from "../../cli/verify-statement.ts";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, SHOP_NOW, testShop, type TestShop } from "../../testing/test-shop.ts";
import { checkout } from "../orders/index.ts";
import { buying, game, player } from "../orders/testing/shop.ts";
import { giveMany, grantCoins } from "../wallets/index.ts";
import { EXPORT_PART } from "./export.service.ts";

let shop: TestShop;
let mika: Viewer;
let file: string;
beforeAll(async () => {
  shop = await testShop();
  mika = await player(shop.db, { coins: 1_000, silver: 100 });
  for (const list of [300, 200]) {
    const dusk = await game(shop.db, { list });
    const request = buying(
      { game: dusk },
      { coins: list === 300 ? 1_000 : 800, silver: list === 300 ? 100 : 0 },
    );
    await checkout({ db: shop.db, now: () => SHOP_NOW }, mika, request, "international");
  }
  await gift(mika, 50);
  file = await exported(mika);
});
afterAll(() => shop.close());

const gift = (to: Viewer, amount: number) =>
  grantCoins(shop.db, { id: randomUUID(), userUuid: to.uuid, amount, reason: "test", now: SHOP_NOW });

type Part = { readonly lines: readonly string[]; readonly next: string | null };

async function exported(by: Viewer, type = 0): Promise<string> {
  const lines: string[] = [];
  for (let next: string | null = "", asked = ""; next !== null; asked = `, after: "${next}"`) {
    const part: Part = fieldOf<Part>(
      await shop.ask(`{ findStatementExport(type: ${type}${asked}) { lines next } }`, {}, by),
      "findStatementExport",
    );
    lines.push(...part.lines);
    ({ next } = part);
  }
  return `${lines.join("\n")}\n`;
}

const problemsOf = (lines: readonly string[]) => verifyStatement(lines.join("\n")).problems;
const lines = () => file.trimEnd().split("\n");
const parsed = (line: string) => JSON.parse(line) as Record<string, unknown>;

// R-WAL-15, R-WAL-16
test("an exported statement has every booking of the account in order, and checks out alone", async () => {
  expect(verifyStatement(file).problems).toEqual([]);
  const [first, ...entries] = lines().map(parsed);
  expect(first).toMatchObject({ format: "catnip-statement-1", account: mika.uuid, currency: "meowcent" });
  expect(entries).toMatchObject([
    { n: 1, kind: "grant", amount: 1_000, balance: 1_000 },
    { n: 2, kind: "consume", amount: -200, balance: 800 },
    { n: 3, kind: "consume", amount: -200, balance: 600 },
    { n: 4, kind: "grant", amount: 50, balance: 650 },
    { end: true, entries: 4, balance: 650, made_at: SHOP_NOW.toISOString() },
  ]);
  const silver = await exported(mika, 1);
  expect(verifyStatement(silver).problems).toEqual([]);
  expect(parsed(silver.trimEnd().split("\n").at(-1) ?? "")).toMatchObject({ entries: 2, balance: 0 });
});

function rehashed(content: Record<string, unknown>): string {
  const { hash: _hash, ...rest } = content;
  const body = JSON.stringify(rest);
  return `${body.slice(0, -1)},"hash":"${createHash("sha256").update(body).digest("hex")}"}`;
}

// R-WAL-16
describe("tampering with an exported statement is named", () => {
  const replaced = (at: number, by: string) => lines().map((line, index) => (index === at ? by : line));
  const at = (index: number) => lines()[index] ?? "";

  test.each<[string, () => readonly string[], RegExp]>([
    [
      "a changed amount",
      () => replaced(2, at(2).replace('"amount":-200', '"amount":-100')),
      /^line 3 was changed$/,
    ],
    ["a changed date", () => replaced(3, at(3).replace(/"at":"\d{4}/, '"at":"1999')), /^line 4 was changed$/],
    [
      "a changed amount with a hash of its own",
      () => replaced(2, rehashed({ ...parsed(at(2)), amount: -100, balance: 900 })),
      /^line 4 does not follow the line before it/,
    ],
    ["a dropped line", () => lines().filter((_line, index) => index !== 2), /^line 3 does not follow/],
    ["a dropped first line", () => lines().slice(1), /^line 1 does not begin a statement$/],
    ["a cut-off end", () => lines().slice(0, -1), /^the end is missing/],
    [
      "two lines in another order",
      () => [at(0), at(2), at(1), ...lines().slice(3)],
      /^line 2 does not follow/,
    ],
    ["a line twice", () => [...lines().slice(0, 3), at(2), ...lines().slice(3)], /^line 4 does not follow/],
    ["a line after the end", () => [...lines(), at(4)], /^line 7 was added after the end$/],
    [
      "a line of something else",
      () => [...lines().slice(0, 2), "hello", ...lines().slice(2)],
      /^line 3 is not a line of a statement$/,
    ],
    [
      "a balance that does not add up",
      () => replaced(5, rehashed({ ...parsed(at(5)), balance: 651 })),
      /^line 6 says a balance of 651, the entries leave 650$/,
    ],
  ])("%s", (_says, tampered, problem) => {
    expect(problemsOf(tampered())).toContainEqual(expect.stringMatching(problem));
  });

  test("a file whose lines were all rewritten is not a continuation of an earlier one", () => {
    const forged = verifyStatement(rewritten().join("\n"));
    expect(forged.problems).toEqual([]);
    expect(verifyEarlier(verifyStatement(file), forged)).toEqual([
      "line 2 of the earlier file is not line 2 of this one",
    ]);
  });
});

/** The file of a player who got one coin more at the start, with every hash recomputed. */
function rewritten(): readonly string[] {
  let before = "0".repeat(64);
  return lines().map((line) => {
    const content = parsed(line);
    const isFirst = content.n === 1;
    const balance = typeof content.balance === "number" ? { balance: content.balance + 1 } : {};
    const next = rehashed({ ...content, ...balance, ...(isFirst && { amount: 1_001 }), before });
    before = String(parsed(next).hash);
    return next;
  });
}

// R-WAL-16
test("an earlier export is the beginning of a later one", async () => {
  const ren = await player(shop.db, { coins: 100 });
  const earlier = verifyStatement(await exported(ren));
  await gift(ren, 20);
  const later = verifyStatement(await exported(ren));
  expect(verifyEarlier(earlier, later)).toEqual([]);
  expect(verifyEarlier(later, earlier)).not.toEqual([]);
});

// R-WAL-15
test("a long statement comes in parts that make one chain, without a gap", async () => {
  const collector = await player(shop.db, { coins: 100 });
  await giveMany(
    shop.db,
    { currency: "meowcent", amount: 1, reason: "many", now: SHOP_NOW, expiresAt: null },
    Array.from({ length: 2 * EXPORT_PART }, () => ({ id: randomUUID(), userUuid: collector.uuid })),
  );
  const { problems, summary } = verifyStatement(await exported(collector));
  expect(problems).toEqual([]);
  expect(summary).toMatch(`${2 * EXPORT_PART + 1} entries, balance ${2 * EXPORT_PART + 100}`);
});

test("a place that no part ended with is refused", async () => {
  for (const after of ["x", "0-", `99-${"a".repeat(64)}`]) {
    const { errors } = await shop.ask(
      `{ findStatementExport(type: 0, after: "${after}") { next } }`,
      {},
      mika,
    );
    expect(errors?.[0]?.extensions.code).toBe("input/invalid");
  }
});

// R-WAL-16
describe("the verifier runs by itself", { timeout: 30_000 }, () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), "catnip-statement-"));
  });
  afterAll(() => rm(dir, { recursive: true }));

  const run = (...files: string[]) =>
    promisify(execFile)(process.execPath, [
      path.resolve(import.meta.dirname, "../../cli/verify-statement.ts"),
      ...files,
    ]);
  const saved = async (name: string, text: string) => {
    await writeFile(path.join(dir, name), text);
    return path.join(dir, name);
  };

  test("with the file alone it names what was changed", async () => {
    const whole = await saved("whole.jsonl", file);
    const changed = await saved("changed.jsonl", file.replace('"amount":-200', '"amount":-100'));
    const { stdout } = await run(whole);
    expect(stdout).toMatch(/^The lines fit together and add up: 4 entries, balance 650/);
    await expect(run(changed)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("line 3 was changed"),
    });
    await expect(run()).rejects.toMatchObject({ code: 2 });
  });

  test("what it and the screen promise is what happens", async () => {
    const words = await readFile(
      path.resolve(import.meta.dirname, "../../../../../packages/storefront/src/locales/en-US.po"),
      "utf8",
    );
    const said = /^msgid "This file lists every transaction, (.*)"$/m.exec(words)?.[1];
    expect(said?.split(". ")).toEqual([
      "each with a hash of the one before",
      "Anyone can check without us that its lines fit together and add up",
      "Only another copy, saved earlier or fresh from our books, shows whether the whole file was rewritten.",
    ]);

    const forged = await saved("forged.jsonl", rewritten().join("\n"));
    const earlier = await saved("earlier.jsonl", file);
    await gift(mika, 1);
    const fresh = await saved("fresh.jsonl", await exported(mika));
    const { stdout } = await run(forged);
    expect(stdout).toMatch(/^The lines fit together and add up/);
    expect(stdout).toMatch(/Whether the whole file was rewritten shows only against another copy/);
    expect((await run(fresh, earlier)).stdout).toMatch(/It begins with all that the earlier file has/);
    for (const pair of [
      [forged, earlier],
      [fresh, forged],
    ])
      await expect(run(...pair)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining("line 2 of the earlier file is not line 2 of this one"),
      });
  });
});
