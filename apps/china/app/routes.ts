import { storefrontRoutes } from "@catnip/storefront/routes.ts";

export default storefrontRoutes();
