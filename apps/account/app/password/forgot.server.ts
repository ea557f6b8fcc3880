import { parseEmail } from "@catnip/domain/accounts";
import { localeOf } from "@catnip/site/languages/locale.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { keepFlow } from "../codes/code-flow.server.ts";
import { missing, onward, refused } from "../session/answers.server.ts";
import { askAuth, formOf, whoAmI } from "../session/ask-auth.server.ts";

/** Somebody who is logged in changes their own password and need not type the address. */
export async function loader(args: LoaderFunctionArgs) {
  return { email: (await whoAmI(args))?.email ?? "" };
}

/**
 * Asks for a code. After too many the mailbox gets a link instead, which is told here: there is no code to wait for.
 * An unknown address goes the same way and simply gets no mail. */
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
