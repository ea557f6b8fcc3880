import { cleanLine, cleanText, parseWebUrl, textLength } from "../input/index.ts";

/** The types of custom profile entries: a line, a longer text, a link. */
export const METADATA_TYPES = ["string", "textarea", "url"] as const;

export type MetadataType = (typeof METADATA_TYPES)[number];

/** Maximum number of entries per profile, and maximum length of their names and values, in code points. */
export const METADATA_ITEMS_MAX = 20;
export const METADATA_NAME_LENGTH_MAX = 40;
export const METADATA_VALUE_LENGTH_MAX = 1_000;

/** An entry as typed. */
interface MetadataDraft {
  readonly name: string;
  /** Defaults to `string`. */
  readonly type?: string | null | undefined;
  readonly value: string;
  /** The entry's link target; an entry of type `url` is itself a link. */
  readonly url?: string | null | undefined;
}

/** A validated entry: trimmed, with a known type, its link normalized or null. */
interface MetadataItem {
  readonly name: string;
  readonly type: MetadataType;
  readonly value: string;
  readonly url: string | null;
}

/** An entry as stored. */
export interface SavedMetadata extends MetadataItem {
  /** Identifies the entry within its profile; assigned on creation. */
  readonly _cid: string;
  /** Whether others can see it. */
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
 * Validates an entry before saving: name and value are not blank, and a link is a valid web address (R-PRF-3). An
 * invalid entry saves nothing.
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

/** Whether the popup's Confirm button is enabled: neither name nor value is blank (R-PRF-9). */
export function canConfirmMetadata({ name, value }: Pick<MetadataDraft, "name" | "value">): boolean {
  return cleanLine(name) !== "" && cleanText(value) !== "";
}
