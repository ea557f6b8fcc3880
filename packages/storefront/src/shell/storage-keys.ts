/** What this browser's visitor excludes, as words (`boundaries.ts` of the domain), space-separated. */
export const BROWSER_WORDS_KEY = "catnip.boundaries";

/** A copy of the account's exclusions of the logged-in player. Absent for a player: not known yet. */
export const ACCOUNT_WORDS_KEY = "catnip.boundaries.account";

/** The neutral title of the tab, in the language in which discreet mode was switched on; absent: it is off. */
export const DISCREET_KEY = "catnip.discreet";

/** A guest's intent (`intent.ts`), in the tab's own storage. */
export const INTENT_KEY = "catnip.intent";
