import { parseArgs } from "node:util";
import { ulid } from "ulid";
import { SIMULATED_PROVIDER, paidMessage, paymentProvider } from "../modules/providers/index.ts";
import { readConfig } from "../platform/config.ts";
import { connectDatabase } from "../platform/database.ts";
import { openDatabaseForCommand } from "../platform/embedded-postgres/embedded-database.ts";
import { leaveWith } from "./leave-with.ts";

/**
 * `node apps/api/src/cli/bench-payments.ts --players uuid,uuid`: opens a payment at the simulated provider for each of
 * these players, and prints `{ databaseUrl, payments: [{ order_no, user_uuid, message }] }`, where `message` is the
 * provider's signed notification that it was paid, good for a few minutes. For benchmarks: refuses to run in
 * production.
 */
const { values } = parseArgs({ options: { players: { type: "string", default: "" } } });

const players = values.players.split(",").filter(Boolean);

const config = readConfig();
if (config.production) {
  console.error("Payments for measurements are made out of nothing: not in production.");
  process.exit(2);
}
await open().then(
  // Writes to a pipe are chunked: exiting immediately would truncate the output.
  (opened) => process.stdout.write(JSON.stringify(opened), () => process.exit()),
  (fault: unknown) => leaveWith(fault, 1),
);

type Opened = {
  readonly order_no: string;
  readonly user_uuid: string;
  readonly pay_amount: number;
  readonly currency_id: string;
};

async function open() {
  const { databaseUrl } = await openDatabaseForCommand(config);
  const db = connectDatabase(databaseUrl, { max: 2 });
  const provider = paymentProvider({ config, now: () => new Date() }, SIMULATED_PROVIDER);
  if (!provider) throw new Error("The simulated provider is not set up.");
  const { merchantAccount } = provider;
  const { rows } = await db.$client.query<Opened>(
    `insert into payments (order_no, user_uuid, sid, platform_key, state, provider_key, merchant_account, method,
        plan_id, currency_id, pay_amount, coin, silver, locale, handed_over_at, expires_at, created_at, updated_at)
      select order_no, user_uuid, 'bench', 'international', 'pending', $3, $4, 'credit-card',
        plan.id, currency_id, pay_amount, coin, silver, 'en-US', now(), now() + interval '30 minutes', now(), now()
      from unnest($1::text[], $2::uuid[]) as new (order_no, user_uuid),
        (select * from recharge_plans where currency_id = 'USD' and enable order by index limit 1) plan
      returning order_no, user_uuid, pay_amount, currency_id`,
    [players.map(() => ulid()), players, SIMULATED_PROVIDER, merchantAccount],
  );
  return {
    databaseUrl,
    payments: rows.map((payment) => ({
      order_no: payment.order_no,
      user_uuid: payment.user_uuid,
      message: paidMessage({ ...payment, merchantAccount }),
    })),
  };
}
