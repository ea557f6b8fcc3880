/**
 * Every error code the product may return. Visitors see the storefront's translation of each code; its English sentence
 * for logs is in `error-sentences.ts`, which no browser loads.
 *
 * The first block is frozen, since every client depends on it (R-ERR-1). The second holds later codes, in the same
 * `area/slug` form.
 */
export const ERROR_CODES = [
  "0",
  "400",
  "401",
  "9999",
  "auth/id-token-expired",
  "auth/email-already-exists",
  "auth/argument-error",
  "auth/user-not-found",
  "auth/wrong-password",
  "auth/too-many-requests",
  "pay/new-tab-prevent",
  "other/network-request-failed",
  "render/error",
  "render/game-data-lost",
  "quest/redemption-code-invalid",
  "quest/redemption-code-used",
  "store/empty-category",

  "article/not-found",
  "auth/login-required",
  "auth/invalid-code",
  "auth/code-expired",
  "auth/email-not-verified",
  "auth/weak-password",
  "auth/forbidden",
  "cart/empty",
  "cart/full",
  "cart/not-found",
  "comment/not-found",
  "coupon/unavailable",
  "file/not-an-image",
  "file/quota-exceeded",
  "file/required",
  "file/too-large",
  "follow/too-many",
  "input/invalid",
  "pay/account-waiting",
  "pay/case-decided",
  "pay/case-not-found",
  "pay/holder-characters",
  "pay/insufficient-balance",
  "pay/not-confirmed",
  "pay/other-brand",
  "pay/other-browser",
  "pay/payment-not-found",
  "pay/plan-changed",
  "pay/price-changed",
  "pay/provider-unavailable",
  "pay/purchases-frozen",
  "pay/ticket-invalid",
  "pay/voucher-other-plan",
  "price/raised-before-sale",
  "price/raised-in-sale",
  "price/sale-percent",
  "price/sale-too-soon",
  "profile/country-already-set",
  "profile/country-required",
  "quest/campaign-redeemed",
  "quest/own-codes",
  "refund/already-refunded",
  "refund/downloaded",
  "refund/nothing-paid",
  "refund/played",
  "refund/too-late",
  "refund/too-many",
  "render/no-threads",
  "render/no-web-build",
  "request/id-conflict",
  "request/too-many",
  "request/version",
  "request/version-conflict",
  "service/unavailable",
  "submission/incomplete",
  "submission/not-editable",
  "submission/not-found",
  "support/case-closed",
  "support/case-not-found",
  "support/too-many",
  "store/already-owned",
  "store/blocked",
  "store/not-found",
  "store/not-owned",
  "store/not-released",
  "traffic/consent-required",
  "wishlist/not-found",
] as const;

/** A code of the catalogue. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Whether an untrusted value is a code of the catalog. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return ERROR_CODES.some((code) => code === value);
}

/** The code itself when it is in the catalog, else `9999` (unknown error). */
export function toErrorCode(value: unknown): ErrorCode {
  return isErrorCode(value) ? value : "9999";
}
