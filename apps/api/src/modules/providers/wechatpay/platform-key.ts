import type { KeyObject, X509Certificate } from "node:crypto";

/** A key that WeChat Pay signs with: one we were given, never one that comes with a message. */
export type PlatformKey = {
  /** `Wechatpay-Serial`: `PUB_KEY_ID_…`, or a certificate's serial number in capitals. */
  readonly id: string;
  readonly publicKey: KeyObject;
  /** A certificate's first and last moment; null: a public key, which has no end. */
  readonly dates: { readonly from: Date; readonly to: Date } | null;
};

export const keyOfCertificate = ({
  serialNumber,
  publicKey,
  validFromDate,
  validToDate,
}: X509Certificate): PlatformKey => ({
  id: serialNumber.toUpperCase(),
  publicKey,
  dates: { from: validFromDate, to: validToDate },
});

/** WeChat Pay never signs with an expired certificate; anyone who does is someone else. */
export const isInDate = ({ dates }: Pick<PlatformKey, "dates">, now: Date): boolean =>
  dates === null || (dates.from <= now && now <= dates.to);

/**
 * The key that a request asks WeChat Pay to sign its answer with: a public key if we have one, which is how a merchant
 * goes over from certificates; else the certificate that lasts longest. Null: every certificate we know has ended.
 */
export function preferredKey(keys: readonly PlatformKey[], now: Date): PlatformKey | null {
  const good = keys.filter((key) => isInDate(key, now));
  const end = ({ dates }: PlatformKey) => dates?.to.getTime() ?? Number.POSITIVE_INFINITY;
  // The first of several that never end: the order they are configured in is the operator's.
  return good.find((key) => good.every((other) => end(other) <= end(key))) ?? null;
}
