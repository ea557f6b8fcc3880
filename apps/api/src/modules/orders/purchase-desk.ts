import type { Services, Viewer } from "../../platform/context.ts";
import { checkout } from "./checkout.ts";
import type { CheckoutRequest, CheckoutResult } from "./checkout.types.ts";

declare module "../../platform/context.ts" {
  interface ModuleServices {
    /** Where purchases of several processes are decided; absent: each process decides its own. */
    readonly purchaseDesk?: PurchaseDesk;
  }
}

/** A purchase as any process can decide it. */
export type PurchaseQuestion = {
  readonly viewer: Viewer;
  readonly request: CheckoutRequest;
  readonly platformKey: string;
};

/** One process that decides the purchases of several, so that they share statements and transactions. */
export type PurchaseDesk = {
  /**
   * @returns what it decides; null: it does not say, and may have decided or not
   * @throws ApiError as `checkout` does
   */
  readonly ask: (question: PurchaseQuestion) => Promise<CheckoutResult | null>;
};

/** Decides a purchase in this process; see `checkout`. */
export const decidePurchase = (
  services: Pick<Services, "db" | "now">,
  { viewer, request, platformKey }: PurchaseQuestion,
): Promise<CheckoutResult> => checkout(services, viewer, request, platformKey);

/**
 * Has a purchase decided at the desk; without an answer from there, decides it here (R-CHK-23). Both may happen: the
 * purchase has the same id, so that whoever comes second finds what the first one did.
 *
 * @throws ApiError as `checkout` does
 */
export async function buyAtDesk(
  services: Pick<Services, "db" | "now" | "purchaseDesk">,
  viewer: Viewer | null,
  request: CheckoutRequest,
  platformKey: string,
): Promise<CheckoutResult> {
  const decided = viewer && (await services.purchaseDesk?.ask({ viewer, request, platformKey }));
  return decided ?? checkout(services, viewer, request, platformKey);
}
