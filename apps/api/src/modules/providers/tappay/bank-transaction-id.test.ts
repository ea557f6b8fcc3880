import { expect, test } from "vitest";
import { bankTransactionId } from "./bank-transaction-id.ts";

// R-PAY-26
test("an order has one short id that the vendor accepts once", () => {
  // printf %s 01JNB2Q6W0ABCDEFGHJKMNPQRS | openssl dgst -sha256 | cut -c1-20, read as a number to the base of 36
  expect(bankTransactionId("01JNB2Q6W0ABCDEFGHJKMNPQRS")).toBe("4IGDQLMPR35NBOOX");
  const ids = Array.from({ length: 1_000 }, (_, index) => bankTransactionId(`ORDER${index}`));
  expect(new Set(ids).size).toBe(1_000);
  for (const id of ids) expect(id).toMatch(/^[0-9A-Z]{16}$/);
});
