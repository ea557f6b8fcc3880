import type { Services } from "../../platform/context.ts";

/** Deletes stale data of abandoned top-ups, and forged messages. */
export async function tidyPayments(services: Pick<Services, "db" | "now">): Promise<void> {
  await forgetOldTickets(services);
  await forgetOldRefusals(services);
}

async function forgetOldTickets({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  await db.$client.query("delete from pay_tickets where expires_at < $1::timestamptz - interval '1 day'", [
    now(),
  ]);
}

/** Forged messages are kept as long as an investigation may need them. */
async function forgetOldRefusals({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  await db.$client.query(
    "delete from provider_events where verdict like 'refused%' and received_at < $1::timestamptz - interval '30 days'",
    [now()],
  );
}
