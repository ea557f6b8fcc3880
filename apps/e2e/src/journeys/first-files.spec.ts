import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

const SHOP = site("international");

// R-WEB-55
test("a popup that opens by itself loads no code that waits for the first interaction", async ({
  player,
}) => {
  const { page } = player;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    localStorage.setItem("r18", "1");
    // There is a mouse on every page of this browser, and it says so.
    window.addEventListener("pointermove", (event) => event.stopImmediatePropagation(), true);
  });
  // Whatever a journey asks of a page counts as an act of its visitor, so it only listens: pictures come after the focus.
  const isShown = page.waitForRequest(/\/160\.webp$/);
  await player.opens("/", "commit");
  await isShown;
  const waiting = () => asked.filter((path) => /\/late[.-]|theme-switch|shop-dock/.test(path));
  expect(waiting()).toEqual([]);
  await expect(
    player.popup("What do you like to play?").getByRole("button", { name: "Close" }),
  ).toBeFocused();
  await page.keyboard.press("Tab");
  await expect.poll(waiting).not.toEqual([]);
});

// R-WEB-55
test("a page loaded again while a question is open has all its parts without any input", async ({
  visitor,
}) => {
  const player = await visitor({ viewport: { width: 390, height: 844 }, isMobile: true });
  const { page } = player;
  await page.addInitScript(() => {
    localStorage.setItem("r18", "1");
    window.addEventListener("pointermove", (event) => event.stopImmediatePropagation(), true);
  });
  const isShown = () => page.waitForRequest(/\/160\.webp$/);
  const first = isShown();
  await page.goto(SHOP, { waitUntil: "commit" });
  await first;
  // The way back to the page's own entry makes React replace what it has not hydrated yet.
  const again = isShown();
  await page.reload({ waitUntil: "commit" });
  await again;
  await expect(page.locator("nav[data-dock]")).toBeAttached();
  await expect(player.popup("What do you like to play?")).toBeVisible();
});
