import { COLLECTOR, NEON_DRIFT } from "../support/games.ts";
import { ask } from "../support/http.ts";
import { Mailbox } from "../support/mailbox.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

/** A demo code that no other journey redeems. */
const CODE = "catn-1pc0-1ns0-2026";

/** A red picture of 200 × 100 px, drawn by the browser. */
const PICTURE = `(() => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 200, height: 100 });
  const paper = canvas.getContext("2d");
  paper.fillStyle = "red";
  paper.fillRect(0, 0, 200, 100);
  return canvas.toDataURL("image/png").split(",")[1];
})()`;

// R-SIG-15, R-WAL-10
test("a guest at the account log logs in, comes back to it, and looks through purchases", async ({
  player,
}) => {
  const { page } = player;
  await player.opens("/account/log?show=recharge");
  await player.passesAgeGate();
  await page.waitForURL((url) => url.origin === site("account"));
  await page.getByLabel("Email address").fill(COLLECTOR.email);
  await page.getByLabel("Password", { exact: true }).fill(COLLECTOR.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL((url) => url.pathname + url.search === "/account/log?show=recharge");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);

  await player.opens(`/store/${NEON_DRIFT.id}`);
  await player.comesToOwnIt();
  await player.opens("/account/log?show=recharge");
  await page.getByLabel("Show").selectOption("Purchases");
  const table = page.getByRole("table", { name: "Purchases" });
  await expect(table.getByRole("row")).not.toHaveCount(1);
  await expect(table.getByText("Done").first()).toBeVisible();
  await player.findsItAccessible();

  await table.getByRole("button", { name: "Receipt" }).first().click();
  const receipt = player.popup("Receipt");
  await expect(receipt).toContainText(COLLECTOR.email);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-receipt]").getByText(COLLECTOR.email)).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await page.emulateMedia({ media: null });
  await player.findsItAccessible();
  await page.keyboard.press("Escape");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as CSV" }).click();
  expect((await download).suggestedFilename()).toBe("account-log-consume.csv");

  await page.getByLabel("Last day").fill("2001-01-31");
  await expect(page.getByText("Nothing in this period")).toBeVisible();
  await expect(page).toHaveURL(/\/account\/log\?to=2001-01-31$/);
  await page.getByRole("link", { name: "Show everything" }).click();
  await expect(table).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "Profile" }).click();
  await expect(page.getByLabel("Nickname")).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
});

// R-PRF-9, R-PRF-10, R-PRF-11, R-UPL-3, R-RDM-2
test("a player fills in the profile with the keyboard, and nothing typed is lost", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult("/terms");
  await player.hasSignedUp();
  await player.livesIn("Germany");
  await player.opensMenu("Account");
  await page.getByRole("banner").getByRole("link", { name: "Profile" }).click();

  const nickname = page.getByLabel("Nickname");
  // R-PRF-11
  await nickname.fill("Ｃatnip Staff");
  await nickname.press("Enter");
  await expect(
    page.getByText("This name looks like that of our staff. Please choose another."),
  ).toBeVisible();
  await nickname.fill("Mika of the Moon");
  await page.reload();
  await expect(nickname).toHaveValue("Mika of the Moon");
  await nickname.press("Enter");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await player.opensMenu("Account");
  await expect(page.getByRole("banner").getByText("Mika of the Moon")).toBeVisible();
  await page.keyboard.press("Escape");

  const add = page.getByRole("button", { name: "Add an entry" });
  const popup = player.popup("Add an entry");
  const confirm = popup.getByRole("button", { name: "Confirm" });
  for (const [name, type, value] of [
    ["Motto", "One line", "Cats first"],
    ["Blog", "Link", "https://blog.example/mika"],
  ] as const) {
    await add.press("Enter");
    await popup.getByLabel("Name").fill("   ");
    await expect(confirm).toBeDisabled();
    await popup.getByLabel("Name").fill(name);
    await popup.getByLabel("Type").selectOption(type);
    // A name alone is not enough.
    await expect(confirm).toBeDisabled();
    const field = popup.getByLabel(type === "Link" ? "Web address" : "Text");
    if (type === "Link") {
      await field.fill("javascript:alert(1)");
      await field.press("Enter");
      await expect(popup.getByRole("alert")).toContainText("full web address");
    }
    await field.fill(value);
    await field.press("Enter");
    await expect(popup).toBeHidden();
  }
  const entries = page.locator("#entries").getByRole("listitem");
  await expect(entries.first()).toContainText("Motto");
  await page.getByRole("button", { name: "Move Blog up" }).press("Enter");
  await expect(entries.first()).toContainText("Blog");
  await page.getByRole("button", { name: "Delete Blog" }).press("Enter");
  await expect(entries).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(entries.first()).toContainText("Blog");

  const code = page.getByLabel("Reward code", { exact: true });
  await code.fill("nothing");
  await code.press("Enter");
  await player.reads("This code is not valid.");
  await code.fill(CODE);
  await code.press("Enter");
  await expect(player.popup("Congratulations!")).toContainText("10.00");
  await player.findsItAccessible();
  await player.popup("Congratulations!").getByRole("button", { name: "OK" }).press("Enter");
  await expect(player.balance).toHaveText("10.00");
  const bookings = page.getByRole("table", { name: "Bookings" });
  await expect(bookings.getByRole("row").nth(1)).toContainText("10.00");
  await code.fill(CODE);
  await code.press("Enter");
  await player.reads("This code has already been used.");
  await player.findsItAccessible();
});

// R-UPL-1, R-UPL-3
test("a player puts up a picture, and goes for good", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult("/terms");
  await player.hasSignedUp();
  await player.livesIn("Germany");
  await player.opens("/account/profile");
  await page.getByRole("button", { name: "Add a picture" }).click();
  const popup = player.popup("Your picture");
  await popup.getByRole("button", { name: "Save" }).click();
  await expect(popup.getByRole("alert")).toHaveText("File is required");
  const file = popup.getByLabel("Picture", { exact: true });
  await file.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no") });
  await expect(popup.getByRole("alert")).toHaveText("Please choose a JPEG or PNG picture.");
  const buffer = Buffer.from(await page.evaluate<string>(PICTURE), "base64");
  await file.setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  await popup.getByLabel("Zoom").press("ArrowRight");
  await player.findsItAccessible();
  const uploaded = page.waitForResponse(
    async (answer) =>
      answer.request().method() === "POST" &&
      answer.url().endsWith("/graphql") &&
      (await answer.text()).includes('"uploadFile"'),
  );
  await popup.getByRole("button", { name: "Save" }).click();
  const { data } = (await (await uploaded).json()) as { data: { uploadFile: unknown } };
  expect(data.uploadFile).toMatchObject({
    path: expect.stringMatching(/avatar\.png$/),
    url: expect.stringMatching(/\?t=\d+$/),
  });
  await expect(page.getByRole("button", { name: "Change picture" })).toBeVisible();

  // R-ACC-12
  await page.getByRole("main").getByRole("button", { name: "Delete account" }).click();
  const leaving = player.popup("Delete account");
  await expect(leaving).toContainText("This cannot be undone");
  await leaving.getByRole("button", { name: "Send me a code" }).click();
  const field = leaving.getByLabel("Verification code");
  await field.fill("12");
  await leaving.getByRole("button", { name: "Delete permanently" }).click();
  await expect(leaving.getByRole("alert")).toContainText("8 digits");
  await player.findsItAccessible();
  await field.fill(await new Mailbox(page).codeFor(player.email));
  await leaving.getByRole("button", { name: "Delete permanently" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  // Home asks a guest, which they are again.
  await player.choosesCategory("Female-oriented");
  await player.opensMenu("Account");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
});

// R-PRV-9
test("no cache keeps an account page, in any language", async () => {
  for (const path of ["/account/profile", "/zh-CN/account/log"]) {
    const { status, headers } = await ask(site("international") + path);
    expect([path, status, headers["cache-control"]]).toEqual([path, 200, "private, no-store"]);
  }
  const { status, headers } = await ask(`${site("international")}/zh-CN/account`);
  expect([status, headers.location]).toEqual([302, "/zh-CN/account/profile"]);
});
