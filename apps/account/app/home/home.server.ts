import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { onward, refused } from "../session/answers.server.ts";
import { askAuth, formOf, whoAmI } from "../session/ask-auth.server.ts";

/** Who is logged in here, and their other sessions; guests are redirected to log in. */
export async function loader(args: LoaderFunctionArgs) {
  const me = await whoAmI(args);
  if (!me) throw onward(args.request, "/sign-in");
  const answer = await askAuth(args, "/sessions");
  return { me, sessions: answer.ok ? sessionsIn(Object.values(answer.body)) : [] };
}

/** Logs out every other session. */
export async function action(args: ActionFunctionArgs) {
  await formOf(args);
  const answer = await askAuth(args, "/sessions/end-others", {});
  return answer.ok ? { ended: true } : refused(answer, null);
}

function sessionsIn(rows: readonly unknown[]) {
  return rows.flatMap((row, index) => {
    if (typeof row !== "object" || row === null || !("user_agent" in row) || !("last_seen_at" in row))
      return [];
    const { user_agent, last_seen_at } = row;
    if (typeof user_agent !== "string" || typeof last_seen_at !== "string") return [];
    return [
      {
        key: index,
        userAgent: user_agent,
        lastSeenAt: last_seen_at,
        isHere: "is_here" in row && row.is_here === true,
      },
    ];
  });
}
