/** The simulator's only merchant, as the vendor's manual prints it; the shop refuses these secrets in production. */
export const MERCHANT = {
  id: "MS127874575",
  hashKey: "Fs5cX1TGqYM2PpdbE14a9H83YQSQF5jn",
  hashIv: "C6AcmfqJILwgnhIP",
} as const;

/**
 * NewebPay's encryption and hashes, on Web Crypto. Deliberately implemented independently of the shop's adapter; both
 * are tested against the same values.
 */
const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer) => Buffer.from(buffer).toString("hex");
const BLOCK = 16;

const aes = (usage: "encrypt" | "decrypt") =>
  crypto.subtle.importKey("raw", bytes(MERCHANT.hashKey), "AES-CBC", false, [usage]);
const CBC = () => ({ name: "AES-CBC", iv: bytes(MERCHANT.hashIv) });

/** A merchant's text; null if it was encrypted with another key. */
export async function decrypt(sealed: string): Promise<string | null> {
  try {
    const plain = await crypto.subtle.decrypt(CBC(), await aes("decrypt"), Buffer.from(sealed, "hex"));
    return new TextDecoder("utf-8", { fatal: true }).decode(plain);
  } catch {
    return null;
  }
}

/** Encrypts a message to the merchant, padded to 16 or, as the vendor's PHP sometimes does, to 32 bytes. */
export async function encrypt(plain: string, padTo: 16 | 32): Promise<string> {
  const text = bytes(plain);
  const count = padTo - (text.length % padTo);
  const padded = new Uint8Array(text.length + count).fill(count, text.length);
  padded.set(text);
  const sealed = await crypto.subtle.encrypt(CBC(), await aes("encrypt"), padded);
  // Web Crypto appends a block of padding of its own.
  return hex(sealed.slice(0, sealed.byteLength - BLOCK));
}

const sha256 = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest("SHA-256", bytes(text))).toUpperCase();

export const tradeSha = (tradeInfo: string) =>
  sha256(["HashKey=", MERCHANT.hashKey, "&", tradeInfo, "&HashIV=", MERCHANT.hashIv].join(""));

type Order = { readonly amount: string; readonly orderNo: string };

/** What a merchant's query has to carry. */
export const checkValue = ({ amount, orderNo }: Order) =>
  sha256(
    `IV=${MERCHANT.hashIv}&Amt=${amount}&MerchantID=${MERCHANT.id}&MerchantOrderNo=${orderNo}&Key=${MERCHANT.hashKey}`,
  );

/** What the answer to it carries. */
export const checkCode = ({ amount, orderNo, tradeNo }: Order & { readonly tradeNo: string }) =>
  sha256(
    `HashIV=${MERCHANT.hashIv}&Amt=${amount}&MerchantID=${MERCHANT.id}&MerchantOrderNo=${orderNo}&TradeNo=${tradeNo}&HashKey=${MERCHANT.hashKey}`,
  );
