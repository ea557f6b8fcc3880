import { isAwake } from "../support/awake.ts";
import { READER } from "../support/games.ts";
import { hold, SCRIPTS } from "../support/hold.ts";
import { opensAgain } from "../support/opens-again.ts";
import { rowOf } from "../support/shelf-row.ts";
import { expect, test } from "../support/test.ts";

const LANTERN_LINES = "Lantern Lines";
// R-WEB-77
test("a library is asked for before the page's scripts have arrived, and once", async ({ player }) => {
  const { page } = player;
  await player.opensAs(READER, "/store");
  // That page asks for more in a moment.
  await page.goto("about:blank");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql") && request.method() === "POST")
      asked.push(request.postData() ?? "");
  });
  const letArrive = await hold(page, SCRIPTS);
  await opensAgain(player, "/my-store");
  await expect.poll(() => asked).toHaveLength(3);
  const early = [...asked];
  letArrive();
  await expect(rowOf(player, LANTERN_LINES)).toBeVisible();
  await isAwake(page);
  expect(asked.filter((body) => early.includes(body))).toEqual(early);
});
