export { loader } from "./home.server.ts";
export { headers } from "../shell/page-headers.ts";
export { HomeScreen as default } from "./home-screen.tsx";
