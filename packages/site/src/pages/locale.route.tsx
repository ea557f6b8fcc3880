import { Outlet } from "react-router";
import { ErrorPage } from "./error-page.tsx";

export { loader, middleware } from "../languages/locale.server.ts";

export const shouldRevalidate = () => false;

export default Outlet;

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} bare />;
}
