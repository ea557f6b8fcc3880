import { createHash, randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Services, Viewer } from "../../../platform/context.ts";
import { ENDPOINT, fieldOf, testShop, type Answer, type TestShop } from "../../../testing/test-shop.ts";
import { player } from "../../orders/testing/shop.ts";
import { picture, pixelFlood } from "../../uploads/testing/odd-pictures.ts";
import { answerOf, codeOf } from "../../uploads/testing/send-upload.ts";
import { confirmPayment } from "../offline/confirm-payment.ts";
import { submitPayment } from "../../top-ups/submit-payment.ts";
import { followLink, linkFor, openPayment, till } from "../../top-ups/testing/till.ts";
import { tidyProofs } from "./tidy-proofs.ts";
import { serveProof } from "./proof.http.ts";

const DAY_MS = 86_400_000;

let shop: TestShop;
let services: Services;
beforeAll(async () => {
  shop = await testShop();
  services = (await till(shop.db)).services;
});
afterAll(() => shop.close());
/** Nothing is left of what was sent. */
afterEach(() => expect(readdirSync(path.join(shop.config.dataDir, "files", "incoming"))).toEqual([]));

/** A transfer that waits for its money. */
async function waiting() {
  const mika = await player(shop.db);
  const { payment } = await followLink(services, mika, await linkFor(services, mika, {}, "CNY", "manual"));
  const next = await submitPayment(services, mika.uuid, payment.order_no, "zh-CN");
  if (next.type !== "manual") throw new Error(`It goes on by ${next.type}`);
  return { mika, order_no: payment.order_no, payment, reference: next.reference };
}

const ADD = `mutation ($order_no: ID!, $file: Upload) {
  addPaymentProof(order_no: $order_no, file: $file) { uuid url width height } }`;

type Proof = { readonly uuid: string; readonly url: string; readonly width: number; readonly height: number };

/** Sends a picture as browsers do. */
async function send(viewer: Viewer | undefined, order_no: string, file: Uint8Array | null): Promise<Answer> {
  const form = new FormData();
  form.set("operations", JSON.stringify({ query: ADD, variables: { order_no, file: null } }));
  form.set("map", JSON.stringify({ 0: ["variables.file"] }));
  if (file) form.set("0", new Blob([new Uint8Array(file)]), "receipt.png");
  const written = new Response(form);
  const headers = { "accept-version": "v2", "content-type": written.headers.get("content-type") ?? "" };
  const request = new Request(ENDPOINT, { method: "POST", headers, body: await written.arrayBuffer() });
  return answerOf(await shop.send(request, viewer));
}
const added = async (...sent: Parameters<typeof send>) =>
  fieldOf<Proof>(await send(...sent), "addPaymentProof");
const remove = (viewer: Viewer, order_no: string, uuid: string) =>
  shop.ask(
    "mutation ($no: ID!, $uuid: ID!) { removePaymentProof(order_no: $no, uuid: $uuid) }",
    { no: order_no, uuid },
    viewer,
  );
const proofsOf = async (viewer: Viewer, order_no: string) =>
  fieldOf<{ readonly takes_proofs: boolean; readonly proofs: readonly Proof[] }>(
    await shop.ask(
      "query ($no: ID!) { findPaymentTimeline(order_no: $no) { takes_proofs proofs { uuid url } } }",
      { no: order_no },
      viewer,
    ),
    "findPaymentTimeline",
  );
const get = (url: string) => serveProof(shop.services, new Request(url));

const shot = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();

// R-PAY-50, R-PAY-51
test("pictures of all kinds become private JPEGs without anything but pixels", async () => {
  const { mika, order_no } = await waiting();
  const files = [
    await sharp(await picture(3_000, 1_500, "jpeg"))
      .withExif({ IFD3: { GPSLatitude: "35/1 40/1 0/1" } })
      .toBuffer(),
    await picture(400, 300, "png"),
    await picture(300, 400, "webp"),
  ];
  const proofs = [];
  // With the pay site's token.
  for (const file of files) proofs.push(await added({ ...mika, audience: "pay" }, order_no, file));
  expect(proofs.map(({ width, height }) => [width, height])).toEqual([
    [2_000, 1_000],
    [400, 300],
    [300, 400],
  ]);
  for (const { url } of proofs) {
    const answer = await get(url);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    const { format, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ format, exif }).toEqual({ format: "jpeg", exif: undefined });
  }
  // None of them is among the public pictures.
  const { rows } = await shop.db.$client.query("select hash from images");
  expect(rows).toEqual([]);
});

// R-PAY-51
test("an address is good for five minutes, for its picture alone, and until it is removed", async () => {
  const { mika, order_no } = await waiting();
  const [one, two] = [
    await added(mika, order_no, await shot("red")),
    await added(mika, order_no, await shot("blue")),
  ];
  expect((await get(one.url.replace(one.uuid, two.uuid))).status).toBe(403);
  expect((await get(one.url.replace(/(?<==)./, (first) => (first === "A" ? "B" : "A")))).status).toBe(403);
  expect((await get(one.url.replace(/\?.*/, ""))).status).toBe(403);
  const post = new Request(one.url, { method: "POST" });
  expect((await serveProof(shop.services, post)).status).toBe(405);

  const before = shop.clock.now;
  shop.clock.now = new Date(before.getTime() + 5 * 60_000 + 1_000);
  expect((await get(one.url)).status).toBe(403);
  shop.clock.now = before;
  expect((await remove(mika, order_no, one.uuid)).errors).toBeUndefined();
  expect((await get(one.url)).status).toBe(404);
  expect((await get(two.url)).status).toBe(200);
});

// R-PAY-50
test("three pictures at most, and the same one once", async () => {
  const { mika, order_no } = await waiting();
  const red = await shot("red");
  const first = await added(mika, order_no, red);
  expect((await added(mika, order_no, red)).uuid).toBe(first.uuid);
  await Promise.all([added(mika, order_no, await shot("green")), added(mika, order_no, await shot("blue"))]);
  expect(codeOf(await send(mika, order_no, await shot("black")))).toBe("file/quota-exceeded");
  expect((await added(mika, order_no, red)).uuid).toBe(first.uuid);
  expect((await proofsOf(mika, order_no)).proofs).toHaveLength(3);
});

// R-PAY-50
test("what is no picture, and what is too large, is rejected", async () => {
  const { mika, order_no } = await waiting();
  expect(codeOf(await send(mika, order_no, Buffer.from("<script>alert(1)</script>")))).toBe(
    "file/not-an-image",
  );
  expect(codeOf(await send(mika, order_no, await picture(200, 200, "gif")))).toBe("file/not-an-image");
  expect(codeOf(await send(mika, order_no, pixelFlood()))).toBe("file/too-large");
  expect(codeOf(await send(mika, order_no, null))).toBe("file/required");
  expect((await proofsOf(mika, order_no)).proofs).toEqual([]);
});

// R-PAY-51
test("no one else attaches, removes or reads one", async () => {
  const { mika, order_no } = await waiting();
  const other = await waiting();
  const { uuid } = await added(mika, order_no, await shot("red"));
  expect(codeOf(await send(other.mika, order_no, await shot("blue")))).toBe("pay/payment-not-found");
  expect(codeOf(await send(undefined, order_no, await shot("blue")))).toBe("auth/login-required");
  expect((await remove(other.mika, order_no, uuid)).errors?.[0]?.extensions.code).toBe(
    "pay/payment-not-found",
  );
  // Under a payment of their own it is not found either.
  await remove(other.mika, other.order_no, uuid);
  expect((await proofsOf(mika, order_no)).proofs.map((proof) => proof.uuid)).toEqual([uuid]);
  expect(await proofsOf(other.mika, order_no)).toBeNull();
});

// R-PAY-50
test("only transfers take proofs", async () => {
  const mika = await player(shop.db);
  const { order_no } = await openPayment(services, mika);
  expect(codeOf(await send(mika, order_no, await shot("red")))).toBe("pay/payment-not-found");
  expect((await proofsOf(mika, order_no)).takes_proofs).toBe(false);
});

// R-PAY-54
test("staff see them before they confirm and with the case, and players do not", async () => {
  const { mika, order_no, payment, reference } = await waiting();
  const { uuid } = await added(mika, order_no, await shot("red"));
  const query = `query ($reference: String!) {
    findPaymentToConfirm(reference: $reference) { payment { order_no pay_amount } proofs { uuid url } } }`;
  for (const role of ["finance", "support", "root"] as const) {
    const staff = await shop.player({ roles: [role] });
    for (const name of [reference, reference.toLowerCase(), order_no]) {
      const { data } = await shop.ask(query, { reference: name }, staff);
      expect(data?.["findPaymentToConfirm"]).toEqual({
        payment: { order_no, pay_amount: payment.pay_amount },
        proofs: [{ uuid, url: expect.stringContaining(`/payments/proof/${uuid}?ticket=`) }],
      });
    }
  }
  expect((await shop.ask(query, { reference }, mika)).errors?.[0]?.extensions.code).toBe("auth/forbidden");
  const finance = await shop.player({ roles: ["finance"] });
  const other = await openPayment(services, mika);
  for (const name of [other.order_no, "RF00ABC", randomUUID()])
    expect((await shop.ask(query, { reference: name }, finance)).data).toEqual({
      findPaymentToConfirm: null,
    });

  await confirm(reference, payment.pay_amount + 100);
  const cases = await shop.ask("{ findPaymentCase { order_no proofs { uuid } } }", {}, finance);
  expect(cases.data?.["findPaymentCase"]).toContainEqual({ order_no, proofs: [{ uuid }] });
});

const confirm = (reference: string, pay_amount: number) =>
  confirmPayment(
    services,
    { uuid: randomUUID(), role: "finance" },
    {
      uuid: randomUUID(),
      reference,
      channel: "bank-transfer",
      external_ref: createHash("sha256").update(reference).digest("hex").slice(0, 20),
      currency_id: "CNY",
      pay_amount,
      reason: "Seen in the statement",
    },
  );

// R-PAY-52
test("once the payment is decided nothing is attached or removed any more", async () => {
  const { mika, order_no, payment, reference } = await waiting();
  const { uuid } = await added(mika, order_no, await shot("red"));
  await confirm(reference, payment.pay_amount);
  expect(codeOf(await send(mika, order_no, await shot("blue")))).toBe("pay/case-decided");
  expect((await remove(mika, order_no, uuid)).errors?.[0]?.extensions.code).toBe("pay/case-decided");
  const { takes_proofs, proofs } = await proofsOf(mika, order_no);
  expect([takes_proofs, proofs.length]).toEqual([false, 1]);
});

// R-PAY-53
test("proofs are deleted after 180 days", async () => {
  const { mika, order_no } = await waiting();
  await added(mika, order_no, await shot("red"));
  const after = (ms: number) => ({ db: shop.db, now: () => new Date(shop.clock.now.getTime() + ms) });
  await tidyProofs(after(180 * DAY_MS));
  expect((await proofsOf(mika, order_no)).proofs).toHaveLength(1);
  await tidyProofs(after(180 * DAY_MS + 1));
  expect((await proofsOf(mika, order_no)).proofs).toEqual([]);
});
