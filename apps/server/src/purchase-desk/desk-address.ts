import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * A new address for a desk, of a local socket that no other user of this machine can open: in a folder of its own, or, on
 * Windows, under a name that nobody can guess.
 *
 * @returns null: there is no place for one
 */
export function makeDeskAddress(): { readonly address: string; readonly remove: () => void } | null {
  if (process.platform === "win32")
    return { address: `\\\\.\\pipe\\catnip-${randomUUID()}`, remove: () => undefined };
  try {
    const folder = mkdtempSync(path.join(tmpdir(), "catnip-desk-"));
    return {
      address: path.join(folder, "desk"),
      remove: () => rmSync(folder, { recursive: true, force: true }),
    };
  } catch {
    return null;
  }
}
