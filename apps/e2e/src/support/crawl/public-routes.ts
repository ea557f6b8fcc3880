import { ARTICLES } from "../articles.ts";
import { AUTHOR, NEON_DRIFT } from "../games.ts";

/** A public address of every shop: its path without language, and what a guest's request is answered with. */
export type PublicRoute = {
  readonly path: string;
  readonly status: 200 | 302 | 404;
  /** Pages for search engines name themselves and their languages; the others need not. */
  readonly isListed: boolean;
  /** The page's scripts send guests on to log in. */
  readonly isForPlayers: boolean;
};

const unlisted = (path: string): PublicRoute => ({
  path,
  status: 200,
  isListed: false,
  isForPlayers: false,
});
const listed = (path: string): PublicRoute => ({ ...unlisted(path), isListed: true });
const forPlayers = (path: string): PublicRoute => ({ ...unlisted(path), isForPlayers: true });

/** All routes that a guest may ask for. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  ...[
    "/",
    "/store",
    "/boy-bl",
    "/boy-r18",
    "/girl-gl",
    "/girl-r18",
    `/store/${NEON_DRIFT.id}`,
    "/article",
    `/article/${ARTICLES.playInBrowser}`,
    `/user/${AUTHOR.uuid}`,
    "/about-us",
    "/bookmark",
    "/employment",
    "/help",
    "/help/contact",
    "/partners",
    "/privacy",
    "/terms",
  ].map(listed),
  ...[
    `/store/${NEON_DRIFT.id}/fullscreen`,
    `/store/${NEON_DRIFT.id}/fullscreen-test`,
    "/my-store",
    "/user",
    "/redirect",
    "/help/cases",
    "/offline",
    "/test",
    "/test/empty",
  ].map(unlisted),
  ...["/account/log", "/account/profile", "/account/statement"].map(forPlayers),
  { ...forPlayers("/account"), status: 302 },
  { ...unlisted("/404"), status: 404 },
];
