import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";

/** What a request looked like before proxies of ours passed it on. */
export type Seen = {
  /** The visitor's network address. */
  readonly address: string;
  /** The name that was asked for; undefined: the one in `Host`. */
  readonly host: string | undefined;
  readonly protocol: "http:" | "https:" | undefined;
};

export type ProxyTrust = (peer: string | undefined, headers: IncomingHttpHeaders) => Seen;

/**
 * Reads the setting `TRUST_PROXY`: how far `X-Forwarded-For`, `-Host` and `-Proto` are believed.
 *
 * - absent, empty or `0`: not at all; the visitor is whoever holds the connection
 * - a number such as `1`: that many proxies of ours stand in front, and each adds the address it saw at the end
 * - addresses and networks such as `127.0.0.1,10.0.0.0/8`: these are proxies of ours
 *
 * The list is read from its end, since everything before the entries of our own proxies is what the visitor sent and may
 * be invented. The standard's `Forwarded` is not read: proxies that do not know it pass on what visitors write there.
 *
 * @throws Error with one sentence for a setting that is none of these
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

/** Whether the hop is a proxy of ours; the one that holds the connection is hop 0. */
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

/** Walks from the nearest hop outwards until one is not ours, or says something that is no address. */
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

/** An IPv4 address that came over an IPv6 socket is an IPv4 address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");
