/** The uuids of demo articles that journeys use. */
export const ARTICLES = {
  /** An announcement: "The shop is open". */
  welcome: "6985126c-a67c-80d1-999b-2b19647e45d5",
  /** A promotion: "The long-nights sale has begun". */
  sale: "52d08985-33f1-8c53-8f4c-1c2408d59d05",
  /** A long tutorial with headings; before it, by date, comes the one on topping up. */
  playInBrowser: "ce2ecc11-74ec-863f-be27-97a36d273054",
} as const;
