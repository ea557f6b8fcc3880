import { writePgState } from "@catnip/domain/navigation";
import { createTranslator } from "@catnip/i18n";
import { beforeEach, expect, test, vi } from "vitest";
import { takeUpPayment } from "./payment-return.ts";

const { showMessage, offerNext, openPopup, refreshViewer } = vi.hoisted(() => ({
  showMessage: vi.fn<(text: string, title: string) => Promise<void>>(async () => undefined),
  offerNext: vi.fn<(text: string, title: string, next: string) => Promise<boolean>>(async () => false),
  openPopup: vi.fn<(request: object) => Promise<void>>(async () => undefined),
  refreshViewer: vi.fn<() => Promise<void>>(async () => undefined),
}));
vi.mock("@catnip/site/popups/messages.ts", () => ({ showMessage, offerNext }));
vi.mock("@catnip/site/popups/open-popup.ts", () => ({ openPopup }));
vi.mock("../shell/find-viewer.ts", () => ({ refreshViewer }));
vi.mock("../shell/viewer.ts", () => ({ currentViewer: () => ({ wallet: { coin: 0 } }) }));

const replaceState = vi.fn<(state: unknown, unused: string, address: string) => void>();
const assign = vi.fn<(address: string) => void>();

/** Returns to the shop with this query. */
async function returns(search: string): Promise<void> {
  vi.stubGlobal("window", {
    location: { href: `https://shop.test/store/7${search}`, assign },
    history: { state: null, replaceState },
  });
  await takeUpPayment(createTranslator("en-US", {}));
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
});

// R-TOP-15
test.each([
  { flag: "success", title: "Payment complete" },
  { flag: "cancel", title: "Payment cancelled" },
  { flag: "failed", title: "Payment failed" },
  { flag: "timeout", title: "Payment not confirmed yet" },
])("a payment that ended in $flag is reported, once: the address forgets it", async ({ flag, title }) => {
  await returns(`?payment=${flag}&tab=news`);
  expect(refreshViewer).toHaveBeenCalled();
  expect([...showMessage.mock.calls, ...offerNext.mock.calls].map(([, told]) => told)).toEqual([title]);
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, "", "/store/7?tab=news");
});

test.each(["nonsense", "__proto__", "toString"])("nothing is reported for %s", async (flag) => {
  await returns(`?payment=${flag}`);
  expect(showMessage).not.toHaveBeenCalled();
  expect(offerNext).not.toHaveBeenCalled();
});

// R-CHK-9
test("the purchase that needed the payment opens again", async () => {
  await returns(`?payment=success&pg_state=${writePgState({ popup: "store-checkout", store_id: 7 })}`);
  expect(openPopup).toHaveBeenCalledExactlyOnceWith({ name: "checkout", props: { storeId: 7 } });
});

test("an address without either is left alone", async () => {
  await returns("?tab=news");
  expect(replaceState).not.toHaveBeenCalled();
  expect(refreshViewer).not.toHaveBeenCalled();
});
