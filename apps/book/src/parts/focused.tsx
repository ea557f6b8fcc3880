import { useEffect, useRef, type ReactNode } from "react";

/** Focuses its content. One per page, since there is only one focus. */
export function Focused({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inner = ref.current?.querySelector<HTMLElement>("button, input, select, textarea, a[href]");
    inner?.focus({ focusVisible: true, preventScroll: true });
  }, []);
  return <div ref={ref}>{children}</div>;
}
