import { ApiFault } from "@catnip/sdk/client/api-fault.ts";

/** How long a browser may take to leave before we say that it does not, in milliseconds. */
const LEAVING_MS_MAX = 15_000;

/** The browser, as far as leaving goes; tests stand in for it. */
type Leaving = {
  readonly go: (address: string) => void;
  /** Resolves when the page is still there after so many milliseconds. */
  readonly stillHere: (ms: number) => Promise<void>;
};

const browser: Leaving = {
  go: (address) => window.location.assign(address),
  stillHere: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Leaves for the payment page.
 *
 * @throws ApiFault `pay/new-tab-prevent` when the browser does not let the page go: inside another page's frame, or
 *   because something keeps it here
 */
export async function leaveForPayment(address: string, { go, stillHere }: Leaving = browser): Promise<never> {
  try {
    go(address);
  } catch (fault) {
    throw prevented(String(fault));
  }
  await stillHere(LEAVING_MS_MAX);
  throw prevented("The page is still here.");
}

const prevented = (why: string) => new ApiFault("pay/new-tab-prevent", why);
