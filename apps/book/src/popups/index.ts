// Imports the types of all popups, which each declares in its own file.
import { popupComponents } from "@catnip/storefront/popups.ts";
import { frame } from "./frame.ts";
import { games } from "./games.ts";
import { money } from "./money.ts";
import type { Popups, PopupState } from "./popup-state.ts";
import { self } from "./self.ts";
import type { PopupName } from "@catnip/site/popups/popups.ts";

const STATES: Popups = { ...frame, ...games, ...money, ...self };

/** Every popup of the kit and the storefront, in its states. A popup that is not listed here needs no props. */
export const POPUPS: Readonly<Record<string, Readonly<Record<string, PopupState<PopupName>>>>> = {
  ...Object.fromEntries(Object.keys(popupComponents).map((name) => [name, { ready: { props: {} } }])),
  ...STATES,
};
