import { sealForgotten } from "../../modules/wallets/index.ts";
import type { LedgerCommand } from "./command.ts";

/** Appends to the chain every record without a link, and prints the end of the chain. */
export const seal: LedgerCommand = async (services) => {
  const { added, head, refused } = await sealForgotten(services);
  if (refused === "busy") console.error("Another process is writing the chain; try again.");
  if (refused === "heads-disagree")
    console.error(
      "The books do not contain a head that is kept in DATA_DIR. Run `pnpm ledger verify`; after a restore from a backup, `pnpm ledger adopt`.",
    );
  if (refused) return 1;
  console.log(
    head ? `${added} links added; link ${head.position} is ${head.hash}.` : "There is nothing to seal.",
  );
  return 0;
};
