import { resolveLocalhostNames } from "../platform/localhost-names.ts";
import { leaveWith } from "./leave-with.ts";
import { runLedger } from "./ledger/run-ledger.ts";

/**
 * `pnpm ledger verify [head]`: recomputes the books and checks the chain; names every difference. With a head from a
 * statement, also whether the books still contain it. Writes nothing. Exit code 0: none; 1: some; 2: not run. `pnpm
 * ledger prove`: verifies what was booked since the last proof, and notes the new one. Exit codes as above. `pnpm
 * ledger seal`: appends to the chain what the job has not yet come to, and says where the chain ends. `pnpm ledger
 * unused [--at 2026-10-01]`: what was bought and not spent when that day began, per brand and currency. `pnpm ledger
 * adopt "reason"`: after a restore, takes the present end of the chain for the right one. `pnpm ledger reviews`: the
 * statements of providers that need a person, a line each, columns separated by tabs. `pnpm ledger decide <case>
 * <decision> --reason … --as <mail>`: decides about one of them, in the name of an account with the role finance or
 * root. Exit code 0: done; 1: refused, and why; 2: not understood. `pnpm ledger confirm <reference> <channel> <receipt>
 * <amount> <currency> --reason … --as <mail>`: money for a payment through customer service has arrived. Exit codes as
 * for `decide`. `pnpm ledger settle [--day 2026-03-01] [--provider stripe]`: compares what the providers list for their
 * days with the books. Exit code 0: no differences; 1: some, or a list that is not there; 2: not run. Reads
 * `DATABASE_URL`, or the embedded database in `DATA_DIR`, through the shop where one is running on it. The heads of the
 * chain are in `DATA_DIR/ledger`, its key comes from `SECRET`.
 */
// Providers' lists are requested from them; in a demo, from the bank at `pay.localhost`.
resolveLocalhostNames();
await runLedger(process.argv.slice(2)).then(
  (exitCode) => process.exit(exitCode),
  (fault: unknown) => leaveWith(fault, 2),
);
