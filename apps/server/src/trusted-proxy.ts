import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";

/** What a request looked like before our own proxies forwarded it. */
export type Seen = {
  /** The visitor's IP address. */
  readonly address: string;
  /** The requested host name; undefined: the one in `Host`. */
  readonly host: string | undefined;
  readonly protocol: "http:" | "https:" | undefined;
};

export type ProxyTrust = (peer: string | undefined, headers: IncomingHttpHeaders) => Seen;

/**
 * Parses the setting `TRUST_PROXY`: how far `X-Forwarded-For`, `-Host` and `-Proto` are trusted.
 *
 * - absent, empty or `0`: not at all; the visitor is the peer of the connection
 * - a number such as `1`: that many of our own proxies are in front, and each appends the address it saw
 * - addresses and networks such as `127.0.0.1,10.0.0.0/8`: these are our own proxies
 *
 * The list is read from the right, because everything left of our own proxies' entries was sent by the visitor
 * and may be forged. The standard `Forwarded` header is ignored: proxies that do not know it pass on what
 * visitors write there.
 *
 * @throws Error with one sentence for an invalid setting
 */
export function readProxyTrust(setting: string | undefined): ProxyTrust {
  const text = (setting ?? "").trim();
  if (text === "" || text === "0") return (peer) => ({ ...UNSEEN, address: plain(peer ?? "") });
  const isOurs = /^[1-9]\d?$/.test(text) ? byCount(Number(text)) : byNetwork(text);
  return (peer, headers) => {
    const nearest = plain(peer ?? "");
    if (!isOurs(nearest, 0)) return { ...UNSEEN, address: nearest };
    return {
      address: visitorOf(nearest, entriesOf(headers["x-forwarded-for"]), isOurs),
      host: entriesOf(headers["x-forwarded-host"]).at(-1),
      protocol: PROTOCOLS.get(entriesOf(headers["x-forwarded-proto"]).at(-1)?.toLowerCase() ?? ""),
    };
  };
}

/** Whether the hop is one of our own proxies; hop 0 is the peer of the connection. */
type IsOurs = (address: string, hop: number) => boolean;

const UNSEEN = { host: undefined, protocol: undefined };
const PROTOCOLS: ReadonlyMap<string, "http:" | "https:"> = new Map([
  ["http", "http:"],
  ["https", "https:"],
]);

const byCount =
  (proxies: number): IsOurs =>
  (_address, hop) =>
    hop < proxies;

function byNetwork(text: string): IsOurs {
  const ours = new BlockList();
  for (const entry of text.split(",").map((each) => each.trim())) {
    const [address = "", bits, more] = entry.split("/");
    const family = isIP(address);
    const bitsMax = family === 4 ? 32 : 128;
    const isGood =
      family !== 0 &&
      more === undefined &&
      (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= bitsMax));
    if (!isGood)
      throw new Error(
        `TRUST_PROXY is "${text}": use a number of proxies, or addresses and networks such as 10.0.0.0/8.`,
      );
    ours.addSubnet(address, Number(bits ?? bitsMax), family === 4 ? "ipv4" : "ipv6");
  }
  return (address) => {
    const family = isIP(address);
    return family !== 0 && ours.check(address, family === 4 ? "ipv4" : "ipv6");
  };
}

/** Walks from the nearest hop outwards until one is not ours or is not a valid address. */
function visitorOf(nearest: string, entries: readonly string[], isOurs: IsOurs): string {
  let address = nearest;
  for (const [index, entry] of entries.toReversed().entries()) {
    if (!isOurs(address, index)) break;
    const next = plain(withoutPort(entry));
    if (isIP(next) === 0) break;
    address = next;
  }
  return address;
}

const entriesOf = (header: string | string[] | undefined): readonly string[] =>
  (Array.isArray(header) ? header.join(",") : (header ?? ""))
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1];
  return bracketed ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(entry)?.[1] ?? entry;
}

/** An IPv4-mapped IPv6 address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");
