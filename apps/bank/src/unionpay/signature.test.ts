import { expect, test } from "vitest";
import { PLATFORM_CERT_ID } from "./keys.ts";
import { isMerchants, signed } from "./signature.ts";

/*
 * Signed with another tool: `printf '%s' "$text" | openssl dgst -sha256 -hex`, and that hex by `openssl dgst -sha256
 * -sign`; the shop's tests use the same vector.
 */
test("a merchant's request is believed as the published vector says", async () => {
  const fields = {
    version: "5.1.0",
    encoding: "UTF-8",
    signMethod: "01",
    certId: "68759585097",
    accessType: "0",
    bizType: "000201",
    merId: "777290058110001",
    orderId: "01JNB2Q6W0ABCDEFGHJKMNPQRS",
    txnTime: "20260301200000",
    txnType: "00",
    txnSubType: "00",
    riskRateInfo: "{commodityName=コイン & 10 %}",
    frontUrl: "",
    signature:
      "Um1zetow1a3L9DN/Mmm0/8fpT804dndgNU97lrzuNCclj1dtMOkvtaPC8oQhoMJHRD0Srys1ecrXRc9YFMaCnidLRJ853SB1ALR4Ko3g+2vI4y3ZGOHVm4Y/l9BWXOrNzUBuwSLSHFQ7KSI0le9IwZ9VEs7HAkKwciv8Ow+tOiRigeKhwbDNfAsZsZygvvcxwym4KYp54NsN3JOszq2ogxHu8Df9d8hoSnI3Eba6ya8lhQMmy87XOq7nz3lpbbKD+LoP2NSuhUNpIuvPfQYX2b8KzUO4NEAPaeIWlcQ0NUmCe9Kj6hltlVhz5LuEcbXjg4zTKLc2Cc/LrlPIXqGMuQ==",
  };
  expect(await isMerchants(fields)).toBe(true);
  expect(await isMerchants({ ...fields, txnTime: "20260301200001" })).toBe(false);
  expect(await isMerchants({ ...fields, frontUrl: "x" })).toBe(false);
});

test("the platform's signature matches the published vector, its certificate included", async () => {
  const message = await signed({
    merId: "777290058110001",
    orderId: "01JNB2Q6W0ABCDEFGHJKMNPQRS",
    respCode: "00",
  });
  expect(message.certId).toBe(PLATFORM_CERT_ID);
  expect(message.signature).toBe(
    "iqcFgXei0xAV8KNAAbkrMU98ySoXy2H2x7mZGa+6JmdD6QJ8aw2e5QQHVjeq7OKyzzXQxggMgMQqU5KH7Ca9MjvePNUd5qjuwMDzr1sS93hwN3Vcmw0sLpypk7Ox2q1WjsInELSVJTxXIQnxmidUPx7ETd4WQx3qWYAxrUGJCPKPWpZPWN9KZrDZH3ZPONB1yPXMCTCD8S6QlNt2OTP6eTKz0iVWtyw2iNsXcDKY4zHSl4rpHLNxsCVemhAmqwabopHQwGM21o8xWSdni4C209n0wQkyDa0D2zHNMYE2dHrFB8LseRzGSLc2Uq93pNaqD6rk6KxEeYqfjWKV0zqrsA==",
  );
});
