import { foreignToBanks } from "./bank-text.ts";

/** A written element; only `element` makes one, so its text is what banks carry. */
export type Element = string & { readonly element: true };

/**
 * @param attributes as they stand in the tag, with the space before; trusted
 * @throws RangeError for text that no bank carries, which is checked where it is entered (R-ERN-19)
 */
export const element = (name: string, content: string | readonly Element[], attributes = ""): Element =>
  `<${name}${attributes}>${typeof content === "string" ? carried(content) : content.join("")}</${name}>` as Element;

/** Nothing of it has to be escaped: the characters that mean something in XML are none that banks carry. */
function carried(text: string): string {
  const foreign = foreignToBanks(text);
  if (foreign !== "") throw new RangeError(`No bank carries ${foreign}`);
  return text;
}
