import { COMBINATIONS, describeView } from "../support/matrix/combinations.ts";
import {
  newMatrixVisitor,
  opensFully,
  unfitWhenZoomed,
  violationsIn,
} from "../support/matrix/matrix-visitor.ts";
import { SIGHTS } from "../support/matrix/rotation.ts";
import { SHOP_PAGES } from "../support/sample.ts";
import { SHOP_PATHS } from "../support/site-pages.ts";
import { expect, test } from "../support/test.ts";

/**
 * A sample of what `pnpm a11y` walks whole: every page once, in the combinations by turns; in the test command one page
 * of each template.
 */

test("every combination of shop, visitor, screen and theme occurs", () => {
  const seen = new Set(SIGHTS.map(({ shop, visitor, view }) => [shop, visitor, describeView(view)].join()));
  const missing = COMBINATIONS.filter(
    ({ shop, visitor, view }) => !seen.has([shop, visitor, describeView(view)].join()),
  );
  expect(missing).toEqual([]);
});

const UNSAMPLED = SHOP_PATHS.filter((path) => !SHOP_PAGES.includes(path));
const isSampled = ({ address }: (typeof SIGHTS)[number]) => {
  const { pathname, search } = new URL(address);
  return !UNSAMPLED.includes(pathname + search);
};

const lookers = Map.groupBy(SIGHTS.filter(isSampled), ({ shop, visitor }) => `${visitor} of ${shop}`);

for (const [name, sights] of lookers) {
  // R-WEB-20, R-WEB-41
  test(`a ${name} finds every page accessible`, async ({ browser }) => {
    const [{ shop, visitor } = { shop: "", visitor: "guest" as const }] = sights;
    const player = await newMatrixVisitor(browser, shop, visitor);
    for (const { address, view } of sights) {
      await opensFully(player, address);
      expect.soft(await violationsIn(player.page, view), `${address} (${describeView(view)})`).toEqual([]);
      expect.soft(await unfitWhenZoomed(player.page), `${address} at 400 % zoom`).toEqual([]);
    }
    expect(player.noise.taken(), "what went wrong unannounced").toEqual([]);
    await player.page.context().close();
  });
}
