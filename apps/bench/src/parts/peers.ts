import { loadOfFlow } from "../load/flows.ts";
import { loadOfQuestions, type Load } from "../load/load.ts";
import type { Options } from "../options.ts";
import type { Peer } from "../peers/peer.ts";
import type { NamedPeer } from "../peers/read-peers.ts";
import type { Product } from "../product/product.ts";
import { ourselves } from "../product/ourselves.ts";
import type { Row } from "../report.ts";

const KINDS = ["list", "product", "search", "buy"] as const;
type Kind = (typeof KINDS)[number];

const SAYS: Readonly<Record<Kind, string>> = {
  list: "list of 20 products",
  product: "one product",
  search: "search",
  buy: "purchase, from empty cart to paid",
};

/** How many times as many a second as the best peer. */
const TIMES_MIN: Readonly<Record<Kind, number>> = { list: 15, product: 5, search: 20, buy: 50 };

/**
 * Checks that each peer answers and sells. Done before our product starts, so that a peer that is missing or not ready
 * is reported at once.
 *
 * @throws PeerFault with a sentence for the command line
 */
export async function openPeers(named: readonly NamedPeer[]): Promise<readonly Peer[]> {
  const opened: Peer[] = [];
  for (const { open, origin, key } of named) {
    const peer = await open(origin, key);
    await peer.buy();
    opened.push(peer);
  }
  return opened;
}

/** The same of our shop and of its peers, one after the other with the same load generator, each by its own API. */
export async function measurePeers(
  product: Product,
  peers: readonly Peer[],
  { seconds }: Options,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const us = await ourselves(product, seconds);
  for (const kind of KINDS) {
    const ours = await loadOfKind(us, kind, seconds);
    let best = 0;
    for (const peer of peers) {
      const theirs = await loadOfKind(peer, kind, seconds);
      const times = ours.perSecond / theirs.perSecond;
      best = Math.max(best, theirs.perSecond);
      rows.push({ ...rowOf(peer, kind, theirs), note: `ours is ${times.toFixed(1)} × this` });
    }
    const goal = { at: "least", bound: TIMES_MIN[kind], of: "ratio" } as const;
    rows.push({ ...rowOf(us, kind, ours), ceiling: best, goal, note: "ceiling: the best peer" });
  }
  return rows;
}

const loadOfKind = (peer: Peer, kind: Kind, seconds: number): Promise<Load> =>
  kind === "buy" ? loadOfFlow(peer.buy, seconds) : loadOfQuestions(peer[kind], seconds);

const rowOf = ({ name }: Peer, kind: Kind, { perSecond, p50, p99 }: Load): Row => ({
  what: `${SAYS[kind]}: ${name}`,
  value: perSecond,
  unit: kind === "buy" ? "purchases/s" : "requests/s",
  p50,
  p99,
});
