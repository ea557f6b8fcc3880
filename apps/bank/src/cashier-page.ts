import type { BankOrder } from "./books.ts";

/** What the visitor can do at the cashier. */
export const CASHIER_ACTIONS = {
  pay: "Pay",
  "pay-other": "Pay with other amount",
  decline: "Decline",
  cancel: "Cancel",
  leave: "Leave without returning",
  "pay-and-leave": "Pay and leave without returning",
  "pay-late": "Pay after expiry",
} as const;

export type CashierAction = keyof typeof CASHIER_ACTIONS;

export function isCashierAction(value: unknown): value is CashierAction {
  return typeof value === "string" && Object.hasOwn(CASHIER_ACTIONS, value);
}

const EXPLAINED: Readonly<Record<CashierAction, string>> = {
  pay: "The ordinary way.",
  "pay-other": "Takes 1.00 more than was asked for.",
  decline: "The card is refused.",
  cancel: "Back to the shop without paying.",
  leave: "Nothing is paid, and the shop hears nothing.",
  "pay-and-leave": "Pays, but the browser stays here.",
  "pay-late": "The order runs out first, the money comes afterwards.",
};

/** The page where an order is paid: amounts first, one obvious button, the odd cases below it. */
export function cashierPage(order: BankOrder): string {
  const others = Object.keys(CASHIER_ACTIONS)
    .filter(isCashierAction)
    .filter((action) => action !== "pay");
  return page(
    "Cashier",
    `<p class="note">Test bank: no real money moves here.</p>
    <dl>
      <dt>To pay</dt><dd class="amount">${money(order)}</dd>
      <dt>Order</dt><dd class="number">${escape(order.orderNo)}</dd>
      <dt>Method</dt><dd>${escape(order.method)}</dd>
    </dl>
    <form method="post">
      <button class="main" name="action" value="pay">${CASHIER_ACTIONS.pay} ${money(order)}</button>
      <h2>Other endings</h2>
      <ul>${others
        .map(
          (action) =>
            `<li><button name="action" value="${action}" aria-describedby="about-${action}">${CASHIER_ACTIONS[action]}</button><span id="about-${action}">${EXPLAINED[action]}</span></li>`,
        )
        .join("")}</ul>
    </form>`,
  );
}

/** Where somebody ends who does not go back, or comes a second time. */
export function closedPage(order: BankOrder): string {
  const text = {
    WAITING: "Nothing was paid.",
    PAID: "This order is paid.",
    DECLINED: "This order was declined.",
    CANCELLED: "This order was cancelled.",
    EXPIRED: "This order has run out.",
  };
  return page(
    "Thank you",
    `<p>${text[order.status]}</p><p class="number">${escape(order.orderNo)}</p><p>You can close this page.</p>`,
  );
}

export function refusedPage(code: string): string {
  return page(
    "This order cannot be opened",
    `<p>The shop's request was refused.</p><p class="number">${escape(code)}</p>`,
  );
}

const money = ({ currency, amount }: BankOrder) =>
  `${escape(currency)} ${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} · Sugoi test bank</title>
<link rel="icon" href="data:,">
<style>${CSS}</style>
</head>
<body>
<header><span aria-hidden="true" class="mark">¤</span> Sugoi test bank</header>
<main><h1>${escape(title)}</h1>${body}</main>
</body>
</html>`;
}

const CSS = `
:root{color-scheme:light dark;--ink:#1b2430;--soft:#4b5666;--paper:#f4f6f9;--card:#fff;--line:#c9d1dc;--accent:#0b5cad;--on-accent:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#eef2f7;--soft:#b4bfce;--paper:#12161c;--card:#1b222c;--line:#3a4554;--accent:#8cc4ff;--on-accent:#0a1a2b}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
header{padding:1rem 1.25rem;font-weight:600}
.mark{display:inline-block;width:1.75rem;height:1.75rem;border-radius:.5rem;background:var(--accent);color:var(--on-accent);text-align:center}
main{max-width:30rem;margin:0 auto 2rem;padding:1.5rem 1.25rem;background:var(--card);border-block:1px solid var(--line)}
@media(min-width:32rem){main{border:1px solid var(--line);border-radius:1rem;padding:2rem}}
h1{margin:0 0 .5rem;font-size:1.375rem;line-height:1.25}
h2{margin:2rem 0 .5rem;font-size:1rem}
.note{margin:0 0 1.25rem;color:var(--soft)}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.25rem;margin:0 0 1.5rem}
dt{color:var(--soft)}
dd{margin:0;text-align:right;overflow-wrap:anywhere}
.amount{font-size:1.25rem;font-weight:700}
.number{font-family:ui-monospace,monospace;font-size:.875rem;overflow-wrap:anywhere}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
li{display:grid;gap:.25rem}
li span{color:var(--soft);font-size:.875rem}
button{width:100%;min-height:2.75rem;padding:.5rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:transparent;color:inherit;font:inherit;cursor:pointer}
button.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:700;min-height:3.25rem}
button:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
`;

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
