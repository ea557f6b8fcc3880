import { expect, test } from "vitest";
import { requestProblem, signatureOf } from "./signature.ts";

const nonce = "00000000-0000-4000-8000-000000000000";
const confirm = {
  path: "/v3/payments/2018082512345678910/confirm",
  content: '{"amount":1000,"currency":"TWD"}',
};

/** Made with openssl dgst -sha256 -hmac; the shop's tests use the same values. */
test("a request is signed as by openssl", async () => {
  expect(await signatureOf({ ...confirm, nonce })).toBe("UlzbGTvKenWDejbLjCKUktmiDfQ4Umh9/3gAk01RZTQ=");
  expect(await signatureOf({ path: "/v3/payments", content: "orderId=20211216004", nonce })).toBe(
    "U1slFbJq56gh953gzf+gdalw0iQBLZR0SQ1fVxciU+Y=",
  );
});

const HEADERS = {
  "x-line-channelid": "1650000000",
  "x-line-authorization-nonce": nonce,
  "x-line-authorization": "UlzbGTvKenWDejbLjCKUktmiDfQ4Umh9/3gAk01RZTQ=",
};

test.each([
  ["as it should be", {}, confirm, null],
  ["of another channel", { "x-line-channelid": "1" }, confirm, "1104"],
  ["without a nonce", { "x-line-authorization-nonce": "" }, confirm, "1106"],
  ["with another nonce", { "x-line-authorization-nonce": crypto.randomUUID() }, confirm, "1106"],
  ["with another body", {}, { ...confirm, content: '{"amount":1,"currency":"TWD"}' }, "1106"],
  ["to another path", {}, { ...confirm, path: "/v3/payments/1/confirm" }, "1106"],
  ["unsigned", { "x-line-authorization": "" }, confirm, "1106"],
])("a request %s is answered", async (_says, change, asked, code) => {
  expect(await requestProblem(new Headers({ ...HEADERS, ...change }), asked)).toBe(code);
});
