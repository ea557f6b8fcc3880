import { Layout as Document } from "@catnip/site/document/root.tsx";
import type { ReactNode } from "react";
import HEAD_SCRIPT from "./head.ts?inline-script";
import LAST_SCRIPT from "./last.ts?inline-script";

/**
 * The shop's document: the age gate's answer and what the visitor excludes are known before the first paint.
 */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <Document
      headScript={HEAD_SCRIPT}
      // Only a shop has a manifest; the account and pay sites do not.
      headLinks={<link rel="manifest" href="/manifest.webmanifest" />}
      lastScript={LAST_SCRIPT}
    >
      {children}
    </Document>
  );
}
