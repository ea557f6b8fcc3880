import type { Platform } from "@catnip/domain/catalog";
import { useBrowserValue } from "@catnip/site/browser/use-browser-value.ts";
import { ownPlatform } from "./own-platform.ts";

/** The system of the visitor's own device; null until hydrated, and on systems without builds. */
export function useOwnPlatform(): Platform | null {
  return useBrowserValue(() => ownPlatform(navigator.userAgent, navigator.maxTouchPoints), null);
}
