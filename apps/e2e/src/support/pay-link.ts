import { expect } from "@playwright/test";
import { PLANS } from "./games.ts";
import { payButton, picksPlan, type Player } from "./player.ts";
import { site } from "./settings.ts";

/** The pay-site link created by choosing a small plan, not opened yet. */
export async function payLinkOf(player: Player): Promise<string> {
  let link = "";
  const isPayLink = (url: URL) => url.origin === site("pay") && url.searchParams.has("data");
  await player.page.route(isPayLink, (route) => {
    link = route.request().url();
    return route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>Not opened yet</title><link rel=icon href=data:,>",
    });
  });
  const offer = await player.opensTopUp();
  await picksPlan(offer, PLANS.small);
  await payButton(offer).click();
  await expect(player.page).toHaveTitle("Not opened yet");
  await player.page.unroute(isPayLink);
  return link;
}
