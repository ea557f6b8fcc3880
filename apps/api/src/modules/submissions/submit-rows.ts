import {
  changedFields,
  shownSubmitState,
  submissionProblems,
  type KnownWords,
  type StoreSubmitDocument,
  type SubmittedImage,
} from "@catnip/domain/submissions";
import { siteOrigin } from "../../platform/config.ts";
import type { RequestContext } from "../../platform/context.ts";
import { imageUrl } from "../catalog/store-card.ts";
import type { StoredSubmitState } from "./submissions.tables.ts";
import type { StoreSubmit, StoreSubmitImage } from "./submissions.types.ts";

/** One row of `store_submits`, with its game's public data. */
export type SubmitRow = {
  readonly uuid: string;
  readonly store_id: number;
  readonly author_uuid: string;
  readonly state: StoredSubmitState;
  readonly version: number;
  readonly document: StoreSubmitDocument;
  readonly accepted_document: StoreSubmitDocument | null;
  readonly visible_at: Date | null;
  readonly all_characters_adult: boolean;
  readonly rights_held: boolean;
  readonly reason: string | null;
  readonly submitted_at: Date | null;
  readonly reviewed_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly path: string;
  readonly is_published: boolean;
  readonly released_at: Date | null;
};

/** The columns of `SubmitRow`, from `store_submits b` joined with `stores s`. */
export const SUBMIT_COLUMNS = `b.uuid, b.store_id, b.author_uuid, b.state, b.version, b.document, b.accepted_document,
  b.visible_at, b.all_characters_adult, b.rights_held, b.reason, b.submitted_at, b.reviewed_at, b.created_at,
  b.updated_at, s.path, s.is_published, s.released_at`;

/**
 * The release date of a game that is out; it can no longer change, even while the game is off the shelves. A game that
 * was never accepted has none.
 */
export const releasedSince = ({ released_at }: Pick<SubmitRow, "released_at">, now: Date): string | null =>
  released_at !== null && released_at <= now ? released_at.toISOString() : null;

/** A row as in the schema. */
export function shapeSubmit(
  { config, now }: Pick<RequestContext, "config" | "now">,
  row: SubmitRow,
  known: KnownWords,
): StoreSubmit {
  const { document, accepted_document: accepted } = row;
  const cdnOrigin = siteOrigin(config, "cdn");
  const image = (alt: string) => (picture: SubmittedImage) => imageOf(picture, alt, cdnOrigin);
  const state = shownSubmitState(row.state, row.visible_at, now());
  return {
    uuid: row.uuid,
    store: { ...document.store, id: row.store_id, path: row.path },
    store_submit_info: document.store_submit_info.map((info) => ({
      ...info,
      cover: info.cover && image(info.name)(info.cover),
      cover1to1: info.cover1to1 && image(info.name)(info.cover1to1),
      screenshots: info.screenshots.map(image(info.name)),
    })),
    store_submit_price: document.store_submit_price,
    store_submit_game_pack: { ...document.store_submit_game_pack, store_id: row.store_id },
    state,
    version: row.version,
    reason: row.reason,
    author_id: row.author_uuid,
    all_characters_adult: row.all_characters_adult,
    rights_held: row.rights_held,
    problems: submissionProblems(document, known, CONFIRMED, releasedSince(row, now())),
    changed_fields: changedFields(accepted, document),
    is_public: row.is_published && row.visible_at !== null && row.visible_at <= now(),
    submitted_at: row.submitted_at,
    reviewed_at: row.reviewed_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** Confirmations are requested when submitting; until then they are not a problem of the document. */
const CONFIRMED = { all_characters_adult: true, rights_held: true };

const imageOf = (
  { id, hash, width, height }: SubmittedImage,
  alt: string,
  cdnOrigin: string,
): StoreSubmitImage => ({ id, url: imageUrl(hash, cdnOrigin), width, height, alt: alt || null });
