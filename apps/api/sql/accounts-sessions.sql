-- Evicts the cached set of ended sessions in every process, however a session ended.
create or replace function notify_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', '');
  return null;
end $$;

create or replace trigger site_sessions_ended after update of revoked_at on site_sessions
  for each row when (old.revoked_at is distinct from new.revoked_at) execute function notify_session_ended();
