import { MONEY_BACK } from "@catnip/domain/payments";
import { createTranslator } from "@catnip/i18n";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { LogLine } from "./load-log.ts";
import { LogAmount } from "./log-amount.tsx";
import { LogStateBadge } from "./log-state.tsx";
import { WentBack } from "./went-back.tsx";

type Back = LogLine["money_back"];
const back = (odd: Partial<NonNullable<Back>>): Back => ({
  __typename: "AccountMoneyBack",
  kind: "partly",
  coin: 600,
  silver: 30,
  pay_amount: null,
  ...odd,
});

/** The text of a line, without pictures. */
function wordsOf(line: Pick<LogLine, "state" | "money_back" | "currency_id" | "coin" | "silver">): string {
  const Line = () => (
    <>
      <LogAmount line={line} />
      <WentBack line={line} />
      <LogStateBadge line={line} />
    </>
  );
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: Line }]);
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={createTranslator("en-US", {})}>
      <Stub hydrationData={{ loaderData: { root: { locale: "en-US" } } }} />
    </I18nProvider>,
  );
  return markup
    .replaceAll(/<(svg|style)[^]*?<\/\1>|<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const LINE = { state: 1, money_back: null, currency_id: null, coin: 1_000, silver: 50 } as const;

// R-RFD-36, R-WAL-25
test.each([
  ["nothing", {}, "10.00 coins 0.50 silver Done"],
  [
    "a part of a top-up",
    { currency_id: "USD", money_back: back({ pay_amount: 666 }) },
    "10.00 coins 0.50 silver $6.66 refunded Partly refunded",
  ],
  [
    "a top-up in Taiwan",
    { currency_id: "TWD", money_back: back({ kind: "wholly", pay_amount: 32_000 }) },
    "10.00 coins 0.50 silver NT$320 refunded Refunded",
  ],
  [
    "a dispute",
    { currency_id: "USD", money_back: back({ kind: "disputed", pay_amount: 0 }) },
    "10.00 coins 0.50 silver Disputed",
  ],
  [
    "a game",
    { money_back: back({ kind: "wholly" }) },
    "10.00 coins 0.50 silver 6.00 coins + 0.30 silver came back Refunded",
  ],
  [
    "a game paid in silver",
    { money_back: back({ kind: "partly", coin: 0 }) },
    "10.00 coins 0.50 silver 0.30 silver came back Partly refunded",
  ],
])("a line of which %s went back", (_says, odd, words) => {
  expect(wordsOf({ ...LINE, ...odd })).toBe(words);
});

test("no refunded line reads as done", () => {
  for (const kind of MONEY_BACK)
    expect(wordsOf({ ...LINE, currency_id: "USD", money_back: back({ kind, pay_amount: 1 }) })).not.toMatch(
      /Done/,
    );
});
