import type { HeadersFunction } from "react-router";

export { MyStoreScreen as default } from "./my-store-screen.tsx";

/** The HTML is the same for everybody; personal data is loaded by the browser. */
export const headers: HeadersFunction = ({ parentHeaders }) => ({
  "Cache-Control": parentHeaders.get("Cache-Control") ?? "public, max-age=0, s-maxage=300",
});
