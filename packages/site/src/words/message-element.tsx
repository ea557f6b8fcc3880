import type { TransRenderProps } from "@lingui/react";
import { Children, createElement } from "react";

/**
 * Puts each translated message in an element of its own (R-WEB-82). For `I18nProvider`, as its `defaultComponent`.
 *
 * Translators of browsers replace text nodes. React, which still holds the old ones, throws when it removes one or
 * inserts something before it, and a text that changes stays as it was. An element stays where it is, and one with
 * another text is another element. It is none that styles know, so that it looks like the text alone.
 */
export function MessageElement({ children }: Pick<TransRenderProps, "children">) {
  const texts = Children.toArray(children).filter((part) => typeof part === "string");
  return texts.length === 0 ? children : createElement("x-t", { key: texts.join("\n") }, children);
}
