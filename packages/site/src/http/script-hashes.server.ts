import { createHash } from "node:crypto";

/** A complete, cacheable document and the inline scripts it may run. */
export interface HashedDocument {
  readonly html: string;
  /** One CSP source per script, such as `'sha256-…'`, in document order. */
  readonly sources: readonly string[];
}

/**
 * Replaces a complete document's nonce by hashes of its scripts. A cache serves the same bytes to all visitors, and a
 * shared nonce protects none of them.
 *
 * Only scripts with the nonce are hashed: an injected script does not know it.
 *
 * @param nonce generated for this document and never disclosed
 */
export function hashedScripts(html: string, nonce: string): HashedDocument {
  const mark = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  for (const { attributes, text } of scriptsIn(html)) {
    if (!attributes.includes(mark) || text === "" || IS_DATA.test(attributes)) continue;
    sources.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
  return { html: html.split(mark).join(""), sources: [...sources] };
}

/** `indexOf` instead of a regular expression, which would test every character of the page's data. */
function* scriptsIn(html: string): Generator<{ readonly attributes: string; readonly text: string }> {
  for (let at = html.indexOf(OPENING); at >= 0;) {
    const opened = html.indexOf(">", at);
    const closed = html.indexOf("</script>", opened);
    if (opened < 0 || closed < 0) return;
    yield {
      attributes: html.slice(at + OPENING.length, opened),
      text: html.slice(opened + 1, closed),
    };
    at = html.indexOf(OPENING, closed);
  }
}

const OPENING = "<script";
/** Never executed, so CSP does not apply. */
const IS_DATA = / type="application\/(?:ld\+)?json"/;
