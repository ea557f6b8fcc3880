import { openManual } from "./manual/index.ts";
import { openPaypal } from "./paypal/index.ts";
import type { OpenSimulator } from "./simulator.types.ts";
import { openStripe } from "./stripe/index.ts";
import { openSugoi } from "./sugoi/index.ts";
import { openWechatpay } from "./wechatpay/index.ts";

/** All simulated providers. Adding one takes a folder and a line here. */
export const SIMULATORS: readonly OpenSimulator[] = [
  openSugoi,
  openWechatpay,
  openStripe,
  openPaypal,
  openManual,
];
