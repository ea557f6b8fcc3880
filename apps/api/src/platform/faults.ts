/** PostgreSQL error codes and Node's network codes that mean: the database is away, not the request is wrong. */
const AWAY_CODES: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "57014", // a statement took longer than it may
  "25P03", // a transaction was left alone for longer than it may
  "25006", // read only: a replica has not been promoted yet
  "58030", // it cannot read or write its files
]);

/** Whole classes of PostgreSQL's: connection failures, too few resources (disk, memory, connections), shutdowns. */
const AWAY_CLASSES = /^(?:08...|53...|57P0.)$/;

/** What pg says without a code when a connection breaks or none can be had in time. */
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end/;

/** Whether a fault says that the database cannot be reached, or cannot work, at the moment. */
export function isDatabaseAway(fault: unknown): boolean {
  return causes(fault).some(
    (at) =>
      AWAY_MESSAGE.test(at.message) ||
      codesOf(at).some((code) => AWAY_CODES.has(code) || AWAY_CLASSES.test(code)),
  );
}

/** No space left: on the disk of ours, in its quota, on the disk of the database. */
const FULL_CODES: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether a fault says that there is no room left to save anything. */
export function isStorageFull(fault: unknown): boolean {
  return causes(fault).some((at) => codesOf(at).some((code) => FULL_CODES.has(code)));
}

/** Text with a NUL or half a surrogate pair (PostgreSQL's 22021, and 22P05 inside JSON): nobody types that. */
const TEXT_CODES: ReadonlySet<string> = new Set(["22021", "22P05"]);

/** Whether a fault says that text of the request is none a database can hold: the asker's mistake. */
export function isUnstorableText(fault: unknown): boolean {
  return causes(fault).some((at) => codesOf(at).some((code) => TEXT_CODES.has(code)));
}

const DEPTH_MAX = 6;

/** A fault with what caused it, and all that an aggregate holds. */
function causes(fault: unknown, depth = 0): readonly Error[] {
  if (!(fault instanceof Error) || depth >= DEPTH_MAX) return [];
  const cause = fault.cause ?? (fault as { originalError?: unknown }).originalError;
  const parts = fault instanceof AggregateError ? (fault.errors as readonly unknown[]) : [];
  return [fault, ...parts.flatMap((part) => causes(part, depth + 1)), ...causes(cause, depth + 1)];
}

function codesOf(fault: Error): readonly string[] {
  const { code, syscall } = fault as NodeJS.ErrnoException;
  if (typeof code !== "string") return [];
  // A server that is down has taken its socket with it; any other file that is missing is no outage.
  return [code === "ENOENT" && syscall === "connect" ? "ECONNREFUSED" : code];
}
