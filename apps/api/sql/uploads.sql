-- Deleting an upload (by its sweep, or with its account) records its image in the same transaction, so that no file is
-- ever orphaned.
--
-- An existing record may be one that the job has processed and is about to delete, having seen the upload that is
-- deleted now. Writing it again waits for the job, or makes the job skip it: either way the record exists afterwards.
create or replace function note_image_leftovers() returns trigger language plpgsql as $$
begin
  insert into image_leftovers (hash) select distinct hash from gone order by hash
    on conflict (hash) do update set hash = excluded.hash;
  return null;
end $$;

create or replace trigger uploads_removed after delete on uploads referencing old table as gone
  for each statement execute function note_image_leftovers();
