import { msg } from "@lingui/core/macro";
import type { Section } from "./question.ts";

export const games: Section = {
  id: "games",
  title: msg`Games`,
  questions: [
    {
      id: "game-does-not-start",
      ask: msg`A game does not start or runs badly.`,
      answer: [
        msg`Our check shows in a few seconds whether your browser can do what games need: graphics, sound, storage and full screen. Often an up-to-date browser helps.`,
        msg`A game that does not run in browsers says so and leads to its downloads. If it still does not work, write to us and paste what the check found.`,
      ],
      links: [
        { path: "/test", label: msg`Check your browser` },
        { path: "/help/contact?topic=game", label: msg`Write to us about a game` },
      ],
      rules: ["R-PLY-6", "R-PLY-7"],
    },
    {
      id: "downloads",
      ask: msg`Where do I download my games?`,
      answer: [
        msg`On the game's page, which you also reach from My Store. You can download a game you own as often as you like. An interrupted download goes on where it stopped.`,
      ],
      links: [{ path: "/my-store", label: msg`My Store` }],
      rules: ["R-DLV-1", "R-DLV-2"],
    },
    {
      id: "trials",
      ask: msg`Can I try a game first?`,
      answer: [
        msg`Where its author offers a trial, yes: for free and without an account. Where a game is not released yet, the trial is all there is.`,
      ],
      rules: ["R-PLY-2", "R-CAT-3"],
    },
    {
      id: "game-gone",
      ask: msg`A game I bought is no longer on sale. Do I keep it?`,
      answer: [msg`Yes. A game you have bought stays in your library, even if it is no longer on sale.`],
      links: [{ path: "/my-store", label: msg`My Store` }],
      rules: [],
    },
    {
      id: "game-languages",
      ask: msg`Which languages is a game in?`,
      answer: [
        msg`Each game's page says it: for the game, its description and its pictures. If a game may lack your language, you are asked before you buy it.`,
      ],
      rules: ["R-CAT-17", "R-CHK-8"],
    },
    {
      id: "comments",
      ask: msg`Why can I not comment on a game?`,
      answer: [
        msg`Only those who own a game can comment on it and vote. You can change or delete your comment at any time.`,
        msg`If a comment insults people or breaks the law, report it with the button below it. Our staff decide; its writer does not learn who reported it.`,
      ],
      rules: ["R-CMT-1", "R-CMT-6", "R-CMT-8"],
    },
    {
      id: "hidden-games",
      ask: msg`Can I hide games with certain content?`,
      answer: [
        msg`Yes, under “Games you see” on your profile page. What you hide is left out of lists, searches and suggestions; what you own or have wished for stays.`,
      ],
      links: [{ path: "/account/profile#content", label: msg`Games you see` }],
      rules: ["R-CAT-11"],
    },
  ],
};
