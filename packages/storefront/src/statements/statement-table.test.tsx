import { createTranslator } from "@catnip/i18n";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { StatementLine } from "./load-statement.ts";
import { StatementTable } from "./statement-table.tsx";

const line = (over: object): StatementLine => ({
  __typename: "AccountStatementLine",
  id: "1",
  action_type: "grant",
  amount: 500,
  balance: 500,
  created_at: "2026-03-01T12:00:00Z",
  log: {
    __typename: "AccountLog",
    id: "x",
    state: 1,
    action_type: "grant",
    silver: 0,
    coin: 500,
    deducted_amount: 0,
    created_at: "2026-03-01T12:00:00Z",
    updated_at: "2026-03-01T12:00:00Z",
    order_uuid: null,
    payment_order_no: null,
    currency_id: null,
    pay_amount: null,
    tax_amount: null,
    money_back: null,
    tax: null,
    gift: null,
    store_names: [],
  },
  ...over,
});

function html(lines: readonly StatementLine[]): string {
  const Stub = createRoutesStub([
    { path: "/:locale/account/statement", Component: () => <StatementTable lines={lines} type={0} /> },
  ]);
  return renderToStaticMarkup(
    <I18nProvider i18n={createTranslator("de-DE", {})}>
      <Stub initialEntries={["/de-DE/account/statement"]} />
    </I18nProvider>,
  );
}

// R-WAL-19
test("a purchase names its games with links and has a receipt; a gift has none", () => {
  const gift = line({});
  const store_names = [{ __typename: "Translation", lang: "de-DE", key: "7", value: "Neonfahrt" }];
  const purchase = line({
    id: "2",
    action_type: "consume",
    amount: -200,
    balance: 300,
    log: { ...gift.log, action_type: "consume", order_uuid: "o", store_names },
  });
  const page = html([purchase, gift]);
  expect(page).toMatch(/<a [^>]*href="\/de-DE\/store\/7"[^>]*>Neonfahrt<\/a>/);
  expect(page).toContain("−2,00");
  expect(page).toContain("+5,00");
  expect(page.match(/<button/g)).toHaveLength(1);
  expect(html([gift])).not.toContain("<button");
});

// R-WAL-19
test("a top-up shows what was paid", () => {
  const { log } = line({});
  const topUp = line({
    action_type: "recharge",
    log: { ...log, action_type: "recharge", payment_order_no: "01X", currency_id: "USD", pay_amount: 1_299 },
  });
  expect(html([topUp])).toMatch(/12,99/);
});

// R-GRT-6
test("a gift says why it was given, and names its coupons", () => {
  const { log } = line({});
  const gift = line({ log: { ...log, gift: { reason: "compensation", coupon_percents: [20] } } });
  expect(html([gift])).toContain("Compensation");
  expect(html([gift])).toMatch(/20\s*%/);
  expect(html([line({})])).not.toContain("Compensation");
});
