import { plainText } from "./plain-text.ts";

/** A heading of a text, as its table of contents lists it. */
export interface ContentsEntry {
  readonly id: string;
  readonly text: string;
  /** Of the heading on the page, where the article's headline is level 1. */
  readonly level: 2 | 3;
}

/**
 * Names the headings of a text, so that links can lead to them, and lists them. The text's own h3 and h4 become h2 and
 * h3: on the article's page they follow the headline directly.
 *
 * @param html sanitized (`safe-html.server.ts`), so headings are balanced and have no attributes
 */
export function withContents(html: string): { html: string; contents: readonly ContentsEntry[] } {
  const contents: ContentsEntry[] = [];
  const named = html.replaceAll(HEADING, (whole, rank: string, inner: string) => {
    const text = plainText(inner, HEADING_LENGTH_MAX);
    if (text === "") return whole;
    const level = rank === "3" ? 2 : 3;
    const id = `part-${contents.length + 1}`;
    contents.push({ id, text, level });
    return `<h${level} id="${id}" tabindex="-1">${inner}</h${level}>`;
  });
  return { html: named, contents };
}

const HEADING = /<h([34])>(.*?)<\/h\1>/gs;
const HEADING_LENGTH_MAX = 120;
