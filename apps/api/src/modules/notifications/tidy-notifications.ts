import { DAY_MS } from "@catnip/domain/time";
import type { Services } from "../../platform/context.ts";

/** How long an inbox keeps its entries. */
const KEEP_DAYS = 180;
/** How many entries older than `CROWD_DAYS` an inbox keeps. */
const KEEP_MAX = 500;
/** Younger entries always stay: they prevent duplicate notifications. */
const CROWD_DAYS = 30;

/**
 * Job `tidy-notifications`: keeps inboxes bounded, and deletes what belongs to deleted players. Event claims stay, one
 * short row each: without them a long-running sale would be announced again.
 */
export async function tidyNotifications({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const run = (text: string, values: unknown[] = []) => db.$client.query(text, values);
  await run("delete from notifications where created_at < $1", [daysAgo(KEEP_DAYS)]);
  await run(
    `delete from notifications n using (
       select uuid from (
         select uuid, created_at, row_number() over (partition by user_uuid order by created_at desc, uuid desc) as place
         from notifications) placed
       where place > $1 and created_at < $2) surplus
     where n.uuid = surplus.uuid`,
    [KEEP_MAX, daysAgo(CROWD_DAYS)],
  );
  for (const table of ["notifications", "notification_switches", "notification_readers"]) {
    await run(
      `delete from ${table} t where not exists (
         select from "user" u where u.id = t.user_uuid and u.deleted_at is null)`,
    );
  }
}
