export { FullscreenScreen as default } from "./fullscreen-screen.tsx";
export { loader } from "./fullscreen.server.ts";

export { STARTS_VISITOR as handle } from "../shell/page-frame.ts";
