import type { BuildLanguage } from "@catnip/domain/builds";
import { gameWords, type Category, type Platform, type SerialStatus } from "@catnip/domain/catalog";
import type { Announcement, PriceEvent } from "@catnip/domain/prices";
import { DEFAULT_LOCALE, nearestText, type Language } from "@catnip/domain/locales";
import { shortNameOf } from "../../platform/files/file-store.ts";
import { byLanguage } from "./by-language.ts";
import { cardAnnouncements, type Replayed } from "./card-announcements.ts";
import { warningKey, type RatioLog, type Words } from "./known-lists.ts";

/** A game as the schema's type `Store` exposes it; field names are the API's, in snake_case. */
export type StoreCard = Omit<
  StoredCard,
  | "tags"
  | "content_warnings"
  | "store_price"
  | "store_activity"
  | "price_log"
  | "made"
  | "game_pack"
  | "texts"
  | "pictures"
> & {
  /** See `infosFor`. */
  readonly infosFor: (lang: string | null) => readonly StoreInfo[];
  readonly boundary_words: string;
  readonly content_warnings: readonly string[];
  readonly warnings: readonly NamedWord[];
  readonly tags: readonly NamedWord[];
  /** Null: hidden, as for guests in lists. Each row includes the offer, so that it can state the current price. */
  readonly store_price:
    | readonly (StoredCard["store_price"][number] & { readonly activity: StoredCard["store_activity"] })[]
    | null;
  readonly store_activity:
    | (NonNullable<StoredCard["store_activity"]> & { readonly announcements: readonly Announcement[] })
    | null;
  /** Free in every country: not hidden, even where prices are. */
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

/**
 * A game's card as the SQL function `compact_card` builds it, with its price log. Thousands are cached, so it
 * holds nothing twice.
 */
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
  /** Ids of the controlled vocabulary, as `Words` know them. */
  readonly tags: readonly string[];
  /** The same without `warning/`. */
  readonly content_warnings: readonly string[];
  readonly serial_status: SerialStatus;
  readonly cg_count: number | null;
  readonly word_count: number | null;
  readonly pictures: readonly StoredPicture[];
  readonly texts: readonly StoredText[];
  readonly store_price: readonly { readonly country: string; readonly price: number }[];
  readonly store_activity: {
    readonly state: number;
    readonly percentage_discount: number;
    readonly ended_at: string | null;
  } | null;
  /** Of a game on sale: what its sale may be announced with follows from it. Null: it is not on sale. */
  readonly price_log: readonly PriceEvent[] | null;
  /** What was last made of the card in this process; it is evicted with it. */
  readonly made: { shown?: { readonly view: CardView; readonly card: StoreCard }; replayed?: Replayed };
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

type StoredPicture = readonly [hash: string, width: number, height: number];

/** A picture's place in `pictures`; null: it is lost. */
type PicturePlace = number | null;

type StoredText = readonly [
  language: Language,
  name: string,
  brief: string,
  labels: readonly string[],
  cover: PicturePlace,
  cover1to1: PicturePlace,
  screenshots: readonly PicturePlace[],
];

type StorePerson = {
  readonly uuid: string | null;
  readonly name: string;
  readonly head: string | null;
  readonly brief: string | null;
};

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
  /** Of tags and content warnings. */
  readonly words: Words;
  readonly ratioLog: RatioLog;
};

/**
 * Turns a stored card into the schema's shape, so that field resolvers compute nothing. Only its texts and pictures
 * wait for `infosFor`: there are 13 languages of them, and a list shows one. Equal lists share their view of a
 * card.
 */
export function shapeCard(
  stored: StoredCard,
  view: CardView,
  introductions?: Readonly<Record<string, string>>,
): StoreCard {
  // Full game pages are rare, and long.
  if (introductions) return shaped(stored, view, introductions);
  const last = stored.made.shown;
  if (last && isSameView(last.view, view)) return last.card;
  const card = shaped(stored, view, undefined);
  stored.made.shown = { view, card };
  return card;
}

const isSameView = (one: CardView, other: CardView) =>
  one.showPrices === other.showPrices &&
  one.locale === other.locale &&
  one.cdnOrigin === other.cdnOrigin &&
  one.words === other.words &&
  one.ratioLog === other.ratioLog;

function shaped(
  stored: StoredCard,
  view: CardView,
  introductions: Readonly<Record<string, string>> | undefined,
): StoreCard {
  const locale = view.locale ?? DEFAULT_LOCALE;
  const word = (id: string, key = id) => ({ id, name: byLanguage(view.words.get(key) ?? {}, locale) ?? id });
  const person = (found: StorePerson | null) =>
    found && { ...found, head: found.head && imageUrl(found.head, view.cdnOrigin) };
  const warnings = stored.content_warnings.map((id) => word(id, warningKey(id)));
  const { texts: _texts, pictures: _pictures, price_log: _log, made: _made, ...shown } = stored;
  const shownTexts = { stored, introductions, cdnOrigin: view.cdnOrigin };
  let last: { readonly lang: string; readonly infos: readonly StoreInfo[] } | undefined;
  const inLanguage = (lang: string) => {
    if (last?.lang !== lang) last = { lang, infos: infosFor(shownTexts, lang) };
    return last.infos;
  };
  return {
    ...shown,
    // All languages are too much to cache.
    infosFor: (lang) => (lang ? inLanguage(lang) : infosFor(shownTexts, null)),
    boundary_words: boundaryWordsOf(stored),
    store_author: person(stored.store_author),
    store_agent: person(stored.store_agent),
    tags: stored.tags.map((id) => word(id)),
    content_warnings: warnings.map(({ name }) => name),
    warnings,
    is_free: stored.store_price.length > 0 && stored.store_price.every(({ price }) => price === 0),
    store_price: view.showPrices
      ? stored.store_price.map(({ country, price }) => ({ country, price, activity: stored.store_activity }))
      : null,
    store_activity: stored.store_activity && {
      ...stored.store_activity,
      announcements: cardAnnouncements(stored, view),
    },
    game_pack: packOf(stored, view.cdnOrigin),
  };
}

/** Apps have no picture of their own: use the game's square cover in its own language. */
function packOf(stored: StoredCard, cdnOrigin: string): StoreCard["game_pack"] {
  const { official_app, trial_app, ...pack } = stored.game_pack;
  const iconOf = () => {
    const text = bestText(stored, stored.default_lang);
    return text ? pictureOf(stored, text[5], cdnOrigin, text[1]) : null;
  };
  const icon = official_app.length + trial_app.length > 0 ? iconOf() : null;
  const withIcon = (build: StoredBuild): AppBuild => ({ ...build, icon });
  return {
    ...pack,
    official_app: official_app.map(withIcon),
    trial_app: trial_app.map(withIcon),
    trial_app_id: (trial_app.find(({ platform }) => platform === "web") ?? trial_app[0])?.uuid ?? null,
  };
}

/** The texts to show: all of them, or only the best match for a language. */
export function infosFor(shown: ShownTexts, lang: string | null): readonly StoreInfo[] {
  if (!lang) return shown.stored.texts.map((text) => shapeText(text, shown));
  const best = bestText(shown.stored, lang);
  return best ? [shapeText(best, shown)] : [];
}

/** What texts and pictures are made of. */
type ShownTexts = {
  readonly stored: StoredCard;
  readonly cdnOrigin: string;
  /** Per language, where they are loaded up front: on game pages. */
  readonly introductions?: Readonly<Record<string, string>> | undefined;
};

const bestText = ({ texts, default_lang }: StoredCard, lang: string) =>
  nearestText(texts, lang, { languageIn: ([language]) => language, original: default_lang });

function shapeText(
  [language, name, brief, labels, cover, cover1to1, screenshots]: StoredText,
  { stored, cdnOrigin, introductions }: ShownTexts,
): StoreInfo {
  return {
    store_id: stored.id,
    language,
    name,
    brief,
    labels,
    introduction: introductions && (introductions[language] ?? ""),
    data: {
      cover: pictureOf(stored, cover, cdnOrigin, name),
      cover1to1: pictureOf(stored, cover1to1, cdnOrigin, name),
      screenshots: screenshots.flatMap((place) =>
        place === null ? [] : [pictureOf(stored, place, cdnOrigin, name)],
      ),
    },
  };
}

/** The keys that visitors' boundaries are matched against (R-BND-1). */
export const boundaryWordsOf = ({
  tags,
  content_warnings,
  author_id,
}: Pick<StoredCard, "tags" | "content_warnings" | "author_id">): string =>
  gameWords({ tagIds: tags, contentWarnings: content_warnings, authorUuid: author_id });

/** The CDN URL of a picture, with `{width}` as a placeholder. */
export function imageUrl(hash: string, cdnOrigin: string): string {
  return `${cdnOrigin}/i/${hash}/{width}.webp`;
}

/**
 * A missing picture must not break the list. A page has dozens, and hashes do not compress: half of one
 * is enough.
 */
function pictureOf(
  { pictures }: Pick<StoredCard, "pictures">,
  place: PicturePlace,
  cdnOrigin: string,
  alt: string,
): Image {
  const found = place === null ? undefined : pictures[place];
  return found
    ? { url: imageUrl(shortNameOf(found[0]), cdnOrigin), width: found[1], height: found[2], alt }
    : NO_IMAGE;
}

/** Clients show their default image when it fails to load. */
const NO_IMAGE: Image = { url: "", width: 0, height: 0, alt: null };
