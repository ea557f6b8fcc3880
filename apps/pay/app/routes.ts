import { localeRoutes } from "@catnip/site/bundler/routes.ts";
import { relative } from "@react-router/dev/routes";

const { index, layout, route } = relative(import.meta.dirname);

export default localeRoutes([
  layout("./frame/frame.route.tsx", [
    index("./recharge/recharge.route.tsx"),
    route("switch/:orderNo", "./switch/switch.route.tsx"),
    route("payment/:orderNo", "./payment/payment.route.tsx"),
    route("payment/:orderNo/return", "./payment/return.route.tsx"),
    route("payment/:orderNo/return/status", "./payment/status.route.ts"),
    route("payment/:orderNo/return/changes", "./payment/changes/changes.route.ts"),
    route("payment/:orderNo/return/posted", "./payment/posted-return.route.ts"),
    route("log", "./log/log.route.tsx"),
    route("log/:orderNo", "./timeline/timeline.route.tsx"),
    route("log/:orderNo/proof", "./proofs/proofs.route.ts"),
    route("log/:orderNo/proof/:uuid", "./proofs/picture.route.ts"),
  ]),
  route("open", "./open/open.route.ts"),
  route("visit", "./visit/begin.route.ts"),
  route("enter", "./visit/enter.route.ts"),
]);
