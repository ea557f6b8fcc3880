import { linguiConfig } from "@catnip/storefront/lingui-config.ts";

export default linguiConfig("app");
