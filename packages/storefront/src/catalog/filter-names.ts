import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ListOrder, Shown } from "./store-list-query.ts";

/** The labels of the `show` options. */
export const SHOWN_NAMES: Record<Shown, MessageDescriptor> = {
  released: msg({ message: "Out now", comment: "Games that can be bought" }),
  discount: msg`On sale`,
  preview: msg`Coming soon`,
  all: msg({ message: "All games", comment: "Games that are out and games to come" }),
};

export const ORDER_NAMES: Record<ListOrder, MessageDescriptor> = {
  relevance: msg({ message: "Best match first", comment: "Order of search results" }),
  "released_at-desc": msg`Newest first`,
  "released_at-asc": msg`Oldest first`,
  "updated_at-desc": msg`Recently updated first`,
  "updated_at-asc": msg`Longest without update first`,
  "standing-desc": msg({ message: "Best rated first", comment: "Order of games" }),
  "purchases-desc": msg({ message: "Most bought first", comment: "Order of games" }),
};
