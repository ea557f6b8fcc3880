import { msg } from "@lingui/core/macro";
import { brand } from "#brand";
import type { Section } from "./question.ts";

export const account: Section = {
  id: "account",
  title: msg`Account and age`,
  questions: [
    {
      id: "age",
      ask: msg`Why am I asked for my age?`,
      answer: [
        msg`Everything here is for adults. Once per browser you have to confirm that you are over 18; before that, not a single cover is loaded. Your browser remembers the answer, and a cookie that does not identify you sends it to us with every page.`,
      ],
      rules: ["R-AGE-1", "R-AGE-2"],
    },
    {
      id: "password",
      ask: msg`I forgot my password.`,
      answer: [
        msg`Choose “Forgot your password?” on the login page. We email you an eight-digit code, which is valid for ten minutes and in the same browser. After that, all other devices are logged out.`,
      ],
      rules: ["R-ACC-2", "R-ACC-10"],
    },
    {
      id: "no-mail",
      ask: msg`The email with the code does not arrive.`,
      answer: [
        msg`Check your spam folder first. After a minute you can request another code; then only the newest one works. If the address is mistyped, no email can arrive, and for privacy we do not say whether an address has an account.`,
      ],
      rules: ["R-ACC-2", "R-ACC-4", "R-ACC-6"],
    },
    {
      id: "new-device",
      ask: msg`I got an email about a new login to my account.`,
      answer: [
        msg`We email you when your account is used in a browser that we have not seen before. If it was not you, end the other sessions and choose a new password: both are under “Login and devices” on your profile page.`,
      ],
      links: [{ path: "/account/profile#security", label: msg`Login and devices` }],
      rules: ["R-ACC-10", "R-ACC-11"],
    },
    {
      id: "country",
      ask: msg`My country of residence is wrong.`,
      answer: [
        msg`It determines prices, so you can set it only once. Write to us: our staff can change it, and you are notified when that is done.`,
      ],
      links: [{ path: "/help/contact?topic=account", label: msg`Write to us about your account` }],
      rules: ["R-PRF-1"],
    },
    {
      id: "language",
      ask: msg`How do I change the language?`,
      answer: [msg`With the language menu at the top of every page. Your choice is remembered for a year.`],
      rules: ["R-LNG-4"],
      isShown: brand.features.languageMenu,
    },
    {
      id: "who-sees-what",
      ask: msg`What do others see of me?`,
      answer: [
        msg`Your public page shows what you put there: nickname, introduction and links, and what you do in the shop, such as comments. Your email address is hidden unless you show it, and you can hide each item separately.`,
      ],
      links: [{ path: "/account/profile#visibility", label: msg`What others see` }],
      rules: ["R-PRF-5"],
    },
    {
      id: "delete-account",
      ask: msg`How do I delete my account?`,
      answer: [
        msg`At the end of your profile page, with a code that we email you. All sessions end and all personal data is deleted, along with your coins and your games. Comments stay without your name; records of purchases stay under a number that no longer identifies you.`,
        msg`If you are an author with games in the shop, or with earnings that have not been paid out, please write to us first.`,
      ],
      links: [{ path: "/account/profile#delete", label: msg`Delete account` }],
      rules: ["R-ACC-12", "R-ACC-13", "R-ACC-14"],
    },
  ],
};
