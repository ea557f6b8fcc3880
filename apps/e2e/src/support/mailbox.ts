import { expect, type Page } from "@playwright/test";
import { ask } from "./http.ts";
import { site } from "./settings.ts";

/** The mail site, in a tab of the player's own browser. */
export class Mailbox {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The eight-digit code in the newest mail to an address. The open list polls for new mail by itself. */
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

  /** The same without a browser. */
  static async code(email: string): Promise<string> {
    let code = "";
    await expect
      .poll(async () => {
        const { body } = await ask(`${site("mail")}/latest.json?to=${encodeURIComponent(email)}`);
        const mail = JSON.parse(body.toString()) as { text?: string } | null;
        code = /\b\d{8}\b/.exec(mail?.text ?? "")?.[0] ?? "";
        return code;
      })
      .not.toBe("");
    return code;
  }

  /** The plain text of the newest mail to an address with this subject; waits for it. */
  static async reads(email: string, subject: string): Promise<string> {
    // Not through the mailbox page: it shows mails in a frame without JavaScript, where Playwright fails.
    const newest = async (): Promise<{ subject?: string; text?: string } | null> =>
      JSON.parse((await ask(`${site("mail")}/latest.json?to=${email}`)).body.toString());
    await expect.poll(async () => (await newest())?.subject).toBe(subject);
    return (await newest())?.text ?? "";
  }
}
