import { isAwake } from "../support/awake.ts";
import { NEON_DRIFT } from "../support/games.ts";
import { hold, SCRIPTS } from "../support/hold.ts";
import { ask } from "../support/http.ts";
import { opensAgain } from "../support/opens-again.ts";
import type { Player } from "../support/player.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";

const SHOP = site("international");
const DATA = /\/_[\da-f]+\.page(\?|$)/;

/** The address of the data of a page, as it is now. */
async function dataAddress(path: string): Promise<string> {
  return addressIn((await ask(SHOP + path)).body.toString(), path);
}

/** The address of its data that the HTML of a page names. */
function addressIn(html: string, path: string): string {
  const [, tag = ""] = /id="page-data" data-tag="([\da-f]+)"(?: data-now="\d+")?><\/script>/.exec(html) ?? [];
  expect(tag).not.toBe("");
  const [pathname = "", search] = path.split("?");
  return `${SHOP}${pathname.replace(/\/$/, "")}/_${tag}.page${search === undefined ? "" : `?${search}`}`;
}

const sightButton = ({ page }: Player) =>
  page.getByRole("contentinfo").getByRole("button", { name: "What you see" });

const searchField = ({ page }: Player) =>
  page.getByRole("banner").getByLabel("Search games", { exact: true });

/** What the pages below have of their data. */
interface ListData {
  readonly loaderData: Readonly<Record<string, { games?: { store_info: { name: string }[] }[] } | null>>;
}

// R-WEB-74
for (const path of ["/", "/store", "/zh-CN/store?page=2", "/store/105"])
  test(`${path} asks for its data together with its scripts, once, and for that of no other page`, async ({
    player,
  }) => {
    const { page } = player;
    const asked: string[] = [];
    page.on("request", (request) => {
      if (DATA.test(request.url())) asked.push(request.url());
    });
    const html = page.waitForResponse(SHOP + path);
    await opensAgain(player, path);
    // A page may say something else a moment later, and has other data then.
    const address = addressIn(await (await html).text(), path);
    await isAwake(page);
    expect(asked).toEqual([address]);
    const { headers } = await ask(await dataAddress(path), { headers: { "accept-encoding": "br" } });
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "content-encoding": "br",
      "x-content-type-options": "nosniff",
    });
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers).not.toHaveProperty("x-catnip-data-apart");
  });

// R-WEB-74
test("the data of a game on sale says no time: that of its HTML counts, and the page is not made anew", async ({
  player,
}) => {
  const { page } = player;
  const path = `/store/${NEON_DRIFT.id}`;
  const data = await ask(await dataAddress(path));
  expect(data.headers["cache-control"]).toContain("immutable");
  expect(data.body.toString()).toContain('"nowMs":null');
  expect((await ask(SHOP + path)).body.toString()).toMatch(/ data-now="\d{13}"/);
  const letArrive = await hold(page, SCRIPTS);
  await opensAgain(player, path);
  const heading = await page.getByRole("heading", { level: 1 }).elementHandle();
  letArrive();
  await isAwake(page);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});

// R-WEB-74
test("pages that have their data in their HTML, and addresses without a page, have none apart", async () => {
  for (const path of [
    "/article/_.page",
    "/nothing-here/_.page",
    "/my-store/_.page",
    "/store/9999999/_.page",
  ]) {
    const { status, headers } = await ask(`${SHOP}${path}/_0a1b.page`);
    expect({ path, status, cache: headers["cache-control"] }).toEqual({
      path,
      status: 404,
      cache: "no-store",
    });
  }
});

// R-WEB-74, R-WEB-32
test("data that cannot be had is asked for until it is there, and what was pressed meanwhile counts", async ({
  player,
}) => {
  const { page } = player;
  await player.expecting({ failedRequests: true, status: [503], console: /./ }, async () => {
    let refused = 0;
    await page.route(DATA, async (route) => {
      refused += 1;
      if (refused === 1) return route.abort("connectionrefused");
      return refused === 2 ? route.fulfill({ status: 503 }) : route.continue();
    });
    await opensAgain(player, "/store");
    await expect(player.games.first()).toBeVisible();
    await sightButton(player).click();
    await expect(player.popup("What you see")).toBeVisible();
    expect(refused).toBe(3);
  });
});

// R-WEB-74, R-WEB-32
test.describe("a page whose games have changed since its HTML was made", () => {
  test.beforeEach(async ({ player: { page } }) => {
    const { body, headers } = await ask(`${SHOP}/store/_0a1b.page`);
    expect(headers["cache-control"]).toBe("no-store");
    const data = JSON.parse(body.toString()) as ListData;
    for (const part of Object.values(data.loaderData))
      for (const { store_info } of part?.games ?? [])
        for (const info of store_info) info.name = "Renamed Meanwhile";
    await page.route(DATA, (route) => route.fulfill({ json: data }));
  });

  test("shows them as they are now, to the same visitor", async ({ player }) => {
    const { page } = player;
    await page.addInitScript(() => localStorage.setItem("catnip.discreet", "Notes"));
    await opensAgain(player, "/store");
    await expect(player.games.first()).toContainText("Renamed Meanwhile");
    await isAwake(page);
    // Past the age gate, and without the shop's name.
    await expect(page).toHaveTitle("Notes");
    await sightButton(player).click();
    await expect(player.popup("What you see")).toBeVisible();
  });

  for (const [what, act, see] of [
    [
      "pressed",
      (player: Player) => sightButton(player).click(),
      (player: Player) => expect(player.popup("What you see")).toBeVisible(),
    ],
    [
      "ticked",
      ({ page }: Player) => page.getByRole("checkbox", { name: "Trial" }).check(),
      ({ page }: Player) => expect(page).toHaveURL(/[?&]trial=1/),
    ],
    [
      "typed",
      (player: Player) => searchField(player).pressSequentially("Neon"),
      (player: Player) => expect(searchField(player)).toHaveValue("Neon"),
    ],
  ] as const)
    test(`keeps what was ${what} before its scripts had arrived`, async ({ player }) => {
      const letArrive = await hold(player.page, SCRIPTS);
      await opensAgain(player, "/store");
      await act(player);
      letArrive();
      await expect(player.page.getByText("Renamed Meanwhile").first()).toBeVisible();
      await see(player);
    });

  test("keeps a menu open that was opened before its scripts had arrived, with the focus in it", async ({
    player,
  }) => {
    const { page } = player;
    const letArrive = await hold(page, SCRIPTS);
    await opensAgain(player, "/store");
    const folder = page.getByRole("navigation", { name: "Main" }).locator("summary", { hasText: "Discover" });
    const inside = page.getByRole("banner").getByRole("link", { name: "New games" });
    await folder.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(inside).toBeFocused();
    letArrive();
    await expect(page.getByText("Renamed Meanwhile").first()).toBeVisible();
    await expect(inside).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(folder).toBeFocused();
    await expect(inside).toBeHidden();
  });

  test("keeps the filters open that were opened on a phone before its scripts had arrived", async ({
    player,
  }) => {
    const { page } = player;
    await page.setViewportSize({ width: 390, height: 844 });
    const letArrive = await hold(page, SCRIPTS);
    await opensAgain(player, "/store");
    await page.getByRole("button", { name: "Filters" }).click();
    const trial = page.getByRole("checkbox", { name: "Trial" });
    await expect(trial).toBeVisible();
    letArrive();
    await expect(page.getByText("Renamed Meanwhile").first()).toBeAttached();
    await isAwake(page);
    await expect(trial).toBeVisible();
    await trial.check();
    await expect(page).toHaveURL(/[?&]trial=1/);
  });

  test("presses what is under a mouse button that was pressed before", async ({ player }) => {
    const { page } = player;
    const letArrive = await hold(player.page, SCRIPTS);
    await opensAgain(player, "/store");
    await sightButton(player).hover();
    await page.mouse.down();
    letArrive();
    await expect(page.getByText("Renamed Meanwhile").first()).toBeVisible();
    await page.mouse.up();
    await expect(player.popup("What you see")).toBeVisible();
  });

  test("keeps what is pressed while React starts", async ({ player }) => {
    const { page } = player;
    const letArrive = await hold(player.page, SCRIPTS);
    await page.exposeFunction("press", () => page.keyboard.down("Enter"));
    // React listens to the page right before it hydrates it, to this first.
    await page.addInitScript(() => {
      const listen = document.addEventListener.bind(document);
      document.addEventListener = (...listener: Parameters<typeof listen>) => {
        listen(...listener);
        if (listener[0] !== "abort") return;
        document.addEventListener = listen;
        (globalThis as unknown as { press: () => void }).press();
        const until = performance.now() + 100;
        while (performance.now() < until);
      };
    });
    await opensAgain(player, "/store");
    await sightButton(player).focus();
    letArrive();
    await expect(player.popup("What you see")).toBeVisible();
    await expect(page.getByText("Renamed Meanwhile").first()).toBeVisible();
  });
});

// R-WEB-74
test("a page that is gone when its scripts start is loaded anew", async ({ player }) => {
  const { page } = player;
  await player.expecting({ failedRequests: true, status: [404], console: /./ }, async () => {
    let isGone = true;
    await page.route(DATA, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
    const loadedAgain = new Promise<void>((resolve) => {
      let loads = 0;
      page.on("domcontentloaded", () => {
        loads += 1;
        if (loads < 2) return;
        isGone = false;
        resolve();
      });
    });
    await opensAgain(player, "/store");
    await loadedAgain;
    await isAwake(page);
  });
});
