import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Config } from "@catnip/api/platform/config.ts";
import { compressed } from "../compressed.ts";
import { withDefaults } from "../default-headers.ts";
import { openBank } from "../open-bank.ts";
import { requestListener } from "../request-listener.ts";

/** The bank on a port that only this machine's workers know. */
export type BankPort = { readonly port: number; readonly close: () => Promise<void> };

export async function openBankPort(config: Config): Promise<BankPort> {
  const bank = openBank(config);
  const server = createServer(
    requestListener({ protocol: undefined }, async (request) =>
      compressed(request, withDefaults(await bank.fetch(request))),
    ),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await bank.close();
    },
  };
}
