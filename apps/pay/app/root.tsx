export { default, ErrorBoundary, Layout, shouldRevalidate } from "@catnip/site/document/root.tsx";
export { loader, middleware } from "@catnip/site/document/root.server.ts";
