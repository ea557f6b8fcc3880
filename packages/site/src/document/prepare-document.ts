import { closeMenus } from "../frame/close-menus.ts";
import { markMember } from "../session/member-cookie.ts";
import { markTheme } from "../theme/theme-script.ts";
import { rememberInput } from "./early-input.ts";
import { startLate } from "./late-start.ts";

/** Runs in the head of every page, before its first paint. */
export function prepareDocument(): void {
  markMember();
  markTheme();
  closeMenus();
  rememberInput();
  startLate();
}
