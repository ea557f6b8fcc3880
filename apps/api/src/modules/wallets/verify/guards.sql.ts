/** What no trigger can keep, in the form of the book checks; triggers and functions themselves: `guards.ts`. */
export const GUARD_CHECKS: Readonly<Record<string, string>> = {
  once: `
    select format('transaction %s of %s was credited %s times', provider_txn_id, provider, count(*)) as says
    from payment_credits group by provider, provider_txn_id having count(*) > 1`,
};
