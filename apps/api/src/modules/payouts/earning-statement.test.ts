import { parse } from "csv-parse/sync";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { checkout } from "../orders/index.ts";
import { NOW, buying, couponFor, game, inCart, player, seen } from "../orders/testing/shop.ts";
import { addTax } from "../taxes/testing/add-tax.ts";
import { releaseEarnings } from "./index.ts";
import { takeBack } from "./testing/take-back.ts";

let shop: TestShop;
let creator: Viewer;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  creator = await shop.player({ roles: ["creator"] });
});
afterAll(() => shop.close());

type Line = { uuid: string; net: number; is_payable: boolean; sold: Record<string, unknown> | null };
type Statement = { total: number; list: readonly Line[] };

const statement = async (args = "", by = creator) =>
  fieldOf<Statement>(
    await shop.ask(
      `{ findEarningStatement${args} { total list { uuid net is_payable sold { store_id country list percent sale
        coupon_discount final silver provider_cost tax rate_bp } } } }`,
      {},
      by,
    ),
    "findEarningStatement",
  );

const at = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

async function sell(list: number, days: number, author = creator.uuid) {
  const buyer = await player(shop.db, { coins: list });
  const sold = await game(shop.db, { list, author });
  const request = buying({ game: sold }, { coins: list });
  await checkout({ db: shop.db, now: () => at(days) }, buyer, request, "international");
  return { order: request.uuid, store: sold.id };
}

// R-ERN-7
test("a line shows every step from the list price to the creator's share", async () => {
  const buyer = await player(shop.db, { coins: 5_000, silver: 300 });
  const [mine, others] = [
    await game(shop.db, { list: 999, percent: 33, author: creator.uuid }),
    await game(shop.db, { list: 500, author: randomUUID() }),
  ];
  const coupon = await couponFor(shop.db, buyer.uuid, { rate: 10 });
  const shown = seen([{ game: mine, percent: 33, coupons: [{ uuid: coupon, rate: 10 }] }, { game: others }], {
    coins: 5_000,
    silver: 300,
  });
  const entries = [
    { cart_store_uuid: await inCart(shop.db, buyer.uuid, mine.id), coupon_uuids: [coupon] },
    { cart_store_uuid: await inCart(shop.db, buyer.uuid, others.id), coupon_uuids: [] },
  ];
  const request = {
    uuid: randomUUID(),
    wanted: { kind: "cart" as const, entries },
    account_1_amount: shown.silver,
    shown,
  };
  const answer = await checkout({ db: shop.db, now: () => NOW }, buyer, request, "international");
  expect(answer.kind).toBe("done");
  expect(await statement()).toEqual({
    total: 1,
    list: [
      {
        uuid: request.uuid,
        net: 421,
        is_payable: false,
        sold: {
          store_id: mine.id,
          country: "us",
          list: 999,
          percent: 33,
          sale: 669,
          coupon_discount: 67,
          final: 602,
          // 300 of 1,102 were silver: 602 / 1,102 of that.
          silver: 164,
          provider_cost: 0,
          tax: 0,
          rate_bp: 7_000,
        },
      },
    ],
  });
});

// R-ERN-8
test("all lines together are what is held and payable", async () => {
  await sell(1_000, 0);
  const { order, store } = await sell(2_000, 1);
  await sell(3_000, 10);
  await takeBack(shop.db, creator.uuid, 700, at(11));
  await releaseEarnings({ db: shop.db, now: () => at(16) });
  const { total, list } = await statement();
  expect(total).toBe(4);
  expect(list.map(({ net, is_payable }) => [net, is_payable])).toEqual([
    [-700, true],
    [2_100, false],
    [1_400, true],
    [700, true],
  ]);
  expect(list[0]?.sold).toBeNull();
  const balances = fieldOf(
    await shop.ask("{ getEarningTotals { held payable } }", {}, creator),
    "getEarningTotals",
  );
  expect(balances).toEqual({ held: 2_100, payable: 1_400 });

  const part = async (args: string) => (await statement(args)).list.map(({ net }) => net);
  expect(await part("(limit: 2, q: { page: 2 })")).toEqual([1_400, 700]);
  expect(await part(`(store_id: ${store})`)).toEqual([1_400]);
  expect(
    await part(`(created_from: "${at(1).toISOString()}", created_before: "${at(10).toISOString()}")`),
  ).toEqual([1_400]);
  expect((await statement(`(store_id: ${store})`)).list[0]?.uuid).toBe(order);
  expect((await statement("", await shop.player({ roles: ["creator"] }))).total).toBe(0);
});

// R-ERN-8, R-TAX-5
test("the table has the same lines, with the tax of the day", async () => {
  const { db } = shop;
  const buyer = await player(db, { coins: 2_000, country: "de" });
  await addTax(shop, { country: "de", rate_bp: 1_900, from: at(1), until: at(2) });
  const buy = async (days: number) => {
    const sold = await game(db, { list: 119, author: creator.uuid });
    const request = buying({ game: sold }, { coins: 119 });
    await checkout({ db, now: () => at(days) }, buyer, request, "international");
    return [at(days).toISOString(), request.uuid, sold.id, "de,119,0,119,0,119,0"].join(",");
  };
  const [before, during, after] = [await buy(0), await buy(1), await buy(2)];
  const csv = fieldOf<string>(
    await shop.ask("{ exportEarningStatement }", {}, creator),
    "exportEarningStatement",
  );
  expect(csv.split("\r\n")).toEqual([
    "created_at,uuid,store_id,country,list,percent,sale,coupon_discount,final,silver,tax,rate_bp,net,is_payable",
    `${after},0,7000,83,false`,
    `${during},19,7000,83,false`,
    `${before},0,7000,83,false`,
  ]);
});

// R-WAL-12
test("a spreadsheet's sum of the shares is what the books hold, refunds included", async () => {
  await sell(1_819, 0);
  await sell(2_999, 1);
  await sell(1_000, 1);
  for (const share of [1_273, 700]) await takeBack(shop.db, creator.uuid, share, at(2));
  const csv = fieldOf<string>(
    await shop.ask("{ exportEarningStatement }", {}, creator),
    "exportEarningStatement",
  );
  const rows = parse<Record<string, string>>(csv, { columns: true, record_delimiter: "\r\n" });
  // What a spreadsheet takes for text counts as nothing in its sum.
  const isNumber = (cell: string) => /^-?\d+$/.test(cell);
  expect(rows.map((row) => row["net"] ?? "").filter((cell) => !isNumber(cell))).toEqual([]);
  const { held } = fieldOf<{ held: number }>(
    await shop.ask("{ getEarningTotals { held } }", {}, creator),
    "getEarningTotals",
  );
  expect(rows.reduce((sum, row) => sum + Number(row["net"]), 0)).toBe(held);
});
