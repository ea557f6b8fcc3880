import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { formFields } from "@catnip/site/http/form-fields.server.ts";
import { isFromHere, ownOrigin } from "@catnip/site/http/site-address.server.ts";
import { toErrorCode, type ErrorCode } from "@catnip/domain/errors";
import { data, type LoaderFunctionArgs } from "react-router";

/** Identity's response: facts on success, or an error code of the catalog. */
export type AuthAnswer =
  | {
      readonly ok: true;
      readonly body: Readonly<Record<string, unknown>>;
      readonly cookies: readonly string[];
    }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      readonly facts: Readonly<Record<string, unknown>>;
      readonly status: number;
    };

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

/**
 * The server in front of us sets this header to the visitor's IP address and overwrites whatever the client
 * sent.
 */
const ADDRESS_HEADER = "x-catnip-address";

/**
 * Calls this site's own `/auth/*` in process on the visitor's behalf: forwards their cookies and returns the
 * ones that were set as `cookies`, for the page's response.
 */
export async function askAuth({ request, context }: Args, path: string, body?: object): Promise<AuthAnswer> {
  const { fetchAccount, publicConfig } = context.get(apiContext);
  const { account } = publicConfig.origins;
  const headers = new Headers({ accept: "application/json", origin: account });
  for (const name of ["cookie", "user-agent", ADDRESS_HEADER]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (body) headers.set("content-type", "application/json");
  const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  try {
    const response = await fetchAccount(new Request(`${account}/auth${path}`, init));
    const answered = record(await response.json().catch(() => null));
    if (response.ok) return { ok: true, body: answered, cookies: response.headers.getSetCookie() };
    const code = response.status >= 500 ? "service/unavailable" : toErrorCode(answered["code"]);
    return { ok: false, code, facts: record(answered["facts"]), status: response.status };
  } catch {
    return { ok: false, code: "service/unavailable", facts: {}, status: 503 };
  }
}

export type Me = { readonly email: string; readonly nickname: string };

/** The player logged in on this browser, or null. */
export async function whoAmI(args: Args): Promise<Me | null> {
  const answer = await askAuth(args, "/me");
  if (!answer.ok) return null;
  const { email, nickname } = answer.body;
  return typeof email === "string" && typeof nickname === "string" ? { email, nickname } : null;
}

/**
 * The fields of a form posted from a page of this site.
 *
 * @throws 403 as a route error when it was posted from another site (CSRF)
 */
export async function formOf({ request, context }: Args): Promise<(name: string) => string> {
  if (!isFromHere(request, ownOrigin(request, context.get(apiContext).publicConfig))) {
    throw data({ code: "auth/forbidden" }, { status: 403 });
  }
  const form = await formFields(request);
  return (name) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
