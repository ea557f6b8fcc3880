import type { TransRenderProps } from "@lingui/react";
import { Children, createElement } from "react";

/**
 * Puts each translated message in an element of its own (R-WEB-82). For `I18nProvider`, as its `defaultComponent`.
 *
 * Browser translators replace text nodes. React still holds the old ones: it throws when it removes one or inserts
 * before it, and updates to them are lost. An element stays in place, and is keyed by its text. No style matches it, so
 * it looks like plain text.
 */
export function MessageElement({ children }: Pick<TransRenderProps, "children">) {
  const texts = Children.toArray(children).filter((part) => typeof part === "string");
  return texts.length === 0 ? children : createElement("x-t", { key: texts.join("\n") }, children);
}
