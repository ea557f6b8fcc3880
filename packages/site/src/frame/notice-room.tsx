import { noticeRoom } from "@catnip/ui";
import { useEffect, useState, type RefObject } from "react";

/**
 * Reserves space at the end of the page for a bar over its lower edge, so that the bar hides nothing permanently:
 * `--notice-height` is the bar's height while this is rendered.
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
