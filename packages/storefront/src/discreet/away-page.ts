import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Whether the neutral page covers the shop. */
export const isAway = (): boolean => page !== null;

/**
 * Covers the window with a blank page to write on, or removes it again. The shop below stays as it is: open dialogs,
 * typed text, scroll position, and the focus, which the browser restores. Built without React, so that it needs no
 * loading or rendering.
 */
export function toggleAway(i18n: I18n): void {
  if (page) {
    page.close();
    page.remove();
    page = null;
    document.documentElement.style.removeProperty("overflow");
    return;
  }
  page = document.createElement("dialog");
  page.setAttribute("aria-label", i18n._(TITLE));
  page.style.cssText =
    "position:fixed;inset:0;width:100vw;height:100vh;max-width:none;max-height:none;margin:0;border:0;padding:0;background:#fff;color:#222";
  const paper = document.createElement("textarea");
  paper.setAttribute("aria-label", i18n._(TITLE));
  paper.setAttribute("aria-description", i18n._(BACK));
  paper.style.cssText =
    "box-sizing:border-box;width:100%;height:calc(100% - 3rem);border:0;outline:0;padding:2rem;resize:none;background:none;color:inherit;font:1rem/1.6 system-ui,sans-serif";
  const back = document.createElement("button");
  back.type = "button";
  back.textContent = i18n._(DONE);
  back.style.cssText =
    "min-width:6rem;height:2.75rem;margin-inline:1rem;border:1px solid #767676;border-radius:.4rem;background:#fff;color:#222;font:1rem system-ui,sans-serif";
  page.append(paper, back);
  // One Escape must not uncover the shop.
  page.addEventListener("cancel", (event) => event.preventDefault());
  const keepToPage = (event: Event) => {
    if (!page) return HEARD.forEach((name) => window.removeEventListener(name, keepToPage, true));
    event.stopPropagation();
    if (event.type === "click" && event.target === back) toggleAway(i18n);
  };
  // Dialogs below would treat a press or a key here as outside, and close.
  HEARD.forEach((name) => window.addEventListener(name, keepToPage, true));
  document.body.append(page);
  document.documentElement.style.overflow = "hidden";
  page.showModal();
  paper.focus();
}

const HEARD = ["pointerdown", "mousedown", "touchstart", "click", "focusin", "focusout", "keydown"];

let page: HTMLDialogElement | null = null;

const TITLE = msg({ message: "Notes", comment: "The title of a tab that is to say nothing about the shop" });
const BACK = msg`Press F2, or Escape twice, to go back.`;
const DONE = msg({ message: "Done", comment: "Button: leaves a neutral page" });
