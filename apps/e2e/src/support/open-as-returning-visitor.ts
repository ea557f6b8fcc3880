import type { Player } from "./player.ts";

/** Opens a page as a returning visitor, until its HTML is there. */
export async function opensAsReturningVisitor(player: Player, path: string): Promise<void> {
  await player.page.addInitScript(() => {
    localStorage.setItem("r18", "1");
    localStorage.setItem("globalCategory", "boy-r18");
  });
  await player.opens(path, "commit");
  await player.page.waitForLoadState("domcontentloaded");
}
