import type { Options } from "../options.ts";
import { send } from "../product/api.ts";
import { makeBuyers, type Buyer } from "../product/buyers.ts";
import type { Product } from "../product/product.ts";
import { openWaitingPage, type WaitingPage } from "../product/waiting-page.ts";
import type { Row } from "../report.ts";

/** Payments of each measurement. */
const PAYMENTS = 100;
/** Other pages that wait meanwhile, and messages at the same time, under load. */
const CROWD = 200;
const AT_ONCE = 8;
/** The median, in ms. */
const GOAL_ONE_MS = 100;
const GOAL_COPIES_MS = 300;

/**
 * From a provider's signed notification to the coins, and to the page that waits for them: in one process, under load,
 * and with the notification arriving at one copy while the page waits at another. Verifies the books afterwards.
 */
export async function measurePush(product: Product, _options: Options): Promise<readonly Row[]> {
  const { port } = product;
  const buyers = await makeBuyers(product, CROWD);
  const waiting = await openTopUps(product, buyers);
  const rows: Row[] = [];
  const one = { port, sitePort: port };
  rows.push(...(await measure(product, "one process", { at: one, to: port, goalMs: GOAL_ONE_MS })));

  const crowd = await Promise.all(waiting.map((topUp) => openWaitingPage(one, topUp)));
  const load = `one process, ${AT_ONCE} at once beside ${CROWD} waiting pages`;
  rows.push(...(await measure(product, load, { at: one, to: port, atOnce: AT_ONCE })));
  for (const page of crowd) page.leave();

  const copy = await product.startCopy();
  try {
    const other = { port: copy.port, sitePort: port };
    rows.push(...(await measure(product, "two copies", { at: other, to: port, goalMs: GOAL_COPIES_MS })));
  } finally {
    await copy.stop();
  }
  const verdict = await product.program("apps/api/src/cli/ledger.ts", ["verify"]);
  if (verdict.code !== 0) throw new Error(`The books do not balance after the top-ups:\n${verdict.err}`);
  console.log(`  ${verdict.out.trim()}`);
  return rows;
}

type TopUp = { readonly orderNo: string; readonly message: string; readonly buyer: Buyer };
type Setting = {
  readonly at: { readonly port: number; readonly sitePort: number };
  /** The port that the notification arrives at. */
  readonly to: number;
  readonly atOnce?: number;
  readonly goalMs?: number;
};

async function measure(
  product: Product,
  what: string,
  { at, to, atOnce = 1, goalMs }: Setting,
): Promise<readonly Row[]> {
  const topUps = await openTopUps(product, await makeBuyers(product, PAYMENTS));
  const lanes = Array.from({ length: atOnce }, (_, lane) => topUps.filter((_top, i) => i % atOnce === lane));
  const times = await Promise.all(
    lanes.map(async (lane) => {
      const measured: { creditedMs: number; toldMs: number }[] = [];
      for (const topUp of lane)
        measured.push(await settle(topUp, await openWaitingPage(at, topUp), { to, site: product.port }));
      return measured;
    }),
  );
  const all = times.flat();
  const row = (which: "creditedMs" | "toldMs", says: string): Row => {
    const sorted = all.map((each) => each[which]).toSorted((a, b) => a - b);
    const share = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
    return {
      what: `${says}, ${what}`,
      value: share(0.5),
      unit: "ms",
      note: `median of ${sorted.length}; p95 ${share(0.95).toFixed(1)} ms`,
      ...(goalMs !== undefined && { goal: { at: "most", bound: goalMs } as const }),
    };
  };
  return [row("creditedMs", "acknowledged, so credited"), row("toldMs", "page told")];
}

/** Delivers the notification; the answer comes after the commit. */
async function settle(
  { message, orderNo }: TopUp,
  page: WaitingPage,
  { to, site }: { readonly to: number; readonly site: number },
) {
  const startedAt = performance.now();
  const answering = send(to, "/payments/notify/sugoi", {
    method: "POST",
    headers: { host: `api.localhost:${site}`, "content-type": "application/x-www-form-urlencoded" },
    body: message,
  }).then((answer) => ({ ...answer, atMs: performance.now() }));
  const [answer, toldAt] = await Promise.all([answering, page.told]);
  page.leave();
  if (answer.text !== "success")
    throw new Error(`The notification of ${orderNo} was answered ${answer.text}.`);
  return { creditedMs: answer.atMs - startedAt, toldMs: toldAt - startedAt };
}

type Opened = { readonly order_no: string; readonly user_uuid: string; readonly message: string };

async function openTopUps(product: Product, buyers: readonly Buyer[]): Promise<readonly TopUp[]> {
  const { code, out, err } = await product.program("apps/api/src/cli/bench-payments.ts", [
    "--players",
    buyers.map(({ uuid }) => uuid).join(","),
  ]);
  if (code !== 0) throw new Error(`The payments could not be opened:\n${err}`);
  const { payments } = JSON.parse(out) as { payments: Opened[] };
  const buyerOf = new Map(buyers.map((buyer) => [buyer.uuid, buyer]));
  return payments.flatMap(({ order_no, user_uuid, message }) => {
    const buyer = buyerOf.get(user_uuid);
    return buyer ? [{ orderNo: order_no, message, buyer }] : [];
  });
}
