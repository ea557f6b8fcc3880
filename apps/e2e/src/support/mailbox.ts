import { expect, type Page } from "@playwright/test";
import { site } from "./settings.ts";

/** The mail site, in a tab of the player's own browser. */
export class Mailbox {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The eight digits of the newest mail to an address. The open list looks for new mail by itself. */
  async codeFor(email: string): Promise<string> {
    const tab = await this.#page.context().newPage();
    try {
      await tab.goto(site("mail"));
      const mail = tab.getByRole("listitem").filter({ hasText: email }).first();
      await expect(mail.getByText(/^\d{8}$/)).toBeVisible();
      return (await mail.getByText(/^\d{8}$/).textContent()) ?? "";
    } finally {
      await tab.close();
    }
  }
}
