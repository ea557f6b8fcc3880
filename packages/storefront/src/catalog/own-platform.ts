import type { Platform } from "@catnip/domain/catalog";

/** The system a browser runs on, by its user agent; null: one without builds. */
export function ownPlatform(userAgent: string, touchPoints = 0): Platform | null {
  // Android says Linux, and iPhones say Mac: the most telling word first.
  if (/android/i.test(userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(userAgent)) return "ios";
  if (/windows/i.test(userAgent)) return "windows";
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  if (/macintosh|mac os x/i.test(userAgent)) return touchPoints > 1 ? "ios" : "mac";
  return null;
}

/** The official app runs on Windows and Android devices (R-CAT-20). */
export const runsOfficialApp = (own: Platform | null) => own === "windows" || own === "android";
