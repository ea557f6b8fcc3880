import { escape, money, page } from "../page.ts";
import type { Trade } from "./trades.ts";

const ACTIONS = {
  pay: "Pay",
  "pay-other": "Pay with other amount",
  refuse: "Refuse",
  leave: "Do nothing",
} as const;

export type Action = keyof typeof ACTIONS;
export const isAction = (value: unknown): value is Action =>
  typeof value === "string" && Object.hasOwn(ACTIONS, value);

/** Stands in for a phone's camera. */
export const scanPage = (problem = "") =>
  page(
    "Scan a code",
    `${problem && `<p class="note" role="alert">${escape(problem)}</p>`}
    <p>A phone would read the code from the pay page. Here its text is pasted.</p>
    <form method="get"><p><label for="code">What the code says</label><br>
      <input id="code" name="code" required size="40"></p><button class="main">Open</button></form>`,
  );

export const cashierPage = (trade: Trade) =>
  page(
    "WeChat Pay",
    `<p class="note">Test bank: no real money moves here.</p>
    <dl>
      <dt>To pay</dt><dd class="amount">${money("CNY", trade.total)}</dd>
      <dt>For</dt><dd>${escape(trade.description)}</dd>
    </dl>
    <form method="post">
      <button class="main" name="action" value="pay">${ACTIONS.pay} ${money("CNY", trade.total)}</button>
      <h2>Other endings</h2>
      <ul>
        <li><button name="action" value="pay-other">${ACTIONS["pay-other"]}</button><span>Takes 1.00 more than requested.</span></li>
        <li><button name="action" value="refuse">${ACTIONS.refuse}</button><span>The payer's bank refuses.</span></li>
        <li><button name="action" value="leave">${ACTIONS.leave}</button><span>The shop hears nothing.</span></li>
      </ul>
    </form>`,
  );

export const donePage = (trade: Trade) =>
  page(
    "Thank you",
    `<p>${
      {
        NOTPAY: "Nothing was paid.",
        SUCCESS: "This order is paid.",
        REFUND: "This order was given back.",
        CLOSED: "This order is closed.",
        PAYERROR: "This order was refused.",
      }[trade.state]
    }</p><p class="number">${escape(trade.outTradeNo)}</p><p>Go on in the browser where the code was shown.</p>`,
  );
