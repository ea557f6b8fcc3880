import { WHOLE_UNIT_CURRENCIES } from "@catnip/domain/money";

/** What cashiers of payment `p` take, in minor units, as SQL. */
const STEP = `case when p.currency_id in (${WHOLE_UNIT_CURRENCIES.map((currency) => `'${currency}'`).join(", ")}) then 100 else 1 end`;

/** The check of taxes that were added to top-ups (R-TAX-13), as in `BOOK_CHECKS`. */
export const TOP_UP_TAX_CHECKS: Readonly<Record<string, string>> = {
  "top-up taxes": `
    select format('payment %s: a price of %s and a tax of %s are not the %s that were asked for', p.order_no, p.net_amount,
      p.tax_amount, p.pay_amount) as says
    from payments p where p.net_amount + p.tax_amount is distinct from p.pay_amount
    union all
    select format('payment %s: %s of %s is not its tax at %s', p.order_no, p.tax_amount, p.pay_amount,
      coalesce(p.tax_rate_bp::text, 'no rate'))
    from payments p cross join lateral (select ${STEP} as step) c
    where p.tax_amount <> case
      when p.tax_rate_bp is null then 0
      -- What staff credited was an amount first, and no price.
      when p.sid = 'staff' then round(p.pay_amount::numeric * p.tax_rate_bp / ((10000 + p.tax_rate_bp) * step)) * step
      else round((p.pay_amount - p.tax_amount)::numeric * p.tax_rate_bp / (10000 * step)) * step end
    union all
    select format('payment %s was paid with a voucher, and taxed again', p.order_no)
    from payments p join voucher_codes v on v.order_no = p.order_no where p.tax_rate_bp is not null
    union all
    select format('payment %s: %s of its tax of %s went back with %s of %s', p.order_no, r.tax, p.tax_amount, r.minor, p.pay_amount)
    from (select order_no, sum(minor) as minor, sum(tax) as tax from payment_refunds group by 1) r
    join payments p on p.order_no = r.order_no cross join lateral (select ${STEP} as step) c
    where r.tax <> round(r.minor * p.tax_amount / (p.pay_amount * step)) * step
    union all
    select format('transfer %s: %s %s of tax should move, entries move %s', coalesce(w.transfer_id, h.transfer_id),
      coalesce(w.amount, 0), coalesce(w.currency_id, h.currency), coalesce(h.amount, 0))
    from (
      select d.transfer_id, p.currency_id, p.tax_amount as amount
      from payment_credits d join payments p on p.order_no = d.order_no where p.tax_amount > 0
      union all
      select r.transfer_id, p.currency_id, -r.tax
      from payment_refunds r join payments p on p.order_no = r.order_no where r.tax > 0
    ) w
    full join (
      select e.transfer_id, a.currency, sum(e.amount) as amount
      from ledger_accounts a join ledger_entries e on e.account_id = a.id
      where a.owner_kind = 'platform' and a.name = 'tax' group by 1, 2
    ) h on h.transfer_id = w.transfer_id and h.currency = w.currency_id
    where coalesce(w.amount, 0) <> coalesce(h.amount, 0)`,
};
