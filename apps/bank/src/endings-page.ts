import { escape, money, page } from "./page.ts";

/** A button of a cashier: its label, and what it does. */
export type Endings = Readonly<Record<string, readonly [says: string, does: string]>>;

/** A cashier's page: amount first, one primary button, edge cases below it. */
export function cashierPage(
  title: string,
  order: {
    readonly number: string;
    readonly currency: string;
    readonly minor: number;
    readonly method: string;
  },
  endings: Endings,
  note = "Test bank: no real money moves here.",
): string {
  const total = money(order.currency, order.minor);
  return page(
    title,
    `<p class="note">${escape(note)}</p>
    <dl>
      <dt>To pay</dt><dd class="amount">${total}</dd>
      <dt>Order</dt><dd class="number">${escape(order.number)}</dd>
      <dt>Method</dt><dd>${escape(order.method)}</dd>
    </dl>
    <form method="post">
      <button class="main" name="action" value="pay">Pay ${total}</button>
      <h2>Other endings</h2>
      <ul>${Object.entries(endings)
        .map(
          ([action, [says, does]]) =>
            `<li><button name="action" value="${action}" aria-describedby="about-${action}">${says}</button><span id="about-${action}">${does}</span></li>`,
        )
        .join("")}</ul>
    </form>`,
  );
}

/** For a payer who does not go back to the shop, or who opens the cashier a second time. */
export const endPage = (says: string, number: string): string =>
  page(
    "Thank you",
    `<p>${escape(says)}</p><p class="number">${escape(number)}</p><p>You can close this page.</p>`,
  );
