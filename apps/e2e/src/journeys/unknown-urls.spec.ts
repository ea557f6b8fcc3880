import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

test.describe("URLs and cookies", () => {
  for (const path of ["/xx-XX/store", "/store/999999", "/store/not-a-number", "/nothing/here"]) {
    // R-WEB-1
    test(`${path} is a 404 page with a link home`, async ({ player }) => {
      await player.expecting({ status: [404] }, async () => {
        await player.opensAsAdult(path);
        await expect(player.heading("This page could not be found")).toBeVisible();
      });
      await player.page.getByRole("main").getByRole("link", { name: "Back to home" }).click();
      // A first-time visitor is asked as soon as the popup has loaded.
      await player
        .popup("What do you like to play?")
        .getByRole("button", { name: "Look around first" })
        .click();
      await expect(player.page.getByRole("heading", { level: 2, name: "New games" })).toBeVisible();
    });
  }

  // R-SIG-8, R-WEB-1
  test("a 404 page never links to another site", async ({ player }) => {
    await player.expecting({ status: [404] }, () =>
      player.opensAsAdult("/404?returnUrl=https://evil.example/"),
    );
    await expect(player.page.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
  });

  test("malformed cookies mean a guest, not an error", async ({ player }) => {
    const broken = ["catnip_session", "catnip_member", "user.specified.language", "catnip_play", "_pg"].map(
      (name) => ({
        name,
        value: name === "catnip_member" ? "1" : "%E0%A4%A;;\u007f".replaceAll(/[;\u007f]/g, "x"),
        url: site("international"),
      }),
    );
    await player.page.context().addCookies(broken);
    await player.expecting({ status: [401] }, async () => {
      await player.opensAsAdult("/store");
      await expect(player.heading("Store")).toBeVisible();
      await player.opensMenu("Account");
      await expect(player.page.getByRole("link", { name: "Log in" })).toBeVisible();
    });
  });
});
