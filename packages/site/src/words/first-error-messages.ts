import type { ErrorCode } from "@catnip/domain/errors";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/**
 * The messages that come with every page: what a page itself may have to say, above all where nothing more can be loaded. Those of
 * refusals are in `error-messages.ts` and come with the code that asks.
 */
export const FIRST_ERROR_TEXTS = {
  "0": msg`Done.`,
  "400": msg`Something went wrong on our side. Please try again later.`,
  "401": msg`Something went wrong on our side. Please try again later.`,
  "9999": msg`An unknown error occurred. If it happens again, please contact support.`,
  "auth/id-token-expired": msg`You have been away for a long time. Please log in again.`,
  "other/network-request-failed": msg`Network request failed, please check your internet.`,
  "store/empty-category": msg`Please choose at least one category.`,
  "article/not-found": msg`We could not find this article.`,
  "auth/login-required": msg`Please log in first.`,
  "input/invalid": msg`Something is missing or not as expected. Please check what you entered.`,
  "refund/already-refunded": msg`This game has already been returned.`,
  "refund/downloaded": msg`You have downloaded this game, so it cannot be returned here. Please write to customer service.`,
  "refund/nothing-paid": msg`You paid nothing for this game, so there is nothing to return.`,
  "refund/played": msg`You have played this game for too long to return it here. Please write to customer service.`,
  "refund/too-late": msg`The days in which you could return this game are over.`,
  "refund/too-many": msg`You have returned several games lately. Please write to customer service about this one.`,
  "request/too-many": msg`That was a bit fast. Please wait a moment and try again.`,
  "request/version": msg`This page is out of date. Please reload it.`,
  "service/unavailable": msg`We are away for a moment. Nothing is lost; please try again shortly.`,
  "store/not-found": msg`We could not find this game.`,
} as const satisfies Partial<Record<ErrorCode, MessageDescriptor>>;

type FirstCode = keyof typeof FIRST_ERROR_TEXTS;

export const isFirstCode = (code: unknown): code is FirstCode =>
  typeof code === "string" && Object.hasOwn(FIRST_ERROR_TEXTS, code);
