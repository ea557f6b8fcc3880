import { lazy, memo, Suspense } from "react";
import { firstSign } from "../catalog/first-sign.ts";
import { PlayerMenu } from "./header.tsx";
import { SearchForm } from "./search-form.tsx";

/*
 * What of the frame is plain markup until somebody acts; see `catalog/late-filters.tsx`. Links and menus of the dock
 * work without their code.
 */

export const LateDock = memo(function LateDock() {
  return (
    <Suspense>
      <ShopDock Menu={PlayerMenu} Search={SearchForm} />
    </Suspense>
  );
});

export const LateThemeSwitch = memo(function LateThemeSwitch() {
  return (
    <Suspense>
      <ThemeSwitch />
    </Suspense>
  );
});

const ShopDock = lazy(() => firstSign().then(() => import("./shop-dock.tsx")));
const ThemeSwitch = lazy(async () => {
  await firstSign();
  return { default: (await import("@catnip/site/theme/theme-switch.tsx")).ThemeSwitch };
});
