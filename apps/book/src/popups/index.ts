import { frame } from "./frame.ts";
import { games } from "./games.ts";
import { money } from "./money.ts";
import type { Popups } from "./popup-state.ts";
import { self } from "./self.ts";

/** The states of every popup of the kit and the storefront. */
export const POPUPS: Popups = { ...frame, ...games, ...money, ...self };
