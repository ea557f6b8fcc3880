import { randomInt } from "node:crypto";
import path from "node:path";
import { openJsonFile } from "../json-file.ts";
import { escape, html, money, page, refusedPage } from "../page.ts";
import type { OpenSimulator, PaymentLine, Statement } from "../simulator.types.ts";
import { isReference } from "./reference.ts";

type Transfer = {
  readonly reference: string;
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
  /** Receipt number; empty when the payer's bank refused. */
  readonly receipt: string;
  readonly at: string;
};

/**
 * An ordinary bank: accepts a transfer with a reference, issues a receipt and shows the account owner a
 * statement of incoming money. It has no link to the shop; customer service reads the statement.
 */
export const openManual: OpenSimulator = ({ folder, now }) => {
  const { content, save } = openJsonFile<{ transfers: Transfer[] }>(path.join(folder, "transfers.json"), {
    transfers: [],
  });
  const received = () => content.transfers.filter(({ receipt }) => receipt !== "");

  async function take(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const reference = (form.get("reference") ?? "").replaceAll(/[\s-]/g, "").toUpperCase();
    const currency = form.get("currency") ?? "";
    const [whole, cents] = /^(\d{1,9})\.(\d\d)$/.exec(form.get("amount") ?? "")?.slice(1) ?? [];
    const action = form.get("action");
    if (!isReference(reference))
      return html(transferPage("This reference has a slip of the pen in it."), 400);
    if (
      !/^[A-Z]{3}$/.test(currency) ||
      whole === undefined ||
      cents === undefined ||
      Number(whole + cents) < 1
    )
      return html(transferPage("This is not an amount such as 35.00."), 400);
    if (action !== "pay" && action !== "refuse") return html(refusedPage("UNKNOWN_ACTION"), 400);
    const receipt = action === "pay" ? `R${String(randomInt(10 ** 12)).padStart(12, "0")}` : "";
    const transfer = { reference, currency, amount: Number(whole + cents), receipt, at: now().toISOString() };
    content.transfers.push(transfer);
    save();
    return html(receiptPage(transfer), 200);
  }

  return {
    name: "bank transfer to customer service",
    desk: { what: "A reference for customer service", path: "/transfer", says: "Transfer money" },
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/transfer")
        return request.method === "POST" ? take(request) : html(transferPage(), 200);
      return pathname === "/transfer/statement" ? Response.json(received()) : null;
    },
    lines: () => content.transfers.map(lineOf),
    statement: () => statementOf(received()),
    deliverDue: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
};

const transferPage = (problem = "") =>
  page(
    "Transfer money",
    `<p class="note">Test bank: no real money moves here.</p>
    ${problem && `<p role="alert">${escape(problem)}</p>`}
    <form method="post">
      <p><label for="reference">Reference</label><br><input id="reference" name="reference" required size="32"></p>
      <p><label for="amount">Amount</label><br><input id="amount" name="amount" required placeholder="35.00" inputmode="decimal"></p>
      <p><label for="currency">Currency</label><br><input id="currency" name="currency" required value="CNY" size="3"></p>
      <button class="main" name="action" value="pay">Transfer</button>
      <h2>Other endings</h2>
      <ul><li><button name="action" value="refuse">Refuse</button><span>The payer's bank refuses; nothing arrives.</span></li></ul>
      <p>To do nothing, leave this page: the shop hears nothing.</p>
    </form>`,
  );

const receiptPage = ({ receipt, currency, amount, reference }: Transfer) =>
  page(
    receipt ? "Transferred" : "Refused",
    receipt
      ? `<dl><dt>Receipt</dt><dd class="number" id="receipt">${escape(receipt)}</dd><dt>Amount</dt><dd class="amount">${money(currency, amount)}</dd>
        <dt>Reference</dt><dd class="number">${escape(reference)}</dd></dl><p>Customer service sees it in <a href="/transfer/statement">its statement</a>.</p>`
      : "<p>The payer's bank refused. Nothing was transferred.</p>",
  );

function statementOf(transfers: readonly Transfer[]): Statement {
  const totals: Record<string, number> = {};
  for (const { currency, amount } of transfers) totals[currency] = (totals[currency] ?? 0) + amount;
  return {
    orders: transfers.map(({ reference, currency, amount }) => ({
      order_no: reference,
      currency,
      captured: amount,
    })),
    totals,
  };
}

const lineOf = ({ reference, currency, amount, receipt, at }: Transfer): PaymentLine => ({
  provider: "transfer",
  number: reference,
  currency,
  asked: amount,
  captured: receipt ? amount : 0,
  state: receipt ? `arrived as ${receipt}` : "refused",
  method: `transfer, ${at}`,
  answered: "–",
  cashier: "/transfer",
});
