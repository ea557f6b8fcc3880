import { BRANDS } from "@catnip/brands";
import { neutralFilename } from "@catnip/domain/builds";
import { describe, expect, test } from "vitest";
import { accountMail, type AccountMail } from "../../modules/accounts/mail-texts.ts";
import {
  composeNewsMail,
  composeNotificationMail,
} from "../../modules/notifications/mails/compose-notification-mail.ts";
import { ABOUT, NEWS_LINES } from "../../modules/notifications/mails/mail-messages.ts";
import { MAIL_LOCALES } from "../../platform/mail-messages/index.ts";

const ACCOUNT_MAILS: readonly AccountMail[] = [
  { kind: "sign-up-code", code: "04203111" },
  { kind: "reset-code", code: "04203111" },
  { kind: "reset-link", link: "https://account.example/reset" },
  { kind: "deletion-code", code: "04203111" },
  { kind: "payout-account-code", code: "04203111" },
  { kind: "already-registered", signInUrl: "https://account.example/" },
  { kind: "password-changed", signInUrl: "https://account.example/" },
  { kind: "user-deleted" },
];

/** Every mail a player can get. */
function mailsIn(locale: (typeof MAIL_LOCALES)[number]) {
  const reader = {
    email: "mika@example.com",
    locale,
    inboxUrl: "https://a.example",
    accountUrl: "https://b.example",
    paymentsUrl: "https://d.example/log",
  };
  const kinds = [...(Object.keys(ABOUT) as (keyof typeof ABOUT)[]), "payment_dispute"] as const;
  const news = new Map(
    (Object.keys(NEWS_LINES) as (keyof typeof NEWS_LINES)[]).map((kind) => [kind, 2] as const),
  );
  return [
    ...ACCOUNT_MAILS.map((mail) => ({ what: mail.kind, mail: accountMail(reader.email, locale, mail) })),
    ...kinds.map((kind) => ({ what: kind, mail: composeNotificationMail(reader, kind, {}) })),
    { what: "news", mail: composeNewsMail(reader, news, "https://c.example") },
  ];
}

// R-BND-9
describe("what reaches others' eyes says nothing of the shop", () => {
  test("the subject of every mail", () => {
    const subjects = mailsIn("en-US").map(({ what, mail }) => `${what}: ${mail.subject}`);
    expect(subjects).toMatchInlineSnapshot(`
      [
        "sign-up-code: Your verification code",
        "reset-code: Your verification code",
        "reset-link: Choose a new password",
        "deletion-code: Your verification code",
        "payout-account-code: Your verification code",
        "already-registered: About your account",
        "password-changed: Your password was changed",
        "user-deleted: About your account",
        "purchase_receipt: Your receipt",
        "top_up_receipt: Your receipt",
        "refund: Your refund",
        "gift: An update for you",
        "new_device: New login to your account",
        "submission_accepted: About your submission",
        "submission_refused: About your submission",
        "payout_account_changed: Your bank account was changed",
        "country_changed: About your account",
        "payment_dispute: About your payment",
        "news: An update for you",
      ]
    `);
  });

  test("the name of a downloaded file", () => {
    expect(
      neutralFilename("0199c0de-0000-7000-8000-00000badcafe", "Moonlit Bay (uncensored).zip"),
    ).toMatchInlineSnapshot(`"file-0badcafe.zip"`);
  });

  test.each(MAIL_LOCALES)("no subject or text of a mail in %s names the shop, or what it sells", (locale) => {
    const names = BRANDS.map(({ name }) => name);
    const told = new RegExp(
      [...names, String.raw`\bgames?\b`, String.raw`\badult`, "18", "R18", "ゲーム", "游戏", "遊戲"].join(
        "|",
      ),
      "i",
    );
    for (const { what, mail } of mailsIn(locale)) {
      const text = mail.text.replaceAll(/https:\S+|\d{8}/g, "");
      expect([what, told.exec(mail.subject)?.[0], told.exec(text)?.[0]]).toEqual([
        what,
        undefined,
        undefined,
      ]);
    }
  });
});
