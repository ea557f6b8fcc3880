import type { Brand } from "@catnip/brands";

/** Whether a list carries prices: for members, on a game's own page, and for guests where the brand shows them. */
export const seesPrices = (
  { features }: Pick<Brand, "features">,
  asked: { readonly isMember: boolean; readonly isGamePage: boolean },
): boolean => asked.isMember || asked.isGamePage || features.guestPrices === "shown";
