import { linguiConfig } from "./src/lingui-config.ts";

export default linguiConfig("src");
