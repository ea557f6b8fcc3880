import type { KeyObject } from "node:crypto";
import * as v from "valibot";
import { rsaPrivateKey, rsaPublicKey } from "../rsa-key.ts";
import { serviceAddress } from "../service-address.ts";
import type { PlatformKey } from "./signature.ts";

export type WechatpaySettings = {
  readonly baseUrl: string;
  readonly appId: string;
  readonly merchantId: string;
  /** Serial number of the merchant's certificate. */
  readonly serial: string;
  readonly privateKey: KeyObject;
  /** Key that encrypts the content of notifications. */
  readonly apiKey: Buffer;
  readonly platformKey: PlatformKey;
};

export const VARIABLES = {
  baseUrl: "PAYMENT_WECHATPAY_URL",
  appId: "PAYMENT_WECHATPAY_APPID",
  merchantId: "PAYMENT_WECHATPAY_MCHID",
  serial: "PAYMENT_WECHATPAY_SERIAL",
  privateKey: "PAYMENT_WECHATPAY_PRIVATE_KEY",
  apiKey: "PAYMENT_WECHATPAY_APIV3_KEY",
  platformKeyId: "PAYMENT_WECHATPAY_PLATFORM_KEY_ID",
  platformKey: "PAYMENT_WECHATPAY_PLATFORM_KEY",
} as const;

/** The vendor's own hosts: production talks to nobody else. */
const VENDOR = "https://api.mch.weixin.qq.com";
/** Its pages for phones. */
export const PAGES = "https://wx.tenpay.com";
export const VENDOR_ADDRESSES: readonly string[] = [VENDOR, "https://api2.mch.weixin.qq.com"];

export const settingsSchema = (production: boolean): v.GenericSchema<unknown, WechatpaySettings> =>
  v.pipe(
    v.object({
      baseUrl: v.pipe(
        v.optional(v.string(), VENDOR),
        serviceAddress(production),
        v.check(
          (address) => !production || VENDOR_ADDRESSES.includes(address),
          `one of ${VENDOR_ADDRESSES.join(", ")} is needed`,
        ),
      ),
      appId: v.pipe(v.string(), v.regex(/^[\w-]{4,32}$/, "an appid is needed")),
      merchantId: v.pipe(v.string(), v.regex(/^\d{8,32}$/, "a merchant number is needed")),
      serial: v.pipe(v.string(), v.regex(/^[0-9A-F]{8,64}$/i, "a certificate's serial number is needed")),
      privateKey: rsaPrivateKey,
      apiKey: v.pipe(
        v.string(),
        v.transform((text) => Buffer.from(text)),
        v.check(({ byteLength }) => byteLength === 32, "a key of 32 bytes is needed"),
      ),
      platformKeyId: v.pipe(v.string(), v.regex(/^\w{8,80}$/, "the id of the platform's key is needed")),
      platformKey: rsaPublicKey,
    }),
    v.transform(({ platformKeyId, platformKey, ...rest }) => ({
      ...rest,
      platformKey: { id: platformKeyId, publicKey: platformKey },
    })),
  );
