import type { Role, Viewer } from "../../platform/context.ts";

/** Everything other modules and the host may ask about identity; made by `createAccounts`. */
export type Accounts = {
  /** Writes down where our own sites are; for the process that serves them, see `Api.registerSites`. */
  readonly registerSites: () => Promise<void>;
  /** `/auth/*` on the account site: sign-in, sign-up, codes, OAuth endpoints, keys. */
  readonly authHandler: (request: Request, client: { readonly address: string }) => Promise<Response>;
  /** `POST /session`, `/session/token` and `/session/revoke` on the API host; called by the sites' servers. */
  readonly sessionHandler: (request: Request) => Promise<Response>;
  /**
   * Who an access token speaks for.
   *
   * @throws ApiError `auth/id-token-expired` for a token that has run out or whose session was revoked,
   *   `auth/argument-error` for anything that is not a token of ours
   */
  readonly verifyAccessToken: (token: string) => Promise<Viewer>;
  /** A signed access token for a session that exists. The pay audience may only do what the pay site needs. */
  readonly mintAccessToken: (input: MintInput) => Promise<string>;
  /** Makes a user with a proven mailbox: for demo data and tests. Answers the uuid; a known mail keeps its user. */
  readonly createUser: (input: CreateUserInput) => Promise<string>;
  /** Replaces the roles and ends all sessions, since tokens carry roles. */
  readonly setRoles: (userUuid: string, roles: readonly Role[]) => Promise<void>;
  /** Sessions were ended in the database: this process looks again before it lets anybody in. */
  readonly sessionsEnded: () => void;
  /** Signs the person out everywhere, at once. */
  readonly revokeAllSessions: (userUuid: string) => Promise<void>;
  /** Removes mail, name and password, and ends all sessions; the bare row stays for what must be kept. */
  readonly forgetUser: (userUuid: string) => Promise<void>;
};

export type MintInput = {
  readonly userUuid: string;
  /** The viewer's roles; a pay token needs none. */
  readonly roles?: readonly Role[];
  /** `sid` of the site session the token hangs on. */
  readonly sid: string;
  readonly audience: "api" | "pay";
  readonly ttlSeconds: number;
};

export type CreateUserInput = {
  readonly email: string;
  readonly password: string;
  readonly nickname: string;
  readonly roles: readonly Role[];
  readonly verified: true;
  readonly uuid: string;
};
