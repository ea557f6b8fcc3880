import type { Locator } from "@playwright/test";
import type { Player } from "./player.ts";

/** A game in My Store, by its whole name. */
export const rowOf = ({ page }: Player, name: string): Locator =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
