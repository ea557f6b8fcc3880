import type { Message, Signed } from "../webhooks.ts";

/**
 * Stripe's signature of a message, on Web Crypto. Deliberately implemented independently of the shop's adapter, so that
 * one misunderstanding cannot pass on both sides. Both are tested against the same vectors.
 */
export async function sign(text: string, secret: string): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes.encode(secret), algorithm, false, ["sign"]);
  return Buffer.from(await crypto.subtle.sign("HMAC", key, bytes.encode(text))).toString("hex");
}

export async function signed({ body }: Message, secret: string, now: Date, name = "v1"): Promise<Signed> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signature = await sign(`${timestamp}.${body}`, secret);
  // A second one, as while a secret is being replaced; `v0` is the vendor's own test scheme.
  const others = name === "v1" ? `,v1=${"0".repeat(64)},v0=${"1".repeat(64)}` : "";
  return { headers: { "stripe-signature": `t=${timestamp},${name}=${signature}${others}` }, body };
}

/** Messages a merchant must reject: unsigned, another key, altered after signing, stale, and signed with `v0` alone. */
export async function forgeries(message: Message, secret: string, now: Date): Promise<readonly Signed[]> {
  const hour = 3_600_000;
  const genuine = await signed(message, secret, now);
  return [
    { headers: {}, body: message.body },
    await signed(message, `${secret}x`, now),
    { ...genuine, body: message.body.replace('"livemode":false', '"livemode":true') },
    { ...genuine, body: `${message.body} ` },
    await signed(message, secret, new Date(now.getTime() - hour)),
    await signed(message, secret, new Date(now.getTime() + hour)),
    await signed(message, secret, now, "v0"),
  ];
}
