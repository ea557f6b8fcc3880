import type { Questions } from "../load/load.ts";

/** Another shop's software, sent the requests of its own visitors. */
export type Peer = {
  readonly name: string;
  /** Twenty products with their pictures and prices, another page of them each time. */
  readonly list: Questions;
  /** One product by the last part of its address, another one each time. */
  readonly product: Questions;
  /** Words of names, other ones each time. */
  readonly search: Questions;
  /** One order from an empty cart to paid, in as many requests as the peer needs. */
  readonly buy: () => Promise<void>;
};

/** @param key for peers whose API requires one */
export type OpenPeer = (origin: string, key: string | undefined) => Promise<Peer>;

/** A peer does not answer as its API is documented; the message is a sentence for the command line. */
export class PeerFault extends Error {}
