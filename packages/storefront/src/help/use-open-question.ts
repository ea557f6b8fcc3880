import { useEffect } from "react";
import { useLocation } from "react-router";

/** Opens the answer that the address leads to: the router scrolls by itself, and browsers open only what they scroll to. */
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
