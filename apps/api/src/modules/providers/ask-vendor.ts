import { bodyWithin } from "./body-within.ts";

/** What a vendor said, whole. */
export type VendorAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
};

type Limits = {
  /** For all of it, in ms: an answer that trickles is as late as one that never comes. */
  readonly timeoutMs: number;
  /** After unpacking; absent: what no answer that is not a file comes near. */
  readonly bytesMax?: number;
};

/**
 * Sends a request to a vendor (R-PAY-73): the only outbound path that third-party URLs can influence.
 * Adapters decide which hosts an address may name; here it is led nowhere else, neither waits for ever nor fills the
 * memory.
 *
 * @returns null if there is no complete response, for any reason
 */
export async function askVendor(
  fetcher: typeof fetch,
  address: string,
  init: Omit<RequestInit, "redirect" | "signal">,
  { timeoutMs, bytesMax = BYTES_MAX }: Limits,
): Promise<VendorAnswer | null> {
  try {
    const response = await fetcher(address, {
      ...init,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = await bodyWithin(response, bytesMax);
    return bytes && { status: response.status, headers: response.headers, bytes };
  } catch {
    return null;
  }
}

const BYTES_MAX = 4 * 1_024 ** 2;

/** Whether a vendor did what was requested. */
export const isOk = ({ status }: Pick<VendorAnswer, "status">): boolean => status >= 200 && status < 300;

/** The text of an answer. */
export const textOf = ({ bytes }: Pick<VendorAnswer, "bytes">): string => new TextDecoder().decode(bytes);
