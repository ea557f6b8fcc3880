import type { Task, TaskList } from "graphile-worker";
import type { Database } from "./database.ts";
import { read } from "./read.ts";

/** Polling interval of the queue, in milliseconds; nearly always the first poll is enough. */
const ASK_AGAIN_MS = 10;

/**
 * Whether a job is still in the queue. By its id, so that PostgreSQL plans it once: for a list of ids it would plan
 * every time, which takes longer than the query.
 */
async function isQueued(db: Database, id: string): Promise<boolean> {
  const rows = await read(db, "select from graphile_worker.jobs where id = $1", [id]);
  return rows.length > 0;
}

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
      await Promise.all(
        Array.from(unrecorded, async (id) => {
          if (!(await isQueued(db, id))) unrecorded.delete(id);
        }),
      );
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
