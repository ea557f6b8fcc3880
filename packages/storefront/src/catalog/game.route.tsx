import type { ShouldRevalidateFunctionArgs } from "react-router";

export { loader } from "./game.server.ts";
export { headers } from "@catnip/site/http/page-headers.ts";
export { GameScreen as default } from "./game-screen.tsx";

/** Another tab of the same page needs no new data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}
