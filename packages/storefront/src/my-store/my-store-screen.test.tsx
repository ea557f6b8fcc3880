import { createTranslator } from "@catnip/i18n";
import { ApiProvider } from "@catnip/site/session/api-provider.tsx";
import { StoreProvider } from "@catnip/site/store/store-provider.tsx";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import type * as ViewerModule from "../shell/viewer.ts";
import { MyStoreScreen } from "./my-store-screen.tsx";

vi.mock("../shell/viewer.ts", async (original) => {
  const viewer = await original<typeof ViewerModule>();
  return { ...viewer, useViewer: () => viewer.GUEST };
});

// R-SIG-13
test.each(["/my-store", "/my-store?tab=cart", "/my-store?tab=wishlist"])(
  "%s prompts a guest to log in, and returns them",
  (address) => {
    const Stub = createRoutesStub([{ id: "root", path: "/my-store", Component: MyStoreScreen }]);
    const markup = renderToStaticMarkup(
      <I18nProvider i18n={createTranslator("en-US", {})}>
        <ApiProvider>
          <StoreProvider>
            <Stub
              initialEntries={[address]}
              hydrationData={{
                loaderData: { root: { locale: "en-US", origins: { shop: "https://shop.test" } } },
              }}
            />
          </StoreProvider>
        </ApiProvider>
      </I18nProvider>,
    );
    expect(markup).toContain("Please log in to see your games");
    expect(markup).toContain('href="/auth/login?returnPath=%2Fmy-store"');
  },
);
