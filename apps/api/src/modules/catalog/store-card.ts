import type { BuildLanguage } from "@catnip/domain/builds";
import type { Category, Platform, SerialStatus } from "@catnip/domain/catalog";
import { DEFAULT_LOCALE, type Language } from "@catnip/domain/locales";
import { bestInfo, byLanguage } from "./best-language.ts";

/** A game as the schema's type `Store` exposes it; field names are the API's, in snake_case. */
export type StoreCard = Omit<StoredCard, "tags" | "content_warnings" | "store_price" | "game_pack"> & {
  /** Of `store_info`, per language, where they are loaded up front: on game pages. */
  readonly introductions: Readonly<Record<string, string>> | undefined;
  /** Origin of the image CDN. */
  readonly cdnOrigin: string;
  readonly content_warnings: readonly string[];
  readonly warnings: readonly NamedWord[];
  readonly tags: readonly NamedWord[];
  /** Null: hidden, as for guests in lists. Each row includes the offer, so that it can state the current price. */
  readonly store_price:
    | readonly (StoredCard["store_price"][number] & { readonly activity: StoredCard["store_activity"] })[]
    | null;
  /** Costs nothing anywhere: no secret, even where prices are. */
  readonly is_free: boolean;
  readonly game_pack: Omit<StoredCard["game_pack"], "official_app" | "trial_app"> & {
    readonly official_app: readonly AppBuild[];
    readonly trial_app: readonly AppBuild[];
    readonly trial_app_id: string | null;
  };
};

type NamedWord = { readonly id: string; readonly name: string };

export type StoreInfo = {
  /** The game this belongs to, for loading its introduction on demand. */
  readonly store_id: number;
  readonly language: Language;
  readonly name: string;
  readonly brief: string;
  readonly labels: readonly string[];
  /** Loaded up front on game pages only; lists load it on demand. */
  readonly introduction: string | undefined;
  readonly data: { readonly cover: Image; readonly cover1to1: Image; readonly screenshots: readonly Image[] };
};

/** `url` ends in `/{width}.webp`, braces included: the client substitutes a multiple of 80. */
export type Image = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string | null;
};

/** One row of `store_cards`, as the SQL function `store_card` builds it. */
export type StoredCard = {
  readonly id: number;
  readonly uuid: string;
  readonly path: string;
  readonly type: number;
  readonly category: Category;
  readonly default_lang: Language;
  readonly released_at: string | null;
  readonly updated_at: string;
  readonly start_preview_at: string | null;
  readonly release_type: number;
  readonly submitted_at: string | null;
  readonly support_platform: string;
  readonly author: string | null;
  readonly author_id: string | null;
  readonly store_author: StorePerson | null;
  readonly store_agent: StorePerson | null;
  readonly links: { readonly trial_app: string | null; readonly official_app: string | null };
  readonly tags: readonly Word[];
  readonly content_warnings: readonly Word[];
  readonly serial_status: SerialStatus;
  readonly cg_count: number | null;
  readonly word_count: number | null;
  readonly store_info: readonly StoredInfo[];
  readonly store_price: readonly { readonly country: string; readonly price: number }[];
  readonly store_activity: {
    readonly state: number;
    readonly percentage_discount: number;
    readonly ended_at: string | null;
  } | null;
  readonly game_pack: {
    readonly type: string;
    readonly languages: readonly Language[];
    readonly official_app: readonly StoredBuild[];
    readonly trial_app: readonly StoredBuild[];
  };
  readonly rating: { readonly good: number; readonly bad: number; readonly purchases: number };
  readonly blacklist: readonly {
    readonly id: string;
    readonly blocked_locale: readonly string[];
    readonly blocked_trial_os: readonly string[];
    readonly blocked_official_os: readonly string[];
    readonly is_active: boolean;
  }[];
};

type StoredInfo = Pick<StoreInfo, "language" | "name" | "brief" | "labels"> & {
  readonly cover: StoredImage | null;
  readonly cover1to1: StoredImage | null;
  readonly screenshots: readonly (StoredImage | null)[];
};

type StorePerson = {
  readonly uuid: string | null;
  readonly name: string;
  readonly head: string | null;
  readonly brief: string | null;
};

/** An entry of the controlled vocabulary, per language. */
type Word = { readonly id: string; readonly names: Readonly<Record<string, string>> };

type StoredImage = { readonly hash: string; readonly width: number; readonly height: number };

export type AppBuild = StoredBuild & { readonly icon: Image | null };

type StoredBuild = {
  readonly uuid: string;
  readonly platform: Platform;
  readonly language: BuildLanguage;
  readonly version: string;
  readonly size: number;
  readonly released_at: string;
  readonly updated_at: string | null;
};

export type CardView = {
  readonly showPrices: boolean;
  /** The reader's language, for tag names; defaults to English. */
  readonly locale: string | null | undefined;
  /** Origin of the image CDN. */
  readonly cdnOrigin: string;
};

/**
 * Turns a stored card into the schema's shape, once per read, so that field resolvers compute nothing. Only its texts and
 * pictures wait for `infosFor`: there are 13 languages of them, and a list shows one.
 */
export function shapeCard(
  stored: StoredCard,
  view: CardView,
  introductions?: Readonly<Record<string, string>>,
): StoreCard {
  const word = ({ id, names }: Word) => ({
    id,
    name: byLanguage(names, view.locale ?? DEFAULT_LOCALE) ?? id,
  });
  const person = (found: StorePerson | null) =>
    found && { ...found, head: found.head && imageUrl(found.head, view.cdnOrigin) };
  const warnings = stored.content_warnings.map(word);
  return {
    ...stored,
    introductions,
    cdnOrigin: view.cdnOrigin,
    store_author: person(stored.store_author),
    store_agent: person(stored.store_agent),
    tags: stored.tags.map(word),
    content_warnings: warnings.map(({ name }) => name),
    warnings,
    is_free: stored.store_price.length > 0 && stored.store_price.every(({ price }) => price === 0),
    store_price: view.showPrices
      ? stored.store_price.map(({ country, price }) => ({ country, price, activity: stored.store_activity }))
      : null,
    game_pack: packOf(stored, view.cdnOrigin),
  };
}

/** Apps have no picture of their own: use the game's square cover in its own language. */
function packOf(
  { game_pack: { official_app, trial_app, ...pack }, store_info, default_lang }: StoredCard,
  cdnOrigin: string,
): StoreCard["game_pack"] {
  const info = bestInfo(store_info, default_lang, default_lang);
  const icon = info ? imageOf(info.cover1to1, cdnOrigin, info.name) : null;
  const withIcon = (build: StoredBuild): AppBuild => ({ ...build, icon });
  return {
    ...pack,
    official_app: official_app.map(withIcon),
    trial_app: trial_app.map(withIcon),
    trial_app_id: (trial_app.find(({ platform }) => platform === "web") ?? trial_app[0])?.uuid ?? null,
  };
}

/** The texts to show: all of them, or only the best match for a language. */
export function infosFor(card: StoreCard, lang: string | null | undefined): readonly StoreInfo[] {
  if (!lang) return card.store_info.map((info) => shapeInfo(info, card));
  const best = bestInfo(card.store_info, lang, card.default_lang);
  return best ? [shapeInfo(best, card)] : [];
}

function shapeInfo(
  { language, name, brief, labels, cover, cover1to1, screenshots }: StoredInfo,
  { id, cdnOrigin, introductions }: StoreCard,
): StoreInfo {
  return {
    store_id: id,
    language,
    name,
    brief,
    labels,
    introduction: introductions && (introductions[language] ?? ""),
    data: {
      cover: imageOf(cover, cdnOrigin, name),
      cover1to1: imageOf(cover1to1, cdnOrigin, name),
      screenshots: screenshots.flatMap((found) => (found === null ? [] : [imageOf(found, cdnOrigin, name)])),
    },
  };
}

/** The CDN URL of a picture, with `{width}` as a placeholder. */
export function imageUrl(hash: string, cdnOrigin: string): string {
  return `${cdnOrigin}/i/${hash}/{width}.webp`;
}

/** A missing picture must not break the list. */
const imageOf = (found: StoredImage | null, cdnOrigin: string, alt: string): Image =>
  found ? { url: imageUrl(found.hash, cdnOrigin), width: found.width, height: found.height, alt } : NO_IMAGE;

/** Clients show their default image when it fails to load. */
const NO_IMAGE: Image = { url: "", width: 0, height: 0, alt: null };
