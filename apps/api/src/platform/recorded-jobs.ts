import type { Task, TaskList } from "graphile-worker";
import type { Database } from "./database.ts";

/** How often the queue is asked again, in milliseconds; nearly always the first answer will do. */
const ASK_AGAIN_MS = 10;

/**
 * Wraps tasks so that none starts before everything this runner completed is gone from the queue (R-OPS-5).
 *
 * The library records a completion and fetches the next job side by side: if the process dies while the recording is
 * slow, any number of jobs would run twice. With this it is at most one per job that may run at a time.
 *
 * @param unrecorded ids of jobs that succeeded; what is gone from the queue is taken out of it
 * @param isOver whether the runner is ending: then nothing is waited for, and what is unrecorded is settled afterwards
 */
export function afterRecording(
  tasks: TaskList,
  { db, unrecorded, isOver }: { db: Database; unrecorded: Set<string>; isOver: () => boolean },
): TaskList {
  const recorded = async (): Promise<void> => {
    while (unrecorded.size > 0 && !isOver()) {
      const asked = [...unrecorded];
      // Read as the library reads it from the same connections, whatever that makes of bigint.
      const { rows } = await db.$client.query<{ id: string }>(
        "select id from graphile_worker.jobs where id = any($1::bigint[])",
        [asked],
      );
      const queued = new Set(rows.map(({ id }) => id));
      for (const id of asked) if (!queued.has(id)) unrecorded.delete(id);
      if (unrecorded.size > 0) await new Promise<void>((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
  };
  const wrap =
    (task: Task): Task =>
    async (...job) => {
      // Without a database the job does not fail for this: the outage ends the runner, which settles what is left.
      await recorded().catch(() => undefined);
      return task(...job);
    };
  return Object.fromEntries(
    Object.entries(tasks).flatMap(([name, task]) => (task === undefined ? [] : [[name, wrap(task as Task)]])),
  );
}
