/** One entry of a game's blacklist. The lists are configuration and differ per environment. */
export interface BlacklistEntry {
  readonly is_active: boolean;
  readonly blocked_locale: readonly string[];
  readonly blocked_trial_os: readonly string[];
  readonly blocked_official_os: readonly string[];
}

/** What one visitor may access of one game. */
interface BlacklistDecision {
  /** The game is not offered in this language at all; nothing of it is accessible. */
  readonly localeBlocked: boolean;
  readonly trialBlocked: boolean;
  readonly officialBlocked: boolean;
}

/**
 * Applies a game's blacklist to one visitor (R-CAT-9). Inactive entries are ignored; any active entry can block.
 * Matching is case-insensitive.
 *
 * @param visitor the language of the page, and the operating system the build is for
 */
export function blacklistDecision(
  entries: readonly BlacklistEntry[],
  visitor: { readonly locale: string; readonly os: string },
): BlacklistDecision {
  const active = entries.filter((entry) => entry.is_active);
  const localeBlocked = active.some((entry) => names(entry.blocked_locale, visitor.locale));
  return {
    localeBlocked,
    trialBlocked: localeBlocked || active.some((entry) => names(entry.blocked_trial_os, visitor.os)),
    officialBlocked: localeBlocked || active.some((entry) => names(entry.blocked_official_os, visitor.os)),
  };
}

const names = (list: readonly string[], value: string) =>
  list.some((entry) => entry.trim().toLowerCase() === value.toLowerCase());
