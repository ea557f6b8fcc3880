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
        msg`Our check shows in a few seconds whether your browser supports what games need: graphics, sound, storage and full screen. Updating your browser often helps.`,
        msg`If a game does not run in browsers, its page says so and links to its downloads. If it still does not work, write to us and paste the results of the check.`,
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
        msg`On the game's page, which you can also open from My Store. You can download a game you own as often as you like. An interrupted download resumes where it stopped.`,
      ],
      links: [{ path: "/my-store", label: msg`My Store` }],
      rules: ["R-DLV-1", "R-DLV-2"],
    },
    {
      id: "trials",
      ask: msg`Can I try a game first?`,
      answer: [
        msg`Yes, if its author offers a trial: for free and without an account. If a game is not released yet, only the trial is available.`,
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
        msg`Each game's page lists them: for the game, its description and its pictures. If a game may not be available in your language, we ask you before you buy it.`,
      ],
      rules: ["R-CAT-17", "R-CHK-8"],
    },
    {
      id: "comments",
      ask: msg`Why can I not comment on a game?`,
      answer: [
        msg`Only players who own a game can comment and vote on it. You can edit or delete your comment at any time.`,
        msg`If a comment insults people or breaks the law, report it with the button below it. Our staff decides; the writer does not learn who reported it.`,
      ],
      rules: ["R-CMT-1", "R-CMT-6", "R-CMT-8"],
    },
    {
      id: "hidden-games",
      ask: msg`Can I hide games with certain content?`,
      answer: [
        msg`Yes, under “Games you see” on your profile page. What you hide is left out of lists, searches and suggestions; games you own or have on your wishlist stay.`,
      ],
      links: [{ path: "/account/profile#content", label: msg`Games you see` }],
      rules: ["R-CAT-11"],
    },
  ],
};
