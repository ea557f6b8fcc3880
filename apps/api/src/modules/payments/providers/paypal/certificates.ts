import { X509Certificate } from "node:crypto";
import { PEM } from "../pem-certificates.ts";

const CHAIN_LENGTH_MAX = 5;
const CERTIFICATES_MAX = 10;

/**
 * The first certificate of a PEM text, if it is PayPal's own: named after PayPal, in date, and signed by one of the roots,
 * directly or through authorities that come with it. Null for anything else.
 */
export function trustedCertificate(
  pem: string,
  roots: readonly X509Certificate[],
  now: Date,
): X509Certificate | null {
  const [leaf, ...between] = parse(pem);
  if (!leaf || !isPaypals(leaf) || leaf.publicKey.asymmetricKeyType !== "rsa") return null;
  return descends(leaf, { between, roots, now }, CHAIN_LENGTH_MAX) ? leaf : null;
}

type Around = {
  readonly between: readonly X509Certificate[];
  readonly roots: readonly X509Certificate[];
  readonly now: Date;
};

function descends(certificate: X509Certificate, around: Around, length: number): boolean {
  const { between, roots, now } = around;
  if (length === 0 || !isInDate(certificate, now)) return false;
  const isBy = (issuer: X509Certificate) =>
    issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
  return (
    roots.some((root) => isInDate(root, now) && isBy(root)) ||
    between.some((issuer) => isBy(issuer) && descends(issuer, around, length - 1))
  );
}

export const isInDate = ({ validFromDate, validToDate }: X509Certificate, now: Date): boolean =>
  validFromDate <= now && now <= validToDate;

/** One name only, at the end of a line of its own: a name inside another field does not count. */
function isPaypals({ subject }: X509Certificate): boolean {
  const names = subject.split("\n").filter((line) => line.startsWith("CN="));
  return names.length === 1 && /^CN=[a-z0-9.-]+\.paypal\.com$/.test(names[0] ?? "");
}

function parse(pem: string): readonly X509Certificate[] {
  const blocks = pem.match(PEM) ?? [];
  try {
    return blocks.length <= CERTIFICATES_MAX ? blocks.map((block) => new X509Certificate(block)) : [];
  } catch {
    return [];
  }
}
