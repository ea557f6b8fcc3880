/** How long a nickname may be, in code points. */
export const NICKNAME_LENGTH_MAX = 40;

/** How long the introduction of oneself may be, in code points. */
export const BRIEF_LENGTH_MAX = 500;

/** How many public users may be asked for at once. */
export const PUBLIC_USERS_MAX = 100;
