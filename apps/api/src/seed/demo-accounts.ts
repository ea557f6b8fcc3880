import type { SavedMetadata } from "@catnip/domain/profiles";
import type { Role } from "../platform/context.ts";

/** Valid under the password policy (8 to 16 letters and digits), and never used in production. */
export const DEMO_PASSWORD = "Catnip2026";

export type DemoAccount = {
  readonly email: string;
  readonly password: string;
  /** What the account is for, in a few words. */
  readonly what: string;
};

export type DemoUser = DemoAccount & {
  readonly key: string;
  /** Null: goes by the name of the catalog's own creator, and introduces themselves as they do. */
  readonly nickname: string | null;
  readonly roles: readonly Role[];
  /** Two lower-case letters; null: asked for at the first login. */
  readonly country: string | null;
  /** When they joined. */
  readonly sinceDaysAgo: number;
  /** Meowcent. */
  readonly coins: number;
  readonly silver: number;
  /** What their page says about them. */
  readonly brief: string | null;
  readonly metadata: readonly SavedMetadata[];
};

const user = (
  key: string,
  nickname: string | null,
  what: string,
  more: Partial<
    Pick<DemoUser, "roles" | "country" | "sinceDaysAgo" | "coins" | "silver" | "brief" | "metadata">
  > = {},
): DemoUser => ({
  key,
  email: `${key}@catnip.test`,
  password: DEMO_PASSWORD,
  nickname,
  what,
  roles: ["player"],
  country: null,
  sinceDaysAgo: 0,
  coins: 0,
  silver: 0,
  brief: null,
  metadata: [],
  ...more,
});

/** Everybody who can log in to the demo shop. */
export const DEMO_USERS: readonly DemoUser[] = [
  user("player", "Juniper", "a new player: empty wallet, no country yet"),
  user("collector", "Basil", "a player with coins, silver and coupons", {
    country: "us",
    coins: 25_000,
    silver: 3_000,
    brief: "Collects quiet stories and loud endings.",
    metadata: [
      { _cid: "motto", name: "Motto", type: "string", value: "One more chapter", url: null, show: true },
      {
        _cid: "shelf",
        name: "On my shelf",
        type: "textarea",
        value: "Visual novels with rain in them\nAnything with a lighthouse",
        url: null,
        show: true,
      },
      {
        _cid: "notes",
        name: "Notes",
        type: "url",
        value: "https://notes.example/basil",
        url: "https://notes.example/basil",
        show: false,
      },
    ],
  }),
  user("reader", "Sorrel", "a player with a library, wishes, and authors they follow", {
    country: "us",
    sinceDaysAgo: 200,
    coins: 9_000,
    brief: "Plays before bed, and then does not go to bed.",
  }),
  user("creator", null, "a creator: six games, sales, followers, a payout", {
    roles: ["player", "creator"],
    country: "us",
    sinceDaysAgo: 420,
  }),
  user("staff", "Quill", "staff: support, review and finance", {
    roles: ["player", "support", "reviewer", "finance"],
    country: "us",
  }),
  user("root", "Thistle", "root: roles, configuration, and the second person for money", {
    roles: ["player", "root"],
    country: "us",
  }),
];

export const DEMO_ACCOUNTS: readonly DemoAccount[] = DEMO_USERS.map(({ email, password, what }) => ({
  email,
  password,
  what,
}));
