import type { Fields } from "../fields.ts";
import { isSigned, sign } from "../rsa.ts";
import { ALIPAY_PRIVATE_KEY, APP_PUBLIC_KEY } from "./keys.ts";

/**
 * Alipay's signatures. Deliberately implemented independently of the shop's adapter, so that one misunderstanding
 * cannot pass on both sides. Both are tested against the same vectors.
 */
function text(fields: Fields, leftOut: readonly string[]): string {
  const pairs: string[] = [];
  for (const name of Object.keys(fields).toSorted())
    if (!leftOut.includes(name) && fields[name]) pairs.push(`${name}=${fields[name]}`);
  return pairs.join("&");
}

/** Whether the merchant signed a request; `sign_type` is part of it. */
export const isMerchants = ({ sign: signature = "", ...fields }: Fields): Promise<boolean> =>
  isSigned(APP_PUBLIC_KEY, text(fields, []), signature);

/** A notification with Alipay's signature, which leaves out `sign_type`. */
export const signedMessage = async (fields: Fields): Promise<Fields> => ({
  ...fields,
  sign_type: "RSA2",
  sign: await sign(ALIPAY_PRIVATE_KEY, text(fields, ["sign_type"])),
});

/** An answer: the signature covers the characters of the inner object. */
export async function signedAnswer(method: string, content: object): Promise<string> {
  // Real ones write slashes like this.
  const inner = JSON.stringify(content).replaceAll("/", "\\/");
  const name = `${method.replaceAll(".", "_")}_response`;
  return `{"${name}":${inner},"sign":"${await sign(ALIPAY_PRIVATE_KEY, inner)}"}`;
}
