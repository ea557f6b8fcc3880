-- The price event log. Triggers write it, so that no writer of prices, sales or ratios can forget to.
-- `catnip.prices_at` is the moment of the change for writers with a clock of their own.
create or replace function price_event_time() returns timestamptz language sql stable
  return coalesce(nullif(current_setting('catnip.prices_at', true), '')::timestamptz, now());

create or replace function log_price_added() returns trigger language plpgsql as $$
begin
  insert into price_events (at, kind, store_id, country, amount)
    select price_event_time(), 'price', store_id, country, price from added order by store_id, country;
  return null;
end $$;

create or replace function log_price_changed() returns trigger language plpgsql as $$
begin
  insert into price_events (at, kind, store_id, country, amount)
    select price_event_time(), 'price', c.store_id, c.country, c.price
    from changed c join former f on f.store_id = c.store_id and f.country = c.country
    where c.price <> f.price order by c.store_id, c.country;
  return null;
end $$;

create or replace function log_price_removed() returns trigger language plpgsql as $$
begin
  insert into price_events (at, kind, store_id, country, amount)
    select price_event_time(), 'price', store_id, country, null from removed order by store_id, country;
  return null;
end $$;

create or replace trigger store_prices_log_added after insert on store_prices referencing new table as added
  for each statement execute function log_price_added();
create or replace trigger store_prices_log_changed after update on store_prices
  referencing old table as former new table as changed for each statement execute function log_price_changed();
create or replace trigger store_prices_log_removed after delete on store_prices referencing old table as removed
  for each statement execute function log_price_removed();

-- Only state 2 takes something off a price; every other state is logged as the end of the sale.
create or replace function log_sale_added() returns trigger language plpgsql as $$
begin
  insert into price_events (at, kind, store_id, amount, ends_at)
    select price_event_time(), 'sale', store_id, percentage_discount, ended_at
    from added where state = 2 and percentage_discount > 0 order by store_id;
  return null;
end $$;

create or replace function log_sale_changed() returns trigger language plpgsql as $$
begin
  insert into price_events (at, kind, store_id, amount, ends_at)
    select price_event_time(), 'sale', c.store_id, case when c.state = 2 then c.percentage_discount else 0 end,
      case when c.state = 2 and c.percentage_discount > 0 then c.ended_at end
    from changed c join former f on f.store_id = c.store_id
    where (case when c.state = 2 and c.percentage_discount > 0 then (c.percentage_discount, c.ended_at) end)
      is distinct from (case when f.state = 2 and f.percentage_discount > 0 then (f.percentage_discount, f.ended_at) end)
    order by c.store_id;
  return null;
end $$;

create or replace function log_sale_removed() returns trigger language plpgsql as $$
begin
  insert into price_events (at, kind, store_id, amount)
    select price_event_time(), 'sale', store_id, 0
    from removed where state = 2 and percentage_discount > 0 order by store_id;
  return null;
end $$;

create or replace trigger store_activities_log_added after insert on store_activities referencing new table as added
  for each statement execute function log_sale_added();
create or replace trigger store_activities_log_changed after update on store_activities
  referencing old table as former new table as changed for each statement execute function log_sale_changed();
create or replace trigger store_activities_log_removed after delete on store_activities
  referencing old table as removed for each statement execute function log_sale_removed();

create or replace function log_ratio_added() returns trigger language plpgsql as $$
begin
  insert into price_events (at, kind, country, amount)
    select price_event_time(), 'ratio', country, ratio_bp from added order by country;
  return null;
end $$;

create or replace function log_ratio_changed() returns trigger language plpgsql as $$
begin
  insert into price_events (at, kind, country, amount)
    select price_event_time(), 'ratio', c.country, c.ratio_bp
    from changed c join former f on f.country = c.country where c.ratio_bp <> f.ratio_bp order by c.country;
  return null;
end $$;

create or replace function log_ratio_removed() returns trigger language plpgsql as $$
begin
  insert into price_events (at, kind, country, amount)
    select price_event_time(), 'ratio', country, null from removed order by country;
  return null;
end $$;

create or replace trigger country_ratios_log_added after insert on country_ratios referencing new table as added
  for each statement execute function log_ratio_added();
create or replace trigger country_ratios_log_changed after update on country_ratios
  referencing old table as former new table as changed for each statement execute function log_ratio_changed();
create or replace trigger country_ratios_log_removed after delete on country_ratios
  referencing old table as removed for each statement execute function log_ratio_removed();

create or replace function log_rate_added() returns trigger language plpgsql as $$
begin
  insert into coin_rate_changes (at, currency_id, minor_per_100_coins)
    select price_event_time(), currency_id, minor_per_100_coins from added order by currency_id;
  return null;
end $$;

create or replace function log_rate_changed() returns trigger language plpgsql as $$
begin
  insert into coin_rate_changes (at, currency_id, minor_per_100_coins)
    select price_event_time(), c.currency_id, c.minor_per_100_coins
    from changed c join former f on f.currency_id = c.currency_id
    where c.minor_per_100_coins <> f.minor_per_100_coins order by c.currency_id;
  return null;
end $$;

create or replace function log_rate_removed() returns trigger language plpgsql as $$
begin
  insert into coin_rate_changes (at, currency_id, minor_per_100_coins)
    select price_event_time(), currency_id, null from removed order by currency_id;
  return null;
end $$;

create or replace trigger coin_rates_log_added after insert on coin_rates referencing new table as added
  for each statement execute function log_rate_added();
create or replace trigger coin_rates_log_changed after update on coin_rates
  referencing old table as former new table as changed for each statement execute function log_rate_changed();
create or replace trigger coin_rates_log_removed after delete on coin_rates
  referencing old table as removed for each statement execute function log_rate_removed();

create or replace function refuse_price_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'price events are written once: % is refused', lower(tg_op) using errcode = 'restrict_violation';
end $$;

create or replace trigger price_events_append_only before update or delete or truncate on price_events
  for each statement execute function refuse_price_event_change();
create or replace trigger coin_rate_changes_append_only before update or delete or truncate on coin_rate_changes
  for each statement execute function refuse_price_event_change();
