export { default, ErrorBoundary, shouldRevalidate } from "@catnip/site/document/root.tsx";
export { Layout } from "@catnip/storefront/shell/shop-document.tsx";
export { loader, middleware } from "@catnip/site/document/root.server.ts";
