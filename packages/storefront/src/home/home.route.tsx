export { loader } from "./home.server.ts";
export { headers } from "@catnip/site/http/page-headers.ts";
export { HomeScreen as default } from "./home-screen.tsx";
