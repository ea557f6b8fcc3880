import { createPrivateKey, createPublicKey } from "node:crypto";
import { describe, expect, test } from "vitest";
import { simulator } from "./simulator.ts";
import { messageProblem, openSealed, signRequest } from "./signature.ts";

/** Test case 16 of "The Galois/Counter Mode of Operation (GCM)" by McGrew and Viega: AES-256 with associated data. */
const GCM = {
  key: "feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308",
  nonce: "cafebabefacedbaddecaf888",
  plain:
    "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39",
  associated: "feedfacedeadbeeffeedfacedeadbeefabaddad2",
  sealed:
    "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662" +
    "76fc6ece0f4e1768cddf8853bb2d551b",
};

const hex = (text: string) => Buffer.from(text, "hex");
const keys = simulator("");
const privateKey = createPrivateKey({
  key: Buffer.from(keys.privateKey ?? "", "base64"),
  format: "der",
  type: "pkcs8",
});
const platformKey = {
  id: keys.platformKeyId ?? "",
  publicKey: createPublicKey({
    key: Buffer.from(keys.platformKey ?? "", "base64"),
    format: "der",
    type: "spki",
  }),
};

/** Signed with another tool (openssl dgst -sha256 -sign); the bank's tests use the same vectors. */
test.each([
  {
    request: {
      method: "POST",
      path: "/v3/pay/transactions/native",
      body: '{"appid":"wxdev0000000000","description":"コイン & 10 %"}',
    },
    signature:
      "FMQaVuPav/cf3MSb0O80P2t5NXmJD/B4TKiqg9paKRLyHw3QLccuJodZX7FMlL3p1PUtujTdBdkgTxrx2XXcLULjacirO3bDUEF5evrDvATIkoPYKqb7aMzpA5D1H0Ff7nrPB3kyQ7KnuqlRpWZqDmsnJduuidWfHHlZPO6rTufb8Jnfw9fdTPF/3ij75ZmBz0gHunh3r70CWEa3ITkb0QeikIwdLlb3iBdgI16Xx5wSPF6doUPbDrZfnuGL0/4+Qsq4OFW7FzKFQDwpL5xusrmjmwwESGY09awLmfyZXMSk7o9faDqESDmi/l/ITQVfNlcbOvffVQ1tThVC4Gt6/Q==",
  },
  {
    request: {
      method: "GET",
      path: "/v3/pay/transactions/out-trade-no/01JNB2Q6W0ABCDEFGHJKMNPQRS?mchid=1900000001",
      body: "",
    },
    signature:
      "brUAzX4x5xvblpmIA5LZoYHaWiax115ZdNkkXlOnF5Pw/123mAhgRpJkDRtTFAyPIISNSzHIqGJ6PI8YvXWO3tCTi52khCw5XytaA+PqQS2+NkQ8R4s4bz5lT9XTPwzMEAvsAI8AbM0XVNEjpD49KThtgYA1QubyDwQU397EtAa9nzUh5Q5COgsyMFpb6yioZkUpo0yVe/Abj24JPcKobT4lcoz8GcfdvjNaXP/jTZ2VSKHlwQhdzthcgquCHWm6mLzpg70Dk5gJa5MCJax376fEecWu/PVOFVy+mW2dnH9bmpeJOw0OKGaGQQKnKTBB8fjDHCsaksCwIV2mnyjJ/A==",
  },
] as const)("the signature of $request.method matches the published vector", ({ request, signature }) => {
  const signed = { ...request, timestamp: "1772366400", nonce: "593BEC0C930BF1AFEB40B4A08C8FB242" };
  expect(signRequest(signed, privateKey)).toBe(signature);
});

// R-PAY-10
describe("a message from the platform", () => {
  const NOW = new Date(1_772_366_400_000);
  const body = new TextEncoder().encode('{"id":"evt-1","event_type":"TRANSACTION.SUCCESS"}');
  const HEADERS = {
    "wechatpay-timestamp": "1772366400",
    "wechatpay-nonce": "EAbvXRPdwfqEhGOaW1MBG0XvgvMJJZ4f",
    "wechatpay-serial": platformKey.id,
    "wechatpay-signature":
      "aIN9FZ8GStHn7GCKJRIGGLpHaxu7JJ9NaGbHQZg2LxWXU/JfNqcOZdesSD5Rx4wd1Ws6uLAUIDQN7fXTYZ5rsF0RTGvbf2onDFMUpNe28Q4seDZh/jomazJl2TJCzAr5HsSrWmasppbtKnF1AvMFy8fbg8LyVQegFeZ+3HAnVUnWRwkLu04NAkOrFNSHDBX9Qq/DYklI8YFjOlHfssjuvpkzOinspdKRS94VZ6X+54NK0QhEnQmAgcCfYwx49Gt1HOcnA09NEEPfTGp/g+rrCBlIfGFgSkUEDId5EQY65n4yGl0ca3n2828jPaO/IkP0vt9E+vluaNlqy8g6UTyC4A==",
  };
  const problem = (change: Record<string, string> = {}, bytes = body, now = NOW) =>
    messageProblem(new Headers({ ...HEADERS, ...change }), bytes, platformKey, now);

  test("is authentic with the signature of the published vector", () => {
    expect(problem()).toBeNull();
  });
  test.each([
    ["a probe signature (SIGNTEST)", { "wechatpay-signature": "WECHATPAY/SIGNTEST/abc" }, "wrong signature"],
    ["no signature", { "wechatpay-signature": "" }, "wrong signature"],
    ["another nonce", { "wechatpay-nonce": "x" }, "wrong signature"],
    ["an unknown key", { "wechatpay-serial": "PUB_KEY_ID_OTHER" }, "signed with an unknown key"],
    ["no time stamp", { "wechatpay-timestamp": "" }, "no timestamp or nonce"],
  ])("is rejected with %s", (_says, change, says) => {
    expect(problem(change)).toBe(says);
  });
  test("is rejected when a byte changed, and when it is old or from the future", () => {
    expect(problem({}, body.toReversed())).toBe("wrong signature");
    expect(problem({}, body, new Date(NOW.getTime() + 301_000))).toBe("outside the time window");
    expect(problem({}, body, new Date(NOW.getTime() - 301_000))).toBe("outside the time window");
  });
});

test("encrypted content decrypts as in the published vector, and only if nothing was changed", () => {
  const { key, nonce, plain, associated, sealed } = GCM;
  expect(openSealed(hex(key), hex(nonce), hex(sealed), hex(associated))?.toString("hex")).toBe(plain);
  expect(openSealed(hex(key), hex(nonce), hex(sealed), hex("00"))).toBeNull();
  expect(openSealed(hex(key).toReversed(), hex(nonce), hex(sealed), hex(associated))).toBeNull();
  expect(openSealed(hex(key), hex(nonce), hex(sealed.slice(0, 20)), hex(associated))).toBeNull();
});
