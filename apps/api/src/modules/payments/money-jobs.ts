import type { CronItem, TaskList } from "graphile-worker";
import type { Services } from "../../platform/context.ts";
import { sendOrderReceipts } from "../orders/index.ts";
import { sealBooks, verifyLedger } from "../wallets/index.ts";
import { paymentReceipt } from "./payment-receipt.ts";
import { sweepPayments } from "./sweep-payments.ts";

/** Everything about money that happens without a visitor. */
export function moneyTasks(services: Services): TaskList {
  return {
    "order-receipts": async () => {
      await sendOrderReceipts(services);
    },
    "payment-receipt": (payload) => paymentReceipt(services, payload),
    "sweep-payments": async () => {
      await sweepPayments(services);
      await forgetOldTickets(services);
      await forgetOldRefusals(services);
    },
    "seal-books": async () => {
      await sealBooks(services);
    },
    "verify-ledger": () => verifyBooks(services),
  };
}

export const MONEY_CRON: readonly CronItem[] = [
  { task: "order-receipts", match: "* * * * *" },
  { task: "sweep-payments", match: "* * * * *" },
  { task: "seal-books", match: "* * * * *", options: { maxAttempts: 1 } },
  { task: "verify-ledger", match: "23 * * * *", options: { maxAttempts: 1 } },
];

/**
 * Checks the books, and fails when they do not balance: a job that fails is what an operator is called for.
 *
 * @throws Error that names every difference
 */
export async function verifyBooks({
  db,
  config,
  now,
}: Pick<Services, "db" | "config" | "now">): Promise<void> {
  const { differences } = await verifyLedger(db, {
    secret: config.secret,
    dataDir: config.dataDir,
    now: now(),
  });
  if (differences.length === 0) return;
  throw new Error(
    `The books do not balance: ${differences.map(({ check, says }) => `${check}: ${says}`).join("; ")}`,
  );
}

async function forgetOldTickets({ db, now }: Services): Promise<void> {
  await db.$client.query("delete from pay_tickets where expires_at < $1::timestamptz - interval '1 day'", [
    now(),
  ]);
}

/** Forged messages are of interest while somebody may look into them. */
async function forgetOldRefusals({ db, now }: Services): Promise<void> {
  await db.$client.query(
    "delete from provider_events where verdict like 'refused%' and received_at < $1::timestamptz - interval '30 days'",
    [now()],
  );
}
