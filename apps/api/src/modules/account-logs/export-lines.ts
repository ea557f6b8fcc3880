import { createHash } from "node:crypto";
import type { AccountAction } from "@catnip/domain/wallets";

/** An entry as it is exported. */
export type ExportEntry = {
  /** 1, 2, 3… within the account. */
  readonly n: number;
  readonly entry: number;
  readonly transfer: string;
  readonly at: string;
  readonly kind: AccountAction;
  readonly amount: number;
  readonly balance: number;
};

export const EXPORT_FORMAT = "catnip-statement-1";

/** What the first line is chained to. */
export const NOTHING_BEFORE = "0".repeat(64);

/** A line of the file, and its hash. */
export type ExportLine = { readonly text: string; readonly hash: string };

/**
 * A line: a JSON object with the hash of the line before, and last its own: SHA-256 over the object without it. No key
 * is involved, so that the player can check it alone.
 */
export function chained(content: object, before: string): ExportLine {
  const body = JSON.stringify({ ...content, before });
  const hash = createHash("sha256").update(body).digest("hex");
  return { text: `${body.slice(0, -1)},"hash":"${hash}"}`, hash };
}
