import { openManual } from "./manual/index.ts";
import type { OpenSimulator } from "./simulator.types.ts";
import { openSugoi } from "./sugoi/index.ts";
import { openWechatpay } from "./wechatpay/index.ts";

/** Every provider that is simulated. Adding one is a folder and its line here. */
export const SIMULATORS: readonly OpenSimulator[] = [openSugoi, openWechatpay, openManual];
