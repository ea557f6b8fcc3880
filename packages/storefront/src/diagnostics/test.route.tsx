export { TestScreen as default } from "./test-screen.tsx";
export { loader } from "./test.server.ts";
export { WITHOUT_FOOTER as handle } from "../shell/page-frame.ts";

/** What it says is true of one visitor at one moment. */
export const headers = () => ({ "Cache-Control": "private, no-store" });
