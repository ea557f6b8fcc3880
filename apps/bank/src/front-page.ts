import { escape, money, page } from "./page.ts";
import type { PaymentLine, PublicDesk } from "./simulator.types.ts";

/** Number of payments the page shows; `/books` has them all. */
const LINES_SHOWN = 100;

/**
 * The bank's front page for shop developers: what is simulated here, and the payments so far, newest first,
 * each with a link to its cashier.
 */
export function frontPage({
  names,
  desks,
  lines,
  captured,
  origin,
}: {
  readonly names: readonly string[];
  readonly desks: readonly PublicDesk[];
  readonly lines: readonly PaymentLine[];
  /** Total captured, in minor units by currency. */
  readonly captured: Readonly<Record<string, number>>;
  readonly origin: string;
}): string {
  // Order numbers start with their creation time.
  const shown = lines.toSorted((a, b) => (a.number < b.number ? 1 : -1)).slice(0, LINES_SHOWN);
  return page(
    "What this bank simulates",
    `<p>These are the payment providers ${names.map(escape).join(", ")} as simulators, for development and tests. No real
    money moves here, and they refuse to start in production. A top-up in the shop leads to a cashier, or shows a code or a
    reference that is paid here, and every ending can be chosen: paid, paid with another amount, declined, cancelled, run
    out. They notify the shop until the shop acknowledges, and keep books of their own to compare with the shop's.</p>
    <dl>
      <dt>Taken in all</dt><dd>${
        Object.entries(captured)
          .map(([currency, minor]) => money(currency, minor))
          .join(", ") || "nothing yet"
      }</dd>
      <dt>Books as JSON</dt><dd><a href="/books">${escape(origin)}/books</a></dd>
      <dt>Faults on purpose</dt><dd><code>POST /control/faults</code></dd>
      ${desks.map(({ what, path, says }) => `<dt>${escape(what)}</dt><dd><a href="${escape(path)}">${escape(says)}</a></dd>`).join("")}
    </dl>
    <h2>Payments${lines.length > shown.length ? ` (the last ${shown.length} of ${lines.length})` : ""}</h2>
    ${shown.length === 0 ? "<p>None yet. Start a top-up in the shop, and it appears here.</p>" : table(shown)}`,
    "wide",
  );
}

const table = (lines: readonly PaymentLine[]) => `
  <div class="scroll" tabindex="0" role="region" aria-label="Payments"><table>
    <thead><tr><th scope="col">Order</th><th scope="col">Asked</th><th scope="col">Taken</th><th scope="col">State</th>
      <th scope="col">Method</th><th scope="col">The shop answered</th><th scope="col">Cashier</th></tr></thead>
    <tbody>${lines.map(row).join("")}</tbody>
  </table></div>`;

const row = (line: PaymentLine) => `<tr>
  <td class="number">${escape(line.number)}</td>
  <td class="amount">${money(line.currency, line.asked)}</td>
  <td class="amount">${line.captured > 0 ? money(line.currency, line.captured) : "–"}</td>
  <td>${escape(line.state)}</td>
  <td>${escape(line.method)}</td>
  <td>${escape(line.answered)}</td>
  <td><a href="${escape(line.cashier)}" aria-label="Open the cashier of order ${escape(line.number)}">Open</a></td>
</tr>`;
