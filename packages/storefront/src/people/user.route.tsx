export { loader } from "./user.server.ts";
export { headers } from "@catnip/site/http/page-headers.ts";
export { UserScreen as default } from "./user-screen.tsx";
