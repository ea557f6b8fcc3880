export { loader } from "./article-list.server.ts";
export { headers } from "@catnip/site/http/page-headers.ts";
export { ArticleListScreen as default } from "./article-list-screen.tsx";
