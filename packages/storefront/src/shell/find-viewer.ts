import { hasSession } from "@catnip/site/session/member-cookie.ts";
import { currentViewer, GUEST, knownViewer, setViewer, UNKNOWN, type Viewer } from "./viewer.ts";

/** Loads players; never loaded for guests. */
const viewerSource = () => import("./viewer-source.ts");

/** Starts identifying the viewer. Guests cost no request. */
export async function startViewer(): Promise<void> {
  if (hasSession()) await (await viewerSource()).start();
  else setViewer(GUEST);
}

/** Retries identifying the viewer after a failure; subscribers see that it is loading. */
export async function retryViewer(): Promise<void> {
  setViewer(UNKNOWN);
  await startViewer();
}

/** Refetches after changes that no action of this page made: a completed payment, another device. */
export async function refreshViewer(): Promise<void> {
  if (hasSession()) await (await viewerSource()).refreshAndTell();
  else setViewer(GUEST);
}

/**
 * The up-to-date viewer, for players-only actions: the session may have ended or begun in another tab, and a failed
 * load is retried once.
 */
export async function viewerNow(): Promise<Viewer> {
  const { status } = currentViewer();
  const isSettled = status === "unknown" || (status === "player") === hasSession();
  if (!isSettled) await refreshViewer();
  return knownViewer();
}

/** Resolves once the viewer shows what a mutation of this page has changed. */
export async function viewerSettled(): Promise<void> {
  await (await viewerSource()).settled();
}
