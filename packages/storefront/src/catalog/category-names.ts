import type { Category } from "@catnip/domain/catalog";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The display names of the shelves. */
export const CATEGORY_NAMES: Record<Category, MessageDescriptor> = {
  "boy-r18": msg({ message: "Male-oriented", comment: "Category of games" }),
  "boy-bl": msg({ message: "Male-oriented · BL", comment: "Category of games; BL: love between men" }),
  "girl-r18": msg({ message: "Female-oriented", comment: "Category of games" }),
  "girl-gl": msg({ message: "Female-oriented · GL", comment: "Category of games; GL: love between women" }),
};
