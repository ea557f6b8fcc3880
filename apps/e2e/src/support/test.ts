import { expect, test as base, type BrowserContextOptions } from "@playwright/test";
import type { Player } from "./player.ts";
import { freshProduct } from "./fresh-product.ts";
import { extendRepository, type Additions } from "./extended-repository.ts";
import { newVisitor } from "./visitors.ts";

type World = {
  /** A first-time visitor. */
  readonly player: Player;
  /** A second browser. Its undeclared failures fail the test as well. */
  readonly visitor: (options?: BrowserContextOptions) => Promise<Player>;
};

type Machine = {
  /** The product is started from a copy of the repository to which these were added; null: from the repository. */
  readonly additions: Additions | null;
  /** The whole product, freshly seeded, for one worker's journeys. */
  readonly product: void;
};

/** A test in which any unexpected browser output is a failure. */
export const test = base.extend<World, Machine>({
  additions: [null, { scope: "worker", option: true }],
  product: [
    async ({ additions }, use) => {
      const grown = additions && (await extendRepository(additions));
      try {
        const stop = await freshProduct(grown?.root, grown?.sites);
        await use();
        await stop();
      } finally {
        grown?.remove();
      }
    },
    { scope: "worker", auto: true, timeout: 200_000 },
  ],
  visitor: async ({ browser }, use) => {
    const here: Player[] = [];
    await use(async (options) => {
      const player = await newVisitor(browser, options);
      here.push(player);
      return player;
    });
    for (const player of here) {
      const noise = player.noise.taken();
      await player.page.context().close();
      expect(noise, "what went wrong unannounced").toEqual([]);
    }
  },
  player: async ({ visitor }, use) => use(await visitor()),
});

export { expect };
