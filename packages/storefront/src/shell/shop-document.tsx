import { Layout as Document } from "@catnip/site/document/root.tsx";
import type { ReactNode } from "react";
import { AGE_SCRIPT, HERO_SCRIPT } from "./age-script.ts";

/** The shop's document: the age gate's answer is known before the first paint. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <Document headScript={AGE_SCRIPT} lastScript={HERO_SCRIPT}>
      {children}
    </Document>
  );
}
