import { linguiConfig } from "@catnip/site/build/lingui-config.ts";

export default linguiConfig("src");
