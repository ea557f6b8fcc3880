import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * `node verify-statement.ts statement.jsonl [earlier.jsonl]`: checks an exported statement and names every line that
 * was changed, dropped, moved or added. With an earlier export, also whether that is the beginning of this one. Needs
 * nothing but Node and the files. Exit code 0: all as it should be; 1: not; 2: not understood.
 *
 * The file proves that its lines fit together, in this order, and add up (R-WAL-16). A file with all lines rewritten
 * can pass too. Only a second copy tells them apart: one exported earlier, or one exported now from the books, with the
 * file in question given as the earlier one; or the hash of a last line noted elsewhere.
 */

/** The lines of a file that are hashed, and what is wrong with them. */
export type Verified = {
  readonly problems: readonly string[];
  /** Hashes of the first line and of all entries, in order. */
  readonly hashes: readonly string[];
  readonly summary: string;
};

const LINE = /^(\{.*),"hash":"([0-9a-f]{64})"\}$/;

/** Checks the text of one file. */
export function verifyStatement(text: string): Verified {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  const problems: string[] = [];
  const hashes: string[] = [];
  let before = "0".repeat(64);
  let n = 0;
  let balance = 0;
  let isEnded = false;
  let summary = "";
  for (const [index, line] of lines.entries()) {
    const at = `line ${index + 1}`;
    const [, body, hash] = LINE.exec(line) ?? [];
    const said = body === undefined ? null : objectOf(`${body}}`);
    if (body === undefined || hash === undefined || !said) {
      problems.push(`${at} is not a line of a statement`);
      continue;
    }
    if (isEnded) problems.push(`${at} was added after the end`);
    if (createHash("sha256").update(`${body}}`).digest("hex") !== hash) problems.push(`${at} was changed`);
    if (said.before !== before)
      problems.push(
        `${at} does not follow the line before it: a line between them was dropped, moved or added`,
      );
    before = hash;
    if (index === 0) {
      if (said.format !== "catnip-statement-1") problems.push(`${at} does not begin a statement`);
      hashes.push(hash);
    } else if (said.end === true) {
      isEnded = true;
      if (said.entries !== n) problems.push(`${at} says ${String(said.entries)} entries, there are ${n}`);
      if (said.balance !== balance)
        problems.push(`${at} says a balance of ${String(said.balance)}, the entries leave ${balance}`);
      summary = `${n} entries, balance ${balance}, last hash ${hash}`;
    } else {
      if (said.n !== n + 1) problems.push(`${at} is entry ${String(said.n)}, entry ${n + 1} was expected`);
      if (said.balance !== balance + Number(said.amount))
        problems.push(
          `${at} leaves ${String(said.balance)}, ${balance} and ${String(said.amount)} are ${balance + Number(said.amount)}`,
        );
      n = Number(said.n);
      balance = Number(said.balance);
      hashes.push(hash);
    }
  }
  if (!isEnded) problems.push("the end is missing: lines may have been cut off");
  return { problems, hashes, summary };
}

/** What of an earlier file is not in a later one of the same account. */
export function verifyEarlier(earlier: Verified, later: Verified): readonly string[] {
  const at = earlier.hashes.findIndex((hash, index) => later.hashes[index] !== hash);
  return at === -1 ? [] : [`line ${at + 1} of the earlier file is not line ${at + 1} of this one`];
}

function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" && read !== null ? (read as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}

const ALONE =
  "Whether the whole file was rewritten shows only against another copy, saved earlier or fresh from the shop's books.";
const CONTINUES = "It begins with all that the earlier file has.";

if (import.meta.main) {
  const [file, earlierFile, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) {
    console.error("Usage: node verify-statement.ts statement.jsonl [earlier.jsonl]");
    process.exitCode = 2;
  } else {
    const later = verifyStatement(readFileSync(file, "utf8"));
    const earlier = earlierFile === undefined ? null : verifyStatement(readFileSync(earlierFile, "utf8"));
    const problems = [
      ...later.problems,
      ...(earlier?.problems.map((problem) => `in the earlier file, ${problem}`) ?? []),
      ...(earlier ? verifyEarlier(earlier, later) : []),
    ];
    for (const problem of problems) console.error(problem);
    console.log(
      problems.length === 0
        ? `The lines fit together and add up: ${later.summary}.\n${earlier ? CONTINUES : ALONE}`
        : `${problems.length} problems.`,
    );
    process.exitCode = problems.length === 0 ? 0 : 1;
  }
}
