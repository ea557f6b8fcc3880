import { BRANDS } from "@catnip/brands";
import { expect, test } from "vitest";
import { seesPrices } from "./sees-prices.ts";

const [{ features }] = BRANDS as [(typeof BRANDS)[number]];
const hiding = { features: { ...features, guestPrices: "hidden" as const } };
const showing = { features: { ...features, guestPrices: "shown" as const } };

// R-PRC-6
test.each([
  { who: "a guest in a list", isPlayer: false, isGamePage: false, hidden: false },
  { who: "a guest on a game's page", isPlayer: false, isGamePage: true, hidden: true },
  { who: "a player in a list", isPlayer: true, isGamePage: false, hidden: true },
])("$who sees prices as the brand is configured", ({ isPlayer, isGamePage, hidden }) => {
  expect(seesPrices(hiding, { isPlayer, isGamePage })).toBe(hidden);
  expect(seesPrices(showing, { isPlayer, isGamePage })).toBe(true);
});
