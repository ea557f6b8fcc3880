import { sql } from "../support/database.ts";
import { coins, NEON_DRIFT } from "../support/games.ts";
import { setCountry } from "../support/set-country.ts";
import { rowOf } from "../support/my-store-row.ts";
import { expect, test } from "../support/test.ts";

// R-PRC-16, R-PRC-13
test("what a game has cost is one press away, by keyboard, for every country", async ({ player }) => {
  const { page } = player;
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/price-history/.test(request.url())) asked.push(request.url());
  });
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  const entry = page.getByRole("button", { name: "Price history" });
  await expect(entry).toHaveAttribute("aria-expanded", "false");
  await player.findsItAccessible();
  expect(asked).toEqual([]);

  await entry.press("Enter");
  await expect(entry).toHaveAttribute("aria-expanded", "true");
  const facts = page.getByRole("definition");
  const fact = (term: string) =>
    facts.filter({ has: page.locator(`xpath=preceding-sibling::dt[1][.="${term}"]`) });
  await expect(fact("Price now")).toContainText("3.99");
  await expect(fact("Lowest in the 30 days before this offer")).toContainText("4.99");
  await expect(fact("Lowest ever")).toContainText(/\d\.\d\d.*(until|now)/);
  await expect(page.getByRole("img", { name: /^Chart: between/ })).toBeVisible();

  await page.locator("summary", { hasText: "All changes as a table" }).press("Enter");
  const table = page.getByRole("table", { name: "Price history" });
  await expect(table.getByRole("row").nth(1)).toContainText("3.99");
  await expect(table.getByRole("row").nth(1)).toContainText("20%");
  await player.findsItAccessible();

  await page.getByRole("combobox", { name: "Prices in" }).selectOption({ label: "Türkiye" });
  await expect(fact("Price now")).toContainText("2.00");
  await expect(fact("Lowest in the 30 days before this offer")).toContainText("2.50");

  await entry.press("Enter");
  await expect(table).toBeHidden();
  await expect(entry).toBeFocused();
});

// R-PRC-17
test("a country's ratio that is raised during a sale takes the percentage away wherever its players see the game", async ({
  player,
}) => {
  const { page } = player;
  const main = page.getByRole("main");
  const { id, name, list, sale } = NEON_DRIFT;
  const inList = `/store?keyword=${encodeURIComponent(name)}`;
  const prior = (meowcent: number) =>
    main.getByText(`Lowest price in the 30 days before this offer: ${coins(meowcent)} coins`);
  const now = (meowcent: number) => main.getByText(`Price now ${coins(meowcent)}`, { exact: true }).first();
  await player.opensAsNewPlayer(`/store/${id}`);
  // No other account lives there.
  await setCountry(player.email, "no");

  await player.opens(`/store/${id}`);
  await expect(prior(list)).toBeVisible();
  await expect(now(sale)).toBeVisible();
  await player.opens(inList);
  await expect(player.game(name)).toContainText("−20%");
  await expect(player.game(name).getByText(coins(list))).toBeVisible();

  await sql("insert into country_ratios (country, ratio_bp) values ('no', 15000)");
  try {
    // Half as much again: 7.49, of which 1.50 come off.
    const raised = coins(599);
    await player.opens(inList);
    await expect(player.game(name).getByText(raised)).toBeVisible();
    await expect(player.game(name)).not.toContainText("−");
    await expect(player.game(name)).not.toContainText(coins(749));
    await player.opens(`/store/${id}`);
    await expect(prior(sale)).toBeVisible();
    await expect(now(599)).toBeVisible();
    await expect(main.getByText(coins(749))).toHaveCount(0);

    await main.getByRole("button", { name: "Add to cart" }).click();
    await expect(main.getByRole("link", { name: "In cart", exact: true })).toBeVisible();
    await player.opens("/my-store?tab=cart");
    await expect(rowOf(player, name)).toContainText(raised);
    await expect(rowOf(player, name)).not.toContainText("−");
    await expect(main.getByText(/You save/)).toHaveCount(0);
    await main.getByRole("button", { name: "Check out selected" }).click();
    await expect(player.total).toContainText(raised);
    await expect(player.bill).not.toContainText("%");
    await expect(player.bill.getByText(/You save/)).toHaveCount(0);
  } finally {
    await sql("delete from country_ratios where country = 'no'");
  }
});
