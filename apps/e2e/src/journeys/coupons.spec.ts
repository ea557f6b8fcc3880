import { CLOCKMAKER, coins, NEON_DRIFT, PLANS } from "../support/games.ts";
import { cartCheckoutOf, hasCoupons, whileCouponIsOver } from "../support/own-coupons.ts";
import { expect, test } from "../support/test.ts";

/** A game that is not bought here. */
const ANOTHER = 104;

test.describe("coupons", () => {
  // R-CPN-4, R-CPN-5, R-CPN-8, R-CPN-9, R-CHK-18
  test("a cart opens with the best coupons; others can be chosen by keyboard, and games left out", async ({
    player,
  }) => {
    const { page } = player;
    await player.opensAsNewPlayer("/about-us");
    await hasCoupons(player.email, [
      { name: "Half a clock", rate: 50, games: [CLOCKMAKER.id], endsInDays: 20 },
      { name: "Ten for all", rate: 10, endsInDays: 3 },
      { name: "Elsewhere", rate: 20, games: [ANOTHER] },
    ]);
    await player.opens(await cartCheckoutOf(player.email, [NEON_DRIFT.id, CLOCKMAKER.id]));
    const { bill, total } = player;

    // Half of 13.33, a tenth of the 6.66 left; 3.99 for the other game.
    await expect(total).toContainText("9.98");
    await expect(bill.getByText("You save 8.34 coins")).toBeVisible();
    await expect(bill.getByText("You need 9.98 more coins.")).toBeVisible();
    await bill.getByText("1 coupon not used").click();
    await expect(bill.getByText("Elsewhere (−20%): Only for other games")).toBeVisible();
    await player.findsItAccessible();

    await bill.getByRole("button", { name: `Choose coupons for ${NEON_DRIFT.name}` }).press("Enter");
    const elsewhere = player.popup(`Coupons for ${NEON_DRIFT.name}`);
    const used = elsewhere.getByRole("button", { name: /Ten for all/ });
    await expect(used).toContainText(`Used for ${CLOCKMAKER.name}`);
    await used.press("Enter");
    await expect(elsewhere.getByRole("button", { name: /Elsewhere/ })).toContainText("Only for other games");
    await player.findsItAccessible();
    await page.keyboard.press("Escape");
    await expect(elsewhere).toBeHidden();
    await expect(bill.getByRole("button", { name: `Choose coupons for ${NEON_DRIFT.name}` })).toBeFocused();

    await bill.getByRole("button", { name: `Choose coupons for ${CLOCKMAKER.name}` }).press("Enter");
    const selection = player.popup(`Coupons for ${CLOCKMAKER.name}`);
    const ten = selection.getByRole("button", { name: /Ten for all/ });
    await expect(ten).toHaveAttribute("aria-pressed", "true");
    await expect(ten).toContainText("Ends soon");
    await ten.press("Enter");
    await expect(selection).toBeHidden();
    await expect(total).toContainText("10.65");
    await expect(bill.getByText("Your coupons could save 0.67 coins more.")).toBeVisible();
    await bill.getByRole("button", { name: "Use the best coupons" }).press("Enter");
    await expect(total).toContainText("9.98");

    await bill.getByRole("button", { name: `Leave ${NEON_DRIFT.name} out` }).press("Enter");
    await expect(total).toContainText("5.99");
    await expect(bill.getByText("1 game is left out and stays in your cart.")).toBeVisible();
    await expect(bill.getByRole("button", { name: /^Leave / })).toHaveCount(0);
    await expect(bill.getByRole("button", { name: "Put back" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(total).toContainText("9.98");
    await expect(bill.getByRole("button", { name: /^Leave / })).toHaveCount(2);
    await expect(bill.getByRole("list", { name: "Games" })).toBeFocused();
  });

  // R-CHK-2, R-CPN-6
  test("a coupon that ends while the bill is open is named, nothing is charged, and the purchase goes on", async ({
    player,
  }) => {
    await player.opensAsNewPlayer(`/store/${CLOCKMAKER.id}`);
    await hasCoupons(player.email, [{ name: "Nearly over", rate: 50, endsInDays: 1 }]);
    await player.topsUp(PLANS.medium);
    const bill = await player.wantsToBuy();
    await expect(bill.getByText("Coupon Nearly over (50%)")).toBeVisible();
    await whileCouponIsOver("Nearly over", async () => {
      await player.confirmsPurchase();
      await expect(
        bill.getByText(`The coupon “Nearly over” can no longer be used for ${CLOCKMAKER.name}.`),
      ).toBeVisible();
      await expect(bill.getByText("Coupon Nearly over (50%)")).toBeHidden();
      await player.findsItAccessible();
      await player.buysIt();
    });
    await expect(player.balance).toHaveText(coins(PLANS.medium.coin + PLANS.medium.silver - CLOCKMAKER.list));
  });

  for (const viewport of [
    { width: 1_440, height: 900 },
    { width: 390, height: 844 },
  ])
    // R-CHK-24
    test(`the sums of a long bill stay in view at ${viewport.width} × ${viewport.height}`, async ({
      visitor,
    }) => {
      const player = await visitor({ viewport });
      await player.opensAsNewPlayer("/about-us");
      await hasCoupons(player.email, [{ name: "Ten for all", rate: 10 }]);
      await player.opens(
        await cartCheckoutOf(player.email, [NEON_DRIFT.id, CLOCKMAKER.id, ANOTHER, 105, 106]),
      );
      const { bill, total } = player;
      const lines = bill.getByRole("list", { name: "Games" }).getByRole("listitem");
      await expect(lines.first()).toBeInViewport();
      await expect(lines.last()).not.toBeInViewport({ ratio: 1 });
      for (const always of [
        total,
        bill.getByText("Paid with coins"),
        bill.getByText("more coins. Add them"),
        bill.getByRole("button", { name: "Add coins" }),
      ])
        await expect(always).toBeInViewport({ ratio: 1 });
      await lines.last().scrollIntoViewIfNeeded();
      await expect(total).toBeInViewport({ ratio: 1 });
    });
});
