import type { Database } from "../../../platform/database.ts";
import type { QueuedMail } from "../../../platform/mail.ts";

/** The queued mails, oldest first; `to` limits them to one recipient. */
export async function queuedMails(db: Database, to?: string): Promise<readonly QueuedMail[]> {
  const { rows } = await db.$client.query<{ payload: QueuedMail | readonly QueuedMail[] }>(
    `select j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier in ('mail', 'mails') order by j.id`,
  );
  return rows.flatMap(({ payload }) => payload).filter((mail) => to === undefined || mail.to === to);
}
