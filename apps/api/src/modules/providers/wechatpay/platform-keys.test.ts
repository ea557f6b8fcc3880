import { createCipheriv, createPrivateKey, sign, X509Certificate } from "node:crypto";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { isInDate, preferredKey, type PlatformKey } from "./platform-key.ts";
import { platformKeyOf } from "./platform-keys.ts";
import { settingsSchema, type WechatpaySettings } from "./settings.ts";
import { simulator } from "./simulator.ts";
import { ENDED, ENDED_KEY, GOOD, GOOD_KEY } from "./testing/certificates.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const { platformKeyId, platformKey, ...REST } = simulator("http://bank.test");
const GOOD_ID = new X509Certificate(GOOD).serialNumber;
const ENDED_ID = new X509Certificate(ENDED).serialNumber;

const read = (given: Record<string, string>) => v.safeParse(settingsSchema(false), { ...REST, ...given });
function settings(given: Record<string, string>): WechatpaySettings {
  const done = read(given);
  if (!done.success) throw new Error(done.issues[0].message);
  return done.output;
}

// R-PAY-71
describe("settings", () => {
  test("public keys come first, then certificates, each under the name that messages give", () => {
    const all = settings({
      platformKeyId: `${platformKeyId}, PUB_KEY_ID_NEXT`,
      platformKey: `${platformKey},${platformKey}`,
      platformCertificates: `${GOOD}\n${ENDED}`.replaceAll("\n", String.raw`\n`),
    });
    expect(all.platformKeys.map(({ id }) => id)).toEqual([
      platformKeyId,
      "PUB_KEY_ID_NEXT",
      GOOD_ID,
      ENDED_ID,
    ]);
  });

  test.each([
    ["nothing to verify with", {}, /PAYMENT_WECHATPAY_PLATFORM_CERTS, is needed/],
    ["a key without its id", { platformKey }, /as many ids/],
    ["an id without its key", { platformKeyId }, /as many ids/],
    ["something else than a certificate", { platformCertificates: "AAAA" }, /certificates in PEM/],
  ])("%s is refused", (_says, given, says) => {
    const done = read(Object.fromEntries(Object.entries(given).map(([name, text]) => [name, text ?? ""])));
    expect(done.success ? "" : done.issues[0].message).toMatch(says);
  });
});

// R-PAY-71
describe("the key that answers are to be signed with", () => {
  const key = (id: string, dates: [string, string] | null): PlatformKey => ({
    id,
    publicKey: new X509Certificate(GOOD).publicKey,
    dates: dates && { from: new Date(dates[0]), to: new Date(dates[1]) },
  });
  const old = key("OLD", ["2021-03-05", "2026-03-05"]);
  const next = key("NEXT", ["2026-02-23", "2031-02-23"]);
  const later = key("LATER", ["2026-03-02", "2031-03-02"]);
  const publicKey = key("PUB", null);
  test.each([
    [[old], "OLD"],
    [[old, next], "NEXT"],
    [[next, old, later], "NEXT"],
    [[old, publicKey, next], "PUB"],
    [[publicKey, key("PUB2", null)], "PUB"],
    [[later], undefined],
    [[], undefined],
  ])("of %j", (keys, id) => {
    expect(preferredKey(keys, NOW)?.id).toBe(id);
  });

  test("a certificate counts from its first moment to its last", () => {
    expect(isInDate(old, new Date("2026-03-05T00:00:00Z"))).toBe(true);
    expect(isInDate(old, new Date("2026-03-05T00:00:00.001Z"))).toBe(false);
    expect(isInDate(next, new Date("2026-02-22T23:59:59.999Z"))).toBe(false);
  });
});

/** What WeChat Pay answers to `/v3/certificates`, with things that are wrong with it. */
function certificatesAnswer({
  pem = GOOD,
  serial = GOOD_ID,
  sealedWith = REST.apiKey ?? "",
  signedBy = GOOD_KEY,
  named = GOOD_ID,
} = {}): Response {
  const cipher = createCipheriv("aes-256-gcm", sealedWith, "0123456789ab");
  cipher.setAAD(Buffer.from("certificate"));
  const sealed = Buffer.concat([cipher.update(pem), cipher.final(), cipher.getAuthTag()]);
  const encrypt_certificate = {
    algorithm: "AEAD_AES_256_GCM",
    nonce: "0123456789ab",
    associated_data: "certificate",
    ciphertext: sealed.toString("base64"),
  };
  const body = JSON.stringify({ data: [{ serial_no: serial, encrypt_certificate }] });
  const timestamp = String(NOW.getTime() / 1000);
  const key = createPrivateKey({ key: Buffer.from(signedBy, "base64"), format: "der", type: "pkcs8" });
  return new Response(body, {
    headers: {
      "wechatpay-serial": named,
      "wechatpay-timestamp": timestamp,
      "wechatpay-nonce": "n",
      "wechatpay-signature": sign("sha256", Buffer.from(`${timestamp}\nn\n${body}\n`), key).toString(
        "base64",
      ),
    },
  });
}

// R-PAY-71
describe("a certificate that a message names and that is not configured", () => {
  const fetched = (answer: Response, serial = GOOD_ID) =>
    platformKeyOf(
      new Headers({ "wechatpay-serial": serial }),
      settings({ platformKeyId: platformKeyId ?? "", platformKey: platformKey ?? "" }),
      { fetch: async () => answer, now: () => NOW },
    );

  test("is believed if it comes sealed with our key, under its own number, in a signed answer", async () => {
    expect((await fetched(certificatesAnswer()))?.id).toBe(GOOD_ID);
  });

  test.each([
    ["sealed with another key", { sealedWith: "k".repeat(32) }],
    ["under another number", { serial: "ABCDEF0123456789", named: "ABCDEF0123456789" }],
    ["in a response with a foreign signature", { signedBy: ENDED_KEY }],
    ["that is none", { pem: "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----" }],
    ["that has ended", { pem: ENDED, serial: ENDED_ID, named: ENDED_ID, signedBy: ENDED_KEY }],
  ])("is not believed %s", async (_says, how) => {
    const serial = "serial" in how ? how.serial : GOOD_ID;
    expect(await fetched(certificatesAnswer(how), serial)).toBeNull();
  });

  test("stays unknown while there is no answer", async () => {
    expect(await fetched(new Response("{}", { status: 500 }))).toBeNull();
    expect(await fetched(new Response("not JSON"))).toBeNull();
  });

  test("is not believed once it has ended, although it is configured", async () => {
    const configured = settings({ platformCertificates: `${ENDED}\n${GOOD}` });
    const of = (serial: string) =>
      platformKeyOf(new Headers({ "wechatpay-serial": serial }), configured, {
        fetch: async () => new Response("", { status: 404 }),
        now: () => NOW,
      });
    expect((await of(GOOD_ID))?.id).toBe(GOOD_ID);
    expect(await of(ENDED_ID)).toBeNull();
  });
});
