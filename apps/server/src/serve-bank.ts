import { createServer } from "node:http";
import { createBank } from "@catnip/bank";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { resolveLocalhostNames } from "./localhost-names.ts";

/**
 * The simulators of the payment providers in a process of their own, beside a product that is started as in production
 * and does not have them. `BANK_ORIGIN` is the address by which that product knows them, `BANK_MERCHANT` and `BANK_KEY`
 * its account there: it refuses the ones that everybody knows.
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
