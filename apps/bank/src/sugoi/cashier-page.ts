import type { BankOrder } from "./books.ts";
import { escape, money, page } from "../page.ts";

/** What the payer can choose at the cashier. */
const CASHIER_ACTIONS = {
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
  "pay-other": "Takes 1.00 more than requested.",
  decline: "The card is refused.",
  cancel: "Back to the shop without paying.",
  leave: "Nothing is paid, and the shop hears nothing.",
  "pay-and-leave": "Pays, but the browser stays here.",
  "pay-late": "The order runs out first, the money comes afterwards.",
};

/** The page where an order is paid: amounts first, one primary button, edge cases below it. */
export function cashierPage(order: BankOrder): string {
  const others = Object.keys(CASHIER_ACTIONS)
    .filter(isCashierAction)
    .filter((action) => action !== "pay");
  return page(
    "Cashier",
    `<p class="note">Test bank: no real money moves here.</p>
    <dl>
      <dt>To pay</dt><dd class="amount">${money(order.currency, order.amount)}</dd>
      <dt>Order</dt><dd class="number">${escape(order.orderNo)}</dd>
      <dt>Method</dt><dd>${escape(order.method)}</dd>
    </dl>
    <form method="post">
      <button class="main" name="action" value="pay">${CASHIER_ACTIONS.pay} ${money(order.currency, order.amount)}</button>
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

/** Final page for a payer who does not return to the shop, or who opens the cashier a second time. */
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
