import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Opens the answer in the URL's fragment: the router scrolls itself, and browsers open `<details>` only when they
 * scroll.
 */
export function useOpenQuestion(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = hash === "" ? null : document.getElementById(hash.slice(1));
    const fold = answer?.closest("details");
    if (!answer || !fold) return;
    fold.open = true;
    answer.scrollIntoView();
  }, [hash]);
}
