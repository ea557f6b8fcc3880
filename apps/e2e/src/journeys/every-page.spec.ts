import { isHydrated } from "../support/hydrated.ts";
import { PUBLIC_ROUTES } from "../support/crawl/public-routes.ts";
import { NEON_DRIFT, READER } from "../support/games.ts";
import { clippedButtons, findOverflow } from "../support/overflow.ts";
import { picturesAskedFor } from "../support/excluded-content.ts";
import type { Player } from "../support/player.ts";
import { SAMPLED_LOCALES } from "../support/sample.ts";
import { expect, test } from "../support/test.ts";

/** What only a browser can tell of every page. */

// R-AGE-2
test("before the age gate is passed no page of the shop requests a picture", async ({ player }) => {
  test.slow();
  const asked = picturesAskedFor(player.page);
  for (const { path } of PUBLIC_ROUTES.filter(({ isForPlayers }) => !isForPlayers)) {
    await player.expecting({ status: [404] }, async () => {
      await player.opens(path);
      if (path !== "/offline") await isHydrated(player.page);
    });
    // A picture further down would be fetched when it comes into view.
    await player.page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: "instant" });
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }
    });
    expect([...asked], path).toEqual([]);
  }
});

// R-LNG-11
test("nothing is wider than the page or its button, in any language", async ({ visitor }) => {
  test.slow();
  const phone = { viewport: { width: 390, height: 844 } };
  const guest = await visitor(phone);
  await guest.page.addInitScript(() => {
    localStorage.setItem("r18", "1");
    // Home does not ask what the visitor likes.
    localStorage.setItem("globalCategory", "boy-r18");
  });
  const found: string[] = [];
  const looks = async ({ page }: Player, locale: string, path: string) => {
    const faults = [...(await findOverflow(page)), ...(await clippedButtons(page))];
    found.push(...faults.map((fault) => `${locale} ${path}: ${fault}`));
  };
  for (const locale of SAMPLED_LOCALES) {
    await guest.opens(locale === "en-US" ? "/" : `/${locale}`);
    await isHydrated(guest.page);
    await looks(guest, locale, "/");
  }

  const player = await visitor(phone);
  await player.opensAs(READER, "/terms");
  for (const locale of SAMPLED_LOCALES)
    for (const path of ["/store", `/store/${NEON_DRIFT.id}`, "/account/profile"]) {
      await player.opens(locale === "en-US" ? path : `/${locale}${path}`);
      await isHydrated(player.page);
      // The wallet comes with whatever else is the player's own.
      await expect(player.page.getByRole("banner").getByRole("status").first()).toHaveText(/\d/);
      await looks(player, locale, path);
    }
  // The header's row is full at both ends of its range.
  for (const width of [1024, 1440]) {
    await player.page.setViewportSize({ width, height: 900 });
    for (const locale of SAMPLED_LOCALES) {
      await player.opens(locale === "en-US" ? "/terms" : `/${locale}/terms`);
      await expect(player.page.getByRole("banner").getByRole("status").first()).toHaveText(/\d/);
      await looks(player, locale, `/terms at ${width} px`);
    }
  }
  expect(found).toEqual([]);
});
