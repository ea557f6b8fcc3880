import { named, redirectRoute, sessionRoutes } from "@catnip/site/bundler/routes.ts";
import { relative, type RouteConfigEntry } from "@react-router/dev/routes";

const { index, layout, route } = relative(import.meta.dirname);

/** All routes of a shop. */
export function storefrontRoutes(): RouteConfigEntry[] {
  return named([
    route("robots.txt", "./seo/robots.route.ts"),
    route("sitemap.xml", "./seo/sitemap.route.ts"),
    route("manifest.webmanifest", "./seo/manifest.route.ts"),
    ...sessionRoutes(),
    // Shops only: pay tickets are requested with their sessions.
    route("auth/pay", "./session/pay-proof.route.ts"),
    // A page's URL, since the login returns to it.
    route(":locale?/account/payments", "./session/open-payments.route.ts"),
    route(":locale?", "./frame/shop-layout.route.tsx", [
      index("./home/home.route.tsx"),
      route("store", "./catalog/store-list.route.tsx"),
      ...CATEGORY_PATHS.map((path) =>
        route(path, "./catalog/store-list.route.tsx", { id: `category-${path}` }),
      ),
      route("store/:id", "./catalog/game.route.tsx"),
      route("article", "./articles/article-list.route.tsx"),
      route("article/:uuid", "./articles/article.route.tsx"),
      route("my-store", "./my-store/my-store.route.tsx"),
      route("account", "./accounts/account-layout.route.tsx", [
        index("./accounts/account.route.tsx"),
        route("profile", "./profiles/profile.route.tsx"),
        route("log", "./account-logs/log.route.tsx"),
        route("statement", "./statements/statement.route.tsx"),
      ]),
      route("user", "./people/own-user.route.tsx"),
      route("user/:uuid", "./people/user.route.tsx"),
      redirectRoute(),
      route("test", "./diagnostics/test.route.tsx"),
      route("help", "./help/help.route.tsx"),
      route("help/contact", "./support/contact.route.tsx"),
      route("help/cases", "./support/cases.route.tsx"),
      layout("./pages/text-layout.route.tsx", [
        route("about-us", "./pages/about-us.route.tsx"),
        route("bookmark", "./pages/bookmark.route.tsx"),
        route("employment", "./pages/employment.route.tsx"),
        route("partners", "./pages/partners.route.tsx"),
        route("privacy", "./pages/privacy.route.tsx"),
        route("terms", "./pages/terms.route.tsx"),
      ]),
      route("404", "./frame/shop-not-found.route.tsx", { id: "shop-404" }),
      route("*", "./frame/shop-not-found.route.tsx"),
    ]),
    // Outside the frame. Comes second: where both would match "not found", the framed one wins.
    route(":locale?", "./frame/bare-layout.route.tsx", [
      route("store/:id/fullscreen", "./play/fullscreen.route.tsx"),
      route("store/:id/fullscreen-test", "./diagnostics/play-check.route.tsx"),
      route("test/empty", "./diagnostics/empty.route.tsx"),
      route("offline", "./offline/offline.route.tsx"),
    ]),
  ]);
}

// The domain's four CATEGORIES; repeated here because Node reads this file before the build, so it must not import
// anything else.
const CATEGORY_PATHS = ["boy-r18", "boy-bl", "girl-r18", "girl-gl"];
