import * as v from "valibot";
import type { Services } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { ACCESS_TOKEN_SECONDS, type AccessTokens } from "./access-tokens.ts";
import { answerOf, json } from "./answers.ts";
import { isFirstPartyClient } from "./first-party-clients.ts";
import { refusedJson } from "./request-body.ts";
import { livingSession, openSiteSession, revokeSiteSession } from "./site-sessions.service.ts";

const OpenBody = v.object({ client_id: v.pipe(v.string(), v.maxLength(64)) });
const SecretBody = v.object({ session: v.pipe(v.string(), v.minLength(20), v.maxLength(128)) });

/** Lifetime of the link that logs out of the account site. */
const END_SESSION_SECONDS = 60;

/**
 * Endpoints for the sites' servers: open a session after login, get an access token for it, end it. Browsers never
 * call these; cookie headers are ignored.
 */
export function createSessionHandler(
  services: Services,
  tokens: AccessTokens,
  revoked: () => void,
): (request: Request) => Promise<Response> {
  const routes: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
    "/session": async (request) => {
      const claims = await tokens.verify("session", bearer(request));
      const { client_id } = await body(request, OpenBody);
      if (!isFirstPartyClient(client_id) || claims.client_id !== client_id)
        throw new ApiError("auth/argument-error", "The token was made for another site");
      if (typeof claims.sub !== "string" || typeof claims.sid !== "string")
        throw new ApiError("auth/argument-error", "The token names no session");
      const userAgent = request.headers.get("user-agent") ?? "";
      const session = await openSiteSession(services, {
        userUuid: claims.sub,
        authSessionId: claims.sid,
        client: client_id,
        codeId: typeof claims.code_id === "string" ? claims.code_id : null,
        userAgent,
      });
      return json({ session });
    },
    "/session/token": async (request) => {
      const living = await livingSession(services, (await body(request, SecretBody)).session);
      const access_token = await tokens.sign(
        living.audience,
        { sub: living.userUuid, sid: living.sid, roles: living.roles },
        ACCESS_TOKEN_SECONDS,
      );
      return json({ access_token, expires_in: ACCESS_TOKEN_SECONDS });
    },
    "/session/revoke": async (request) => {
      const ended = await revokeSiteSession(services, (await body(request, SecretBody)).session);
      revoked();
      if (!ended?.authSessionId) return json({ end_session_token: null });
      // Proves to the account site that this very player requested the logout, so that no confirmation is needed.
      const end_session_token = await tokens.sign(
        "endSession",
        { sub: ended.userUuid, sid: ended.authSessionId },
        END_SESSION_SECONDS,
      );
      return json({ end_session_token });
    },
  };
  return async (request) => {
    const route = routes[new URL(request.url).pathname];
    if (!route) return json({ code: "400", message: "No such address" }, 404);
    if (request.method !== "POST") return json({ code: "400", message: "Only POST" }, 405, { allow: "POST" });
    return (await refusedJson(request)) ?? route(request).catch(answerOf);
  };
}

function bearer(request: Request): string {
  const token = /^Bearer ([\w.-]+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
  if (!token) throw new ApiError("auth/login-required", "No bearer token");
  return token;
}

async function body<T extends v.GenericSchema>(request: Request, schema: T): Promise<v.InferOutput<T>> {
  const result = v.safeParse(schema, await request.json().catch(() => null));
  if (!result.success) throw new ApiError("input/invalid", "The body is not as expected");
  return result.output;
}
