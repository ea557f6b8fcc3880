import { createHmac } from "node:crypto";

/** What a request signs. */
export type SignedRequest = {
  /** Without the host and without the query. */
  readonly path: string;
  /** The exact body of a POST, or the query of a GET without its question mark. */
  readonly content: string;
  /** Used once. */
  readonly nonce: string;
};

/** HMAC-SHA256 in base64; the channel secret is the key and the beginning of the text as well. */
export const signatureOf = ({ path, content, nonce }: SignedRequest, channelSecret: string): string =>
  createHmac("sha256", channelSecret).update(`${channelSecret}${path}${content}${nonce}`).digest("base64");
