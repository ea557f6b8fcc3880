import type { HeadersArgs } from "react-router";
export { FullscreenScreen as default } from "./fullscreen-screen.tsx";
export { loader } from "./fullscreen.server.ts";

/**
 * With the opener policy of every page it is cross-origin isolated, for games with threads (R-PLY-13). The frame of a
 * game is all it loads from elsewhere.
 */
export const headers = ({ parentHeaders }: HeadersArgs): Headers => {
  const isolated = new Headers(parentHeaders);
  isolated.set("Cross-Origin-Embedder-Policy", "require-corp");
  return isolated;
};

export { STARTS_VISITOR as handle } from "../shell/page-frame.ts";
