/** PostgreSQL and Node error codes that mean the database is unavailable, as opposed to a bad request. */
const AWAY_CODES: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "57014", // statement timeout
  "25P03", // idle-in-transaction timeout
  "25006", // read only: a replica has not been promoted yet
  "58030", // it cannot read or write its files
]);

/**
 * Whole PostgreSQL error classes: connection failures, insufficient resources (disk, memory, connections), shutdowns.
 */
const AWAY_CLASSES = /^(?:08...|53...|57P0.)$/;

/** pg's messages, which have no code, for a broken connection or a connection timeout. */
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end/;

/** Whether an error means that the database is unreachable or cannot work at the moment. */
export function isDatabaseAway(fault: unknown): boolean {
  return causes(fault).some(
    (at) =>
      AWAY_MESSAGE.test(at.message) ||
      codesOf(at).some((code) => AWAY_CODES.has(code) || AWAY_CLASSES.test(code)),
  );
}

/** No space left: on our disk, in its quota, or on the database's disk. */
const FULL_CODES: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether an error means that there is no space left to save anything. */
export function isStorageFull(fault: unknown): boolean {
  return causes(fault).some((at) => codesOf(at).some((code) => FULL_CODES.has(code)));
}

/** Text with a NUL or a lone surrogate (PostgreSQL's 22021, and 22P05 inside JSON): not something people type. */
const TEXT_CODES: ReadonlySet<string> = new Set(["22021", "22P05"]);

/** Whether an error means that the request contains text no database can store: a client error. */
export function isUnstorableText(fault: unknown): boolean {
  return causes(fault).some((at) => codesOf(at).some((code) => TEXT_CODES.has(code)));
}

const DEPTH_MAX = 6;

/** An error with its causes, and everything an aggregate contains. */
function causes(fault: unknown, depth = 0): readonly Error[] {
  if (!(fault instanceof Error) || depth >= DEPTH_MAX) return [];
  const cause = fault.cause ?? (fault as { originalError?: unknown }).originalError;
  const parts = fault instanceof AggregateError ? (fault.errors as readonly unknown[]) : [];
  return [fault, ...parts.flatMap((part) => causes(part, depth + 1)), ...causes(cause, depth + 1)];
}

function codesOf(fault: Error): readonly string[] {
  const { code, syscall } = fault as NodeJS.ErrnoException;
  if (typeof code !== "string") return [];
  // A server that is down has taken its socket with it; any other missing file is not an outage.
  return [code === "ENOENT" && syscall === "connect" ? "ECONNREFUSED" : code];
}
