import { cleanLine, cleanText, parseWebUrl, textLength } from "../input/index.ts";

/** The kinds of a profile's own entries: a line, a longer text, a link. */
export const METADATA_TYPES = ["string", "textarea", "url"] as const;

export type MetadataType = (typeof METADATA_TYPES)[number];

/** How many entries a profile may have, and how long their names and values may be, in code points. */
export const METADATA_ITEMS_MAX = 20;
export const METADATA_NAME_LENGTH_MAX = 40;
export const METADATA_VALUE_LENGTH_MAX = 1_000;

/** An entry as typed. */
export interface MetadataDraft {
  readonly name: string;
  /** `string` when nothing was chosen. */
  readonly type?: string | null | undefined;
  readonly value: string;
  /** Where the entry leads to; an entry of type `url` is a link already. */
  readonly url?: string | null | undefined;
}

/** An entry fit to be saved: trimmed, its type one of ours, its link in normal form or null. */
export interface MetadataItem {
  readonly name: string;
  readonly type: MetadataType;
  readonly value: string;
  readonly url: string | null;
}

/** An entry as it is kept. */
export interface SavedMetadata extends MetadataItem {
  /** Names the entry within its profile; made when the entry is. */
  readonly _cid: string;
  /** Whether others see it. */
  readonly show: boolean;
}

export type MetadataProblem =
  | "name-empty"
  | "name-too-long"
  | "value-empty"
  | "value-too-long"
  | "type-unknown"
  | "url-invalid";

/**
 * Checks an entry before it is saved: name and value hold more than spaces, and a link is a valid web address
 * (R-PRF-3). With a problem, nothing is saved.
 */
export function checkMetadata(
  draft: MetadataDraft,
): { readonly item: MetadataItem } | { readonly problem: MetadataProblem } {
  const name = cleanLine(draft.name);
  const type = METADATA_TYPES.find((known) => known === (draft.type ?? "string"));
  const value = type === "textarea" ? cleanText(draft.value) : cleanLine(draft.value);
  if (!name) return { problem: "name-empty" };
  if (textLength(name) > METADATA_NAME_LENGTH_MAX) return { problem: "name-too-long" };
  if (!value) return { problem: "value-empty" };
  if (textLength(value) > METADATA_VALUE_LENGTH_MAX) return { problem: "value-too-long" };
  if (!type) return { problem: "type-unknown" };
  const link = type === "url" ? value : cleanLine(draft.url ?? "");
  const url = link === "" ? null : parseWebUrl(link);
  if (link !== "" && url === null) return { problem: "url-invalid" };
  return { item: { name, type, value, url } };
}

/** Whether the popup's Confirm button can be pressed: the name holds more than spaces. */
export function canConfirmMetadata(draft: Pick<MetadataDraft, "name">): boolean {
  return cleanLine(draft.name) !== "";
}
