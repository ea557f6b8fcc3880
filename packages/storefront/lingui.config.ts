import { linguiConfig } from "@catnip/site/bundler/lingui-config.ts";

export default linguiConfig("src", ["src/help/answers", "src/pages"]);
