import { relative, type RouteConfigEntry } from "@react-router/dev/routes";

const { route } = relative(import.meta.dirname);

/** Signing in and out of a site, and access tokens for its pages. */
export function sessionRoutes(): RouteConfigEntry[] {
  return named(
    ["login", "callback", "token", "logout"].map((name) =>
      route(`auth/${name}`, `../session/${name}.route.ts`),
    ),
  );
}

/** Where signing in comes back to, with what came of it; stands among the pages of a site. */
export const redirectRoute = (): RouteConfigEntry => route("redirect", "../session/redirect.route.tsx");

/** Puts a site's pages below `/:locale?`, with the 404 page for everything else. */
export function localeRoutes(pages: RouteConfigEntry[]): RouteConfigEntry[] {
  return named([
    route(":locale?", "../pages/locale.route.tsx", [...pages, route("*", "../pages/not-found.route.tsx")]),
  ]);
}

/** Routes are named in every page. By default the name is the file's whole path, which is nobody's business. */
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
