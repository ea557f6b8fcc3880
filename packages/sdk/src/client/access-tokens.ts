/** Where the browser's access tokens come from. */
export interface AccessTokens {
  /** A token that is good for a while yet, or null for a guest. */
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
    const response = await source.fetch();
    if (!response.ok) return null;
    const body: unknown = await response.json();
    if (!isTokenAnswer(body)) return null;
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
