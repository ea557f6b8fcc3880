import { DEFAULT_LOCALE } from "@catnip/domain/locales";
import { bestInfo, byLanguage } from "./best-language.ts";

/** A game as the schema's type `Store` shows it; names are the specification's. */
export type StoreCard = Omit<StoredCard, "store_info" | "tags" | "content_warnings" | "store_price"> & {
  readonly store_info: readonly StoreInfo[];
  readonly content_warnings: readonly string[];
  readonly tags: readonly { readonly id: string; readonly name: string }[];
  /** Null: hidden, as for guests in lists. */
  readonly store_price: StoredCard["store_price"] | null;
};

export type StoreInfo = {
  /** Which game this belongs to, for reading its introduction when asked. */
  readonly store_id: number;
  readonly language: string;
  readonly name: string;
  readonly brief: string;
  readonly labels: readonly string[];
  /** Read along on game pages only; lists leave it out, and read it on demand. */
  readonly introduction?: string;
  readonly data: { readonly cover: Image; readonly cover1to1: Image; readonly screenshots: readonly Image[] };
};

/** `url` ends in `/{width}.webp`, with the braces: the client puts a multiple of 80 there. */
export type Image = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string | null;
};

/** One row of `store_cards`, as the SQL function `store_card` makes it. */
export type StoredCard = {
  readonly id: number;
  readonly uuid: string;
  readonly path: string;
  readonly type: number;
  readonly category: string;
  readonly default_lang: string;
  readonly released_at: string | null;
  readonly updated_at: string;
  readonly start_preview_at: string | null;
  readonly release_type: number;
  readonly submitted_at: string | null;
  readonly support_platform: string;
  readonly author: string | null;
  readonly author_id: string | null;
  readonly store_author: {
    readonly uuid: string | null;
    readonly name: string;
    readonly head: string | null;
    readonly brief: string | null;
  } | null;
  readonly tags: readonly Word[];
  readonly content_warnings: readonly Word[];
  readonly serial_status: string;
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
    readonly languages: readonly string[];
    readonly official_app: readonly AppBuild[];
    readonly trial_app: readonly AppBuild[];
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

/** A word of the controlled list, per language. */
type Word = { readonly id: string; readonly names: Readonly<Record<string, string>> };

type StoredImage = { readonly hash: string; readonly width: number; readonly height: number };

export type AppBuild = {
  readonly platform: string;
  readonly language: string;
  readonly version: string;
  readonly size: number;
  readonly released_at: string;
  readonly updated_at: string | null;
};

export type CardView = {
  readonly showPrices: boolean;
  /** The reader's language, for the words of tags; absent: English. */
  readonly locale: string | null | undefined;
  /** Origin of the image site. */
  readonly cdnOrigin: string;
};

/** Turns a stored card into what the schema shows, once per read, so that no field needs to compute anything. */
export function shapeCard(
  stored: StoredCard,
  view: CardView,
  introductions?: Readonly<Record<string, string>>,
): StoreCard {
  const image = (name: string) => (found: StoredImage | null) =>
    found === null ? [] : [imageOf(found, view.cdnOrigin, name)];
  const word = ({ id, names }: Word) => byLanguage(names, view.locale ?? DEFAULT_LOCALE) ?? id;
  return {
    ...stored,
    store_author: stored.store_author && {
      ...stored.store_author,
      head: stored.store_author.head && imageUrl(stored.store_author.head, view.cdnOrigin),
    },
    tags: stored.tags.map((tag) => ({ id: tag.id, name: word(tag) })),
    content_warnings: stored.content_warnings.map(word),
    store_info: stored.store_info.map((info) => ({
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
    })),
    store_price: view.showPrices ? stored.store_price : null,
  };
}

/** The texts to show: all of them, or the best match for a language, alone. */
export function infosFor(card: StoreCard, lang: string | null | undefined): readonly StoreInfo[] {
  if (!lang) return card.store_info;
  const best = bestInfo(card.store_info, lang, card.default_lang);
  return best ? [best] : [];
}

/** The address of a picture at the image site, with `{width}` to be filled in. */
export function imageUrl(hash: string, cdnOrigin: string): string {
  return `${cdnOrigin}/i/${hash}/{width}.webp`;
}

const imageOf = ({ hash, width, height }: StoredImage, cdnOrigin: string, alt: string): Image => ({
  url: imageUrl(hash, cdnOrigin),
  width,
  height,
  alt,
});

/** A lost picture must not take the list with it; clients show their default image when it fails to load. */
const NO_IMAGE: Image = { url: "", width: 0, height: 0, alt: null };
