import { COLLECTOR } from "../support/games.ts";
import { expect, test } from "../support/test.ts";

// R-WAL-19
test("a statement is printed alone: title, lines and running balance, without the page around it", async ({
  player,
}) => {
  const { page } = player;
  // There is no dialog here, and nothing tells that it was closed.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-asked-to-print", "");
  });
  await player.opensAs(COLLECTOR, "/account/statement");
  const shown = page.getByRole("main").getByRole("table", { name: "Bookings" }).getByRole("row");
  await expect(shown.filter({ has: page.getByRole("cell") }).first()).toBeVisible();
  const lines = await shown.filter({ has: page.getByRole("cell") }).count();
  await page.getByRole("button", { name: "Print or save as PDF" }).click();
  await expect(page.locator("html[data-asked-to-print]")).toBeAttached();

  await page.emulateMedia({ media: "print" });
  const paper = page.locator("[data-printed-statement]");
  await expect(paper.getByRole("heading", { name: "Meow coins" })).toBeVisible();
  await expect(paper.getByRole("columnheader", { name: "Balance" })).toBeVisible();
  const rows = paper.getByRole("row").filter({ has: page.getByRole("cell") });
  expect(await rows.count()).toBeGreaterThanOrEqual(lines);
  await expect(rows.first()).toBeVisible();
  await expect(rows.first()).toContainText(/\d\.\d\d/);
  for (const around of ["banner", "navigation", "main", "contentinfo"] as const)
    await expect(page.getByRole(around).first()).toBeHidden();
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0).toBeGreaterThanOrEqual(1);
});
