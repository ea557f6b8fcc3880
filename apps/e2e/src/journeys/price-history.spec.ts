import { NEON_DRIFT } from "../support/games.ts";
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

  await page.getByText("All changes as a table").press("Enter");
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
