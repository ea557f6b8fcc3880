import { reordered, type Fields } from "../fields.ts";
import { isSigned, sign } from "../rsa.ts";
import { MERCHANT_PUBLIC_KEY, PLATFORM_CERT_ID, PLATFORM_CERTIFICATE, PLATFORM_PRIVATE_KEY } from "./keys.ts";

/**
 * UnionPay's signatures, version 5.1.0. Deliberately implemented independently of the shop's adapter, so that one
 * misunderstanding cannot pass on both sides. Both are tested against the same vectors.
 *
 * The sorted fields are hashed, and the hash, written in hex, is signed (which hashes it once more).
 */
async function hexOf({ signature: _signature, ...fields }: Fields): Promise<string> {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    value ? [[name, `${name}=${value}`] as const] : [],
  );
  const text = pairs
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, pair]) => pair)
    .join("&");
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Buffer.from(hash).toString("hex");
}

export const isMerchants = async (fields: Fields): Promise<boolean> =>
  isSigned(MERCHANT_PUBLIC_KEY, await hexOf(fields), fields.signature ?? "");

/** A message to the merchant. Its certificate comes with it. */
export async function signed(fields: Fields): Promise<Fields> {
  const message = {
    version: "5.1.0",
    encoding: "UTF-8",
    signMethod: "01",
    bizType: "000201",
    accessType: "0",
    ...fields,
    certId: PLATFORM_CERT_ID,
    signPubKeyCert: PLATFORM_CERTIFICATE,
    // Real providers send more fields than they document.
    reserved: "{remark=コイン 100%&part=1}",
  };
  return reordered({ ...message, signature: await sign(PLATFORM_PRIVATE_KEY, await hexOf(message)) });
}
