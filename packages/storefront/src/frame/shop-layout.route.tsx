import { STARTUP_DELAY_MS } from "@catnip/domain/timing";
import { SiteFrame } from "@catnip/site/frame/site-frame.tsx";
import { ErrorPage } from "@catnip/site/pages/error-page.tsx";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { Outlet } from "react-router";
import { ReleaseNotice } from "../offline/release-notice.tsx";
import { AppBannerPlace, Floating } from "./floating.tsx";
import { AgeGate, AgeGateStyle } from "../shell/age-gate-screen.tsx";
import { useAgeGate } from "../shell/age-gate.ts";
import { ConsentBar } from "../traffic/consent-bar.tsx";
import { PageViews } from "../traffic/page-views.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useHasFooter } from "../shell/page-frame.ts";
import { LateDock } from "./late-frame.tsx";
import { useShopFrame } from "./shop-frame.ts";
import { startVisit } from "./visitor-start.ts";

export { headers } from "@catnip/site/http/page-headers.ts";
export { loader } from "./shop-frame.server.ts";

export const shouldRevalidate = () => false;

/** The shop's frame: gate, header, page, footer. */
export default function ShopLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A failed page keeps its frame, so that the visitor can navigate on. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame>
      <ErrorPage error={error} helpPath="/help" />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const shop = useRef<HTMLDivElement>(null);
  const { i18n } = useLingui();
  const hasFooter = useHasFooter();
  const { notices } = useShopFrame();
  useEffect(() => {
    // Deferred until the page is idle: personal parts can wait, content cannot.
    const id = setTimeout(() => void startVisit(i18n, notices), STARTUP_DELAY_MS);
    return () => clearTimeout(id);
  }, [i18n, notices]);
  return (
    <>
      <AgeGateStyle />
      <SiteFrame
        // The inline script has made it inert while the gate is closed.
        page={{ "data-shop": true, ref: shop, suppressHydrationWarning: true }}
        traffic={<PageViews />}
        bar={<ConsentBar otherwise={<AppBannerPlace />} />}
        header={<Header />}
        dock={<LateDock />}
        footer={hasFooter && <Footer />}
        over={
          <>
            <Floating />
            <KeptOut shop={shop} />
            <ReleaseNotice />
            <AgeGate />
          </>
        }
      >
        {children}
      </SiteFrame>
    </>
  );
}

/**
 * Keeps the page inert while the gate is closed (R-AGE-6), even if React has rendered it again. A separate component,
 * so that answering re-renders nothing else.
 */
function KeptOut({ shop }: { shop: RefObject<HTMLDivElement | null> }) {
  const gate = useAgeGate();
  useEffect(() => {
    // Until it is known, the inline script's decision stays.
    if (gate !== "unknown") shop.current?.toggleAttribute("inert", gate === "closed");
  }, [shop, gate]);
  return null;
}
