import type { PoolClient } from "pg";
import { JOB_PRIORITIES, type JobClass } from "./job-classes.ts";

type Connection = Pick<PoolClient, "query">;

export type QueuedJob = {
  readonly task: string;
  readonly class: JobClass;
  readonly payload: unknown;
  /** Absent: the library's 25, over three days. */
  readonly attemptsMax?: number;
  /** Of two jobs with one key only the later stays. */
  readonly key?: string;
};

/** Queues jobs in the transaction that causes them: both commit, or neither (R-OPS-5). */
export async function queueJobs(connection: Connection, jobs: readonly QueuedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const specs = jobs.map(({ task, payload, key, attemptsMax, class: jobClass }) => ({
    task,
    payload,
    key: key ?? null,
    attempts_max: attemptsMax ?? null,
    priority: JOB_PRIORITIES[jobClass],
  }));
  await connection.query(
    `select count(*) from graphile_worker.add_jobs(array(
      select (job->>'task', job->'payload', null, null, (job->>'attempts_max')::int, job->>'key', (job->>'priority')::int, null)::graphile_worker.job_spec
      from json_array_elements($1::json) job))`,
    [JSON.stringify(specs)],
  );
}
