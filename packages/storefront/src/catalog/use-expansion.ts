import { CARD_EXPAND_DELAY_MS } from "@catnip/domain/timing";
import { useEffect, useState, type FocusEvent, type PointerEvent } from "react";

/** Expands a card while the pointer rests on it or it has the keyboard focus (R-CAT-24). */
export function useExpansion(isOn: boolean) {
  const [state, setState] = useState<"closed" | "waiting" | "expanded">("closed");
  const close = () => setState("closed");
  const open = () => setState((before) => (before === "closed" ? "waiting" : before));
  useEffect(() => {
    if (state !== "waiting") return undefined;
    const timer = setTimeout(() => setState("expanded"), CARD_EXPAND_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const handlers = {
    // A finger that scrolls rests on cards too.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && open(),
    onPointerLeave: close,
    onFocus: ({ target }: FocusEvent) => target.matches(":focus-visible") && open(),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      currentTarget.contains(relatedTarget) || close(),
  };
  return { isExpanded: state === "expanded", close, handlers: isOn ? handlers : {} };
}
