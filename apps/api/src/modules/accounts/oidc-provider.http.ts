import type { Services } from "../../platform/context.ts";
import type { AccessTokens, SigningKey } from "./access-tokens.ts";
import { json } from "./answers.ts";
import type { AuthServer } from "./auth-server.ts";
import { asRegistered } from "./id-tokens.ts";
import { bearerRefusal, inStandardErrors, type OidcEndpoint } from "./oidc-errors.ts";
import { USER_CLAIMS } from "./oidc-metadata.ts";
import { codeIdOf, requestHashOf, spendCode, takeBack, wasReplayed } from "./spent-codes.service.ts";

export type OidcProvider = Readonly<Record<OidcEndpoint, (request: Request) => Promise<Response>>>;

/**
 * The OAuth and OpenID Connect endpoints that clients' servers call: the library's, with the gaps filled. A replayed
 * code revokes what it was exchanged for, ID tokens are signed as registered, and errors follow the standards.
 */
export function createOidcProvider({
  services: { db, now },
  auth,
  tokens,
  signingKey,
  idTokenKey,
  revoked,
}: {
  readonly services: Services;
  readonly auth: AuthServer;
  readonly tokens: AccessTokens;
  /** The EdDSA key and the RS256 key, created on demand. */
  readonly signingKey: () => Promise<SigningKey>;
  readonly idTokenKey: () => Promise<SigningKey>;
  /** Called after sessions ended. */
  readonly revoked: () => void;
}): OidcProvider {
  const askLibrary = async (endpoint: OidcEndpoint, request: Request) =>
    inStandardErrors(endpoint, await auth.handler(request));

  const takeAllBack = async (codeId: string) => {
    await takeBack(db, codeId, now());
    revoked();
    return codeRefusal();
  };

  /** Whether a token is not ours, has expired or came from a replayed code. Opaque tokens are left to the library. */
  const isDead = async (token: string): Promise<boolean> => {
    if (token.split(".").length !== 3) return false;
    const claims = await tokens.read(token);
    if (!claims) return true;
    return typeof claims.code_id === "string" && (await wasReplayed(db, claims.code_id));
  };

  return {
    token: async (request) => {
      const form = await formOf(request);
      const code = form.get("grant_type") === "authorization_code" ? form.get("code") : null;
      const codeId = code === null ? null : codeIdOf(code);
      if (codeId !== null) {
        const requestHash = requestHashOf(form, request.headers.get("authorization"));
        const attempt = await spendCode(db, { codeId, requestHash, now: now() });
        if (attempt === "replayed") return takeAllBack(codeId);
        if (attempt === "doubled") return codeRefusal();
      }
      await idTokenKey(); // Without one the library would sign with an arbitrary key.
      const response = await askLibrary("token", request);
      if (!response.ok) return response;
      // The same code was replayed while this exchange was in progress.
      if (codeId !== null && (await wasReplayed(db, codeId))) return takeAllBack(codeId);
      const body: Record<string, unknown> = await response.json();
      const { id_token: idToken, access_token: accessToken } = body;
      if (typeof idToken === "string" && typeof accessToken === "string")
        body.id_token = await asRegistered(db, { idToken, accessToken }, signingKey);
      return json(body);
    },
    userinfo: async (request) => {
      const token = bearerOf(request) ?? (await formOf(request)).get("access_token");
      if (token !== null && (await isDead(token)))
        return bearerRefusal("invalid_token", "The access token is not good");
      const response = await askLibrary("userinfo", request);
      if (!response.ok) return response;
      const claims: Record<string, unknown> = await response.json();
      const told = USER_CLAIMS.filter((name) => claims[name] !== null && claims[name] !== undefined);
      return json({ sub: claims.sub, ...Object.fromEntries(told.map((name) => [name, claims[name]])) });
    },
    introspect: async (request) => askLibrary("introspect", await withoutDead(request)),
    revoke: async (request) => askLibrary("revoke", await withoutDead(request)),
  };

  /** The library crashes on a token with a forged signature, but treats garbage as no token. */
  async function withoutDead(request: Request): Promise<Request> {
    const form = await formOf(request);
    const token = form.get("token");
    if (token === null || !(await isDead(token))) return request;
    form.set("token", "-");
    form.delete("token_type_hint");
    const { url, method, headers } = request;
    return new Request(url, { method, headers, body: form.toString() });
  }
}

const codeRefusal = () =>
  json({ error: "invalid_grant", error_description: "The code has been used or is none" }, 400);

function bearerOf(request: Request): string | null {
  return /^Bearer +([^\s]+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/** The form fields a server sent; empty when the body is not a form. */
async function formOf(request: Request): Promise<URLSearchParams> {
  const isForm = request.headers.get("content-type")?.includes("application/x-www-form-urlencoded");
  return new URLSearchParams(isForm ? await request.clone().text() : "");
}
