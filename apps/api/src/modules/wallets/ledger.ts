import type { Pool, PoolClient } from "pg";
import { refusable } from "./money-refusal.ts";
import type { LotOrigin } from "./wallets.tables.ts";
import { read } from "../../platform/read.ts";

/** A pool, or a connection inside a transaction. */
export type Connection = Pick<Pool | PoolClient, "query">;

/** What a player's gain becomes: a lot of its own, spent in the order `ledger_post` states. */
export type NewLot = {
  readonly origin: LotOrigin;
  /** What was paid for the lot, in minor units of `paid_currency`. */
  readonly paid_minor?: number;
  readonly paid_currency?: string;
  /** Milliseconds since 1970; absent: never ends. */
  readonly expires_at_ms?: number;
};

/** One line of a transfer. Positive: the account gains. */
export type TransferEntry =
  | {
      readonly owner: "player";
      readonly uuid: string;
      readonly currency: "meowcent" | "silver";
      readonly amount: number;
      readonly lot?: NewLot;
    }
  | {
      readonly owner: "creator";
      readonly uuid: string;
      readonly name: string;
      readonly currency: string;
      readonly amount: number;
    }
  | {
      readonly owner: "platform" | "psp";
      readonly name: string;
      readonly currency: string;
      readonly amount: number;
    };

export type Transfer = {
  /** Made by whoever asks, before asking, so that asking twice moves once. */
  readonly id: string;
  readonly kind: string;
  readonly reason: string;
  /** Sum to zero per currency. */
  readonly entries: readonly TransferEntry[];
  readonly now: Date;
};

/**
 * Posts a transfer, in the transaction of the connection or in one of its own.
 *
 * @returns whether it was posted now; false when the same transfer had been posted before
 * @throws MoneyRefusal `pay/insufficient-balance` when a player would go below zero,
 *   `request/id-conflict` when the id was used for something else
 */
export async function postTransfer(connection: Connection, transfer: Transfer): Promise<boolean> {
  const { id, kind, reason, entries, now } = transfer;
  const [row] = await refusable(
    read<{ posted: boolean }>({ $client: connection }, "select ledger_post($1, $2, $3, $4, $5) as posted", [
      id,
      kind,
      reason,
      JSON.stringify(entries),
      now,
    ]),
  );
  return row?.posted ?? false;
}
