import { isVerificationCode, passwordProblem } from "@catnip/domain/accounts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { dropFlow, flowOf, resendIn } from "../codes/code-flow.server.ts";
import { digitsOf, resend } from "../codes/resend.server.ts";
import { missing, onward, refused, signedIn } from "../session/answers.server.ts";
import { askAuth, formOf } from "../session/ask-auth.server.ts";

export function loader(args: LoaderFunctionArgs) {
  const flow = flowOf(args, "password-reset");
  if (!flow) throw onward(args.request, "/forgot");
  return {
    email: flow.email,
    resendInSeconds: resendIn(flow, Date.now()),
    isNew: new URL(args.request.url).searchParams.has("sent"),
  };
}

/** Code and new password together; the answer signs in, since the mailbox is proven. */
export async function action(args: ActionFunctionArgs) {
  const field = await formOf(args);
  const flow = flowOf(args, "password-reset");
  if (!flow) return onward(args.request, "/forgot");
  if (field("intent") === "resend") return resend(args, flow);
  const [code, password] = [digitsOf(field("code")), field("password")];
  if (!isVerificationCode(code)) return missing("code", { code });
  if (password === "") return missing("password", { code });
  const reason = passwordProblem(password);
  if (reason)
    return refused({ ok: false, code: "auth/weak-password", facts: { reason }, status: 422 }, "password", {
      code,
    });
  const answer = await askAuth(args, "/password/reset", { flow: flow.flow, code, password });
  if (answer.ok) return signedIn(args.request, [...answer.cookies, dropFlow(args)]);
  return refused(answer, fieldOf(answer.code), { code });
}

const fieldOf = (code: string) =>
  code === "auth/weak-password"
    ? "password"
    : code === "service/unavailable" || code === "auth/user-not-found"
      ? null
      : "code";
