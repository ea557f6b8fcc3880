import { expect, type Locator } from "@playwright/test";
import { MIDNIGHT_FERRY, NEON_DRIFT } from "../games.ts";
import type { Player } from "../player.ts";
import type { VisitorKind } from "./combinations.ts";

/** What opens on a page only after an interaction. */
type Situation = {
  readonly name: string;
  readonly visitor: VisitorKind;
  readonly path: string;
  /** They have not been asked for their age yet. */
  readonly isFirstVisit?: boolean;
  readonly reach: (player: Player) => Promise<void>;
};

const GAME = `/store/${NEON_DRIFT.id}`;

export const SITUATIONS: readonly Situation[] = [
  {
    name: "age gate",
    visitor: "guest",
    path: "/store",
    isFirstVisit: true,
    reach: (player) => expect(player.ageGate).toBeVisible(),
  },
  { name: "account menu", visitor: "player", path: "/terms", reach: (player) => player.opensMenu("Account") },
  {
    name: "suggestions",
    visitor: "guest",
    path: "/terms",
    reach: async (player) => {
      if (player.isOnPhone) await player.opensMenu("Search");
      const { page, say } = player;
      const field = page.getByLabel(say("Search games"), { exact: true }).locator("visible=true");
      await field.pressSequentially("neon");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "filters",
    visitor: "guest",
    path: "/store?discount=1",
    reach: async ({ page, say }) => {
      const form = page.getByRole("form", { name: say("Filters") });
      if (!(await form.isVisible())) await page.getByRole("button", { name: say("Filters") }).click();
      await expect(form).toBeVisible();
    },
  },
  {
    name: "gallery",
    visitor: "guest",
    path: GAME,
    reach: ({ page }) => popupAfter(page.getByRole("main").locator("li > a:has([data-hero])").first()),
  },
  {
    name: "login required",
    visitor: "guest",
    path: GAME,
    reach: ({ page, say }) =>
      popupAfter(page.getByRole("main").getByRole("button", { name: say("Buy"), exact: true })),
  },
  press("hiding games", "guest", GAME, "Hide games like this"),
  press("what one sees", "guest", "/privacy", "What you see"),
  {
    name: "hidden at once",
    visitor: "guest",
    path: "/privacy",
    reach: async ({ page, say }) => {
      await popupAfter(page.getByRole("button", { name: say("What you see") }));
      const mode = page.getByRole("switch", { name: say("Discreet mode") });
      if (!(await mode.isChecked())) await mode.press("Space");
      await expect(page.getByRole("button", { name: say("Hide now") })).toBeVisible();
      await page.keyboard.press("F2");
      await expect(page.getByRole("textbox", { name: say("Notes") })).toBeFocused();
    },
  },
  {
    name: "price history",
    visitor: "guest",
    path: GAME,
    reach: async ({ page, say }) => {
      await page.getByRole("button", { name: say("Price history") }).click();
      await page.getByText(say("All changes as a table")).press("Enter");
      await expect(page.getByRole("table", { name: say("Price history") })).toBeVisible();
    },
  },
  {
    name: "bill",
    visitor: "player",
    path: `/store/${MIDNIGHT_FERRY.id + 1}`,
    reach: async (player) => {
      await player.wantsToBuy();
      await expect(player.bill).toBeVisible();
    },
  },
  {
    name: "adding coins",
    visitor: "player",
    path: "/terms",
    reach: async (player) => {
      await player.opensTopUp();
    },
  },
  {
    name: "paying",
    visitor: "player",
    path: "/terms",
    reach: async (player) => {
      const offer = await player.opensTopUp();
      await offer.getByRole("button").last().click();
      await expect(player.page.getByRole("button", { name: player.say("Pay now") })).toBeVisible();
    },
  },
  press("a profile's entry", "player", "/account/profile", "Add an entry"),
  press("deleting an account", "player", "/account/profile", "Delete account"),
];

function press(name: string, visitor: VisitorKind, path: string, button: string): Situation {
  return {
    name,
    visitor,
    path,
    reach: ({ page, say }) => popupAfter(page.getByRole("button", { name: say(button) }).first()),
  };
}

/** Presses something and waits for the popup that it opens. */
async function popupAfter(button: Locator): Promise<void> {
  await button.click();
  await expect(button.page().getByRole("dialog").locator("visible=true")).toBeVisible();
}
