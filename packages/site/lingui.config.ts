import { linguiConfig } from "./src/bundler/lingui-config.ts";

export default linguiConfig("src");
