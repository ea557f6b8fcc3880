import type { KeyObject, X509Certificate } from "node:crypto";
import * as v from "valibot";
import { pemCertificates } from "../pem-certificates.ts";
import { rsaPrivateKey, rsaPublicKey } from "../rsa-key.ts";
import { serviceAddress } from "../service-address.ts";
import { keyOfCertificate, type PlatformKey } from "./platform-key.ts";

export type WechatpaySettings = {
  readonly baseUrl: string;
  readonly appId: string;
  readonly merchantId: string;
  /** Serial number of the merchant's certificate. */
  readonly serial: string;
  readonly privateKey: KeyObject;
  /** Key that encrypts the content of notifications. */
  readonly apiKey: Buffer;
  /** What WeChat Pay signs with: public keys first, then certificates. At least one. */
  readonly platformKeys: readonly PlatformKey[];
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
  platformCertificates: "PAYMENT_WECHATPAY_PLATFORM_CERTS",
} as const;

/** The vendor's own hosts, the only ones production talks to. */
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
      platformKeyId: listOf(
        v.pipe(v.string(), v.regex(/^\w{8,80}$/, "the id of the platform's key is needed")),
      ),
      platformKey: listOf(rsaPublicKey),
      platformCertificates: v.optional(
        v.pipe(
          pemCertificates,
          v.check((list) => list.every(isRsa), "certificates with RSA keys are needed"),
        ),
      ),
    }),
    v.check(
      ({ platformKeyId, platformKey }) => platformKeyId.length === platformKey.length,
      `as many ids (${VARIABLES.platformKeyId}) as keys (${VARIABLES.platformKey}) are needed`,
    ),
    v.transform(({ platformKeyId, platformKey, platformCertificates = [], ...rest }) => ({
      ...rest,
      platformKeys: [
        ...platformKey.map((publicKey, index) => ({
          id: platformKeyId[index] ?? "",
          publicKey,
          dates: null,
        })),
        ...platformCertificates.map(keyOfCertificate),
      ],
    })),
    v.check(
      ({ platformKeys }) => platformKeys.length > 0,
      `${VARIABLES.platformKey} with its id, or ${VARIABLES.platformCertificates}, is needed`,
    ),
  );

/** One after the other, separated by commas, while a key is replaced; absent: none. */
const listOf = <Each>(each: v.GenericSchema<string, Each>) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.transform((text) => (text === "" ? [] : text.split(",").map((part) => part.trim()))),
    v.array(each),
  );

const isRsa = ({ publicKey }: X509Certificate): boolean => publicKey.asymmetricKeyType === "rsa";
