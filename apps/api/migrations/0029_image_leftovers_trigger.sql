-- Whoever removes an upload (its sweep, the forgetting of a person) leaves a note of its picture in the same
-- transaction, so that no file is ever left that nothing knows of.

create function note_image_leftovers() returns trigger language plpgsql as $$
begin
  insert into image_leftovers (hash) select distinct hash from gone on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger uploads_removed after delete on uploads referencing old table as gone
  for each statement execute function note_image_leftovers();
