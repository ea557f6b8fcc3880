import { msg } from "@catnip/i18n/msg.ts";

/** What a download answers instead of the file, and what it calls a trial. */
export const DOWNLOAD = {
  trial: msg({
    message: "Trial",
    comment: "Part of a downloaded file's name, after the game's name and version",
  }),
  broken: msg`This download link does not work. Start the download again on the game's page.`,
  ended: msg`This download link was ended by its owner. Get a new one on the game's page.`,
  notOwned: msg`You do not own this game, or no longer. Its downloads work again once you own it.`,
  blocked: msg`This game is not offered for this language or system.`,
  notReleased: msg`This game is not out yet. Its downloads start working on the day of its release.`,
  gone: msg`This file is no longer offered. You find the current version on the game's page.`,
  tooMany: msg`Too many connections at once. Set your download manager to eight or fewer.`,
};
