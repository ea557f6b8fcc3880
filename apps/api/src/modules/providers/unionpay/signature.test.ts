import { createPrivateKey, createHash, sign } from "node:crypto";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { readAnswer } from "./answer.ts";
import { readNotification } from "./notification.ts";
import { settingsSchema } from "./settings.ts";
import { signed } from "./signature.ts";
import { simulator } from "./simulator.ts";
import * as certificates from "./testing/certificates.ts";

const { ROOT, INTERMEDIATE, GENUINE, OF_VENDOR, OF_MERCHANT, BY_MERCHANT, OF_STRANGER, STRANGE_ROOT } =
  certificates;
const NOW = new Date("2026-03-01T12:00:00Z");
const ORDER = "01JNB2Q6W0ABCDEFGHJKMNPQRS";
const OWN = { ...simulator("http://bank.test"), root: ROOT, intermediate: INTERMEDIATE };
const SETTINGS = v.parse(settingsSchema(false), OWN);
const pem = (base64: string) => `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----`;

/*
 * Signed with another tool: `printf '%s' "$text" | openssl dgst -sha256 -hex`, and that hex by `openssl dgst -sha256
 * -sign key.pem | base64 -w0`, where the text is the sorted fields joined as `name=value&name=value`. The bank's tests
 * use the same vector for requests.
 */
test("a request's signature matches the published vector", () => {
  const fields = {
    version: "5.1.0",
    encoding: "UTF-8",
    signMethod: "01",
    certId: "68759585097",
    accessType: "0",
    bizType: "000201",
    merId: "777290058110001",
    orderId: ORDER,
    txnTime: "20260301200000",
    txnType: "00",
    txnSubType: "00",
    frontUrl: "",
    riskRateInfo: "{commodityName=コイン & 10 %}",
  };
  expect(signed(fields, SETTINGS.privateKey).signature).toBe(
    "Um1zetow1a3L9DN/Mmm0/8fpT804dndgNU97lrzuNCclj1dtMOkvtaPC8oQhoMJHRD0Srys1ecrXRc9YFMaCnidLRJ853SB1ALR4Ko3g+2vI4y3ZGOHVm4Y/l9BWXOrNzUBuwSLSHFQ7KSI0le9IwZ9VEs7HAkKwciv8Ow+tOiRigeKhwbDNfAsZsZygvvcxwym4KYp54NsN3JOszq2ogxHu8Df9d8hoSnI3Eba6ya8lhQMmy87XOq7nz3lpbbKD+LoP2NSuhUNpIuvPfQYX2b8KzUO4NEAPaeIWlcQ0NUmCe9Kj6hltlVhz5LuEcbXjg4zTKLc2Cc/LrlPIXqGMuQ==",
  );
});

const NOTICE = {
  version: "5.1.0",
  encoding: "UTF-8",
  signMethod: "01",
  txnType: "01",
  txnSubType: "01",
  bizType: "000201",
  accessType: "0",
  merId: "777290058110001",
  orderId: ORDER,
  txnTime: "20260301200000",
  txnAmt: "3500",
  currencyCode: "156",
  queryId: "652603012000001234568",
  respCode: "00",
  respMsg: "成功[0000000] 100%",
  accNo: "6216****0018",
  certId: "138077610498",
  signPubKeyCert: pem(GENUINE),
};
const VECTOR =
  "yhceJtEkmXxhEWlLiIPyhz52Venl1+OFy15EygPqMkGtS2w2rA5Hy7/6tnNMZpvrvO+gjGbDEJoEt3WDJg3VNQTWo79olHkiXAUNtr4Y+synzVrl8vduGUmgJUFx2BvdVcFgQ+fgOsvMmwDBbjEGqGk/0H+1HWoriFKelRN93rSLINKiGW7oNHO6IVW8XjPLBBpaDuIXIyyNi9/kPriy6ksnlUPaGLSI48paxF75b/3gaDfdLoZ+DBi+Sfh5TQkQNkgcQn5lDCToA/ByshcKTCu4lO6n/99bO87pMZljszD55CBj4qHYhZyBuHyKhKrurFTjWkzA8jCZLRTiyuteXQ==";

const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();
const read = (body: string, now = NOW, settings = SETTINGS) =>
  readNotification({ headers: new Headers(), body: new TextEncoder().encode(body) }, settings, now);

test("a genuine notification becomes a fact", () => {
  expect(read(form({ ...NOTICE, signature: VECTOR }))).toEqual({
    ok: true,
    hints: [],
    ack: { status: 200, body: "ok" },
    facts: [
      {
        provider: "unionpay",
        merchantAccount: "777290058110001",
        orderNo: ORDER,
        providerTxnId: NOTICE.queryId,
        kind: "succeeded",
        amount: { currency: "CNY", minor: 3_500 },
        occurredAt: NOW,
        evidence: { source: "push", rawRef: NOTICE.queryId },
      },
    ],
  });
});

const key = createPrivateKey({
  key: Buffer.from(certificates.SIGNING_KEY, "base64"),
  format: "der",
  type: "pkcs8",
});
const textOf = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join("&");

/** A notification signed by the holder of this certificate. */
function notice(
  change: Readonly<Record<string, string>> = {},
  certificate = GENUINE,
  hash = "sha256",
): string {
  const fields = { ...NOTICE, signPubKeyCert: pem(certificate), ...change };
  const hex = createHash(hash).update(textOf(fields)).digest("hex");
  return form({ ...fields, signature: sign(hash, Buffer.from(hex), key).toString("base64") });
}

const refused = (body: string, now = NOW) => {
  const verdict = read(body, now);
  return verdict.ok ? null : verdict.reason;
};

// R-PAY-31
describe("a certificate that comes with a message", () => {
  const NOT_THEIRS = "a certificate that is not UnionPay's";
  test.each([
    ["from authorities of the same names", OF_STRANGER],
    ["of a merchant", OF_MERCHANT],
    ["issued by a merchant, who is no authority", BY_MERCHANT],
    ["of the intermediate authority itself", INTERMEDIATE],
    ["of the root itself", ROOT],
    ["that is none", "AAAA"],
    ["that is empty", ""],
    ["of another name than ours is told to trust", OF_VENDOR],
  ])("%s is not believed, however good the signature", (_says, certificate) => {
    expect(refused(notice({}, certificate))).toBe(NOT_THEIRS);
  });

  test.each([
    ["two of them, the genuine one first", pem(GENUINE) + pem(OF_STRANGER)],
    ["two of them, the genuine one last", pem(OF_STRANGER) + pem(GENUINE)],
    ["something before it", `x${pem(GENUINE)}`],
    ["none", ""],
  ])("%s is not believed", (_says, signPubKeyCert) => {
    expect(refused(notice({ signPubKeyCert }))).toBe(NOT_THEIRS);
  });

  test("is not believed before its time, nor after it", () => {
    expect(refused(notice())).toBeNull();
    expect(refused(notice(), new Date("2019-12-31T23:59:59Z"))).toBe(NOT_THEIRS);
    expect(refused(notice(), new Date("2120-01-01T00:00:01Z"))).toBe(NOT_THEIRS);
  });

  test("has UnionPay's own name where nothing else is set", () => {
    const { signer: _signer, ...rest }: Readonly<Record<string, string>> = OWN;
    const usual = v.parse(settingsSchema(false), rest);
    expect(read(notice({}, OF_VENDOR), NOW, usual)).toMatchObject({ ok: true });
    expect(read(notice(), NOW, usual)).toMatchObject({ ok: false });
  });

  test("settings name authorities, of which one issued the other", () => {
    const problem = (change: Readonly<Record<string, string>>, production = false) =>
      v.safeParse(settingsSchema(production), { ...OWN, ...change }).issues?.[0].message;
    expect(problem({ root: STRANGE_ROOT })).toBe("it was not issued by the root");
    expect(problem({ intermediate: GENUINE })).toBe("the certificate of an authority is needed");
    expect(problem({ root: "AAAA" })).toBe("the certificate of an authority is needed");
    const at = { baseUrl: "https://gateway.95516.com", filesUrl: "https://filedownload.95516.com" };
    expect(problem(at, true)).toBe("UnionPay's own name is needed");
    expect(problem({ ...at, signer: "中国银联股份有限公司" }, true)).toBeUndefined();
    expect(problem({ baseUrl: "https://gateway.95516.com.evil.test" }, true)).toBe(
      "https://gateway.95516.com is needed",
    );
  });
});

// R-PAY-10, R-PAY-32
test.each([
  ["no signature", form(NOTICE), "wrong signature"],
  ["a changed amount", form({ ...NOTICE, txnAmt: "3501", signature: VECTOR }), "wrong signature"],
  ["a field added", form({ ...NOTICE, extra: "1", signature: VECTOR }), "wrong signature"],
  [
    "a value that moved",
    form({ ...NOTICE, txnAmt: "350", respCode: "000", signature: VECTOR }),
    "wrong signature",
  ],
  ["an amount named twice", `${notice()}&txnAmt=3500`, "a field is named twice"],
  ["hashes of SHA-1", notice({}, GENUINE, "sha1"), "wrong signature"],
  ["the earlier version", notice({ version: "5.0.0" }), "another algorithm than that of 5.1.0"],
  ["a shared key", notice({ signMethod: "11" }), "another algorithm than that of 5.1.0"],
  ["no algorithm", notice({ signMethod: "" }), "another algorithm than that of 5.1.0"],
  ["a fractional amount", notice({ txnAmt: "35.00" }), "no trade in it"],
  ["an unknown currency", notice({ currencyCode: "constructor" }), "no trade in it"],
  ["no number from UnionPay", notice({ queryId: "" }), "no trade in it"],
  ["nothing", "", "another algorithm than that of 5.1.0"],
])("a message with %s is refused", (_says, body, reason) => {
  expect(refused(body)).toBe(reason);
});

// R-PAY-35
test.each([
  ["paid with a defect on their side", { respCode: "A6" }, { facts: [{ kind: "succeeded" }] }],
  ["not paid", { respCode: "05" }, { facts: [], hints: [ORDER] }],
  ["a refund, which has a number of its own", { txnType: "04" }, { facts: [], hints: [] }],
  [
    "paid in another currency",
    { currencyCode: "840" },
    { facts: [{ amount: { currency: "USD", minor: 3_500 } }] },
  ],
  ["of another merchant", { merId: "777290058110002" }, { facts: [{ merchantAccount: "777290058110002" }] }],
])("a message about a trade that is %s", (_says, change, verdict) => {
  expect(read(notice(change))).toMatchObject({ ok: true, ...verdict });
});

describe("an answer", () => {
  test("is not encoded: values keep their equals signs, and their ampersands within braces", () => {
    expect({ ...readAnswer("a=1&b=x==&c={d=1&e=2}&f=100%+\n") }).toEqual({
      a: "1",
      b: "x==",
      c: "{d=1&e=2}",
      f: "100%+\n",
    });
  });
  test.each(["a=1&a=2", "=1", "a", "", "<html>"])("%j is none", (text) => {
    expect(readAnswer(text)).toBeNull();
  });
});
