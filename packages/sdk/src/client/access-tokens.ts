import { ApiFault } from "./api-fault.ts";

/** Where the browser's access tokens come from. */
export interface AccessTokens {
  /**
   * A token that is good for a while yet, or null for a guest.
   *
   * @throws ApiFault `service/unavailable` or `other/network-request-failed` when there is a session but no token
   *   could be had for it: whoever asks must not be taken for a guest then
   */
  get(): Promise<string | null>;
  /** Drops the token kept, after the API called it too old. */
  forget(): void;
}

export interface AccessTokenSource {
  /** The site's own endpoint, `/auth/token`. */
  readonly fetch: () => Promise<Response>;
  /** The time, in ms since 1970. */
  readonly now: () => number;
  /** Whether there is a session to ask for; spares guests the request. */
  readonly hasSession: () => boolean;
  /** Called when the site says that the session has ended. */
  readonly onSessionEnd?: () => void;
}

/** A token is renewed this long before it ends, so that none ends on its way to the API. In ms. */
const SPARE_MS = 30_000;

/**
 * Exchanges the site's session for short access tokens and keeps the current one in memory only: a script that
 * somehow reads storage finds none. Callers that ask at the same time share one exchange.
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

  return {
    get() {
      if (token && source.now() < goodUntilMs) return Promise.resolve(token);
      if (!source.hasSession()) return Promise.resolve(null);
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
