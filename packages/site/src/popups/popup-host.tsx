import { lazy, Suspense, useEffect, useState } from "react";
import { useAppSelector } from "../store/hooks.ts";
import { closePopup, openPopups } from "./open-popup.ts";
import { popupIsMissing } from "../presses/waiting-press.ts";
import { selectPopups } from "./popups-slice.ts";
import { PopupBoundary } from "./popup-boundary.tsx";
import { stepDownToPage } from "./step-down-to-page.ts";

/** Where popups appear. Loads nothing until the first one opens. */
export function PopupHost() {
  const [isWanted, setWanted] = useState(false);
  useEffect(stepDownToPage, []);
  const hasPopups = useAppSelector((state) => selectPopups(state).length > 0);
  // Then it stays mounted: a closing popup may still be animating.
  if (hasPopups && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <PopupBoundary
      onMissing={() => {
        const [first] = openPopups();
        if (first) popupIsMissing(first.id);
        for (const { id } of openPopups()) closePopup(id);
        setWanted(false);
      }}
    >
      <Suspense>
        <PopupStack />
      </Suspense>
    </PopupBoundary>
  );
}

const PopupStack = lazy(() => import("./popup-stack.tsx"));
