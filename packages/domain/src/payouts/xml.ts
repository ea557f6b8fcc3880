/** A written element; only `element` makes one, so its text is escaped. */
export type Element = string & { readonly element: true };

/** @param attributes as they stand in the tag, with the space before; trusted */
export const element = (name: string, content: string | readonly Element[], attributes = ""): Element =>
  `<${name}${attributes}>${typeof content === "string" ? escaped(content) : content.join("")}</${name}>` as Element;

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
