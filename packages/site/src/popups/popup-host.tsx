import { lazy, Suspense, useEffect, useState } from "react";
import { onStoreWanted } from "./open-popup.ts";
import { PopupBoundary } from "./popup-boundary.tsx";
import { stepDownToPage } from "./step-down-to-page.ts";

/** Where popups appear. Loads nothing until the first one opens. */
export function PopupHost() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    stepDownToPage();
    return onStoreWanted(() => setWanted(true));
  }, []);
  if (!isWanted) return null;
  return (
    <PopupBoundary onMissing={() => setWanted(false)}>
      <Suspense>
        <PopupStack />
      </Suspense>
    </PopupBoundary>
  );
}

const PopupStack = lazy(() => import("./popup-stack.tsx"));
