import { linguiConfig } from "./src/build/lingui-config.ts";

export default linguiConfig("src");
