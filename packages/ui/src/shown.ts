import type { ReactNode } from "react";

/** Whether there is anything to show: `condition && <Words />` may leave false, null or nothing at all. */
export const isShown = (words: ReactNode) =>
  words !== undefined && words !== null && words !== false && words !== "";
