/**
 * Every error code the product may return, with an English message for logs and for clients without translations.
 * Visitors see the storefront's translation of each code.
 *
 * The first block is frozen, since every client depends on it (R-ERR-1). The second holds later codes, in the same
 * `area/slug` form.
 */
export const ERROR_CODES = {
  "0": "Success.",
  "400": "Server error, try again later.",
  "401": "Server error, try again later.",
  "9999": "Unknown error, contact support.",
  "auth/id-token-expired": "The account has been inactive too long; log in again.",
  "auth/email-already-exists": "The account is already registered.",
  "auth/argument-error": "Authorization error.",
  "auth/user-not-found": "User not found.",
  "auth/wrong-password": "The password is incorrect.",
  "auth/too-many-requests": "Too many errors, try later.",
  "pay/new-tab-prevent": "The payment page could not be opened.",
  "other/network-request-failed": "Network request failed, please check your internet.",
  "render/error": "The game failed to start, contact support.",
  "render/game-data-lost": "The game information is wrong, contact the author.",
  "quest/redemption-code-invalid": "The serial number is invalid.",
  "quest/redemption-code-used": "The serial number is already in use.",
  "store/empty-category": "At least one category must be selected.",

  "article/not-found": "The article was not found.",
  "auth/login-required": "Log in to do this.",
  "auth/invalid-code": "The verification code is not correct.",
  "auth/code-expired": "The verification code has expired; ask for a new one.",
  "auth/email-not-verified": "The mail address has not been verified yet.",
  "auth/weak-password": "The password must be 8 to 16 letters and digits, and not a common one.",
  "auth/forbidden": "This account is not allowed to do this.",
  "cart/empty": "There is nothing in the cart to check out.",
  "cart/full": "The cart holds as many games as it can.",
  "cart/not-found": "The game is no longer in the cart.",
  "comment/not-found": "The comment was not found.",
  "coupon/unavailable": "The coupon cannot be used here.",
  "file/not-an-image": "Only JPEG and PNG pictures can be uploaded.",
  "file/quota-exceeded": "No more files can be uploaded for now.",
  "file/required": "File is required.",
  "file/too-large": "The file is too large.",
  "follow/too-many": "The account follows as many people as it can.",
  "input/invalid": "Something in the request is missing or not in the expected form.",
  "pay/account-waiting": "Payouts to a bank account start some days after it was entered or changed.",
  "pay/case-decided": "The case has been decided already, or its money credited.",
  "pay/case-not-found": "There is no such case.",
  "pay/holder-characters": "Banks cannot write the name of the account's holder as it is.",
  "pay/insufficient-balance": "The wallet does not cover the price.",
  "pay/not-confirmed": "The provider does not confirm the order as it was made.",
  "pay/other-brand": "The payment link is for another brand's pay site.",
  "pay/other-browser": "The payment link was made in another browser or for another account.",
  "pay/payment-not-found": "The payment was not found.",
  "pay/plan-changed": "The top-up plan has changed since it was shown.",
  "pay/price-changed": "The price has changed since it was shown.",
  "pay/provider-unavailable": "The payment provider cannot be reached right now.",
  "pay/purchases-frozen":
    "A payment was disputed or its refunded coins are owed, so nothing can be bought until that is settled.",
  "pay/ticket-invalid": "The payment link has been used already or has expired.",
  "pay/voucher-other-plan": "The voucher was sold for another plan.",
  "price/raised-before-sale": "A price of the game rose too recently for a sale to begin.",
  "price/raised-in-sale": "A price of the game cannot rise while its sale runs.",
  "price/sale-percent": "The discount is outside what sales may have, or smaller than the running one.",
  "price/sale-too-soon": "The game's last sale ended too recently.",
  "profile/country-already-set": "The country of residence is set and cannot be changed here.",
  "profile/country-required": "Choose a country of residence before paying.",
  "quest/campaign-redeemed": "A code of this campaign has been redeemed by this account already.",
  "quest/own-codes": "The person who made or approved reward codes can neither approve nor redeem them.",
  "refund/already-refunded": "The game has been given back already.",
  "refund/downloaded": "The game has been downloaded, so it cannot be given back by itself.",
  "refund/nothing-paid": "Nothing was paid for the game, so nothing can be given back.",
  "refund/played": "The game has been played for too long to be given back by itself.",
  "refund/too-late": "The days in which the game could be given back are over.",
  "refund/too-many": "Many games have been given back lately; customer service takes the next one back.",
  "render/no-web-build": "The game has no build that plays in a browser.",
  "request/id-conflict": "The same transaction id was sent with different content.",
  "request/too-many": "Too many requests, try again shortly.",
  "request/version": "The header accept-version must be v2.",
  "request/version-conflict": "It was changed by someone else since it was read.",
  "service/unavailable": "The service is away for a moment.",
  "submission/incomplete": "The submission is not complete yet.",
  "submission/not-editable": "The submission cannot be changed like this in its present state.",
  "submission/not-found": "The submission was not found.",
  "support/case-closed": "The case is closed; nothing more can be written into it.",
  "support/case-not-found": "There is no such case.",
  "support/too-many": "Too many cases are open; add to one of them.",
  "store/already-owned": "The game is already owned.",
  "store/blocked": "The game is not offered for this language or system.",
  "store/not-found": "The game was not found.",
  "store/not-owned": "The game has not been bought.",
  "store/not-released": "The game has not been released yet.",
  "traffic/consent-required": "Visits are counted only with the visitor's consent; ask for it first.",
  "wishlist/not-found": "The wish was not found.",
} as const satisfies Record<string, string>;

/** A code of the catalog. */
export type ErrorCode = keyof typeof ERROR_CODES;

/** Messages that are not errors: thanks, a question before buying, congratulations */
export const MESSAGE_CODES = {
  "input/store-commit": "Thanks for the review.",
  "pay/not-support-lang": "The game may not be in a familiar language; continue buying?",
  "quest/redeem-quest-redemption-code": "Congratulations! Rewards received.",
} as const satisfies Record<string, string>;

/** Whether an untrusted value is a code of the catalog. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(ERROR_CODES, value);
}

/** The code itself when it is in the catalog, else `9999` (unknown error). */
export function toErrorCode(value: unknown): ErrorCode {
  return isErrorCode(value) ? value : "9999";
}

/** The English message of a code, for logs. */
export function errorSentence(code: ErrorCode): string {
  return ERROR_CODES[code];
}
