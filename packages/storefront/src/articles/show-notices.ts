import { noticesToShow } from "@catnip/domain/articles";
import { openPopup, popupsClosed } from "@catnip/site/popups/open-popup.ts";
import type { ShownNotice } from "./notice.ts";
import { rememberSeen, seenNotices } from "./seen-notices.ts";

/**
 * Opens the notices this visitor has not seen, one after the other, once nothing else is open (R-ART-9). A closed one
 * is stored.
 */
export async function showNotices(notices: readonly ShownNotice[]): Promise<void> {
  for (const notice of noticesToShow(notices, seenNotices(), Date.now())) {
    await popupsClosed();
    const { pathname } = window.location;
    // Do not interrupt a login, or a visitor who is reading this very article.
    if (pathname.endsWith("/redirect") || pathname.endsWith(`/article/${notice.uuid}`)) continue;
    const name = notice.category === "announcement" ? "announcement" : "article";
    await openPopup({ name, props: notice });
    rememberSeen(notice);
  }
}
