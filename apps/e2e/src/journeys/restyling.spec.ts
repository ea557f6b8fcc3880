import { isHydrated } from "../support/hydrated.ts";
import { NEON_DRIFT } from "../support/games.ts";
import { restyledBy, restyledByAdding } from "../support/restyled.ts";
import { WITH_MOTION } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

/* What a browser does beside what a page asks it to do. */

test.describe("on a page with motion", () => {
  test.use(WITH_MOTION);

  // R-WEB-80
  test("what is added to a page is styled alone", async ({ player }) => {
    for (const path of ["/", "/boy-r18", `/store/${NEON_DRIFT.id}`, "/terms"]) {
      await player.opens(path);
      await isHydrated(player.page);
      for (const place of ["body", "body > div", "header", "main", "main > *", "footer"])
        expect(await restyledByAdding(player.page.locator(place).first()), `${path} ${place}`).toBe(1);
    }
  });

  // R-WEB-80
  test("a bar over the lower edge restyles what keeps clear of it, and not the page", async ({ player }) => {
    await player.opens("/boy-r18");
    await player.passesAgeGate();
    await expect(player.consentQuestion.locator("style"), "its room").toBeAttached();
    const room = () => player.page.evaluate(() => document.scrollingElement?.scrollHeight ?? 0);
    const withBar = await room();
    const leaving = await player.consentQuestion.evaluateHandle((bar) => () => {
      const rule = bar.querySelector("style");
      if (!rule) throw new Error("The bar keeps no room.");
      rule.textContent = "";
      void document.documentElement.offsetHeight;
    });
    // Some twenty: the frame with its children; the page has four hundred.
    expect(await restyledBy(player.page, leaving)).toBeLessThan(50);
    expect(await room(), "the room is gone").toBeLessThan(withBar);
  });
});

// R-WEB-80
test("for those who want no motion no change of style is a transition", async ({ player }) => {
  await player.opens("/");
  await isHydrated(player.page);
  const { colours, transitions } = await player.page.evaluate(() => {
    const seen = ["light", "dark"].map((theme) => {
      document.documentElement.dataset.theme = theme;
      return getComputedStyle(document.body).color;
    });
    return { colours: new Set(seen).size, transitions: document.getAnimations().length };
  });
  expect(colours).toBe(2);
  expect(transitions).toBe(0);
});
