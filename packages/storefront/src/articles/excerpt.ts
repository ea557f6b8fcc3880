import { plainText } from "./plain-text.ts";

/**
 * The beginning of a sanitized text, without its headings: between sentences they would read like part of them. A text
 * of nothing but headings is excerpted as it is.
 */
export function excerpt(html: string, lengthMax: number): string {
  const sentences = plainText(html.replaceAll(/<h([34])>.*?<\/h\1>/gs, " "), lengthMax);
  return sentences || plainText(html, lengthMax);
}
