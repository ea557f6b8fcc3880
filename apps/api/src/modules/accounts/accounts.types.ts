import type { Role, Viewer } from "../../platform/context.ts";

/** Everything other modules and the host may ask of accounts; created by `createAccounts`. */
export type Accounts = {
  /** Stores the addresses of our own sites; for the process that serves them, see `Api.registerSites`. */
  readonly registerSites: () => Promise<void>;
  /** `/auth/*` on the account site: login, sign-up, codes, OAuth endpoints, keys. */
  readonly authHandler: (request: Request, client: { readonly address: string }) => Promise<Response>;
  /** `POST /session`, `/session/token` and `/session/revoke` on the API host; called by the sites' servers. */
  readonly sessionHandler: (request: Request) => Promise<Response>;
  /**
   * Who an access token speaks for.
   *
   * @throws ApiError `auth/id-token-expired` if the token has expired or its session was revoked,
   *   `auth/argument-error` for anything that is not one of our tokens
   */
  readonly verifyAccessToken: (token: string) => Promise<Viewer>;
  /** Signs an access token for an existing session. The pay audience may only do what the pay site needs. */
  readonly mintAccessToken: (input: MintInput) => Promise<string>;
  /**
   * Creates a user with a verified mailbox, for demo data and tests. Returns the uuid; idempotent per mail address.
   */
  readonly createUser: (input: CreateUserInput) => Promise<string>;
  /**
   * Call after ending sessions directly in the database: this process rereads revocations before accepting any token.
   */
  readonly sessionsEnded: () => void;
  /** Logs the player out everywhere, immediately. */
  readonly revokeAllSessions: (userUuid: string) => Promise<void>;
  /** Removes mail, name and password, and ends all sessions; the bare row stays for the records we must keep. */
  readonly forgetUser: (userUuid: string) => Promise<void>;
};

export type MintInput = {
  readonly userUuid: string;
  /** The viewer's roles; a pay token needs none. */
  readonly roles?: readonly Role[];
  /** `sid` of the site session the token belongs to. */
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
