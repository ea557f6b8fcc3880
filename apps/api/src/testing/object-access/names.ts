import { buying, seen } from "../../modules/orders/testing/shop.ts";
import type { Kind, Owner } from "./world.ts";

/** What the asker sends; `id` stands where the place is. */
type Asking = (id: string, by: Owner) => Readonly<Record<string, unknown>>;

/** What an id names. */
export type Named =
  /** Something anybody may name: a game, an article, a person's public page. */
  | "public"
  /** Not a thing but a word of a list: a currency, a tag, where a visitor came from. */
  | "word"
  /** Anything of anybody: only staff may ask (the access matrix). */
  | "staff"
  /** Only within what the same call changes; nothing is looked up by it. */
  | "inside"
  /** Somebody's own thing. `lists`: asking for another's is answered like asking for nothing. */
  | { readonly kind: Kind; readonly ask: Asking }
  /** An id its sender makes, under which another person has something already: refused, and nothing of it told. */
  | { readonly kind: Kind; readonly made: true; readonly ask: Asking };

const owned = (kind: Kind, ask: Asking): Named => ({ kind, ask });
const made = (kind: Kind, ask: Asking): Named => ({ kind, made: true, ask });
const shownFor = (by: Owner, uuid?: string) =>
  buying({ game: by.cartGame, ...(uuid ? { coupons: [{ uuid, rate: 10 }] } : {}) }, WALLET).shown;
const WALLET = { coins: 98_000 };

/** Every place of the schema where a thing is named. A new one without an entry fails the test. */
export const NAMES: Readonly<Record<string, Named>> = {
  "findArticle.store_id": "public",
  "findArticle.uuid": "public",
  "findArticleByStaff.store_id": "staff",
  "findArticleByStaff.uuid": "staff",
  "findArticleNeighbour.uuid": "public",
  "findArticleVersion.uuid": "staff",
  "findCartCheckout.uuid": owned("cart checkout", (uuid) => ({ uuid })),
  "findCartStore.user_uuid": owned("account", (user_uuid) => ({ user_uuid })),
  "findConfigurationPagesIndex2.article_uuid": "public",
  "findConfigurationPagesIndex2.store_id": "public",
  "findPayment.order_no": owned("payment", (order_no) => ({ order_no })),
  "findPaymentProvider.currency_id": "word",
  "findRechargePlans.currency_id": "word",
  "findStore.exclude_tag_id": "word",
  "findStore.id": "public",
  "findStore.tag_id": "word",
  "findStoreComment.store_id": "public",
  "findStoreSubmit.store_id": "public",
  "findStoreSubmit.uuid": owned("submission", (uuid) => ({ uuid })),
  "findStoreUpdateLogByNoAuth.store_id": "public",
  "findUserFollowed.followed_user_uuid": "public",
  "findUserPublic.uuid": "public",
  "findWishlist.store_id": "public",
  "findWishlist.uuid": owned("wish", (uuid) => ({ uuid })),
  "getArticleHelpfulByMe.uuid": "public",
  "getPlatformCoinToCurrencyIdRate.currency_id": "word",
  "getStoreCommentByMe.store_id": "public",
  "preRechargeAccount.currency_id": "word",

  "addArticle.article.store_id": "staff",
  "addArticle.uuid": "staff",
  "addCartCheckout.cart_store_uuid": owned("cart entry", (id, by) => ({
    ...CHECKOUT,
    cart_store_uuid: [id],
    shown: shownFor(by),
  })),
  "addCartCheckout.shown.lines.store_id": "public",
  "addCartCheckout.use_coupon.cart_store_uuid": owned("cart entry", (id, by) => ({
    ...CHECKOUT,
    cart_store_uuid: [by.things["cart entry"]],
    use_coupon: [{ cart_store_uuid: id, use_user_coupon_uuids: [by.things.coupon] }],
    shown: seen([{ game: by.cartGame, coupons: [{ uuid: by.things.coupon, rate: 10 }] }], WALLET),
  })),
  "addCartCheckout.use_coupon.use_user_coupon_uuids": owned("coupon", (id, by) => ({
    ...CHECKOUT,
    cart_store_uuid: [by.things["cart entry"]],
    use_coupon: [{ cart_store_uuid: by.things["cart entry"], use_user_coupon_uuids: [id] }],
    shown: shownFor(by, id),
  })),
  "addCartCheckout.uuid": made("cart checkout", (uuid, by) => ({
    ...CHECKOUT,
    uuid,
    cart_store_uuid: [by.things["cart entry"]],
    shown: shownFor(by),
  })),
  "addCartStore.store_ad_link_uid": "word",
  "addCartStore.store_id": "public",
  "addClientSourceProfileByGuest.uuid": "inside",
  "addLogTraffic.client_id": "inside",
  "addLogTraffic.session_id": "inside",
  "addRedemptionCodes.rewards.coupon_uuid": "staff",
  "addRedemptionCodes.rewards.store_id": "staff",
  "addRedemptionCodes.uuid": "staff",
  "addStoreComment.store_id": "public",
  "addStorePlayTime.store_id": "public",
  "addStoreSubmit.store_id": "public",
  "addStoreSubmit.uuid": made("submission", (uuid) => ({ uuid })),
  "addUserFollowed.followed_user_uuid": "public",
  "addWishlist.store_id": "public",
  "confirmPayment.currency_id": "staff",
  "confirmPayment.uuid": "staff",
  "decidePaymentCase.case_uuid": "staff",
  "decidePaymentCase.user_uuid": "staff",
  "decidePaymentCase.uuid": "staff",
  "delCartStore.uuid": owned("cart entry", (id) => ({ uuid: [id] })),
  "delStoreComment.uuid": owned("comment", (uuid) => ({ uuid })),
  "delUserFollowed.uuid": owned("follow", (uuid) => ({ uuid })),
  "delWishlist.store_id": "public",
  "delWishlist.uuid": owned("wish", (id) => ({ uuid: [id] })),
  "approveRedemptionCodes.uuid": "staff",
  "endRedemptionCodes.uuid": "staff",
  "getStoreAuthorizedAndFindStoreUrl.id": "public",
  "refreshPayment.order_no": owned("payment", (order_no) => ({ order_no })),
  "returnFromProvider.order_no": owned("payment", (order_no) => ({ order_no, query: "" })),
  "reviewStoreSubmit.uuid": "staff",
  "setArticle.article.store_id": "staff",
  "setArticle.uuid": "staff",
  "setArticleHelpful.uuid": "public",
  "setNotificationRead.uuid": owned("notification", (id) => ({ uuid: [id] })),
  "setStoreComment.uuid": owned("comment", (uuid) => ({ uuid, comment: "A dull game.", vote: -1 })),
  "setStorePreference.hidden_tag_id": "word",
  "setStorePreference.liked_tag_id": "word",
  "setStoreSubmit.store.content_warnings": "word",
  "setStoreSubmit.store.tags": "word",
  "setStoreSubmit.store_submit_game_pack.official_app": "inside",
  "setStoreSubmit.store_submit_game_pack.trial_app": "inside",
  "setStoreSubmit.store_submit_info.cover": owned("cover", (cover, by) => ({
    ...draft(by),
    store_submit_info: [{ ...INFO, cover }],
  })),
  "setStoreSubmit.store_submit_info.cover1to1": owned("cover", (cover1to1, by) => ({
    ...draft(by),
    store_submit_info: [{ ...INFO, cover1to1 }],
  })),
  "setStoreSubmit.store_submit_info.screenshots": owned("cover", (id, by) => ({
    ...draft(by),
    store_submit_info: [{ ...INFO, screenshots: [id] }],
  })),
  "setStoreSubmit.uuid": owned("submission", (uuid) => ({
    uuid,
    version: 1,
    store: { category: "girl-bl" },
  })),
  "setUser.metadata._cid": "inside",
  "setUser.profile.head": owned("avatar", (head) => ({ profile: { head } })),
  "setUserCountryBySupport.user_uuid": "staff",
  "setWishlist.store_id": "public",
  "setWishlist.uuid": owned("wish", (uuid) => ({ uuid, memo: "mine now" })),
  "storeCheckout.shown.lines.store_id": "public",
  "storeCheckout.store_id": "public",
  "storeCheckout.use_user_coupon_uuids": owned("coupon", (id, by) => ({
    ...PURCHASE,
    store_id: by.cartGame.id,
    use_user_coupon_uuids: [id],
    shown: shownFor(by, id),
  })),
  "storeCheckout.uuid": made("purchase", (uuid, by) => ({
    ...PURCHASE,
    uuid,
    store_id: by.cartGame.id,
    shown: shownFor(by),
  })),
  "submitPayment.order_no": owned("payment", (order_no) => ({ order_no })),
  "submitPaymentFields.order_no": owned("payment", (order_no) => ({ order_no, fields: [] })),
  "submitStoreSubmit.uuid": owned("submission", (uuid) => ({
    uuid,
    version: 1,
    all_characters_adult: true,
    rights_held: true,
  })),
  "uploadFile.scope_uuid": "inside",
  "withdrawStoreSubmit.uuid": owned("submission", (uuid) => ({ uuid, version: 1 })),
};

const CHECKOUT = { uuid: "0198c0de-0000-7000-8000-0000000000aa", account_1_amount: 0, use_coupon: [] };
const PURCHASE = {
  uuid: "0198c0de-0000-7000-8000-0000000000bb",
  account_1_amount: 0,
  use_user_coupon_uuids: [],
};
const INFO = { language: "en-us", name: "Quiet Harbour", brief: "A short line." };
const draft = (by: Owner) => ({ uuid: by.things.submission, version: 1 });
