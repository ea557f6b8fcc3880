-- The service connects as a role that owns nothing. The migrator grants its rights after every run, by name, so that
-- access to a new table cannot be forgotten.

-- The one list of append-only tables. The service may read them and insert rows, never delete one, and update only the
-- columns named here; null: any. Add a line for every new table of this kind.
create or replace function service_limits() returns table (table_name text, changeable text[]) language sql immutable
set search_path = pg_catalog, pg_temp as $$
  values
    ('ledger_transfers', '{}'::text[]),
    ('ledger_entries', '{}'),
    ('ledger_lot_uses', '{}'),
    ('ledger_links', '{}'),
    ('ledger_accounts', '{balance}'),
    ('ledger_lots', '{remaining}'),
    ('orders', '{receipt_at}'),
    ('order_lines', '{}'),
    ('order_refunds', '{}'),
    ('payments', null),
    ('payment_credits', '{}'),
    ('payment_changes', '{}'),
    ('payment_cases', '{first_by,first_decision,decision_uuid,decision,decided_by,decided_at,why,credited_order_no}'),
    ('payment_confirmations', '{}'),
    ('payment_refunds', '{}'),
    ('payment_disputes', '{state,changed_at}'),
    ('top_up_refunds', '{state,approved_by,tries,next_try_at,changed_at}'),
    ('debt_write_offs', '{approved_by,booked_at}'),
    ('settlement_reports', '{attempts,tried_at,problem,compared_at,finished_at}'),
    ('settlement_lines', '{}'),
    ('settlement_totals', '{}'),
    ('settlement_differences', '{outcome,case_uuid,acted_at}'),
    ('payout_requests', '{state}'),
    ('payout_batches', '{approved_by,approved_at}'),
    ('payout_steps', '{}'),
    ('payout_returns', '{}'),
    ('tax_rules', '{valid_until}'),
    ('voucher_batches', '{issued_by,issued_at}'),
    ('voucher_codes', '{state,order_no,changed_at}'),
    ('voucher_sales', '{}'),
    ('redemptions', null),
    ('redemption_batches', '{stopped_at,approved_by,approved_at}'),
    ('redemption_codes', '{redemption_uuid}'),
    ('grants', '{}'),
    ('grant_decisions', '{}'),
    ('grant_deliveries', '{}'),
    ('grant_reversals', '{}'),
    ('audit_events', '{}'),
    ('role_changes', '{}'),
    ('role_change_decisions', '{}'),
    ('article_versions', '{}'),
    ('configuration_versions', '{}'),
    ('store_submit_events', '{}'),
    ('price_events', '{}'),
    ('coin_rate_changes', '{}')
$$;

-- Grants a role what the service needs in this database, and revokes everything else it was granted here. Run by the
-- owner of the tables.
create or replace function grant_to_service(service name) returns void language plpgsql
set search_path = pg_catalog, pg_temp as $$
declare
  thing record;
begin
  if pg_has_role(service, current_user, 'member') then
    raise exception 'Role % belongs to the owner of the tables: it cannot be limited', service;
  end if;

  -- Only the owner's own objects: an extension's tables and functions may have another owner.
  for thing in
    select n.nspname as schema, format('%I.%I', n.nspname, c.relname) as name, c.relkind = 'S' as is_sequence,
      c.relrowsecurity and not exists (
        select from pg_policy p where p.polrelid = c.oid and service::regrole::oid = any(p.polroles)) as is_closed
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker', 'drizzle') and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and pg_has_role(current_user, c.relowner, 'usage')
  loop
    execute format('revoke all on %s from %I', thing.name, service);
    if thing.is_sequence then
      execute format('grant usage, select, update on sequence %s to %I', thing.name, service);
    elsif thing.schema = 'drizzle' then
      -- Which migrations are applied, so that a process that cannot migrate can report it.
      execute format('grant select on %s to %I', thing.name, service);
    else
      execute format('grant select, insert, update, delete on %s to %I', thing.name, service);
    end if;
    -- The job queue has row-level security without a policy: only its owner would see any row.
    if thing.is_closed then
      execute format('create policy %I on %s to %I using (true) with check (true)', service, thing.name, service);
    end if;
  end loop;

  for thing in select * from public.service_limits() loop
    execute format('revoke delete on public.%I from %I', thing.table_name, service);
    continue when thing.changeable is null;
    execute format('revoke update on public.%I from %I', thing.table_name, service);
    if cardinality(thing.changeable) > 0 then
      execute format('grant update (%s) on public.%I to %I',
        (select string_agg(quote_ident(name), ', ') from unnest(thing.changeable) name), thing.table_name, service);
    end if;
  end loop;

  for thing in
    select p.oid::regprocedure as signature, p.prosecdef as is_owners
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'graphile_worker') and p.prokind <> 'a' and p.proname <> 'grant_to_service'
      and pg_has_role(current_user, p.proowner, 'usage')
  loop
    -- Security definer functions are for the service only.
    if thing.is_owners then execute format('revoke execute on routine %s from public', thing.signature); end if;
    execute format('grant execute on routine %s to %I', thing.signature, service);
  end loop;
  revoke execute on function public.grant_to_service(name) from public;

  revoke create on schema public from public;
  for thing in select nspname from pg_namespace where nspname in ('public', 'graphile_worker', 'drizzle') loop
    execute format('revoke all on schema %I from %I', thing.nspname, service);
    execute format('grant usage on schema %I to %I', thing.nspname, service);
  end loop;
end $$;
