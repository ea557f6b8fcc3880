import type { Server } from "node:http";
import type { Config } from "@catnip/api/platform/config.ts";

type Where = Pick<Config, "hosts" | "port">;

/**
 * Listens on every configured address with a server each: Node listens either on one address or on all.
 *
 * A machine without IPv6 has no `::1`; it is skipped as long as another address works.
 */
export async function listenEverywhere(
  { hosts, port }: Where,
  makeServer: () => Server,
): Promise<readonly Server[]> {
  const servers: Server[] = [];
  for (const host of hosts ?? [undefined]) {
    const server = makeServer();
    try {
      await listen(server, port, host);
      servers.push(server);
    } catch (fault) {
      if (host !== "::1" || servers.length === 0 || !isMissing(fault)) throw fault;
    }
  }
  return servers;
}

function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, ...(host !== undefined && { host }) }, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

const isMissing = (fault: unknown) =>
  ["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes((fault as NodeJS.ErrnoException).code ?? "");

/** Tells the person at the terminal whether other machines can reach the shop. */
export function sayWhoIsLetIn({ hosts, production }: Pick<Config, "hosts" | "production">): string {
  if (hosts?.every((host) => host === "::1" || host.startsWith("127.")))
    return "Only this machine can open these addresses; HOST=0.0.0.0 lets others in.";
  const where = hosts && !hosts.some((host) => host === "0.0.0.0" || host === "::") ? hosts.join(", ") : null;
  const opened = `Other machines can open these addresses (${where ?? "every address of this machine"}).`;
  return production ? opened : `${opened} Whoever does reads all mail and signs in with the passwords below.`;
}
