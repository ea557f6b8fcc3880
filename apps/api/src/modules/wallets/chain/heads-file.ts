import { mkdir, open, readFile } from "node:fs/promises";
import path from "node:path";

/** The last link of the chain at some moment. */
export type Head = {
  readonly position: number;
  /** Hex. */
  readonly hash: string;
};

/** A line of the journal. */
export type HeadLine = Head & {
  /** When it was written. */
  readonly at: string;
  /**
   * `sealed`: what was in the books before the chain began. `adopted`: an operator declared this head to be the right
   * one.
   */
  readonly event?: "sealed" | "adopted" | "proved";
  readonly reason?: string;
  /** Of a `proved` head. */
  readonly proof?: BooksProof;
};

/** What the books added up to when they were last verified: the next proof starts from here. */
export type BooksProof = {
  /** Entries up to the head. */
  readonly entries: number;
  /** The highest number of an entry that was visible. */
  readonly lastEntry: number;
  /** Sums of all entries up to the head, by kind of account and currency, such as `platform sales meowcent`. */
  readonly sums: Readonly<Record<string, number>>;
  /** HMAC-SHA-256 over head and proof with the key of the chain, in hex. */
  readonly seal: string;
};

export type HeadJournal = {
  readonly lines: readonly HeadLine[];
  /** Numbers of the unreadable lines. */
  readonly broken: readonly number[];
};

/**
 * Where the heads of the hash chain are stored, outside the database: write access to the books there does not give
 * access to these.
 */
export const headsFile = (dataDir: string): string => path.join(dataDir, "ledger", "heads.jsonl");

/** The journal, oldest first; empty if there is none. A truncated last line counts as never written. */
export async function readHeads(dataDir: string): Promise<HeadJournal> {
  const text = await readFile(headsFile(dataDir), "utf8").catch((fault: unknown) => {
    if (isMissing(fault)) return "";
    throw fault;
  });
  const lines: HeadLine[] = [];
  const broken: number[] = [];
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  for (const [index, line] of whole.split("\n").slice(0, -1).entries()) {
    const read = parse(line);
    if (read) lines.push(read);
    else broken.push(index + 1);
  }
  return { lines, broken };
}

/**
 * Appends a line and waits until it is on disk. First truncates a partial line left by a crash. Callers hold the lock
 * of the chain, so there is a single writer.
 */
export async function appendHead(dataDir: string, line: HeadLine): Promise<void> {
  const file = headsFile(dataDir);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, "a+", 0o600);
  try {
    const { size } = await handle.stat();
    const tail = Buffer.alloc(Math.min(size, LINE_LENGTH_MAX));
    await handle.read(tail, 0, tail.length, size - tail.length);
    const end = tail.lastIndexOf("\n") + 1;
    if (end < tail.length) await handle.truncate(size - tail.length + end);
    await handle.appendFile(`${JSON.stringify(line)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The heads that the books must still contain: after an adopted head, only it and later ones. */
export function expectedHeads(lines: readonly HeadLine[]): readonly HeadLine[] {
  let expected: HeadLine[] = [];
  for (const line of lines) {
    if (line.event === "adopted") expected = expected.filter(({ position }) => position <= line.position);
    expected.push(line);
  }
  return expected;
}

/** Longer than any line: a reason has at most 500 characters, a proof some ten sums. */
const LINE_LENGTH_MAX = 65_536;

function parse(line: string): HeadLine | null {
  try {
    const read = JSON.parse(line) as Partial<HeadLine> | null;
    const isHead =
      Number.isSafeInteger(read?.position) &&
      typeof read?.hash === "string" &&
      /^[0-9a-f]{64}$/.test(read.hash) &&
      typeof read.at === "string";
    return isHead ? (read as HeadLine) : null;
  } catch {
    return null;
  }
}

const isMissing = (fault: unknown) => fault instanceof Error && "code" in fault && fault.code === "ENOENT";
