import { InboxDocument, SetNotificationReadDocument } from "@catnip/sdk/notifications/index.ts";
import type { Locale } from "@catnip/domain/locales";
import { MeDocument } from "@catnip/sdk/profiles/index.ts";
import type { Ask } from "@catnip/site/data/query.ts";
import { mutate } from "@catnip/site/session/client.ts";
import { toNotification, type Notification } from "./notification.ts";

/** Page size of the inbox. */
export const PAGE_SIZE = 20;

/** One page of the player's inbox, newest first, and when it was fetched. */
export interface InboxPage {
  readonly entries: readonly Notification[];
  readonly loadedAt: Date;
}

export async function loadInbox(ask: Ask, locale: Locale, page: number): Promise<InboxPage> {
  const { findNotification } = await ask(InboxDocument, { locale, q: { page }, limit: PAGE_SIZE });
  return { entries: findNotification.map(toNotification), loadedAt: new Date() };
}

/** Marks the given entries (or all) as read and updates the bell's count. */
export async function markRead(which: readonly string[] | "all"): Promise<void> {
  if (which.length === 0) return;
  await mutate(SetNotificationReadDocument, which === "all" ? { all: true } : { uuid: [...which] }, {
    changes: (answers, { setNotificationRead: unread_notification_count }) =>
      answers.update(MeDocument, ({ me }) => ({ me: me && { ...me, unread_notification_count } })),
  });
}
