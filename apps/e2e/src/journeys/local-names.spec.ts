import { expect, test } from "../support/test.ts";
import { expectAccessible } from "../support/accessible.ts";
import { PORT, site } from "../support/settings.ts";

// R-OPS-22
test.describe("Safari at the machine's own name", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
  });
  const here = `http://localhost:${PORT}/terms`;

  test("comes to the shop if it knows names below .localhost", async ({ page }) => {
    await page.goto(here);
    await page.waitForURL(`${site("international")}/terms`);
  });

  test("shows what to do if it does not", async ({ page }) => {
    await page.route(`${site("international")}/**`, (route) => route.abort("namenotresolved"));
    await page.goto(here);
    await expect(
      page.getByRole("heading", { name: "This browser does not know the shop’s address" }),
    ).toBeVisible();
    await expect(page.getByText(/127\.0\.0\.1 .*international\.localhost .*\/etc\/hosts/)).toBeVisible();
    await expect(page.getByRole("status")).toBeHidden();
    await expectAccessible(page);
  });
});
