import type { BankOrder, OrderStatus } from "./books.ts";
import { escape, money, page } from "./page.ts";

/** How many orders the page shows; `/books` has them all. */
const ORDERS_SHOWN = 100;

const STATES: Readonly<Record<OrderStatus, string>> = {
  WAITING: "waiting for the payer",
  PAID: "paid",
  DECLINED: "declined",
  CANCELLED: "cancelled",
  EXPIRED: "ran out",
};

/**
 * The bank's front page, for whoever develops the shop: what is simulated here, and what has been paid so far, the
 * latest first, each with the way to its cashier.
 *
 * @param captured what was taken in all, in minor units by currency
 */
export function booksPage(
  orders: readonly BankOrder[],
  captured: Readonly<Record<string, number>>,
  origin: string,
): string {
  const shown = orders.slice(-ORDERS_SHOWN).toReversed();
  return page(
    "What this bank simulates",
    `<p>This is the payment provider "Sugoi" as a simulator, for development and tests. No real money moves here, and it
    refuses to start in production. A top-up in the shop leads to its cashier, where every ending can be chosen: paid, paid
    with another amount, declined, cancelled, run out. It notifies the shop until the shop acknowledges, and keeps books of
    its own to compare with the shop's.</p>
    <dl>
      <dt>Taken in all</dt><dd>${
        Object.entries(captured)
          .map(([currency, minor]) => money(currency, minor))
          .join(", ") || "nothing yet"
      }</dd>
      <dt>Books as JSON</dt><dd><a href="/books">${escape(origin)}/books</a></dd>
      <dt>Faults on purpose</dt><dd><code>POST /control/faults</code></dd>
    </dl>
    <h2>Payments${orders.length > shown.length ? ` (the last ${shown.length} of ${orders.length})` : ""}</h2>
    ${shown.length === 0 ? "<p>None yet. Start a top-up in the shop, and it appears here.</p>" : table(shown)}`,
    "wide",
  );
}

const table = (orders: readonly BankOrder[]) => `
  <div class="scroll" tabindex="0" role="region" aria-label="Payments"><table>
    <thead><tr><th scope="col">Order</th><th scope="col">Asked</th><th scope="col">Taken</th><th scope="col">State</th>
      <th scope="col">Method</th><th scope="col">The shop answered</th><th scope="col">Cashier</th></tr></thead>
    <tbody>${orders.map(row).join("")}</tbody>
  </table></div>`;

const row = (order: BankOrder) => `<tr>
  <td class="number">${escape(order.orderNo)}</td>
  <td class="amount">${money(order.currency, order.amount)}</td>
  <td class="amount">${order.captured > 0 ? money(order.currency, order.captured) : "–"}</td>
  <td>${STATES[order.status]}</td>
  <td>${escape(order.method)}</td>
  <td>${escape(order.answers.at(-1) ?? "–")}${order.pending.length > 0 ? " (will be told again)" : ""}</td>
  <td><a href="/cashier/${encodeURIComponent(order.session)}" aria-label="Open the cashier of order ${escape(order.orderNo)}">Open</a></td>
</tr>`;
