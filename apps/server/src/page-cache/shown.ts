import { FOR_ADULTS_HEADER, SHOWS_GAMES_HEADER } from "@catnip/domain/navigation";
import { keepFromOthers } from "./for-adults.ts";
import type { PublicChange } from "@catnip/api/platform/public-changes.ts";

/** The games a page shows; all of them for lists, which any game may change. */
export type Shown = "every game" | ReadonlySet<number>;

/** Reads what a page says it shows: numbers of games with commas. A page that says nothing may show anything. */
export function readShown(header: string | null): Shown {
  if (header === null) return "every game";
  return new Set(header.split(",").filter(Boolean).map(Number));
}

/** Whether a change may concern a page. */
export function concerns(change: PublicChange, shown: Shown): boolean {
  if (change.kind === "anything") return true;
  if (shown === "every game") return change.kind === "games";
  return change.games.some((game) => shown.has(game));
}

/** Removes headers that a site sends only to its host. */
export function withoutInternalHeaders(response: Response): Response {
  if (!response.headers.has(SHOWS_GAMES_HEADER) && !response.headers.has(FOR_ADULTS_HEADER)) return response;
  const headers = new Headers(response.headers);
  headers.delete(SHOWS_GAMES_HEADER);
  keepFromOthers(headers);
  return new Response(response.body, { status: response.status, headers });
}
