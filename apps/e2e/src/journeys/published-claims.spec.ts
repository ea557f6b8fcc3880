import { NEON_DRIFT } from "../support/games.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

/** The product's claims about itself: one test per sentence that can be checked. */

// R-SIG-9
test("the redirect page distinguishes guest, player and failure", async ({ player }) => {
  const { page } = player;
  const open = (query: string) => player.opens(`/redirect?${query}`);
  await player.opensAsAdult("/terms");
  await open("returnPath=/terms");
  await expect(player.heading("You are not logged in")).toBeVisible();
  await expect(page.getByText("After you log in you are taken back automatically.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toHaveAttribute(
    "href",
    "/auth/login?returnPath=%2Fterms",
  );
  await open("returnPath=/terms&problem=failed");
  await expect(page.getByText("Logging in did not work.")).toBeVisible();
  await open("returnPath=/terms&problem=unavailable");
  await expect(player.heading("Logging in is not possible right now")).toBeVisible();

  await player.opensAsNewPlayer("/terms");
  await player.page.goto(`${site("international")}/redirect?returnPath=/about-us&problem=failed`, {
    waitUntil: "commit",
  });
  await expect(player.heading("You are logged in")).toBeVisible();
  await page.waitForURL(`${site("international")}/about-us`);
  // Its scripts must have their answer before the session changes under them.
  await player.isSignedIn();

  await player.page
    .context()
    .addCookies([
      { name: "catnip_session", value: "a-session-that-never-existed", url: site("international") },
    ]);
  // The shop requests a token with it and learns that there is no such session.
  await player.expecting({ status: [401] }, async () => {
    const refused = page.waitForResponse((response) => response.url().endsWith("/auth/token"));
    await open("returnPath=/terms");
    await expect(player.heading("You are not logged in")).toBeVisible();
    await refused;
  });
});

// R-RFD-1
test("the terms promise the refund that the shop gives", async ({ player }) => {
  await player.opensAsAdult("/terms");
  const main = player.page.getByRole("main");
  await expect(main.getByText(/You can return a game within 14 days/)).toBeVisible();
  await expect(main.getByText("The shop does not take games back yet")).toHaveCount(0);
});

// R-PRC-7
test("a game's page shows its price in real money, its languages and its ways to play", async ({
  player,
}) => {
  await player.opensAsAdult(`/store/${NEON_DRIFT.id}`);
  await expect(player.page.getByText("About $3.99")).toBeVisible();
  await expect(player.page.getByRole("main").getByText("Languages", { exact: true }).first()).toBeVisible();
});

test("authors are shown a way that exists", async ({ player }) => {
  await player.opensAsAdult("/partners");
  await expect(player.page.getByText("There is no page for submitting games yet")).toBeVisible();
});
