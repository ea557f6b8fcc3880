-- A note that is there already may be one the job is done with and about to remove, having seen the upload that goes
-- now. Writing it anew waits for the job, or makes the job pass it over: either way the note is there afterwards.
create or replace function note_image_leftovers() returns trigger language plpgsql as $$
begin
  insert into image_leftovers (hash) select distinct hash from gone order by hash
    on conflict (hash) do update set hash = excluded.hash;
  return null;
end $$;
