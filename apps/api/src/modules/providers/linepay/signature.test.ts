import { expect, test } from "vitest";
import { exactObject } from "../exact-json.ts";
import { signatureOf } from "./signature.ts";

const SECRET = "a917ab6a2367b536f8e5a6e2977e06f4";
const nonce = "00000000-0000-4000-8000-000000000000";

test.each([
  {
    path: "/v3/payments/2018082512345678910/confirm",
    content: '{"amount":1000,"currency":"TWD"}',
    signature: "UlzbGTvKenWDejbLjCKUktmiDfQ4Umh9/3gAk01RZTQ=",
  },
  {
    path: "/v3/payments",
    content: "orderId=20211216004",
    signature: "U1slFbJq56gh953gzf+gdalw0iQBLZR0SQ1fVxciU+Y=",
  },
])("$path is signed as by openssl", ({ path, content, signature }) => {
  // printf %s "$SECRET$path$content$nonce" | openssl dgst -sha256 -hmac "$SECRET" -binary | base64
  expect(signatureOf({ path, content, nonce }, SECRET)).toBe(signature);
});

// R-PAY-27
test("numbers keep every digit they were sent with, and texts that look like numbers stay texts", () => {
  expect(exactObject('{"id":2018082512345678910,"amount":4.90,"name":"\\"id\\":1"}')).toEqual({
    id: "2018082512345678910",
    amount: "4.90",
    name: '"id":1',
  });
  for (const text of ["", "[]", "1", "null", "{", '{"a":1}x']) expect(exactObject(text)).toBeNull();
});
