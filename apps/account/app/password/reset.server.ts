import { parseVerificationCode, passwordProblem } from "@catnip/domain/accounts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { dropFlow, flowOf, keepFlow, resendIn, type CodeFlow } from "../codes/code-flow.server.ts";
import { resend } from "../codes/resend.server.ts";
import { missing, onward, refused, signedIn } from "../session/answers.server.ts";
import { askAuth, formOf } from "../session/ask-auth.server.ts";

/** Strips the link's secret from the URL at once, so it does not end up in browser history or logs. */
export function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const link = searchParams.get("link");
  if (link !== null) throw onward(args.request, "/reset", [keepLink(args, link)]);
  const flow = waiting(args);
  if (!flow) throw onward(args.request, "/forgot");
  return {
    isByLink: flow.purpose === "password-reset-link",
    email: flow.email,
    resendInSeconds: resendIn(flow, Date.now()),
    isNew: searchParams.has("sent"),
  };
}

/** Submits code and new password together and logs in, since the mailbox is proven. A link needs no code. */
export async function action(args: ActionFunctionArgs) {
  const field = await formOf(args);
  const flow = waiting(args);
  if (!flow) return onward(args.request, "/forgot");
  if (field("intent") === "resend") return resend(args, flow);
  const isByLink = flow.purpose === "password-reset-link";
  const password = field("password");
  const code = parseVerificationCode(field("code")) ?? "";
  if (!isByLink && code === "") return missing("code", { code: field("code") });
  if (password === "") return missing("password", { code });
  const reason = passwordProblem(password);
  if (reason)
    return refused({ ok: false, code: "auth/weak-password", facts: { reason }, status: 422 }, "password", {
      code,
    });
  const proof = isByLink ? { link: flow.flow } : { flow: flow.flow, code };
  const answer = await askAuth(args, "/password/reset", { ...proof, password });
  if (answer.ok) return signedIn(args.request, [...answer.cookies, dropFlow(args)]);
  if (isByLink)
    return refused({ ...answer, facts: { ...answer.facts, link: true } }, ofLink(answer.code), {});
  return refused(answer, fieldOf(answer.code), { code });
}

const waiting = (args: LoaderFunctionArgs) =>
  flowOf(args, "password-reset-link") ?? flowOf(args, "password-reset");

function keepLink(args: LoaderFunctionArgs, secret: string): string {
  const flow: CodeFlow = { purpose: "password-reset-link", flow: secret.slice(0, 128), email: "", sentAt: 0 };
  return keepFlow(args, flow);
}

const ofLink = (code: string) => (code === "auth/weak-password" ? "password" : null);

const fieldOf = (code: string) =>
  code === "auth/weak-password"
    ? "password"
    : code === "service/unavailable" || code === "auth/user-not-found"
      ? null
      : "code";
