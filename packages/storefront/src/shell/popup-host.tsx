import { lazy, Suspense, useEffect, useState } from "react";
import { loadStore, onStoreWanted } from "./open-popup.ts";

/** Where popups appear. Loads nothing before the first one is asked for. */
export function PopupHost() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const stop = onStoreWanted(() => setWanted(true));
    // A page that was loaded anew on the entry of a popup: Back must find somebody who knows what that is.
    if (window.history.state?.layers > 0) void loadStore();
    return stop;
  }, []);
  if (!isWanted) return null;
  return (
    <Suspense>
      <PopupStack />
    </Suspense>
  );
}

const PopupStack = lazy(() => import("./popup-stack.tsx"));
