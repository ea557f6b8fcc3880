import type { BuildLanguage } from "@catnip/domain/builds";
import type { Category, Platform, SerialStatus } from "@catnip/domain/catalog";
import { DEFAULT_LOCALE, type Language } from "@catnip/domain/locales";
import { bestInfo, byLanguage } from "./best-language.ts";

/** A game as the schema's type `Store` exposes it; field names are the API's, in snake_case. */
export type StoreCard = Omit<
  StoredCard,
  "store_info" | "tags" | "content_warnings" | "store_price" | "game_pack"
> & {
  readonly store_info: readonly StoreInfo[];
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
  readonly introduction?: string;
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
  readonly store_info: readonly (Omit<StoreInfo, "store_id" | "data"> & {
    readonly cover: StoredImage | null;
    readonly cover1to1: StoredImage | null;
    readonly screenshots: readonly (StoredImage | null)[];
  })[];
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

/** Turns a stored card into the schema's shape, once per read, so that no field resolver computes anything. */
export function shapeCard(
  stored: StoredCard,
  view: CardView,
  introductions?: Readonly<Record<string, string>>,
): StoreCard {
  const image = (name: string) => (found: StoredImage | null) =>
    found === null ? [] : [imageOf(found, view.cdnOrigin, name)];
  const word = ({ id, names }: Word) => ({
    id,
    name: byLanguage(names, view.locale ?? DEFAULT_LOCALE) ?? id,
  });
  const person = (found: StorePerson | null) =>
    found && { ...found, head: found.head && imageUrl(found.head, view.cdnOrigin) };
  const infos = stored.store_info.map((info) => ({
    store_id: stored.id,
    language: info.language,
    name: info.name,
    brief: info.brief,
    labels: info.labels,
    ...(introductions ? { introduction: introductions[info.language] ?? "" } : {}),
    data: {
      cover: image(info.name)(info.cover)[0] ?? NO_IMAGE,
      cover1to1: image(info.name)(info.cover1to1)[0] ?? NO_IMAGE,
      screenshots: info.screenshots.flatMap(image(info.name)),
    },
  }));
  const warnings = stored.content_warnings.map(word);
  return {
    ...stored,
    store_author: person(stored.store_author),
    store_agent: person(stored.store_agent),
    tags: stored.tags.map(word),
    content_warnings: warnings.map(({ name }) => name),
    warnings,
    store_info: infos,
    is_free: stored.store_price.length > 0 && stored.store_price.every(({ price }) => price === 0),
    store_price: view.showPrices
      ? stored.store_price.map((row) => ({ ...row, activity: stored.store_activity }))
      : null,
    game_pack: packOf(stored, infos),
  };
}

/** Apps have no picture of their own: use the game's square cover in its own language. */
function packOf(
  { game_pack: { official_app, trial_app, ...pack }, default_lang }: StoredCard,
  infos: readonly StoreInfo[],
): StoreCard["game_pack"] {
  const icon = bestInfo(infos, default_lang, default_lang)?.data.cover1to1 ?? null;
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
  if (!lang) return card.store_info;
  const best = bestInfo(card.store_info, lang, card.default_lang);
  return best ? [best] : [];
}

/** The CDN URL of a picture, with `{width}` as a placeholder. */
export function imageUrl(hash: string, cdnOrigin: string): string {
  return `${cdnOrigin}/i/${hash}/{width}.webp`;
}

const imageOf = ({ hash, width, height }: StoredImage, cdnOrigin: string, alt: string): Image => ({
  url: imageUrl(hash, cdnOrigin),
  width,
  height,
  alt,
});

/** A missing picture must not break the list; clients show their default image when it fails to load. */
const NO_IMAGE: Image = { url: "", width: 0, height: 0, alt: null };
