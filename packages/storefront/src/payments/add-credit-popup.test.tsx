import { createTranslator } from "@catnip/i18n";
import { ApiProvider } from "@catnip/site/session/api-provider.tsx";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as ViewerModule from "../shell/viewer.ts";
import AddCreditPopup from "./add-credit-popup.tsx";
import type { PaymentProvider, RechargePlan } from "./top-up-offer.ts";

/** What the popup does when a provider's button is pressed, and the outcome. */
const { popup, offered, logTraffic, leaveForPayment, openPopup, viewer } = vi.hoisted(() => ({
  popup: { pay: async (..._args: readonly unknown[]): Promise<unknown> => null },
  /** The plans in the API's current response. */
  offered: [] as { id: string; tax_amount: number }[],
  logTraffic: vi.fn<(name: string, meta: object) => void>(),
  leaveForPayment: vi.fn<(address: string) => Promise<void>>(async () => undefined),
  openPopup: vi.fn<() => Promise<string | undefined>>(async () => undefined),
  viewer: { country: "us", wallet: { coin: 0, silver: 0 } } as {
    country: string | null;
    wallet: { coin: number; silver: number };
  },
}));
vi.mock("../traffic/log-events.ts", () => ({ logTraffic }));
vi.mock("./leave-for-payment.ts", () => ({ leaveForPayment }));
vi.mock("@catnip/site/popups/open-popup.ts", () => ({ openPopup }));
vi.mock("@catnip/site/session/client.ts", () => ({
  read: async () => ({ findRechargePlans: offered }),
  mutate: async () => ({ createPayTicket: { token: "ticket" } }),
}));
vi.mock("@catnip/site/data/use-action.ts", () => ({
  useAction: (work: typeof popup.pay) => {
    popup.pay = work;
    return { run: () => {}, isBusy: false, busyWith: null };
  },
}));
vi.mock("../shell/viewer.ts", async (original) => {
  const real = await original<typeof ViewerModule>();
  return { ...real, useViewer: () => viewer, currentViewer: () => viewer };
});
vi.stubGlobal("window", {
  location: { pathname: "/store/7", search: "", origin: "https://shop.test" },
  matchMedia: () => ({ matches: false }),
});

const PROVIDER = { id: "p", provider_key: "tappay", adds_tax: true } as PaymentProvider;
const planIn = (currency_id: string) =>
  ({ id: "plan", currency_id, pay_amount: 500, tax_amount: 75, coin: 500 }) as RechargePlan;
const facts = { provider_key: "tappay", plan_id: "plan" };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  viewer.country = "us";
  const Stub = createRoutesStub([
    { id: "root", path: "/", Component: () => <AddCreditPopup props={{}} close={() => {}} /> },
  ]);
  renderToStaticMarkup(
    <I18nProvider i18n={createTranslator("en-US", {})}>
      <ApiProvider>
        <Stub
          hydrationData={{
            loaderData: {
              root: { locale: "en-US", origins: { pay: "https://pay.test", shop: "https://shop.test" } },
            },
          }}
        />
      </ApiProvider>
    </I18nProvider>,
  );
});
afterEach(() => void vi.useRealTimers());

// R-TOP-6
test("a press is reported at once, and leads to the payment page 300 ms later", async () => {
  const paid = popup.pay(PROVIDER, planIn("USD"), "credit-card");
  expect(logTraffic.mock.calls).toEqual([["pg_credit_add", facts]]);
  await vi.advanceTimersByTimeAsync(299);
  expect(leaveForPayment).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await paid;
  expect(leaveForPayment).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^https:\/\/pay\.test\/\?data=/),
  );
});

test("cards in Taiwan are reported as such, too", async () => {
  const paid = popup.pay(PROVIDER, planIn("TWD"), "credit-card");
  await vi.runAllTimersAsync();
  await paid;
  expect(logTraffic.mock.calls).toEqual([
    ["pg_credit_add", facts],
    ["pg_web_creditcard_tw", facts],
  ]);
});

// R-TOP-1
test("a player without a country is prompted for it, and without one nothing is reported or paid", async () => {
  viewer.country = null;
  await popup.pay(PROVIDER, planIn("USD"), "credit-card");
  expect(openPopup).toHaveBeenCalledExactlyOnceWith({ name: "country", props: {} });
  expect(logTraffic).not.toHaveBeenCalled();
  expect(leaveForPayment).not.toHaveBeenCalled();
});

/** The amounts in the link to the payment page. */
const linked = (): unknown => {
  const data = new URL(leaveForPayment.mock.calls[0]?.[0] ?? "").searchParams.get("data") ?? "";
  return JSON.parse(Buffer.from(data, "base64url").toString()).payload.pay_amount;
};

// R-TAX-10, R-TAX-11
test.each([
  [true, 575],
  [false, 500],
])("the link contains the total that was shown (tax: %s)", async (adds_tax, total) => {
  const paid = popup.pay({ ...PROVIDER, adds_tax }, planIn("USD"), "credit-card");
  await vi.runAllTimersAsync();
  await paid;
  expect(linked()).toBe(total);
});

// R-TAX-10
test.each([
  [75, 1],
  [0, 0],
])("a player who sets the country only now pays if its tax equals the one shown: %d", async (tax, left) => {
  viewer.country = null;
  openPopup.mockResolvedValueOnce("ca");
  offered.splice(0, 1, { id: "plan", tax_amount: tax });
  const paid = popup.pay(PROVIDER, planIn("USD"), "credit-card");
  await vi.runAllTimersAsync();
  await paid;
  expect(leaveForPayment).toHaveBeenCalledTimes(left);
});
