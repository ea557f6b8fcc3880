import { localePath, type Locale } from "@catnip/domain/locales";
import type { SiteData } from "@catnip/site/host/site.ts";
import { ApiProvider } from "@catnip/site/session/api-provider.tsx";
import { StoreProvider } from "@catnip/site/store/store-provider.tsx";
import { LinkProvider, type LinkProps } from "@catnip/ui";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { API, CDN } from "../transport/transport.ts";

/** What parts and popups read from the router: the location and the installation. */
export function inRouter(locale: Locale, page: ReactNode): ReactNode {
  const site: SiteData = {
    locale,
    origins: {
      shop: "https://shop.invalid",
      account: "https://account.invalid",
      pay: "https://pay.invalid",
      api: API,
      cdn: CDN,
      play: "https://*.play.invalid",
      formTargets: [],
    },
  };
  const routes = [{ id: "root", path: "*", loader: () => site, element: <Still>{page}</Still> }];
  const router = createMemoryRouter(routes, {
    initialEntries: [localePath(locale, "/store")],
    hydrationData: { loaderData: { root: site } },
  });
  return <RouterProvider router={router} />;
}

/** Links look normal, and lead nowhere. */
function Still({ children }: { children: ReactNode }) {
  return (
    <StoreProvider>
      <ApiProvider>
        <LinkProvider component={StillLink}>{children}</LinkProvider>
      </ApiProvider>
    </StoreProvider>
  );
}

function StillLink({
  document: _document,
  replace: _replace,
  keepScroll: _keepScroll,
  href,
  onClick,
  children,
  ...anchor
}: LinkProps) {
  return (
    <a
      href={href}
      {...anchor}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}
