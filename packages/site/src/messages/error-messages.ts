import type { ErrorCode } from "@catnip/domain/errors";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/**
 * The message for a code: `i18n._(errorText(code))`. Unknown codes read as 9999.
 */
export function errorText(code: unknown): MessageDescriptor {
  return ERROR_TEXTS[knownCode(code)];
}

/**
 * The code itself if it has a message, else 9999. Equals the domain's `toErrorCode`, which would also import the
 * catalog's sentences for API developers.
 */
export const knownCode = (code: unknown): ErrorCode =>
  typeof code === "string" && Object.hasOwn(ERROR_TEXTS, code) ? (code as ErrorCode) : "9999";

/** One message per code; a new code in the error catalog fails type-checking here until it has one. */
const ERROR_TEXTS: Record<ErrorCode, MessageDescriptor> = {
  "0": msg`Done.`,
  "400": msg`Something went wrong on our side. Please try again later.`,
  "401": msg`Something went wrong on our side. Please try again later.`,
  "9999": msg`An unknown error occurred. If it happens again, please contact support.`,
  "auth/id-token-expired": msg`You have been away for a long time. Please log in again.`,
  "other/network-request-failed": msg`Network request failed, please check your internet.`,
  "store/empty-category": msg`Please choose at least one category.`,
  "article/not-found": msg`We could not find this article.`,
  "auth/login-required": msg`Please log in first.`,
  "input/invalid": msg`Something is missing or invalid. Please check what you entered.`,
  "refund/already-refunded": msg`This game has already been returned.`,
  "refund/downloaded": msg`You have downloaded this game, so it cannot be returned here. Please write to customer service.`,
  "refund/nothing-paid": msg`You paid nothing for this game, so there is nothing to return.`,
  "refund/played": msg`You have played this game for too long to return it here. Please write to customer service.`,
  "refund/too-late": msg`The time to return this game is over.`,
  "refund/too-many": msg`You have returned several games recently. Please write to customer service about this one.`,
  "request/too-many": msg`Too many requests in a short time. Please wait a moment and try again.`,
  "request/version": msg`This page is out of date. Please reload it.`,
  "service/unavailable": msg`We are offline for a moment. Nothing is lost; please try again shortly.`,
  "store/not-found": msg`We could not find this game.`,
  "auth/email-already-exists": msg`There is already an account with this email address.`,
  "auth/argument-error": msg`You could not be authorized. Please log in again.`,
  "auth/user-not-found": msg`We do not know this account.`,
  "auth/wrong-password": msg`The password is not correct.`,
  "auth/too-many-requests": msg`Too many failed attempts. Please wait a while and try again.`,
  "pay/new-tab-prevent": msg`The payment page could not be opened. Reload the page and try again; if that does not help, please contact support.`,
  "render/error": msg`The game could not be started. Please contact support.`,
  "render/game-data-lost": msg`Something is wrong with this game's files. Please contact its author.`,
  "quest/redemption-code-invalid": msg`This code is not valid.`,
  "quest/redemption-code-used": msg`This code has already been used.`,
  "auth/invalid-code": msg`This code is incorrect. Please check the email we sent you.`,
  "auth/code-expired": msg`This code has expired. Please request a new one.`,
  "auth/email-not-verified": msg`Please verify your email address first.`,
  "auth/weak-password": msg`Please choose a password of 8 to 16 letters (A–Z, a–z) and digits that is not a common one.`,
  "auth/forbidden": msg`Your account is not allowed to do this.`,
  "cart/empty": msg`Your cart is empty.`,
  "cart/full": msg`Your cart is full. Check out or remove a game first.`,
  "cart/not-found": msg`This game is no longer in your cart.`,
  "comment/not-found": msg`This comment is no longer there.`,
  "coupon/unavailable": msg`This coupon cannot be used here.`,
  "file/not-an-image": msg`Please choose a JPEG or PNG picture.`,
  "file/quota-exceeded": msg`You have uploaded a lot. Please try again tomorrow.`,
  "file/required": msg`File is required`,
  "file/too-large": msg`This picture is too large. Please choose one of at most 20 MB.`,
  "follow/too-many": msg`You have reached the limit of people to follow. Unfollow someone first.`,
  "pay/account-waiting": msg`Payouts to a new bank account start seven days after it was entered. Please request the payout then.`,
  "pay/case-decided": msg`This has already been decided, or the money has been credited.`,
  "pay/case-not-found": msg`We could not find this case.`,
  "pay/holder-characters": msg`Banks can't write this name. Use the letters A–Z, numbers, spaces and / - ? : ( ) . , ' + only.`,
  "pay/insufficient-balance": msg`There are not enough coins in your wallet. Nothing was charged.`,
  "pay/not-confirmed": msg`The provider's record does not match this order. Please choose another decision.`,
  "pay/other-brand": msg`This payment link belongs to another shop, so it was not opened. Start the top-up again in the shop where your wallet is.`,
  "pay/other-browser": msg`This payment link was made in another browser or for another account, so it was not opened. To fill your own wallet, start the top-up in the shop yourself.`,
  "pay/payment-not-found": msg`We could not find this payment.`,
  "pay/plan-changed": msg`This offer has changed since you saw it. Please choose again; nothing was charged.`,
  "pay/price-changed": msg`The price has changed since you saw it. Nothing was charged.`,
  "pay/provider-unavailable": msg`The payment provider cannot be reached right now. Please try again in a moment or choose another method.`,
  "pay/purchases-frozen": msg`Money for an earlier top-up was taken back or is disputed, so buying is paused. Add coins to pay what you owe, or contact support.`,
  "pay/ticket-invalid": msg`This payment link has already been used or has expired. Please start again from the shop.`,
  "pay/voucher-other-plan": msg`This code was sold for another plan, so it was not used. Start the top-up again with the plan that you bought.`,
  "price/raised-before-sale": msg`You raised the price recently, so a sale cannot start yet.`,
  "price/raised-in-sale": msg`You cannot raise the price while the sale is running.`,
  "price/sale-percent": msg`This discount is too small or too large, or smaller than the one that is running.`,
  "price/sale-too-soon": msg`The last sale ended too recently. Please wait before the next one.`,
  "profile/country-already-set": msg`Your country is already set. Support can change it for you.`,
  "profile/country-required": msg`Please choose your country of residence first.`,
  "quest/campaign-redeemed": msg`You have already redeemed a code of this campaign.`,
  "quest/own-codes": msg`You created or approved this code, so someone else has to redeem it.`,
  "render/no-threads": msg`This game needs a newer browser. Please try a current Chrome, Edge, Firefox or Safari.`,
  "render/no-web-build": msg`This game does not play in the browser. You can download it instead.`,
  "request/id-conflict": msg`This purchase was already submitted with different contents. Please reload the page.`,
  "request/version-conflict": msg`Someone else has changed this in the meantime. Please reload the page.`,
  "submission/incomplete": msg`Something is still missing. Please check the marked fields.`,
  "submission/not-editable": msg`This submission is in review or has already been decided.`,
  "submission/not-found": msg`We could not find this submission.`,
  "support/case-closed": msg`This case is closed. If you still need help, please write to us again.`,
  "support/case-not-found": msg`We found no case with this number and email address.`,
  "support/too-many": msg`Several of your cases are still open. Please add to one of them, or wait for our answer.`,
  "store/already-owned": msg`You already own this game.`,
  "store/blocked": msg`This game is not offered for your language or system.`,
  "store/not-owned": msg`You have not bought this game yet.`,
  "store/not-released": msg`This game has not been released yet.`,
  "traffic/consent-required": msg`Your visits are counted only if you agree. You can do so on the privacy page.`,
  "wishlist/not-found": msg`This game is no longer on your wishlist.`,
};
