/** For requests, across all processes: more at once make PostgreSQL slower, not faster. */
const REQUESTS_IN_ALL = 48;
/** Of one process, for requests. */
const REQUESTS_MAX = 16;
/** A process that serves must be able to read while a slow statement runs. */
const REQUESTS_MIN = 3;
/** Enough for three runners with two concurrent jobs each and their statements, plus queues and their notifications. */
const WORK_WITH_JOBS = 16;
/** Without jobs this pool only checks the schema at the start. */
const WORK_WITHOUT_JOBS = 2;
/** Each process listens for notifications, and pings. */
const WATCHING = 2;
/** For migrations, `pnpm ledger` and manual access. */
const SPARE = 20;
/** What the embedded server always offers. */
const SERVER_MIN = 100;

/** Connections that one of `workers` processes may hold for requests (R-OPS-14). */
export const requestConnections = (workers = 1): number =>
  Math.min(REQUESTS_MAX, Math.max(REQUESTS_MIN, Math.floor(REQUESTS_IN_ALL / workers)));

/** Connections that a process may hold for jobs, seeds and the check of the schema. */
export const workConnections = (runsJobs: boolean): number => (runsJobs ? WORK_WITH_JOBS : WORK_WITHOUT_JOBS);

/** `max_connections` that a server for `workers` processes must at least have (R-OPS-14). */
export const serverConnections = (workers = 1): number =>
  Math.max(
    SERVER_MIN,
    workers * (requestConnections(workers) + WORK_WITHOUT_JOBS + WATCHING) + WORK_WITH_JOBS + SPARE,
  );
