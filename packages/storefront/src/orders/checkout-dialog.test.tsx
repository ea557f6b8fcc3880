import { createTranslator } from "@catnip/i18n";
import { StoreProvider } from "@catnip/site/store/store-provider.tsx";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type * as ViewerModule from "../shell/viewer.ts";
import { CheckoutDialog } from "./checkout-dialog.tsx";

/** What the dialog does on Confirm, and its request. */
const { dialog, send } = vi.hoisted(() => ({
  dialog: { confirm: async (_bill: unknown, _at: number): Promise<unknown> => null },
  send: vi.fn<() => Promise<unknown>>(),
}));
vi.mock("./send-checkout.ts", () => ({ sendCheckout: send }));
vi.mock("@catnip/site/data/use-action.ts", () => ({
  useAction: (work: typeof dialog.confirm) => {
    dialog.confirm = work;
    return { run: () => {}, isBusy: false, busyWith: null };
  },
}));
vi.mock("../shell/viewer.ts", async (original) => {
  const viewer = await original<typeof ViewerModule>();
  return { ...viewer, useViewer: () => ({ ...viewer.GUEST, status: "player", country: "us" }) };
});

/** A bill that the wallet can pay; `remaining` in meowcent. */
const bill = (remaining = 0) => ({ facts: { items: [] }, quote: { remaining } });

beforeEach(() => {
  send.mockReset().mockResolvedValue({ __typename: "CheckoutDifferent" });
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => <CheckoutDialog wish={{ storeId: 7 }} isLanguageAccepted close={() => {}} />,
    },
  ]);
  renderToStaticMarkup(
    <I18nProvider i18n={createTranslator("en-US", {})}>
      <StoreProvider>
        <Stub />
      </StoreProvider>
    </I18nProvider>,
  );
});

// R-CHK-7
test("a second press of Confirm within half a second sends nothing, even after the first response", async () => {
  const first = 10_000;
  await dialog.confirm(bill(), first);
  expect(send).toHaveBeenCalledTimes(1);
  await dialog.confirm(bill(), first + 499);
  expect(send).toHaveBeenCalledTimes(1);
  await dialog.confirm(bill(), first + 500);
  expect(send).toHaveBeenCalledTimes(2);
});

test("Confirm sends nothing while coins are missing", async () => {
  await dialog.confirm(bill(1), 10_000);
  expect(send).not.toHaveBeenCalled();
});
