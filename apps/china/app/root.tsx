export { ErrorBoundary, shouldRevalidate } from "@catnip/site/document/root.tsx";
export { Layout } from "@catnip/storefront/shell/shop-document.tsx";
export { default } from "@catnip/storefront/shell/shop-root.tsx";
export { loader, middleware } from "@catnip/site/document/root.server.ts";
