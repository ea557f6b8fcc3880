import { createServer } from "node:http";
import { createBank } from "@catnip/bank";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { resolveLocalhostNames } from "@catnip/api/platform/localhost-names.ts";

/**
 * Runs the payment provider simulators in a process of their own, next to a product in production mode, which
 * does not include them. `BANK_ORIGIN` is their origin as that product knows it, `BANK_MERCHANT` and `BANK_KEY`
 * its account there: it rejects the public development keys.
 */
const { BANK_PORT, BANK_FOLDER, BANK_ORIGIN, BANK_MERCHANT, BANK_KEY } = process.env;
if (!BANK_PORT || !BANK_FOLDER || !BANK_ORIGIN || !BANK_MERCHANT || !BANK_KEY) {
  console.error("Set BANK_PORT, BANK_FOLDER, BANK_ORIGIN, BANK_MERCHANT and BANK_KEY.");
  process.exit(2);
}
resolveLocalhostNames();
const bank = createBank({
  folder: BANK_FOLDER,
  origin: BANK_ORIGIN,
  merchants: { [BANK_MERCHANT]: BANK_KEY },
});
createServer(createRequestListener(bank.fetch)).listen(Number(BANK_PORT), "127.0.0.1");
