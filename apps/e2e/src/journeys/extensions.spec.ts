import { ARTICLES } from "../support/articles.ts";
import { isHydrated } from "../support/hydrated.ts";
import { withExtensions } from "../support/browser-extensions.ts";
import { READER } from "../support/games.ts";
import { holdRequests, SCRIPTS } from "../support/hold-requests.ts";
import { expect, test } from "../support/test.ts";

/* Extensions add elements and attributes to a page before its scripts run. */

/** React meets elements it did not render, reports a hydration mismatch and renders the page again. */
const RECOVERS = { exception: /React error #418/ };

// R-WEB-83
test("what is typed beside a password manager's signs stays, and logs in", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult("/terms");
  await withExtensions(page);
  await player.expecting(RECOVERS, async () => {
    await player.opensMenu("Account");
    const letArrive = await holdRequests(page, SCRIPTS);
    await page.getByRole("listitem").getByRole("link", { name: "Log in" }).click();
    await page.getByLabel("Email address").pressSequentially(READER.email);
    await page.getByLabel("Password", { exact: true }).pressSequentially(READER.password);
    await expect(page.locator(".password-manager-sign").first()).toBeVisible();
    letArrive();
    await isHydrated(page);
    await expect(page.getByLabel("Email address")).toHaveValue(READER.email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(READER.password);
    await page.getByRole("button", { name: "Log in" }).click();
    await player.isSignedIn();
  });
});

// R-WEB-83
test("an article to which extensions have added signs can be searched from and answered", async ({
  player,
}) => {
  const { page } = player;
  await player.opensAsNewPlayer("/terms");
  await withExtensions(page);
  await player.expecting(RECOVERS, async () => {
    const letArrive = await holdRequests(page, SCRIPTS);
    await player.opens(`/article/${ARTICLES.playInBrowser}`, "commit");
    const search = page.getByRole("banner").getByLabel("Search games", { exact: true });
    await search.pressSequentially("moon");
    letArrive();
    await isHydrated(page);
    await expect(search).toHaveValue("moon");
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await expect(page.getByText(/Thank/)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-player", "yes");
  });
});
