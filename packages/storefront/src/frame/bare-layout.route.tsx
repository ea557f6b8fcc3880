import { ErrorPage } from "@catnip/site/pages/error-page.tsx";
import { useEffect } from "react";
import { Outlet } from "react-router";
import { pageMiddleware } from "../shell/page-middleware.server.ts";
import { useStartsVisitor } from "../shell/page-frame.ts";
import { startViewer } from "../shell/find-viewer.ts";

export const middleware = pageMiddleware("checkI18n");

/** Without a loader, client-side navigation would not reach the server, and so not the middleware. */
export const loader = () => null;

export const shouldRevalidate = () => false;

/** A page alone in the window: no header, footer or bars. Its links load the page they lead to as a whole. */
export default function BareLayout() {
  const startsVisitor = useStartsVisitor();
  useEffect(() => {
    if (startsVisitor) void startViewer();
  }, [startsVisitor]);
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} bare />;
}
