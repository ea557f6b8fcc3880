import { escape, money, page } from "./page.ts";

/** A button of a cashier: its label, and what it does. */
export type Ending = { readonly label: string; readonly says: string };

/** The page where an order is paid: the amount, one main button, every other ending below it. */
export function cashier({
  title,
  currency,
  minor,
  orderNo,
  endings: { pay, ...others },
}: {
  readonly title: string;
  readonly currency: string;
  readonly minor: number;
  readonly orderNo: string;
  readonly endings: Readonly<Record<string, Ending>> & { readonly pay: Ending };
}): string {
  return page(
    title,
    `<p class="note">Test bank: no real money moves here.</p>
    <dl>
      <dt>To pay</dt><dd class="amount">${money(currency, minor)}</dd>
      <dt>Order</dt><dd class="number">${escape(orderNo)}</dd>
    </dl>
    <form method="post">
      <button class="main" name="action" value="pay">${escape(pay.label)} ${money(currency, minor)}</button>
      <h2>Other endings</h2>
      <ul>${Object.entries(others)
        .map(
          ([action, { label, says }]) =>
            `<li><button name="action" value="${escape(action)}" aria-describedby="about-${escape(action)}">${escape(label)}</button><span id="about-${escape(action)}">${escape(says)}</span></li>`,
        )
        .join("")}</ul>
    </form>`,
  );
}

/** Final page for a payer who does not return to the shop, or who opens a cashier a second time. */
export const cashierDone = (says: string, orderNo: string): string =>
  page(
    "Thank you",
    `<p>${escape(says)}</p><p class="number">${escape(orderNo)}</p><p>You can close this page.</p>`,
  );
