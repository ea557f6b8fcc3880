import { createTranslator } from "@catnip/i18n";
import type { StoreCardFragment } from "@catnip/sdk/catalog/index.ts";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type * as ViewerModule from "../shell/viewer.ts";
import { GameCard } from "./game-card.tsx";

const { games } = vi.hoisted(() => ({
  games: {
    owned: new Map<number, string>(),
    cart: new Map<number, string>(),
    wishes: new Map<number, string>(),
  },
}));
vi.mock("../shell/viewer.ts", async (original) => ({
  ...(await original<typeof ViewerModule>()),
  useViewerFact: (fact: (viewer: unknown) => unknown) => fact({ games, country: "us" }),
}));

const NOW_MS = Date.parse("2030-01-15T00:00:00Z");
const GAME = {
  id: 7,
  boundary_words: "",
  author: "Moth",
  released_at: "2029-01-01T00:00:00Z",
  support_platform: "windows",
  is_free: false,
  tags: [],
  rating: { good: 0, bad: 0, purchases: 0 },
  store_info: [
    {
      language: "en-us",
      name: "Rain",
      brief: "It rains.",
      data: { cover: { url: "https://cdn.test/a/{width}.webp" } },
    },
  ],
  store_activity: { state: 2, percentage_discount: 20, ended_at: "2030-02-01T00:00:00Z", announcements: [] },
  game_pack: { languages: [], official_app: [{ platform: "windows" }], trial_app: [] },
} as unknown as StoreCardFragment;

function card(relation: "owned" | "cart" | "wishes" | null): string {
  for (const shelf of Object.values(games)) shelf.clear();
  if (relation) games[relation].set(GAME.id, "uuid");
  return renderToStaticMarkup(
    <I18nProvider i18n={createTranslator("en-US", {})}>
      <GameCard game={GAME} nowMs={NOW_MS} prices={null} />
    </I18nProvider>,
  );
}

// R-CAT-10
test.each([
  { relation: null, says: null, discount: true },
  { relation: "wishes", says: "On wishlist", discount: true },
  { relation: "cart", says: "In cart", discount: true },
  { relation: "owned", says: "In your library", discount: false },
] as const)(
  "a card of $relation says $says by a sign, with a discount: $discount",
  ({ relation, says, discount }) => {
    const markup = card(relation);
    expect(markup.includes("−20%")).toBe(discount);
    expect(/<svg[^>]*aria-label="(In your library|In cart|On wishlist)"/.exec(markup)?.[1] ?? null).toBe(
      says,
    );
    // No text over the cover.
    expect(markup).not.toMatch(/>(In your library|In cart|On wishlist)</);
  },
);
