import { lazy, Suspense, useEffect, useState } from "react";
import { closePopup, onPopups, openPopups } from "./open-popup.ts";
import { popupIsMissing } from "../presses/waiting-press.ts";
import { PopupBoundary } from "./popup-boundary.tsx";
import { stepDownToPage } from "./step-down-to-page.ts";

/** Where popups appear. Loads nothing until the first one opens. */
export function PopupHost() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    stepDownToPage();
    const look = () => openPopups().length > 0 && setWanted(true);
    look();
    return onPopups(look);
  }, []);
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
