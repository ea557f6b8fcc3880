import type { Page, TestInfo } from "@playwright/test";
import {
  describeView,
  SHOPS,
  PAY_SITES,
  VIEWS,
  VISITORS,
  type VisitorKind,
} from "../support/matrix/combinations.ts";
import {
  newMatrixVisitor,
  opensFully,
  unfitWhenZoomed,
  violationsIn,
} from "../support/matrix/matrix-visitor.ts";
import { loginsFrom } from "../support/matrix/rotation.ts";
import { SITUATIONS } from "../support/matrix/situations.ts";
import { site } from "../support/settings.ts";
import { ACCOUNT_PATHS, PAY_PATHS, SHOP_PATHS } from "../support/site-pages.ts";
import { expect, test } from "../support/test.ts";
import { handIn, type Look } from "./looks.ts";

/**
 * Every page × shop × visitor × screen × theme, and at 400 % zoom; each page is loaded once for a visitor and then
 * changed.
 */

type Visit = {
  /** Absent: by shop and visitor. */
  readonly name?: string;
  readonly shop: string;
  readonly visitor: VisitorKind;
  readonly addresses: readonly string[];
};

const VISITS: readonly Visit[] = [
  ...SHOPS.flatMap((shop) =>
    VISITORS.map((visitor) => ({ shop, visitor, addresses: SHOP_PATHS.map((path) => site(shop) + path) })),
  ),
  {
    shop: "account",
    visitor: "guest",
    addresses: [...ACCOUNT_PATHS.map((path) => site("account") + path), ...SHOPS.flatMap(loginsFrom)],
  },
  // Logged in in a shop, which is the only way to be so there.
  {
    name: "account, player",
    shop: "international",
    visitor: "player",
    addresses: [site("account")],
  },
  ...PAY_SITES.map((shop) => ({
    shop,
    visitor: "guest" as const,
    addresses: PAY_PATHS.map((path) => site(shop) + path),
  })),
];

for (const { shop, visitor, name = `${shop}, ${visitor}`, addresses } of VISITS) {
  test(name, async ({ browser }, info) => {
    const player = await newMatrixVisitor(browser, shop, visitor);
    const seen: Look[] = [];
    for (const address of addresses) {
      await opensFully(player, address);
      seen.push(...(await everyLook(player.page, new URL(address).pathname + new URL(address).search)));
      expect.soft(await unfitWhenZoomed(player.page), `${address} at 400 %`).toEqual([]);
    }
    await judge(info, seen, player.noise.taken());
    await player.page.context().close();
  });
}

for (const shop of SHOPS) {
  for (const { name, visitor, isFirstVisit, path, reach } of SITUATIONS) {
    test(`${shop}, ${visitor}: ${name}`, async ({ browser }, info) => {
      const player = await newMatrixVisitor(browser, shop, visitor, { isFirstVisit });
      const seen: Look[] = [];
      // What stands open may belong to one of the layouts only.
      for (const width of [1440, 390] as const) {
        await player.page.setViewportSize({ width, height: 844 });
        await opensFully(player, site(shop) + path);
        await reach(player);
        seen.push(
          ...(await everyLook(
            player.page,
            name,
            VIEWS.filter((view) => view.width === width),
          )),
        );
      }
      await judge(info, seen, player.noise.taken());
      await player.page.context().close();
    });
  }
}

async function everyLook(page: Page, what: string, views = VIEWS): Promise<readonly Look[]> {
  const seen: Look[] = [];
  for (const [index, view] of views.entries()) {
    const aspect = views[index - 1]?.width === view.width ? "colours" : "everything";
    seen.push({ what, view: describeView(view), violations: await violationsIn(page, view, aspect) });
  }
  return seen;
}

async function judge(info: TestInfo, seen: readonly Look[], noise: readonly string[]): Promise<void> {
  await handIn(info, seen);
  const wrong = seen.filter(({ violations }) => violations.length > 0);
  expect.soft(wrong.map(({ what, view }) => `${what} (${view})`)).toEqual([]);
  expect.soft(noise, "what went wrong unannounced").toEqual([]);
}
