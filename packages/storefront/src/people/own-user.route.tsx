import type { HeadersFunction } from "react-router";

export { OwnUserScreen as default } from "./own-user-screen.tsx";

/** The HTML is the same for all visitors; the browser knows whose page to open. */
export const headers: HeadersFunction = ({ parentHeaders }) => ({
  "Cache-Control": parentHeaders.get("Cache-Control") ?? "public, max-age=0, s-maxage=300",
});
