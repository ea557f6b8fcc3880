import { afterAll, beforeAll, expect, test } from "vitest";
import { testShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.db.$client.query(
    `with report as (
        insert into settlement_reports (provider_key, day, starts_at, ends_at, opened_at, attempts, tried_at, compared_at)
        values ('p', '2026-03-01', '2026-03-01', '2026-03-02', '2026-03-02', 1, '2026-03-02', '2026-03-02') returning uuid),
      total as (
        insert into settlement_totals select uuid, 'ours', 'TWD', 2, 9000000000, 1, 4500000000 from report)
      insert into settlement_differences (report_uuid, position, kind, merchant_account, order_no, provider_txn_id, fact_kind,
          found_currency_id, found_amount, fact)
        select uuid, 1, 'missing_local', 'ours', 'ORDER', 'T', 'succeeded', 'TWD', 4500000000, '{}' from report`,
  );
});
afterAll(() => shop.close());

const REPORTS = `query ($day: String) {
  findSettlementReport(day: $day) {
    provider_key day finished_at problem difference_count open_count
    totals { currency_id provider_count provider_amount local_count local_amount }
    differences(limit: 5) { position kind order_no found_amount expected_amount outcome case_uuid }
  }
}`;

// R-SET-1
test("only finance reads a report with its differences", async () => {
  const finance = await shop.player({ roles: ["finance"] });
  const { data } = await shop.ask(REPORTS, { day: "2026-03-01" }, finance);
  expect(data).toEqual({
    findSettlementReport: [
      {
        provider_key: "p",
        day: "2026-03-01",
        finished_at: null,
        problem: null,
        difference_count: 1,
        open_count: 0,
        totals: [
          {
            currency_id: "TWD",
            provider_count: 2,
            provider_amount: 9_000_000_000,
            local_count: 1,
            local_amount: 4_500_000_000,
          },
        ],
        differences: [
          {
            position: 1,
            kind: "missing_local",
            order_no: "ORDER",
            found_amount: 4_500_000_000,
            expected_amount: null,
            outcome: null,
            case_uuid: null,
          },
        ],
      },
    ],
  });
  expect((await shop.ask(REPORTS, { day: "2026-03-02" }, finance)).data).toEqual({
    findSettlementReport: [],
  });
  const odd = await shop.ask('{ findSettlementReport(uuid: "odd") { uuid } }', {}, finance);
  expect(odd.data).toEqual({ findSettlementReport: [] });
  const support = await shop.player({ roles: ["support"] });
  expect((await shop.ask(REPORTS, {}, support)).errors?.[0]?.extensions.code).toBe("auth/forbidden");
});

// R-CAS-7
test("support sees the state of the queue, players do not", async () => {
  const watch =
    "{ findPaymentWatch { oldest_pending_at cases { reason count } credits { provider_key told } } }";
  const support = await shop.player({ roles: ["support"] });
  const { data } = await shop.ask(watch, {}, support);
  expect(data).toEqual({ findPaymentWatch: { oldest_pending_at: null, cases: [], credits: [] } });
  expect((await shop.ask(watch, {}, await shop.player())).errors?.[0]?.extensions.code).toBe(
    "auth/forbidden",
  );
});
