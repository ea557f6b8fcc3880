import type { Server } from "node:net";
import type { Config } from "@catnip/api/platform/config.ts";
import { isBelowLocalhost } from "./local-names.ts";

type Where = Pick<Config, "hosts" | "port">;

/**
 * Listens on every configured address with a server each: Node listens either on one address or on all.
 *
 * A machine without IPv6 has no `::1`; it is skipped as long as another address works. A port that is taken is tried
 * again for `PORT_WAIT_MS`: the kernel closes the sockets of a killed process a moment after the kill, and an immediate
 * restart must not fail with a port in use.
 */
export async function listenEverywhere<Listening extends Server>(
  { hosts, port }: Where,
  makeServer: () => Listening,
): Promise<readonly Listening[]> {
  const servers: Listening[] = [];
  for (const host of hosts ?? [undefined]) {
    const server = makeServer();
    try {
      await listenOnceFree(server, port, host, Date.now() + PORT_WAIT_MS);
      servers.push(server);
    } catch (fault) {
      if (host !== "::1" || servers.length === 0 || !isMissing(fault)) throw fault;
    }
  }
  return servers;
}

/** How long a taken port may stay taken, in milliseconds. */
const PORT_WAIT_MS = 3_000;
const TRY_AGAIN_MS = 50;

async function listenOnceFree(
  server: Server,
  port: number,
  host: string | undefined,
  until: number,
): Promise<void> {
  for (;;)
    try {
      return await listen(server, port, host);
    } catch (fault) {
      if (codeOf(fault) !== "EADDRINUSE" || Date.now() >= until) throw fault;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
}

function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (fault: Error) => {
      server.off("listening", listening);
      reject(fault);
    };
    const listening = () => {
      server.off("error", failed);
      resolve();
    };
    server.once("error", failed).once("listening", listening);
    server.listen({ port, ...(host !== undefined && { host }) });
  });
}

const codeOf = (fault: unknown) => (fault as NodeJS.ErrnoException).code ?? "";

const isMissing = (fault: unknown) => ["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(codeOf(fault));

export const isLoopback = (host: string): boolean => host === "::1" || host.startsWith("127.");
const isEveryAddress = (host: string): boolean => host === "0.0.0.0" || host === "::";

/** Tells the person at the terminal who can reach the sites, and what to set if no one can. */
export function describeNetworkAccess({
  hosts,
  port,
  production,
  originPattern,
}: Pick<Config, "hosts" | "port" | "production" | "originPattern">): readonly string[] {
  const isHere = hosts?.every(isLoopback) ?? false;
  const where = !hosts || hosts.some(isEveryAddress) ? "every address of this machine" : hosts.join(" and ");
  // Names of a domain lead to a proxy, which passes requests on to here.
  if (!isBelowLocalhost({ originPattern }))
    return [`These names must lead to port ${port} of ${isHere ? "this machine alone" : where}.`];
  if (isHere) return ["Only this machine can open these addresses; HOST=0.0.0.0 lets others in."];
  const names = `Other machines can connect to port ${port} (${where}), but names below .localhost lead each machine to itself: set PUBLIC_ORIGIN_PATTERN to names that lead here.`;
  return production
    ? [names]
    : [names, "Anyone who can connect can read all mail and sign in with the passwords below."];
}
