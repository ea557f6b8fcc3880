import { frontPage } from "./front-page.ts";
import { html, refusedPage } from "./page.ts";
import { SIMULATORS } from "./simulators.ts";
import type { Statement } from "./simulator.types.ts";

export type BankOptions = {
  /** Where the bank keeps its books; a restart goes on from them. */
  readonly folder: string;
  /** The bank's own public address, without a slash at the end. */
  readonly origin: string;
  /** Keys of merchants by their name at a provider, beside the development ones that everybody knows. */
  readonly merchants?: Readonly<Record<string, string>>;
  /** The network, so that tests can stand in for it. */
  readonly fetch?: typeof fetch;
  /** The clock, so that tests can move it. */
  readonly now?: () => Date;
  readonly env?: NodeJS.ProcessEnv;
};

export type Bank = {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Sends the notifications that are due by the clock; by itself the bank does so on time. */
  readonly deliverDue: () => Promise<void>;
  /** Stops notifying; answers when nothing is under way. */
  readonly close: () => Promise<void>;
};

/**
 * Simulators of the payment providers: each verifies every request as strictly as its provider would, has a cashier
 * page, and keeps its own books of what it captured.
 *
 * @throws Error in production: it makes money out of nothing
 */
export function createBank(options: BankOptions): Bank {
  const { env = process.env, merchants = {}, now = () => new Date(), folder, origin } = options;
  if (env.NODE_ENV === "production") throw new Error("The bank simulator does not run in production.");
  const room = { folder, origin, merchants, now, fetch: options.fetch ?? fetch };
  const simulators = SIMULATORS.map((open) => open(room));
  const statement = () => inAll(simulators.map((simulator) => simulator.statement()));

  return {
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const reads = request.method === "GET" || request.method === "HEAD";
      if (pathname === "/" && reads)
        return html(
          frontPage({
            names: simulators.map(({ name }) => name),
            desks: simulators.flatMap(({ desk }) => (desk ? [desk] : [])),
            lines: simulators.flatMap((simulator) => simulator.lines()),
            captured: statement().totals,
            origin,
          }),
          200,
        );
      if (pathname === "/books" && reads) return Response.json(statement());
      for (const simulator of simulators) {
        const response = await simulator.fetch(request);
        if (response) return response;
      }
      return html(refusedPage("NOT_FOUND"), 404);
    },
    deliverDue: async () => {
      await Promise.all(simulators.map((simulator) => simulator.deliverDue()));
    },
    close: async () => {
      await Promise.all(simulators.map((simulator) => simulator.close()));
    },
  };
}

function inAll(statements: readonly Statement[]): Statement {
  const totals: Record<string, number> = {};
  for (const each of statements)
    for (const [currency, minor] of Object.entries(each.totals))
      totals[currency] = (totals[currency] ?? 0) + minor;
  return { orders: statements.flatMap(({ orders }) => orders), totals };
}
