-- Whoever removes an upload (its sweep, the forgetting of a person) leaves a note of its picture in the same
-- transaction, so that no file is ever left that nothing knows of.
--
-- A note that is there already may be one the job is done with and about to remove, having seen the upload that goes
-- now. Writing it anew waits for the job, or makes the job pass it over: either way the note is there afterwards.
create or replace function note_image_leftovers() returns trigger language plpgsql as $$
begin
  insert into image_leftovers (hash) select distinct hash from gone order by hash
    on conflict (hash) do update set hash = excluded.hash;
  return null;
end $$;

create or replace trigger uploads_removed after delete on uploads referencing old table as gone
  for each statement execute function note_image_leftovers();
