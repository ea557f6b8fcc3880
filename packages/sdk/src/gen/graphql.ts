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


export type StoreAuthorizationMutation = { __typename: 'Mutation', getStoreAuthorizedAndFindStoreUrl: { __typename: 'StoreAuthorization', authorized: boolean, trial_refusal: ErrorCode | null, official_refusal: ErrorCode | null, store_url: Array<{ __typename: 'StoreUrl', type: BuildKind, platform: Platform, language: BuildLanguage, url: string, filename: string | null, version: string, size: number, sha256: string, expires_at: string }> } };

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

export type StoreCardFragment = { __typename: 'Store', id: number, category: Category, type: number, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, serial_status: SerialStatus, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } };

export type HomePageQueryVariables = Exact<{
  platform_key: string;
  locale: string;
  categories: Array<Category> | Category;
  limit: number;
}>;


export type HomePageQuery = { __typename: 'Query', pages: { __typename: 'ConfigurationPages', default: { __typename: 'ConfigurationPage', banners: Array<{ __typename: 'ConfigurationBanner', key: string, value: string, boundary_words: string, image: { __typename: 'Image', url: string, width: number, height: number }, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }> } }, fresh: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, type: number, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, serial_status: SerialStatus, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } }> }, on_sale: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, type: number, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, serial_status: SerialStatus, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } }> }, coming: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, type: number, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, serial_status: SerialStatus, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } }> }, best: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, type: number, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, serial_status: SerialStatus, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } }> }, free: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, type: number, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, serial_status: SerialStatus, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } }> }, news: Array<{ __typename: 'Article', uuid: string, category: ArticleKind, headline: string, text: string, published_at: string, boundary_words: string, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }> };

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


export type StoreListPageQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', total: number, total_is_exact: boolean, products: Array<{ __typename: 'StoreProduct', store_id: number, price: number | null }>, facets: { __typename: 'StoreFacets', is_exact: boolean, list: Array<{ __typename: 'StoreFacet', filter: StoreFacetFilter, value: string, name: string, count: number }> }, list: Array<{ __typename: 'Store', id: number, category: Category, type: number, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, serial_status: SerialStatus, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } }> } };

export type GamePageQueryVariables = Exact<{
  platform_key: string;
  id: number;
  locale: string;
  currency_id: string;
}>;


export type GamePageQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, uuid: string, category: Category, type: number, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, author: string | null, author_id: string | null, content_warnings: Array<string>, boundary_words: string, serial_status: SerialStatus, cg_count: number | null, word_count: number | null, store_author: { __typename: 'StoreAuthor', uuid: string | null, name: string, head: string | null, brief: string | null } | null, tags: Array<{ __typename: 'Tag', id: string, name: string }>, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, introduction: string, labels: Array<string>, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null }, screenshots: Array<{ __typename: 'Image', url: string, width: number, height: number, alt: string | null }> } }>, texts: Array<{ __typename: 'StoreInfo', language: Language, data: { __typename: 'StoreInfoData', screenshots: Array<{ __typename: 'Image', url: string }> } }>, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', type: string, languages: Array<Language>, official_app: Array<{ __typename: 'AppBuild', platform: Platform, language: BuildLanguage, version: string, size: number, released_at: string, updated_at: string | null }>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform, language: BuildLanguage, version: string, size: number, released_at: string, updated_at: string | null }> }, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, blacklist: Array<{ __typename: 'BlacklistEntry', id: string, blocked_locale: Array<string>, blocked_trial_os: Array<string>, blocked_official_os: Array<string>, is_active: boolean }> }> }, findStoreUpdateLogByNoAuth: Array<{ __typename: 'StoreUpdateLog', uuid: string, title: string, text: string, version: string | null, created_at: string, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }>, findStoreComment: { __typename: 'StoreCommentList', total: number, list: Array<{ __typename: 'StoreComment', uuid: string, comment: string, vote: Vote, created_at: string, updated_at: string, helpful: number, user: { __typename: 'CommentUser', uuid: string | null, nickname: string | null, head: string | null } }> }, news: { __typename: 'ArticleList', list: Array<{ __typename: 'Article', uuid: string, category: ArticleKind, headline: string, published_at: string, store_id: number | null, boundary_words: string, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }> }, getPlatformCoinToCurrencyIdRate: { __typename: 'CoinRate', currency_id: string, minor_per_100_coins: number }, by_author: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, type: number, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, serial_status: SerialStatus, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } }> }, related: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, type: number, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, serial_status: SerialStatus, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } }> } };

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


export type StoreListMoreQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, type: number, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, serial_status: SerialStatus, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> }, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null }> } };

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


export type RecommendedStoresQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, type: number, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, serial_status: SerialStatus, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> }, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null }> } };

export type AwaitedStoresQueryVariables = Exact<{
  platform_key: string;
  locale: string;
  limit: number;
}>;


export type AwaitedStoresQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', author_id: string | null, id: number, category: Category, type: number, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, serial_status: SerialStatus, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> }, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null }> } };

export type AlikeStoresQueryVariables = Exact<{
  platform_key: string;
  id: number;
  locale: string;
  limit: number;
}>;


export type AlikeStoresQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: Category, type: number, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, serial_status: SerialStatus, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> }, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null }> } };

export type ControlledWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type ControlledWordsQuery = { __typename: 'Query', tags: Array<{ __typename: 'Classify', id: string, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }>, warnings: Array<{ __typename: 'Classify', id: string, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }> };

export type WordFragment = { __typename: 'Classify', id: string, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> };

export type QuickGameQueryVariables = Exact<{
  platform_key: string;
  id: number;
  locale: string;
}>;


export type QuickGameQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', author: string | null, author_id: string | null, id: number, category: Category, type: number, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, serial_status: SerialStatus, boundary_words: string, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> }, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null }> } };

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


export type UserPageQuery = { __typename: 'Query', findUserPublic: Array<{ __typename: 'PublicUser', uuid: string, followers: number, following: number, social: { __typename: 'Social', email: string | null, google: string | null, facebook: string | null, twitter: string | null }, profile: { __typename: 'Person', nickname: string | null, brief: string | null, head: string | null }, metadata: Array<{ __typename: 'MetadataItem', _cid: string, name: string, type: MetadataType, value: string, url: string | null }>, activity: { __typename: 'ActivityList', total: number, list: Array<{ __typename: 'Activity', id: string, type: ActivityType, msg: string | null, created_at: string, play_minutes: number | null, followed: { __typename: 'Person', uuid: string | null, nickname: string | null, brief: string | null, head: string | null } | null, store: { __typename: 'Store', id: number, category: Category, boundary_words: string, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }> } | null }> } }>, by_author: { __typename: 'StoreList', total: number, list: Array<{ __typename: 'Store', id: number, category: Category, type: number, default_lang: Language, released_at: string | null, updated_at: string, support_platform: string, serial_status: SerialStatus, boundary_words: string, author: string | null, is_free: boolean, tags: Array<{ __typename: 'Tag', id: string, name: string }>, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, store_info: Array<{ __typename: 'StoreInfo', language: Language, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null, announcements: Array<{ __typename: 'Announcement', country: string, percent: number, lowest_30_days: number | null }> } | null, game_pack: { __typename: 'GamePack', languages: Array<Language>, trial_app: Array<{ __typename: 'AppBuild', platform: Platform }>, official_app: Array<{ __typename: 'AppBuild', platform: Platform }> } }> } };

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
export const StoreCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Store"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"default_lang"}},{"kind":"Field","name":{"kind":"Name","value":"released_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"support_platform"}},{"kind":"Field","name":{"kind":"Name","value":"serial_status"}},{"kind":"Field","name":{"kind":"Name","value":"boundary_words"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"good"}},{"kind":"Field","name":{"kind":"Name","value":"bad"}},{"kind":"Field","name":{"kind":"Name","value":"purchases"}}]}},{"kind":"Field","name":{"kind":"Name","value":"is_free"}},{"kind":"Field","name":{"kind":"Name","value":"store_info"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brief"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"store_activity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game_pack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"trial_app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}}]}},{"kind":"Field","name":{"kind":"Name","value":"official_app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sale"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"percentage_discount"}},{"kind":"Field","name":{"kind":"Name","value":"ended_at"}},{"kind":"Field","name":{"kind":"Name","value":"announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"lowest_30_days"}}]}}]}}]} as unknown as DocumentNode<StoreCardFragment, unknown>;
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
export const RootAdminDocument = {"__meta__":{"kind":"query","name":"RootAdmin","documentId":"sha256:faabcc0fafb7ec4cbfd5ab1cdab6a7c074b1fd9a738e5af9d659076348bbf5fe"}} as unknown as DocumentNode<RootAdminQuery, RootAdminQueryVariables>;
export const SetMeAuthTimeDocument = {"__meta__":{"kind":"mutation","name":"SetMeAuthTime","documentId":"sha256:7647e5924f0e4cdfb0b6a30b71faed34d52af9037a7d5ab92764a393c9259436"}} as unknown as DocumentNode<SetMeAuthTimeMutation, SetMeAuthTimeMutationVariables>;
export const SendUserDeletionCodeDocument = {"__meta__":{"kind":"mutation","name":"SendUserDeletionCode","documentId":"sha256:12d7e35f685f56bd9d41473b85ff4a7a7ebafeacf207b79489b7e4a2e18bcff1"}} as unknown as DocumentNode<SendUserDeletionCodeMutation, SendUserDeletionCodeMutationVariables>;
export const DelUserDocument = {"__meta__":{"kind":"mutation","name":"DelUser","documentId":"sha256:9214b1071f5017ce337c0762d82bea23cce5e3eecca25c242999c1b7f70c08bd"}} as unknown as DocumentNode<DelUserMutation, DelUserMutationVariables>;
export const UserActivitiesDocument = {"__meta__":{"kind":"query","name":"UserActivities","documentId":"sha256:4c4b360e607eb65ad319153b90e766a2d41bee784e63e60eeeb88e6dd4b8e310"}} as unknown as DocumentNode<UserActivitiesQuery, UserActivitiesQueryVariables>;
export const AddStorePlayTimeDocument = {"__meta__":{"kind":"mutation","name":"AddStorePlayTime","documentId":"sha256:19a2a6b9e5b5c50dbc9b5ed0e4f488f33e546ceb16d5c27d972d025483324280"}} as unknown as DocumentNode<AddStorePlayTimeMutation, AddStorePlayTimeMutationVariables>;
export const ArticlesDocument = {"__meta__":{"kind":"query","name":"Articles","documentId":"sha256:bc76fdc2816847dbdab938642e774349690dbc436ba6f2639f8d3f21842c490c"}} as unknown as DocumentNode<ArticlesQuery, ArticlesQueryVariables>;
export const ArticlePageDocument = {"__meta__":{"kind":"query","name":"ArticlePage","documentId":"sha256:9e765e5fbef791e8ef223b47ad9174d9efdea123c25bdadfdb8e35e02c19a189"}} as unknown as DocumentNode<ArticlePageQuery, ArticlePageQueryVariables>;
export const SitemapArticlesDocument = {"__meta__":{"kind":"query","name":"SitemapArticles","documentId":"sha256:36f3bb9dcc98a64d694e7a198bf0b27a7682a8b471834ed5c4b1ef8a8d1f03db"}} as unknown as DocumentNode<SitemapArticlesQuery, SitemapArticlesQueryVariables>;
export const ArticleHelpfulDocument = {"__meta__":{"kind":"query","name":"ArticleHelpful","documentId":"sha256:7a2f450cb2120bf103ef7248ec496caa8ac716440b49e2984e19873ac251d73a"}} as unknown as DocumentNode<ArticleHelpfulQuery, ArticleHelpfulQueryVariables>;
export const SetArticleHelpfulDocument = {"__meta__":{"kind":"mutation","name":"SetArticleHelpful","documentId":"sha256:af5627dd6924c61c078e473479614091ca9f6db91e7879518f938956f346d017"}} as unknown as DocumentNode<SetArticleHelpfulMutation, SetArticleHelpfulMutationVariables>;
export const StoreAuthorizationDocument = {"__meta__":{"kind":"mutation","name":"StoreAuthorization","documentId":"sha256:02a30182d1ea37339e47bf7568b2703745fb4c1d544e393267979bea0bb6eb2f"}} as unknown as DocumentNode<StoreAuthorizationMutation, StoreAuthorizationMutationVariables>;
export const CartStoresDocument = {"__meta__":{"kind":"query","name":"CartStores","documentId":"sha256:e648e0d700384a519fb49551feb9784fc1363db43fafbda49e132b1e75378aa1"}} as unknown as DocumentNode<CartStoresQuery, CartStoresQueryVariables>;
export const AddCartStoreDocument = {"__meta__":{"kind":"mutation","name":"AddCartStore","documentId":"sha256:bb15444f703125b6b836c8698c863cd08adc1a62b41744ad7f31a6222fdd9377"}} as unknown as DocumentNode<AddCartStoreMutation, AddCartStoreMutationVariables>;
export const DelCartStoreDocument = {"__meta__":{"kind":"mutation","name":"DelCartStore","documentId":"sha256:3eddcbc35045a64e0672d5f2b2f7c74db5bc519a1758f165e51276a7fcb53bca"}} as unknown as DocumentNode<DelCartStoreMutation, DelCartStoreMutationVariables>;
export const CartCheckoutsDocument = {"__meta__":{"kind":"query","name":"CartCheckouts","documentId":"sha256:a6277cc7b6a440025cecbf7fea544cd0e1aafcf227e96661d6c74e1069015867"}} as unknown as DocumentNode<CartCheckoutsQuery, CartCheckoutsQueryVariables>;
export const HomePageDocument = {"__meta__":{"kind":"query","name":"HomePage","documentId":"sha256:76b92bb9637c92dd2de32a6d749485b3b7745dbc807e3408dceb684338bf1602"}} as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;
export const StoreListPageDocument = {"__meta__":{"kind":"query","name":"StoreListPage","documentId":"sha256:893f86230658a635233da8d1260f85d3ac0290e3211e0b5652ca45348ac30102"}} as unknown as DocumentNode<StoreListPageQuery, StoreListPageQueryVariables>;
export const GamePageDocument = {"__meta__":{"kind":"query","name":"GamePage","documentId":"sha256:29875621a9ac96b9a692c68e0e3dc388b33b960164db55689164e3a1cedbe31b"}} as unknown as DocumentNode<GamePageQuery, GamePageQueryVariables>;
export const HomePricesDocument = {"__meta__":{"kind":"query","name":"HomePrices","documentId":"sha256:74790b4b46dbbfb172791a48d0b560398fda8fa4b7e0bcc1ababa4d3800f877a"}} as unknown as DocumentNode<HomePricesQuery, HomePricesQueryVariables>;
export const StoreListPricesDocument = {"__meta__":{"kind":"query","name":"StoreListPrices","documentId":"sha256:dcd689425b8cb1f80052854766a80851a773e7002ee1ccc779a4dd831fad674a"}} as unknown as DocumentNode<StoreListPricesQuery, StoreListPricesQueryVariables>;
export const RelatedPricesDocument = {"__meta__":{"kind":"query","name":"RelatedPrices","documentId":"sha256:0996abde60b620ed5d46e670149cd4adf36f8276eb2a638d959d7a8c13075d92"}} as unknown as DocumentNode<RelatedPricesQuery, RelatedPricesQueryVariables>;
export const StoreListMoreDocument = {"__meta__":{"kind":"query","name":"StoreListMore","documentId":"sha256:6be21b6dada2069ce44b56c5fc0e0ce06c4fd82c0da4c5308725360d97c89f5c"}} as unknown as DocumentNode<StoreListMoreQuery, StoreListMoreQueryVariables>;
export const GameGlanceDocument = {"__meta__":{"kind":"query","name":"GameGlance","documentId":"sha256:06468635e61d9886a0b61dec77ecec87baf90add18d4527edaf3f7bce245621e"}} as unknown as DocumentNode<GameGlanceQuery, GameGlanceQueryVariables>;
export const SitemapStoresDocument = {"__meta__":{"kind":"query","name":"SitemapStores","documentId":"sha256:737b35228329ef5a12057c5abea3ce5c2606cb33275bbed67f5b5c3ad91c7f24"}} as unknown as DocumentNode<SitemapStoresQuery, SitemapStoresQueryVariables>;
export const StoreSuggestionsDocument = {"__meta__":{"kind":"query","name":"StoreSuggestions","documentId":"sha256:1f064a221aa21b24f803fad49734aa752aad5f92bd366b87428926a156391271"}} as unknown as DocumentNode<StoreSuggestionsQuery, StoreSuggestionsQueryVariables>;
export const RecommendedStoresDocument = {"__meta__":{"kind":"query","name":"RecommendedStores","documentId":"sha256:fb99c52d3f664d1fde919b0b002e87b4360ad9e3e6da2cdeba86ea7afd66911a"}} as unknown as DocumentNode<RecommendedStoresQuery, RecommendedStoresQueryVariables>;
export const AwaitedStoresDocument = {"__meta__":{"kind":"query","name":"AwaitedStores","documentId":"sha256:ec5ce9b53dbe7fb97c01f0290200fb2e5814903af65bc49b9b8cc18d11bf5d06"}} as unknown as DocumentNode<AwaitedStoresQuery, AwaitedStoresQueryVariables>;
export const AlikeStoresDocument = {"__meta__":{"kind":"query","name":"AlikeStores","documentId":"sha256:4324f3f35795d46b2f515d35ed3009e7d6f0bb97710dc022308b1a0002d9531f"}} as unknown as DocumentNode<AlikeStoresQuery, AlikeStoresQueryVariables>;
export const ControlledWordsDocument = {"__meta__":{"kind":"query","name":"ControlledWords","documentId":"sha256:477787472b9c676892d4dc9aeb84002e52fd57d14b991d1c002206cd0bdcbf3e"}} as unknown as DocumentNode<ControlledWordsQuery, ControlledWordsQueryVariables>;
export const QuickGameDocument = {"__meta__":{"kind":"query","name":"QuickGame","documentId":"sha256:28426554f76d735da537c0a79fb2f2603019b9b561ca7793d6731f41441ff38c"}} as unknown as DocumentNode<QuickGameQuery, QuickGameQueryVariables>;
export const StoreCommentsDocument = {"__meta__":{"kind":"query","name":"StoreComments","documentId":"sha256:53cc0660119aa29a08482960c74242730122f08c3e71284bd0199a87f359faad"}} as unknown as DocumentNode<StoreCommentsQuery, StoreCommentsQueryVariables>;
export const MyStoreCommentDocument = {"__meta__":{"kind":"query","name":"MyStoreComment","documentId":"sha256:9ace302cf1ec245ed0509a4cfded51729722616a4e4f8c14525803dcb9e2ef0d"}} as unknown as DocumentNode<MyStoreCommentQuery, MyStoreCommentQueryVariables>;
export const AddStoreCommentDocument = {"__meta__":{"kind":"mutation","name":"AddStoreComment","documentId":"sha256:ec73620644651fb7411b8dd98f9d6863549dd24c0911c9e5c45529fe94360c0a"}} as unknown as DocumentNode<AddStoreCommentMutation, AddStoreCommentMutationVariables>;
export const SetStoreCommentDocument = {"__meta__":{"kind":"mutation","name":"SetStoreComment","documentId":"sha256:9ede922640962e691cbd423d1302dd159e2534c35b3f90ffa20e5ac921916798"}} as unknown as DocumentNode<SetStoreCommentMutation, SetStoreCommentMutationVariables>;
export const DelStoreCommentDocument = {"__meta__":{"kind":"mutation","name":"DelStoreComment","documentId":"sha256:00dc6ca3619ba1acfba35e2bc6f23cb98709fc472689e99d6beafecf2360890b"}} as unknown as DocumentNode<DelStoreCommentMutation, DelStoreCommentMutationVariables>;
export const StoreCommentMarksDocument = {"__meta__":{"kind":"query","name":"StoreCommentMarks","documentId":"sha256:7e223fd59ba91b70f688a812a384bcf357245d3360b742e2cc55b28d2da5c559"}} as unknown as DocumentNode<StoreCommentMarksQuery, StoreCommentMarksQueryVariables>;
export const SetStoreCommentHelpfulDocument = {"__meta__":{"kind":"mutation","name":"SetStoreCommentHelpful","documentId":"sha256:b1ce84d210931769fc6614066e696953e658ce77dea5ee53d7bdf5aac3aa955f"}} as unknown as DocumentNode<SetStoreCommentHelpfulMutation, SetStoreCommentHelpfulMutationVariables>;
export const AddStoreCommentReportDocument = {"__meta__":{"kind":"mutation","name":"AddStoreCommentReport","documentId":"sha256:eff29c901bc168d6ba8ddf6e63bc352ef6f23eab059bdaeb9ae89ec56f40ca60"}} as unknown as DocumentNode<AddStoreCommentReportMutation, AddStoreCommentReportMutationVariables>;
export const StoreCommentReportsDocument = {"__meta__":{"kind":"query","name":"StoreCommentReports","documentId":"sha256:141764b7138bd9de800cf9d83b96c420c52879fdb5f823f05be09be512657abf"}} as unknown as DocumentNode<StoreCommentReportsQuery, StoreCommentReportsQueryVariables>;
export const SetStoreCommentReportDocument = {"__meta__":{"kind":"mutation","name":"SetStoreCommentReport","documentId":"sha256:0cd2952a0d4bae333b3495d465d82e282b4aa941232064e9d0f91ad97b4484a2"}} as unknown as DocumentNode<SetStoreCommentReportMutation, SetStoreCommentReportMutationVariables>;
export const SiteConfigDocument = {"__meta__":{"kind":"query","name":"SiteConfig","documentId":"sha256:6f3da903562a3a35267edee9fdd841f535ae39c4308a37999c6e81a2e21b6e54"}} as unknown as DocumentNode<SiteConfigQuery, SiteConfigQueryVariables>;
export const PublicConfigurationDocument = {"__meta__":{"kind":"query","name":"PublicConfiguration","documentId":"sha256:ca1c795244dcac1364df0b9345a7a9fa7170b9d96ae77baea328c79eb81307da"}} as unknown as DocumentNode<PublicConfigurationQuery, PublicConfigurationQueryVariables>;
export const ShopFrameDocument = {"__meta__":{"kind":"query","name":"ShopFrame","documentId":"sha256:dba9f1288fda25bcc564e8d17c5a8f6301040bce1fd1dc08dc4a6eaea12fe503"}} as unknown as DocumentNode<ShopFrameQuery, ShopFrameQueryVariables>;
export const UserCouponsDocument = {"__meta__":{"kind":"query","name":"UserCoupons","documentId":"sha256:5c71484eb1dacd5a4fb9c08808d16519fd1a35fa408c9c5dfefba1ac05b2c7e7"}} as unknown as DocumentNode<UserCouponsQuery, UserCouponsQueryVariables>;
export const UsersFollowedDocument = {"__meta__":{"kind":"query","name":"UsersFollowed","documentId":"sha256:74e70ef27858671860bdcc409f7363b7782f7150d7b2e4fbf4925b21f4ba9f05"}} as unknown as DocumentNode<UsersFollowedQuery, UsersFollowedQueryVariables>;
export const IsUserFollowedDocument = {"__meta__":{"kind":"query","name":"IsUserFollowed","documentId":"sha256:bb88508cfca835e546063b959c47283d9aaf5127f2c8e1fefc3cbcc8c8023029"}} as unknown as DocumentNode<IsUserFollowedQuery, IsUserFollowedQueryVariables>;
export const AddUserFollowedDocument = {"__meta__":{"kind":"mutation","name":"AddUserFollowed","documentId":"sha256:b53180edcfd085e1f484a430c7a4036e5f96a0c69500cfb4ca5b27418191a1dc"}} as unknown as DocumentNode<AddUserFollowedMutation, AddUserFollowedMutationVariables>;
export const DelUserFollowedDocument = {"__meta__":{"kind":"mutation","name":"DelUserFollowed","documentId":"sha256:db4bbda627b91f6a745ea5db76bf24bf293778eaeb0daea4c3a269b4b7439345"}} as unknown as DocumentNode<DelUserFollowedMutation, DelUserFollowedMutationVariables>;
export const FollowStateDocument = {"__meta__":{"kind":"query","name":"FollowState","documentId":"sha256:ff76bef021aef79b55b20a74465c4a678590d6014f2f8b087062a059dc00e126"}} as unknown as DocumentNode<FollowStateQuery, FollowStateQueryVariables>;
export const InboxDocument = {"__meta__":{"kind":"query","name":"Inbox","documentId":"sha256:0f910db429be4e1546b27c07ba0920bec5c1f60fe258634d94e628b816c0d7f2"}} as unknown as DocumentNode<InboxQuery, InboxQueryVariables>;
export const SetNotificationReadDocument = {"__meta__":{"kind":"mutation","name":"SetNotificationRead","documentId":"sha256:e517c048913d3f8568c288ba741809d9023cf1f803782437aa49041593503ea6"}} as unknown as DocumentNode<SetNotificationReadMutation, SetNotificationReadMutationVariables>;
export const NotificationSettingsDocument = {"__meta__":{"kind":"query","name":"NotificationSettings","documentId":"sha256:877ba47a245e181ee05d730c0a2cb0e8a11823f714d18769b6264cd25dbd0e0f"}} as unknown as DocumentNode<NotificationSettingsQuery, NotificationSettingsQueryVariables>;
export const SetNotificationSettingDocument = {"__meta__":{"kind":"mutation","name":"SetNotificationSetting","documentId":"sha256:d655416a78137cf0f99f60bf44932cfd71e39accb32c8ad195b3c908c5c3481e"}} as unknown as DocumentNode<SetNotificationSettingMutation, SetNotificationSettingMutationVariables>;
export const SetUserLocaleDocument = {"__meta__":{"kind":"mutation","name":"SetUserLocale","documentId":"sha256:69724d9b5e02d5e0c9cb79780a6c07781b57f7e193186893f6fbf8ea2f683086"}} as unknown as DocumentNode<SetUserLocaleMutation, SetUserLocaleMutationVariables>;
export const MyGamesDocument = {"__meta__":{"kind":"query","name":"MyGames","documentId":"sha256:79c8ce826295927f9ade740c7a2e2fc39c412b12f321f7a530d08b5fb2ec1b6f"}} as unknown as DocumentNode<MyGamesQuery, MyGamesQueryVariables>;
export const StoreOrdersDocument = {"__meta__":{"kind":"query","name":"StoreOrders","documentId":"sha256:95e40174ca94a4dd38ba829b744f95c2d5f45789128ec92721bb422ee0d3d6c8"}} as unknown as DocumentNode<StoreOrdersQuery, StoreOrdersQueryVariables>;
export const PurchaseFreezeDocument = {"__meta__":{"kind":"query","name":"PurchaseFreeze","documentId":"sha256:0010d4b6d9f92ebf79ed5d0f4ac71c2db65d92d4d919775361e93a866053c95d"}} as unknown as DocumentNode<PurchaseFreezeQuery, PurchaseFreezeQueryVariables>;
export const PlayedStoresDocument = {"__meta__":{"kind":"query","name":"PlayedStores","documentId":"sha256:855e01aede21d0c1cc8925b29d7789f30af06a8515e4a0d97267e540f3bf531d"}} as unknown as DocumentNode<PlayedStoresQuery, PlayedStoresQueryVariables>;
export const AccountLogDocument = {"__meta__":{"kind":"query","name":"AccountLog","documentId":"sha256:ae76eb712e027846ebbc676a70e0d84388a552fadfd0f69741310d0d64e99cc9"}} as unknown as DocumentNode<AccountLogQuery, AccountLogQueryVariables>;
export const AccountStatementDocument = {"__meta__":{"kind":"query","name":"AccountStatement","documentId":"sha256:b464c89c55114017fa9318df6e5f0fde22a1cab7c7e189f883d2e07f04c45ed7"}} as unknown as DocumentNode<AccountStatementQuery, AccountStatementQueryVariables>;
export const StatementPageDocument = {"__meta__":{"kind":"query","name":"StatementPage","documentId":"sha256:b075bb1f946866fd29233e936cd2839f4fd4d352a6d3a5fd58d75e41abea11ef"}} as unknown as DocumentNode<StatementPageQuery, StatementPageQueryVariables>;
export const WalletLotsDocument = {"__meta__":{"kind":"query","name":"WalletLots","documentId":"sha256:caaafc5b2d38d6352ba4717be484125b3562244cd6ed7f7e4483d6473e1237d9"}} as unknown as DocumentNode<WalletLotsQuery, WalletLotsQueryVariables>;
export const StatementExportDocument = {"__meta__":{"kind":"query","name":"StatementExport","documentId":"sha256:6eb99d3860a426ef44973b3b8df7cede252089a8994a0df3e9d0245ef27bfae1"}} as unknown as DocumentNode<StatementExportQuery, StatementExportQueryVariables>;
export const StoreForCheckoutDocument = {"__meta__":{"kind":"query","name":"StoreForCheckout","documentId":"sha256:36f410fccc5fa5f74c7e51576b77131099679c0c8e3967d4eaec1115e0598cb3"}} as unknown as DocumentNode<StoreForCheckoutQuery, StoreForCheckoutQueryVariables>;
export const StoreCheckoutDocument = {"__meta__":{"kind":"mutation","name":"StoreCheckout","documentId":"sha256:485d6f69631b3d4ea023dd997cc9bf7e2ce6085885e431f9276590c18749adb3"}} as unknown as DocumentNode<StoreCheckoutMutation, StoreCheckoutMutationVariables>;
export const AddCartCheckoutDocument = {"__meta__":{"kind":"mutation","name":"AddCartCheckout","documentId":"sha256:bc28056cdd26864653e1449bd41d4010f256cb5d5df8c0ea7f790b60d3f0ad64"}} as unknown as DocumentNode<AddCartCheckoutMutation, AddCartCheckoutMutationVariables>;
export const OrderRefundDocument = {"__meta__":{"kind":"query","name":"OrderRefund","documentId":"sha256:0e724ac252473a1778615727f60d298dd96f990f9f6f9b02e86faa9072db1894"}} as unknown as DocumentNode<OrderRefundQuery, OrderRefundQueryVariables>;
export const AddOrderRefundDocument = {"__meta__":{"kind":"mutation","name":"AddOrderRefund","documentId":"sha256:180ff3d4e45c866f9ee75ccfcf67d93a25302af28899d1ff7f147b70fe323ad2"}} as unknown as DocumentNode<AddOrderRefundMutation, AddOrderRefundMutationVariables>;
export const RechargePlansDocument = {"__meta__":{"kind":"query","name":"RechargePlans","documentId":"sha256:c416e50285419634487b41675e0ff92d8d6722443d5989007af9dc9bfeb13d01"}} as unknown as DocumentNode<RechargePlansQuery, RechargePlansQueryVariables>;
export const PaymentMethodsDocument = {"__meta__":{"kind":"query","name":"PaymentMethods","documentId":"sha256:452b0923836fd670643771298f4cd0462faddf8a08255abe699639588ffbaa72"}} as unknown as DocumentNode<PaymentMethodsQuery, PaymentMethodsQueryVariables>;
export const PaymentProvidersDocument = {"__meta__":{"kind":"query","name":"PaymentProviders","documentId":"sha256:5d532da52db6be3702874e9331b81cd69263d197a5565b1da3e30713b03d9700"}} as unknown as DocumentNode<PaymentProvidersQuery, PaymentProvidersQueryVariables>;
export const CoinRateDocument = {"__meta__":{"kind":"query","name":"CoinRate","documentId":"sha256:1cb5b1925e9712a994fde25f01add38a2b04499d2f2bb9d63f4e8f7f899efb51"}} as unknown as DocumentNode<CoinRateQuery, CoinRateQueryVariables>;
export const CreatePayTicketDocument = {"__meta__":{"kind":"mutation","name":"CreatePayTicket","documentId":"sha256:d55ad121efb714d18a896e6591624884f3c09ac00ac2f419941b8f4c69753a0a"}} as unknown as DocumentNode<CreatePayTicketMutation, CreatePayTicketMutationVariables>;
export const PayerDocument = {"__meta__":{"kind":"query","name":"Payer","documentId":"sha256:e9423f3a14ae398d5e5aaf61c203a5078ba58141dd74388720131a80894951e7"}} as unknown as DocumentNode<PayerQuery, PayerQueryVariables>;
export const OpenPayLinkDocument = {"__meta__":{"kind":"mutation","name":"OpenPayLink","documentId":"sha256:d164abca31f5d4568c57500d44ac284838a1e5f0f6d9fef3c0800ae5ed1b51a4"}} as unknown as DocumentNode<OpenPayLinkMutation, OpenPayLinkMutationVariables>;
export const ConfirmPayTicketDocument = {"__meta__":{"kind":"mutation","name":"ConfirmPayTicket","documentId":"sha256:9030a48f3449f9662b78504953ec7a1e189107c503c36d852db83772c02b22f4"}} as unknown as DocumentNode<ConfirmPayTicketMutation, ConfirmPayTicketMutationVariables>;
export const ProvePayVisitDocument = {"__meta__":{"kind":"mutation","name":"ProvePayVisit","documentId":"sha256:47af11524edb01f8d6abc6461eaadf4fc0998080e9157fe938315a0cea727f13"}} as unknown as DocumentNode<ProvePayVisitMutation, ProvePayVisitMutationVariables>;
export const StartPaySessionDocument = {"__meta__":{"kind":"mutation","name":"StartPaySession","documentId":"sha256:e320d436b6387d6a16c36601898c2540fe4c0a1fe7b75e6a7cb8e880d00507d9"}} as unknown as DocumentNode<StartPaySessionMutation, StartPaySessionMutationVariables>;
export const StartPaymentDocument = {"__meta__":{"kind":"mutation","name":"StartPayment","documentId":"sha256:fdd74f4f3b314f822c33f848f4f58ae2c8047fa4af80868b5889d237f8849b72"}} as unknown as DocumentNode<StartPaymentMutation, StartPaymentMutationVariables>;
export const SubmitPaymentDocument = {"__meta__":{"kind":"mutation","name":"SubmitPayment","documentId":"sha256:85aa5dfc7be86d27313bbecf927e1e1ae1d17a47ed8fd2ac8fc4f65288314f41"}} as unknown as DocumentNode<SubmitPaymentMutation, SubmitPaymentMutationVariables>;
export const SubmitPaymentFieldsDocument = {"__meta__":{"kind":"mutation","name":"SubmitPaymentFields","documentId":"sha256:940842bf9386fe1b492295a68f38b1a6caf1095625172a704291163e2ba19e69"}} as unknown as DocumentNode<SubmitPaymentFieldsMutation, SubmitPaymentFieldsMutationVariables>;
export const ReturnFromProviderDocument = {"__meta__":{"kind":"mutation","name":"ReturnFromProvider","documentId":"sha256:e46085994411749f1b3d4a82e35c99e7ddd766299fc6e8bd6b4f1fad273a87f3"}} as unknown as DocumentNode<ReturnFromProviderMutation, ReturnFromProviderMutationVariables>;
export const RefreshPaymentDocument = {"__meta__":{"kind":"mutation","name":"RefreshPayment","documentId":"sha256:3b4c215880148646953c4abcacd45383a9bd8565f8ddd9504bfc190145275e37"}} as unknown as DocumentNode<RefreshPaymentMutation, RefreshPaymentMutationVariables>;
export const PaymentDocument = {"__meta__":{"kind":"query","name":"Payment","documentId":"sha256:2c033c179ff73e5b5c169f3203268577b8528789705536bb6c9e05de15680664"}} as unknown as DocumentNode<PaymentQuery, PaymentQueryVariables>;
export const PaymentLogDocument = {"__meta__":{"kind":"query","name":"PaymentLog","documentId":"sha256:00d667474c4d28484f79d0ac12a402a0edfedffc39f04b09a725afbfcb4dd070"}} as unknown as DocumentNode<PaymentLogQuery, PaymentLogQueryVariables>;
export const PreRechargeAccountDocument = {"__meta__":{"kind":"query","name":"PreRechargeAccount","documentId":"sha256:085ef8eea8c89f99e8d691b426670c05c4eb728eba5f421ffe7238cf94fc520f"}} as unknown as DocumentNode<PreRechargeAccountQuery, PreRechargeAccountQueryVariables>;
export const PaymentTimelineDocument = {"__meta__":{"kind":"query","name":"PaymentTimeline","documentId":"sha256:7107f09f3e4d506efae2fecf77e9095de087cf6ff4f1e5ef2cddd92c732cfa28"}} as unknown as DocumentNode<PaymentTimelineQuery, PaymentTimelineQueryVariables>;
export const PaymentProofsDocument = {"__meta__":{"kind":"query","name":"PaymentProofs","documentId":"sha256:bf73eb3009805a070d47132f5732f2f2f60b265ddc9b91ad995eecca5afa11f2"}} as unknown as DocumentNode<PaymentProofsQuery, PaymentProofsQueryVariables>;
export const AddPaymentProofDocument = {"__meta__":{"kind":"mutation","name":"AddPaymentProof","documentId":"sha256:fea26ab26cab87761769235241c8b88d12811a0eb213aabe87e58a0a0dea9f76"}} as unknown as DocumentNode<AddPaymentProofMutation, AddPaymentProofMutationVariables>;
export const RemovePaymentProofDocument = {"__meta__":{"kind":"mutation","name":"RemovePaymentProof","documentId":"sha256:156125dc0bb3febd899d411a2f72e190cb5ea36a87a32780de196af1d48e6c58"}} as unknown as DocumentNode<RemovePaymentProofMutation, RemovePaymentProofMutationVariables>;
export const MyStorePreferenceDocument = {"__meta__":{"kind":"query","name":"MyStorePreference","documentId":"sha256:1122ca0be1ad7734012d30e16957ed049168cfba2b3e25c80fdaaf32bd50328f"}} as unknown as DocumentNode<MyStorePreferenceQuery, MyStorePreferenceQueryVariables>;
export const SetStorePreferenceDocument = {"__meta__":{"kind":"mutation","name":"SetStorePreference","documentId":"sha256:ca6904cab5a3c60ad438754b6f6dc92d6e4beab1158cc4d7914be09ba8562133"}} as unknown as DocumentNode<SetStorePreferenceMutation, SetStorePreferenceMutationVariables>;
export const StorePriceHistoryDocument = {"__meta__":{"kind":"query","name":"StorePriceHistory","documentId":"sha256:073715e85156db019a5f7b980ebbce6ea1b117c6d22ec96f5d896662c7cc9f69"}} as unknown as DocumentNode<StorePriceHistoryQuery, StorePriceHistoryQueryVariables>;
export const MeDocument = {"__meta__":{"kind":"query","name":"Me","documentId":"sha256:31b66563a3a2b7b5bdb8b7e22a6c25a005ae428b2726d8943c9356e149d33e7e"}} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const IfConfigDocument = {"__meta__":{"kind":"query","name":"IfConfig","documentId":"sha256:52b229f23f05977ca332060dbcca7826d9698eeaccadba7fdc6dade3904a712b"}} as unknown as DocumentNode<IfConfigQuery, IfConfigQueryVariables>;
export const SetUserCountryDocument = {"__meta__":{"kind":"mutation","name":"SetUserCountry","documentId":"sha256:57354524bd4ad983409736955899f6835f4ef765c19c759e4be0a8b83ca44d15"}} as unknown as DocumentNode<SetUserCountryMutation, SetUserCountryMutationVariables>;
export const MeProfileDocument = {"__meta__":{"kind":"query","name":"MeProfile","documentId":"sha256:c05121e02e15fd603fc25bb22e549cbf7dcfc0e953e0d087aa7e106105b48299"}} as unknown as DocumentNode<MeProfileQuery, MeProfileQueryVariables>;
export const SetUserDocument = {"__meta__":{"kind":"mutation","name":"SetUser","documentId":"sha256:1d75a55a50c8fd695d65b9d3331be27d75fe9a84e4e9d898ffac3e7d890d1b98"}} as unknown as DocumentNode<SetUserMutation, SetUserMutationVariables>;
export const UserPublicDocument = {"__meta__":{"kind":"query","name":"UserPublic","documentId":"sha256:7c48ed6b9d7a8ac1f8ced9b00d96562b86d3a0f8ea8b7a31aacb2153a5f0ae8e"}} as unknown as DocumentNode<UserPublicQuery, UserPublicQueryVariables>;
export const UserPageDocument = {"__meta__":{"kind":"query","name":"UserPage","documentId":"sha256:db31c3c05c0db0c816f6ba20139f84b516aad2c92d9bfb3222f1485db54e3ca0"}} as unknown as DocumentNode<UserPageQuery, UserPageQueryVariables>;
export const AuthorPricesDocument = {"__meta__":{"kind":"query","name":"AuthorPrices","documentId":"sha256:759fe61823a65d12345288692fe8ee77077887207437aa094b704fee7ed5174c"}} as unknown as DocumentNode<AuthorPricesQuery, AuthorPricesQueryVariables>;
export const RedeemQuestRedemptionCodeDocument = {"__meta__":{"kind":"mutation","name":"RedeemQuestRedemptionCode","documentId":"sha256:b68b16a48e24fb237a9f309cdb6917ecb092ffa5f10c47200637b0f69745d0d0"}} as unknown as DocumentNode<RedeemQuestRedemptionCodeMutation, RedeemQuestRedemptionCodeMutationVariables>;
export const AddSupportCaseDocument = {"__meta__":{"kind":"mutation","name":"AddSupportCase","documentId":"sha256:d11206275a6a1406b48561ab50e6fcacc131f27c9ff1acf3cb3e3c757f303372"}} as unknown as DocumentNode<AddSupportCaseMutation, AddSupportCaseMutationVariables>;
export const MySupportCasesDocument = {"__meta__":{"kind":"query","name":"MySupportCases","documentId":"sha256:df6ae59c6724091ccc73a7f35653839b9d8c916be37c2ac31830370a703cfa7a"}} as unknown as DocumentNode<MySupportCasesQuery, MySupportCasesQueryVariables>;
export const SupportCaseByNumberDocument = {"__meta__":{"kind":"query","name":"SupportCaseByNumber","documentId":"sha256:1040a227703900859efcc893dc10955057a20a156c7326c5888987feade732b2"}} as unknown as DocumentNode<SupportCaseByNumberQuery, SupportCaseByNumberQueryVariables>;
export const AddSupportCaseMessageDocument = {"__meta__":{"kind":"mutation","name":"AddSupportCaseMessage","documentId":"sha256:21a7ef25372fb53a3099d641af72fb843ea328afe291a54bdfc482edf55793e7"}} as unknown as DocumentNode<AddSupportCaseMessageMutation, AddSupportCaseMessageMutationVariables>;
export const CloseSupportCaseDocument = {"__meta__":{"kind":"mutation","name":"CloseSupportCase","documentId":"sha256:a2b81f87ed7a5672073dcfd0e5b18c9ff1c5b88ab4a07321e3db6e50e3e37442"}} as unknown as DocumentNode<CloseSupportCaseMutation, CloseSupportCaseMutationVariables>;
export const SupportCasesDocument = {"__meta__":{"kind":"query","name":"SupportCases","documentId":"sha256:13eceb6e6bc2f6b7811b8c9e3342ecdd60dadc3738f77b9b6ae3083c5c749de5"}} as unknown as DocumentNode<SupportCasesQuery, SupportCasesQueryVariables>;
export const AddSupportCaseReplyDocument = {"__meta__":{"kind":"mutation","name":"AddSupportCaseReply","documentId":"sha256:51f037dcdb58dc40e7af43f01e7d52430806ddbdb5a2887b21c9c9a9e73ad0fd"}} as unknown as DocumentNode<AddSupportCaseReplyMutation, AddSupportCaseReplyMutationVariables>;
export const AssignSupportCaseDocument = {"__meta__":{"kind":"mutation","name":"AssignSupportCase","documentId":"sha256:993750d7b26ce6981f7211d8b7203cb446af9028176f9906d044c3213fe3100e"}} as unknown as DocumentNode<AssignSupportCaseMutation, AssignSupportCaseMutationVariables>;
export const SetSupportCaseStateDocument = {"__meta__":{"kind":"mutation","name":"SetSupportCaseState","documentId":"sha256:9e35ede63f33ff5f166cff12f9f5f0d5ae67ea5eccb6af7d05f8fbe562883186"}} as unknown as DocumentNode<SetSupportCaseStateMutation, SetSupportCaseStateMutationVariables>;
export const AddLogTrafficDocument = {"__meta__":{"kind":"mutation","name":"AddLogTraffic","documentId":"sha256:16f6f4818fc96f67072783f4aeb91886189cb4a191851a4ce96dd2c91f7010d7"}} as unknown as DocumentNode<AddLogTrafficMutation, AddLogTrafficMutationVariables>;
export const AddClientSourceProfileByGuestDocument = {"__meta__":{"kind":"mutation","name":"AddClientSourceProfileByGuest","documentId":"sha256:cb5d8e937eb04ce212ac68ae4d915c834d1b608c48639b60fbb3ee48d6f7e3a4"}} as unknown as DocumentNode<AddClientSourceProfileByGuestMutation, AddClientSourceProfileByGuestMutationVariables>;
export const UploadFileDocument = {"__meta__":{"kind":"mutation","name":"UploadFile","documentId":"sha256:19bb95e1a4b278963aba0f1776fdeeb585f22bb5e247fa2528b67e3be7c6b67a"}} as unknown as DocumentNode<UploadFileMutation, UploadFileMutationVariables>;
export const WishlistsDocument = {"__meta__":{"kind":"query","name":"Wishlists","documentId":"sha256:86e4c44e147f1d70146123f76f357aea309a3a8b7a61030e71b7bf7ceb5f7141"}} as unknown as DocumentNode<WishlistsQuery, WishlistsQueryVariables>;
export const AddWishlistDocument = {"__meta__":{"kind":"mutation","name":"AddWishlist","documentId":"sha256:091e0de7f3d6760d88653b3f5f72612bd3862b22f703ef26a8e0084a4deeccf6"}} as unknown as DocumentNode<AddWishlistMutation, AddWishlistMutationVariables>;
export const DelWishlistDocument = {"__meta__":{"kind":"mutation","name":"DelWishlist","documentId":"sha256:e6d83b48e9da75d57ab2a72ee08ac44f020813796d6ad2fe62083c9dd15a7ab3"}} as unknown as DocumentNode<DelWishlistMutation, DelWishlistMutationVariables>;
export const SetWishlistDocument = {"__meta__":{"kind":"mutation","name":"SetWishlist","documentId":"sha256:41f1e024c369d12c71c5a54d5a7d67333bbbb5eff22d7d13351f0992840a2385"}} as unknown as DocumentNode<SetWishlistMutation, SetWishlistMutationVariables>;