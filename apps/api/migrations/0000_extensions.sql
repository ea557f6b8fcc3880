CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- PostgreSQL 18 brings uuidv7(); on 15 to 17 this one stands in: milliseconds of the clock first, the rest random (RFC 9562).
do $$
begin
  if to_regprocedure('pg_catalog.uuidv7()') is null then
    create function uuidv7() returns uuid language sql volatile parallel safe as
      'select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing
         substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
         52, 1), 53, 1), ''hex'')::uuid';
  end if;
end $$;
