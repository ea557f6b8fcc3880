import { readCookie } from "../http/cookies.ts";

/** Readable beside the session, so that a page knows before its first paint whom to keep room for. */
export const MEMBER_COOKIE = "catnip_member";

/** Whether the browser holds a session. The cookie carries no secret; the session itself is out of scripts' reach. */
export function hasSession(): boolean {
  return readCookie(document.cookie, MEMBER_COOKIE) === "1";
}

/** Runs in the head, before anything is painted: marks the document for the places kept for personal parts. */
export const MEMBER_SCRIPT = `if(/(^|; )${MEMBER_COOKIE}=1/.test(document.cookie))document.documentElement.dataset.player="yes";`;
