import { Layout as Document } from "@catnip/site/document/root.tsx";
import type { ReactNode } from "react";
import { AGE_SCRIPT, HERO_SCRIPT } from "./age-script.ts";
import { pageScript } from "./page-script.ts";

const HEAD_SCRIPT = import.meta.env.SSR ? AGE_SCRIPT + pageScript() : "";
const LAST_SCRIPT = import.meta.env.SSR ? HERO_SCRIPT : "";

/**
 * The shop's document: the age gate's answer and what the visitor excludes are known before the first paint. The scripts
 * stand in the HTML alone: hydration leaves them as they are, and the page's JavaScript does not carry them again.
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
