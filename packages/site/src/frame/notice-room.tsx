import { noticeRoom } from "@catnip/ui";
import { useEffect, useState, type RefObject } from "react";

/**
 * Keeps room at the end of the page for a bar over its lower edge, so that it hides nothing for good: `--notice-height` is the bar's
 * height while this is rendered beside it.
 */
export function NoticeRoom({ of: bar }: { of: RefObject<HTMLElement | null> }) {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const measure = () => setHeight(bar.current?.offsetHeight ?? 0);
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [bar]);
  return height > 0 && <style>{noticeRoom(`${height}px`)}</style>;
}
