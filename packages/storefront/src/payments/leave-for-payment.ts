import { ApiFault } from "@catnip/sdk/client/api-fault.ts";

/** How long a navigation may take before we report that it is blocked, in milliseconds. */
const LEAVING_MS_MAX = 15_000;

/** The browser APIs used for leaving; stubbed in tests. */
type Leaving = {
  readonly go: (address: string) => void;
  /** Resolves if the page is still there after this many milliseconds. */
  readonly stillHere: (ms: number) => Promise<void>;
};

const browser: Leaving = {
  go: (address) => window.location.assign(address),
  stillHere: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Leaves for the payment page.
 *
 * @throws ApiFault `pay/new-tab-prevent` when the navigation is blocked: the page is in a frame, or something in the
 *   browser prevents it
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
