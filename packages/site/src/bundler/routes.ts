import { relative, type RouteConfigEntry } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

/** Login and logout of a site, and access tokens for its pages. */
export function sessionRoutes(): RouteConfigEntry[] {
  return named(
    ["login", "callback", "token", "logout"].map((name) =>
      route(`auth/${name}`, `../session/${name}.route.ts`),
    ),
  );
}

/** Where the login returns to, with its outcome; one of the site's own pages. */
export const redirectRoute = (): RouteConfigEntry => route("redirect", "../session/redirect.route.tsx");

/** Puts a site's pages below `/:locale?`, with the 404 page for everything else. */
export function localeRoutes(pages: RouteConfigEntry[]): RouteConfigEntry[] {
  return named([
    route(":locale?", "../pages/locale.route.tsx", [...pages, route("*", "../pages/not-found.route.tsx")]),
  ]);
}

/** Route ids end up in every page. The default is the file's full path, which we do not publish. */
export function named(routes: RouteConfigEntry[]): RouteConfigEntry[] {
  return routes.map((entry) => ({
    ...entry,
    id:
      entry.id ??
      entry.file
        .replaceAll("\\", "/")
        .replace(/^.*\/(?:src|app)\//, "")
        .replace(/\.tsx?$/, ""),
    ...(entry.children && { children: named(entry.children) }),
  }));
}
