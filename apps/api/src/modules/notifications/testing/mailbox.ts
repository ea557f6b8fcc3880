import type { Database } from "../../../platform/database.ts";
import type { Mail } from "../../../platform/mail.ts";

/** The queued mails, oldest first; `to` limits them to one recipient. */
export async function queuedMails(db: Database, to?: string): Promise<readonly Mail[]> {
  const { rows } = await db.$client.query<{ payload: Mail }>(
    `select j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'mail' order by j.id`,
  );
  return rows.map(({ payload }) => payload).filter((mail) => to === undefined || mail.to === to);
}
