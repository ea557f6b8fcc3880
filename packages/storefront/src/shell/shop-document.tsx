import { Layout as Document } from "@catnip/site/document/root.tsx";
import type { ReactNode } from "react";
import { AGE_SCRIPT, HERO_SCRIPT } from "./age-script.ts";

/** The document of a shop: the age gate's answer is known before anything is painted. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <Document headScript={AGE_SCRIPT} lastScript={HERO_SCRIPT}>
      {children}
    </Document>
  );
}
