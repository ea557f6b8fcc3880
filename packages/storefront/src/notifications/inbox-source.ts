import {
  InboxDocument,
  SetNotificationReadDocument,
  SetUserLocaleDocument,
} from "@catnip/sdk/notifications/index.ts";
import type { Locale } from "@catnip/domain/locales";
import { mutate, query } from "@catnip/site/session/client.ts";
import { currentViewer, setViewer } from "../shell/viewer.ts";
import { toNotification, type Notification } from "./notification.ts";

/** Entries of one page of the inbox. */
export const PAGE_SIZE = 20;

/** One page of the visitor's inbox, newest first, and when it was read. */
export interface InboxPage {
  readonly entries: readonly Notification[];
  readonly loadedAt: Date;
}

export async function loadInbox(locale: Locale, page: number): Promise<InboxPage> {
  const { findNotification } = await query(
    InboxDocument,
    { locale, q: { page }, limit: PAGE_SIZE },
    { fresh: true },
  );
  return { entries: findNotification.map(toNotification), loadedAt: new Date() };
}

/** Marks entries as read, or all there are, and puts what is left on the bell. */
export async function markRead(which: readonly string[] | "all"): Promise<void> {
  if (which.length === 0) return;
  const { setNotificationRead } = await mutate(
    SetNotificationReadDocument,
    which === "all" ? { all: true } : { uuid: [...which] },
  );
  const viewer = currentViewer();
  if (viewer.me)
    setViewer({ ...viewer, me: { ...viewer.me, unread_notification_count: setNotificationRead } });
}

/** Tells the API the language the visitor reads, for their mails. Failing costs a mail in another language at most. */
export async function rememberLocale(locale: Locale): Promise<void> {
  const viewer = currentViewer();
  if (!viewer.me || viewer.me.locale === locale) return;
  try {
    await mutate(SetUserLocaleDocument, { locale });
    const { me } = currentViewer();
    if (me) setViewer({ ...currentViewer(), me: { ...me, locale } });
  } catch (fault) {
    console.warn("The language could not be remembered.", fault);
  }
}
