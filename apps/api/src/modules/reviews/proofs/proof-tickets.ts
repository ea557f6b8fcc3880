import type { Config } from "../../../platform/config.ts";
import { createSeal, type Seal } from "../../../platform/keys.ts";

/** How long the address of a proof is good, in milliseconds. */
export const PROOF_TICKET_MS = 5 * 60_000;

type ProofClaims = { readonly p: string };

/** In the address of a proof. */
export const proofTickets = ({ secret }: Pick<Config, "secret">): Seal<ProofClaims> =>
  createSeal<ProofClaims>(secret, "payment proof v1");
