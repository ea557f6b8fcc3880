import { browserChange, useBrowserValue } from "@catnip/site/browser/use-browser-value.ts";

/** Whether the shop is discreet in this browser: the head script's finding, kept up to date by `discreet.ts`. */
export const isDiscreet = (): boolean => "discreet" in document.documentElement.dataset;

export const discreetChange = browserChange();

export const useDiscreet = (): boolean => useBrowserValue(isDiscreet, false, discreetChange);
