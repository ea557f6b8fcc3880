-- Prices by country, and what coins come to, appear on public pages, whose caches are invalidated.
create or replace trigger country_ratios_changed after insert or update or delete on country_ratios
  for each statement execute function notify_catalogue();
create or replace trigger coin_rates_changed after insert or update or delete on coin_rates
  for each statement execute function notify_catalogue();
