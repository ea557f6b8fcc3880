import type { Brand } from "@catnip/brands";

/** Whether a list includes prices: for players, on a game's own page, and for guests if the brand shows them. */
export const seesPrices = (
  { features }: Pick<Brand, "features">,
  asked: { readonly isPlayer: boolean; readonly isGamePage: boolean },
): boolean => asked.isPlayer || asked.isGamePage || features.guestPrices === "shown";
