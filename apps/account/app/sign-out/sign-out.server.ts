import { localePath } from "@catnip/domain/locales";
import { localeOf } from "@catnip/site/languages/locale.ts";
import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { refused, setCookies } from "../session/answers.server.ts";
import { askAuth, formOf, whoAmI, type AuthAnswer } from "../session/ask-auth.server.ts";

/**
 * A site whose visitor logged out sends a proof (`token`), and no confirmation is needed. A bare link asks first, so no
 * other site can log a player out.
 */
export async function loader(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const token = query.get("token");
  const answer = token ? await askAuth(args, "/end-session", { token, ...target(query) }) : null;
  if (answer?.ok && answer.body["signed_out"] === true) throw leave(args.request, answer);
  const me = await whoAmI(args);
  if (!me) throw redirectDocument(localePath(localeOf(args.request), "/sign-in"));
  return { email: me.email };
}

export async function action(args: ActionFunctionArgs) {
  await formOf(args);
  const query = new URL(args.request.url).searchParams;
  const answer = await askAuth(args, "/end-session", { confirmed: true, ...target(query) });
  return answer.ok ? leave(args.request, answer) : refused(answer, null);
}

function target(query: URLSearchParams): Record<string, string> {
  const names = ["client_id", "return_path", "post_logout_redirect_uri", "state"];
  return Object.fromEntries(
    names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? ""]] : [])),
  );
}

/** Back to the site that asked; identity only returns URLs of our own sites. */
function leave(request: Request, answer: Extract<AuthAnswer, { ok: true }>): Response {
  const to = answer.body["return_to"];
  const home = localePath(localeOf(request), "/sign-in");
  return redirectDocument(typeof to === "string" ? to : home, { headers: setCookies(answer.cookies) });
}
