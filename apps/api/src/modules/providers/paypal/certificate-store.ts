import { X509Certificate } from "node:crypto";
import { askVendor } from "../ask-vendor.ts";
import type { Reach } from "../define-provider.ts";
import { certificatesIn, followChain, isInDate, isPaypals, issuerAddress } from "./certificates.ts";
import type { PaypalSettings } from "./settings.ts";

const TIMEOUT_MS = 10_000;
const BYTES_MAX = 64 * 1024;
const KEPT_MAX = 8;
/** Anybody can send messages that name a certificate: they must not become a flood of requests. */
const FETCHES_PER_MINUTE = 10;
/** Authorities that are fetched for one certificate. */
const ISSUERS_MAX = 3;

type Found = X509Certificate | "unavailable" | null;

export type Store = {
  readonly kept: Map<string, X509Certificate>;
  /** Authorities by address. */
  readonly issuers: Map<string, X509Certificate>;
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
  const store = stores.get(settings) ?? newStore();
  stores.set(settings, store);
  const known = store.kept.get(address);
  if (known && isInDate(known, now())) return known;
  const coming = store.coming.get(address);
  if (coming) return coming;
  if (!mayFetch(store, now())) return "unavailable";
  const load = async (): Promise<Found> => {
    const pem = await read(address, fetcher);
    if (pem === null) return "unavailable";
    const certificate = await trustedCertificate(pem.toString("latin1"), settings, store, {
      fetch: fetcher,
      now,
    });
    if (certificate && certificate !== "unavailable") {
      if (store.kept.size >= KEPT_MAX) store.kept.clear();
      store.kept.set(address, certificate);
    }
    return certificate;
  };
  const loading = load().finally(() => store.coming.delete(address));
  store.coming.set(address, loading);
  return loading;
}

export const newStore = (): Store => ({
  kept: new Map(),
  issuers: new Map(),
  coming: new Map(),
  minute: 0,
  fetches: 0,
});

/**
 * The first certificate of a PEM text, if it is PayPal's own: named after PayPal, in date, and signed by one of the
 * roots, directly or through authorities. These may come with it, be configured, or be where the certificate says they
 * are, at the authority's own host (R-PAY-22). Null for anything else.
 */
export async function trustedCertificate(
  pem: string,
  { roots, intermediates = [] }: Pick<PaypalSettings, "roots" | "intermediates">,
  store: Store,
  { fetch: fetcher, now }: Reach,
): Promise<Found> {
  const [leaf, ...sent] = certificatesIn(pem);
  if (!leaf || !isPaypals(leaf, now())) return null;
  const between = [...sent, ...intermediates];
  for (let fetched = 0; ; fetched += 1) {
    const { isTrusted, open } = followChain(leaf, between, roots, now());
    if (isTrusted) return leaf;
    const missing = open.map(issuerAddress).find((address) => address !== null);
    if (missing === undefined || missing === null || fetched >= ISSUERS_MAX) return null;
    const issuer = await issuerAt(missing, store, { fetch: fetcher, now });
    if (issuer === "unavailable") return issuer;
    // What is there leads no further: another question would get the same answer.
    if (issuer === null || between.some(({ fingerprint256 }) => fingerprint256 === issuer.fingerprint256))
      return null;
    between.push(issuer);
  }
}

/** An authority's certificate; `unavailable` when it cannot be had now, null when there is none that is good now. */
async function issuerAt(address: string, store: Store, { fetch: fetcher, now }: Reach): Promise<Found> {
  const known = store.issuers.get(address);
  if (known && isInDate(known, now())) return known;
  if (!mayFetch(store, now())) return "unavailable";
  const bytes = await read(address, fetcher);
  if (bytes === null) return "unavailable";
  try {
    const issuer = new X509Certificate(bytes);
    if (!issuer.ca || !isInDate(issuer, now())) return null;
    if (store.issuers.size >= KEPT_MAX) store.issuers.clear();
    store.issuers.set(address, issuer);
    return issuer;
  } catch {
    return null;
  }
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

async function read(address: string, fetcher: typeof fetch): Promise<Buffer | null> {
  const limits = { timeoutMs: TIMEOUT_MS, bytesMax: BYTES_MAX };
  const answer = await askVendor(fetcher, address, {}, limits);
  return answer?.status === 200 ? Buffer.from(answer.bytes) : null;
}
