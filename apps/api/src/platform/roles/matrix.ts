import type { LimitName } from "../limits/limit-classes.ts";
import { EVERYBODY, MEMBERS, only, type Everybody, type Members, type Some } from "./askers.ts";

/** One operation of the API: who may ask it, of what, how often. */
export type AccessRow = {
  /**
   * Whose things it reads or changes. `own`: another person's object is answered like one that does not exist, which
   * services ensure and the cross-user test tries with every id of every operation. `any`: staff, everybody's things.
   */
  readonly touches: "none" | "public" | "own" | "any";
  readonly limit: LimitName;
  /** Another class, counted instead where this argument is given. */
  readonly limitWith?: { readonly argument: string; readonly limit: LimitName };
  /** The holder of a pay token may ask too; elsewhere a pay token is a guest, or refused where guests are. */
  readonly payToken?: true;
} & (
  | { readonly who: Everybody | Members; readonly audited?: never }
  /** `audited`: writes one audit event in the transaction of the change. Every mutation of staff does. */
  | { readonly who: Some; readonly audited: boolean }
);

/**
 * Who may ask what: one row per field of Query and Mutation. The schema refuses by it (`guard-roots.ts`), before any
 * code of the operation runs; an operation without a row is refused to everybody, and `matrix.test.ts` runs every cell.
 */
export const MATRIX = {
  // Reading the shop
  getConfig2: { who: EVERYBODY, touches: "public", limit: "public-read" },
  ifconfig: { who: EVERYBODY, touches: "none", limit: "public-read" },
  me: { who: EVERYBODY, touches: "own", limit: "member-read" },
  findStore: {
    who: EVERYBODY,
    touches: "public",
    limit: "public-read",
    limitWith: { argument: "keyword", limit: "search" },
  },
  findStoreUpdateLogByNoAuth: { who: EVERYBODY, touches: "public", limit: "public-read" },
  findStoreComment: { who: EVERYBODY, touches: "public", limit: "public-read" },
  findArticle: {
    who: EVERYBODY,
    touches: "public",
    limit: "public-read",
    limitWith: { argument: "keyword", limit: "search" },
  },
  findArticleByGuest: { who: EVERYBODY, touches: "public", limit: "public-read" },
  findRechargePlans: { who: EVERYBODY, touches: "public", limit: "public-read" },
  findPaymentMethod: { who: EVERYBODY, touches: "public", limit: "public-read" },
  findPaymentProvider: { who: EVERYBODY, touches: "public", limit: "public-read" },
  getPlatformCoinToCurrencyIdRate: { who: EVERYBODY, touches: "public", limit: "public-read" },
  getStoreAuthorizedAndFindStoreUrl: { who: EVERYBODY, touches: "own", limit: "member-read" },
  addLogTraffic: { who: EVERYBODY, touches: "none", limit: "traffic" },
  addClientSourceProfileByGuest: { who: EVERYBODY, touches: "none", limit: "traffic" },
  findStoreSuggestion: { who: EVERYBODY, touches: "public", limit: "search" },
  findClassify: { who: EVERYBODY, touches: "public", limit: "public-read" },
  findConfigurationDocument: { who: EVERYBODY, touches: "public", limit: "public-read" },
  findConfigurationPagesIndex2: { who: EVERYBODY, touches: "public", limit: "public-read" },
  findUserPublic: { who: EVERYBODY, touches: "public", limit: "public-read" },
  isRootAdmin: { who: EVERYBODY, touches: "own", limit: "member-read" },
  setMeAuthTime: { who: EVERYBODY, touches: "own", limit: "member-read" },
  preRechargeAccount: { who: EVERYBODY, touches: "public", limit: "public-read" },
  findArticleNeighbour: { who: EVERYBODY, touches: "public", limit: "public-read" },

  // A member's own things
  findCartStore: { who: MEMBERS, touches: "own", limit: "member-read" },
  addCartStore: { who: MEMBERS, touches: "own", limit: "member-write" },
  delCartStore: { who: MEMBERS, touches: "own", limit: "member-write" },
  findWishlist: { who: MEMBERS, touches: "own", limit: "member-read" },
  addWishlist: { who: MEMBERS, touches: "own", limit: "member-write" },
  delWishlist: { who: MEMBERS, touches: "own", limit: "member-write" },
  findStoreOrder: { who: MEMBERS, touches: "own", limit: "member-read" },
  findAccountLog: { who: MEMBERS, touches: "own", limit: "member-read" },
  findUserCouponByMe: { who: MEMBERS, touches: "own", limit: "member-read" },
  setWishlist: { who: MEMBERS, touches: "own", limit: "member-write" },
  findCartCheckout: { who: MEMBERS, touches: "own", limit: "member-read" },
  getStoreCommentByMe: { who: MEMBERS, touches: "own", limit: "member-read" },
  addStoreComment: { who: MEMBERS, touches: "own", limit: "comment" },
  setStoreComment: { who: MEMBERS, touches: "own", limit: "comment" },
  delStoreComment: { who: MEMBERS, touches: "own", limit: "comment" },
  addStorePlayTime: { who: MEMBERS, touches: "own", limit: "member-write" },
  findUserFollowed: { who: MEMBERS, touches: "own", limit: "member-read" },
  addUserFollowed: { who: MEMBERS, touches: "own", limit: "member-write" },
  delUserFollowed: { who: MEMBERS, touches: "own", limit: "member-write" },
  setStorePreference: { who: MEMBERS, touches: "own", limit: "member-write" },
  redeemQuestRedemptionCode: { who: MEMBERS, touches: "own", limit: "codes" },
  uploadFile: { who: MEMBERS, touches: "own", limit: "upload" },
  setUser: { who: MEMBERS, touches: "own", limit: "member-write" },
  getArticleHelpfulByMe: { who: MEMBERS, touches: "own", limit: "member-read" },
  setArticleHelpful: { who: MEMBERS, touches: "own", limit: "member-write" },
  setUserCountry: { who: MEMBERS, touches: "own", limit: "member-write" },
  findNotification: { who: MEMBERS, touches: "own", limit: "member-read" },
  setNotificationRead: { who: MEMBERS, touches: "own", limit: "member-write" },
  findNotificationSetting: { who: MEMBERS, touches: "own", limit: "member-read" },
  setNotificationSetting: { who: MEMBERS, touches: "own", limit: "member-write" },
  setUserLocale: { who: MEMBERS, touches: "own", limit: "member-write" },
  sendUserDeletionCode: { who: MEMBERS, touches: "own", limit: "codes" },
  delUser: { who: MEMBERS, touches: "own", limit: "codes" },

  // Money
  storeCheckout: { who: MEMBERS, touches: "own", limit: "checkout" },
  addCartCheckout: { who: MEMBERS, touches: "own", limit: "checkout" },
  createPayTicket: { who: MEMBERS, touches: "own", limit: "top-up" },
  openPayLink: { who: EVERYBODY, touches: "own", limit: "top-up" }, // By the single-use ticket in its data.
  confirmPayTicket: { who: MEMBERS, touches: "own", limit: "top-up" },
  startPayment: { who: EVERYBODY, touches: "own", limit: "top-up" }, // By proof and secret of an opened link.
  submitPayment: { who: MEMBERS, payToken: true, touches: "own", limit: "top-up" },
  submitPaymentFields: { who: MEMBERS, payToken: true, touches: "own", limit: "top-up" },
  returnFromProvider: { who: MEMBERS, payToken: true, touches: "own", limit: "top-up" },
  refreshPayment: { who: MEMBERS, payToken: true, touches: "own", limit: "top-up" },
  findPayer: { who: MEMBERS, payToken: true, touches: "own", limit: "member-read" },
  findPayment: { who: MEMBERS, payToken: true, touches: "own", limit: "member-read" },
  findPaymentLog: { who: MEMBERS, payToken: true, touches: "own", limit: "member-read" },

  // Publishing
  findStoreSubmit: {
    who: only("creator", "reviewer", "root"),
    touches: "own",
    limit: "member-read",
    audited: false,
  },
  addStoreSubmit: { who: only("creator"), touches: "own", limit: "member-write", audited: false },
  setStoreSubmit: { who: only("creator"), touches: "own", limit: "member-write", audited: false },
  submitStoreSubmit: { who: only("creator"), touches: "own", limit: "member-write", audited: false },
  withdrawStoreSubmit: { who: only("creator"), touches: "own", limit: "member-write", audited: false },
  reviewStoreSubmit: { who: only("reviewer", "root"), touches: "any", limit: "staff-write", audited: true },

  // Staff
  findArticleByStaff: { who: only("support", "root"), touches: "any", limit: "member-read", audited: false },
  findArticleVersion: { who: only("support", "root"), touches: "any", limit: "member-read", audited: false },
  addArticle: { who: only("support", "root"), touches: "any", limit: "staff-write", audited: true },
  setArticle: { who: only("support", "root"), touches: "any", limit: "staff-write", audited: true },
  findConfigurationHistory: { who: only("root"), touches: "any", limit: "member-read", audited: false },
  restoreConfigurationDocument: { who: only("root"), touches: "any", limit: "staff-write", audited: true },
  setConfigurationDocument: { who: only("root"), touches: "any", limit: "staff-write", audited: true },
  addRedemptionCodes: { who: only("finance", "root"), touches: "any", limit: "staff-write", audited: true },
  approveRedemptionCodes: {
    who: only("finance", "root"),
    touches: "any",
    limit: "staff-write",
    audited: true,
  },
  endRedemptionCodes: { who: only("finance", "root"), touches: "any", limit: "staff-write", audited: true },
  findRedemptionBatch: { who: only("finance", "root"), touches: "any", limit: "member-read", audited: false },
  findPaymentCase: { who: only("finance", "root"), touches: "any", limit: "member-read", audited: false },
  confirmPayment: { who: only("finance", "root"), touches: "any", limit: "staff-write", audited: true },
  decidePaymentCase: { who: only("finance", "root"), touches: "any", limit: "staff-write", audited: true },
  setUserCountryBySupport: {
    who: only("support", "root"),
    touches: "any",
    limit: "staff-write",
    audited: true,
  },
} as const satisfies Record<string, AccessRow>;

/** Every operation that writes an audit event; `recordAudit` takes no other name. */
export type AuditedOperation = {
  [Name in keyof typeof MATRIX]: (typeof MATRIX)[Name] extends { readonly audited: true } ? Name : never;
}[keyof typeof MATRIX];

/** The row of an operation, or null where there is none. */
export function accessRow(operation: string): AccessRow | null {
  const rows: Readonly<Record<string, AccessRow>> = MATRIX;
  return Object.hasOwn(rows, operation) ? (rows[operation] ?? null) : null;
}
