import { ApiFault } from "./api-fault.ts";

/** Where the browser gets access tokens from. */
export interface AccessTokens {
  /**
   * A token that is still valid for a while, or null for a guest.
   *
   * @throws ApiFault `service/unavailable` or `other/network-request-failed` when there is a session but no token could
   *   be fetched: the caller must not treat the player as a guest then
   */
  get(): Promise<string | null>;
  /** The token to send now; null: none is available, or needed. */
  current(): string | null;
  /** Whether `get` would have to fetch a token. */
  isDue(): boolean;
  /** Drops the cached token after the API rejected it as expired. */
  forget(): void;
}

export interface AccessTokenSource {
  /** The site's own endpoint, `/auth/token`. */
  readonly fetch: () => Promise<Response>;
  /** The time, in ms since 1970. */
  readonly now: () => number;
  /** Whether there is a session at all; spares guests the request. */
  readonly hasSession: () => boolean;
  /** Called when the site reports that the session has ended. */
  readonly onSessionEnd?: () => void;
}

/** Tokens are renewed this long before they expire, so that none expires on its way to the API. In ms. */
const SPARE_MS = 30_000;

/**
 * Exchanges the site's session for short-lived access tokens. The current token lives in memory only, so an XSS that
 * reads storage finds none. Concurrent callers share one exchange.
 */
export function createAccessTokens(source: AccessTokenSource): AccessTokens {
  let token: string | null = null;
  let goodUntilMs = 0;
  let pending: Promise<string | null> | null = null;

  async function exchange(): Promise<string | null> {
    const response = await source.fetch().catch((cause: unknown) => {
      throw new ApiFault("other/network-request-failed", String(cause));
    });
    if (response.status === 401) {
      source.onSessionEnd?.();
      return null;
    }
    const body: unknown = response.ok ? await response.json().catch(() => null) : null;
    if (!isTokenAnswer(body))
      throw new ApiFault("service/unavailable", `The token endpoint answered ${response.status}.`);
    token = body.access_token;
    goodUntilMs = source.now() + body.expires_in * 1_000 - SPARE_MS;
    return token;
  }

  const current = () => (source.now() < goodUntilMs ? token : null);

  return {
    current,
    isDue: () => current() === null && source.hasSession(),
    get() {
      const known = current();
      if (known !== null || !source.hasSession()) return Promise.resolve(known);
      pending ??= exchange().finally(() => {
        pending = null;
      });
      return pending;
    },
    forget() {
      token = null;
      goodUntilMs = 0;
    },
  };
}

function isTokenAnswer(value: unknown): value is { access_token: string; expires_in: number } {
  return (
    typeof value === "object" &&
    value !== null &&
    "access_token" in value &&
    typeof value.access_token === "string" &&
    "expires_in" in value &&
    typeof value.expires_in === "number"
  );
}
