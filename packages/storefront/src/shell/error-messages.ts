import { toErrorCode, type ErrorCode } from "@catnip/domain/errors";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** What a visitor reads for a code: `i18n._(errorText(code))`. Unknown codes read as 9999. */
export function errorText(code: unknown): MessageDescriptor {
  return ERROR_TEXTS[toErrorCode(code)];
}

/** One sentence per code; a code added to the catalogue fails type-checking here until it has words. */
const ERROR_TEXTS: Record<ErrorCode, MessageDescriptor> = {
  "0": msg`Done.`,
  "400": msg`Something went wrong on our side. Please try again later.`,
  "401": msg`Something went wrong on our side. Please try again later.`,
  "9999": msg`An unknown error occurred. If it happens again, please contact support.`,
  "auth/id-token-expired": msg`You have been away for a long time. Please log in again.`,
  "auth/email-already-exists": msg`There is already an account with this mail address.`,
  "auth/argument-error": msg`You could not be authorized. Please log in again.`,
  "auth/user-not-found": msg`We do not know this account.`,
  "auth/wrong-password": msg`The password is not correct.`,
  "auth/too-many-requests": msg`Too many failed tries. Please wait a while and try again.`,
  "pay/new-tab-prevent": msg`The payment page could not be opened. Reload the page and try again; if that does not help, please contact support.`,
  "other/network-request-failed": msg`Network request failed, please check your internet.`,
  "render/error": msg`The game could not be started. Please contact support.`,
  "render/game-data-lost": msg`Something is wrong with this game's files. Please contact its author.`,
  "quest/redemption-code-invalid": msg`This code is not valid.`,
  "quest/redemption-code-used": msg`This code has already been used.`,
  "store/empty-category": msg`Please choose at least one category.`,
  "auth/login-required": msg`Please log in first.`,
  "auth/invalid-code": msg`This code is not correct. Please check the mail we sent you.`,
  "auth/code-expired": msg`This code has expired. Please ask for a new one.`,
  "auth/email-not-verified": msg`Please verify your mail address first.`,
  "auth/weak-password": msg`Please choose a password of 8 to 16 letters and digits that is not a common one.`,
  "auth/forbidden": msg`Your account is not allowed to do this.`,
  "cart/empty": msg`Your cart is empty.`,
  "cart/not-found": msg`This game is no longer in your cart.`,
  "coupon/unavailable": msg`This coupon cannot be used here.`,
  "input/invalid": msg`Something is missing or not as expected. Please check what you entered.`,
  "pay/insufficient-balance": msg`There are not enough coins in your wallet. Nothing was charged.`,
  "pay/payment-not-found": msg`We could not find this payment.`,
  "pay/plan-changed": msg`This offer has changed since you saw it. Please choose again; nothing was charged.`,
  "pay/price-changed": msg`The price has changed since you saw it. Nothing was charged.`,
  "pay/provider-unavailable": msg`The payment provider cannot be reached right now. Please try again in a moment or choose another method.`,
  "pay/ticket-invalid": msg`This payment link has already been used or has expired. Please start again from the shop.`,
  "profile/country-already-set": msg`Your country is already set. Support can change it for you.`,
  "profile/country-required": msg`Please choose your country of residence first.`,
  "request/id-conflict": msg`This purchase was already sent with other contents. Please reload the page.`,
  "request/too-many": msg`That was a bit fast. Please wait a moment and try again.`,
  "request/version": msg`This page is out of date. Please reload it.`,
  "service/unavailable": msg`We are away for a moment. Nothing is lost; please try again shortly.`,
  "store/already-owned": msg`You already own this game.`,
  "store/blocked": msg`This game is not offered for your language or system.`,
  "store/not-found": msg`We could not find this game.`,
  "store/not-owned": msg`You have not bought this game yet.`,
  "store/not-released": msg`This game has not been released yet.`,
};
