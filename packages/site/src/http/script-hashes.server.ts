import { createHash } from "node:crypto";

/** A finished document that caches may keep, and the inline scripts it may run. */
export interface HashedDocument {
  readonly html: string;
  /** One CSP source per script, such as `'sha256-…'`, in the order of the document. */
  readonly sources: readonly string[];
}

/**
 * Replaces the nonce of a finished document by hashes of its scripts. A cache hands the same bytes to everybody, and a
 * nonce that everybody can read protects nobody.
 *
 * Only scripts that carry the nonce are hashed: what somebody managed to plant in the page does not know it.
 *
 * @param nonce made for this one document, and told to nobody
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
/** Never run, so never asked about. */
const IS_DATA = / type="application\/(?:ld\+)?json"/;
