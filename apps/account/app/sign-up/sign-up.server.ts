import { parseEmail, passwordProblem } from "@catnip/domain/accounts";
import { localeOf } from "@catnip/site/languages/locale.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { keepFlow } from "../codes/code-flow.server.ts";
import { missing, onward, refused, signedIn } from "../session/answers.server.ts";
import { askAuth, formOf, whoAmI } from "../session/ask-auth.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  if (await whoAmI(args)) return signedIn(args.request, []);
  return null;
}

/** Requests a code. A known address gets the same response; its owner finds out by mail. */
export async function action(args: ActionFunctionArgs) {
  const field = await formOf(args);
  const typed = { email: field("email"), nickname: field("nickname"), adult: field("adult") };
  const password = field("password");
  if (!parseEmail(typed.email)) return missing("email", typed);
  if (password === "") return missing("password", typed);
  const reason = passwordProblem(password);
  if (reason)
    return refused(
      { ok: false, code: "auth/weak-password", facts: { reason }, status: 422 },
      "password",
      typed,
    );
  if (typed.adult !== "yes") return missing("adult", typed);

  const lang = localeOf(args.request);
  const answer = await askAuth(args, "/sign-up", {
    email: typed.email,
    password,
    nickname: typed.nickname.slice(0, 64),
    lang,
    adult: true,
  });
  if (!answer.ok) return refused(answer, fieldOf(answer), typed);
  const { flow, email } = answer.body;
  return onward(args.request, "/verify", [
    keepFlow(args, { purpose: "sign-up", flow: String(flow), email: String(email), sentAt: Date.now() }),
  ]);
}

function fieldOf({
  code,
  facts,
}: {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
}) {
  if (code === "auth/weak-password") return "password";
  if (code !== "input/invalid") return null;
  return facts["field"] === "nickname" ? "nickname" : "email";
}
