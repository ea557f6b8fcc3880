import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { paymentProvider } from "@catnip/api/modules/providers/index.ts";
import type { PaymentView } from "@catnip/api/modules/providers/index.ts";
import { createBank } from "@catnip/bank";

const BANK = "http://bank.localhost:4731";
const START = new Date("2026-03-01T12:00:00Z");

/** A shop's adapter and the bank, which were written independently: here they meet, at a clock of their own. */
export function mainlandDesk(key: string, paymentSettings: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), "catnip-bank-"));
  const notified: Request[] = [];
  const clock = { at: START };
  let answer = "success";
  const bank = createBank({
    folder,
    origin: BANK,
    now: () => clock.at,
    fetch: async (url, init) => {
      notified.push(new Request(url instanceof URL ? url.href : url, init));
      return new Response(answer, { status: answer === "broken" ? 500 : 200 });
    },
    env: {},
  });
  const asked: Request[] = [];
  const toBank: typeof fetch = (url, init) => {
    const request = new Request(url instanceof URL ? url.href : url, init);
    asked.push(request.clone());
    return bank.fetch(request);
  };
  const config = {
    production: false,
    port: 4731,
    dataDir: "",
    databaseUrl: undefined,
    secret: "",
    originPattern: "http://{site}.localhost:{port}",
    paymentSettings,
  };
  const connect = (network: typeof fetch) => {
    const found = paymentProvider({ config, now: () => clock.at, fetch: network }, key);
    if (!found) throw new Error(`${key} is not set up`);
    return found;
  };
  const provider = connect(toBank);
  const payment: PaymentView = {
    orderNo: "01JNB2Q6W0ABCDEFGHJKMNPQRS",
    method: key,
    amount: { currency: "CNY", minor: 3_500 },
    providerRef: null,
    expiresAt: new Date(START.getTime() + 1_800_000),
  };
  const post = (address: string, body: string | URLSearchParams) =>
    bank.fetch(new Request(new URL(address, BANK), { method: "POST", body }));

  return {
    provider,
    payment,
    at: {
      returnUrl: `http://pay.localhost:4731/payment/${payment.orderNo}/return`,
      notifyUrl: `http://api.localhost:4731/payments/notify/${key}`,
      locale: "zh-CN",
    },
    /** The same adapter in a network that answers every request like this. */
    connect,
    fetch: bank.fetch,
    /** The adapter's requests to the bank. */
    asked,
    opens: (address: string, headers: Record<string, string> = {}) =>
      bank.fetch(new Request(new URL(address, BANK), { headers })),
    post,
    /** Chooses an ending without a browser. */
    act: (action: string, more: object = {}, orderNo = payment.orderNo) =>
      post(`/${key}/control/${orderNo}`, JSON.stringify({ action, ...more })),
    /** What the shop answers to messages from now on. */
    answers: (text: string) => (answer = text),
    /** Lets the bank send what is due, and the shop read all that came since the last time. */
    reads: async () => {
      await bank.deliverDue();
      const came = notified.splice(0);
      return Promise.all(
        came.map(async (message) =>
          provider.onNotify?.({
            headers: message.headers,
            body: new Uint8Array(await message.arrayBuffer()),
          }),
        ),
      );
    },
    books: async (): Promise<unknown> => (await bank.fetch(new Request(`${BANK}/books`))).json(),
    pass: (ms: number) => (clock.at = new Date(clock.at.getTime() + ms)),
    close: async () => {
      await bank.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
