/** Client types; browsers are `web`, the official app is `app`. */
export const CLIENT_TYPES = ["web", "app"] as const;

export type ClientType = (typeof CLIENT_TYPES)[number];
