import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { till } from "@catnip/api/modules/top-ups/testing/till.ts";
import type { Services } from "@catnip/api/platform/context.ts";
import { createBank, type Bank } from "@catnip/bank";
import { shopDatabase } from "../shop-database.ts";

/** A notification as a provider posted it. */
export type Message = {
  readonly provider: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
};

/** The network between the shop and its providers' servers. */
type Wire = (request: Request, answer: (request: Request) => Promise<Response>) => Promise<Response>;

/** The shop, and the simulators of all its providers, on one clock and without a network between them. */
export type BankStreet = {
  readonly services: Services;
  /** The address of the shop's database. */
  readonly url: string;
  readonly bank: Bank;
  /** Moves the clock of all of them. */
  readonly pass: (ms: number) => void;
  /** By how much the providers' clocks are ahead of the shop's from now on. */
  readonly skew: (ms: number) => void;
  /** Takes the messages sent since the last time. The providers consider them delivered. */
  readonly takeMessages: () => Promise<readonly Message[]>;
  /** Puts something between the shop and its providers from now on. */
  readonly lay: (wire: Wire) => void;
  /** Where the simulators keep their books. */
  readonly folder: string;
  readonly close: () => Promise<void>;
};

const PORT = 4730;
const BANK = `http://bank.localhost:${PORT}`;
const NOTIFY = `http://api.localhost:${PORT}/payments/notify`;

export async function openBankStreet(connections = 16): Promise<BankStreet> {
  const { db, url, close } = await shopDatabase(connections);
  const folder = mkdtempSync(path.join(tmpdir(), "catnip-bank-"));
  let wire: Wire = (request, answer) => answer(request);
  let messages: Message[] = [];
  let ahead = 0;
  const { services, pass } = await till(db, async (address, init) =>
    wire(new Request(address, init), bank.fetch),
  );
  const bank = createBank({
    folder,
    origin: BANK,
    webhooks: NOTIFY,
    now: () => new Date(services.now().getTime() + ahead),
    fetch: async (address, init) => {
      const request = new Request(address, { ...init, signal: null });
      messages.push({
        provider: new URL(request.url).pathname.split("/").at(-1) ?? "",
        headers: [...request.headers],
        body: Buffer.from(await request.arrayBuffer()),
      });
      // The word that all of them take for an acknowledgement.
      return new Response("success");
    },
    env: {},
  });
  return {
    services,
    url,
    bank,
    pass,
    skew: (ms) => (ahead = ms),
    folder,
    lay: (laid) => (wire = laid),
    takeMessages: async () => {
      await bank.deliverDue();
      const taken = messages;
      messages = [];
      return taken;
    },
    close: async () => {
      await bank.close();
      rmSync(folder, { recursive: true, force: true });
      await close();
    },
  };
}

/** A message on its way to the shop; as often as wanted. */
export const requestOf = ({ provider, headers, body }: Message): Request =>
  new Request(`${NOTIFY}/${provider}`, {
    method: "POST",
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    body: new Uint8Array(body),
  });

export const askBank = (
  street: Pick<BankStreet, "bank">,
  address: string,
  init?: RequestInit,
): Promise<Response> => street.bank.fetch(new Request(new URL(address, BANK), init));
