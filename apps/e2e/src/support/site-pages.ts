import { ARTICLES } from "./articles.ts";
import { AUTHOR, NEON_DRIFT } from "./games.ts";

/** Pages of every shop without their language: each route, with what it shows for other parameters. */
export const SHOP_PATHS: readonly string[] = [
  "/",
  "/store",
  "/store?keyword=moon",
  "/store?keyword=nothing-has-this-name",
  "/boy-bl",
  "/boy-r18",
  "/girl-gl",
  "/girl-r18",
  `/store/${NEON_DRIFT.id}`,
  `/store/${NEON_DRIFT.id}?tab=news`,
  `/store/${NEON_DRIFT.id}/fullscreen`,
  `/store/${NEON_DRIFT.id}/fullscreen-test`,
  "/test",
  "/test/empty",
  "/store/999999",
  "/article",
  "/article?category=tutorial",
  "/article?keyword=nothing-has-this-word",
  `/article/${ARTICLES.playInBrowser}`,
  "/article/no-uuid",
  "/my-store",
  "/account",
  "/account/profile",
  "/account/log",
  "/account/statement",
  "/user",
  `/user/${AUTHOR.uuid}`,
  "/redirect",
  "/redirect?problem=failed",
  "/redirect?problem=unavailable",
  "/help",
  "/help?q=coins",
  "/help/contact",
  "/help/cases",
  "/about-us",
  "/bookmark",
  "/employment",
  "/partners",
  "/privacy",
  "/terms",
  "/404",
  "/no/such/page",
];

export const ACCOUNT_PATHS: readonly string[] = ["/sign-in", "/sign-up", "/forgot", "/sign-out", "/error"];

export const PAY_PATHS: readonly string[] = [
  "/",
  "/log",
  "/payment/x",
  "/payment/x/return",
  "/no/such/page",
  "/log/x",
];
