import { X509Certificate, type KeyObject } from "node:crypto";

/** Whom we believe: UnionPay's root and intermediate certificates, and its name in those they issue for signing. */
export type Trust = {
  readonly root: X509Certificate;
  readonly intermediate: X509Certificate;
  /** Third part of the common name. UnionPay also issues certificates to its merchants. */
  readonly signer: string;
};

/** The key of a certificate that came with a message; null unless it is UnionPay's own and valid now. */
export function trustedKey(pem: string, { root, intermediate, signer }: Trust, now: Date): KeyObject | null {
  const leaf = readCertificate(pem);
  if (!leaf || leaf.ca || signerOf(leaf) !== signer) return null;
  const isChain = isIssuedBy(leaf, intermediate) && isIssuedBy(intermediate, root);
  if (!isChain || ![leaf, intermediate, root].every((each) => isValid(each, now))) return null;
  return leaf.publicKey.asymmetricKeyType === "rsa" ? leaf.publicKey : null;
}

/** Whether an authority issued this, by name and by signature. */
export const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

const isValid = ({ validFromDate, validToDate }: X509Certificate, now: Date): boolean =>
  validFromDate <= now && now <= validToDate;

/** Common names read `041@…@name@number`. */
function signerOf({ subject }: X509Certificate): string | null {
  const names = subject.split("\n").filter((line) => line.startsWith("CN="));
  const [name] = names;
  return name === undefined || names.length > 1 ? null : (name.slice("CN=".length).split("@")[2] ?? null);
}

function readCertificate(pem: string): X509Certificate | null {
  // Exactly one: a reader that takes the first of two and one that takes the last see different messages.
  if (!/^-----BEGIN CERTIFICATE-----[\sA-Za-z0-9+/=]+-----END CERTIFICATE-----\s*$/.test(pem)) return null;
  try {
    return new X509Certificate(pem);
  } catch {
    return null;
  }
}
