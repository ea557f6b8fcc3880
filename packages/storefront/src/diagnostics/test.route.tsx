export { TestScreen as default } from "./test-screen.tsx";
export { loader } from "./test.server.ts";
export { WITHOUT_FOOTER as handle } from "../shell/page-frame.ts";

/** It is true for one visitor at one moment only. */
export const headers = () => ({ "Cache-Control": "private, no-store" });
