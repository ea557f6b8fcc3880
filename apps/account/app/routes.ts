import { localeRoutes } from "@catnip/site/bundler/routes.ts";
import { relative } from "@react-router/dev/routes";

const { index, layout, route } = relative(import.meta.dirname);

export default localeRoutes([
  layout("./frame/frame.route.tsx", [
    index("./home/home.route.tsx"),
    route("sign-in", "./sign-in/sign-in.route.tsx"),
    route("sign-up", "./sign-up/sign-up.route.tsx"),
    route("verify", "./sign-up/verify.route.tsx"),
    route("forgot", "./password/forgot.route.tsx"),
    route("reset", "./password/reset.route.tsx"),
    route("sign-out", "./sign-out/sign-out.route.tsx"),
    route("error", "./error/error.route.tsx"),
  ]),
]);
