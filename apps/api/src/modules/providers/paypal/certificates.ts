import { X509Certificate } from "node:crypto";
import { PEM } from "../pem-certificates.ts";

/** PayPal's certificate, those between it and a root, and the root: more than its real chains have. */
const CHAIN_LENGTH_MAX = 5;
const CERTIFICATES_MAX = 10;

/** The certificates of a PEM text, the one that signs messages first; none if one of them cannot be read. */
export function certificatesIn(pem: string): readonly X509Certificate[] {
  const blocks = pem.match(PEM) ?? [];
  try {
    return blocks.length <= CERTIFICATES_MAX ? blocks.map((block) => new X509Certificate(block)) : [];
  } catch {
    return [];
  }
}

/** Whether a certificate is PayPal's own, if it descends from a root. */
export const isPaypals = (leaf: X509Certificate, now: Date): boolean =>
  hasItsName(leaf) && leaf.publicKey.asymmetricKeyType === "rsa" && isInDate(leaf, now);

/**
 * Follows the signatures from a certificate upwards, through authorities that are in date and allowed to issue. Several
 * may have issued the same one, as with cross-signed authorities; each is looked at once.
 *
 * @param between authorities that may be part of the chain; believed only as far as the signatures lead to a root
 * @returns whether a root is reached, and otherwise the certificates whose issuer is not there
 */
export function followChain(
  leaf: X509Certificate,
  between: readonly X509Certificate[],
  roots: readonly X509Certificate[],
  now: Date,
): { readonly isTrusted: boolean; readonly open: readonly X509Certificate[] } {
  const seen = new Set<string>([leaf.fingerprint256]);
  const open: X509Certificate[] = [];
  let level: readonly X509Certificate[] = isInDate(leaf, now) ? [leaf] : [];
  for (let length = 1; length < CHAIN_LENGTH_MAX && level.length > 0; length += 1) {
    const above: X509Certificate[] = [];
    for (const certificate of level) {
      if (roots.some((root) => isIssuedBy(certificate, root, now))) return { isTrusted: true, open: [] };
      const issuers = between.filter((issuer) => isIssuedBy(certificate, issuer, now));
      if (issuers.length === 0) open.push(certificate);
      above.push(...issuers.filter(({ fingerprint256 }) => !seen.has(fingerprint256)));
      for (const { fingerprint256 } of issuers) seen.add(fingerprint256);
    }
    level = above;
  }
  return { isTrusted: false, open };
}

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate, now: Date): boolean =>
  issuer.ca &&
  isInDate(issuer, now) &&
  certificate.checkIssued(issuer) &&
  certificate.verify(issuer.publicKey);

export const isInDate = ({ validFromDate, validToDate }: X509Certificate, now: Date): boolean =>
  validFromDate <= now && now <= validToDate;

/**
 * Where PayPal's authority, DigiCert, keeps its certificates: the only place a missing one is fetched from. Without
 * encryption, as every authority does it: what comes is believed only if the signatures lead through it to a root.
 */
const ISSUERS = "http://cacerts.digicert.com/";

/** The address at which a certificate says its issuer is, if that is one of the authority's own; null: nowhere. */
export function issuerAddress({ infoAccess }: X509Certificate): string | null {
  const named = (infoAccess ?? "").split("\n").map((line) => /^CA Issuers - URI:(.+)$/.exec(line)?.[1] ?? "");
  return named.find(isIssuerAddress) ?? null;
}

const isIssuerAddress = (address: string): boolean =>
  address.startsWith(ISSUERS) && /^[\w-]{1,100}\.crt$/.test(address.slice(ISSUERS.length));

/** One name only, at the end of a line of its own: a name inside another field does not count. */
function hasItsName({ subject }: X509Certificate): boolean {
  const names = subject.split("\n").filter((line) => line.startsWith("CN="));
  return names.length === 1 && /^CN=[a-z0-9.-]+\.paypal\.com$/.test(names[0] ?? "");
}
