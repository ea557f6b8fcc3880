import path from "node:path";
import { siteOrigin, type Config } from "@catnip/api/platform/config.ts";
import { createBank, type Bank } from "@catnip/bank";

/** The payment providers' simulators. Their books are in memory, so that an installation has one process with them. */
export const openBank = (config: Config): Bank =>
  createBank({
    folder: path.join(config.dataDir, "bank"),
    origin: siteOrigin(config, "bank"),
    webhooks: `${siteOrigin(config, "api")}/payments/notify`,
  });
