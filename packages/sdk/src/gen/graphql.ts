/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  /** A sign-in from a device not seen before: `device`, `country`, `at`. */
  | 'new_device'
  /** A purchase: `order_uuid`, `coin`, `silver`. */
  | 'purchase_receipt'
  /** Money went back: `order_no`, `currency_id`, `pay_amount`; or `order_uuid`, `coin`, `silver`. */
  | 'refund'
  /** A creator's submission was accepted: `store_id`, `submission_uuid`. */
  | 'submission_accepted'
  /** A creator's submission was refused: `store_id`, `submission_uuid`, `reason`. */
  | 'submission_refused'
  /** A top-up: `order_no`, `currency_id`, `pay_amount`, `coin`, `silver`. */
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

export type PriceRangeInput = {
  after_discount?: boolean | null | undefined;
  max?: number | null | undefined;
  min?: number | null | undefined;
};

export type ProfileInput = {
  brief?: string | null | undefined;
  nickname?: string | null | undefined;
};

export type ShownLineInput = {
  discount: number;
  final: number;
  list: number;
  sale: number;
  store_id: number;
};

/** What the buyer saw when confirming, in meowcent. */
export type ShownQuoteInput = {
  coin: number;
  lines: Array<ShownLineInput>;
  silver: number;
  total: number;
};

export type UseCouponInput = {
  cart_store_uuid: string;
  use_user_coupon_uuids: Array<string>;
};

export type BroadcastQueryVariables = Exact<{ [key: string]: never; }>;


export type BroadcastQuery = { __typename: 'Query', findArticleByGuest: Array<{ __typename: 'Article', uuid: string, category: string, headline: string, text: string, published_at: string, broadcast_state: number, broadcast_started_at: string | null, broadcast_ended_at: string | null, broadcast_path: string | null, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }> };

export type StoreAuthorizationMutationVariables = Exact<{
  id: number;
  os?: Array<string> | string | null | undefined;
  locale?: string | null | undefined;
}>;


export type StoreAuthorizationMutation = { __typename: 'Mutation', getStoreAuthorizedAndFindStoreUrl: { __typename: 'StoreAuthorization', authorized: boolean, store_url: Array<{ __typename: 'StoreUrl', type: string, platform: string, language: string, url: string, filename: string | null, version: string, size: number, sha256: string, expires_at: string }> } };

export type StoreLineFragment = { __typename: 'Store', id: number, category: string, default_lang: string, released_at: string | null, updated_at: string, support_platform: string, store_info: Array<{ __typename: 'StoreInfo', language: string, name: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null } | null, game_pack: { __typename: 'GamePack', languages: Array<string>, official_app: Array<{ __typename: 'AppBuild', platform: string }>, trial_app: Array<{ __typename: 'AppBuild', platform: string }> } };

export type CartStoresQueryVariables = Exact<{
  platform_key: string;
  locale: string;
  q?: PageInput | null | undefined;
}>;


export type CartStoresQuery = { __typename: 'Query', findCartStore: Array<{ __typename: 'CartStore', uuid: string, store_id: number, created_at: string, updated_at: string, use_user_coupon_uuids: Array<string>, store: { __typename: 'Store', id: number, category: string, default_lang: string, released_at: string | null, updated_at: string, support_platform: string, store_info: Array<{ __typename: 'StoreInfo', language: string, name: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null } | null, game_pack: { __typename: 'GamePack', languages: Array<string>, official_app: Array<{ __typename: 'AppBuild', platform: string }>, trial_app: Array<{ __typename: 'AppBuild', platform: string }> } } }> };

export type AddCartStoreMutationVariables = Exact<{
  store_id: number;
  data_creation_source?: string | null | undefined;
}>;


export type AddCartStoreMutation = { __typename: 'Mutation', addCartStore: { __typename: 'CartStore', uuid: string, store_id: number } };

export type DelCartStoreMutationVariables = Exact<{
  uuid: Array<string> | string;
}>;


export type DelCartStoreMutation = { __typename: 'Mutation', delCartStore: number };

export type StoreCardFragment = { __typename: 'Store', id: number, category: string, type: number, default_lang: string, released_at: string | null, updated_at: string, support_platform: string, serial_status: string, store_info: Array<{ __typename: 'StoreInfo', language: string, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null } | null, game_pack: { __typename: 'GamePack', trial_app: Array<{ __typename: 'AppBuild', platform: string }>, official_app: Array<{ __typename: 'AppBuild', platform: string }> } };

export type HomePageQueryVariables = Exact<{
  platform_key: string;
  locale: string;
  categories: Array<string> | string;
  limit: number;
}>;


export type HomePageQuery = { __typename: 'Query', fresh: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: string, type: number, default_lang: string, released_at: string | null, updated_at: string, support_platform: string, serial_status: string, store_info: Array<{ __typename: 'StoreInfo', language: string, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null } | null, game_pack: { __typename: 'GamePack', trial_app: Array<{ __typename: 'AppBuild', platform: string }>, official_app: Array<{ __typename: 'AppBuild', platform: string }> } }> }, on_sale: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: string, type: number, default_lang: string, released_at: string | null, updated_at: string, support_platform: string, serial_status: string, store_info: Array<{ __typename: 'StoreInfo', language: string, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null } | null, game_pack: { __typename: 'GamePack', trial_app: Array<{ __typename: 'AppBuild', platform: string }>, official_app: Array<{ __typename: 'AppBuild', platform: string }> } }> }, coming: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: string, type: number, default_lang: string, released_at: string | null, updated_at: string, support_platform: string, serial_status: string, store_info: Array<{ __typename: 'StoreInfo', language: string, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null } | null, game_pack: { __typename: 'GamePack', trial_app: Array<{ __typename: 'AppBuild', platform: string }>, official_app: Array<{ __typename: 'AppBuild', platform: string }> } }> }, news: Array<{ __typename: 'Article', uuid: string, category: string, headline: string, text: string, published_at: string, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }> };

export type StoreListPageQueryVariables = Exact<{
  platform_key: string;
  locale: string;
  search_type?: string | null | undefined;
  categories: Array<string> | string;
  keyword?: string | null | undefined;
  price?: PriceRangeInput | null | undefined;
  q: PageInput;
  limit: number;
}>;


export type StoreListPageQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', total: number, list: Array<{ __typename: 'Store', id: number, category: string, type: number, default_lang: string, released_at: string | null, updated_at: string, support_platform: string, serial_status: string, store_info: Array<{ __typename: 'StoreInfo', language: string, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null } | null, game_pack: { __typename: 'GamePack', trial_app: Array<{ __typename: 'AppBuild', platform: string }>, official_app: Array<{ __typename: 'AppBuild', platform: string }> } }> } };

export type GamePageQueryVariables = Exact<{
  platform_key: string;
  id: number;
  locale: string;
  currency_id: string;
}>;


export type GamePageQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, uuid: string, category: string, type: number, default_lang: string, released_at: string | null, updated_at: string, support_platform: string, author: string | null, author_id: string | null, content_warnings: Array<string>, serial_status: string, cg_count: number | null, word_count: number | null, store_author: { __typename: 'StoreAuthor', uuid: string | null, name: string, head: string | null, brief: string | null } | null, tags: Array<{ __typename: 'Tag', id: string, name: string }>, store_info: Array<{ __typename: 'StoreInfo', language: string, name: string, brief: string, introduction: string, labels: Array<string>, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null }, screenshots: Array<{ __typename: 'Image', url: string, width: number, height: number, alt: string | null }> } }>, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null } | null, game_pack: { __typename: 'GamePack', type: string, languages: Array<string>, official_app: Array<{ __typename: 'AppBuild', platform: string, language: string, version: string, size: number, released_at: string, updated_at: string | null }>, trial_app: Array<{ __typename: 'AppBuild', platform: string, language: string, version: string, size: number, released_at: string, updated_at: string | null }> }, rating: { __typename: 'Rating', good: number, bad: number, purchases: number }, blacklist: Array<{ __typename: 'BlacklistEntry', id: string, blocked_locale: Array<string>, blocked_trial_os: Array<string>, blocked_official_os: Array<string>, is_active: boolean }> }> }, findStoreUpdateLogByNoAuth: Array<{ __typename: 'StoreUpdateLog', uuid: string, title: string, text: string, version: string | null, created_at: string, t: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }>, findStoreComment: { __typename: 'StoreCommentList', total: number, list: Array<{ __typename: 'StoreComment', uuid: string, comment: string, vote: number, created_at: string, user: { __typename: 'CommentUser', uuid: string | null, nickname: string | null, head: string | null } }> }, getPlatformCoinToCurrencyIdRate: { __typename: 'CoinRate', currency_id: string, minor_per_100_coins: number }, related: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: string, type: number, default_lang: string, released_at: string | null, updated_at: string, support_platform: string, serial_status: string, store_info: Array<{ __typename: 'StoreInfo', language: string, name: string, brief: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null } | null, game_pack: { __typename: 'GamePack', trial_app: Array<{ __typename: 'AppBuild', platform: string }>, official_app: Array<{ __typename: 'AppBuild', platform: string }> } }> } };

export type HomePricesQueryVariables = Exact<{
  platform_key: string;
  categories: Array<string> | string;
  limit: number;
}>;


export type HomePricesQuery = { __typename: 'Query', fresh: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null }> }, on_sale: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null }> } };

export type StoreListPricesQueryVariables = Exact<{
  platform_key: string;
  locale: string;
  search_type?: string | null | undefined;
  categories: Array<string> | string;
  keyword?: string | null | undefined;
  price?: PriceRangeInput | null | undefined;
  q: PageInput;
  limit: number;
}>;


export type StoreListPricesQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null }> } };

export type StorePricesFragment = { __typename: 'Store', id: number, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null };

export type SitemapStoresQueryVariables = Exact<{
  platform_key: string;
  q: PageInput;
  limit: number;
}>;


export type SitemapStoresQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', total: number, list: Array<{ __typename: 'Store', id: number, updated_at: string }> } };

export type SiteConfigQueryVariables = Exact<{
  platform_key: string;
}>;


export type SiteConfigQuery = { __typename: 'Query', getConfig2: { __typename: 'Config', platform_key: string, currency_id: string, price_rate: Array<{ __typename: 'CountryRatio', country: string, ratio_bp: number }>, coin_rate: Array<{ __typename: 'CoinRate', currency_id: string, minor_per_100_coins: number }> } };

export type UserCouponsQueryVariables = Exact<{ [key: string]: never; }>;


export type UserCouponsQuery = { __typename: 'Query', findUserCouponByMe: Array<{ __typename: 'UserCoupon', uuid: string, state: number, coupon: { __typename: 'Coupon', uuid: string, name: string, applicable_scope: string, storeList: Array<number>, discount_rate: number, ended_at: string | null } }> };

export type InboxQueryVariables = Exact<{
  locale: string;
  filter?: NotificationFilter | null | undefined;
  q?: PageInput | null | undefined;
  limit?: number | null | undefined;
}>;


export type InboxQuery = { __typename: 'Query', findNotification: Array<{ __typename: 'Notification', uuid: string, kind: NotificationKind, facts: unknown, created_at: string, read_at: string | null, store: { __typename: 'Store', id: number, store_info: Array<{ __typename: 'StoreInfo', name: string }> } | null }> };

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
  locale: string;
}>;


export type SetUserLocaleMutation = { __typename: 'Mutation', setUserLocale: string };

export type MyGamesQueryVariables = Exact<{
  platform_key: string;
}>;


export type MyGamesQuery = { __typename: 'Query', findStoreOrder: Array<{ __typename: 'StoreOrder', uuid: string, store_id: number }>, findCartStore: Array<{ __typename: 'CartStore', uuid: string, store_id: number }>, findWishlist: Array<{ __typename: 'Wishlist', uuid: string, store_id: number }> };

export type StoreOrdersQueryVariables = Exact<{
  locale: string;
  q?: PageInput | null | undefined;
  limit?: number | null | undefined;
}>;


export type StoreOrdersQuery = { __typename: 'Query', findStoreOrder: Array<{ __typename: 'StoreOrder', uuid: string, store_id: number, state: number, price_paid: number, created_at: string, updated_at: string, store: { __typename: 'Store', id: number, category: string, default_lang: string, released_at: string | null, updated_at: string, support_platform: string, store_info: Array<{ __typename: 'StoreInfo', language: string, name: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null } | null, game_pack: { __typename: 'GamePack', languages: Array<string>, official_app: Array<{ __typename: 'AppBuild', platform: string }>, trial_app: Array<{ __typename: 'AppBuild', platform: string }> } } }> };

export type AccountLogQueryVariables = Exact<{
  q?: PageInput | null | undefined;
  limit?: number | null | undefined;
}>;


export type AccountLogQuery = { __typename: 'Query', findAccountLog: { __typename: 'AccountLogList', total: number, list: Array<{ __typename: 'AccountLog', id: string, state: number, action_type: string, silver: number, coin: number, created_at: string, order_uuid: string | null, payment_order_no: string | null, store_names: Array<{ __typename: 'Translation', lang: string, key: string, value: string }> }> } };

export type StoreForCheckoutQueryVariables = Exact<{
  platform_key: string;
  id: number;
  locale: string;
}>;


export type StoreForCheckoutQuery = { __typename: 'Query', findStore: { __typename: 'StoreList', list: Array<{ __typename: 'Store', id: number, category: string, default_lang: string, released_at: string | null, updated_at: string, support_platform: string, store_info: Array<{ __typename: 'StoreInfo', language: string, name: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null } | null, game_pack: { __typename: 'GamePack', languages: Array<string>, official_app: Array<{ __typename: 'AppBuild', platform: string }>, trial_app: Array<{ __typename: 'AppBuild', platform: string }> } }> }, getConfig2: { __typename: 'Config', price_rate: Array<{ __typename: 'CountryRatio', country: string, ratio_bp: number }>, coin_rate: Array<{ __typename: 'CoinRate', currency_id: string, minor_per_100_coins: number }> } };

type CheckoutFields_CheckoutDone_Fragment = { __typename: 'CheckoutDone', uuid: string, total: number, silver: number, coin: number, store_ids: Array<number>, account: Array<{ __typename: 'Account', type: number, balance: number }> };

type CheckoutFields_CheckoutPriceChanged_Fragment = { __typename: 'CheckoutPriceChanged', uuid: string, differences: Array<{ __typename: 'QuoteDifference', store_id: number | null, field: string, shown: number, actual: number }> };

type CheckoutFields_CheckoutRefused_Fragment = { __typename: 'CheckoutRefused', uuid: string, code: string, facts: unknown };

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
    | { __typename: 'CheckoutDone', uuid: string, total: number, silver: number, coin: number, store_ids: Array<number>, account: Array<{ __typename: 'Account', type: number, balance: number }> }
    | { __typename: 'CheckoutPriceChanged', uuid: string, differences: Array<{ __typename: 'QuoteDifference', store_id: number | null, field: string, shown: number, actual: number }> }
    | { __typename: 'CheckoutRefused', uuid: string, code: string, facts: unknown }
   };

export type AddCartCheckoutMutationVariables = Exact<{
  uuid: string;
  cart_store_uuid: Array<string> | string;
  account_1_amount: number;
  use_coupon: Array<UseCouponInput> | UseCouponInput;
  shown: ShownQuoteInput;
}>;


export type AddCartCheckoutMutation = { __typename: 'Mutation', addCartCheckout:
    | { __typename: 'CheckoutDone', uuid: string, total: number, silver: number, coin: number, store_ids: Array<number>, account: Array<{ __typename: 'Account', type: number, balance: number }> }
    | { __typename: 'CheckoutPriceChanged', uuid: string, differences: Array<{ __typename: 'QuoteDifference', store_id: number | null, field: string, shown: number, actual: number }> }
    | { __typename: 'CheckoutRefused', uuid: string, code: string, facts: unknown }
   };

export type PaymentFieldsFragment = { __typename: 'Payment', order_no: string, status: string, state: number, provider_key: string, method: string, currency_id: string, pay_amount: number, coin: number, silver: number, return_url: string | null, created_at: string };

export type RechargePlansQueryVariables = Exact<{
  currency_id: string;
}>;


export type RechargePlansQuery = { __typename: 'Query', findRechargePlans: Array<{ __typename: 'RechargePlan', id: string, index: number, amount: number, coin: number, silver: number, currency_id: string, pay_amount: number, enable: boolean }> };

export type PaymentMethodsQueryVariables = Exact<{
  platform: string;
}>;


export type PaymentMethodsQuery = { __typename: 'Query', findPaymentMethod: Array<{ __typename: 'PaymentMethod', id: string, method: string }> };

export type PaymentProvidersQueryVariables = Exact<{
  method?: Array<string> | string | null | undefined;
  currency_id: string;
}>;


export type PaymentProvidersQuery = { __typename: 'Query', findPaymentProvider: Array<{ __typename: 'PaymentProvider', id: string, provider_key: string, meta: unknown, payment_provider_method: Array<{ __typename: 'PaymentProviderMethod', method: string, provider_key: string, support_currency: string }> }> };

export type CoinRateQueryVariables = Exact<{
  currency_id: string;
}>;


export type CoinRateQuery = { __typename: 'Query', getPlatformCoinToCurrencyIdRate: { __typename: 'CoinRate', currency_id: string, minor_per_100_coins: number } };

export type CreatePayTicketMutationVariables = Exact<{
  platform_key: string;
}>;


export type CreatePayTicketMutation = { __typename: 'Mutation', createPayTicket: { __typename: 'PayTicket', token: string, expires_at: string } };

export type StartPaymentMutationVariables = Exact<{
  data: string;
  platform_key: string;
  locale?: string | null | undefined;
}>;


export type StartPaymentMutation = { __typename: 'Mutation', startPayment: { __typename: 'StartedPayment', pay_token: string, expires_in: number, payment: { __typename: 'Payment', order_no: string, status: string, state: number, provider_key: string, method: string, currency_id: string, pay_amount: number, coin: number, silver: number, return_url: string | null, created_at: string } } };

export type SubmitPaymentMutationVariables = Exact<{
  order_no: string;
  locale?: string | null | undefined;
}>;


export type SubmitPaymentMutation = { __typename: 'Mutation', submitPayment: { __typename: 'PaymentNextAction', type: string, url: string | null, action: string | null, fields: unknown } };

export type RefreshPaymentMutationVariables = Exact<{
  order_no: string;
}>;


export type RefreshPaymentMutation = { __typename: 'Mutation', refreshPayment: { __typename: 'Payment', order_no: string, status: string, state: number, provider_key: string, method: string, currency_id: string, pay_amount: number, coin: number, silver: number, return_url: string | null, created_at: string } };

export type PaymentQueryVariables = Exact<{
  order_no: string;
}>;


export type PaymentQuery = { __typename: 'Query', findPayment: { __typename: 'Payment', order_no: string, status: string, state: number, provider_key: string, method: string, currency_id: string, pay_amount: number, coin: number, silver: number, return_url: string | null, created_at: string } | null };

export type PaymentLogQueryVariables = Exact<{
  q?: PageInput | null | undefined;
  limit?: number | null | undefined;
}>;


export type PaymentLogQuery = { __typename: 'Query', findPaymentLog: Array<{ __typename: 'Payment', order_no: string, status: string, state: number, provider_key: string, method: string, currency_id: string, pay_amount: number, coin: number, silver: number, return_url: string | null, created_at: string }> };

export type MeFieldsFragment = { __typename: 'Me', uuid: string, id: number, name: string | null, email: string, email_verified: boolean, country: string | null, unread_notification_count: number, locale: string | null, profile: { __typename: 'Profile', nickname: string | null, brief: string | null, head: string | null }, account: Array<{ __typename: 'Account', type: number, balance: number }> };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { __typename: 'Query', me: { __typename: 'Me', uuid: string, id: number, name: string | null, email: string, email_verified: boolean, country: string | null, unread_notification_count: number, locale: string | null, profile: { __typename: 'Profile', nickname: string | null, brief: string | null, head: string | null }, account: Array<{ __typename: 'Account', type: number, balance: number }> } | null };

export type IfConfigQueryVariables = Exact<{
  locale: string;
}>;


export type IfConfigQuery = { __typename: 'Query', ifconfig: { __typename: 'IfConfig', country: string | null } };

export type SetUserCountryMutationVariables = Exact<{
  country: string;
}>;


export type SetUserCountryMutation = { __typename: 'Mutation', setUserCountry: { __typename: 'Me', uuid: string, id: number, name: string | null, email: string, email_verified: boolean, country: string | null, unread_notification_count: number, locale: string | null, profile: { __typename: 'Profile', nickname: string | null, brief: string | null, head: string | null }, account: Array<{ __typename: 'Account', type: number, balance: number }> } };

export type SetUserMutationVariables = Exact<{
  profile: ProfileInput;
}>;


export type SetUserMutation = { __typename: 'Mutation', setUser: { __typename: 'Me', uuid: string, id: number, name: string | null, email: string, email_verified: boolean, country: string | null, unread_notification_count: number, locale: string | null, profile: { __typename: 'Profile', nickname: string | null, brief: string | null, head: string | null }, account: Array<{ __typename: 'Account', type: number, balance: number }> } };

export type AddLogTrafficMutationVariables = Exact<{
  event_name: string;
  page_location?: string | null | undefined;
  meta?: unknown;
}>;


export type AddLogTrafficMutation = { __typename: 'Mutation', addLogTraffic: boolean };

export type WishlistsQueryVariables = Exact<{
  locale: string;
  q?: PageInput | null | undefined;
}>;


export type WishlistsQuery = { __typename: 'Query', findWishlist: Array<{ __typename: 'Wishlist', uuid: string, store_id: number, memo: string | null, created_at: string, updated_at: string, store: { __typename: 'Store', id: number, category: string, default_lang: string, released_at: string | null, updated_at: string, support_platform: string, store_info: Array<{ __typename: 'StoreInfo', language: string, name: string, data: { __typename: 'StoreInfoData', cover: { __typename: 'Image', url: string, width: number, height: number, alt: string | null } } }>, store_price: Array<{ __typename: 'StorePrice', country: string, price: number }> | null, store_activity: { __typename: 'StoreActivity', state: number, percentage_discount: number, ended_at: string | null } | null, game_pack: { __typename: 'GamePack', languages: Array<string>, official_app: Array<{ __typename: 'AppBuild', platform: string }>, trial_app: Array<{ __typename: 'AppBuild', platform: string }> } } }> };

export type AddWishlistMutationVariables = Exact<{
  store_id: number;
}>;


export type AddWishlistMutation = { __typename: 'Mutation', addWishlist: { __typename: 'Wishlist', uuid: string, store_id: number } };

export type DelWishlistMutationVariables = Exact<{
  uuid: Array<string> | string;
}>;


export type DelWishlistMutation = { __typename: 'Mutation', delWishlist: number };

export const StoreLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Store"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"default_lang"}},{"kind":"Field","name":{"kind":"Name","value":"released_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"support_platform"}},{"kind":"Field","name":{"kind":"Name","value":"store_info"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"store_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"store_activity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"percentage_discount"}},{"kind":"Field","name":{"kind":"Name","value":"ended_at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game_pack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"official_app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trial_app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}}]}}]}}]}}]} as unknown as DocumentNode<StoreLineFragment, unknown>;
export const StoreCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Store"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"default_lang"}},{"kind":"Field","name":{"kind":"Name","value":"released_at"}},{"kind":"Field","name":{"kind":"Name","value":"updated_at"}},{"kind":"Field","name":{"kind":"Name","value":"support_platform"}},{"kind":"Field","name":{"kind":"Name","value":"serial_status"}},{"kind":"Field","name":{"kind":"Name","value":"store_info"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"brief"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"store_activity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"percentage_discount"}},{"kind":"Field","name":{"kind":"Name","value":"ended_at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game_pack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"trial_app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}}]}},{"kind":"Field","name":{"kind":"Name","value":"official_app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}}]}}]}}]}}]} as unknown as DocumentNode<StoreCardFragment, unknown>;
export const StorePricesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorePrices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Store"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"store_price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]} as unknown as DocumentNode<StorePricesFragment, unknown>;
export const CheckoutFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CheckoutFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckoutResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckoutDone"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"silver"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"store_ids"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckoutPriceChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"store_id"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"actual"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckoutRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}}]}}]}}]} as unknown as DocumentNode<CheckoutFieldsFragment, unknown>;
export const PaymentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"order_no"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"provider_key"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"currency_id"}},{"kind":"Field","name":{"kind":"Name","value":"pay_amount"}},{"kind":"Field","name":{"kind":"Name","value":"coin"}},{"kind":"Field","name":{"kind":"Name","value":"silver"}},{"kind":"Field","name":{"kind":"Name","value":"return_url"}},{"kind":"Field","name":{"kind":"Name","value":"created_at"}}]}}]} as unknown as DocumentNode<PaymentFieldsFragment, unknown>;
export const MeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Me"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"email_verified"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"brief"}},{"kind":"Field","name":{"kind":"Name","value":"head"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unread_notification_count"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]} as unknown as DocumentNode<MeFieldsFragment, unknown>;
export const BroadcastDocument = {"__meta__":{"kind":"query","name":"Broadcast","documentId":"sha256:49702f58f7aa415886bf2871397281ec2f9fbdbb2e4842f6c9da5aeb6bbaae82"}} as unknown as DocumentNode<BroadcastQuery, BroadcastQueryVariables>;
export const StoreAuthorizationDocument = {"__meta__":{"kind":"mutation","name":"StoreAuthorization","documentId":"sha256:d145ff072673f527100605ed8f8c362ff036041ebd450b81dde65c7b5205d3f4"}} as unknown as DocumentNode<StoreAuthorizationMutation, StoreAuthorizationMutationVariables>;
export const CartStoresDocument = {"__meta__":{"kind":"query","name":"CartStores","documentId":"sha256:4ddf0dcdf045194d82fb8f321620279992d24894100c0aba3da44579116a522c"}} as unknown as DocumentNode<CartStoresQuery, CartStoresQueryVariables>;
export const AddCartStoreDocument = {"__meta__":{"kind":"mutation","name":"AddCartStore","documentId":"sha256:bb15444f703125b6b836c8698c863cd08adc1a62b41744ad7f31a6222fdd9377"}} as unknown as DocumentNode<AddCartStoreMutation, AddCartStoreMutationVariables>;
export const DelCartStoreDocument = {"__meta__":{"kind":"mutation","name":"DelCartStore","documentId":"sha256:3eddcbc35045a64e0672d5f2b2f7c74db5bc519a1758f165e51276a7fcb53bca"}} as unknown as DocumentNode<DelCartStoreMutation, DelCartStoreMutationVariables>;
export const HomePageDocument = {"__meta__":{"kind":"query","name":"HomePage","documentId":"sha256:717fff6876e3bbc6b13b0e837cf2916719058b764df29cefd57cfc41bb9ed900"}} as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;
export const StoreListPageDocument = {"__meta__":{"kind":"query","name":"StoreListPage","documentId":"sha256:53c3aa0d057f1d7e9ea5063dfd988e570d9f2c4f0647acde5976d01bf085b432"}} as unknown as DocumentNode<StoreListPageQuery, StoreListPageQueryVariables>;
export const GamePageDocument = {"__meta__":{"kind":"query","name":"GamePage","documentId":"sha256:091d6f75079d3fd79d8d9ce02423106ae125cbdf4d4812f301982157ff81c6cb"}} as unknown as DocumentNode<GamePageQuery, GamePageQueryVariables>;
export const HomePricesDocument = {"__meta__":{"kind":"query","name":"HomePrices","documentId":"sha256:41887c08ea38ff1d6cc328cb76568179c467082e04fe08641ddc51d2d7b710bc"}} as unknown as DocumentNode<HomePricesQuery, HomePricesQueryVariables>;
export const StoreListPricesDocument = {"__meta__":{"kind":"query","name":"StoreListPrices","documentId":"sha256:3c1a2ca0ef2206b579ecd8c2617d607ef6f7a93bd1f3755cf48eedf7b6e8a29e"}} as unknown as DocumentNode<StoreListPricesQuery, StoreListPricesQueryVariables>;
export const SitemapStoresDocument = {"__meta__":{"kind":"query","name":"SitemapStores","documentId":"sha256:a12b83b9185e7e10903aa34887e5b7173c4c4c18b86152db999175244395ae2f"}} as unknown as DocumentNode<SitemapStoresQuery, SitemapStoresQueryVariables>;
export const SiteConfigDocument = {"__meta__":{"kind":"query","name":"SiteConfig","documentId":"sha256:6f3da903562a3a35267edee9fdd841f535ae39c4308a37999c6e81a2e21b6e54"}} as unknown as DocumentNode<SiteConfigQuery, SiteConfigQueryVariables>;
export const UserCouponsDocument = {"__meta__":{"kind":"query","name":"UserCoupons","documentId":"sha256:1f8b5be994d3dceed0d3b5d7c6188c860ea7ce5b85323f37f20f3682114f68e5"}} as unknown as DocumentNode<UserCouponsQuery, UserCouponsQueryVariables>;
export const InboxDocument = {"__meta__":{"kind":"query","name":"Inbox","documentId":"sha256:d9deae1d3e9f4e1dbf23f0901875dcc7ba12efaf5405c446719038dd569ba445"}} as unknown as DocumentNode<InboxQuery, InboxQueryVariables>;
export const SetNotificationReadDocument = {"__meta__":{"kind":"mutation","name":"SetNotificationRead","documentId":"sha256:e517c048913d3f8568c288ba741809d9023cf1f803782437aa49041593503ea6"}} as unknown as DocumentNode<SetNotificationReadMutation, SetNotificationReadMutationVariables>;
export const NotificationSettingsDocument = {"__meta__":{"kind":"query","name":"NotificationSettings","documentId":"sha256:877ba47a245e181ee05d730c0a2cb0e8a11823f714d18769b6264cd25dbd0e0f"}} as unknown as DocumentNode<NotificationSettingsQuery, NotificationSettingsQueryVariables>;
export const SetNotificationSettingDocument = {"__meta__":{"kind":"mutation","name":"SetNotificationSetting","documentId":"sha256:d655416a78137cf0f99f60bf44932cfd71e39accb32c8ad195b3c908c5c3481e"}} as unknown as DocumentNode<SetNotificationSettingMutation, SetNotificationSettingMutationVariables>;
export const SetUserLocaleDocument = {"__meta__":{"kind":"mutation","name":"SetUserLocale","documentId":"sha256:60d14e981008b76737d69479cbb73cbf2c9e91fb16d2f741415f2e5f3043ad04"}} as unknown as DocumentNode<SetUserLocaleMutation, SetUserLocaleMutationVariables>;
export const MyGamesDocument = {"__meta__":{"kind":"query","name":"MyGames","documentId":"sha256:faaf4b22263baaf6342f274b95022ab54af1eebe1718fa979efd96096037bb74"}} as unknown as DocumentNode<MyGamesQuery, MyGamesQueryVariables>;
export const StoreOrdersDocument = {"__meta__":{"kind":"query","name":"StoreOrders","documentId":"sha256:252d830c6485dd7ea6449bced2aa71714529c3844090ef2eb787f16e24aafed7"}} as unknown as DocumentNode<StoreOrdersQuery, StoreOrdersQueryVariables>;
export const AccountLogDocument = {"__meta__":{"kind":"query","name":"AccountLog","documentId":"sha256:adec46a8050aa441e93394e6a920a5ad682df2965d67299698afbe6848aa5563"}} as unknown as DocumentNode<AccountLogQuery, AccountLogQueryVariables>;
export const StoreForCheckoutDocument = {"__meta__":{"kind":"query","name":"StoreForCheckout","documentId":"sha256:12a55ffdd62b3d3b4371f5fa64ae6fbf446e68e0fab9cb3db700ed77832bc948"}} as unknown as DocumentNode<StoreForCheckoutQuery, StoreForCheckoutQueryVariables>;
export const StoreCheckoutDocument = {"__meta__":{"kind":"mutation","name":"StoreCheckout","documentId":"sha256:485d6f69631b3d4ea023dd997cc9bf7e2ce6085885e431f9276590c18749adb3"}} as unknown as DocumentNode<StoreCheckoutMutation, StoreCheckoutMutationVariables>;
export const AddCartCheckoutDocument = {"__meta__":{"kind":"mutation","name":"AddCartCheckout","documentId":"sha256:bc28056cdd26864653e1449bd41d4010f256cb5d5df8c0ea7f790b60d3f0ad64"}} as unknown as DocumentNode<AddCartCheckoutMutation, AddCartCheckoutMutationVariables>;
export const RechargePlansDocument = {"__meta__":{"kind":"query","name":"RechargePlans","documentId":"sha256:8e77b5ab2ace1d0ba310a3bfadeaaedfebf7389ae891d162507382a51d79e8cb"}} as unknown as DocumentNode<RechargePlansQuery, RechargePlansQueryVariables>;
export const PaymentMethodsDocument = {"__meta__":{"kind":"query","name":"PaymentMethods","documentId":"sha256:b49546d2ffaefe5e3fc39e1f31da8589fc33996526913db3dc158c85692e115f"}} as unknown as DocumentNode<PaymentMethodsQuery, PaymentMethodsQueryVariables>;
export const PaymentProvidersDocument = {"__meta__":{"kind":"query","name":"PaymentProviders","documentId":"sha256:6f765b7e7715ce09795ff4df56c0ef0624129e17daf09c2441fa7fa01abeba56"}} as unknown as DocumentNode<PaymentProvidersQuery, PaymentProvidersQueryVariables>;
export const CoinRateDocument = {"__meta__":{"kind":"query","name":"CoinRate","documentId":"sha256:1cb5b1925e9712a994fde25f01add38a2b04499d2f2bb9d63f4e8f7f899efb51"}} as unknown as DocumentNode<CoinRateQuery, CoinRateQueryVariables>;
export const CreatePayTicketDocument = {"__meta__":{"kind":"mutation","name":"CreatePayTicket","documentId":"sha256:d55ad121efb714d18a896e6591624884f3c09ac00ac2f419941b8f4c69753a0a"}} as unknown as DocumentNode<CreatePayTicketMutation, CreatePayTicketMutationVariables>;
export const StartPaymentDocument = {"__meta__":{"kind":"mutation","name":"StartPayment","documentId":"sha256:c0bdc955eddb3f2d7513565bd3ac5f63c2ed2df4655670703add6202cdf964dc"}} as unknown as DocumentNode<StartPaymentMutation, StartPaymentMutationVariables>;
export const SubmitPaymentDocument = {"__meta__":{"kind":"mutation","name":"SubmitPayment","documentId":"sha256:50da7a20cb7a09ee29df31d38c0f66756a613d3425c9c2a9cf76291c2a979a53"}} as unknown as DocumentNode<SubmitPaymentMutation, SubmitPaymentMutationVariables>;
export const RefreshPaymentDocument = {"__meta__":{"kind":"mutation","name":"RefreshPayment","documentId":"sha256:fd9f8377d7c73c0a99731848dbdcfd67fa93d0339cf8e82bd8d8f974da6f8ef2"}} as unknown as DocumentNode<RefreshPaymentMutation, RefreshPaymentMutationVariables>;
export const PaymentDocument = {"__meta__":{"kind":"query","name":"Payment","documentId":"sha256:57de23c0ad4d7d0c8cfe889c307d15076a20717b79dd1e16b2cd79dd34464725"}} as unknown as DocumentNode<PaymentQuery, PaymentQueryVariables>;
export const PaymentLogDocument = {"__meta__":{"kind":"query","name":"PaymentLog","documentId":"sha256:eb83c8a0ee0289bab7326e394e1109b17a4da5bfd7d8271b2664807c32b8a085"}} as unknown as DocumentNode<PaymentLogQuery, PaymentLogQueryVariables>;
export const MeDocument = {"__meta__":{"kind":"query","name":"Me","documentId":"sha256:178e61a01b525f9490435affaa78a51098a91e24200e50b7b3009d8c6b6b8a2f"}} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const IfConfigDocument = {"__meta__":{"kind":"query","name":"IfConfig","documentId":"sha256:52b229f23f05977ca332060dbcca7826d9698eeaccadba7fdc6dade3904a712b"}} as unknown as DocumentNode<IfConfigQuery, IfConfigQueryVariables>;
export const SetUserCountryDocument = {"__meta__":{"kind":"mutation","name":"SetUserCountry","documentId":"sha256:dcd981878a916e3b488403ceb6c7c4f485c997f79545dc7d5f8bd0c97a601be7"}} as unknown as DocumentNode<SetUserCountryMutation, SetUserCountryMutationVariables>;
export const SetUserDocument = {"__meta__":{"kind":"mutation","name":"SetUser","documentId":"sha256:50f86c7c2bce97248684814ea503bd9df5a549b38d6f0c6717ccca0e7175b8bc"}} as unknown as DocumentNode<SetUserMutation, SetUserMutationVariables>;
export const AddLogTrafficDocument = {"__meta__":{"kind":"mutation","name":"AddLogTraffic","documentId":"sha256:6b79c5f8e3d401111e4c697a39f3d3947c992ece744950ee8fbd29a7e212b16d"}} as unknown as DocumentNode<AddLogTrafficMutation, AddLogTrafficMutationVariables>;
export const WishlistsDocument = {"__meta__":{"kind":"query","name":"Wishlists","documentId":"sha256:4c7f295cf4a1cbc560e8c21a6a5c53b2a6c8e19cd1f9069b22d755477ed43ebc"}} as unknown as DocumentNode<WishlistsQuery, WishlistsQueryVariables>;
export const AddWishlistDocument = {"__meta__":{"kind":"mutation","name":"AddWishlist","documentId":"sha256:2f83b5c855f6bc180d53e83809bf19aad5bc70fe49663e5de045811dc9c6718f"}} as unknown as DocumentNode<AddWishlistMutation, AddWishlistMutationVariables>;
export const DelWishlistDocument = {"__meta__":{"kind":"mutation","name":"DelWishlist","documentId":"sha256:e6d83b48e9da75d57ab2a72ee08ac44f020813796d6ad2fe62083c9dd15a7ab3"}} as unknown as DocumentNode<DelWishlistMutation, DelWishlistMutationVariables>;