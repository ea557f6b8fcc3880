import { cashier, cashierDone, type Ending } from "../cashier.ts";
import { startNotifier } from "../notifier.ts";
import { html, refusedPage } from "../page.ts";
import { jsonOf, redirect } from "../requests.ts";
import type { OpenSimulator, PaymentLine } from "../simulator.types.ts";
import { cardFrames, makePrime } from "./frames.ts";
import { BELOW, bankPagePath, giveBack, merchantApi, type Room } from "./merchant-api.ts";
import { isPaid, minorOf, openBooks, statementOf, type TapRecord } from "./records.ts";

const RETRY_MS = [60_000, 300_000, 1_800_000];

/** TapPay: card fields in frames, payment by a one-time token, the bank's own page, an unsigned notification. */
export const openTappay: OpenSimulator = ({ folder, fetch: network, now, origin }) => {
  const books = openBooks(folder);
  const notifier = startNotifier<TapRecord>({
    all: () => books.records,
    save: books.save,
    message: async (record) => ({
      url: record.notifyUrl,
      init: { headers: { "content-type": "application/json" }, body: JSON.stringify(messageOf(record)) },
    }),
    isAcknowledged: (status) => status === 200,
    retryMs: RETRY_MS,
    fetch: network,
    now,
  });
  const room: Room = { books, notifier, now, origin };
  const frames = cardFrames(books, now, origin);
  return {
    name: "TapPay",
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(`${BELOW}/`)) return null;
      const path = pathname.slice(BELOW.length);
      if (path.startsWith("/tpc/") && request.method === "POST") return merchantApi(room, path, request);
      const [, session] = /^\/3ds\/([\w-]+)$/.exec(path) ?? [];
      if (session !== undefined)
        return atBank(
          room,
          request,
          books.records.find((each) => each.session === session),
        );
      const [, number] = /^\/control\/(\w+)$/.exec(path) ?? [];
      return number === undefined ? frames(path, request) : control(room, request, number);
    },
    lines: () => books.records.map(lineOf),
    statement: () => statementOf(books.records),
    deliverDue: notifier.deliverDue,
    close: notifier.stop,
  };
};

/** Its notification to the merchant, which is unsigned. */
const messageOf = (record: TapRecord) => ({
  rec_trade_id: record.recTradeId,
  bank_transaction_id: record.bankTransactionId,
  order_number: record.orderNumber,
  amount: record.original,
  status: isPaid(record) ? 0 : 10_003,
  msg: isPaid(record) ? "Success" : "Card Error",
  transaction_time_millis: record.time,
});

const ENDINGS = {
  pay: { label: "Pay", says: "The bank agrees." },
  "pay-other": { label: "Pay with other amount", says: "Takes 1 unit more than requested." },
  decline: { label: "Decline", says: "The bank refuses." },
  cancel: { label: "Cancel", says: "Back to the shop; the payment stays undecided." },
  leave: { label: "Leave without returning", says: "Nothing is decided." },
  "pay-and-leave": { label: "Pay and leave without returning", says: "Pays, but the browser stays here." },
} as const satisfies Readonly<Record<string, Ending>>;
type Action = keyof typeof ENDINGS;
const isAction = (value: unknown): value is Action =>
  typeof value === "string" && Object.hasOwn(ENDINGS, value);

/** The page of the payer's bank (3-D Secure). */
async function atBank(room: Room, request: Request, record: TapRecord | undefined): Promise<Response> {
  if (!record) return html(refusedPage("NOT_FOUND"), 404);
  if (request.method !== "POST") return html(record.status === 4 ? bankPage(record) : donePage(record), 200);
  const action = new URLSearchParams(await request.text()).get("action");
  if (!isAction(action)) return html(refusedPage("UNKNOWN_ACTION"), 400);
  act(room, record, action);
  if (action === "cancel") return redirect(record.backUrl);
  if (action === "leave" || action === "pay-and-leave") return html(donePage(record), 200);
  const url = new URL(record.returnUrl);
  url.searchParams.set("rec_trade_id", record.recTradeId);
  url.searchParams.set("status", isPaid(record) ? "0" : "10003");
  return redirect(url.href);
}

/** Applies the payer's choice. The first one wins. */
function act({ books, notifier }: Room, record: TapRecord, action: Action): void {
  if (action === "leave" || action === "cancel" || record.status !== 4) return;
  record.status = action === "decline" ? -1 : 0;
  if (action === "pay-other") record.original += 1;
  books.save();
  notifier.tell(record);
}

/**
 * Test hooks: `POST /tappay/control/prime` with `{card}`, `POST /tappay/control/{order_number}` with `{action}`: the
 * bank's, `settle` or `refund`.
 */
async function control(room: Room, request: Request, what: string): Promise<Response> {
  const body = request.method === "POST" ? await jsonOf(request) : null;
  const fields: { readonly action?: unknown; readonly card?: unknown } =
    typeof body === "object" && body !== null ? body : {};
  const { action = "leave", card } = fields;
  if (what === "prime") return Response.json({ prime: makePrime(room.books, String(card), room.now()) });
  const record = room.books.records.find(({ orderNumber }) => orderNumber === what);
  if (!record) return Response.json({ error: "NOT_FOUND" }, { status: 404 });
  if (action === "settle") record.status = 1;
  else if (action === "refund") giveBack(room, record, record.original - record.refunded);
  else if (isAction(action)) act(room, record, action);
  else return Response.json({ error: "UNKNOWN_ACTION" }, { status: 400 });
  return Response.json(record);
}

const bankPage = (record: TapRecord) =>
  cashier({
    title: "Your bank",
    currency: record.currency,
    minor: minorOf(record.currency, record.asked),
    orderNo: record.orderNumber,
    endings: ENDINGS,
  });

const STATES: ReadonlyMap<number, string> = new Map([
  [-1, "declined"],
  [0, "paid"],
  [1, "paid"],
  [2, "partly given back"],
  [3, "given back"],
  [4, "waiting for the bank"],
  [5, "cancelled"],
]);

const donePage = (record: TapRecord) =>
  cashierDone(`This order is ${STATES.get(record.status) ?? "unknown"}.`, record.orderNumber);

const lineOf = (record: TapRecord): PaymentLine => ({
  provider: "TapPay",
  number: record.orderNumber,
  currency: record.currency,
  asked: minorOf(record.currency, record.asked),
  captured: isPaid(record) ? minorOf(record.currency, record.original) : 0,
  state: STATES.get(record.status) ?? "unknown",
  method: "credit-card",
  answered: `${record.answers.at(-1) ?? "–"}${record.pending ? " (will be told again)" : ""}`,
  cashier: bankPagePath(record),
});
