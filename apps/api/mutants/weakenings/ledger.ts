import { inFile, inTables, type Weakening } from "../weakening.ts";

const LEDGER = "wallets/ledger.test.ts";
const GUARDS = "wallets/table-guards.test.ts";
const MINTING = "wallets/minting.test.ts > code acting as the shop";
const EXPIRY = "wallets/expire-lots.test.ts";

/** The ledger itself: posting, lots, and what proves it afterwards. */
export const LEDGER_WEAKENINGS: readonly Weakening[] = [
  ...inFile("sql/wallets.sql", [
    [
      "ledger-fingerprint",
      "one id pays for different things",
      "case when found_row.is_same then",
      "case when true then",
      LEDGER,
    ],
    [
      "ledger-balanced",
      "money is made from nothing",
      "having sum(p_amounts[at]) <> 0 limit 1;",
      "having false limit 1;",
      LEDGER,
    ],
    [
      "ledger-lot-order",
      "what never expires is spent first",
      "order by expires_at nulls last, origin = 'paid', id",
      "order by expires_at desc nulls first, origin = 'paid', id",
      "account-logs/lots.test.ts",
    ],
    [
      "ledger-lot-paid-first",
      "bought coins are spent before gifts",
      "order by expires_at nulls last, origin = 'paid', id",
      "order by expires_at nulls last, origin <> 'paid', id",
      "account-logs/lots.test.ts",
    ],
    [
      "ledger-lot-of-another",
      "a refund goes into another player's lot",
      "where id = part.id and account_id = v_accounts[v_at];",
      "where id = part.id;",
      LEDGER,
    ],
    [
      "ledger-lots-do-not-add-up",
      "a refund puts more into the lots than into the balance",
      "if v_left <> 0 then",
      "if v_left < 0 then",
      LEDGER,
    ],
    [
      "expiry-too-early",
      "coins expire that have not ended",
      "and remaining > 0 and expires_at <= p_now",
      "and remaining > 0 and expires_at is not null",
      EXPIRY,
    ],
    [
      "expiry-not-at-the-moment",
      "a lot is spendable in the moment it ends",
      "and remaining > 0 and expires_at <= p_now",
      "and remaining > 0 and expires_at < p_now",
      EXPIRY,
    ],
  ]),
  ...inFile("sql/wallets-documents.sql", [
    [
      "transfer-without-document",
      "code acting as the shop makes unexplained coins",
      "if ledger_is_explained(new.kind, new.id, new.created_at) is not true then",
      "if new.id is null then",
      MINTING,
    ],
    [
      "transfer-of-anything",
      "a creator's payable earnings come out of gifts",
      "and move <> all (ledger_moves())",
      "and move <> move",
      "wallets/minting.test.ts > a grant that the shop's role writes down itself",
    ],
  ]),
  ...inFile("sql/grants.sql", [
    [
      "grant-confirmed-by-its-maker",
      "one person gives away whatever they like",
      "and g.created_by <> all(g.user_uuids) and c.decided_by is distinct from g.created_by",
      "and g.created_by <> all(g.user_uuids)",
      "wallets/minting.test.ts > its maker confirmed",
    ],
  ]),
  ...inFile("wallets/verify/document-checks.sql.ts", [
    [
      "books-without-documents",
      "coins that no document explains go unreported",
      "where t.kind <> 'purchase' and document.id is null",
      "where t.kind <> 'purchase' and t.kind is null",
      "wallets/minting.test.ts > name each of them",
    ],
  ]),
  ...inTables([
    [
      "ledger-balance-below-zero",
      "a wallet owes money",
      "alter table ledger_accounts drop constraint ledger_accounts_not_negative",
      GUARDS,
    ],
    [
      "ledger-lot-overdrawn",
      "a lot gives more than was in it",
      "alter table ledger_lots drop constraint ledger_lots_remaining",
      GUARDS,
    ],
    [
      "payment-terms-rewritten",
      "the sum of a payment is changed after it began",
      "drop trigger payments_keep_their_terms on payments",
      LEDGER,
    ],
    [
      "ledger-rewritten",
      "an entry is rewritten afterwards",
      "drop trigger ledger_entries_only_grow on ledger_entries",
      LEDGER,
    ],
    [
      "chain-forgets-price-events",
      "a lowest price of 30 days can be made up afterwards",
      "drop trigger price_events_await_links on price_events",
      "wallets/chain/link-waiting.test.ts",
    ],
    [
      "chain-forgets-transfers",
      "what was booked never gets its link",
      "drop trigger ledger_transfers_await_links on ledger_transfers",
      "wallets/chain/link-waiting.test.ts",
    ],
  ]),
  ...inFile("wallets/verify/guards.ts", [
    [
      "guards-switched-off-unseen",
      "a disabled trigger of the books goes unreported",
      "const ACTIVE = \"('O', 'A')\";",
      "const ACTIVE = \"('O', 'A', 'D')\";",
      "wallets/verify/guards.test.ts",
    ],
  ]),
  ...inFile("wallets/chain/records.sql.ts", [
    [
      "chain-without-amounts",
      "the hash chain does not cover what was booked",
      "of_account.account || e.amount::text || of_account.owner",
      "of_account.account || of_account.owner",
      "wallets/verify/prove-books.test.ts",
    ],
  ]),
  ...inFile("wallets/verify/day-scope.sql.ts", [
    [
      "proof-without-what-waits",
      "the proof of a day does not notice what is kept out of the chain",
      "and link.position is null`",
      "and link.position is null and false`",
      "wallets/chain/link-waiting.test.ts",
    ],
  ]),
  ...inFile("account-logs/statements.service.ts", [
    [
      "statement-balance-of-all",
      "every line of a statement shows the balance of today",
      "sum(e.amount) over (order by e.id) as balance",
      "sum(e.amount) over () as balance",
      "account-logs/statements.test.ts",
    ],
  ]),
  ...inFile("account-logs/export.service.ts", [
    [
      "export-balance-of-all",
      "every line of an export shows the balance of today",
      "(sum(e.amount) over (order by e.id))::bigint",
      "(sum(e.amount) over ())::bigint",
      "account-logs/export.test.ts > every booking of the account in order",
    ],
  ]),
];
