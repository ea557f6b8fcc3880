export { HelpScreen as default } from "./help-screen.tsx";
export { loader } from "./help.server.ts";
export { headers } from "@catnip/site/http/page-headers.ts";
