import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Services } from "../../../platform/context.ts";
import { testDatabase } from "../../../platform/testing/test-database.ts";
import type { Actor } from "../../../platform/viewer.ts";
import { walletOf } from "../../wallets/index.ts";
import { verifyLedger } from "../../wallets/verify/verify-ledger.ts";
import { openPayment, till } from "../testing/till.ts";
import { goodVouchers, mint, staffOf, typeCode, waitingPayment } from "./testing/voucher-desk.ts";
import { voidVouchers } from "./void-vouchers.ts";

let services: Services;
let pass: (ms: number) => void;
let close: () => Promise<void>;
let maker: Actor;
beforeAll(async () => {
  const made = await testDatabase();
  close = made.close;
  ({ services, pass } = await till(made.db));
});
afterAll(() => close());
// A new person each time: what one person may mint alone within a day is limited.
beforeEach(async () => ([maker] = await staffOf(services)));

const coinsOf = async (uuid: string) => (await walletOf(services.db, uuid)).meowcent;
const stateOf = async (orderNo: string) => {
  const { rows } = await services.db.$client.query<{ state: string }>(
    "select state from payments where order_no = $1",
    [orderNo],
  );
  return rows[0]?.state;
};

// R-PAY-43
test("a voucher pays for its plan, however it is typed, and typing it again changes nothing", async () => {
  const [code = ""] = await goodVouchers(services, maker);
  const { viewer, payment, types } = await waitingPayment(services);
  expect(await types(` ${code.toLowerCase().replaceAll("-", " ")} `)).toEqual({ type: "none" });
  expect(await coinsOf(viewer.uuid)).toBe(payment.coin);
  expect(await stateOf(payment.order_no)).toBe("succeeded");
  expect(await types(code)).toEqual({ type: "none" });
  expect(await coinsOf(viewer.uuid)).toBe(payment.coin);
});

// R-PAY-43, R-PAY-44
test("one voucher typed by many at once pays for one of them", async () => {
  const [code = ""] = await goodVouchers(services, maker);
  const buyers = await Promise.all(Array.from({ length: 12 }, () => waitingPayment(services)));
  // Everybody presses twice.
  const tries = await Promise.allSettled(buyers.flatMap(({ types }) => [types(code), types(code)]));
  const coins = await Promise.all(buyers.map(({ viewer }) => coinsOf(viewer.uuid)));
  expect(coins.filter((coin) => coin > 0)).toEqual([buyers[0]?.payment.coin]);
  const codes = tries.flatMap((one) =>
    one.status === "rejected" ? [(one.reason as { code: string }).code] : [],
  );
  // The winner's second try is answered like the first.
  expect(codes).toEqual(Array.from({ length: 22 }, () => "quest/redemption-code-used"));
  expect(await verifyLedger(services.db)).toMatchObject({ differences: [] });
});

// R-PAY-43
test("two vouchers typed for one payment at once use up one of them", async () => {
  const [first = "", second = ""] = await goodVouchers(services, maker, { count: 2 });
  const { viewer, payment, types } = await waitingPayment(services);
  const tries = await Promise.allSettled([types(first), types(second)]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await coinsOf(viewer.uuid)).toBe(payment.coin);
  const other = await waitingPayment(services);
  const left = tries[0].status === "fulfilled" ? second : first;
  await other.types(left);
  expect(await coinsOf(other.viewer.uuid)).toBe(payment.coin);
});

// R-PAY-44
describe("every refusal reads the same, whatever the reason", () => {
  const refusal = async (code: string) => {
    const { viewer, payment, types } = await waitingPayment(services);
    const fault: unknown = await types(code).catch((thrown: unknown) => thrown);
    expect(await coinsOf(viewer.uuid)).toBe(0);
    expect(await stateOf(payment.order_no)).toBe("pending");
    const { message, code: errorCode } = fault as { message: string; code: string };
    return `${errorCode}: ${message}`;
  };
  const INVALID = "quest/redemption-code-invalid: This is not one of our vouchers.";

  test.each(["", "hello", "000000-000000-000000", "7K3M-9QXD-02TB-VN5H"])("unknown: '%s'", async (code) => {
    expect(await refusal(code)).toBe(INVALID);
  });

  test("a typo in a good one", async () => {
    const [code = ""] = await goodVouchers(services, maker);
    expect(await refusal((code.startsWith("A") ? "B" : "A") + code.slice(1))).toBe(INVALID);
  });

  test("not issued yet, void, expired", async () => {
    const waiting = await mint(services, maker);
    expect(await refusal(waiting.codes[0] ?? "")).toBe(INVALID);
    const { uuid } = waiting.batch;
    await voidVouchers(services, maker, { uuid, reason: "Not needed" });
    expect(await refusal(waiting.codes[0] ?? "")).toBe(INVALID);
    const [short = ""] = await goodVouchers(services, maker, { days: 1 });
    pass(86_400_000);
    expect(await refusal(short)).toBe(INVALID);
  });

  test("used", async () => {
    const [code = ""] = await goodVouchers(services, maker);
    await (await waitingPayment(services)).types(code);
    expect(await refusal(code)).toMatch(/^quest\/redemption-code-used/);
  });
});

// R-PAY-44
test("one that was sold for another plan stays good", async () => {
  const [code = ""] = await goodVouchers(services, maker, { index: 0 });
  const { types } = await waitingPayment(services);
  await expect(types(code)).rejects.toMatchObject({ code: "pay/voucher-other-plan" });
  const { rows } = await services.db.$client.query(
    "select state from voucher_codes where state = 'issued' and order_no is null limit 1",
  );
  expect(rows).toEqual([{ state: "issued" }]);
});

// R-PAY-42
test("its minter and issuer cannot redeem it", async () => {
  const [code = ""] = await goodVouchers(services, maker);
  const own = await openPayment(services, { ...maker, audience: "api" }, "CNY", "taobao");
  await expect(typeCode(services, own, code)).rejects.toMatchObject({ code: "quest/own-codes" });
  // It stays valid for others.
  expect(await (await waitingPayment(services)).types(code)).toEqual({ type: "none" });
});

// R-PAY-43
test("a payment that is over takes no voucher, and none is used up", async () => {
  const [code = ""] = await goodVouchers(services, maker);
  const { payment, types } = await waitingPayment(services);
  await services.db.$client.query("update payments set state = 'cancelled' where order_no = $1", [
    payment.order_no,
  ]);
  await expect(types(code)).rejects.toMatchObject({ code: "pay/payment-not-found" });
  expect(await (await waitingPayment(services)).types(code)).toEqual({ type: "none" });
});

// R-PAY-38
test("a code that was bought still pays after its provider was switched off", async () => {
  const [code = ""] = await goodVouchers(services, maker);
  const { viewer, payment, types } = await waitingPayment(services);
  await services.db.$client.query("update payment_providers set state = 1 where provider_key = 'taobao'");
  await types(code);
  expect(await coinsOf(viewer.uuid)).toBe(payment.coin);
  await services.db.$client.query("update payment_providers set state = 0 where provider_key = 'taobao'");
});

// R-PAY-44
test("guesses are counted, typos are not", async () => {
  const taken: unknown[] = [];
  const counted = {
    ...services,
    address: "203.0.113.9",
    limits: {
      take: (name: string, { address }: { address: string }) => void taken.push([name, address]),
      claim: () => expect.unreachable(),
    },
  };
  const { payment } = await waitingPayment(services);
  await expect(typeCode(counted, payment, "nothing like it")).rejects.toThrow();
  await expect(typeCode(counted, payment, "000000-000000-000000")).rejects.toThrow();
  expect(taken).toEqual([["codes", "203.0.113.9"]]);
});

// R-PAY-41
test("the database holds no code, and no code leaves its end", async () => {
  const { codes } = await mint(services, maker);
  const { rows } = await services.db.$client.query<{ mac: Buffer }>("select mac from voucher_codes");
  expect(rows.every(({ mac }) => mac.length === 32)).toBe(true);
  expect(rows.some(({ mac }) => mac.includes(codes[0]?.replaceAll("-", "") ?? ""))).toBe(false);
  await (await waitingPayment(services)).types((await goodVouchers(services, maker))[0] ?? "");
  for (const change of ["state = 'issued', order_no = null", "state = 'void', order_no = null"])
    await expect(
      services.db.$client.query(`update voucher_codes set ${change} where state = 'redeemed'`),
    ).rejects.toThrow("is refused");
  await expect(
    services.db.$client.query("update voucher_codes set state = 'minted' where state = 'issued'"),
  ).rejects.toThrow("is refused");
});
