import { sql } from "../support/database.ts";
import { ask } from "../support/http.ts";
import { Mailbox } from "../support/mailbox.ts";
import { newAddress, type Player } from "../support/player.ts";
import { site } from "../support/settings.ts";
import { expect, test } from "../support/test.ts";
import { inLanguage } from "../support/messages.ts";

const WORDS = "I paid yesterday, but no coins have come.";

/** Answers a case as staff do. */
async function staffAnswers(number: string, text: string): Promise<void> {
  await sql(
    `with moved as (
       update support_cases set state = 'waiting_player', updated_at = now() where number = $1 returning uuid)
     insert into support_messages (uuid, case_uuid, actor_uuid, text, created_at)
       select gen_random_uuid(), uuid, gen_random_uuid(), $2, now() from moved`,
    [number, text],
  );
}

const caseNumber = async (player: Player): Promise<string> => {
  await expect(player.page.getByRole("heading", { name: "We have your message" })).toBeVisible();
  const number = await player.page
    .getByRole("main")
    .getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    .textContent();
  return number ?? "";
};

const question = (player: Player, name: string) =>
  player.page.getByRole("group").filter({ has: player.page.getByRole("heading", { level: 3, name }) });

// R-SPT-9
test("a player who paid finds out where their money is, by typing and by URL", async ({ player }) => {
  const { page } = player;
  await player.opensAsAdult("/terms");
  await page.getByRole("contentinfo").getByRole("link", { name: "Help", exact: true }).click();
  await expect(player.heading("Help")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search the answers" }).fill("bank MONEY nothing");
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(1);
  await expect(page.getByText("Your coins arrive as soon as")).toBeVisible();
  await page.getByRole("link", { name: "Write to us about a payment" }).click();
  await expect(page.getByLabel("What is it about?")).toHaveValue("payment");

  await player.opens("/help#game-does-not-start");
  await expect(page.getByText("Our check shows in a few seconds")).toBeVisible();
  await player.findsItAccessible();
  await page.getByRole("link", { name: "Check your browser" }).click();
  await expect(player.heading("Technical details")).toBeVisible();

  await player.opens("/help");
  await page.getByRole("searchbox", { name: "Search the answers" }).fill("zzz");
  await expect(page.getByText("There is no answer to that here yet")).toBeVisible();
});

// R-SPT-9, R-WEB-5
test("without scripts the answers can still be searched and opened", async ({ visitor }) => {
  const player = await visitor({ javaScriptEnabled: false });
  await player.expecting({ failedRequests: true }, async () => {
    const { page } = player;
    await player.opens("/help");
    await player.ageGate.getByRole("checkbox", { name: "I am over 18" }).check();
    await question(player, "What is silver?").locator("summary").click();
    await expect(page.getByText("Silver coins are free")).toBeVisible();
    await page.getByRole("searchbox", { name: "Search the answers" }).fill("refund");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await page.waitForURL(/\/help\?q=/);
    await player.ageGate.getByRole("checkbox", { name: "I am over 18" }).check();
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(1);
    await expect(page.getByText("You can return a game within 14 days")).toBeVisible();
  });
});

// R-SPT-9, R-BRD-2, R-BRD-5
test("a shop answers only what is true of it", async () => {
  const page = async (name: string) => (await ask(`${site(name)}/zh-CN/help`)).body.toString();
  const partner = await page("partner");
  expect(partner).toContain('id="pay-through-customer-service"');
  expect(partner).toContain("ruby-lantern");
  for (const id of ["silver", "language"]) expect(partner).not.toContain(`id="${id}"`);
  expect(partner).not.toContain("银币");
  const international = await page("international");
  expect(international).not.toContain('id="pay-through-customer-service"');
  for (const id of ["silver", "language"]) expect(international).toContain(`id="${id}"`);
});

// R-SPT-6
test("the privacy page says how long cases are kept", async () => {
  const page = (await ask(`${site("international")}/privacy`)).body.toString().replaceAll("<!-- -->", "");
  expect(page).toContain("All of that is deleted 180 days after the case is closed");
});

// R-SPT-1, R-SPT-2, R-SPT-7, R-SPT-10
test("a guest writes, loses nothing to a reload, and reads the answer with number and address", async ({
  player,
}) => {
  const { page } = player;
  const email = newAddress();
  await player.opensAsAdult("/help/contact");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Please choose what it is about.")).toBeVisible();
  await expect(page.getByText("Please tell us a little more: at least 10 characters.")).toBeVisible();
  await expect(page.getByText("Please enter an email address, such as name@example.com.")).toBeVisible();
  await expect(page.getByLabel("What is it about?")).toBeFocused();
  await player.findsItAccessible();

  await page.getByLabel("What is it about?").selectOption("A payment or top-up");
  await page.getByLabel("Your message").fill(WORDS);
  await page.reload();
  await expect(page.getByLabel("Your message")).toHaveValue(WORDS);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByLabel("Your email address")).toBeFocused();
  await page.getByLabel("Your email address").fill(email);
  await page.getByRole("button", { name: "Send" }).click();
  const number = await caseNumber(player);
  const mail = await Mailbox.reads(email, "We have your message");
  expect(mail).toContain(number);
  expect(mail).not.toContain(WORDS);

  await staffAnswers(number, "They are on their way.");
  await page.getByRole("link", { name: "Open your case" }).click();
  await expect(page.getByLabel("Case number")).toHaveValue(number);
  await page.getByLabel("Your email address").fill("someone@example.com");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await player.popup("Error").getByRole("button", { name: "OK" }).click();
  await page.getByLabel("Your email address").fill(email);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByText("They are on their way.")).toBeVisible();
  await player.findsItAccessible();
});

// R-SPT-1, R-SPT-3, R-SPT-10
test("a player writes about a payment by keyboard, answers and closes the case", async ({ player }) => {
  const { page } = player;
  await player.opensAsNewPlayer("/help/contact?topic=account");
  const message = page.getByLabel("Your message");
  await expect(page.getByLabel("Your email address")).toHaveCount(0);
  await message.focus();
  await page.keyboard.type(WORDS);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send" })).toBeFocused();
  await page.keyboard.press("Enter");
  const number = await caseNumber(player);
  await staffAnswers(number, "Which bank was it?");

  await player.opens("/help/cases");
  const fold = page.getByRole("group").filter({ hasText: number });
  await expect(fold.getByText("Which bank was it?")).toBeVisible();
  await expect(fold.getByText("Answered")).toBeVisible();
  const answer = fold.getByLabel("Your answer");
  await answer.fill("The green one.");
  await page.reload();
  await expect(answer).toHaveValue("The green one.");
  await answer.press("Tab");
  await page.keyboard.press("Enter");
  await expect(fold.getByText("We are on it")).toBeVisible();
  await expect(answer).toHaveValue("");
  await expect(fold.getByRole("listitem").last()).toContainText("The green one.");
  await player.findsItAccessible();

  await fold.getByRole("button", { name: "Close this case" }).press("Enter");
  await player.popup("Please confirm").getByRole("button", { name: "Yes" }).press("Enter");
  await expect(fold.getByText("This case is closed.")).toBeVisible();
});

// R-SPT-1, R-BRD-5
test("in the partner's shop customer service is written to in its language", async ({ visitor }) => {
  const say = inLanguage("zh-CN");
  const { page } = await visitor();
  await page.goto(`${site("partner")}/zh-CN/help/contact`);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("I am over 18") })
    .click();
  await page.getByLabel(say("What is it about?")).selectOption(say("My account"));
  await page.getByLabel(say("Your message")).fill("我想更改我的居住国家或地区。");
  await page.getByLabel(say("Your email address")).fill(newAddress());
  await page.getByRole("button", { name: say("Send") }).click();
  await expect(page.getByRole("heading", { name: say("We have your message") })).toBeVisible();
});
