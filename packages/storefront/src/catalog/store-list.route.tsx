export { loader } from "./store-list.server.ts";
export { headers } from "../shell/page-headers.ts";
export { StoreListScreen as default } from "./store-list-screen.tsx";
