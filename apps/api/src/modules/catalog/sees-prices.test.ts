import { BRANDS } from "@catnip/brands";
import { expect, test } from "vitest";
import { seesPrices } from "./sees-prices.ts";

const [{ features }] = BRANDS as [(typeof BRANDS)[number]];
const hiding = { features: { ...features, guestPrices: "hidden" as const } };
const showing = { features: { ...features, guestPrices: "shown" as const } };

// R-PRC-6
test.each([
  { who: "a guest in a list", isMember: false, isGamePage: false, hidden: false },
  { who: "a guest on a game's page", isMember: false, isGamePage: true, hidden: true },
  { who: "a member in a list", isMember: true, isGamePage: false, hidden: true },
])("$who sees prices as the brand has it", ({ isMember, isGamePage, hidden }) => {
  expect(seesPrices(hiding, { isMember, isGamePage })).toBe(hidden);
  expect(seesPrices(showing, { isMember, isGamePage })).toBe(true);
});
