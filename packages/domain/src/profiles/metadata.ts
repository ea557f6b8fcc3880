import { parseWebUrl } from "../input/index.ts";

/** The kinds of a profile's own entries: a line, a longer text, a link. */
export const METADATA_TYPES = ["string", "textarea", "url"] as const;

export type MetadataType = (typeof METADATA_TYPES)[number];

/** An entry as typed. */
export interface MetadataDraft {
  readonly name: string;
  readonly type: string;
  readonly value: string;
}

/** An entry fit to be saved: trimmed, its type one of ours. */
export interface MetadataItem {
  readonly name: string;
  readonly type: MetadataType;
  readonly value: string;
}

export type MetadataProblem = "name-empty" | "value-empty" | "type-unknown" | "url-invalid";

/**
 * Checks an entry before it is saved: name and value hold more than spaces, and a link
 * is a valid web address. With a problem, nothing is saved.
 */
export function checkMetadata(
  draft: MetadataDraft,
): { readonly item: MetadataItem } | { readonly problem: MetadataProblem } {
  const name = draft.name.trim();
  const value = draft.value.trim();
  const type = METADATA_TYPES.find((known) => known === draft.type);
  if (!name) return { problem: "name-empty" };
  if (!value) return { problem: "value-empty" };
  if (!type) return { problem: "type-unknown" };
  if (type === "url" && parseWebUrl(value) === null) return { problem: "url-invalid" };
  return { item: { name, type, value } };
}

/** Whether the popup's Confirm button can be pressed: the name holds more than spaces. */
export function canConfirmMetadata(draft: Pick<MetadataDraft, "name">): boolean {
  return draft.name.trim() !== "";
}
