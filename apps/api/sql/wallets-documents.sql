-- What explains a transfer (R-WAL-26). A transfer may be posted by any caller of `ledger_post`, or by inserting rows;
-- it is committed only if its kind is one of the closed list, its document is there, and it moves nothing its kind does
-- not move. The verification (`verify/document-checks.sql.ts` and the checks of each document) recomputes the amounts.

-- What transfers of each kind may move: kind, owner, name, unit, sign. The same list as `TRANSFER_KINDS` of the domain.
create or replace function ledger_moves() returns text[] language sql immutable parallel safe as $$
  select array[
    'purchase player  silver -',
    'purchase player  meowcent -',
    'purchase platform conversion silver +',
    'purchase platform conversion meowcent -',
    'purchase creator held meowcent +',
    'purchase platform sales meowcent +',
    'refund player  silver +',
    'refund player  meowcent +',
    'refund platform conversion silver -',
    'refund platform conversion meowcent +',
    'refund creator held meowcent -',
    'refund platform sales meowcent -',
    'recharge psp * money -',
    'recharge platform conversion money +',
    'recharge platform tax money +',
    'recharge platform conversion meowcent -',
    'recharge platform promo silver -',
    'recharge platform holding meowcent +',
    'recharge platform holding silver +',
    'recharge player  meowcent +',
    'recharge player  silver +',
    'recharge_refund psp * money +',
    'recharge_refund platform conversion money -',
    'recharge_refund platform tax money -',
    'recharge_refund platform conversion meowcent +',
    'recharge_refund platform conversion silver -',
    'recharge_refund platform promo silver +',
    'recharge_refund platform holding meowcent -',
    'recharge_refund platform holding silver -',
    'recharge_refund player  meowcent -',
    'recharge_refund player  silver -',
    'recharge_refund debtor  meowcent -',
    'recharge_refund debtor  meowcent +',
    'write_off debtor  meowcent +',
    'write_off platform write-off meowcent -',
    'grant platform promo meowcent -',
    'grant platform promo meowcent +',
    'grant platform promo silver -',
    'grant platform promo silver +',
    'grant player  meowcent -',
    'grant player  meowcent +',
    'grant player  silver -',
    'grant player  silver +',
    'redemption platform promo meowcent -',
    'redemption platform promo silver -',
    'redemption player  meowcent +',
    'redemption player  silver +',
    'expiry player  meowcent -',
    'expiry player  silver -',
    'expiry platform expiry meowcent +',
    'expiry platform expiry silver +',
    'release creator held meowcent -',
    'release creator payable meowcent +',
    'payout-request creator payable meowcent -',
    'payout-request creator requested meowcent +',
    'payout-settlement creator requested meowcent -',
    'payout-settlement platform conversion meowcent +',
    'payout-settlement platform conversion money -',
    'payout-settlement psp * money +',
    'payout-return creator requested meowcent -',
    'payout-return creator payable meowcent +',
    'payout-return platform conversion meowcent -',
    'payout-return platform conversion money +',
    'payout-return psp * money -'
  ]
$$;

-- Whether the document of a transfer is there.
create or replace function ledger_is_explained(p_kind text, p_id uuid, p_at timestamptz) returns boolean language plpgsql stable as $$
begin
  case p_kind
    when 'purchase' then
      return exists (select from orders where uuid = p_id);
    when 'refund' then
      return exists (select from order_refunds where uuid = p_id);
    when 'recharge' then
      return exists (select from payment_credits where transfer_id = p_id);
    when 'recharge_refund' then
      return exists (select from payment_refunds where transfer_id = p_id) or ledger_pays_debt(p_id);
    when 'write_off' then
      return exists (select from debt_write_offs where uuid = p_id and booked_at is not null);
    when 'grant' then
      return exists (select from grant_deliveries where uuid = p_id) or exists (select from grant_reversals where uuid = p_id);
    when 'redemption' then
      return exists (select from redemptions where uuid = p_id);
    when 'expiry' then
      -- From lots that have ended, and from no others.
      return exists (select from ledger_lot_uses where transfer_id = p_id) and not exists (
        select from ledger_lot_uses u left join ledger_lots l on l.id = u.lot_id
        where u.transfer_id = p_id and (u.amount < 0 or l.expires_at <= p_at is not true));
    when 'release' then
      return ledger_releases_held(p_id, p_at);
    when 'payout-request' then
      return exists (select from payout_requests where uuid = p_id);
    when 'payout-settlement' then
      return exists (select from payout_steps where transfer_uuid = p_id and to_state = 'settled');
    when 'payout-return' then
      return exists (select from payout_steps where transfer_uuid = p_id and to_state in ('returned', 'cancelled'));
    else return false;
  end case;
end $$;

-- Whether a transfer takes coins from one player for what that player owes, and no more than that.
create or replace function ledger_pays_debt(p_id uuid) returns boolean language plpgsql stable as $$
declare
  v_players uuid[];
  v_is_odd boolean;
begin
  select array_agg(distinct a.owner_uuid), bool_or(a.owner_kind not in ('player', 'debtor') or a.currency <> 'meowcent'
      or (a.owner_kind = 'player') <> (e.amount < 0))
    into v_players, v_is_odd
    from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transfer_id = p_id;
  return coalesce(not v_is_odd and cardinality(v_players) = 1 and debt_of(v_players[1]) >= 0, false);
end $$;

-- Whether a transfer makes one creator's held earnings payable, in the same transaction as the note of what was
-- released.
create or replace function ledger_releases_held(p_id uuid, p_at timestamptz) returns boolean language plpgsql stable as $$
declare
  v_creators uuid[];
begin
  select array_agg(distinct a.owner_uuid) into v_creators
    from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transfer_id = p_id;
  return coalesce(cardinality(v_creators) = 1, false) and exists (
    select from earnings_progress where creator_uuid = v_creators[1] and updated_at = p_at);
end $$;

-- Refuses a transfer that no document explains. At the end of its transaction, since some documents are written after
-- their transfer.
create or replace function ledger_demand_document() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_odd text;
begin
  if ledger_is_explained(new.kind, new.id, new.created_at) is not true then
    raise exception 'Transfer % of the kind % has no document', new.id, new.kind using errcode = 'CN005';
  end if;
  select move into v_odd
    from ledger_entries e join ledger_accounts a on a.id = e.account_id
    cross join lateral (select concat_ws(' ', new.kind, a.owner_kind, case a.owner_kind when 'psp' then '*' else a.name end,
      case when a.currency in ('meowcent', 'silver') then a.currency else 'money' end,
      case when e.amount < 0 then '-' else '+' end) as move) described
    where e.transfer_id = new.id and move <> all (ledger_moves()) limit 1;
  if found then
    raise exception 'Transfer % may not move: %', new.id, v_odd using errcode = 'CN005';
  end if;
  return null;
end $$;

-- PostgreSQL cannot replace a constraint trigger.
do $$ begin
  if not exists (select from pg_trigger where tgrelid = 'ledger_transfers'::regclass and tgname = 'ledger_transfers_are_explained') then
    create constraint trigger ledger_transfers_are_explained after insert on ledger_transfers
      deferrable initially deferred for each row execute function ledger_demand_document();
  end if;
end $$;
