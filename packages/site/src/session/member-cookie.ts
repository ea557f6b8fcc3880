import { readCookie } from "../http/cookies.ts";

/** Readable by scripts, so that a page knows before its first paint for whom to reserve space. */
export const MEMBER_COOKIE = "catnip_member";

/** Whether the browser holds a session. The cookie carries no secret; the session cookie itself is HttpOnly. */
export function hasSession(): boolean {
  return readCookie(document.cookie, MEMBER_COOKIE) === "1";
}

/** Runs in the head before the first paint: marks the document so that styles reserve space for personal parts. */
export function markMember(): void {
  if (hasSession()) document.documentElement.dataset["player"] = "yes";
}
