import { escape, money, page } from "../page.ts";
import { minorOf, type Session } from "./sessions.ts";

/** At the cashier. */
const ENDINGS = {
  pay: "The ordinary way.",
  "pay-other": "Takes 1.00 more than requested.",
  decline: "The card is refused, and another one may be tried.",
  cancel: "Back to the shop without paying. The session stays open.",
  leave: "Nothing is paid, and the shop hears nothing.",
  "pay-and-leave": "Pays, but the browser stays here.",
  "pay-slowly": "Completes the order; the money comes, or not, days later.",
  expire: "The session runs out.",
  "pay-late": "The session runs out first, the money comes afterwards.",
} as const;

/** After it. */
const LATER = {
  settle: "The slow money arrives.",
  fail: "The slow money does not arrive.",
  refund: "The merchant gives back what is left, at the vendor's dashboard.",
  dispute: "The payer disputes the payment at their bank.",
  win: "The bank decides for the merchant.",
  lose: "The bank decides for the payer.",
} as const;

const LABELS: Readonly<Record<Action, string>> = {
  pay: "Pay",
  "pay-other": "Pay with other amount",
  decline: "Decline",
  cancel: "Cancel",
  leave: "Leave without returning",
  "pay-and-leave": "Pay and leave without returning",
  "pay-slowly": "Pay with a slow method",
  expire: "Let it expire",
  "pay-late": "Pay after expiry",
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

export function cashierPage(session: Session, problem = ""): string {
  const price = money(session.currency.toUpperCase(), minorOf(session, session.asked));
  const { pay: _pay, ...others } = ENDINGS;
  return page(
    "Stripe Checkout",
    `<p class="note">Test bank: no real money moves here.</p>
    ${problem && `<p role="alert">${escape(problem)}</p>`}
    <dl>
      <dt>To pay</dt><dd class="amount">${price}</dd>
      <dt>Order</dt><dd class="number">${escape(session.orderNo)}</dd>
    </dl>
    <form method="post">
      <button class="main" name="action" value="pay">${LABELS.pay} ${price}</button>
      <h2>Other endings</h2>
      ${buttons(others)}
    </form>`,
  );
}

/** Final page for a payer who does not return to the shop, and for what may happen later. */
export function closedPage(session: Session): string {
  const text =
    session.status === "open"
      ? "Nothing was paid."
      : session.status === "expired"
        ? "This order has run out."
        : session.captured > 0
          ? "This order is paid."
          : "This order is complete, and its money on the way.";
  return page(
    "Thank you",
    `<p>${text}</p><p class="number">${escape(session.orderNo)}</p><p>You can close this page.</p>
    ${session.status === "complete" ? `<form method="post"><h2>Later</h2>${buttons(LATER)}</form>` : ""}`,
  );
}
