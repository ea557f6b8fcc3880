import { afterEach, beforeEach, expect, test } from "vitest";
import { mainlandDesk } from "./mainland-desk.ts";

const MINUTE = 60_000;
const PUBLIC_KEY = "PUB_KEY_ID_0119000000012026112200";

let desk: ReturnType<typeof mainlandDesk>;
beforeEach(() => (desk = mainlandDesk("wechatpay")));
afterEach(() => desk.close());

/** From now on WeChat Pay signs with other keys. */
async function signsWith(phase: string): Promise<void> {
  const answer = await desk.post("/wechatpay/control/keys", JSON.stringify({ phase }));
  expect(answer.status).toBe(200);
}

const payments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...desk.payment,
    orderNo: `01JNB2Q6W0ABCDEFGHJKMNPQ${String(index).padStart(2, "0")}`,
  }));

/** Starts, pays and is notified of payments; returns what the shop made of each message and each query. */
async function pays(count: number) {
  const all = payments(count);
  const begun = [];
  for (const payment of all) begun.push(await desk.provider.start(payment, desk.at));
  for (const { orderNo } of all) await desk.act("pay", {}, orderNo);
  const messages = await desk.reads();
  const queries = [];
  for (const payment of all) queries.push(await desk.provider.query?.(payment));
  return { begun, messages, queries };
}

const credited = (count: number) => ({
  begun: Array.from({ length: count }, () => ({ next: { type: "qr" } })),
  messages: Array.from({ length: count }, () => ({ ok: true, facts: [{ kind: "succeeded" }] })),
  queries: Array.from({ length: count }, () => [{ kind: "succeeded" }]),
});

const asksForCertificates = () => desk.asked.filter(({ url }) => url.endsWith("/v3/certificates")).length;
const namedKeys = () => new Set(desk.asked.map(({ headers }) => headers.get("wechatpay-serial")));

// R-PAY-71
test("an unconfigured certificate is fetched once, and everything signed with it is accepted", async () => {
  await signsWith("certificate");
  expect(await pays(3)).toMatchObject(credited(3));
  expect(asksForCertificates()).toBe(1);
});

// R-PAY-71
test("while a certificate is replaced, both sign, and nothing is lost before, during and after", async () => {
  await signsWith("certificate");
  const [first] = payments(1);
  if (!first) throw new Error("no payment");
  expect(await desk.provider.start(first, desk.at)).toMatchObject({ next: { type: "qr" } });

  desk.pass(2 * MINUTE);
  await signsWith("both-certificates");
  expect(await pays(6)).toMatchObject(credited(6));

  desk.pass(2 * MINUTE);
  await signsWith("new-certificate");
  expect(await desk.provider.query?.(first)).toMatchObject([{ kind: "succeeded" }]);
  expect(asksForCertificates()).toBe(2);
});

// R-PAY-71
test("during the move to the public key each request names it, while messages come signed in both ways", async () => {
  await signsWith("certificate-and-public-key");
  expect(await pays(6)).toMatchObject(credited(6));
  expect([...namedKeys()]).toEqual([PUBLIC_KEY]);
  await signsWith("public-key");
  expect(await desk.provider.query?.(desk.payment)).toBe("unknown-to-provider");
});

// R-PAY-71
test("messages that name unknown certificates lead to one request a minute, and to nothing for other names", async () => {
  const headers = (serial: string) => new Headers({ "wechatpay-serial": serial, "wechatpay-timestamp": "1" });
  const receive = async (serial: string) =>
    desk.provider.onNotify?.({ headers: headers(serial), body: new Uint8Array() });
  for (let index = 0; index < 20; index += 1)
    expect(await receive("ABCDEF0123456789".repeat(2) + String(index))).toMatchObject({ ok: false });
  expect(asksForCertificates()).toBe(1);
  desk.pass(MINUTE);
  await Promise.all(Array.from({ length: 10 }, () => receive("ABCDEF0123456789")));
  expect(asksForCertificates()).toBe(2);
  desk.pass(MINUTE);
  for (const serial of ["", "PUB_KEY_ID_OTHER", "../v3/refund", "abcdef0123456789"]) await receive(serial);
  expect(asksForCertificates()).toBe(2);
});
