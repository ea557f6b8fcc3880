export { loader } from "./store-list.server.ts";
export { headers } from "@catnip/site/http/page-headers.ts";
export { StoreListScreen as default } from "./store-list-screen.tsx";
