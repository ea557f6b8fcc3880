import { frontPage } from "./front-page.ts";
import { html, refusedPage } from "./page.ts";
import { SIMULATORS } from "./simulators.ts";
import type { Statement } from "./simulator.types.ts";

export type BankOptions = {
  /** Where the bank stores its books; it resumes from them after a restart. */
  readonly folder: string;
  /** The bank's own public origin, without a trailing slash. */
  readonly origin: string;
  /** Merchant keys by merchant name at a provider, in addition to the public development keys. */
  readonly merchants?: Readonly<Record<string, string>>;
  /** Where vendors with one registered endpoint send their messages; the provider's key follows. Absent: nowhere. */
  readonly webhooks?: string;
  /** `fetch`; tests can stub it. */
  readonly fetch?: typeof fetch;
  /** The clock; tests can move it. */
  readonly now?: () => Date;
  readonly env?: NodeJS.ProcessEnv;
};

export type Bank = {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Sends the notifications that are due now. In normal operation the bank does this on schedule. */
  readonly deliverDue: () => Promise<void>;
  /** Stops notifying; resolves once nothing is in flight. */
  readonly close: () => Promise<void>;
};

/**
 * Simulators of the payment providers. Each verifies every request as strictly as the real provider, has a
 * cashier page and keeps its own books of what it captured.
 *
 * @throws Error in production: it creates money out of nothing
 */
export function createBank(options: BankOptions): Bank {
  const { env = process.env, merchants = {}, now = () => new Date(), folder, origin } = options;
  if (env.NODE_ENV === "production") throw new Error("The bank simulator does not run in production.");
  const { webhooks = null, fetch: network = fetch } = options;
  const room = { folder, origin, merchants, webhooks, now, fetch: network };
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
