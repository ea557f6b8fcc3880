import { proveBooks } from "../../modules/wallets/index.ts";
import type { LedgerCommand } from "./command.ts";

/** Verifies what was booked since the last proof, and notes the new one beside the heads of the chain. */
export const prove: LedgerCommand = async (services) => {
  const { differences, head, entries } = await proveBooks(services);
  for (const { check, says } of differences) console.error(`${check}: ${says}`);
  if (differences.length > 0) {
    console.log(`${differences.length} differences in ${entries} entries; no proof was noted.`);
    return 1;
  }
  console.log(
    head
      ? `Proven: ${entries} entries since the last proof, up to link ${head.position}.`
      : "There is nothing to prove.",
  );
  return 0;
};
