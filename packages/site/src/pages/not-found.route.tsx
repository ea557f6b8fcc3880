import { data } from "react-router";
import { ErrorPage } from "./error-page.tsx";

/** An address of the site without a page. */
export function loader() {
  throw data(null, { status: 404 });
}

/** Never rendered: the loader always throws. */
export default function NotFound() {
  return null;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} bare />;
}
