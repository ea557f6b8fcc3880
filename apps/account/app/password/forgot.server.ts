import { parseEmail } from "@catnip/domain/accounts";
import { localeOf } from "@catnip/site/languages/locale.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { keepFlow } from "../codes/code-flow.server.ts";
import { missing, onward, refused } from "../session/answers.server.ts";
import { askAuth, formOf, whoAmI } from "../session/ask-auth.server.ts";

/** A logged-in player changes their own password, so the address is already known. */
export async function loader(args: LoaderFunctionArgs) {
  return { email: (await whoAmI(args))?.email ?? "" };
}

/**
 * Requests a code. After too many, the mailbox gets a link instead, and the screen says so because there is no
 * code to wait for. An unknown address takes the same path but gets no mail.
 */
export async function action(args: ActionFunctionArgs) {
  const typed = { email: (await formOf(args))("email") };
  if (!parseEmail(typed.email)) return missing("email", typed);
  const answer = await askAuth(args, "/password/forgot", {
    email: typed.email,
    lang: localeOf(args.request),
  });
  if (!answer.ok) return refused(answer, answer.code === "input/invalid" ? "email" : null, typed);
  const { by, flow, email } = answer.body;
  if (by === "link") return { linkFor: String(email) };
  return onward(args.request, "/reset", [
    keepFlow(args, {
      purpose: "password-reset",
      flow: String(flow),
      email: String(email),
      sentAt: Date.now(),
    }),
  ]);
}
