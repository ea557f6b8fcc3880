import { openLinepay } from "./linepay/index.ts";
import { openAlipay } from "./alipay/index.ts";
import { openManual } from "./manual/index.ts";
import { openNewebpay } from "./newebpay/index.ts";
import { openPaypal } from "./paypal/index.ts";
import type { OpenSimulator } from "./simulator.types.ts";
import { openStripe } from "./stripe/index.ts";
import { openSugoi } from "./sugoi/index.ts";
import { openTaobao } from "./taobao/index.ts";
import { openTappay } from "./tappay/index.ts";
import { openUnionpay } from "./unionpay/index.ts";
import { openWechatpay } from "./wechatpay/index.ts";

/** All simulated providers. Adding one takes a folder and a line here. */
export const SIMULATORS: readonly OpenSimulator[] = [
  openSugoi,
  openWechatpay,
  openLinepay,
  openNewebpay,
  openTappay,
  openStripe,
  openPaypal,
  openAlipay,
  openUnionpay,
  openTaobao,
  openManual,
];
