import { headsFile } from "../../modules/wallets/chain/heads-file.ts";
import { verifyLedger } from "../../modules/wallets/index.ts";
import type { LedgerCommand } from "./command.ts";

/** Recomputes the books, verifies the chain and reports every difference; read-only. */
export const verify: LedgerCommand = async ({ db, config, now }, [head]) => {
  const { differences, counted, chain } = await verifyLedger(db, {
    secret: config.secret,
    dataDir: config.dataDir,
    production: config.production,
    now: now(),
    head: head?.toLowerCase(),
  });
  for (const { check, says } of differences) console.error(`${check}: ${says}`);
  const looked = `${counted.transfers} transfers, ${counted.entries} entries, ${counted.orders} orders, ${counted.payments} payments`;
  console.log(
    differences.length === 0
      ? `The books balance: ${looked}.`
      : `${differences.length} differences in ${looked}.`,
  );
  if (chain) {
    console.log(
      `The chain has ${chain.links} links; ${chain.waiting} records wait for theirs, and ${chain.heads} heads are kept in ${headsFile(config.dataDir)}.`,
    );
    if (chain.heads === 0)
      console.log("Without a head kept outside the database, a truncated chain cannot be detected.");
  }
  return differences.length === 0 ? 0 : 1;
};
