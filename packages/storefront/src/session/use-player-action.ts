import { useAction } from "@catnip/site/data/use-action.ts";
import { useLingui } from "@lingui/react/macro";
import { viewerNow } from "../shell/find-viewer.ts";
import type { GameAction, Intent } from "./intent.ts";

/** A players-only action; a guest is prompted to log in, and the action resumes when they return. */
export function usePlayerAction(action: GameAction, storeId: number, work: () => Promise<void>) {
  return usePlayerIntent({ action, store_id: storeId }, work);
}

/** The same for other intents of a guest, such as following a person. */
export function usePlayerIntent(intent: Intent, work: () => Promise<void>) {
  const { i18n } = useLingui();
  return useAction(async () => {
    const { status, fault } = await viewerNow();
    if (status === "player") return work();
    if (status === "unavailable") throw fault;
    const { askToLogIn } = await import("./ask-to-log-in.ts");
    return askToLogIn(intent, i18n);
  });
}
