import { ErrorPage } from "@catnip/site/pages/error-page.tsx";

export { default, loader } from "@catnip/site/pages/not-found.route.tsx";

/** Within the shop's frame, so that the visitor can navigate on. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} helpPath="/help" />;
}
