import { lazy, memo, Suspense } from "react";
import { NoMarkup, whenUsed } from "../catalog/first-sign.ts";
import { PlayerMenu } from "./header.tsx";
import { SearchForm } from "./search-form.tsx";

/*
 * The parts of the frame that are plain markup until the visitor's first input; see `catalog/late-filters.tsx`. Links
 * and menus of the dock work without their code.
 */

export const LateDock = memo(function LateDock() {
  return (
    <Suspense fallback={<NoMarkup />}>
      <ShopDock Menu={PlayerMenu} Search={SearchForm} />
    </Suspense>
  );
});

export const LateThemeSwitch = memo(function LateThemeSwitch() {
  return (
    <Suspense fallback={<NoMarkup />}>
      <ThemeSwitch />
    </Suspense>
  );
});

const ShopDock = lazy(() => whenUsed(() => import("./shop-dock.tsx")));
const ThemeSwitch = lazy(async () => {
  const { ThemeSwitch: Switch } = await whenUsed(() => import("@catnip/site/theme/theme-switch.tsx"));
  return { default: Switch };
});
