import { useEffect, type RefObject } from "react";

/**
 * Keeps room at the end of the page for a bar over its lower edge, so that it hides nothing for good: `--notice-height`
 * is the bar's height while it is shown.
 */
export function useNoticeRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const keepRoom = () => style.setProperty("--notice-height", `${bar.current?.offsetHeight ?? 0}px`);
    keepRoom();
    window.addEventListener("resize", keepRoom);
    return () => {
      window.removeEventListener("resize", keepRoom);
      style.removeProperty("--notice-height");
    };
  }, [bar]);
}
