import { expect, test } from "vitest";
import { leaveForPayment } from "./leave-for-payment.ts";

const ADDRESS = "http://pay.shop.test/?data=x";
const soon = () => Promise.resolve();

// R-TOP-6
test("a browser that blocks the navigation gets pay/new-tab-prevent", async () => {
  const go = () => {
    throw new DOMException("Blocked by the frame", "SecurityError");
  };
  await expect(leaveForPayment(ADDRESS, { go, stillHere: soon })).rejects.toMatchObject({
    code: "pay/new-tab-prevent",
  });
});

test("so does a page that is still there after a timeout", async () => {
  const gone: string[] = [];
  const leaving = leaveForPayment(ADDRESS, { go: (address) => gone.push(address), stillHere: soon });
  await expect(leaving).rejects.toMatchObject({ code: "pay/new-tab-prevent" });
  expect(gone).toEqual([ADDRESS]);
});
