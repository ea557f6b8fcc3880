export { default, ErrorBoundary, Layout, links, shouldRevalidate } from "@catnip/site/document/root.tsx";
export { loader, middleware } from "@catnip/site/document/root.server.ts";
