import { openMedusa } from "./medusa.ts";
import { PeerFault, type OpenPeer } from "./peer.ts";
import { openVendure } from "./vendure.ts";

/** Whose APIs we know. */
const ADAPTERS: Readonly<Record<string, OpenPeer>> = { vendure: openVendure, medusa: openMedusa };

export type NamedPeer = {
  readonly name: string;
  /** Protocol, host and port. */
  readonly origin: string;
  readonly key: string | undefined;
  readonly open: OpenPeer;
};

/**
 * Reads `--peer name=url` and `--peer-key name=key`; a key may stand in `BENCH_PEER_KEY_<NAME>` instead.
 *
 * @throws PeerFault with one sentence for a name or an address that makes no sense
 */
export function readPeers(
  peers: readonly string[],
  keys: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): readonly NamedPeer[] {
  const keyOf = new Map(keys.map((text) => namedValue(text, "--peer-key")));
  return peers.map((text) => {
    const [name, url] = namedValue(text, "--peer");
    const open = ADAPTERS[name];
    if (!open)
      throw new PeerFault(`--peer names "${name}"; choose among ${Object.keys(ADAPTERS).join(", ")}.`);
    const address = URL.parse(url);
    if (!address || !/^https?:$/.test(address.protocol))
      throw new PeerFault(`--peer ${name} needs an address such as http://localhost:3000, not "${url}".`);
    return {
      name,
      origin: address.origin,
      key: keyOf.get(name) ?? env[`BENCH_PEER_KEY_${name.toUpperCase()}`],
      open,
    };
  });
}

function namedValue(text: string, option: string): readonly [string, string] {
  const [, name, value] = /^([\w-]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new PeerFault(`${option} is written name=value, not "${text}".`);
  return [name, value];
}
