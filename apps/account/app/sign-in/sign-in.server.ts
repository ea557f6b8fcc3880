import { parseEmail } from "@catnip/domain/accounts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { missing, refused, signedIn } from "../session/answers.server.ts";
import { askAuth, formOf, whoAmI } from "../session/ask-auth.server.ts";
import { asksAgain } from "../session/oauth-query.ts";

/** A logged-in player skips this screen, unless the site they came from demands a fresh login. */
export async function loader(args: LoaderFunctionArgs) {
  if (!asksAgain(new URL(args.request.url).search) && (await whoAmI(args))) return signedIn(args.request, []);
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const field = await formOf(args);
  const typed = { email: field("email") };
  const email = parseEmail(typed.email);
  if (email === null) return missing("email", typed);
  if (field("password") === "") return missing("password", typed);
  const answer = await askAuth(args, "/sign-in/email", {
    email,
    password: field("password"),
  });
  if (answer.ok) return signedIn(args.request, answer.cookies);
  return refused(answer, answer.code === "auth/wrong-password" ? "password" : null, typed);
}
