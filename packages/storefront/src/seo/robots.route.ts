import type { LoaderFunctionArgs } from "react-router";
import { apiContext } from "@catnip/site/host/api-context.server.ts";

/** Everything public may be crawled; personal pages are of no use to anyone else. */
export function loader({ context }: LoaderFunctionArgs) {
  const { origins } = context.get(apiContext).publicConfig;
  const lines = [
    "User-agent: *",
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    "Allow: /",
    "",
    `Sitemap: ${origins.shop}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

const PRIVATE = [
  "/auth/",
  "/account",
  "/*/account",
  "/help/cases",
  "/*/help/cases",
  "/my-store",
  "/*/my-store",
  "/redirect",
  "/*/redirect",
  "/*/fullscreen",
  "/test",
  "/*/test",
];
