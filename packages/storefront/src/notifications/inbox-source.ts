import { SetNotificationReadDocument } from "@catnip/sdk/notifications/index.ts";
import { mutate } from "@catnip/site/session/client.ts";

/** Page size of the inbox. */
export const PAGE_SIZE = 20;

/** Marks the given entries (or all) as read; the bell shows the viewer's count. */
export async function markRead(which: readonly string[] | "all"): Promise<void> {
  if (which.length === 0) return;
  await mutate(SetNotificationReadDocument, which === "all" ? { all: true } : { uuid: [...which] }, ["Me"]);
}
