/** Maximum length of a nickname, in code points. */
export const NICKNAME_LENGTH_MAX = 40;

/** Maximum length of the introduction, in code points. */
export const BRIEF_LENGTH_MAX = 500;

/** Maximum number of public profiles per request. */
export const PUBLIC_USERS_MAX = 100;
