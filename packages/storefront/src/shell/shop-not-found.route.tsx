import { ErrorPage } from "./error-page.tsx";

export { default, loader } from "./not-found.route.tsx";

/** Within the shop's frame, so that the visitor can go on. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
