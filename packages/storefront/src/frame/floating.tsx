import { STARTUP_DELAY_MS } from "@catnip/domain/timing";
import { brand } from "#brand";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { orAsleep } from "../catalog/first-sign.ts";
import { useAgeGate } from "../shell/age-gate.ts";
import { namesCategory } from "../floating/names-category.ts";

/**
 * Floating elements; loaded once a page is idle and the age gate is passed: the app prompt on category pages, the ball
 * elsewhere, each only if the brand has one.
 */
export function Floating() {
  const { pathname } = useLocation();
  const isPast = useAgeGate() === "passed";
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const id = setTimeout(() => setSettled(true), STARTUP_DELAY_MS);
    return () => clearTimeout(id);
  }, []);
  if (!isSettled || !isPast) return null;
  if (namesCategory(pathname))
    return (
      brand.app && (
        <Suspense>
          <AppCode url={brand.app.url} />
        </Suspense>
      )
    );
  return (
    (brand.features.customerService || brand.creatorSite) && (
      <Suspense>
        <FloatingBall />
      </Suspense>
    )
  );
}

/** The app prompt of narrow windows. */
export function AppBannerPlace() {
  const { pathname } = useLocation();
  if (!brand.app || !namesCategory(pathname)) return null;
  return (
    <Suspense>
      <AppBanner url={brand.app.url} />
    </Suspense>
  );
}

const FloatingBall = lazy(() => orAsleep(import("../floating/floating-ball.tsx")));
const AppCode = lazy(() => orAsleep(import("../app-prompt/app-code.tsx")));
const AppBanner = lazy(() => orAsleep(import("../app-prompt/app-offer.tsx")));
