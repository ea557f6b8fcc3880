import { createHash } from "node:crypto";

/** A complete, cacheable document and the inline scripts it may run. */
export interface HashedDocument {
  readonly html: string;
  /** One CSP source per script, such as `'sha256-…'`, in document order. */
  readonly sources: readonly string[];
}

/**
 * Replaces a complete document's nonce by hashes of its scripts. A cache serves the same bytes to everybody, and a
 * shared nonce protects nobody.
 *
 * Only scripts with the nonce are hashed: an injected script does not know it.
 *
 * @param nonce generated for this document and never disclosed
 */
export function hashedScripts(html: string, nonce: string): HashedDocument {
  const mark = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(SCRIPT)) {
    if (!attributes.includes(mark) || text === "" || IS_DATA.test(attributes)) continue;
    sources.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return { html: html.replaceAll(mark, ""), sources: [...sources] };
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Never executed, so CSP does not apply. */
const IS_DATA = / type="application\/(?:ld\+)?json"/;
