import type { X509Certificate } from "node:crypto";
import type { Reach } from "../define-provider.ts";
import { isInDate, trustedCertificate } from "./certificates.ts";
import type { PaypalSettings } from "./settings.ts";

const TIMEOUT_MS = 10_000;
const BYTES_MAX = 64 * 1024;
const KEPT_MAX = 8;
/** Anybody can send messages that name a certificate: they must not become a flood of requests to PayPal. */
const FETCHES_PER_MINUTE = 10;

type Found = X509Certificate | "unavailable" | null;

type Store = {
  readonly kept: Map<string, X509Certificate>;
  /** What is being fetched: messages arrive together, and one request serves them all. */
  readonly coming: Map<string, Promise<Found>>;
  minute: number;
  fetches: number;
};

/** Settings are read once per configuration, and adapters are made for each request. */
const stores = new WeakMap<PaypalSettings, Store>();

/** The certificate behind an address; `unavailable` when it cannot be had now, null when it is none of PayPal's. */
export async function certificateAt(
  address: string,
  settings: PaypalSettings,
  { fetch: fetcher, now }: Reach,
): Promise<Found> {
  if (!isAllowed(address, settings.certificates)) return null;
  const store = stores.get(settings) ?? { kept: new Map(), coming: new Map(), minute: 0, fetches: 0 };
  stores.set(settings, store);
  const known = store.kept.get(address);
  if (known && isInDate(known, now())) return known;
  const coming = store.coming.get(address);
  if (coming) return coming;
  if (!mayFetch(store, now())) return "unavailable";
  const load = async (): Promise<Found> => {
    const pem = await read(address, fetcher);
    if (pem === null) return "unavailable";
    const certificate = trustedCertificate(pem, settings.roots, now());
    if (certificate && store.kept.size >= KEPT_MAX) store.kept.clear();
    if (certificate) store.kept.set(address, certificate);
    return certificate;
  };
  const loading = load().finally(() => store.coming.delete(address));
  store.coming.set(address, loading);
  return loading;
}

/** Compared as text, after making sure that a parser reads exactly this text. */
export function isAllowed(address: string, prefix: string): boolean {
  if (!URL.canParse(address) || new URL(address).href !== address) return false;
  return address.startsWith(prefix) && /^[\w-]{1,100}$/.test(address.slice(prefix.length));
}

function mayFetch(store: Store, now: Date): boolean {
  const minute = Math.floor(now.getTime() / 60_000);
  store.fetches = store.minute === minute ? store.fetches + 1 : 1;
  store.minute = minute;
  return store.fetches <= FETCHES_PER_MINUTE;
}

async function read(address: string, fetcher: typeof fetch): Promise<string | null> {
  try {
    const response = await fetcher(address, { redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status !== 200) return null;
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of response.body ?? []) {
      length += part.byteLength;
      if (length > BYTES_MAX) return null;
      parts.push(part);
    }
    return Buffer.concat(parts).toString("latin1");
  } catch {
    return null;
  }
}
