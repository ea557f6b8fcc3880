import { adoptHead } from "../../modules/wallets/index.ts";
import type { LedgerCommand } from "./command.ts";

/** After a restore: declares the current end of the chain to be the right one. */
export const adopt: LedgerCommand = async (services, args) => {
  const reason = args.join(" ").trim();
  if (reason === "" || reason.length > 500) {
    console.error('Say why in at most 500 characters: pnpm ledger adopt "restored the backup of Monday"');
    return 2;
  }
  const { position, hash } = await adoptHead(services, reason);
  console.log(`From now on the chain goes on after link ${position}, ${hash}.`);
  return 0;
};
