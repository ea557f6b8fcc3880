import { localeRoutes, redirectRoute, sessionRoutes } from "@catnip/site/bundler/routes.ts";
import { relative } from "@react-router/dev/routes";

const { index, layout } = relative(import.meta.dirname);

export default [
  ...sessionRoutes(),
  ...localeRoutes([layout("./frame/frame.route.tsx", [index("./home/home.route.tsx"), redirectRoute()])]),
];
