/** What the Tab key stops at within an element, in order. */
export function tabStops(within: HTMLElement): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) =>
      each.tabIndex >= 0 &&
      !each.matches(":disabled") &&
      !each.closest("[inert]") &&
      each.checkVisibility({ visibilityProperty: true }) &&
      isStopOfGroup(each, within),
  );
}

/** Of radio buttons of one name, Tab stops at the checked one alone. */
function isStopOfGroup(element: HTMLElement, within: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== "radio" || element.checked) return true;
  const name = `[name="${CSS.escape(element.name)}"]`;
  return !within.querySelector(`input[type=radio]${name}:checked`);
}

const FOCUSABLE =
  "a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]";
