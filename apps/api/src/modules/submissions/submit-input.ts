import type {
  StoreSubmitDocument,
  SubmittedGamePack,
  SubmittedImage,
  SubmittedInfo,
  SubmittedPrice,
  SubmittedStore,
} from "@catnip/domain/submissions";
import { cleanHtml } from "../../platform/clean-html.ts";
import { ApiError } from "../../platform/errors.ts";

type Given<Value> = Value | null | undefined;

/** The schema's `StoreSubmitStoreInput`. Absent fields stay; null clears optional ones. */
export type StoreInput = {
  readonly category?: Given<string>;
  readonly default_lang?: Given<string>;
  readonly released_at?: Given<Date>;
  readonly start_preview_at?: Given<Date>;
  readonly support_platform?: Given<readonly string[]>;
  readonly serial_status?: Given<string>;
  readonly cg_count?: Given<number>;
  readonly word_count?: Given<number>;
  readonly tags?: Given<readonly string[]>;
  readonly content_warnings?: Given<readonly string[]>;
  readonly links?: Given<{ readonly trial_app?: Given<string>; readonly official_app?: Given<string> }>;
};

export type InfoInput = {
  readonly language: string;
  readonly name?: Given<string>;
  readonly brief?: Given<string>;
  readonly introduction?: Given<string>;
  readonly labels?: Given<readonly string[]>;
  readonly cover?: Given<string>;
  readonly cover1to1?: Given<string>;
  readonly screenshots?: Given<readonly string[]>;
};

export type PackInput = {
  readonly languages?: Given<readonly string[]>;
  readonly official_app?: Given<readonly string[]>;
  readonly trial_app?: Given<readonly string[]>;
};

export type DocumentInput = {
  readonly store?: Given<StoreInput>;
  readonly store_submit_info?: Given<readonly InfoInput[]>;
  readonly store_submit_price?: Given<readonly SubmittedPrice[]>;
  readonly store_submit_game_pack?: Given<PackInput>;
};

/** The images a document may use, by id. */
export type KnownPictures = ReadonlyMap<string, SubmittedImage>;

/** All image ids in an input. */
export function pictureIds(input: DocumentInput): readonly string[] {
  return (input.store_submit_info ?? []).flatMap(({ cover, cover1to1, screenshots }) =>
    [cover, cover1to1, ...(screenshots ?? [])].filter((id): id is string => typeof id === "string"),
  );
}

/** The images that are already in a document. */
export function picturesOf(document: StoreSubmitDocument): KnownPictures {
  const pictures = document.store_submit_info.flatMap(({ cover, cover1to1, screenshots }) =>
    [cover, cover1to1, ...screenshots].filter((picture) => picture !== null),
  );
  return new Map(pictures.map((picture) => [picture.id, picture]));
}

/**
 * Merges the input into a document. Texts are trimmed and stripped of invisible characters; HTML is sanitized.
 *
 * @throws ApiError `input/invalid` for an unknown image
 */
export function withInput(
  before: StoreSubmitDocument,
  input: DocumentInput,
  pictures: KnownPictures,
): StoreSubmitDocument {
  const { store, store_submit_info: infos, store_submit_price: prices, store_submit_game_pack: pack } = input;
  return {
    store: store ? storeWith(before.store, store) : before.store,
    store_submit_info: infos
      ? infos.map((info, index) => infoFrom(info, `store_submit_info.${index}`, pictures))
      : before.store_submit_info,
    store_submit_price: prices
      ? prices.map(({ country, price }) => ({ country: country.trim().toLowerCase(), price }))
      : before.store_submit_price,
    store_submit_game_pack: pack
      ? packWith(before.store_submit_game_pack, pack)
      : before.store_submit_game_pack,
  };
}

function storeWith(before: SubmittedStore, given: StoreInput): SubmittedStore {
  return {
    category: kept(given.category, before.category),
    default_lang: given.default_lang?.toLowerCase() ?? before.default_lang,
    released_at: kept(iso(given.released_at), before.released_at),
    start_preview_at: kept(iso(given.start_preview_at), before.start_preview_at),
    support_platform: given.support_platform ?? before.support_platform,
    serial_status: given.serial_status ?? before.serial_status,
    cg_count: kept(given.cg_count, before.cg_count),
    word_count: kept(given.word_count, before.word_count),
    tags: given.tags ?? before.tags,
    content_warnings: given.content_warnings ?? before.content_warnings,
    links: given.links
      ? {
          trial_app: kept(link(given.links.trial_app), before.links.trial_app),
          official_app: kept(link(given.links.official_app), before.links.official_app),
        }
      : before.links,
  };
}

function infoFrom(given: InfoInput, at: string, pictures: KnownPictures): SubmittedInfo {
  const picture = (id: Given<string>, field: string): SubmittedImage | null => {
    if (id === null || id === undefined) return null;
    const known = pictures.get(id) ?? pictures.get(id.toLowerCase());
    if (!known)
      throw new ApiError("input/invalid", "No picture of this submission has this id.", {
        field: `${at}.${field}`,
      });
    return known;
  };
  return {
    language: given.language.toLowerCase(),
    name: plainText(given.name),
    brief: plainText(given.brief),
    introduction: cleanHtml(given.introduction ?? "").trim(),
    labels: (given.labels ?? []).map(plainText),
    cover: picture(given.cover, "cover"),
    cover1to1: picture(given.cover1to1, "cover1to1"),
    screenshots: (given.screenshots ?? []).flatMap((id, index) => picture(id, `screenshots.${index}`) ?? []),
  };
}

const packWith = (before: SubmittedGamePack, given: PackInput): SubmittedGamePack => ({
  languages: given.languages?.map((language) => language.toLowerCase()) ?? before.languages,
  official_app: given.official_app?.map((uuid) => uuid.toLowerCase()) ?? before.official_app,
  trial_app: given.trial_app?.map((uuid) => uuid.toLowerCase()) ?? before.trial_app,
});

/** Absent: unchanged. Null: cleared. */
const kept = <Value>(given: Given<Value>, before: Value | null): Value | null =>
  given === undefined ? before : given;

const iso = (date: Given<Date>): Given<string> => date && date.toISOString();

/** An empty field removes the link. */
const link = (text: Given<string>): Given<string> => (typeof text === "string" ? text.trim() || null : text);

/** One line without control characters, bidi marks and other invisible characters. */
const plainText = (text: Given<string>): string =>
  (text ?? "")
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/[\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .trim();
