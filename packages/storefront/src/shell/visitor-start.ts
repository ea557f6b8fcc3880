import type { I18n } from "@lingui/core";
import { afterAgeGate } from "./age-gate.ts";
import { openPopup } from "./open-popup.ts";
import { currentViewer, startViewer } from "./viewer.ts";

/**
 * What happens once when a shop page has settled: finds out who looks at it, takes up a payment the visitor comes
 * back from, and asks members without a country for it (specification section 4, app start; section 2, popups).
 */
export async function startVisit(i18n: I18n): Promise<void> {
  await startViewer();
  afterAgeGate(() => void askWhatIsOpen(i18n));
}

async function askWhatIsOpen(i18n: I18n): Promise<void> {
  const { search } = window.location;
  if (search.includes("payment=") || search.includes("pg_state=")) {
    const { takeUpPayment } = await import("../payments/payment-return.ts");
    await takeUpPayment(i18n);
  }
  const { status, country } = currentViewer();
  if (status === "member" && !country && !window.location.pathname.endsWith("/redirect"))
    await openPopup({ name: "country", props: {} });
}
