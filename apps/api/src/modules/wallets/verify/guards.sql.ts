/** Tables whose rows are history: nothing about them may be rewritten, or only columns that are recomputed. */
const GUARDED = [
  "ledger_accounts",
  "ledger_entries",
  "ledger_links",
  "ledger_lot_uses",
  "ledger_lots",
  "ledger_transfers",
  "order_lines",
  "orders",
  "payment_changes",
  "payment_credits",
  "payments",
];

/** `pg_trigger.tgtype`: before delete, update and truncate. */
const EVERY_CHANGE = 8 + 16 + 32;

/** What keeps the books right between two verifications, in the form of the book checks. */
export const GUARD_CHECKS: Readonly<Record<string, string>> = {
  "append-only": `
    select format('%s can be rewritten: triggers that refuse it are missing or switched off', guarded) as says
    from unnest('{${GUARDED.join(",")}}'::text[]) guarded
    where (
      select coalesce(bit_or(tgtype::int), 0) & ${EVERY_CHANGE} from pg_trigger
      where tgrelid = to_regclass(guarded) and tgfoid = to_regproc('ledger_refuse_change') and tgenabled in ('O', 'A')
    ) <> ${EVERY_CHANGE}`,

  once: `
    select format('transaction %s of %s was credited %s times', provider_txn_id, provider, count(*)) as says
    from payment_credits group by provider, provider_txn_id having count(*) > 1`,
};
