/** What a move is counted in: coins, silver, or the minor units of any currency. */
type Unit = "meowcent" | "silver" | "money";

type Owner = "player" | "debtor" | "creator" | "platform" | "psp";

/** One side of a transfer: `owner name unit sign`. A provider's name is `*`, a player's and a debtor's is empty. */
type Move = `${Owner} ${string} ${Unit} ${"-" | "+"}`;

/** A kind of transfer: the documents that explain one, each by the column that has its id, and what it may move. */
export type TransferKind = { readonly documents: readonly string[]; readonly moves: readonly Move[] };

const both = (account: `${Owner} ${string} ${Unit}`): readonly Move[] => [`${account} -`, `${account} +`];

/**
 * All kinds of transfers there are (R-WAL-26). The database refuses any other, any without its document, and any that
 * moves something its kind does not; the verification names them.
 *
 * An expiry is explained by the lots it took from, all ended; a release by the creator's note of what was released; the
 * payment of a debt, which belongs to no single refund, by the debt.
 */
export const TRANSFER_KINDS = {
  purchase: {
    documents: ["orders.uuid"],
    moves: [
      "player  silver -",
      "player  meowcent -",
      "platform conversion silver +",
      "platform conversion meowcent -",
      "creator held meowcent +",
      "platform sales meowcent +",
    ],
  },
  refund: {
    documents: ["order_refunds.uuid"],
    moves: [
      "player  silver +",
      "player  meowcent +",
      "platform conversion silver -",
      "platform conversion meowcent +",
      "creator held meowcent -",
      "platform sales meowcent -",
    ],
  },
  recharge: {
    documents: ["payment_credits.transfer_id"],
    moves: [
      "psp * money -",
      "platform conversion money +",
      "platform tax money +",
      "platform conversion meowcent -",
      "platform promo silver -",
      "platform holding meowcent +",
      "platform holding silver +",
      "player  meowcent +",
      "player  silver +",
    ],
  },
  recharge_refund: {
    documents: ["payment_refunds.transfer_id"],
    moves: [
      "psp * money +",
      "platform conversion money -",
      "platform tax money -",
      "platform conversion meowcent +",
      "platform conversion silver -",
      "platform promo silver +",
      "platform holding meowcent -",
      "platform holding silver -",
      "player  meowcent -",
      "player  silver -",
      ...both("debtor  meowcent"),
    ],
  },
  write_off: {
    documents: ["debt_write_offs.uuid"],
    moves: ["debtor  meowcent +", "platform write-off meowcent -"],
  },
  grant: {
    documents: ["grant_deliveries.uuid", "grant_reversals.uuid"],
    moves: [
      ...both("platform promo meowcent"),
      ...both("platform promo silver"),
      ...both("player  meowcent"),
      ...both("player  silver"),
    ],
  },
  redemption: {
    documents: ["redemptions.uuid"],
    moves: ["platform promo meowcent -", "platform promo silver -", "player  meowcent +", "player  silver +"],
  },
  expiry: {
    documents: [],
    moves: [
      "player  meowcent -",
      "player  silver -",
      "platform expiry meowcent +",
      "platform expiry silver +",
    ],
  },
  release: { documents: [], moves: ["creator held meowcent -", "creator payable meowcent +"] },
  "payout-request": {
    documents: ["payout_requests.uuid"],
    moves: ["creator payable meowcent -", "creator requested meowcent +"],
  },
  "payout-settlement": {
    documents: ["payout_steps.transfer_uuid"],
    moves: [
      "creator requested meowcent -",
      "platform conversion meowcent +",
      "platform conversion money -",
      "psp * money +",
    ],
  },
  "payout-return": {
    documents: ["payout_steps.transfer_uuid"],
    moves: [
      "creator requested meowcent -",
      "creator payable meowcent +",
      "platform conversion meowcent -",
      "platform conversion money +",
      "psp * money -",
    ],
  },
} as const satisfies Readonly<Record<string, TransferKind>>;
