const RSA = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" } as const;
const bytes = (text: string) => new TextEncoder().encode(text);
const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, "base64"));

/** Whether the owner of this public key (SPKI, base64) signed the text, with RSA and SHA-256. */
export async function isSigned(publicKey: string, text: string, signature: string): Promise<boolean> {
  const key = await crypto.subtle.importKey("spki", fromBase64(publicKey), RSA, false, ["verify"]);
  return crypto.subtle.verify(RSA, key, fromBase64(signature), bytes(text));
}

/** The signature of a text, base64, by this private key (PKCS #8, base64). */
export async function sign(privateKey: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey("pkcs8", fromBase64(privateKey), RSA, false, ["sign"]);
  return Buffer.from(await crypto.subtle.sign(RSA, key, bytes(text))).toString("base64");
}
