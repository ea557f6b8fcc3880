export { default, ErrorBoundary, Layout, links, shouldRevalidate } from "@catnip/storefront/root.tsx";
export { loader, middleware } from "@catnip/storefront/root.server.ts";
