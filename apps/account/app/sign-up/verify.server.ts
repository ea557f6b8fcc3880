import { parseVerificationCode } from "@catnip/domain/accounts";
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { resend } from "../codes/resend.server.ts";
import { dropFlow, flowOf, resendIn } from "../codes/code-flow.server.ts";
import { missing, onward, refused, signedIn } from "../session/answers.server.ts";
import { askAuth, formOf } from "../session/ask-auth.server.ts";

export function loader(args: LoaderFunctionArgs) {
  const flow = flowOf(args, "sign-up");
  if (!flow) throw onward(args.request, "/sign-up");
  return {
    email: flow.email,
    resendInSeconds: resendIn(flow, Date.now()),
    isNew: new URL(args.request.url).searchParams.has("sent"),
  };
}

/** The right code creates the account and logs in; the password was submitted earlier. */
export async function action(args: ActionFunctionArgs) {
  const field = await formOf(args);
  const flow = flowOf(args, "sign-up");
  if (!flow) return onward(args.request, "/sign-up");
  if (field("intent") === "resend") return resend(args, flow);
  const code = parseVerificationCode(field("code"));
  if (code === null) return missing("code", { code: field("code") });
  const answer = await askAuth(args, "/sign-up/verify", { flow: flow.flow, code });
  if (answer.ok) return signedIn(args.request, [...answer.cookies, dropFlow(args)]);
  if (answer.code === "auth/email-already-exists") {
    return data({ code: answer.code, field: null, facts: {}, typed: {} }, { status: 409 });
  }
  return refused(answer, answer.code === "service/unavailable" ? null : "code", { code });
}
