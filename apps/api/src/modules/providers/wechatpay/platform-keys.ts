import { X509Certificate } from "node:crypto";
import * as v from "valibot";
import type { Reach } from "../define-provider.ts";
import { isInDate, keyOfCertificate, preferredKey, type PlatformKey } from "./platform-key.ts";
import { objectOf, send } from "./send.ts";
import type { WechatpaySettings } from "./settings.ts";
import { messageProblem, openSealed } from "./signature.ts";

/** Anybody can send messages that name a certificate: they must not become a flood of requests to WeChat Pay. */
const FETCH_PAUSE_MS = 60_000;
const CERTIFICATES_MAX = 16;

type Held = {
  /** Certificates that WeChat Pay gave us since the process started. */
  fetched: readonly PlatformKey[];
  fetchedAt: number;
  /** What is being fetched: messages arrive together, and one request serves them all. */
  coming: Promise<readonly PlatformKey[] | null> | null;
};

/** Settings are read once per configuration, and adapters are made for each request. */
const held = new WeakMap<WechatpaySettings, Held>();

function heldOf(settings: WechatpaySettings): Held {
  const known = held.get(settings) ?? { fetched: [], fetchedAt: Number.NEGATIVE_INFINITY, coming: null };
  held.set(settings, known);
  return known;
}

/** All keys that WeChat Pay may sign with, those of the settings first. */
export const heldKeys = (settings: WechatpaySettings): readonly PlatformKey[] => [
  ...settings.platformKeys,
  ...heldOf(settings).fetched,
];

/**
 * The key that a message says it is signed with; null if there is none, or none that is in date (R-PAY-71).
 *
 * For its last five days a certificate signs side by side with its successor, and on the way to a public key
 * certificates sign side by side with that, so several are held at once. A certificate we have never seen is fetched.
 */
export async function platformKeyOf(
  headers: Headers,
  settings: WechatpaySettings,
  reach: Reach,
): Promise<PlatformKey | null> {
  const id = headers.get("wechatpay-serial") ?? "";
  const find = () => heldKeys(settings).find((key) => key.id === id && isInDate(key, reach.now())) ?? null;
  const known = find();
  if (known || !/^[0-9A-F]{8,64}$/.test(id)) return known;
  await fetchCertificates(settings, reach);
  return find();
}

async function fetchCertificates(settings: WechatpaySettings, reach: Reach): Promise<void> {
  const mine = heldOf(settings);
  const now = reach.now().getTime();
  if (!mine.coming) {
    if (Math.abs(now - mine.fetchedAt) < FETCH_PAUSE_MS) return;
    mine.fetchedAt = now;
    mine.coming = readCertificates(settings, reach).finally(() => {
      mine.coming = null;
    });
  }
  mine.fetched = (await mine.coming) ?? mine.fetched;
}

const list = v.object({
  data: v.pipe(
    v.array(
      v.object({
        serial_no: v.string(),
        encrypt_certificate: v.object({
          algorithm: v.literal("AEAD_AES_256_GCM"),
          nonce: v.string(),
          associated_data: v.optional(v.string(), ""),
          ciphertext: v.string(),
        }),
      }),
    ),
    v.maxLength(CERTIFICATES_MAX),
  ),
});

/**
 * The currently valid certificates. They are encrypted with our APIv3 key, which no one else has, so they may vouch for
 * the signature of the very response that brings them, as they must when the last known one has expired.
 */
async function readCertificates(
  settings: WechatpaySettings,
  reach: Reach,
): Promise<readonly PlatformKey[] | null> {
  const keyId = preferredKey(heldKeys(settings), reach.now())?.id;
  const answer = await send(settings, reach, { method: "GET", path: "/v3/certificates", keyId });
  if (answer?.status !== 200) return null;
  const read = v.safeParse(list, objectOf(answer.bytes));
  if (!read.success) return null;
  const found = read.output.data.map(({ serial_no, encrypt_certificate: sealed }) => {
    const pem = openSealed(
      settings.apiKey,
      Buffer.from(sealed.nonce),
      Buffer.from(sealed.ciphertext, "base64"),
      Buffer.from(sealed.associated_data),
    );
    const key = pem && certificateKey(pem);
    return key?.id === serial_no.toUpperCase() ? key : null;
  });
  const good = found.filter((key) => key !== null);
  const { headers } = answer;
  const id = headers.get("wechatpay-serial");
  const signer = [...settings.platformKeys, ...good].find(
    (key) => key.id === id && isInDate(key, reach.now()),
  );
  return messageProblem(headers, answer.bytes, signer ?? null, reach.now()) === null ? good : null;
}

function certificateKey(pem: Uint8Array): PlatformKey | null {
  try {
    const certificate = new X509Certificate(pem);
    return certificate.publicKey.asymmetricKeyType === "rsa" ? keyOfCertificate(certificate) : null;
  } catch {
    return null;
  }
}
