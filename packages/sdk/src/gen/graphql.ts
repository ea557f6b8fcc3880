/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AccountAction, AccountType, LotOrigin } from '@catnip/domain/wallets';
import type { ArticleCategory, ArticleKind } from '@catnip/domain/articles';
import type { BuildLanguage } from '@catnip/domain/builds';
import type { CaseReason, LogState, MoneyBack, PaymentDevice } from '@catnip/domain/payments';
import type { Category, Platform, StoreSearchType } from '@catnip/domain/catalog';
import type { ClientType } from '@catnip/domain/traffic';
import type { CouponState } from '@catnip/domain/coupons';
import type { ErrorCode } from '@catnip/domain/errors';
import type { Language, Locale } from '@catnip/domain/locales';
import type { RedemptionRewardKey } from '@catnip/domain/redemptions';
import type { UploadScope } from '@catnip/domain/files';
import type { Vote } from '@catnip/domain/comments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a person did: `store_like` is a good vote, `store_comment` a buyer's, `comment` an author's on their own game. */
export type ActivityType =
  | 'comment'
  | 'store_comment'
  | 'store_like'
  | 'store_play_time'
  | 'user_followed';

/** Settings of the account itself. Roles, mail address and password are not among them. */
export type AuthInput = {
  /** Name of the account, seen by its owner only: 1 to 40 characters. */
  name?: string | null | undefined;
};

/** The two kinds of builds: what anybody may try, and what buyers get. */
export type BuildKind =
  | 'official'
  | 'trial';

/** What staff do about a reported comment: keep it, or remove it. */
export type CommentReportDecision =
  | 'keep'
  | 'remove';

/** Why a player reports a comment. */
export type CommentReportReason =
  | 'illegal'
  | 'insult'
  | 'other'
  | 'personal_data'
  | 'spam'
  | 'spoiler';

/** `btn`: a link that looks like a button. `folder`: a menu of links. `url`: a plain link. */
export type ConfigurationItemType =
  | 'btn'
  | 'folder'
  | 'url';

/** `any`: all games; `store`: those it lists. */
export type CouponScope =
  | 'any'
  | 'store';

/** What a provider may state about a payment. */
export type FactKind =
  | 'cancelled'
  | 'dispute_won'
  | 'disputed'
  | 'expired'
  | 'failed'
  | 'pending'
  | 'refunded'
  | 'reversed'
  | 'succeeded';

/** Why the shop gave something. Clients have the words. */
export type GrantReason =
  | 'compensation'
  | 'correction'
  | 'goodwill'
  | 'prize'
  | 'thanks';

/** An entry of one's own in the profile. Name and value hold more than spaces. */
export type MetadataInput = {
  /** As answered before; left out for a new entry. Letters, digits, - and _, at most 36. */
  _cid?: string | null | undefined;
  /** 1 to 40 characters. */
  name?: string | null | undefined;
  /** Whether others see it; yes when left out. */
  show?: boolean | null | undefined;
  /** Read where `name` is left out. */
  title?: string | null | undefined;
  /** `string` (when left out), `textarea` or `url`. */
  type?: string | null | undefined;
  /** A web address the entry leads to. */
  url?: string | null | undefined;
  /** 1 to 1,000 characters; of a `url` entry, a web address. */
  value: string;
};

/** `string` (one line), `textarea` (several) or `url`. */
export type MetadataType =
  | 'string'
  | 'textarea'
  | 'url';

/** Where a person can be told: in the shop's inbox, or by mail. */
export type NotificationChannel =
  | 'inbox'
  | 'mail';

/** What is left out is not filtered by. */
export type NotificationFilter = {
  /** Only these kinds. */
  kind?: Array<NotificationKind> | null | undefined;
  /** True: unread ones only; false: read ones only. */
  unread?: boolean | null | undefined;
};

/** What a notification is about. Clients have the words; `facts` fills them in. */
export type NotificationKind =
  /** A followed creator has a new game: `store_id`, `author_uuid`. */
  | 'author_game'
  /** News of a followed creator's game: `store_id`, `author_uuid`, `update_log_uuid`. */
  | 'author_news'
  /** Support has changed the country of residence: `country`. */
  | 'country_changed'
  /** A coupon ends within 7 days: `user_coupon_uuid`, `percent`, `ended_at`. */
  | 'coupon_expiring'
  /** The shop gave something: `coin`, `silver`, `store_id`, or a coupon by its `percent`; `reason_code` is a `GrantReason`. */
  | 'gift'
  /** A sign-in from a device not seen before: `device`, `country`, `at`. */
  | 'new_device'
  /** A payment is disputed, so that purchases are frozen, or the dispute is over: `dispute` (`open`, `won`, `lost`), `order_no`, `currency_id`, `pay_amount`; of a lost one also `coin`, `silver` and `owed`. */
  | 'payment_dispute'
  /** The bank account of a creator's payouts was set: `account_ending`, `payouts_from`. Payouts requested before keep theirs. */
  | 'payout_account_changed'
  /** A purchase, or games that came for nothing: `order_uuid`, `store_ids`, `coin`, `silver`; with a tax also `tax` and `tax_rate_bp`. */
  | 'purchase_receipt'
  /** Money of a top-up went back: `order_no`, `currency_id`, `pay_amount`, with the `coin` and `silver` that went with it and what is `owed`; or a game was given back: `order_uuid`, `store_id`, and the `coin` and `silver` that came back. */
  | 'refund'
  /** A creator's submission was accepted: `store_id`, `submission_uuid`. */
  | 'submission_accepted'
  /** A creator's submission was refused: `store_id`, `submission_uuid`, `reason`. */
  | 'submission_refused'
  /** A top-up: `order_no`, `currency_id`, `pay_amount`, `coin`, `silver`; where a tax was added also `net_amount`, `tax_amount` and `tax_rate_bp`. */
  | 'top_up_receipt'
  /** A wished game is out: `store_id`. */
  | 'wishlist_release'
  /** A wished game is on sale: `store_id`, `percent`, `ended_at`. */
  | 'wishlist_sale';

/** `orderField` such as `released_at-asc`; `page` counts from 1. */
export type PageInput = {
  cursor?: string | null | undefined;
  orderField?: string | null | undefined;
  page?: number | null | undefined;
};

/** What the payer typed into a field. */
export type PaymentFieldInput = {
  /** Of the field. */
  name: string;
  /** At most 200 characters. */
  value: string;
};

/** What a payer is asked for. */
export type PaymentFieldKind =
  | 'account'
  | 'code'
  | 'email'
  | 'name'
  | 'phone';

/** What a payment waits for; `late`, `closed`: money that still arrives is credited separately. */
export type PaymentOutlook =
  | 'asking'
  | 'closed'
  | 'closing'
  | 'credited'
  | 'late'
  | 'review'
  | 'transfer'
  | 'unpaid';

/** How a top-up stands. */
export type PaymentState =
  | 'cancelled'
  | 'created'
  | 'disputed'
  | 'expired'
  | 'failed'
  | 'partially_refunded'
  | 'pending'
  | 'refunded'
  | 'reversed'
  | 'review'
  | 'succeeded';

/** What happened to a payment; more kinds may come. */
export type PaymentStepKind =
  | 'cancelled'
  | 'changed'
  | 'credited'
  | 'dispute_won'
  | 'disputed'
  | 'expired'
  | 'failed'
  | 'handed_over'
  | 'paid'
  | 'refunded'
  | 'reversed'
  | 'review'
  | 'review_credited'
  | 'review_dismissed'
  | 'review_returned'
  | 'started';

/** Who stated it; `message`: the provider by itself, `question`: the provider, when we asked. */
export type PaymentStepSource =
  | 'clock'
  | 'message'
  | 'question'
  | 'staff'
  | 'voucher';

/** Prices in meowcent (100 = 1 meow coin), both ends included; an absent end is open. */
export type PriceRangeInput = {
  /** Compare what the game costs now rather than its list price. Usual: false. */
  after_discount?: boolean | null | undefined;
  /** In meowcent. */
  max?: number | null | undefined;
  /** In meowcent. */
  min?: number | null | undefined;
};

/** What is left out, or null, stays as it is. */
export type ProfileInput = {
  /** At most 500 characters of plain text. */
  brief?: string | null | undefined;
  /** uuid of a picture one uploaded (`uploadFile`, scope user); an empty text takes it away. */
  head?: string | null | undefined;
  /** 1 to 40 characters of one line. */
  nickname?: string | null | undefined;
  /** Whether comments, likes and follows are listed publicly. */
  show_activity?: boolean | null | undefined;
  /** Whether play time is listed as well. */
  show_play_time?: boolean | null | undefined;
  /** Where else one is to be found. */
  social?: SocialInput | null | undefined;
};

/** A number in `ShownQuoteInput` or `ShownLineInput`; `count`: how often a game is in the checkout. */
export type QuoteDifferenceField =
  | 'coin'
  | 'count'
  | 'discount'
  | 'final'
  | 'list'
  | 'sale'
  | 'silver'
  | 'total';

/** What the address says of a payer who is back. */
export type ReturnHint =
  | 'cancel'
  | 'ok'
  | 'unknown';

/** What a case came to; `returned`: the money went back, `dismissed`: there was no money. */
export type ReviewStatus =
  | 'credited'
  | 'dismissed'
  | 'open'
  | 'returned';

/** What an account may be. */
export type Role =
  | 'creator'
  | 'finance'
  | 'player'
  | 'reviewer'
  | 'root'
  | 'support';

/** Whether a game goes on or is complete. */
export type SerialStatus =
  | 'completed'
  | 'ongoing';

/** What the buyer saw of one game, in meowcent. */
export type ShownLineInput = {
  /** What the shop takes off. */
  discount: number;
  /** `sale` less the coupons. */
  final: number;
  /** List price in the buyer's country. */
  list: number;
  /** `list` − `discount`. */
  sale: number;
  /** The game. */
  store_id: number;
};

/** What the buyer saw when confirming, in meowcent. */
export type ShownQuoteInput = {
  /** To be paid in coin. */
  coin: number;
  /** One per game; at most 100. */
  lines: Array<ShownLineInput>;
  /** To be paid in silver. */
  silver: number;
  /** Sum of the lines. */
  total: number;
};

/** Links are https addresses of the site they are named after; an empty text takes a link away. */
export type SocialInput = {
  /** Whether the mail address stands on the public page. */
  email_show?: boolean | null | undefined;
  /** On facebook.com or fb.com. */
  facebook?: string | null | undefined;
  /** Whether that link stands on the public page. */
  facebook_show?: boolean | null | undefined;
  /** On google.com or g.dev. */
  google?: string | null | undefined;
  /** Whether that link stands on the public page. */
  google_show?: boolean | null | undefined;
  /** On twitter.com or x.com. */
  twitter?: string | null | undefined;
  /** Whether that link stands on the public page. */
  twitter_show?: boolean | null | undefined;
};

/** What a list may be narrowed by; `total`: the list as it is. */
export type StoreFacetFilter =
  | 'browser'
  | 'category'
  | 'language'
  | 'platform'
  | 'show'
  | 'tag'
  | 'total'
  | 'trial';

/** What the search box offers. */
export type SuggestionType =
  | 'creator'
  | 'game'
  | 'tag';

/** Whose cases to list: one's own, unassigned ones, or all. */
export type SupportAssignment =
  | 'anybody'
  | 'me'
  | 'nobody';

/** What a case points at: a purchase or payment of one's own, or a game. */
export type SupportReferenceInput = {
  /** As in `SupportCase.reference_id`. */
  id: string;
  /** Which kind. */
  kind: SupportReferenceKind;
};

/** What a case points at. */
export type SupportReferenceKind =
  | 'game'
  | 'order'
  | 'payment';

/** What staff do with a case besides answering. */
export type SupportStaffStep =
  | 'close'
  | 'reopen';

/** A case's state: not answered yet, waiting for the player, waiting for staff, or closed. */
export type SupportState =
  | 'closed'
  | 'open'
  | 'waiting_player'
  | 'waiting_staff';

/** What a message to customer service is about. */
export type SupportTopic =
  | 'account'
  | 'code'
  | 'creator'
  | 'game'
  | 'order'
  | 'other'
  | 'payment'
  | 'report';

/** Coupons for one entry of the cart. */
export type UseCouponInput = {
  /** One of those checked out. */
  cart_store_uuid: string;
  /** `UserCoupon.uuid`; each on one game only. */
  use_user_coupon_uuids: Array<string>;
};

export type RootAdminQueryVariables = Exact<{ [key: string]: never; }>;


export type RootAdminQuery = { __typename: 'Query', isRootAdmin: boolean };

export type SetMeAuthTimeMutationVariables = Exact<{
  data_creation_source?: string | null | undefined;
}>;


export type SetMeAuthTimeMutation = { __typename: 'Mutation', setMeAuthTime: boolean };

export type SendUserDeletionCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type SendUserDeletionCodeMutation = { __typename: 'Mutation', sendUserDeletionCode: { __typename: 'UserDeletionCode', code_seconds: number, resend_seconds: number, pending_payments: number } };

export type DelUserMutationVariables = Exact<{
  code: string;
}>;


export type DelUserMutation = { __typename: 'Mutation', delUser: boolean };

export type UserActivitiesQueryVariables = Exact<{
  locale: string;
  uuid: Array<string> | string;
  q?: PageInput | null | undefined;
  limit?: number | null | undefined;
}>;


export type UserActivitiesQuery = { __typename: 'Query', findUserPublic: Array<{ __typename: 'PublicUser', uuid: string, activity: { __typename: 'ActivityList', total: number, list: Array<{ __typename: 'Activity', id: string, type: ActivityType, msg: string | null, created_at: string, store_id: number | null, play_minutes: number | null, user: { __typename: 'Person', uuid: string | null, nickname: string | null, head: string | null }, followed: { __typename: 'Person', uuid: string | null, nickname: string | null, brief: string | null, head: string | null } | null, store: { __typename: 'Store', id: number, category: Category, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, boundary_words: string, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }> } } | null }> } }> };

export type AddStorePlayTimeMutationVariables = Exact<{
  store_id: number;
}>;


export type AddStorePlayTimeMutation = { __typename: 'Mutation', addStorePlayTime: number };

export type ArticleLineFragment = { __typename: 'Article', uuid: string, category: ArticleKind, headline: string, published_at: string, store_id: number | null, boundary_words: string, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> };

export type ArticleFieldsFragment = { __typename: 'Article', uuid: string, category: ArticleKind, headline: string, text: string, published_at: string, updated_at: string, store_id: number | null, boundary_words: string, helpful_count: number, unhelpful_count: number, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> };

export type NoticeFieldsFragment = { __typename: 'Article', uuid: string, category: ArticleKind, headline: string, text: string, published_at: string, broadcast_state: number, broadcast_started_at: string | null, broadcast_ended_at: string | null, broadcast_path: string | null, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> };

export type ArticlesQueryVariables = Exact<{
  category?: ArticleCategory | null | undefined;
  keyword?: string | null | undefined;
  store_id?: number | null | undefined;
  q?: PageInput | null | undefined;
  limit?: number | null | undefined;
}>;


export type ArticlesQuery = { __typename: 'Query', findArticle: { __typename: 'ArticleList', total: number, list: Array<{ __typename: 'Article', uuid: string, category: ArticleKind, headline: string, text: string, published_at: string, updated_at: string, store_id: number | null, boundary_words: string, helpful_count: number, unhelpful_count: number, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }> } };

export type ArticlePageQueryVariables = Exact<{
  uuid: string;
  category?: ArticleCategory | null | undefined;
}>;


export type ArticlePageQuery = { __typename: 'Query', findArticle: { __typename: 'ArticleList', list: Array<{ __typename: 'Article', uuid: string, category: ArticleKind, headline: string, text: string, published_at: string, updated_at: string, store_id: number | null, boundary_words: string, helpful_count: number, unhelpful_count: number, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }> }, findArticleNeighbour: { __typename: 'ArticleNeighbours', previous: { __typename: 'Article', uuid: string, category: ArticleKind, headline: string, published_at: string, store_id: number | null, boundary_words: string, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> } | null, next: { __typename: 'Article', uuid: string, category: ArticleKind, headline: string, published_at: string, store_id: number | null, boundary_words: string, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> } | null } };

export type SitemapArticlesQueryVariables = Exact<{
  q: PageInput;
  limit: number;
}>;


export type SitemapArticlesQuery = { __typename: 'Query', findArticle: { __typename: 'ArticleList', list: Array<{ __typename: 'Article', uuid: string, updated_at: string }> } };

export type ArticleHelpfulQueryVariables = Exact<{
  uuid: string;
}>;


export type ArticleHelpfulQuery = { __typename: 'Query', getArticleHelpfulByMe: boolean | null };

export type SetArticleHelpfulMutationVariables = Exact<{
  uuid: string;
  helpful: boolean;
}>;


export type SetArticleHelpfulMutation = { __typename: 'Mutation', setArticleHelpful: { __typename: 'Article', uuid: string, helpful_count: number, unhelpful_count: number } };

export type StoreAuthorizationMutationVariables = Exact<{
  id: number;
  os?: Array<string> | string | null | undefined;
  locale?: string | null | undefined;
}>;


export type StoreAuthorizationMutation = { __typename: 'Mutation', getStoreAuthorizedAndFindStoreUrl: { __typename: 'StoreAuthorization', authorized: boolean, trial_refusal: ErrorCode | null, official_refusal: ErrorCode | null, store_url: Array<{ __typename: 'StoreUrl', type: BuildKind, platform: Platform, language: BuildLanguage, url: string, filename: string | null, version: string, size: number, sha256: string, expires_at: string | null, needs_threads: boolean }> } };

export type StoreDownloadsMutationVariables = Exact<{
  id: number;
  locale?: string | null | undefined;
}>;


export type StoreDownloadsMutation = { __typename: 'Mutation', getStoreAuthorizedAndFindStoreUrl: { __typename: 'StoreAuthorization', official_refusal: ErrorCode | null, store_url: Array<{ __typename: 'StoreUrl', type: BuildKind, platform: Platform, language: BuildLanguage, url: string, filename: string | null, version: string, size: number, sha256: string, released_at: string }> } };

export type EndDownloadLinksMutationVariables = Exact<{ [key: string]: never; }>;


export type EndDownloadLinksMutation = { __typename: 'Mutation', endDownloadLinks: boolean };

export type StoreLineFragment = { __typename: 'Store', id: number, category: Category, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, boundary_words: string, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }> } };

export type CartStoresQueryVariables = Exact<{
  platform_key: string;
  locale: string;
  q?: PageInput | null | undefined;
}>;


export type CartStoresQuery = { __typename: 'Query', findCartStore: Array<{ __typename: 'CartStore', uuid: string, store_id: number, created_at: string, updated_at: string, use_user_coupon_uuids: Array<string>, is_listed: boolean, store: { __typename: 'Store', id: number, category: Category, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, boundary_words: string, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }> } } }> };

export type AddCartStoreMutationVariables = Exact<{
  store_id: number;
  data_creation_source?: string | null | undefined;
}>;


export type AddCartStoreMutation = { __typename: 'Mutation', addCartStore: { __typename: 'CartStore', uuid: string, store_id: number } };

export type DelCartStoreMutationVariables = Exact<{
  uuid: Array<string> | string;
}>;


export type DelCartStoreMutation = { __typename: 'Mutation', delCartStore: number };

export type CartCheckoutsQueryVariables = Exact<{
  locale: string;
  uuid?: string | null | undefined;
  state?: LogState | null | undefined;
  q?: PageInput | null | undefined;
  limit?: number | null | undefined;
}>;


export type CartCheckoutsQuery = { __typename: 'Query', findCartCheckout: Array<{ __typename: 'CartCheckout', uuid: string, state: LogState, total: number, silver: number, coin: number, created_at: string, updated_at: string, list: Array<{ __typename: 'CartCheckoutLine', store_id: number, list: number, discount: number, sale: number, coupon_discount: number, final: number, use_user_coupon_uuids: Array<string>, store: { __typename: 'Store', id: number, category: Category, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, boundary_words: string, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }> } } }> }> };

export type SaleFragment = { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> };

export type StoreCardFragment = { __typename: 'Store', id: number, category: Category, released_at: string | null, support_platform: string, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } };

export type HomePageQueryVariables = Exact<{
  platform_key: string;
  locale: string;
  categories: Array<Category> | Category;
  limit: number;
}>;


export type HomePageQuery = { __typename: 'Query', pages: { __typename: 'ConfigurationPages', default: { __typename: 'ConfigurationPage', banners: Array<{ __typename: 'ConfigurationBanner', key: string, value: string, boundary_words: string, image: { __typename: 'Image', url: string, width: number, height: number }, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }> } }, fresh: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, released_at: string | null, support_platform: string, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } }> }, on_sale: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, released_at: string | null, support_platform: string, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } }> }, coming: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, released_at: string | null, support_platform: string, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } }> }, best: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, released_at: string | null, support_platform: string, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } }> }, free: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, released_at: string | null, support_platform: string, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } }> }, news: Array<{ __typename: 'Article', uuid: string, category: ArticleKind, headline: string, text: string, published_at: string, boundary_words: string, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }> };

export type StoreListPageQueryVariables = Exact<{
  platform_key: string;
  locale: string;
  search_type?: StoreSearchType | null | undefined;
  categories: Array<Category> | Category;
  keyword?: string | null | undefined;
  tag_id?: Array<string> | string | null | undefined;
  exclude_tag_id?: Array<string> | string | null | undefined;
  language?: Array<Language> | Language | null | undefined;
  platform?: Array<Platform> | Platform | null | undefined;
  in_browser?: boolean | null | undefined;
  has_trial?: boolean | null | undefined;
  price?: PriceRangeInput | null | undefined;
  q: PageInput;
  limit: number;
}>;


export type StoreListPageQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', total: number, total_is_exact: boolean, products: Array<{ __typename: 'StoreProduct', store_id: number, price: number | null }>, facets: { __typename: 'StoreFacets', is_exact: boolean, list: Array<{ __typename: 'StoreFacet', filter: StoreFacetFilter, value: string, name: string, count: number }> }, list: Array<{ __typename: 'Store', id: number, category: Category, released_at: string | null, support_platform: string, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } }> } };

export type GamePageQueryVariables = Exact<{
  platform_key: string;
  id: number;
  locale: string;
  currency_id: string;
}>;


export type GamePageQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, uuid: string, category: Category, type: number, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, author: string | null, author_id: string | null, content_warnings: Array<string>, boundary_words: string, serial_status: SerialStatus, cg_count: number | null, word_count: number | null, store_author: { __typename: 'StoreAuthor', uuid: string | null, name: string, head: string | null, brief: string | null } | null, tags: Array<{ __typename: 'Tag', id: string, name: string }>, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, introduction: string, labels: Array<string>, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null }, screenshots: Array<{ __typename: 'Image', url: string, width: number, height: number, alt: string | null }> } }>, texts: Array<{ __typename: 'StoreInfo', language: Language, data: { __typename: 'StoreInfoData', screenshots: Array<{ __typename: 'Image', url: string }> } }>, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', type: string, languages: Array<Language>, official_app: Array<{ __typename: 'AppBuild', platform: Platform, language: BuildLanguage, version: string, size: number, released_at: string, updated_at: string | null }>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform, language: BuildLanguage, version: string, size: number, released_at: string, updated_at: string | null }> }, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, blacklist: Array<{ __typename: 'BlacklistEntry', id: string, blocked_locale: Array<string>, blocked_trial_os: Array<string>, blocked_official_os: Array<string>, is_active: boolean }> }> }, findStoreUpdateLogByNoAuth: Array<{ __typename: 'StoreUpdateLog', uuid: string, title: string, text: string, version: string | null, created_at: string, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }>, findStoreComment: { __typename: 'StoreCommentList', total: number, list: Array<{ __typename: 'StoreComment', uuid: string, comment: string, vote: Vote, created_at: string, updated_at: string, helpful: number, user: { __typename: 'CommentUser', uuid: string | null, nickname: string | null, head: string | null } }> }, news: { __typename: 'ArticleList', list: Array<{ __typename: 'Article', uuid: string, category: ArticleKind, headline: string, published_at: string, store_id: number | null, boundary_words: string, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }> }, getPlatformCoinToCurrencyIdRate: { __typename: 'CoinRate', currency_id: string, minor_per_100_coins: number }, by_author: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, released_at: string | null, support_platform: string, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } }> }, related: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, released_at: string | null, support_platform: string, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } }> } };

export type HomePricesQueryVariables = Exact<{
  platform_key: string;
  categories: Array<Category> | Category;
  limit: number;
}>;


export type HomePricesQuery = { __typename: 'Query', fresh: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null }> }, on_sale: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null }> }, best: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null }> } };

export type StoreListPricesQueryVariables = Exact<{
  platform_key: string;
  locale: string;
  search_type?: StoreSearchType | null | undefined;
  categories: Array<Category> | Category;
  keyword?: string | null | undefined;
  tag_id?: Array<string> | string | null | undefined;
  exclude_tag_id?: Array<string> | string | null | undefined;
  language?: Array<Language> | Language | null | undefined;
  platform?: Array<Platform> | Platform | null | undefined;
  in_browser?: boolean | null | undefined;
  has_trial?: boolean | null | undefined;
  price?: PriceRangeInput | null | undefined;
  q: PageInput;
  limit: number;
}>;


export type StoreListPricesQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null }> } };

export type RelatedPricesQueryVariables = Exact<{
  platform_key: string;
  id: number;
}>;


export type RelatedPricesQuery = { __typename: 'Query', by_author: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null }> }, related: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null }> } };

export type StoreListMoreQueryVariables = Exact<{
  platform_key: string;
  locale: string;
  search_type?: StoreSearchType | null | undefined;
  categories: Array<Category> | Category;
  keyword?: string | null | undefined;
  tag_id?: Array<string> | string | null | undefined;
  exclude_tag_id?: Array<string> | string | null | undefined;
  language?: Array<Language> | Language | null | undefined;
  platform?: Array<Platform> | Platform | null | undefined;
  in_browser?: boolean | null | undefined;
  has_trial?: boolean | null | undefined;
  price?: PriceRangeInput | null | undefined;
  q: PageInput;
  limit: number;
}>;


export type StoreListMoreQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, released_at: string | null, support_platform: string, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> }, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null }> } };

export type GameGlanceQueryVariables = Exact<{
  platform_key: string;
  id: number;
  locale: string;
}>;


export type GameGlanceQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, store_info: Array<{ __typename: 'StoreInfo', data: { __typename: 'StoreInfoData', screenshots: Array<{ __typename: 'Image', url: string, width: number, height: number, alt: string | null }> } }> }> } };

export type StorePricesFragment = { __typename: 'Store', id: number, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null };

export type SitemapStoresQueryVariables = Exact<{
  platform_key: string;
  q: PageInput;
  limit: number;
}>;


export type SitemapStoresQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, updated_at: string }> } };

export type StoreSuggestionsQueryVariables = Exact<{
  keyword: string;
  locale: string;
  limit: number;
}>;


export type StoreSuggestionsQuery = { __typename: 'Query', findStoreSuggestion: Array<{ __typename: 'StoreSuggestion', type: SuggestionType, id: string, name: string, language: string | null, boundary_words: string, image: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } | null }> };

export type RecommendedStoresQueryVariables = Exact<{
  platform_key: string;
  locale: string;
  categories?: Array<Category> | Category | null | undefined;
  limit: number;
}>;


export type RecommendedStoresQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, released_at: string | null, support_platform: string, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> }, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null }> } };

export type AwaitedStoresQueryVariables = Exact<{
  platform_key: string;
  locale: string;
  limit: number;
}>;


export type AwaitedStoresQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', author_id: string | null, id: number, category: Category, released_at: string | null, support_platform: string, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> }, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null }> } };

export type AlikeStoresQueryVariables = Exact<{
  platform_key: string;
  id: number;
  locale: string;
  limit: number;
}>;


export type AlikeStoresQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, released_at: string | null, support_platform: string, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> }, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null }> } };

export type ControlledWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type ControlledWordsQuery = { __typename: 'Query', tags: Array<{ __typename: 'Classify', id: string, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }>, warnings: Array<{ __typename: 'Classify', id: string, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }> };

export type WordFragment = { __typename: 'Classify', id: string, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> };

export type QuickGameQueryVariables = Exact<{
  platform_key: string;
  id: number;
  locale: string;
}>;


export type QuickGameQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', author: string | null, author_id: string | null, id: number, category: Category, released_at: string | null, support_platform: string, boundary_words: string, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> }, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null }> } };

export type CommentFragment = { __typename: 'StoreComment', uuid: string, store_id: number, comment: string, vote: Vote, created_at: string, updated_at: string, helpful: number, user: { __typename: 'CommentUser', uuid: string | null, nickname: string | null, head: string | null } };

export type StoreCommentsQueryVariables = Exact<{
  store_id: number;
  q?: PageInput | null | undefined;
  limit?: number | null | undefined;
}>;


export type StoreCommentsQuery = { __typename: 'Query', findStoreComment: { __typename: 'StoreCommentList', total: number, list: Array<{ __typename: 'StoreComment', uuid: string, store_id: number, comment: string, vote: Vote, created_at: string, updated_at: string, helpful: number, user: { __typename: 'CommentUser', uuid: string | null, nickname: string | null, head: string | null } }> } };

export type MyStoreCommentQueryVariables = Exact<{
  store_id: number;
}>;


export type MyStoreCommentQuery = { __typename: 'Query', getStoreCommentByMe: { __typename: 'StoreComment', uuid: string, store_id: number, comment: string, vote: Vote, created_at: string, updated_at: string, helpful: number, user: { __typename: 'CommentUser', uuid: string | null, nickname: string | null, head: string | null } } | null };

export type AddStoreCommentMutationVariables = Exact<{
  store_id: number;
  vote: Vote;
  comment: string;
}>;


export type AddStoreCommentMutation = { __typename: 'Mutation', addStoreComment: { __typename: 'StoreComment', uuid: string, store_id: number, comment: string, vote: Vote, created_at: string, updated_at: string, helpful: number, user: { __typename: 'CommentUser', uuid: string | null, nickname: string | null, head: string | null } } };

export type SetStoreCommentMutationVariables = Exact<{
  uuid: string;
  vote: Vote;
  comment: string;
}>;


export type SetStoreCommentMutation = { __typename: 'Mutation', setStoreComment: { __typename: 'StoreComment', uuid: string, store_id: number, comment: string, vote: Vote, created_at: string, updated_at: string, helpful: number, user: { __typename: 'CommentUser', uuid: string | null, nickname: string | null, head: string | null } } };

export type DelStoreCommentMutationVariables = Exact<{
  uuid: string;
}>;


export type DelStoreCommentMutation = { __typename: 'Mutation', delStoreComment: number };

export type StoreCommentMarksQueryVariables = Exact<{
  store_id: number;
}>;


export type StoreCommentMarksQuery = { __typename: 'Query', findStoreCommentMark: Array<{ __typename: 'StoreCommentMark', comment_uuid: string, is_helpful: boolean, is_reported: boolean }> };

export type SetStoreCommentHelpfulMutationVariables = Exact<{
  uuid: string;
  helpful: boolean;
}>;


export type SetStoreCommentHelpfulMutation = { __typename: 'Mutation', setStoreCommentHelpful: { __typename: 'StoreComment', uuid: string, helpful: number } };

export type AddStoreCommentReportMutationVariables = Exact<{
  uuid: string;
  reason: CommentReportReason;
  note?: string | null | undefined;
}>;


export type AddStoreCommentReportMutation = { __typename: 'Mutation', addStoreCommentReport: boolean };

export type StoreCommentReportsQueryVariables = Exact<{
  q?: PageInput | null | undefined;
  limit?: number | null | undefined;
}>;


export type StoreCommentReportsQuery = { __typename: 'Query', findStoreCommentReport: { __typename: 'StoreCommentReportList', total: number, list: Array<{ __typename: 'StoreCommentReport', uuid: string, reason: CommentReportReason, note: string, created_at: string, comment: { __typename: 'StoreComment', uuid: string, store_id: number, comment: string, vote: Vote, created_at: string, updated_at: string, helpful: number, user: { __typename: 'CommentUser', uuid: string | null, nickname: string | null, head: string | null } } }> } };

export type SetStoreCommentReportMutationVariables = Exact<{
  uuid: string;
  decision: CommentReportDecision;
  reason: string;
}>;


export type SetStoreCommentReportMutation = { __typename: 'Mutation', setStoreCommentReport: boolean };

export type SiteConfigQueryVariables = Exact<{
  platform_key: string;
}>;


export type SiteConfigQuery = { __typename: 'Query', getConfig2: { __typename: 'Config', platform_key: string, currency_id: string, price_rate: Array<{ __typename: 'CountryRatio', country: string, ratio_bp: number }>, coin_rate: Array<{ __typename: 'CoinRate', currency_id: string, minor_per_100_coins: number }> } };

export type PublicConfigurationQueryVariables = Exact<{
  path: string;
  platform_key: string;
}>;


export type PublicConfigurationQuery = { __typename: 'Query', findConfigurationDocument: { __typename: 'ConfigurationDocument', path: string, platform_key: string, version: number, document: unknown } };

export type MenuItemFragment = { __typename: 'ConfigurationItem', type: ConfigurationItemType, value: string, tPath: string, title: string, min: number };

export type ShopFrameQueryVariables = Exact<{
  platform_key: string;
  locale: string;
}>;


export type ShopFrameQuery = { __typename: 'Query', findConfigurationPagesIndex2: { __typename: 'ConfigurationPages', header: { __typename: 'ConfigurationMenu', items: Array<{ __typename: 'ConfigurationItem', type: ConfigurationItemType, value: string, tPath: string, title: string, min: number, list: Array<{ __typename: 'ConfigurationItem', type: ConfigurationItemType, value: string, tPath: string, title: string, min: number }> }>, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }, footer: { __typename: 'ConfigurationMenu', items: Array<{ __typename: 'ConfigurationItem', type: ConfigurationItemType, value: string, tPath: string, title: string, min: number, list: Array<{ __typename: 'ConfigurationItem', type: ConfigurationItemType, value: string, tPath: string, title: string, min: number }> }>, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> } }, notices: Array<{ __typename: 'Article', uuid: string, category: ArticleKind, headline: string, text: string, published_at: string, broadcast_state: number, broadcast_started_at: string | null, broadcast_ended_at: string | null, broadcast_path: string | null, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }> };

export type PageBannerFragment = { __typename: 'ConfigurationBanner', key: string, value: string, boundary_words: string, image: { __typename: 'Image', url: string, width: number, height: number }, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> };

export type UserCouponsQueryVariables = Exact<{ [key: string]: never; }>;


export type UserCouponsQuery = { __typename: 'Query', findUserCouponByMe: Array<{ __typename: 'UserCoupon', uuid: string, state: CouponState, created_at: string, coupon: { __typename: 'Coupon', uuid: string, name: string, applicable_scope: CouponScope, storeList: Array<number>, discount_rate: number, ended_at: string | null, coupon_applicable_scope: Array<{ __typename: 'CouponApplicableScope', scope_id: number }> } }> };

export type FollowedFragment = { __typename: 'UserFollowed', uuid: string, created_at: string, followed: { __typename: 'Person', uuid: string | null, nickname: string | null, brief: string | null, head: string | null } };

export type UsersFollowedQueryVariables = Exact<{
  q?: PageInput | null | undefined;
  limit?: number | null | undefined;
}>;


export type UsersFollowedQuery = { __typename: 'Query', findUserFollowed: { __typename: 'UserFollowedList', total: number, list: Array<{ __typename: 'UserFollowed', uuid: string, created_at: string, followed: { __typename: 'Person', uuid: string | null, nickname: string | null, brief: string | null, head: string | null } }> } };

export type IsUserFollowedQueryVariables = Exact<{
  followed_user_uuid: string;
}>;


export type IsUserFollowedQuery = { __typename: 'Query', findUserFollowed: { __typename: 'UserFollowedList', list: Array<{ __typename: 'UserFollowed', uuid: string }> } };

export type AddUserFollowedMutationVariables = Exact<{
  followed_user_uuid: string;
}>;


export type AddUserFollowedMutation = { __typename: 'Mutation', addUserFollowed: { __typename: 'UserFollowed', uuid: string, created_at: string, followed: { __typename: 'Person', uuid: string | null, nickname: string | null, brief: string | null, head: string | null } } | null };

export type DelUserFollowedMutationVariables = Exact<{
  uuid: string;
}>;


export type DelUserFollowedMutation = { __typename: 'Mutation', delUserFollowed: number };

export type FollowStateQueryVariables = Exact<{
  uuid: string;
}>;


export type FollowStateQuery = { __typename: 'Query', findUserPublic: Array<{ __typename: 'PublicUser', uuid: string, followers: number, followed_uuid: string | null }> };

export type InboxQueryVariables = Exact<{
  locale: string;
  filter?: NotificationFilter | null | undefined;
  q?: PageInput | null | undefined;
  limit?: number | null | undefined;
}>;


export type InboxQuery = { __typename: 'Query', findNotification: Array<{ __typename: 'Notification', uuid: string, kind: NotificationKind, facts: unknown, created_at: string, read_at: string | null, store: { __typename: 'Store', id: number, boundary_words: string, store_info: Array<{ __typename: 'StoreInfo', name: string }> } | null, stores: Array<{ __typename: 'Store', id: number, store_info: Array<{ __typename: 'StoreInfo', name: string }> }> }> };

export type SetNotificationReadMutationVariables = Exact<{
  uuid?: Array<string> | string | null | undefined;
  all?: boolean | null | undefined;
}>;


export type SetNotificationReadMutation = { __typename: 'Mutation', setNotificationRead: number };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { __typename: 'Query', findNotificationSetting: Array<{ __typename: 'NotificationSetting', kind: NotificationKind, channel: NotificationChannel, enabled: boolean, is_switchable: boolean }> };

export type SetNotificationSettingMutationVariables = Exact<{
  kind: NotificationKind;
  channel: NotificationChannel;
  enabled: boolean;
}>;


export type SetNotificationSettingMutation = { __typename: 'Mutation', setNotificationSetting: Array<{ __typename: 'NotificationSetting', kind: NotificationKind, channel: NotificationChannel, enabled: boolean, is_switchable: boolean }> };

export type SetUserLocaleMutationVariables = Exact<{
  locale: Locale;
}>;


export type SetUserLocaleMutation = { __typename: 'Mutation', setUserLocale: Locale };

export type MyGamesQueryVariables = Exact<{
  platform_key: string;
  page?: number | null | undefined;
}>;


export type MyGamesQuery = { __typename: 'Query', findStoreOrder: Array<{ __typename: 'StoreOrder', uuid: string, store_id: number }>, findCartStore: Array<{ __typename: 'CartStore', uuid: string, store_id: number }>, findWishlist: Array<{ __typename: 'Wishlist', uuid: string, store_id: number }> };

export type StoreOrdersQueryVariables = Exact<{
  locale: string;
  q?: PageInput | null | undefined;
  limit?: number | null | undefined;
}>;


export type StoreOrdersQuery = { __typename: 'Query', findStoreOrder: Array<{ __typename: 'StoreOrder', uuid: string, store_id: number, state: LogState, price_paid: number, created_at: string, updated_at: string, last_played_at: string | null, refund: { __typename: 'OrderRefund', order_uuid: string, refusal: ErrorCode | null, until: string } | null, store: { __typename: 'Store', id: number, category: Category, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, boundary_words: string, game_pack: { __typename: 'GamePack', languages: Array<Language>, official_app: Array<{ __typename: 'AppBuild', platform: Platform, language: BuildLanguage, version: string, released_at: string, updated_at: string | null }>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }> }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null } }> };

export type PurchaseFreezeQueryVariables = Exact<{ [key: string]: never; }>;


export type PurchaseFreezeQuery = { __typename: 'Query', me: { __typename: 'Me', uuid: string, purchase_freeze: { __typename: 'PurchaseFreeze', owed: number, disputed: boolean } | null } | null };

export type PlayedStoresQueryVariables = Exact<{
  locale: string;
  limit: number;
}>;


export type PlayedStoresQuery = { __typename: 'Query', findStoreOrder: Array<{ __typename: 'StoreOrder', uuid: string, store_id: number, last_played_at: string | null, store: { __typename: 'Store', id: number, category: Category, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, boundary_words: string, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }> } } }> };

export type AccountLogQueryVariables = Exact<{
  action_type?: AccountAction | null | undefined;
  q?: PageInput | null | undefined;
  limit?: number | null | undefined;
  created_from?: string | null | undefined;
  created_before?: string | null | undefined;
}>;


export type AccountLogQuery = { __typename: 'Query', findAccountLog: { __typename: 'AccountLogList', total: number, list: Array<{ __typename: 'AccountLog', id: string, state: LogState, action_type: AccountAction, silver: number, coin: number, deducted_amount: number, created_at: string, updated_at: string, order_uuid: string | null, payment_order_no: string | null, currency_id: string | null, pay_amount: number | null, tax_amount: number | null, tax: number | null, money_back: { __typename: 'AccountMoneyBack', kind: MoneyBack, coin: number, silver: number, pay_amount: number | null } | null, gift: { __typename: 'AccountGift', reason: GrantReason | null, coupon_percents: Array<number> } | null, store_names: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }> } };

export type AccountStatementQueryVariables = Exact<{
  type: AccountType;
  q?: PageInput | null | undefined;
  limit?: number | null | undefined;
}>;


export type AccountStatementQuery = { __typename: 'Query', findAccountStatement: { __typename: 'AccountStatement', total: number, list: Array<{ __typename: 'AccountStatementLine', id: string, action_type: AccountAction, amount: number, balance: number, created_at: string }> } };

export type StatementPageQueryVariables = Exact<{
  type: AccountType;
  action_type?: AccountAction | null | undefined;
  q?: PageInput | null | undefined;
  limit?: number | null | undefined;
  created_from?: string | null | undefined;
  created_before?: string | null | undefined;
}>;


export type StatementPageQuery = { __typename: 'Query', findAccountStatement: { __typename: 'AccountStatement', total: number, list: Array<{ __typename: 'AccountStatementLine', id: string, action_type: AccountAction, amount: number, balance: number, created_at: string, log: { __typename: 'AccountLog', id: string, state: LogState, action_type: AccountAction, silver: number, coin: number, deducted_amount: number, created_at: string, updated_at: string, order_uuid: string | null, payment_order_no: string | null, currency_id: string | null, pay_amount: number | null, tax_amount: number | null, tax: number | null, money_back: { __typename: 'AccountMoneyBack', kind: MoneyBack, coin: number, silver: number, pay_amount: number | null } | null, gift: { __typename: 'AccountGift', reason: GrantReason | null, coupon_percents: Array<number> } | null, store_names: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> } }> } };

export type WalletLotsQueryVariables = Exact<{
  type: AccountType;
}>;


export type WalletLotsQuery = { __typename: 'Query', findWalletLots: { __typename: 'WalletLots', total: number, list: Array<{ __typename: 'WalletLot', id: string, origin: LotOrigin, granted: number, remaining: number, paid_minor: number | null, paid_currency: string | null, paid_back_minor: number, expires_at: string | null, created_at: string }> } };

export type StatementExportQueryVariables = Exact<{
  type: AccountType;
  after?: string | null | undefined;
}>;


export type StatementExportQuery = { __typename: 'Query', findStatementExport: { __typename: 'StatementExport', lines: Array<string>, next: string | null } };

export type StoreForCheckoutQueryVariables = Exact<{
  platform_key: string;
  id: number;
  locale: string;
}>;


export type StoreForCheckoutQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, boundary_words: string, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }> } }> }, getConfig2: { __typename: 'Config', price_rate: Array<{ __typename: 'CountryRatio', country: string, ratio_bp: number }>, coin_rate: Array<{ __typename: 'CoinRate', currency_id: string, minor_per_100_coins: number }> } };

type CheckoutFields_CheckoutDone_Fragment = { __typename: 'CheckoutDone', uuid: string, total: number, silver: number, coin: number, store_ids: Array<number>, account: Array<{ __typename: 'Account', type: AccountType, balance: number }> };

type CheckoutFields_CheckoutPriceChanged_Fragment = { __typename: 'CheckoutPriceChanged', uuid: string, differences: Array<{ __typename: 'QuoteDifference', store_id: number | null, field: QuoteDifferenceField, shown: number, actual: number }> };

type CheckoutFields_CheckoutRefused_Fragment = { __typename: 'CheckoutRefused', uuid: string, code: ErrorCode, facts: unknown };

export type CheckoutFieldsFragment =
  | CheckoutFields_CheckoutDone_Fragment
  | CheckoutFields_CheckoutPriceChanged_Fragment
  | CheckoutFields_CheckoutRefused_Fragment
;

export type StoreCheckoutMutationVariables = Exact<{
  uuid: string;
  store_id: number;
  account_1_amount: number;
  use_user_coupon_uuids: Array<string> | string;
  shown: ShownQuoteInput;
}>;


export type StoreCheckoutMutation = { __typename: 'Mutation', storeCheckout:
    | { __typename: 'CheckoutDone', uuid: string, total: number, silver: number, coin: number, store_ids: Array<number>, account: Array<{ __typename: 'Account', type: AccountType, balance: number }> }
    | { __typename: 'CheckoutPriceChanged', uuid: string, differences: Array<{ __typename: 'QuoteDifference', store_id: number | null, field: QuoteDifferenceField, shown: number, actual: number }> }
    | { __typename: 'CheckoutRefused', uuid: string, code: ErrorCode, facts: unknown }
   };

export type AddCartCheckoutMutationVariables = Exact<{
  uuid: string;
  cart_store_uuid: Array<string> | string;
  account_1_amount: number;
  use_coupon: Array<UseCouponInput> | UseCouponInput;
  shown: ShownQuoteInput;
}>;


export type AddCartCheckoutMutation = { __typename: 'Mutation', addCartCheckout:
    | { __typename: 'CheckoutDone', uuid: string, total: number, silver: number, coin: number, store_ids: Array<number>, account: Array<{ __typename: 'Account', type: AccountType, balance: number }> }
    | { __typename: 'CheckoutPriceChanged', uuid: string, differences: Array<{ __typename: 'QuoteDifference', store_id: number | null, field: QuoteDifferenceField, shown: number, actual: number }> }
    | { __typename: 'CheckoutRefused', uuid: string, code: ErrorCode, facts: unknown }
   };

export type OrderRefundQueryVariables = Exact<{
  order_uuid: string;
  store_id: number;
}>;


export type OrderRefundQuery = { __typename: 'Query', findOrderRefund: { __typename: 'OrderRefund', order_uuid: string, store_id: number, refusal: ErrorCode | null, until: string, silver: number, coin: number, expired: number, coupons: Array<string> } };

export type AddOrderRefundMutationVariables = Exact<{
  uuid: string;
  order_uuid: string;
  store_id: number;
}>;


export type AddOrderRefundMutation = { __typename: 'Mutation', addOrderRefund: { __typename: 'OrderRefund', order_uuid: string, store_id: number, account: Array<{ __typename: 'Account', type: AccountType, balance: number }> } };

export type PaymentFieldsFragment = { __typename: 'Payment', order_no: string, status: PaymentState, state: LogState, provider_key: string, method: string, currency_id: string, pay_amount: number, net_amount: number, tax_amount: number, tax_rate_bp: number | null, coin: number, silver: number, return_url: string | null, created_at: string, review: { __typename: 'PaymentReview', status: ReviewStatus, reason: CaseReason, currency_id: string, pay_amount: number, credited_order_no: string | null } | null };

export type RechargePlansQueryVariables = Exact<{
  currency_id: string;
}>;


export type RechargePlansQuery = { __typename: 'Query', findRechargePlans: Array<{ __typename: 'RechargePlan', id: string, index: number, amount: number, coin: number, silver: number, currency_id: string, pay_amount: number, tax_amount: number, tax_rate_bp: number | null, enable: boolean }> };

export type PaymentMethodsQueryVariables = Exact<{
  platform: PaymentDevice;
}>;


export type PaymentMethodsQuery = { __typename: 'Query', findPaymentMethod: Array<{ __typename: 'PaymentMethod', id: string, method: string }> };

export type PaymentProvidersQueryVariables = Exact<{
  method?: Array<string> | string | null | undefined;
  currency_id: string;
}>;


export type PaymentProvidersQuery = { __typename: 'Query', findPaymentProvider: Array<{ __typename: 'PaymentProvider', id: string, provider_key: string, name: string, is_available: boolean, is_proven: boolean, adds_tax: boolean, payment_provider_method: Array<{ __typename: 'PaymentProviderMethod', method: string, provider_key: string, support_currency: string, place: number }> }> };

export type CoinRateQueryVariables = Exact<{
  currency_id: string;
}>;


export type CoinRateQuery = { __typename: 'Query', getPlatformCoinToCurrencyIdRate: { __typename: 'CoinRate', currency_id: string, minor_per_100_coins: number } };

export type CreatePayTicketMutationVariables = Exact<{
  platform_key: string;
}>;


export type CreatePayTicketMutation = { __typename: 'Mutation', createPayTicket: { __typename: 'PayTicket', token: string, expires_at: string } };

export type PayerFieldsFragment = { __typename: 'Payer', uuid: string, nickname: string | null, email: string, head: string | null };

export type PayerQueryVariables = Exact<{ [key: string]: never; }>;


export type PayerQuery = { __typename: 'Query', findPayer: { __typename: 'Payer', uuid: string, nickname: string | null, email: string, head: string | null } | null };

export type OpenPayLinkMutationVariables = Exact<{
  data: string;
  platform_key: string;
  challenge: string;
}>;


export type OpenPayLinkMutation = { __typename: 'Mutation', openPayLink: boolean };

export type ConfirmPayTicketMutationVariables = Exact<{
  challenge: string;
}>;


export type ConfirmPayTicketMutation = { __typename: 'Mutation', confirmPayTicket: { __typename: 'PayProof', proof: string } };

export type ProvePayVisitMutationVariables = Exact<{
  challenge: string;
  platform_key: string;
}>;


export type ProvePayVisitMutation = { __typename: 'Mutation', provePayVisit: { __typename: 'PayProof', proof: string } };

export type StartPaySessionMutationVariables = Exact<{
  proof: string;
  verifier: string;
  platform_key: string;
}>;


export type StartPaySessionMutation = { __typename: 'Mutation', startPaySession: { __typename: 'PaySession', pay_token: string, expires_in: number, payer: { __typename: 'Payer', uuid: string, nickname: string | null, email: string, head: string | null } } };

export type StartPaymentMutationVariables = Exact<{
  proof: string;
  verifier: string;
  platform_key: string;
  locale?: string | null | undefined;
}>;


export type StartPaymentMutation = { __typename: 'Mutation', startPayment: { __typename: 'StartedPayment', pay_token: string, expires_in: number, payer: { __typename: 'Payer', uuid: string, nickname: string | null, email: string, head: string | null }, payment: { __typename: 'Payment', order_no: string, status: PaymentState, state: LogState, provider_key: string, method: string, currency_id: string, pay_amount: number, net_amount: number, tax_amount: number, tax_rate_bp: number | null, coin: number, silver: number, return_url: string | null, created_at: string, review: { __typename: 'PaymentReview', status: ReviewStatus, reason: CaseReason, currency_id: string, pay_amount: number, credited_order_no: string | null } | null } } };

type NextActionFields_PaymentForm_Fragment = { __typename: 'PaymentForm', action: string, fields: Array<{ __typename: 'PaymentFormField', name: string, value: string }> };

type NextActionFields_PaymentInPage_Fragment = { __typename: 'PaymentInPage', inputs: Array<{ __typename: 'PaymentInPageField', name: string, kind: PaymentFieldKind }>, card_frames: { __typename: 'PaymentCardFrames', script_url: string, app_id: number, app_key: string, server_type: string } | null };

type NextActionFields_PaymentManual_Fragment = { __typename: 'PaymentManual', reference: string };

type NextActionFields_PaymentQr_Fragment = { __typename: 'PaymentQr', payload: string, expires_at: string };

type NextActionFields_PaymentRedirect_Fragment = { __typename: 'PaymentRedirect', url: string };

type NextActionFields_PaymentSettled_Fragment = { __typename: 'PaymentSettled' };

type NextActionFields_PaymentVoucher_Fragment = { __typename: 'PaymentVoucher', shop_url: string | null };

export type NextActionFieldsFragment =
  | NextActionFields_PaymentForm_Fragment
  | NextActionFields_PaymentInPage_Fragment
  | NextActionFields_PaymentManual_Fragment
  | NextActionFields_PaymentQr_Fragment
  | NextActionFields_PaymentRedirect_Fragment
  | NextActionFields_PaymentSettled_Fragment
  | NextActionFields_PaymentVoucher_Fragment
;

export type SubmitPaymentMutationVariables = Exact<{
  order_no: string;
  locale?: string | null | undefined;
  platform?: PaymentDevice | null | undefined;
}>;


export type SubmitPaymentMutation = { __typename: 'Mutation', submitPayment:
    | { __typename: 'PaymentForm', action: string, fields: Array<{ __typename: 'PaymentFormField', name: string, value: string }> }
    | { __typename: 'PaymentInPage', inputs: Array<{ __typename: 'PaymentInPageField', name: string, kind: PaymentFieldKind }>, card_frames: { __typename: 'PaymentCardFrames', script_url: string, app_id: number, app_key: string, server_type: string } | null }
    | { __typename: 'PaymentManual', reference: string }
    | { __typename: 'PaymentQr', payload: string, expires_at: string }
    | { __typename: 'PaymentRedirect', url: string }
    | { __typename: 'PaymentSettled' }
    | { __typename: 'PaymentVoucher', shop_url: string | null }
   };

export type SubmitPaymentFieldsMutationVariables = Exact<{
  order_no: string;
  fields: Array<PaymentFieldInput> | PaymentFieldInput;
}>;


export type SubmitPaymentFieldsMutation = { __typename: 'Mutation', submitPaymentFields:
    | { __typename: 'PaymentForm', action: string, fields: Array<{ __typename: 'PaymentFormField', name: string, value: string }> }
    | { __typename: 'PaymentInPage', inputs: Array<{ __typename: 'PaymentInPageField', name: string, kind: PaymentFieldKind }>, card_frames: { __typename: 'PaymentCardFrames', script_url: string, app_id: number, app_key: string, server_type: string } | null }
    | { __typename: 'PaymentManual', reference: string }
    | { __typename: 'PaymentQr', payload: string, expires_at: string }
    | { __typename: 'PaymentRedirect', url: string }
    | { __typename: 'PaymentSettled' }
    | { __typename: 'PaymentVoucher', shop_url: string | null }
   };

export type ReturnFromProviderMutationVariables = Exact<{
  order_no: string;
  query: string;
}>;


export type ReturnFromProviderMutation = { __typename: 'Mutation', returnFromProvider: { __typename: 'PaymentReturn', hint: ReturnHint, payment: { __typename: 'Payment', order_no: string, status: PaymentState, state: LogState, provider_key: string, method: string, currency_id: string, pay_amount: number, net_amount: number, tax_amount: number, tax_rate_bp: number | null, coin: number, silver: number, return_url: string | null, created_at: string, review: { __typename: 'PaymentReview', status: ReviewStatus, reason: CaseReason, currency_id: string, pay_amount: number, credited_order_no: string | null } | null } } };

export type RefreshPaymentMutationVariables = Exact<{
  order_no: string;
}>;


export type RefreshPaymentMutation = { __typename: 'Mutation', refreshPayment: { __typename: 'Payment', order_no: string, status: PaymentState, state: LogState, provider_key: string, method: string, currency_id: string, pay_amount: number, net_amount: number, tax_amount: number, tax_rate_bp: number | null, coin: number, silver: number, return_url: string | null, created_at: string, review: { __typename: 'PaymentReview', status: ReviewStatus, reason: CaseReason, currency_id: string, pay_amount: number, credited_order_no: string | null } | null } };

export type PaymentQueryVariables = Exact<{
  order_no: string;
}>;


export type PaymentQuery = { __typename: 'Query', findPayment: { __typename: 'Payment', order_no: string, status: PaymentState, state: LogState, provider_key: string, method: string, currency_id: string, pay_amount: number, net_amount: number, tax_amount: number, tax_rate_bp: number | null, coin: number, silver: number, return_url: string | null, created_at: string, review: { __typename: 'PaymentReview', status: ReviewStatus, reason: CaseReason, currency_id: string, pay_amount: number, credited_order_no: string | null } | null } | null };

export type PaymentLogQueryVariables = Exact<{
  q?: PageInput | null | undefined;
  limit?: number | null | undefined;
}>;


export type PaymentLogQuery = { __typename: 'Query', findPaymentLog: Array<{ __typename: 'Payment', order_no: string, status: PaymentState, state: LogState, provider_key: string, method: string, currency_id: string, pay_amount: number, net_amount: number, tax_amount: number, tax_rate_bp: number | null, coin: number, silver: number, return_url: string | null, created_at: string, refunds: Array<{ __typename: 'PaymentRefund', kind: FactKind, pay_amount: number }>, review: { __typename: 'PaymentReview', status: ReviewStatus, reason: CaseReason, currency_id: string, pay_amount: number, credited_order_no: string | null } | null }> };

export type PreRechargeAccountQueryVariables = Exact<{
  currency_id?: string | null | undefined;
  amount: Array<number> | number;
}>;


export type PreRechargeAccountQuery = { __typename: 'Query', preRechargeAccount: Array<{ __typename: 'PreRecharge', amount: number, currency_id: string, pay_amount: number, tax_amount: number, silver: number, plan_id: string | null }> };

export type PaymentProofFieldsFragment = { __typename: 'PaymentProof', uuid: string, width: number, height: number };

export type PaymentTimelineFieldsFragment = { __typename: 'PaymentTimeline', outlook: PaymentOutlook, expires_at: string | null, next_query_at: string | null, booked_at: string | null, booked_coin: number, booked_silver: number, payment: { __typename: 'Payment', order_no: string, status: PaymentState, state: LogState, provider_key: string, method: string, currency_id: string, pay_amount: number, net_amount: number, tax_amount: number, tax_rate_bp: number | null, coin: number, silver: number, return_url: string | null, created_at: string, review: { __typename: 'PaymentReview', status: ReviewStatus, reason: CaseReason, currency_id: string, pay_amount: number, credited_order_no: string | null } | null }, steps: Array<{ __typename: 'PaymentStep', kind: PaymentStepKind, at: string, source: PaymentStepSource | null }> };

export type PaymentTimelineQueryVariables = Exact<{
  order_no: string;
}>;


export type PaymentTimelineQuery = { __typename: 'Query', findPaymentTimeline: { __typename: 'PaymentTimeline', takes_proofs: boolean, outlook: PaymentOutlook, expires_at: string | null, next_query_at: string | null, booked_at: string | null, booked_coin: number, booked_silver: number, proofs: Array<{ __typename: 'PaymentProof', uuid: string, width: number, height: number }>, payment: { __typename: 'Payment', order_no: string, status: PaymentState, state: LogState, provider_key: string, method: string, currency_id: string, pay_amount: number, net_amount: number, tax_amount: number, tax_rate_bp: number | null, coin: number, silver: number, return_url: string | null, created_at: string, review: { __typename: 'PaymentReview', status: ReviewStatus, reason: CaseReason, currency_id: string, pay_amount: number, credited_order_no: string | null } | null }, steps: Array<{ __typename: 'PaymentStep', kind: PaymentStepKind, at: string, source: PaymentStepSource | null }> } | null };

export type PaymentProofsQueryVariables = Exact<{
  order_no: string;
}>;


export type PaymentProofsQuery = { __typename: 'Query', findPaymentTimeline: { __typename: 'PaymentTimeline', takes_proofs: boolean, proofs: Array<{ __typename: 'PaymentProof', url: string, uuid: string, width: number, height: number }> } | null };

export type AddPaymentProofMutationVariables = Exact<{
  order_no: string;
  file?: File | null | undefined;
}>;


export type AddPaymentProofMutation = { __typename: 'Mutation', addPaymentProof: { __typename: 'PaymentProof', uuid: string, width: number, height: number } };

export type RemovePaymentProofMutationVariables = Exact<{
  order_no: string;
  uuid: string;
}>;


export type RemovePaymentProofMutation = { __typename: 'Mutation', removePaymentProof: boolean };

export type StorePreferenceFieldsFragment = { __typename: 'StorePreference', liked_tag_id: Array<string>, hidden_tag_id: Array<string>, hidden_content_warning: Array<string>, hidden_author_uuid: Array<string>, discreet: boolean };

export type MyStorePreferenceQueryVariables = Exact<{ [key: string]: never; }>;


export type MyStorePreferenceQuery = { __typename: 'Query', me: { __typename: 'Me', store_preference: { __typename: 'StorePreference', liked_tag_id: Array<string>, hidden_tag_id: Array<string>, hidden_content_warning: Array<string>, hidden_author_uuid: Array<string>, discreet: boolean } } | null };

export type SetStorePreferenceMutationVariables = Exact<{
  liked_tag_id?: Array<string> | string | null | undefined;
  hidden_tag_id?: Array<string> | string | null | undefined;
  hidden_content_warning?: Array<string> | string | null | undefined;
  hidden_author_uuid?: Array<string> | string | null | undefined;
  discreet?: boolean | null | undefined;
}>;


export type SetStorePreferenceMutation = { __typename: 'Mutation', setStorePreference: { __typename: 'StorePreference', liked_tag_id: Array<string>, hidden_tag_id: Array<string>, hidden_content_warning: Array<string>, hidden_author_uuid: Array<string>, discreet: boolean } };

export type StorePriceHistoryQueryVariables = Exact<{
  store_id: number;
  country?: string | null | undefined;
}>;


export type StorePriceHistoryQuery = { __typename: 'Query', getStorePriceHistory: { __typename: 'PriceHistory', country: string, countries: Array<string>, lows: { __typename: 'PriceLows', lowest_30_days: number | null, announced_percent: number, all_time_low: { __typename: 'AllTimeLow', meowcent: number, from: string, until: string | null } | null, raise: { __typename: 'PriceRaise', at: string, from: number, to: number } | null }, points: Array<{ __typename: 'PricePoint', at: string, price: number | null, meowcent: number | null, announced_percent: number }> } };

export type MeFieldsFragment = { __typename: 'Me', uuid: string, id: number, name: string | null, email: string, email_verified: boolean, auth: Array<Role>, country: string | null, unread_notification_count: number, locale: Locale | null, profile: { __typename: 'Profile', nickname: string | null, brief: string | null, head: string | null }, account: Array<{ __typename: 'Account', type: AccountType, balance: number }>, store_preference: { __typename: 'StorePreference', liked_tag_id: Array<string>, hidden_tag_id: Array<string>, hidden_content_warning: Array<string>, hidden_author_uuid: Array<string>, discreet: boolean } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { __typename: 'Query', me: { __typename: 'Me', uuid: string, id: number, name: string | null, email: string, email_verified: boolean, auth: Array<Role>, country: string | null, unread_notification_count: number, locale: Locale | null, profile: { __typename: 'Profile', nickname: string | null, brief: string | null, head: string | null }, account: Array<{ __typename: 'Account', type: AccountType, balance: number }>, store_preference: { __typename: 'StorePreference', liked_tag_id: Array<string>, hidden_tag_id: Array<string>, hidden_content_warning: Array<string>, hidden_author_uuid: Array<string>, discreet: boolean } } | null };

export type IfConfigQueryVariables = Exact<{
  locale: string;
}>;


export type IfConfigQuery = { __typename: 'Query', ifconfig: { __typename: 'IfConfig', country: string | null } };

export type SetUserCountryMutationVariables = Exact<{
  country: string;
}>;


export type SetUserCountryMutation = { __typename: 'Mutation', setUserCountry: { __typename: 'Me', uuid: string, id: number, name: string | null, email: string, email_verified: boolean, auth: Array<Role>, country: string | null, unread_notification_count: number, locale: Locale | null, profile: { __typename: 'Profile', nickname: string | null, brief: string | null, head: string | null }, account: Array<{ __typename: 'Account', type: AccountType, balance: number }>, store_preference: { __typename: 'StorePreference', liked_tag_id: Array<string>, hidden_tag_id: Array<string>, hidden_content_warning: Array<string>, hidden_author_uuid: Array<string>, discreet: boolean } } };

export type MyProfileFragment = { __typename: 'Me', auth: Array<Role>, firebase_uid: string, created_at: string, uuid: string, id: number, name: string | null, email: string, email_verified: boolean, country: string | null, unread_notification_count: number, locale: Locale | null, wallet: { __typename: 'Wallet', meowcent: number, silver: number }, metadata: Array<{ __typename: 'MetadataItem', _cid: string, name: string, type: MetadataType, value: string, url: string | null, show: boolean }>, profile: { __typename: 'Profile', id: number | null, country: string | null, show_activity: boolean, show_play_time: boolean, nickname: string | null, brief: string | null, head: string | null, social: { __typename: 'Social', email: string | null, email_show: boolean, google: string | null, google_show: boolean, facebook: string | null, facebook_show: boolean, twitter: string | null, twitter_show: boolean } }, account: Array<{ __typename: 'Account', type: AccountType, balance: number }>, store_preference: { __typename: 'StorePreference', liked_tag_id: Array<string>, hidden_tag_id: Array<string>, hidden_content_warning: Array<string>, hidden_author_uuid: Array<string>, discreet: boolean } };

export type MeProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type MeProfileQuery = { __typename: 'Query', me: { __typename: 'Me', auth: Array<Role>, firebase_uid: string, created_at: string, uuid: string, id: number, name: string | null, email: string, email_verified: boolean, country: string | null, unread_notification_count: number, locale: Locale | null, wallet: { __typename: 'Wallet', meowcent: number, silver: number }, metadata: Array<{ __typename: 'MetadataItem', _cid: string, name: string, type: MetadataType, value: string, url: string | null, show: boolean }>, profile: { __typename: 'Profile', id: number | null, country: string | null, show_activity: boolean, show_play_time: boolean, nickname: string | null, brief: string | null, head: string | null, social: { __typename: 'Social', email: string | null, email_show: boolean, google: string | null, google_show: boolean, facebook: string | null, facebook_show: boolean, twitter: string | null, twitter_show: boolean } }, account: Array<{ __typename: 'Account', type: AccountType, balance: number }>, store_preference: { __typename: 'StorePreference', liked_tag_id: Array<string>, hidden_tag_id: Array<string>, hidden_content_warning: Array<string>, hidden_author_uuid: Array<string>, discreet: boolean } } | null };

export type SetUserMutationVariables = Exact<{
  auth?: AuthInput | null | undefined;
  profile?: ProfileInput | null | undefined;
  metadata?: Array<MetadataInput> | MetadataInput | null | undefined;
}>;


export type SetUserMutation = { __typename: 'Mutation', setUser: { __typename: 'Me', auth: Array<Role>, firebase_uid: string, created_at: string, uuid: string, id: number, name: string | null, email: string, email_verified: boolean, country: string | null, unread_notification_count: number, locale: Locale | null, wallet: { __typename: 'Wallet', meowcent: number, silver: number }, metadata: Array<{ __typename: 'MetadataItem', _cid: string, name: string, type: MetadataType, value: string, url: string | null, show: boolean }>, profile: { __typename: 'Profile', id: number | null, country: string | null, show_activity: boolean, show_play_time: boolean, nickname: string | null, brief: string | null, head: string | null, social: { __typename: 'Social', email: string | null, email_show: boolean, google: string | null, google_show: boolean, facebook: string | null, facebook_show: boolean, twitter: string | null, twitter_show: boolean } }, account: Array<{ __typename: 'Account', type: AccountType, balance: number }>, store_preference: { __typename: 'StorePreference', liked_tag_id: Array<string>, hidden_tag_id: Array<string>, hidden_content_warning: Array<string>, hidden_author_uuid: Array<string>, discreet: boolean } } };

export type UserPublicQueryVariables = Exact<{
  uuid: Array<string> | string;
}>;


export type UserPublicQuery = { __typename: 'Query', findUserPublic: Array<{ __typename: 'PublicUser', uuid: string, followers: number, following: number, followed_uuid: string | null, social: { __typename: 'Social', email: string | null, google: string | null, facebook: string | null, twitter: string | null }, profile: { __typename: 'Person', nickname: string | null, brief: string | null, head: string | null }, metadata: Array<{ __typename: 'MetadataItem', _cid: string, name: string, type: MetadataType, value: string, url: string | null }> }> };

export type UserPageQueryVariables = Exact<{
  platform_key: string;
  locale: string;
  uuid: string;
  q: PageInput;
  limit: number;
  games_limit: number;
}>;


export type UserPageQuery = { __typename: 'Query', findUserPublic: Array<{ __typename: 'PublicUser', uuid: string, followers: number, following: number, social: { __typename: 'Social', email: string | null, google: string | null, facebook: string | null, twitter: string | null }, profile: { __typename: 'Person', nickname: string | null, brief: string | null, head: string | null }, metadata: Array<{ __typename: 'MetadataItem', _cid: string, name: string, type: MetadataType, value: string, url: string | null }>, activity: { __typename: 'ActivityList', total: number, list: Array<{ __typename: 'Activity', id: string, type: ActivityType, msg: string | null, created_at: string, play_minutes: number | null, followed: { __typename: 'Person', uuid: string | null, nickname: string | null, brief: string | null, head: string | null } | null, store: { __typename: 'Store', id: number, category: Category, boundary_words: string, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }> } | null }> } }>, by_author: { __typename: 'StoreList', total: number, list: Array<{ __typename: 'Store', id: number, category: Category, released_at: string | null, support_platform: string, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } }> } };

export type AuthorPricesQueryVariables = Exact<{
  platform_key: string;
  uuid: string;
  limit: number;
}>;


export type AuthorPricesQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null }> } };

export type RedemptionRewardFieldsFragment = { __typename: 'RedemptionReward', key: RedemptionRewardKey, amount: number | null, expires_in_days: number | null, expires_at: string | null, coupon_uuid: string | null, user_coupon_uuid: string | null, store_id: number | null, coupon: { __typename: 'Coupon', name: string, applicable_scope: CouponScope, discount_rate: number, ended_at: string | null } | null };

export type RedeemQuestRedemptionCodeMutationVariables = Exact<{
  redemption_code: string;
  locale: string;
}>;


export type RedeemQuestRedemptionCodeMutation = { __typename: 'Mutation', redeemQuestRedemptionCode: { __typename: 'Redemption', uuid: string, rewards: Array<{ __typename: 'RedemptionReward', key: RedemptionRewardKey, amount: number | null, expires_in_days: number | null, expires_at: string | null, coupon_uuid: string | null, user_coupon_uuid: string | null, store_id: number | null, store: { __typename: 'Store', id: number, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string }> } | null, coupon: { __typename: 'Coupon', name: string, applicable_scope: CouponScope, discount_rate: number, ended_at: string | null } | null }>, account: Array<{ __typename: 'Account', type: AccountType, balance: number }> } };

export type SupportCaseFieldsFragment = { __typename: 'SupportCase', number: string, topic: SupportTopic, state: SupportState, reference_kind: SupportReferenceKind | null, reference_id: string | null, created_at: string, updated_at: string, messages: Array<{ __typename: 'SupportMessage', uuid: string, is_staff: boolean, text: string, created_at: string }> };

export type AddSupportCaseMutationVariables = Exact<{
  uuid: string;
  topic: SupportTopic;
  text: string;
  locale: Locale;
  reference?: SupportReferenceInput | null | undefined;
  email?: string | null | undefined;
}>;


export type AddSupportCaseMutation = { __typename: 'Mutation', addSupportCase: { __typename: 'SupportCase', number: string, topic: SupportTopic, state: SupportState, reference_kind: SupportReferenceKind | null, reference_id: string | null, created_at: string, updated_at: string, messages: Array<{ __typename: 'SupportMessage', uuid: string, is_staff: boolean, text: string, created_at: string }> } };

export type MySupportCasesQueryVariables = Exact<{
  q?: PageInput | null | undefined;
  limit?: number | null | undefined;
}>;


export type MySupportCasesQuery = { __typename: 'Query', findSupportCaseByMe: { __typename: 'SupportCaseList', total: number, list: Array<{ __typename: 'SupportCase', number: string, topic: SupportTopic, state: SupportState, reference_kind: SupportReferenceKind | null, reference_id: string | null, created_at: string, updated_at: string, messages: Array<{ __typename: 'SupportMessage', uuid: string, is_staff: boolean, text: string, created_at: string }> }> } };

export type SupportCaseByNumberQueryVariables = Exact<{
  number: string;
  email?: string | null | undefined;
}>;


export type SupportCaseByNumberQuery = { __typename: 'Query', getSupportCase: { __typename: 'SupportCase', number: string, topic: SupportTopic, state: SupportState, reference_kind: SupportReferenceKind | null, reference_id: string | null, created_at: string, updated_at: string, messages: Array<{ __typename: 'SupportMessage', uuid: string, is_staff: boolean, text: string, created_at: string }> } };

export type AddSupportCaseMessageMutationVariables = Exact<{
  uuid: string;
  number: string;
  text: string;
  email?: string | null | undefined;
}>;


export type AddSupportCaseMessageMutation = { __typename: 'Mutation', addSupportCaseMessage: { __typename: 'SupportCase', number: string, topic: SupportTopic, state: SupportState, reference_kind: SupportReferenceKind | null, reference_id: string | null, created_at: string, updated_at: string, messages: Array<{ __typename: 'SupportMessage', uuid: string, is_staff: boolean, text: string, created_at: string }> } };

export type CloseSupportCaseMutationVariables = Exact<{
  number: string;
  email?: string | null | undefined;
}>;


export type CloseSupportCaseMutation = { __typename: 'Mutation', closeSupportCase: { __typename: 'SupportCase', number: string, topic: SupportTopic, state: SupportState, reference_kind: SupportReferenceKind | null, reference_id: string | null, created_at: string, updated_at: string, messages: Array<{ __typename: 'SupportMessage', uuid: string, is_staff: boolean, text: string, created_at: string }> } };

export type SupportStaffCaseFieldsFragment = { __typename: 'SupportStaffCase', platform_key: string, locale: Locale, user_uuid: string | null, email: string | null, assignee_uuid: string | null, case: { __typename: 'SupportCase', number: string, topic: SupportTopic, state: SupportState, reference_kind: SupportReferenceKind | null, reference_id: string | null, created_at: string, updated_at: string, messages: Array<{ __typename: 'SupportMessage', uuid: string, is_staff: boolean, text: string, created_at: string }> } };

export type SupportCasesQueryVariables = Exact<{
  number?: string | null | undefined;
  state?: Array<SupportState> | SupportState | null | undefined;
  topic?: Array<SupportTopic> | SupportTopic | null | undefined;
  platform_key?: string | null | undefined;
  assigned?: SupportAssignment | null | undefined;
  q?: PageInput | null | undefined;
  limit?: number | null | undefined;
}>;


export type SupportCasesQuery = { __typename: 'Query', findSupportCase: { __typename: 'SupportStaffCaseList', total: number, list: Array<{ __typename: 'SupportStaffCase', platform_key: string, locale: Locale, user_uuid: string | null, email: string | null, assignee_uuid: string | null, case: { __typename: 'SupportCase', number: string, topic: SupportTopic, state: SupportState, reference_kind: SupportReferenceKind | null, reference_id: string | null, created_at: string, updated_at: string, messages: Array<{ __typename: 'SupportMessage', uuid: string, is_staff: boolean, text: string, created_at: string }> } }> } };

export type AddSupportCaseReplyMutationVariables = Exact<{
  uuid: string;
  number: string;
  text: string;
  reason?: string | null | undefined;
}>;


export type AddSupportCaseReplyMutation = { __typename: 'Mutation', addSupportCaseReply: { __typename: 'SupportStaffCase', platform_key: string, locale: Locale, user_uuid: string | null, email: string | null, assignee_uuid: string | null, case: { __typename: 'SupportCase', number: string, topic: SupportTopic, state: SupportState, reference_kind: SupportReferenceKind | null, reference_id: string | null, created_at: string, updated_at: string, messages: Array<{ __typename: 'SupportMessage', uuid: string, is_staff: boolean, text: string, created_at: string }> } } };

export type AssignSupportCaseMutationVariables = Exact<{
  number: string;
  to_me: boolean;
  reason?: string | null | undefined;
}>;


export type AssignSupportCaseMutation = { __typename: 'Mutation', assignSupportCase: { __typename: 'SupportStaffCase', platform_key: string, locale: Locale, user_uuid: string | null, email: string | null, assignee_uuid: string | null, case: { __typename: 'SupportCase', number: string, topic: SupportTopic, state: SupportState, reference_kind: SupportReferenceKind | null, reference_id: string | null, created_at: string, updated_at: string, messages: Array<{ __typename: 'SupportMessage', uuid: string, is_staff: boolean, text: string, created_at: string }> } } };

export type SetSupportCaseStateMutationVariables = Exact<{
  number: string;
  step: SupportStaffStep;
  reason: string;
}>;


export type SetSupportCaseStateMutation = { __typename: 'Mutation', setSupportCaseState: { __typename: 'SupportStaffCase', platform_key: string, locale: Locale, user_uuid: string | null, email: string | null, assignee_uuid: string | null, case: { __typename: 'SupportCase', number: string, topic: SupportTopic, state: SupportState, reference_kind: SupportReferenceKind | null, reference_id: string | null, created_at: string, updated_at: string, messages: Array<{ __typename: 'SupportMessage', uuid: string, is_staff: boolean, text: string, created_at: string }> } } };

export type AddLogTrafficMutationVariables = Exact<{
  consent?: boolean | null | undefined;
  event_name: string;
  client_id?: string | null | undefined;
  session_id?: string | null | undefined;
  session_count?: number | null | undefined;
  utm_source?: string | null | undefined;
  utm_medium?: string | null | undefined;
  utm_campaign?: string | null | undefined;
  utm_term?: string | null | undefined;
  utm_content?: string | null | undefined;
  page_location?: string | null | undefined;
  page_title?: string | null | undefined;
  page_referrer?: string | null | undefined;
  language?: string | null | undefined;
  screen_resolution?: string | null | undefined;
  user_agent?: string | null | undefined;
  meta?: unknown;
}>;


export type AddLogTrafficMutation = { __typename: 'Mutation', addLogTraffic: boolean };

export type AddClientSourceProfileByGuestMutationVariables = Exact<{
  consent?: boolean | null | undefined;
  uuid?: string | null | undefined;
  platform_key?: string | null | undefined;
  client_type: ClientType;
  os?: string | null | undefined;
  os_version?: string | null | undefined;
  device_brand?: string | null | undefined;
  device_model?: string | null | undefined;
  meta?: unknown;
}>;


export type AddClientSourceProfileByGuestMutation = { __typename: 'Mutation', addClientSourceProfileByGuest: { __typename: 'ClientSourceProfile', uuid: string } };

export type UploadFileMutationVariables = Exact<{
  scope: UploadScope;
  scope_uuid?: string | null | undefined;
  file?: File | null | undefined;
  basename?: string | null | undefined;
  folder?: string | null | undefined;
}>;


export type UploadFileMutation = { __typename: 'Mutation', uploadFile: { __typename: 'UploadedFile', uuid: string, path: string, url: string, width: number, height: number } };

export type WishlistsQueryVariables = Exact<{
  locale: string;
  q?: PageInput | null | undefined;
  limit?: number | null | undefined;
}>;


export type WishlistsQuery = { __typename: 'Query', findWishlist: Array<{ __typename: 'Wishlist', uuid: string, store_id: number, memo: string | null, created_at: string, updated_at: string, is_listed: boolean, store: { __typename: 'Store', id: number, category: Category, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, boundary_words: string, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }> } } }> };

export type AddWishlistMutationVariables = Exact<{
  store_id: number;
  memo?: string | null | undefined;
}>;


export type AddWishlistMutation = { __typename: 'Mutation', addWishlist: { __typename: 'Wishlist', uuid: string, store_id: number } };

export type DelWishlistMutationVariables = Exact<{
  uuid: Array<string> | string;
}>;


export type DelWishlistMutation = { __typename: 'Mutation', delWishlist: number };

export type SetWishlistMutationVariables = Exact<{
  uuid?: string | null | undefined;
  store_id?: number | null | undefined;
  memo?: string | null | undefined;
}>;


export type SetWishlistMutation = { __typename: 'Mutation', setWishlist: { __typename: 'Wishlist', uuid: string, store_id: number, memo: string | null, updated_at: string } };

export const ArticleLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"published_at"}},{"kind":"Field","name":{"kind":"Name","value":"store_id"}},{"kind":"Field","name":{"kind":"Name","value":"boundary_words"}},{"kind":"Field","name":{"kind":"Name","value":"t"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ArticleLineFragment, unknown>;
export const ArticleFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"published_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"store_id"}},{"kind":"Field","name":{"kind":"Name","value":"boundary_words"}},{"kind":"Field","name":{"kind":"Name","value":"helpful_count"}},{"kind":"Field","name":{"kind":"Name","value":"unhelpful_count"}},{"kind":"Field","name":{"kind":"Name","value":"t"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ArticleFieldsFragment, unknown>;
export const NoticeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Article"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"published_at"}},{"kind":"Field","name":{"kind":"Name","value":"broadcast_state"}},{"kind":"Field","name":{"kind":"Name","value":"broadcast_started_at"}},{"kind":"Field","name":{"kind":"Name","value":"broadcast_ended_at"}},{"kind":"Field","name":{"kind":"Name","value":"broadcast_path"}},{"kind":"Field","name":{"kind":"Name","value":"t"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<NoticeFieldsFragment, unknown>;
export const SaleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sale"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"percentage_discount"}},{"kind":"Field","name":{"kind":"Name","value":"ended_at"}},{"kind":"Field","name":{"kind":"Name","value":"announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"lowest_30_days"}}]}}]}}]} as unknown as DocumentNode<SaleFragment, unknown>;
export const StoreLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Store"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"default_lang"}},{"kind":"Field","name":{"kind":"Name","value":"released_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"support_platform"}},{"kind":"Field","name":{"kind":"Name","value":"boundary_words"}},{"kind":"Field","name":{"kind":"Name","value":"store_info"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"store_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"store_activity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game_pack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"official_app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trial_app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sale"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"percentage_discount"}},{"kind":"Field","name":{"kind":"Name","value":"ended_at"}},{"kind":"Field","name":{"kind":"Name","value":"announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"lowest_30_days"}}]}}]}}]} as unknown as DocumentNode<StoreLineFragment, unknown>;
export const StoreCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Store"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"released_at"}},{"kind":"Field","name":{"kind":"Name","value":"support_platform"}},{"kind":"Field","name":{"kind":"Name","value":"boundary_words"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"good"}},{"kind":"Field","name":{"kind":"Name","value":"bad"}},{"kind":"Field","name":{"kind":"Name","value":"purchases"}}]}},{"kind":"Field","name":{"kind":"Name","value":"is_free"}},{"kind":"Field","name":{"kind":"Name","value":"store_info"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brief"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"store_activity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game_pack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"trial_app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}}]}},{"kind":"Field","name":{"kind":"Name","value":"official_app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sale"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"percentage_discount"}},{"kind":"Field","name":{"kind":"Name","value":"ended_at"}},{"kind":"Field","name":{"kind":"Name","value":"announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"lowest_30_days"}}]}}]}}]} as unknown as DocumentNode<StoreCardFragment, unknown>;
export const StorePricesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorePrices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Store"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"store_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"store_activity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sale"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sale"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"percentage_discount"}},{"kind":"Field","name":{"kind":"Name","value":"ended_at"}},{"kind":"Field","name":{"kind":"Name","value":"announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"lowest_30_days"}}]}}]}}]} as unknown as DocumentNode<StorePricesFragment, unknown>;
export const WordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Word"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Classify"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"t"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<WordFragment, unknown>;
export const CommentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"store_id"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"vote"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"helpful"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"head"}}]}}]}}]} as unknown as DocumentNode<CommentFragment, unknown>;
export const MenuItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurationItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"tPath"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"min"}}]}}]} as unknown as DocumentNode<MenuItemFragment, unknown>;
export const PageBannerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PageBanner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfigurationBanner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"boundary_words"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"t"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<PageBannerFragment, unknown>;
export const FollowedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Followed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserFollowed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"followed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"brief"}},{"kind":"Field","name":{"kind":"Name","value":"head"}}]}}]}}]} as unknown as DocumentNode<FollowedFragment, unknown>;
export const CheckoutFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckoutResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckoutDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"silver"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"store_ids"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckoutPriceChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"store_id"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"actual"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckoutRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]}}]} as unknown as DocumentNode<CheckoutFieldsFragment, unknown>;
export const PayerFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"head"}}]}}]} as unknown as DocumentNode<PayerFieldsFragment, unknown>;
export const NextActionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextActionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentNextAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentRedirect"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentQr"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentInPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"inputs"},"name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card_frames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"script_url"}},{"kind":"Field","name":{"kind":"Name","value":"app_id"}},{"kind":"Field","name":{"kind":"Name","value":"app_key"}},{"kind":"Field","name":{"kind":"Name","value":"server_type"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentVoucher"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"shop_url"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentManual"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]}}]} as unknown as DocumentNode<NextActionFieldsFragment, unknown>;
export const PaymentProofFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentProofFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentProof"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]} as unknown as DocumentNode<PaymentProofFieldsFragment, unknown>;
export const PaymentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"order_no"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"provider_key"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"currency_id"}},{"kind":"Field","name":{"kind":"Name","value":"pay_amount"}},{"kind":"Field","name":{"kind":"Name","value":"net_amount"}},{"kind":"Field","name":{"kind":"Name","value":"tax_amount"}},{"kind":"Field","name":{"kind":"Name","value":"tax_rate_bp"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"silver"}},{"kind":"Field","name":{"kind":"Name","value":"return_url"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"currency_id"}},{"kind":"Field","name":{"kind":"Name","value":"pay_amount"}},{"kind":"Field","name":{"kind":"Name","value":"credited_order_no"}}]}}]}}]} as unknown as DocumentNode<PaymentFieldsFragment, unknown>;
export const PaymentTimelineFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentTimelineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentTimeline"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outlook"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}},{"kind":"Field","name":{"kind":"Name","value":"next_query_at"}},{"kind":"Field","name":{"kind":"Name","value":"booked_at"}},{"kind":"Field","name":{"kind":"Name","value":"booked_coin"}},{"kind":"Field","name":{"kind":"Name","value":"booked_silver"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"order_no"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"provider_key"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"currency_id"}},{"kind":"Field","name":{"kind":"Name","value":"pay_amount"}},{"kind":"Field","name":{"kind":"Name","value":"net_amount"}},{"kind":"Field","name":{"kind":"Name","value":"tax_amount"}},{"kind":"Field","name":{"kind":"Name","value":"tax_rate_bp"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"silver"}},{"kind":"Field","name":{"kind":"Name","value":"return_url"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"currency_id"}},{"kind":"Field","name":{"kind":"Name","value":"pay_amount"}},{"kind":"Field","name":{"kind":"Name","value":"credited_order_no"}}]}}]}}]} as unknown as DocumentNode<PaymentTimelineFieldsFragment, unknown>;
export const StorePreferenceFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorePreferenceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StorePreference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"liked_tag_id"}},{"kind":"Field","name":{"kind":"Name","value":"hidden_tag_id"}},{"kind":"Field","name":{"kind":"Name","value":"hidden_content_warning"}},{"kind":"Field","name":{"kind":"Name","value":"hidden_author_uuid"}},{"kind":"Field","name":{"kind":"Name","value":"discreet"}}]}}]} as unknown as DocumentNode<StorePreferenceFieldsFragment, unknown>;
export const MeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Me"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"email_verified"}},{"kind":"Field","name":{"kind":"Name","value":"auth"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"brief"}},{"kind":"Field","name":{"kind":"Name","value":"head"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"store_preference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StorePreferenceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unread_notification_count"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorePreferenceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StorePreference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"liked_tag_id"}},{"kind":"Field","name":{"kind":"Name","value":"hidden_tag_id"}},{"kind":"Field","name":{"kind":"Name","value":"hidden_content_warning"}},{"kind":"Field","name":{"kind":"Name","value":"hidden_author_uuid"}},{"kind":"Field","name":{"kind":"Name","value":"discreet"}}]}}]} as unknown as DocumentNode<MeFieldsFragment, unknown>;
export const MyProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Me"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MeFields"}},{"kind":"Field","name":{"kind":"Name","value":"auth"}},{"kind":"Field","name":{"kind":"Name","value":"firebase_uid"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"meowcent"}},{"kind":"Field","name":{"kind":"Name","value":"silver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"_cid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"show"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"show_activity"}},{"kind":"Field","name":{"kind":"Name","value":"show_play_time"}},{"kind":"Field","name":{"kind":"Name","value":"social"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"email_show"}},{"kind":"Field","name":{"kind":"Name","value":"google"}},{"kind":"Field","name":{"kind":"Name","value":"google_show"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"facebook_show"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"twitter_show"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorePreferenceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StorePreference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"liked_tag_id"}},{"kind":"Field","name":{"kind":"Name","value":"hidden_tag_id"}},{"kind":"Field","name":{"kind":"Name","value":"hidden_content_warning"}},{"kind":"Field","name":{"kind":"Name","value":"hidden_author_uuid"}},{"kind":"Field","name":{"kind":"Name","value":"discreet"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Me"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"email_verified"}},{"kind":"Field","name":{"kind":"Name","value":"auth"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"brief"}},{"kind":"Field","name":{"kind":"Name","value":"head"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"store_preference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StorePreferenceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unread_notification_count"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]} as unknown as DocumentNode<MyProfileFragment, unknown>;
export const RedemptionRewardFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedemptionRewardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RedemptionReward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"expires_in_days"}},{"kind":"Field","name":{"kind":"Name","value":"expires_at"}},{"kind":"Field","name":{"kind":"Name","value":"coupon_uuid"}},{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"applicable_scope"}},{"kind":"Field","name":{"kind":"Name","value":"discount_rate"}},{"kind":"Field","name":{"kind":"Name","value":"ended_at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user_coupon_uuid"}},{"kind":"Field","name":{"kind":"Name","value":"store_id"}}]}}]} as unknown as DocumentNode<RedemptionRewardFieldsFragment, unknown>;
export const SupportCaseFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupportCaseFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reference_kind"}},{"kind":"Field","name":{"kind":"Name","value":"reference_id"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"is_staff"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]}}]} as unknown as DocumentNode<SupportCaseFieldsFragment, unknown>;
export const SupportStaffCaseFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupportStaffCaseFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportStaffCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"case"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupportCaseFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platform_key"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"user_uuid"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"assignee_uuid"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupportCaseFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reference_kind"}},{"kind":"Field","name":{"kind":"Name","value":"reference_id"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"is_staff"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]}}]} as unknown as DocumentNode<SupportStaffCaseFieldsFragment, unknown>;
export const RootAdminDocument = {"__meta__":{"kind":"query","name":"RootAdmin","documentId":"-qvMD6-37Ey_1asc"}} as unknown as DocumentNode<RootAdminQuery, RootAdminQueryVariables>;
export const SetMeAuthTimeDocument = {"__meta__":{"kind":"mutation","name":"SetMeAuthTime","documentId":"dkflkk8OTN-wtqML"}} as unknown as DocumentNode<SetMeAuthTimeMutation, SetMeAuthTimeMutationVariables>;
export const SendUserDeletionCodeDocument = {"__meta__":{"kind":"mutation","name":"SendUserDeletionCode","documentId":"EtfjX2hfVr2dQUc7"}} as unknown as DocumentNode<SendUserDeletionCodeMutation, SendUserDeletionCodeMutationVariables>;
export const DelUserDocument = {"__meta__":{"kind":"mutation","name":"DelUser","documentId":"khSxBx9QF84zfAdi"}} as unknown as DocumentNode<DelUserMutation, DelUserMutationVariables>;
export const UserActivitiesDocument = {"__meta__":{"kind":"query","name":"UserActivities","documentId":"TEs2DmB-tlrTGRU7"}} as unknown as DocumentNode<UserActivitiesQuery, UserActivitiesQueryVariables>;
export const AddStorePlayTimeDocument = {"__meta__":{"kind":"mutation","name":"AddStorePlayTime","documentId":"GaKmueW1xQ28m17Q"}} as unknown as DocumentNode<AddStorePlayTimeMutation, AddStorePlayTimeMutationVariables>;
export const ArticlesDocument = {"__meta__":{"kind":"query","name":"Articles","documentId":"vHb9woFoR9vauThk"}} as unknown as DocumentNode<ArticlesQuery, ArticlesQueryVariables>;
export const ArticlePageDocument = {"__meta__":{"kind":"query","name":"ArticlePage","documentId":"nnZeX773kejvIjtH"}} as unknown as DocumentNode<ArticlePageQuery, ArticlePageQueryVariables>;
export const SitemapArticlesDocument = {"__meta__":{"kind":"query","name":"SitemapArticles","documentId":"NvO7ncyYpk1pTnoZ"}} as unknown as DocumentNode<SitemapArticlesQuery, SitemapArticlesQueryVariables>;
export const ArticleHelpfulDocument = {"__meta__":{"kind":"query","name":"ArticleHelpful","documentId":"ei9FDLISC_ED73JI"}} as unknown as DocumentNode<ArticleHelpfulQuery, ArticleHelpfulQueryVariables>;
export const SetArticleHelpfulDocument = {"__meta__":{"kind":"mutation","name":"SetArticleHelpful","documentId":"r1Yn3WkkxhwHjkc0"}} as unknown as DocumentNode<SetArticleHelpfulMutation, SetArticleHelpfulMutationVariables>;
export const StoreAuthorizationDocument = {"__meta__":{"kind":"mutation","name":"StoreAuthorization","documentId":"oz-0XuSfdfU1BRF5"}} as unknown as DocumentNode<StoreAuthorizationMutation, StoreAuthorizationMutationVariables>;
export const StoreDownloadsDocument = {"__meta__":{"kind":"mutation","name":"StoreDownloads","documentId":"RioLRceXAAmlYW_C"}} as unknown as DocumentNode<StoreDownloadsMutation, StoreDownloadsMutationVariables>;
export const EndDownloadLinksDocument = {"__meta__":{"kind":"mutation","name":"EndDownloadLinks","documentId":"P5AgrAU_pw_16bLW"}} as unknown as DocumentNode<EndDownloadLinksMutation, EndDownloadLinksMutationVariables>;
export const CartStoresDocument = {"__meta__":{"kind":"query","name":"CartStores","documentId":"5kjg1wA4SlGftJVR"}} as unknown as DocumentNode<CartStoresQuery, CartStoresQueryVariables>;
export const AddCartStoreDocument = {"__meta__":{"kind":"mutation","name":"AddCartStore","documentId":"uxVET3AxJba4Nshp"}} as unknown as DocumentNode<AddCartStoreMutation, AddCartStoreMutationVariables>;
export const DelCartStoreDocument = {"__meta__":{"kind":"mutation","name":"DelCartStore","documentId":"Pt3Lw1BFpk4GctXy"}} as unknown as DocumentNode<DelCartStoreMutation, DelCartStoreMutationVariables>;
export const CartCheckoutsDocument = {"__meta__":{"kind":"query","name":"CartCheckouts","documentId":"pid8x7akQAJc7L9_"}} as unknown as DocumentNode<CartCheckoutsQuery, CartCheckoutsQueryVariables>;
export const HomePageDocument = {"__meta__":{"kind":"query","name":"HomePage","documentId":"W14Sx2JlZiRoFzWd"}} as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;
export const StoreListPageDocument = {"__meta__":{"kind":"query","name":"StoreListPage","documentId":"dY2ysZ4XHXwOhioc"}} as unknown as DocumentNode<StoreListPageQuery, StoreListPageQueryVariables>;
export const GamePageDocument = {"__meta__":{"kind":"query","name":"GamePage","documentId":"gzywyqvWyXb_LJu5"}} as unknown as DocumentNode<GamePageQuery, GamePageQueryVariables>;
export const HomePricesDocument = {"__meta__":{"kind":"query","name":"HomePrices","documentId":"dHkLS0bbv7FyeRpI"}} as unknown as DocumentNode<HomePricesQuery, HomePricesQueryVariables>;
export const StoreListPricesDocument = {"__meta__":{"kind":"query","name":"StoreListPrices","documentId":"3NaJQluMsfgAUoVH"}} as unknown as DocumentNode<StoreListPricesQuery, StoreListPricesQueryVariables>;
export const RelatedPricesDocument = {"__meta__":{"kind":"query","name":"RelatedPrices","documentId":"CZar3mC2IO1dRuZw"}} as unknown as DocumentNode<RelatedPricesQuery, RelatedPricesQueryVariables>;
export const StoreListMoreDocument = {"__meta__":{"kind":"query","name":"StoreListMore","documentId":"A0iXXiHOmkE4KvGS"}} as unknown as DocumentNode<StoreListMoreQuery, StoreListMoreQueryVariables>;
export const GameGlanceDocument = {"__meta__":{"kind":"query","name":"GameGlance","documentId":"BkaGNeYdmIagth3s"}} as unknown as DocumentNode<GameGlanceQuery, GameGlanceQueryVariables>;
export const SitemapStoresDocument = {"__meta__":{"kind":"query","name":"SitemapStores","documentId":"c3s1IoMp71oSBXxa"}} as unknown as DocumentNode<SitemapStoresQuery, SitemapStoresQueryVariables>;
export const StoreSuggestionsDocument = {"__meta__":{"kind":"query","name":"StoreSuggestions","documentId":"HwZKIhqiGyT4A_rU"}} as unknown as DocumentNode<StoreSuggestionsQuery, StoreSuggestionsQueryVariables>;
export const RecommendedStoresDocument = {"__meta__":{"kind":"query","name":"RecommendedStores","documentId":"tKZPwzAk2E5c_F63"}} as unknown as DocumentNode<RecommendedStoresQuery, RecommendedStoresQueryVariables>;
export const AwaitedStoresDocument = {"__meta__":{"kind":"query","name":"AwaitedStores","documentId":"LO3S0Y1noy-hdCGA"}} as unknown as DocumentNode<AwaitedStoresQuery, AwaitedStoresQueryVariables>;
export const AlikeStoresDocument = {"__meta__":{"kind":"query","name":"AlikeStores","documentId":"SQ6h3l_T3msIGfRC"}} as unknown as DocumentNode<AlikeStoresQuery, AlikeStoresQueryVariables>;
export const ControlledWordsDocument = {"__meta__":{"kind":"query","name":"ControlledWords","documentId":"R3eHRyucZ2iS1Nya"}} as unknown as DocumentNode<ControlledWordsQuery, ControlledWordsQueryVariables>;
export const QuickGameDocument = {"__meta__":{"kind":"query","name":"QuickGame","documentId":"Rdrd5Ee2aoApc_oi"}} as unknown as DocumentNode<QuickGameQuery, QuickGameQueryVariables>;
export const StoreCommentsDocument = {"__meta__":{"kind":"query","name":"StoreComments","documentId":"U8wGYBGaopoISClg"}} as unknown as DocumentNode<StoreCommentsQuery, StoreCommentsQueryVariables>;
export const MyStoreCommentDocument = {"__meta__":{"kind":"query","name":"MyStoreComment","documentId":"ms4wLPHsJF7QUJpM"}} as unknown as DocumentNode<MyStoreCommentQuery, MyStoreCommentQueryVariables>;
export const AddStoreCommentDocument = {"__meta__":{"kind":"mutation","name":"AddStoreComment","documentId":"7HNiBkRlH7dBG43Z"}} as unknown as DocumentNode<AddStoreCommentMutation, AddStoreCommentMutationVariables>;
export const SetStoreCommentDocument = {"__meta__":{"kind":"mutation","name":"SetStoreComment","documentId":"nt6SJkCWLmkcvUI9"}} as unknown as DocumentNode<SetStoreCommentMutation, SetStoreCommentMutationVariables>;
export const DelStoreCommentDocument = {"__meta__":{"kind":"mutation","name":"DelStoreComment","documentId":"ANxso2Gboaz7o14r"}} as unknown as DocumentNode<DelStoreCommentMutation, DelStoreCommentMutationVariables>;
export const StoreCommentMarksDocument = {"__meta__":{"kind":"query","name":"StoreCommentMarks","documentId":"fiI_1ZupG3D2iKgS"}} as unknown as DocumentNode<StoreCommentMarksQuery, StoreCommentMarksQueryVariables>;
export const SetStoreCommentHelpfulDocument = {"__meta__":{"kind":"mutation","name":"SetStoreCommentHelpful","documentId":"sc6E0hCTF2n8ZhQG"}} as unknown as DocumentNode<SetStoreCommentHelpfulMutation, SetStoreCommentHelpfulMutationVariables>;
export const AddStoreCommentReportDocument = {"__meta__":{"kind":"mutation","name":"AddStoreCommentReport","documentId":"7_KckBvBaNa6jd9u"}} as unknown as DocumentNode<AddStoreCommentReportMutation, AddStoreCommentReportMutationVariables>;
export const StoreCommentReportsDocument = {"__meta__":{"kind":"query","name":"StoreCommentReports","documentId":"FBdktxOL2d6ADPnY"}} as unknown as DocumentNode<StoreCommentReportsQuery, StoreCommentReportsQueryVariables>;
export const SetStoreCommentReportDocument = {"__meta__":{"kind":"mutation","name":"SetStoreCommentReport","documentId":"DNKVKg1LrjM7NJXU"}} as unknown as DocumentNode<SetStoreCommentReportMutation, SetStoreCommentReportMutationVariables>;
export const SiteConfigDocument = {"__meta__":{"kind":"query","name":"SiteConfig","documentId":"bz2pA1YqOjUmft7p"}} as unknown as DocumentNode<SiteConfigQuery, SiteConfigQueryVariables>;
export const PublicConfigurationDocument = {"__meta__":{"kind":"query","name":"PublicConfiguration","documentId":"yhx5UkTcrBNk3wuT"}} as unknown as DocumentNode<PublicConfigurationQuery, PublicConfigurationQueryVariables>;
export const ShopFrameDocument = {"__meta__":{"kind":"query","name":"ShopFrame","documentId":"26nxKI_aJbzFZOjR"}} as unknown as DocumentNode<ShopFrameQuery, ShopFrameQueryVariables>;
export const UserCouponsDocument = {"__meta__":{"kind":"query","name":"UserCoupons","documentId":"XHFITrHazVpPucCI"}} as unknown as DocumentNode<UserCouponsQuery, UserCouponsQueryVariables>;
export const UsersFollowedDocument = {"__meta__":{"kind":"query","name":"UsersFollowed","documentId":"dOcO8nhYZxhgvcxA"}} as unknown as DocumentNode<UsersFollowedQuery, UsersFollowedQueryVariables>;
export const IsUserFollowedDocument = {"__meta__":{"kind":"query","name":"IsUserFollowed","documentId":"u4hQjPyoNeVGBjuV"}} as unknown as DocumentNode<IsUserFollowedQuery, IsUserFollowedQueryVariables>;
export const AddUserFollowedDocument = {"__meta__":{"kind":"mutation","name":"AddUserFollowed","documentId":"tTGA7c_QheH0hKQw"}} as unknown as DocumentNode<AddUserFollowedMutation, AddUserFollowedMutationVariables>;
export const DelUserFollowedDocument = {"__meta__":{"kind":"mutation","name":"DelUserFollowed","documentId":"20u9pie5H2p0XqXb"}} as unknown as DocumentNode<DelUserFollowedMutation, DelUserFollowedMutationVariables>;
export const FollowStateDocument = {"__meta__":{"kind":"query","name":"FollowState","documentId":"_3a-8CGu95tVsgp0"}} as unknown as DocumentNode<FollowStateQuery, FollowStateQueryVariables>;
export const InboxDocument = {"__meta__":{"kind":"query","name":"Inbox","documentId":"D5ENtCm-ThVGsnwH"}} as unknown as DocumentNode<InboxQuery, InboxQueryVariables>;
export const SetNotificationReadDocument = {"__meta__":{"kind":"mutation","name":"SetNotificationRead","documentId":"5RfASJE9P4Vowoi6"}} as unknown as DocumentNode<SetNotificationReadMutation, SetNotificationReadMutationVariables>;
export const NotificationSettingsDocument = {"__meta__":{"kind":"query","name":"NotificationSettings","documentId":"h3ukeiReGB7gXXMM"}} as unknown as DocumentNode<NotificationSettingsQuery, NotificationSettingsQueryVariables>;
export const SetNotificationSettingDocument = {"__meta__":{"kind":"mutation","name":"SetNotificationSetting","documentId":"1lVBangTfPD5n2C_"}} as unknown as DocumentNode<SetNotificationSettingMutation, SetNotificationSettingMutationVariables>;
export const SetUserLocaleDocument = {"__meta__":{"kind":"mutation","name":"SetUserLocale","documentId":"aXJNm14C1eDJy3l4"}} as unknown as DocumentNode<SetUserLocaleMutation, SetUserLocaleMutationVariables>;
export const MyGamesDocument = {"__meta__":{"kind":"query","name":"MyGames","documentId":"ecjOgmKVkn-a3nQM"}} as unknown as DocumentNode<MyGamesQuery, MyGamesQueryVariables>;
export const StoreOrdersDocument = {"__meta__":{"kind":"query","name":"StoreOrders","documentId":"leQBdMqUpN04uoKb"}} as unknown as DocumentNode<StoreOrdersQuery, StoreOrdersQueryVariables>;
export const PurchaseFreezeDocument = {"__meta__":{"kind":"query","name":"PurchaseFreeze","documentId":"ABDUttn5Lr957V0P"}} as unknown as DocumentNode<PurchaseFreezeQuery, PurchaseFreezeQueryVariables>;
export const PlayedStoresDocument = {"__meta__":{"kind":"query","name":"PlayedStores","documentId":"hV4Brt4h0MHMiSWy"}} as unknown as DocumentNode<PlayedStoresQuery, PlayedStoresQueryVariables>;
export const AccountLogDocument = {"__meta__":{"kind":"query","name":"AccountLog","documentId":"rnbrcS4CeEbrvGdq"}} as unknown as DocumentNode<AccountLogQuery, AccountLogQueryVariables>;
export const AccountStatementDocument = {"__meta__":{"kind":"query","name":"AccountStatement","documentId":"tGTInFURQBf6kxjf"}} as unknown as DocumentNode<AccountStatementQuery, AccountStatementQueryVariables>;
export const StatementPageDocument = {"__meta__":{"kind":"query","name":"StatementPage","documentId":"sHW7H5RoZv0pIz6T"}} as unknown as DocumentNode<StatementPageQuery, StatementPageQueryVariables>;
export const WalletLotsDocument = {"__meta__":{"kind":"query","name":"WalletLots","documentId":"yqr8Wy041jUrpHF7"}} as unknown as DocumentNode<WalletLotsQuery, WalletLotsQueryVariables>;
export const StatementExportDocument = {"__meta__":{"kind":"query","name":"StatementExport","documentId":"brmdOGCkJu9Elzs7"}} as unknown as DocumentNode<StatementExportQuery, StatementExportQueryVariables>;
export const StoreForCheckoutDocument = {"__meta__":{"kind":"query","name":"StoreForCheckout","documentId":"NvQQ_MxfpfdMflFX"}} as unknown as DocumentNode<StoreForCheckoutQuery, StoreForCheckoutQueryVariables>;
export const StoreCheckoutDocument = {"__meta__":{"kind":"mutation","name":"StoreCheckout","documentId":"SF1vaWMbPU6gI92Z"}} as unknown as DocumentNode<StoreCheckoutMutation, StoreCheckoutMutationVariables>;
export const AddCartCheckoutDocument = {"__meta__":{"kind":"mutation","name":"AddCartCheckout","documentId":"vCgFbN0mhkZT4USb"}} as unknown as DocumentNode<AddCartCheckoutMutation, AddCartCheckoutMutationVariables>;
export const OrderRefundDocument = {"__meta__":{"kind":"query","name":"OrderRefund","documentId":"DnJKwlJHOhd4YVcn"}} as unknown as DocumentNode<OrderRefundQuery, OrderRefundQueryVariables>;
export const AddOrderRefundDocument = {"__meta__":{"kind":"mutation","name":"AddOrderRefund","documentId":"GA_z1ORchm-e51zP"}} as unknown as DocumentNode<AddOrderRefundMutation, AddOrderRefundMutationVariables>;
export const RechargePlansDocument = {"__meta__":{"kind":"query","name":"RechargePlans","documentId":"xBblAoVBljRIe0Fn"}} as unknown as DocumentNode<RechargePlansQuery, RechargePlansQueryVariables>;
export const PaymentMethodsDocument = {"__meta__":{"kind":"query","name":"PaymentMethods","documentId":"RSsJI4Nv1nBkN3Ep"}} as unknown as DocumentNode<PaymentMethodsQuery, PaymentMethodsQueryVariables>;
export const PaymentProvidersDocument = {"__meta__":{"kind":"query","name":"PaymentProviders","documentId":"XVMtpS22vjcCh06T"}} as unknown as DocumentNode<PaymentProvidersQuery, PaymentProvidersQueryVariables>;
export const CoinRateDocument = {"__meta__":{"kind":"query","name":"CoinRate","documentId":"HLWxkl6XEqmU_eJf"}} as unknown as DocumentNode<CoinRateQuery, CoinRateQueryVariables>;
export const CreatePayTicketDocument = {"__meta__":{"kind":"mutation","name":"CreatePayTicket","documentId":"1VrRIe-3FNGKiW5l"}} as unknown as DocumentNode<CreatePayTicketMutation, CreatePayTicketMutationVariables>;
export const PayerDocument = {"__meta__":{"kind":"query","name":"Payer","documentId":"6UI_OhSuOY1eWq9h"}} as unknown as DocumentNode<PayerQuery, PayerQueryVariables>;
export const OpenPayLinkDocument = {"__meta__":{"kind":"mutation","name":"OpenPayLink","documentId":"0WSryjH11FaMV1AN"}} as unknown as DocumentNode<OpenPayLinkMutation, OpenPayLinkMutationVariables>;
export const ConfirmPayTicketDocument = {"__meta__":{"kind":"mutation","name":"ConfirmPayTicket","documentId":"kDCkjzRJ-WYreFBJ"}} as unknown as DocumentNode<ConfirmPayTicketMutation, ConfirmPayTicketMutationVariables>;
export const ProvePayVisitDocument = {"__meta__":{"kind":"mutation","name":"ProvePayVisit","documentId":"R68RUk7bAfjWq8ZG"}} as unknown as DocumentNode<ProvePayVisitMutation, ProvePayVisitMutationVariables>;
export const StartPaySessionDocument = {"__meta__":{"kind":"mutation","name":"StartPaySession","documentId":"4yDUNrY4fWoWw2YB"}} as unknown as DocumentNode<StartPaySessionMutation, StartPaySessionMutationVariables>;
export const StartPaymentDocument = {"__meta__":{"kind":"mutation","name":"StartPayment","documentId":"_ddPTzsxT4IsM_hI"}} as unknown as DocumentNode<StartPaymentMutation, StartPaymentMutationVariables>;
export const SubmitPaymentDocument = {"__meta__":{"kind":"mutation","name":"SubmitPayment","documentId":"hapd_HvobScxO77P"}} as unknown as DocumentNode<SubmitPaymentMutation, SubmitPaymentMutationVariables>;
export const SubmitPaymentFieldsDocument = {"__meta__":{"kind":"mutation","name":"SubmitPaymentFields","documentId":"lAhCv5OG_htJIpWm"}} as unknown as DocumentNode<SubmitPaymentFieldsMutation, SubmitPaymentFieldsMutationVariables>;
export const ReturnFromProviderDocument = {"__meta__":{"kind":"mutation","name":"ReturnFromProvider","documentId":"5GCFmUQRdJ8bPUqC"}} as unknown as DocumentNode<ReturnFromProviderMutation, ReturnFromProviderMutationVariables>;
export const RefreshPaymentDocument = {"__meta__":{"kind":"mutation","name":"RefreshPayment","documentId":"O0whWIAUhkaVPEq8"}} as unknown as DocumentNode<RefreshPaymentMutation, RefreshPaymentMutationVariables>;
export const PaymentDocument = {"__meta__":{"kind":"query","name":"Payment","documentId":"LAM8F5_3PltcFp8y"}} as unknown as DocumentNode<PaymentQuery, PaymentQueryVariables>;
export const PaymentLogDocument = {"__meta__":{"kind":"query","name":"PaymentLog","documentId":"ANZnR0xNKEhPedCs"}} as unknown as DocumentNode<PaymentLogQuery, PaymentLogQueryVariables>;
export const PreRechargeAccountDocument = {"__meta__":{"kind":"query","name":"PreRechargeAccount","documentId":"CF747qjIn5no1pG0"}} as unknown as DocumentNode<PreRechargeAccountQuery, PreRechargeAccountQueryVariables>;
export const PaymentTimelineDocument = {"__meta__":{"kind":"query","name":"PaymentTimeline","documentId":"cQfwnz5NUG764v7P"}} as unknown as DocumentNode<PaymentTimelineQuery, PaymentTimelineQueryVariables>;
export const PaymentProofsDocument = {"__meta__":{"kind":"query","name":"PaymentProofs","documentId":"v3PrMAmAWgcNRxMv"}} as unknown as DocumentNode<PaymentProofsQuery, PaymentProofsQueryVariables>;
export const AddPaymentProofDocument = {"__meta__":{"kind":"mutation","name":"AddPaymentProof","documentId":"_qJqsmyrh3YXaSNS"}} as unknown as DocumentNode<AddPaymentProofMutation, AddPaymentProofMutationVariables>;
export const RemovePaymentProofDocument = {"__meta__":{"kind":"mutation","name":"RemovePaymentProof","documentId":"FWEl3Auz_r2JnUEa"}} as unknown as DocumentNode<RemovePaymentProofMutation, RemovePaymentProofMutationVariables>;
export const MyStorePreferenceDocument = {"__meta__":{"kind":"query","name":"MyStorePreference","documentId":"ESLKC-GtdzQBLTDh"}} as unknown as DocumentNode<MyStorePreferenceQuery, MyStorePreferenceQueryVariables>;
export const SetStorePreferenceDocument = {"__meta__":{"kind":"mutation","name":"SetStorePreference","documentId":"ymkEyrWjxgrUOHVL"}} as unknown as DocumentNode<SetStorePreferenceMutation, SetStorePreferenceMutationVariables>;
export const StorePriceHistoryDocument = {"__meta__":{"kind":"query","name":"StorePriceHistory","documentId":"BzcV6FFW2wGaX3uY"}} as unknown as DocumentNode<StorePriceHistoryQuery, StorePriceHistoryQueryVariables>;
export const MeDocument = {"__meta__":{"kind":"query","name":"Me","documentId":"MbZlY6Oit7W9uLfi"}} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const IfConfigDocument = {"__meta__":{"kind":"query","name":"IfConfig","documentId":"UrIp8j8Fl3yjMgYN"}} as unknown as DocumentNode<IfConfigQuery, IfConfigQueryVariables>;
export const SetUserCountryDocument = {"__meta__":{"kind":"mutation","name":"SetUserCountry","documentId":"VzVFJL1K2YNAlzaV"}} as unknown as DocumentNode<SetUserCountryMutation, SetUserCountryMutationVariables>;
export const MeProfileDocument = {"__meta__":{"kind":"query","name":"MeProfile","documentId":"wFEh4C4V_WA_wluy"}} as unknown as DocumentNode<MeProfileQuery, MeProfileQueryVariables>;
export const SetUserDocument = {"__meta__":{"kind":"mutation","name":"SetUser","documentId":"HXWlWlDI_WldZbnT"}} as unknown as DocumentNode<SetUserMutation, SetUserMutationVariables>;
export const UserPublicDocument = {"__meta__":{"kind":"query","name":"UserPublic","documentId":"fEjta516isH4ztmw"}} as unknown as DocumentNode<UserPublicQuery, UserPublicQueryVariables>;
export const UserPageDocument = {"__meta__":{"kind":"query","name":"UserPage","documentId":"XJaBPxNfILN0lxQK"}} as unknown as DocumentNode<UserPageQuery, UserPageQueryVariables>;
export const AuthorPricesDocument = {"__meta__":{"kind":"query","name":"AuthorPrices","documentId":"dZ_mGCOmXRI0Uohp"}} as unknown as DocumentNode<AuthorPricesQuery, AuthorPricesQueryVariables>;
export const RedeemQuestRedemptionCodeDocument = {"__meta__":{"kind":"mutation","name":"RedeemQuestRedemptionCode","documentId":"tosWpI4k-yN6nzCc"}} as unknown as DocumentNode<RedeemQuestRedemptionCodeMutation, RedeemQuestRedemptionCodeMutationVariables>;
export const AddSupportCaseDocument = {"__meta__":{"kind":"mutation","name":"AddSupportCase","documentId":"0RIGJ1pqFAa0hWGr"}} as unknown as DocumentNode<AddSupportCaseMutation, AddSupportCaseMutationVariables>;
export const MySupportCasesDocument = {"__meta__":{"kind":"query","name":"MySupportCases","documentId":"32rlnGckCRzMc6fz"}} as unknown as DocumentNode<MySupportCasesQuery, MySupportCasesQueryVariables>;
export const SupportCaseByNumberDocument = {"__meta__":{"kind":"query","name":"SupportCaseByNumber","documentId":"EECiJ3A5AIWe_MiT"}} as unknown as DocumentNode<SupportCaseByNumberQuery, SupportCaseByNumberQueryVariables>;
export const AddSupportCaseMessageDocument = {"__meta__":{"kind":"mutation","name":"AddSupportCaseMessage","documentId":"IafvJTcvtTowmdZB"}} as unknown as DocumentNode<AddSupportCaseMessageMutation, AddSupportCaseMessageMutationVariables>;
export const CloseSupportCaseDocument = {"__meta__":{"kind":"mutation","name":"CloseSupportCase","documentId":"orgfh-16VnIHPc_Q"}} as unknown as DocumentNode<CloseSupportCaseMutation, CloseSupportCaseMutationVariables>;
export const SupportCasesDocument = {"__meta__":{"kind":"query","name":"SupportCases","documentId":"E-zrbmvC9reBG4ye"}} as unknown as DocumentNode<SupportCasesQuery, SupportCasesQueryVariables>;
export const AddSupportCaseReplyDocument = {"__meta__":{"kind":"mutation","name":"AddSupportCaseReply","documentId":"UfA33NtY3EDnr0Pw"}} as unknown as DocumentNode<AddSupportCaseReplyMutation, AddSupportCaseReplyMutationVariables>;
export const AssignSupportCaseDocument = {"__meta__":{"kind":"mutation","name":"AssignSupportCase","documentId":"mTdQ17Js5pgfchHY"}} as unknown as DocumentNode<AssignSupportCaseMutation, AssignSupportCaseMutationVariables>;
export const SetSupportCaseStateDocument = {"__meta__":{"kind":"mutation","name":"SetSupportCaseState","documentId":"njXt5j8z_18WbP8S"}} as unknown as DocumentNode<SetSupportCaseStateMutation, SetSupportCaseStateMutationVariables>;
export const AddLogTrafficDocument = {"__meta__":{"kind":"mutation","name":"AddLogTraffic","documentId":"Fvb0gY_Jb2cHJ4P0"}} as unknown as DocumentNode<AddLogTrafficMutation, AddLogTrafficMutationVariables>;
export const AddClientSourceProfileByGuestDocument = {"__meta__":{"kind":"mutation","name":"AddClientSourceProfileByGuest","documentId":"y12Ok36wTOISrGiu"}} as unknown as DocumentNode<AddClientSourceProfileByGuestMutation, AddClientSourceProfileByGuestMutationVariables>;
export const UploadFileDocument = {"__meta__":{"kind":"mutation","name":"UploadFile","documentId":"GbuV4aSyeJY6ug8X"}} as unknown as DocumentNode<UploadFileMutation, UploadFileMutationVariables>;
export const WishlistsDocument = {"__meta__":{"kind":"query","name":"Wishlists","documentId":"huTEThR_HXAUYSP3"}} as unknown as DocumentNode<WishlistsQuery, WishlistsQueryVariables>;
export const AddWishlistDocument = {"__meta__":{"kind":"mutation","name":"AddWishlist","documentId":"CR4N5_PWdg2IZTs_"}} as unknown as DocumentNode<AddWishlistMutation, AddWishlistMutationVariables>;
export const DelWishlistDocument = {"__meta__":{"kind":"mutation","name":"DelWishlist","documentId":"5tg7SOnaddV6sqcu"}} as unknown as DocumentNode<DelWishlistMutation, DelWishlistMutationVariables>;
export const SetWishlistDocument = {"__meta__":{"kind":"mutation","name":"SetWishlist","documentId":"QfHgJMNp0SxxxaVN"}} as unknown as DocumentNode<SetWishlistMutation, SetWishlistMutationVariables>;