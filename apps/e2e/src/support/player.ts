import { expect, type Frame, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { Cashier } from "./cashier.ts";
import { coins, type Plan } from "./games.ts";
import { Mailbox } from "./mailbox.ts";
import type { Announced, Noise } from "./quiet-page.ts";
import { passAgeGate } from "./pass-age-gate.ts";
import { site } from "./settings.ts";
import { setCountry } from "./set-country.ts";
import { signInByForms, signUpByForms, type Credentials } from "./sign-in-by-forms.ts";
import { inEnglish, type Say } from "./messages.ts";

/** Satisfies the password policy: 8 to 16 letters and digits. */
export const PASSWORD = "Moonlit42Tea";

/** A shop and its language. */
export type Shop = { readonly name: string; readonly say: Say };

const INTERNATIONAL: Shop = { name: "international", say: inEnglish };

/**
 * A visitor of a shop, in the shop's own words. Elements are located the way people find them: by role and
 * name.
 */
export class Player {
  readonly page: Page;
  readonly noise: Noise;
  /** Known after sign-up. */
  email = "";

  readonly home: string;
  readonly say: Say;

  constructor(page: Page, noise: Noise, { name, say }: Shop = INTERNATIONAL) {
    this.page = page;
    this.noise = noise;
    this.home = site(name);
    this.say = say;
  }

  /** Declares expected failures while an action runs. */
  expecting<Result>(announced: Announced, work: () => Promise<Result>): Promise<Result> {
    return this.noise.whileExpecting(announced, work);
  }

  /** Opens a URL of the shop and waits until it has loaded, or only until the response begins. */
  async opens(path: string, until: "load" | "commit" = "load"): Promise<void> {
    await this.page.goto(this.home + path, { waitUntil: until });
  }

  /** Opens a URL as a visitor who passed the age gate earlier. */
  async opensAsAdult(path: string): Promise<void> {
    await passAgeGate(this.page.context(), this.home);
    await this.opens(path);
  }

  get ageGate(): Locator {
    return this.page.getByRole("dialog", { name: this.say("Are you over 18?") });
  }

  async passesAgeGate(): Promise<void> {
    await this.ageGate.getByRole("button", { name: this.say("I am over 18") }).click();
    await expect(this.ageGate).toBeHidden();
  }

  /** The bar that asks for consent to count visits. */
  get consentQuestion(): Locator {
    return this.page.getByRole("region", { name: "May we count your visits?" });
  }

  async letsVisitsBeCounted(): Promise<void> {
    await this.consentQuestion.getByRole("button", { name: "Accept", exact: true }).click();
    await expect(this.consentQuestion).toBeHidden();
  }

  async choosesCategory(answer: "Male-oriented" | "Female-oriented"): Promise<void> {
    const question = this.popup(this.say("What do you like to play?"));
    await question.getByRole("button", { name: this.say(answer), exact: true }).click();
    await expect(question).toBeHidden();
    // It leads to the category's list; a menu opened before would be closed by that.
    await expect(this.heading(this.say(answer))).toBeVisible();
  }

  /** An open popup by its title. */
  popup(title: string | RegExp): Locator {
    return this.page.getByRole("dialog", { name: title });
  }

  /** The main heading of the page. */
  heading(name: string | RegExp): Locator {
    return this.page.getByRole("heading", { level: 1, name });
  }

  /** Checks the page's accessibility in its current state, popups included. */
  async findsItAccessible(): Promise<void> {
    await expectAccessible(this.page);
  }

  // Header

  get isOnPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 1_024;
  }

  async goesTo(name: "Home" | "Store" | "My Store"): Promise<void> {
    await this.page
      .getByRole("navigation", { name: this.isOnPhone ? "Shortcuts" : "Main" })
      .getByRole("link", { name, exact: true })
      .click();
  }

  /** Opens a menu of the header; on small screens search and account are in the dock. */
  async opensMenu(name: "Search" | "Language" | "Account"): Promise<void> {
    const isInDock = this.isOnPhone && name !== "Language";
    const place = isInDock
      ? this.page.getByRole("navigation", { name: this.say("Shortcuts") })
      : this.page.getByRole("banner");
    const label = isInDock && name === "Account" ? "Menu" : name;
    await place.locator("summary", { hasText: this.say(label) }).click();
  }

  async searches(words: string): Promise<void> {
    if (this.isOnPhone) await this.opensMenu("Search");
    // A search box, and a combo box as soon as it suggests.
    const field = this.page.getByLabel("Search games", { exact: true }).locator("visible=true");
    await field.fill(words);
    await field.press("Enter");
    await this.page.waitForURL((url) => url.searchParams.get("keyword") === words);
    // The URL changes before the page does, which replaces the field and whatever is typed into it by then. Without
    // JavaScript the age gate may stand in front again.
    const filters = this.page.getByRole("list", { name: "Active filters", includeHidden: true });
    await expect(filters).toContainText(words);
  }

  /** The wallet in the header, once loaded. */
  get balance(): Locator {
    return this.page.getByRole("status", { name: this.say("Wallet balance") });
  }

  // Store list

  get games(): Locator {
    return this.page
      .getByRole("region", { name: "Games" })
      .getByRole("listitem")
      .filter({ has: this.page.getByRole("heading", { level: 3 }) });
  }

  game(name: string): Locator {
    return this.games.filter({ has: this.page.getByRole("heading", { level: 3, name, exact: true }) });
  }

  async looksAt(name: string): Promise<void> {
    await this.game(name).getByRole("link").first().click();
    await expect(this.heading(name)).toBeVisible();
  }

  /** The filter form: beside the list, or in the sheet of a small screen. */
  async opensFilters(): Promise<Locator> {
    const form = this.page.getByRole("form", { name: "Filters" });
    if (!(await form.isVisible())) await this.page.getByRole("button", { name: "Filters" }).click();
    return form;
  }

  // Account

  /** Signs up from the current page with the mailed code, and returns to that page. */
  async signsUp(email = newAddress()): Promise<void> {
    await this.opensSignUp();
    await this.fillsSignUp(email);
    await this.entersCode(await Mailbox.code(email));
    await this.isSignedIn();
  }

  async opensSignUp(): Promise<void> {
    await this.opensMenu("Account");
    await this.page.getByRole("link", { name: this.say("Sign up") }).click();
    await expect(this.heading(this.say("Create an account"))).toBeVisible();
  }

  /** Up to the code screen. */
  async fillsSignUp(email: string): Promise<void> {
    this.email = email;
    await this.page.getByLabel(this.say("Email address")).fill(email);
    await this.page.getByLabel(this.say("Password"), { exact: true }).fill(PASSWORD);
    await this.page.getByRole("checkbox", { name: /18/ }).check();
    await this.page.getByRole("button", { name: this.say("Go on") }).click();
    await expect(this.heading(this.say("Enter the code"))).toBeVisible();
  }

  async entersCode(code: string): Promise<void> {
    await this.page.getByLabel(this.say("Verification code")).fill(code);
    await this.page.getByRole("button", { name: this.say("Confirm") }).click();
  }

  async signsIn(email: string, password = PASSWORD): Promise<void> {
    this.email = email;
    await this.opensMenu("Account");
    // In the menu; the dock of a small screen has one too.
    await this.page.getByRole("listitem").getByRole("link", { name: "Log in" }).click();
    await this.page.getByLabel("Email address").fill(email);
    await this.page.getByLabel("Password", { exact: true }).fill(password);
    await this.page.getByRole("button", { name: "Log in" }).click();
    await this.isSignedIn();
  }

  /**
   * Back in the shop with a wallet. A player without a country is prompted for one first, which hides the wallet.
   */
  async isSignedIn(): Promise<void> {
    // The intermediate redirect page has a wallet too, and navigates on by itself.
    await this.page.waitForURL(
      ({ origin, pathname }) => origin === this.home && !/\/(redirect|auth\/\w+|login)$/.test(pathname),
    );
    const question = this.popup(this.say("Where do you live?"));
    await expect(this.balance.filter({ hasText: /\d/ }).or(question).first()).toBeVisible();
  }

  /** Becomes a new player without going through the sign-up screens; stays on the previous page. */
  async hasSignedUp(): Promise<void> {
    await this.#signsUpByForms();
    await this.page.reload();
    await this.isSignedIn();
  }

  /** Logs in without going through the login screens; stays on the previous page. */
  async hasLoggedIn(email: string, password: string): Promise<void> {
    await this.#signsInByForms({ email, password });
    await this.page.reload();
    await this.isSignedIn();
  }

  /**
   * Opens the shop as a new player from the United States, without the screens that make one. For journeys about
   * something else: it loads a single page.
   */
  async opensAsNewPlayer(path: string): Promise<void> {
    await this.#signsUpByForms();
    await setCountry(this.email, "us");
    await this.opensAsAdult(path);
    await this.isSignedIn();
  }

  /** Opens the shop as a user who logged in earlier, without the login screens. */
  async opensAs(account: Credentials, path: string): Promise<void> {
    await this.#signsInByForms(account);
    await this.opensAsAdult(path);
    await this.isSignedIn();
  }

  async #signsUpByForms(): Promise<void> {
    this.email = newAddress();
    await signUpByForms(this.page.context(), this.home, { email: this.email, password: PASSWORD });
  }

  async #signsInByForms(account: Credentials): Promise<void> {
    this.email = account.email;
    await signInByForms(this.page.context(), this.home, account);
  }

  async signsOut(): Promise<void> {
    await this.opensMenu("Account");
    await this.page.getByRole("button", { name: "Log out" }).click();
  }

  /** Fills in the country popup. */
  async livesIn(country: string): Promise<void> {
    const question = this.popup(this.say("Where do you live?"));
    await question.getByRole("combobox", { name: this.say("Country of residence") }).click();
    await this.page.getByRole("option", { name: country, exact: true }).click();
    await question.getByRole("button", { name: this.say("Confirm") }).click();
    await expect(question).toBeHidden();
  }

  // Wallet

  /** Opens the top-up popup with the plus next to the wallet. */
  async opensTopUp(): Promise<Locator> {
    await this.page
      .getByRole("banner")
      .getByRole("button", { name: this.say("Add coins") })
      .click();
    const offer = this.popup(this.say("Add coins"));
    await expect(offer.getByRole("group", { name: this.say("Plan") })).toBeVisible();
    return offer;
  }

  /** Picks a plan and goes to the pay site. */
  async choosesPlan(plan: Plan): Promise<void> {
    const offer = this.popup(this.say("Add coins"));
    await picksPlan(offer, plan, this.say);
    await payButton(offer, this.say).click();
    await expect(this.page.getByRole("button", { name: this.say("Pay now") })).toBeVisible();
  }

  /** From the plus button through the cashier back to the shop. */
  async topsUp(plan: Plan): Promise<void> {
    await this.opensTopUp();
    await this.choosesPlan(plan);
    await this.page.getByRole("button", { name: this.say("Pay now") }).click();
    await new Cashier(this.page).pays();
    await this.reads("Your payment is complete.");
  }

  /** Reads the current toast and dismisses it. */
  async reads(message: string | RegExp): Promise<void> {
    const popup = this.page.getByRole("dialog").filter({ hasText: message });
    await expect(popup).toBeVisible();
    // R-WEB-43: also where it follows another popup, which gives back what it had.
    await expect(popup.locator(":focus").or(popup.and(this.page.locator(":focus")))).toHaveCount(1);
    await popup.getByRole("button", { name: this.say("OK") }).click();
    await expect(popup).toBeHidden();
  }

  /** Keyboard focus stays where it was, even when the activated control is gone (R-WEB-43). */
  async keepsTheirPlace(): Promise<void> {
    await expect(this.page.locator("main:focus, main :focus")).toHaveCount(1);
  }

  // Games

  /** From a game's page: opens the bill. */
  async wantsToBuy(): Promise<Locator> {
    await this.page
      .getByRole("main")
      .getByRole("button", { name: this.say("Buy"), exact: true })
      .click();
    return this.bill;
  }

  get bill(): Locator {
    return this.popup(this.say("Confirm your purchase"));
  }

  /** The row of the bill with its sum. */
  get total(): Locator {
    return this.bill.getByText(this.say("Total"), { exact: true }).locator("..");
  }

  /** The sum of the open bill, in meowcent. */
  async totalOfBill(): Promise<number> {
    const [amount = ""] = /[\d,]+\.\d\d/.exec((await this.total.textContent()) ?? "") ?? [];
    return Number(amount.replaceAll(/\D/g, ""));
  }

  /**
   * Pays the open bill from coins alone, so that the coin balance changes. The switch is absent for a player whose
   * silver is spent, as the shared demo player's may be by then.
   */
  async paysWithCoinsOnly(): Promise<void> {
    await expect(this.bill.getByRole("button", { name: this.say("Confirm purchase") })).toBeVisible();
    const silver = this.bill.getByRole("switch", { name: this.say("Use silver first") });
    if (await silver.isVisible()) await silver.click();
  }

  async confirmsPurchase(): Promise<void> {
    await this.bill.getByRole("button", { name: this.say("Confirm purchase") }).click();
  }

  /** Confirms the bill, sees the thank-you, and owns the game. */
  async buysIt(): Promise<void> {
    await this.confirmsPurchase();
    await this.reads("Thank you! The purchase is complete");
    await expect(this.page.getByText(this.say("You own this game."))).toBeVisible();
    await this.keepsTheirPlace();
  }

  /** From a game's page: makes sure the player owns it, bought earlier or not. */
  async comesToOwnIt(): Promise<void> {
    const isOwned = this.page.getByText(this.say("You own this game."));
    const buy = this.page.getByRole("main").getByRole("button", { name: this.say("Buy"), exact: true });
    await expect(this.balance).toHaveText(/\d/);
    await expect(isOwned.or(buy)).toBeVisible();
    if (await isOwned.isVisible()) return;
    await this.wantsToBuy();
    await this.buysIt();
  }

  /** The frame a game runs in, by its title. */
  async gameIn(title: string): Promise<Frame> {
    const element = this.page.getByTitle(title, { exact: true }).and(this.page.locator("iframe"));
    await expect(element).toBeVisible();
    const frame = await (await element.elementHandle())?.contentFrame();
    if (!frame) throw new Error("The game has no frame.");
    await frame.waitForURL(/\.play\.localhost/);
    await frame.waitForLoadState();
    return frame;
  }

  async owns(name: string): Promise<void> {
    await this.goesTo("My Store");
    await expect(
      this.page.getByRole("main").getByRole("heading", { level: 2, name, exact: true }),
    ).toBeVisible();
  }
}

export const newAddress = () => `player-${crypto.randomUUID()}@example.test`;

/** A plan's tile in the top-up popup. */
export const planTile = (offer: Locator, plan: Plan, say: Say = inEnglish): Locator =>
  offer.getByRole("radio", { name: startOf(say("{coins} coins").replace("{coins}", coins(plan.coin))) });

/** Pays the chosen plan in the chosen way: the only provider, or the first of several. */
export const payButton = (offer: Locator, say: Say = inEnglish): Locator =>
  offer.getByRole("button", { name: oneOf([say("Pay {price}"), say("Pay {price} with {name}")]) }).first();

/** Names that are one of these messages, whatever stands at their placeholders. */
const oneOf = (messages: readonly string[]): RegExp =>
  new RegExp(
    messages
      .map(
        (words) =>
          `^${words
            .split(/\{\w+\}/)
            .map(quoted)
            .join(".+")}$`,
      )
      .join("|"),
  );

const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Names that start with this message, up to its first placeholder. */
const startOf = (words: string): RegExp => new RegExp(`^${quoted(words.split("{")[0] ?? "")}`);

/** Clicks the tile, which covers its radio button. */
export async function picksPlan(offer: Locator, plan: Plan, say: Say = inEnglish): Promise<void> {
  await planTile(offer, plan, say).locator("..").click();
  await expect(planTile(offer, plan, say)).toBeChecked();
}
