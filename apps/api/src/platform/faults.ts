/** PostgreSQL error classes and Node's network codes that mean: the database is away, not the request is wrong. */
const AWAY_CODES: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "57P01", // admin shutdown
  "57P02", // crash shutdown
  "57P03", // cannot connect now
  "53300", // too many connections
  "25006", // read only: a replica has not been promoted yet
]);

/** What pg says without a code when a connection breaks or none can be had in time. */
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end/;

/** Whether a fault says that the database cannot be reached at the moment. */
export function isDatabaseAway(fault: unknown): boolean {
  for (let at = fault, depth = 0; at instanceof Error && depth < 6; depth++) {
    const { code } = at as { code?: unknown };
    if (typeof code === "string" && (AWAY_CODES.has(code) || code.startsWith("08"))) return true;
    if (AWAY_MESSAGE.test(at.message)) return true;
    if (at instanceof AggregateError) return at.errors.some(isDatabaseAway);
    at = at.cause ?? (at as { originalError?: unknown }).originalError;
  }
  return false;
}

/** Text with a NUL or half a surrogate pair (PostgreSQL's 22021, and 22P05 inside JSON): nobody types that. */
const TEXT_CODES: ReadonlySet<unknown> = new Set(["22021", "22P05"]);

/** Whether a fault says that text of the request is none a database can hold: the asker's mistake. */
export function isUnstorableText(fault: unknown): boolean {
  for (let at = fault, depth = 0; at instanceof Error && depth < 6; depth++) {
    if (TEXT_CODES.has((at as { code?: unknown }).code)) return true;
    at = at.cause ?? (at as { originalError?: unknown }).originalError;
  }
  return false;
}
