import { sql } from "../support/database.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

/** What staff configure around the shop's pages: banners, header items, footer links. */
test("a visitor follows a banner, opens a header menu by keyboard, and finds the footer links", async ({
  player,
}) => {
  const { page } = player;
  await player.opens("/");
  await player.passesAgeGate();
  await player.choosesCategory("Male-oriented");
  await player.opens("/");

  const banners = page.getByRole("region", { name: "Featured" });
  await expect(banners.getByRole("link")).toHaveCount(4);
  await banners.getByRole("link", { name: /Up to 60 % off/ }).click();
  await page.waitForURL(`${site("international")}/store?show=discount`);
  await expect(player.heading("Store")).toBeVisible();

  const folder = page.getByRole("navigation", { name: "Main" }).locator("summary", { hasText: "Discover" });
  const newGames = page.getByRole("banner").getByRole("link", { name: "New games" });
  await folder.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(newGames).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(folder).toBeFocused();
  await expect(newGames).toBeHidden();
  await page.keyboard.press("Enter");
  await player.findsItAccessible();
  await page.getByRole("banner").getByRole("link", { name: "Coming soon" }).click();
  await page.waitForURL(`${site("international")}/store?show=preview`);
  await expect(newGames).toBeHidden();

  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await page.waitForURL(`${site("international")}/privacy`);
});

test("a configuration change is visible to the next visitor", async ({ player }) => {
  const header = "configuration/pages/header";
  const [before] = await sql<{ version: number; document: object }>(
    "select version, document from configuration_versions where path = $1 order by version desc limit 1",
    [header],
  );
  const write = (version: number, document: object) =>
    sql(
      "insert into configuration_versions (path, platform_key, version, document, reason) values ($1, 'shared', $2, $3, 'a journey')",
      [header, version, JSON.stringify(document)],
    );
  const version = before?.version ?? 0;
  const item = {
    type: "url",
    value: "/terms",
    tPath: "header.rules",
    title: "House rules",
    min: 0,
    list: [],
  };
  const t = [{ lang: "ja-JP", key: "header.rules", value: "お店の決まり" }];
  await write(version + 1, { items: [item], t });
  try {
    const named = (name: string) => player.page.getByRole("navigation").getByRole("link", { name });
    await expect(async () => {
      await player.opensAsAdult("/ja-JP/terms");
      await expect(named("お店の決まり")).toHaveAttribute("href", "/ja-JP/terms", { timeout: 500 });
    }).toPass();
    await player.opens("/terms");
    await expect(named("House rules")).toBeVisible();
  } finally {
    await write(version + 2, before?.document ?? { items: [], t: [] });
  }
});
