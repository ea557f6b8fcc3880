import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { paymentProvider } from "@catnip/api/modules/providers/index.ts";
import { createBank } from "@catnip/bank";

const BANK = "http://bank.localhost:4731";
const config = {
  production: false,
  port: 4731,
  dataDir: "",
  databaseUrl: undefined,
  secret: "",
  originPattern: "http://{site}.localhost:{port}",
};

/** The shop's adapter of a provider, and the bank, which was written independently: here they meet. */
export function bankDesk(key: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "catnip-bank-"));
  const notified: Request[] = [];
  let clock = new Date();
  let acknowledges = 200;
  let loses: RegExp | null = null;
  const bank = createBank({
    folder,
    origin: BANK,
    now: () => clock,
    fetch: async (url, init) => {
      notified.push(new Request(url instanceof URL ? url.href : url, init));
      return new Response("OK", { status: acknowledges });
    },
    env: {},
  });
  const asked: Request[] = [];
  const network: typeof fetch = async (url, init) => {
    const request = new Request(url instanceof URL ? url.href : url, init);
    asked.push(request.clone());
    const response = await bank.fetch(request);
    if (loses?.test(new URL(request.url).pathname)) throw new Error("the answer was lost");
    return response;
  };
  const provider = paymentProvider({ config, now: () => clock, fetch: network }, key);
  if (!provider) throw new Error(`${key} is not set up`);
  const post = (address: string, body: string | URLSearchParams) =>
    bank.fetch(new Request(new URL(address, BANK), { method: "POST", body }));

  return {
    bank,
    provider,
    /** What the bank sent to the shop. */
    notified,
    /** What the shop's adapter sent to the bank. */
    asked,
    post,
    payment: {
      orderNo: "01JNB2Q6W0ABCDEFGHJKMNPQRS",
      method: "credit-card",
      amount: { currency: "TWD", minor: 32_000 },
      providerRef: null as string | null,
      expiresAt: new Date(clock.getTime() + 900_000),
    },
    at: {
      returnUrl: "http://pay.localhost:4731/payment/01JNB2Q6W0ABCDEFGHJKMNPQRS/return",
      notifyUrl: `http://api.localhost:4731/payments/notify/${key}`,
      locale: "zh-TW",
    },
    /** Chooses an ending without a browser. */
    act: (orderNo: string, action: string) => post(`/${key}/control/${orderNo}`, JSON.stringify({ action })),
    books: async (): Promise<unknown> => (await bank.fetch(new Request(`${BANK}/books`))).json(),
    /** Makes the vendor's notifications be answered with this status. */
    acknowledge: (status: number) => (acknowledges = status),
    /** The bank handles requests to this path, but the response is lost. */
    lose: (at: RegExp | null) => (loses = at),
    pass: (ms: number) => (clock = new Date(clock.getTime() + ms)),
    close: async () => {
      await bank.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function bodyOf(message: Request | undefined): Promise<Uint8Array> {
  if (!message) throw new Error("nothing was notified");
  return new Uint8Array(await message.clone().arrayBuffer());
}
