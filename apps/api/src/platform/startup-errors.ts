/**
 * One clear sentence for what can go wrong at startup or stop a command; null for bugs, which keep their stack.
 *
 * @param port the port the process tried to listen on
 */
export function startupErrorSentence(error: unknown, port?: number): string | null {
  if (!(error instanceof Error)) return String(error);
  const fault: Fault = error;
  // Messages we wrote ourselves (launcher, configuration) carry no code.
  if (fault.code === undefined && /[.]$/.test(fault.message)) return fault.message;
  return ofListening(fault, port) ?? ofDisk(fault) ?? ofDatabase(fault);
}

/** An error as raised by Node, PostgreSQL's client or SQLite. */
type Fault = Error & {
  readonly code?: string;
  readonly errcode?: number;
  readonly syscall?: string;
  readonly path?: string;
  readonly address?: string;
  /** The setting whose URL was tried, if not `DATABASE_URL`. */
  readonly setting?: string;
};

function ofListening({ code, syscall, address }: Fault, port?: number): string | null {
  if (code === "EADDRINUSE")
    return `Port ${port} is in use: stop the other program, or choose another port with PORT=4100.`;
  if (syscall !== "listen") return null;
  if (code === "EACCES")
    return `Port ${port} needs rights this user does not have: choose one above 1023 with PORT=4000.`;
  return code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT"
    ? `This machine has no address ${address}: choose another one with HOST.`
    : null;
}

/** SQLite's code for a lock file that cannot be created or written. */
const CANNOT_OPEN: ReadonlySet<number | undefined> = new Set([8, 14]);
const NO_FOLDER: ReadonlySet<string | undefined> = new Set(["EEXIST", "ENOTDIR"]);
const READ_ONLY: ReadonlySet<string | undefined> = new Set(["EROFS", "EACCES", "EPERM"]);

function ofDisk({ code, errcode, path = "the data folder" }: Fault): string | null {
  if (code === "ENOSPC" || code === "53100") return "The disk is full: free some space and start again.";
  if (NO_FOLDER.has(code)) return `${path} is not a folder: choose another place for the data with DATA_DIR.`;
  return READ_ONLY.has(code) || (code === "ERR_SQLITE_ERROR" && CANNOT_OPEN.has(errcode))
    ? `${path} cannot be written: check its rights, or choose another folder with DATA_DIR.`
    : null;
}

const AWAY: ReadonlySet<string | undefined> = new Set(
  "ECONNREFUSED ECONNRESET EPIPE ENOTFOUND EAI_AGAIN ETIMEDOUT EHOSTUNREACH ENETUNREACH 57P03 53300".split(
    " ",
  ),
);

function ofDatabase({ code, message, setting = "DATABASE_URL" }: Fault): string | null {
  // The client's own timeout messages, which come without a code.
  const isLate = code === undefined && /timeout|terminated unexpectedly/i.test(message);
  if (isLate || AWAY.has(code))
    return `The database in ${setting} does not answer: check the address, or leave it out to use the embedded one.`;
  // The last ones are the client's messages for a URL without a password.
  if (code === "28P01" || code === "28000" || /password must be a string/.test(message))
    return `The database in ${setting} refuses the user or the password of that address: correct them.`;
  if (code === "3D000")
    return `The database that ${setting} names does not exist: create it, or correct the address.`;
  if (code === "42501")
    return `The role in ${setting} may not do what is needed (${message}): see "Database roles" in docs/operations/running.md.`;
  return /SSL|certificate/i.test(message)
    ? `The database in ${setting} and this program do not agree on encryption (${message}): set sslmode in that address.`
    : null;
}
