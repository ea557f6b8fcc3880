import type { ReactNode } from "react";

/** Whether there is anything to render: `condition && <Words />` may be false, null or empty. */
export const isShown = (words: ReactNode) =>
  words !== undefined && words !== null && words !== false && words !== "";
