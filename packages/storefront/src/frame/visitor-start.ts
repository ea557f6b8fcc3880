import type { I18n } from "@lingui/core";
import type { ShownNotice } from "../articles/notice.ts";
import { afterAgeGate } from "../shell/age-gate.ts";
import { hasSession } from "@catnip/site/session/member-cookie.ts";
import { askCountry } from "../profiles/ask-country.ts";
import { BROWSER_WORDS_KEY, INTENT_KEY } from "../shell/storage-keys.ts";
import { watchTabs } from "../shell/tabs.ts";
import { startViewer } from "../shell/find-viewer.ts";
import { currentViewer } from "../shell/viewer.ts";

/**
 * Runs once when a shop page is idle: identifies the viewer, handles the return from a payment, asks players without a
 * country for it (R-TOP-15, R-PRF-2), resumes what they wanted as a guest, and then shows unseen notices.
 */
export async function startVisit(i18n: I18n, notices: readonly ShownNotice[]): Promise<void> {
  // The frame is mounted again for another player, who is known by then.
  if (hasStarted) return;
  hasStarted = !window.location.pathname.endsWith("/redirect");
  quietStart(i18n);
  await startViewer();
  watchTabs();
  afterAgeGate(() => void askWhatIsOpen(i18n).then(() => tellNews(notices)));
}

/** Boundaries and discreet mode; guests without either load nothing. */
function quietStart(i18n: I18n): void {
  const start = () => void import("./quiet-start.ts").then(({ startQuiet }) => startQuiet(i18n));
  if (hasSession() || "excludes" in document.documentElement.dataset) start();
  // Applies what another tab excludes at once.
  addEventListener("storage", ({ key }) => key?.startsWith(BROWSER_WORDS_KEY) && start());
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
  // The redirect page after login prompts for nothing; the page it leads to does.
  if (window.location.pathname.endsWith("/redirect")) return;
  const viewer = currentViewer();
  await askCountry(viewer);
  if (viewer.status !== "unavailable" && hasIntent()) {
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

let hasStarted = false;
