import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { appStore } from "@catnip/site/store/app-store.ts";
import { quietSheets } from "../shell/quiet-sheets.ts";
import { store } from "../shell/stored-values.ts";
import { DISCREET_RULES } from "../shell/discreet-look.ts";
import { DISCREET_KEY } from "../shell/storage-keys.ts";
import { currentViewer } from "../shell/viewer.ts";
import { isAway, toggleAway } from "./away-page.ts";
import { hideNowKeys } from "./hide-now-keys.ts";
import { discreetSwitched, isDiscreet } from "./is-discreet.ts";
import { neutralTab } from "./neutral-tab.ts";

/** Switches discreet mode on or off, in this browser and in the player's account (R-BND-6). */
export async function setDiscreet(isOn: boolean, i18n: I18n): Promise<void> {
  if (currentViewer().status === "player") {
    const { setPreference } = await import("../preferences/preference.ts");
    await setPreference({ discreet: isOn });
  }
  if (isOn !== isDiscreet()) showDiscreet(isOn, i18n);
  if (isOn) startDiscreet(i18n);
}

/** The same, on this page and in this browser only. */
export function showDiscreet(isOn: boolean, i18n: I18n): void {
  const title = isOn ? i18n._(NEUTRAL_TITLE) : null;
  store(DISCREET_KEY, title);
  neutralTab(title);
  quietSheets()[1].replaceSync(isOn ? DISCREET_RULES : "");
  appStore.dispatch(discreetSwitched(isOn));
}

const NEUTRAL_TITLE = msg({
  message: "Notes",
  comment: "The title of a tab that is to say nothing about the shop",
});

/** Listens for the keys that hide the page, and for the first touch of a blurred cover. */
export function startDiscreet(i18n: I18n): void {
  if (hasStarted) return;
  hasStarted = true;
  const pressed = hideNowKeys();
  addEventListener(
    "keydown",
    (event) => {
      if (!isDiscreet() && !isAway()) return;
      const hasDialog = !isAway() && document.querySelector(OPEN) !== null;
      const isHiding = pressed({
        key: event.key,
        atMs: event.timeStamp,
        hasDialog,
        isRepeat: event.repeat,
      });
      if (isAway() && event.key === "Escape") event.preventDefault();
      if (!isHiding) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      toggleAway(i18n);
    },
    true,
  );
  addEventListener("click", showFirst, true);
}

let hasStarted = false;

/** Dialogs and menus close on Escape themselves. */
const OPEN = ":is([role=dialog],[role=alertdialog],[role=menu],[role=listbox]):not([hidden]),:popover-open";

/** A finger cannot point: its first touch of a blurred cover shows it, the second follows the link. */
function showFirst(event: MouseEvent): void {
  if (!isDiscreet() || !(event instanceof PointerEvent) || event.pointerType !== "touch") return;
  if (!(event.target instanceof Element)) return;
  const holder = event.target.closest<HTMLElement>("[data-shop] :is(a,button):has(img)");
  if (!holder || "seen" in holder.dataset) return;
  holder.dataset["seen"] = "";
  event.preventDefault();
  event.stopPropagation();
}
