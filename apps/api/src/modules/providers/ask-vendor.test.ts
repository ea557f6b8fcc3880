import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { askVendor } from "./ask-vendor.ts";
import { download as downloadOfAlipay } from "./alipay/client.ts";
import { PROVIDERS } from "./provider-list.ts";
import type { PaymentView } from "./provider.types.ts";
import { download as downloadOfWechatpay } from "./wechatpay/client.ts";

const KIB = 1_024;
let closed = 0;
let led = 0;
const MISCHIEF: Readonly<Record<string, (res: ServerResponse) => void>> = {
  ...Object.fromEntries(
    [301, 302, 303, 307, 308].map((status) => [
      `/${status}`,
      (res: ServerResponse) => void res.writeHead(status, { location: "/inside" }).end(),
    ]),
  ),
  "/inside": (res) => {
    led += 1;
    res.end("a secret of the machine");
  },
  "/endless": (res) => {
    const more = () => {
      while (res.write(Buffer.alloc(16 * KIB)));
    };
    res.on("drain", more).on("close", () => (closed += 1));
    more();
  },
  "/packed": (res) =>
    void res.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(5_000_000))),
  "/trickle": (res) => void res.write("x"),
  "/silent": () => undefined,
  "/gone": (res) => void res.socket?.destroy(),
  "/short": (res) => {
    res.writeHead(200, { "content-length": "100" }).write("x", () => res.socket?.destroy());
  },
  "/exact": (res) => void res.end(Buffer.alloc(KIB)),
  "/over": (res) => void res.end(Buffer.alloc(KIB + 1)),
};
const server = createServer((req, res) => MISCHIEF[req.url ?? ""]?.(res));
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const LIMITS = { timeoutMs: 60_000, bytesMax: KIB };

// R-PAY-73
describe("a vendor that is none, or is not itself,", () => {
  test.each(["/301", "/302", "/303", "/307", "/308"])("leads nowhere: %s", async (path) => {
    expect(await askVendor(fetch, origin + path, {}, LIMITS)).toBeNull();
    expect(led).toBe(0);
  });

  test.each(["/endless", "/packed", "/over"])("fills no memory: %s", async (path) => {
    expect(await askVendor(fetch, origin + path, {}, LIMITS)).toBeNull();
  });

  test("is cut off when it never ends", async () => {
    await vi.waitFor(() => expect(closed).toBeGreaterThan(0));
  });

  test.each(["/trickle", "/silent"])("is not waited for: %s", async (path) => {
    expect(await askVendor(fetch, origin + path, {}, { ...LIMITS, timeoutMs: 30 })).toBeNull();
  });

  test.each(["/gone", "/short"])("breaks off without a fault: %s", async (path) => {
    expect(await askVendor(fetch, origin + path, {}, LIMITS)).toBeNull();
  });

  test("says as much as it may", async () => {
    expect((await askVendor(fetch, `${origin}/exact`, {}, LIMITS))?.bytes).toHaveLength(KIB);
  });
});

const CONFIG = { ...readConfig({}), paymentSettings: {} };
const BANK = "http://bank.localhost:4000";

/** More than any response may have, for as long as it is read. */
function flood() {
  const told = { parts: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      told.parts += 1;
      if (told.parts > 4_000) controller.error(new Error("Reading was not stopped"));
      else controller.enqueue(new Uint8Array(64 * KIB));
    },
  });
  return { told, response: new Response(body) };
}

async function drained(facts: AsyncIterable<unknown> | undefined): Promise<void> {
  const read = async () => {
    for await (const _ of facts ?? []);
  };
  await expect(read()).resolves.toBeUndefined();
}

// R-PAY-73
test.each(PROVIDERS)("$key asks its own host, follows nowhere and stops reading", async (provider) => {
  const opened = provider.open(CONFIG);
  if (!("connect" in opened)) throw new Error(opened.problem);
  const asked: { readonly address: URL; readonly init: RequestInit | undefined }[] = [];
  const floods: { readonly parts: number }[] = [];
  const network: typeof fetch = async (address, init) => {
    asked.push({ address: new URL(address instanceof Request ? address.url : address), init });
    const { told, response } = flood();
    floods.push(told);
    return response;
  };
  const { query, refund, listSettled } = opened.connect({ fetch: network, now: () => new Date() });
  const [method = ""] = Object.keys(provider.methods);
  const [currency = ""] = provider.methods[method] ?? [];
  const payment: PaymentView = {
    orderNo: "01JNB2Q6W0AAAAAAAAAAAAAAAA",
    method,
    amount: { minor: 100, currency },
    providerRef: "ref_1",
    expiresAt: new Date(),
  };
  expect(["unavailable", "not-asked", undefined]).toContain(await query?.(payment));
  expect(["unavailable", undefined]).toContain(await refund?.(payment, { refundId: "r1", minor: 100 }));
  const day = new Date("2026-11-20T00:00:00Z");
  const list = drained(listSettled?.(day, new Date(day.getTime() + 86_400_000)));
  if (listSettled) await expect(list).rejects.toThrow();
  else await list;
  expect(asked.length > 0).toBe(query !== undefined);
  expect(floods.filter(({ parts }) => parts > 4_000)).toEqual([]);
  for (const { address, init } of asked) {
    expect(address.origin).toBe(BANK);
    expect(init?.redirect).toBe("error");
    expect(init?.signal).toBeInstanceOf(AbortSignal);
  }
});

const FILES = "https://files.vendor.test";
const INSIDE = [
  "http://localhost/x",
  "http://localhost:5432/x",
  "http://127.0.0.1/x",
  "http://127.1/x",
  "http://2130706433/x",
  "http://0x7f000001/x",
  "http://0177.0.0.1/x",
  "http://0/x",
  "http://[::1]/x",
  "http://[::ffff:127.0.0.1]/x",
  "http://[fe80::1]/x",
  "http://10.0.0.1/x",
  "http://192.168.0.1/x",
  "http://169.254.169.254/latest/meta-data/",
  "http://metadata.internal/x",
  "https://files.vendor.test.evil.test/x",
  "https://files.vendor.test@127.0.0.1/x",
  "https://me:secret@files.vendor.test/x",
  "https://files.vendor.test:8443/x",
  String.raw`https://evil.test\@files.vendor.test/x`,
  "https://files.vendor.test\u3002evil.test/x",
  "//files.vendor.test/x",
  "file:///etc/passwd",
  "data:text/plain,x",
  "",
];

// R-SET-6, R-PAY-73
test.each(INSIDE)("a file that an answer says to be at %j is not fetched", async (address) => {
  const asked: string[] = [];
  const network: typeof fetch = async (at) => {
    asked.push(at instanceof Request ? at.url : at.toString());
    return new Response("a secret of the machine");
  };
  const reach = { fetch: network, now: () => new Date() };
  // Where nothing may be fetched from, nothing is signed either.
  const settings = { baseUrl: FILES, filesUrl: FILES } as never;
  expect(await downloadOfAlipay(settings, reach, address)).toBeNull();
  expect(await downloadOfWechatpay(settings, reach, address)).toBeNull();
  expect(asked).toEqual([]);
});
