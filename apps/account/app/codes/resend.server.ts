import { redirect, type ActionFunctionArgs } from "react-router";
import { refused, setCookies } from "../session/answers.server.ts";
import { askAuth } from "../session/ask-auth.server.ts";
import { keepFlow, type CodeFlow } from "./code-flow.server.ts";

/**
 * Sends another code, invalidates the old one and shows the page again with a notice. After too many
 * password-reset codes, `linkFor` is the address that was sent a link instead.
 */
export async function resend(args: ActionFunctionArgs, flow: CodeFlow) {
  const answer = await askAuth(args, "/code/resend", { flow: flow.flow });
  if (!answer.ok) return refused(answer, null);
  if (answer.body["by"] === "link") return { linkFor: flow.email };
  const { pathname, search } = new URL(args.request.url);
  const query = new URLSearchParams(search);
  query.set("sent", "1");
  return redirect(`${pathname.replace(/\.data$/, "")}?${query}`, {
    headers: setCookies([keepFlow(args, { ...flow, sentAt: Date.now() })]),
  });
}
