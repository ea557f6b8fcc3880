import { escape, money, page } from "../page.ts";
import type { Order } from "./orders.ts";

/** At the cashier: the payer approves, and the money moves when the merchant captures it. */
const ENDINGS = {
  pay: "The ordinary way.",
  "pay-other": "Approves, but the capture takes 1.00 more than requested.",
  decline: "Approves, but the payer's bank refuses the capture.",
  cancel: "Back to the shop without paying.",
  leave: "Nothing is approved, and the shop hears nothing.",
  "pay-and-leave": "Approves, but the browser stays here.",
  "pay-slowly": "The capture stays pending; the money comes, or not, days later.",
} as const;

/** After it. */
const LATER = {
  settle: "The slow money arrives.",
  fail: "The slow money does not arrive.",
  refund: "The merchant gives back what is left, on the vendor's site.",
  dispute: "The payer opens a dispute.",
  win: "PayPal decides for the merchant.",
  lose: "PayPal decides for the payer, and takes the money back.",
} as const;

const LABELS: Readonly<Record<Action, string>> = {
  pay: "Pay",
  "pay-other": "Pay with other amount",
  decline: "Decline",
  cancel: "Cancel",
  leave: "Leave without returning",
  "pay-and-leave": "Pay and leave without returning",
  "pay-slowly": "Pay with a slow method",
  settle: "Settle",
  fail: "Fail",
  refund: "Refund",
  dispute: "Dispute",
  win: "Win the dispute",
  lose: "Lose the dispute",
};

export type Action = keyof typeof ENDINGS | keyof typeof LATER;

export const isAction = (value: unknown): value is Action =>
  typeof value === "string" && (Object.hasOwn(ENDINGS, value) || Object.hasOwn(LATER, value));

const buttons = (actions: Readonly<Record<string, string>>): string =>
  `<ul>${Object.entries(actions)
    .map(
      ([action, says]) =>
        `<li><button name="action" value="${action}" aria-describedby="about-${action}">${
          isAction(action) ? LABELS[action] : ""
        }</button><span id="about-${action}">${says}</span></li>`,
    )
    .join("")}</ul>`;

export function cashierPage({ currency, asked, orderNo }: Order): string {
  const { pay: _pay, ...others } = ENDINGS;
  return page(
    "PayPal",
    `<p class="note">Test bank: no real money moves here.</p>
    <dl>
      <dt>To pay</dt><dd class="amount">${money(currency, asked)}</dd>
      <dt>Order</dt><dd class="number">${escape(orderNo)}</dd>
    </dl>
    <form method="post">
      <button class="main" name="action" value="pay">${LABELS.pay} ${money(currency, asked)}</button>
      <h2>Other endings</h2>
      ${buttons(others)}
    </form>`,
  );
}

/** Final page for a payer who does not return to the shop, and for what may happen later. */
export function closedPage(order: Order): string {
  const text = {
    PAYER_ACTION_REQUIRED: "Nothing was paid.",
    APPROVED: "This order is approved; the shop has yet to take the money.",
    COMPLETED: order.captured > 0 ? "This order is paid." : "This order is complete without money.",
  }[order.status];
  return page(
    "Thank you",
    `<p>${text}</p><p class="number">${escape(order.orderNo)}</p><p>You can close this page.</p>
    ${order.status === "COMPLETED" ? `<form method="post"><h2>Later</h2>${buttons(LATER)}</form>` : ""}`,
  );
}
