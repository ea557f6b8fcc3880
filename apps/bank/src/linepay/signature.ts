/** The simulator's only merchant. Its secret is published here and worthless; the shop refuses it in production. */
const CHANNEL = { id: "1650000000", secret: "a917ab6a2367b536f8e5a6e2977e06f4" } as const;

const bytes = (text: string) => new TextEncoder().encode(text);

/**
 * LINE Pay's signature of a request, on Web Crypto: HMAC-SHA256 in base64 over secret, path, content and nonce, joined.
 * Deliberately implemented independently of the shop's adapter; both are tested against the same values.
 */
export async function signatureOf(
  parts: { readonly path: string; readonly content: string; readonly nonce: string },
  secret: string = CHANNEL.secret,
): Promise<string> {
  const key = await crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const text = [secret, parts.path, parts.content, parts.nonce].join("");
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes(text)))));
}

/** The return code of a request that is not authentic; null for one that is. */
export async function requestProblem(
  headers: Headers,
  asked: { readonly path: string; readonly content: string },
): Promise<string | null> {
  const nonce = headers.get("x-line-authorization-nonce") ?? "";
  if (headers.get("x-line-channelid") !== CHANNEL.id) return "1104";
  if (!/^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{10,13})$/.test(nonce)) return "1106";
  return headers.get("x-line-authorization") === (await signatureOf({ ...asked, nonce })) ? null : "1106";
}
