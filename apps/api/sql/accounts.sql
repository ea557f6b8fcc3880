-- Tells every process that a session has ended, so that none lets it in for the rest of the half second for which it
-- remembers who was signed in. Sent when the transaction commits; sessions end too rarely for commits to wait for it.
create or replace function sessions_announce() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', '');
  return null;
end $$;

create or replace trigger sessions_announce_their_end after update of revoked_at on site_sessions
  for each statement execute function sessions_announce();
