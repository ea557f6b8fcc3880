import type { Services } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { queueMail } from "../../platform/queue-mail.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { createAccessTokens, type SigningKey } from "./access-tokens.ts";
import type { Accounts } from "./accounts.types.ts";
import { createAuthHandler } from "./auth-handler.ts";
import { createAuthLimits } from "./auth-limits.service.ts";
import type { EndpointServices } from "./endpoint-services.ts";
import { createAuthServer } from "./auth-server.ts";
import { registerFirstPartyClients } from "./first-party-clients.ts";
import { createOidcProvider } from "./oidc-provider.http.ts";
import { createSessionHandler } from "./site-sessions.http.ts";
import { createRevocations } from "./revocations.ts";
import type { SessionEnds } from "./session-ends.ts";
import { endAllSessions } from "./site-sessions.service.ts";
import { createUser, forgetUser } from "./users.service.ts";

export type AccountsOptions = {
  /** How mails are sent; tests collect them instead. */
  readonly queueMail?: EndpointServices["queueMail"];
  /** Multiplies all rate limits, like `limitSlack` in the configuration. */
  readonly slack?: number;
  /** Notifies this process of sessions ended elsewhere; absent: it caches nothing about sessions. */
  readonly sessionEnds?: SessionEnds;
};

/** Starts the accounts module. Migrate the database first: this writes resources and the first signing key. */
export async function createAccounts(services: Services, options: AccountsOptions = {}): Promise<Accounts> {
  const { config, db, now } = services;
  const limits = createAuthLimits(services, options.slack ?? config.limitSlack ?? 1);
  const revocations = createRevocations(services, options.sessionEnds);
  const revoked = () => revocations.forget();
  const { auth, signingKey, idTokenKey } = createAuthServer(services, {
    services,
    limits,
    revoked,
    tokens: () => tokens,
    queueMail: options.queueMail ?? queueMail,
  });
  const keys = {
    signingKey: keptFor(SIGNING_KEY_MS, signingKey),
    idTokenKey: keptFor(SIGNING_KEY_MS, idTokenKey),
  };
  const tokens = createAccessTokens(services, keys.signingKey);
  const provider = createOidcProvider({ services, auth, tokens, ...keys, revoked });
  await signingKey(); // The first start creates it, so that keys are published before the first token is signed.

  return {
    registerSites: () => registerFirstPartyClients(db, config, now()),
    authHandler: createAuthHandler(services, auth, limits, { provider, idTokenKey: keys.idTokenKey }),
    sessionHandler: createSessionHandler(services, tokens, revoked),
    verifyAccessToken: async (token) => {
      const viewer = await tokens.viewerOf(token);
      if (await revocations.isRevoked(viewer.sid))
        throw new ApiError("auth/id-token-expired", "The session of the token has ended");
      return viewer;
    },
    mintAccessToken: ({ userUuid, sid, audience, roles, ttlSeconds }) =>
      tokens.sign(audience, { sub: userUuid, sid, roles: roles ?? [] }, ttlSeconds),
    createUser: (input) => createUser(services, input),
    forgetUser: (userUuid) => forgetUser(services, userUuid).then(revoked),
    sessionsEnded: revoked,
    revokeAllSessions: (userUuid) =>
      inTransaction(db, (tx) => endAllSessions(tx, userUuid, now())).then(revoked),
  };
}

/** A new key is published minutes before any process signs with it; verifiers refetch on an unknown key. */
const SIGNING_KEY_MS = 5 * 60_000;

function keptFor(ms: number, load: () => Promise<SigningKey>): () => Promise<SigningKey> {
  let kept: Promise<SigningKey> | undefined;
  let loadedAt = 0;
  return () => {
    if (kept && performance.now() - loadedAt < ms) return kept;
    loadedAt = performance.now();
    kept = load();
    kept.catch(() => (kept = undefined));
    return kept;
  };
}
