import type { Message, Signed } from "../webhooks.ts";
import { CERTIFICATE_NAME, FORGED_KEY, FORGED_NAME, MERCHANT, PRIVATE_KEY } from "./keys.ts";

/**
 * PayPal's signature of a message, on Web Crypto and with a checksum of its own. Deliberately implemented independently
 * of the shop's adapter, so that one misunderstanding cannot pass on both sides. Both are tested against the same
 * vectors.
 */
const RSA = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" } as const;

export async function sign(text: string, privateKey = PRIVATE_KEY): Promise<string> {
  const der = new Uint8Array(Buffer.from(privateKey, "base64"));
  const key = await crypto.subtle.importKey("pkcs8", der, RSA, false, ["sign"]);
  return Buffer.from(await crypto.subtle.sign(RSA, key, new TextEncoder().encode(text))).toString("base64");
}

/** CRC-32 as in PNG and zip, unsigned, bit by bit. */
export function checksum(text: string): number {
  let rest = 0xff_ff_ff_ff;
  for (const byte of new TextEncoder().encode(text)) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xed_b8_83_20 : 0);
  }
  return (rest ^ 0xff_ff_ff_ff) >>> 0;
}

type How = { readonly webhookId?: string; readonly privateKey?: string; readonly certificate?: string };

/** The headers of a message; its id and time stay the same when it is repeated. */
export async function signed(
  { id, body }: Message,
  at: Date,
  origin: string,
  { webhookId = MERCHANT.webhookId, privateKey = PRIVATE_KEY, certificate = CERTIFICATE_NAME }: How = {},
): Promise<Signed> {
  const time = `${at.toISOString().slice(0, 19)}Z`;
  const transmission = id.replace("WH-", "");
  return {
    headers: {
      "paypal-transmission-id": transmission,
      "paypal-transmission-time": time,
      "paypal-cert-url": `${origin}/paypal/v1/notifications/certs/${certificate}`,
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-transmission-sig": await sign(
        `${transmission}|${time}|${webhookId}|${checksum(body)}`,
        privateKey,
      ),
    },
    body,
  };
}

/** Messages a merchant must reject. */
export async function forgeries(message: Message, at: Date, origin: string): Promise<readonly Signed[]> {
  const genuine = await signed(message, at, origin);
  const withHeader = (name: string, value: string): Signed => ({
    ...genuine,
    headers: { ...genuine.headers, [name]: value },
  });
  return [
    { headers: {}, body: message.body },
    { ...genuine, body: `${message.body} ` },
    await signed(message, at, origin, { privateKey: FORGED_KEY }),
    await signed(message, at, origin, { privateKey: FORGED_KEY, certificate: FORGED_NAME }),
    await signed(message, at, origin, { webhookId: "8XY34567CD890123E" }),
    withHeader("paypal-auth-algo", "SHA1withRSA"),
    withHeader("paypal-cert-url", "https://api.paypal.com.evil.test/v1/notifications/certs/CERT-1"),
  ];
}
