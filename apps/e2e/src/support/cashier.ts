import { expect, type Page } from "@playwright/test";
import { site } from "./settings.ts";

/** The payment provider's own cashier page, in the simulator. */
export class Cashier {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async isOpen(): Promise<void> {
    await this.#page.waitForURL((url) => url.origin === site("bank"));
    await expect(this.#page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  async pays(): Promise<void> {
    await this.isOpen();
    await this.#page.getByRole("button", { name: /^Pay [A-Z]{3} / }).click();
  }

  async cancels(): Promise<void> {
    await this.isOpen();
    await this.#page.getByRole("button", { name: "Cancel", exact: true }).click();
  }

  /** Pays one unit of money more than was ordered. */
  async paysAnotherAmount(): Promise<void> {
    await this.isOpen();
    await this.#page.getByRole("button", { name: "Pay with other amount" }).click();
  }
}
