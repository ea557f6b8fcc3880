import { markRead, type Notice, type SeenNotices } from "@catnip/domain/articles";

const READ_KEY = "has_read_article_list";
const ANNOUNCEMENT_KEY = "announcement";

/** What this browser has read or closed before; empty if storage is disabled or invalid. */
export function seenNotices(storage = storageOfBrowser()): SeenNotices {
  return { readList: readList(storage), closedAnnouncement: storage?.getItem(ANNOUNCEMENT_KEY) ?? null };
}

/** Stores that an article was read, or a notice closed, so that it does not open by itself again. */
export function rememberSeen(
  { uuid, category }: Pick<Notice, "uuid" | "category">,
  storage = storageOfBrowser(),
): void {
  try {
    storage?.setItem(READ_KEY, JSON.stringify(markRead(uuid, readList(storage))));
    if (category === "announcement") storage?.setItem(ANNOUNCEMENT_KEY, uuid);
  } catch {
    // The storage is full or read-only: the notice opens once more on the next visit.
  }
}

function readList(storage: Storage | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(READ_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((uuid) => typeof uuid === "string") : [];
  } catch {
    return [];
  }
}

function storageOfBrowser(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null; // Storage is disabled.
  }
}
