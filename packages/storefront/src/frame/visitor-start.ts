import type { I18n } from "@lingui/core";
import type { ShownNotice } from "../articles/notice.ts";
import { INTENT_KEY } from "../session/intent-key.ts";
import { afterAgeGate } from "../shell/age-gate.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import "../shell/load-viewer-source.ts";
import { currentViewer, startViewer } from "../shell/viewer.ts";

/**
 * Runs once when a shop page has settled: identifies the viewer, handles the return from a payment, asks players
 * without a country for it (R-TOP-15, R-PRF-2), resumes what they wanted as a guest, and then shows unseen notices.
 */
export async function startVisit(i18n: I18n, notices: readonly ShownNotice[]): Promise<void> {
  await startViewer();
  void import("../shell/tabs.ts").then(({ watchTabs }) => watchTabs());
  afterAgeGate(() => void askWhatIsOpen(i18n).then(() => tellNews(notices)));
}

/** Every page carries the live notices, so nothing is loaded when there are none. */
async function tellNews(notices: readonly ShownNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const { showNotices } = await import("../articles/show-notices.ts");
  await showNotices(notices);
}

async function askWhatIsOpen(i18n: I18n): Promise<void> {
  const { search } = window.location;
  if (search.includes("payment=") || search.includes("pg_state=")) {
    const { takeUpPayment } = await import("../payments/payment-return.ts");
    await takeUpPayment(i18n);
  }
  // The redirect page after login asks nothing; the page it leads to does.
  if (window.location.pathname.endsWith("/redirect")) return;
  const { status, country } = currentViewer();
  if (status === "player" && !country) await openPopup({ name: "country", props: {} });
  if (status !== "unavailable" && hasIntent()) {
    const { resumeIntent } = await import("./resume-intent.ts");
    await resumeIntent(i18n);
  }
}

function hasIntent(): boolean {
  try {
    return sessionStorage.getItem(INTENT_KEY) !== null;
  } catch {
    return false; // Storage is disabled.
  }
}
