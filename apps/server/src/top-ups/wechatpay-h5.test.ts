import { afterEach, beforeEach, expect, test } from "vitest";
import { mainlandDesk } from "./mainland-desk.ts";

let desk: ReturnType<typeof mainlandDesk>;
beforeEach(() => (desk = mainlandDesk("wechatpay")));
afterEach(() => desk.close());

const FROM_PAY_SITE = { referer: "http://pay.localhost:4731/" };
const PHONE = { device: "wap", payerAddress: "203.0.113.9" } as const;

async function started(change: object = {}, at: object = PHONE) {
  const begun = await desk.provider.start({ ...desk.payment, ...change }, { ...desk.at, ...at });
  if (begun === "unavailable") throw new Error("did not start");
  return begun;
}

const fact = (kind: string) => ({
  kind,
  orderNo: desk.payment.orderNo,
  amount: { currency: "CNY", minor: 3_500 },
});

// R-PAY-34
test("on a phone the browser opens WeChat, pays and comes back", async () => {
  const { next, providerRef } = await started();
  if (next.type !== "redirect") throw new Error("no page");
  const request = await desk.asked[0]?.json();
  expect(request).toMatchObject({ scene_info: { payer_client_ip: "203.0.113.9", h5_info: { type: "Wap" } } });
  expect(new URL(next.url).searchParams.get("redirect_url")).toBe(desk.at.returnUrl);
  expect(providerRef).not.toContain("redirect_url");

  expect((await desk.opens(next.url)).status, "from nowhere").toBe(403);
  const opened = await desk.opens(next.url, FROM_PAY_SITE);
  const paid = await desk.post(opened.headers.get("location") ?? "", new URLSearchParams({ action: "pay" }));
  expect(paid.headers.get("location")).toBe(desk.at.returnUrl);
  expect(await desk.reads()).toMatchObject([{ ok: true, facts: [fact("succeeded")] }]);
  expect(await desk.provider.query?.(desk.payment)).toMatchObject([fact("succeeded")]);
});

test("a page is valid for five minutes, and every request gets a new one", async () => {
  const { next, providerRef } = await started();
  if (next.type !== "redirect") throw new Error("no page");
  desk.pass(301_000);
  expect((await desk.opens(next.url, FROM_PAY_SITE)).status).toBe(410);
  for (const at of [PHONE, {}]) {
    const { next: again } = await started({ providerRef }, at);
    if (again.type !== "redirect") throw new Error("a payment keeps to what it began with");
    expect((await desk.opens(again.url, FROM_PAY_SITE)).status).toBe(303);
  }
});

test("a payment that began with a code keeps it, on a phone too", async () => {
  const { next, providerRef } = await started({}, {});
  expect(next).toMatchObject({ type: "qr", payload: expect.stringMatching(/^weixin:/) });
  expect(await started({ providerRef })).toMatchObject({ next });
  // The vendor refuses the other way for a number that was used.
  expect(await desk.provider.start(desk.payment, { ...desk.at, ...PHONE })).toBe("unavailable");
});

test("the vendor wants to know from where the payer comes", async () => {
  const start = (payerAddress: string) =>
    desk.provider.start(desk.payment, { ...desk.at, device: "wap", payerAddress });
  expect(await start("somewhere")).toBe("unavailable");
  expect(await start("2001:db8::1")).toMatchObject({ next: { type: "redirect" } });
});
