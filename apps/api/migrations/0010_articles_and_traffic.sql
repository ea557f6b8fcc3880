CREATE TABLE "article_versions" (
	"article_uuid" uuid NOT NULL,
	"version" integer NOT NULL,
	"article" jsonb NOT NULL,
	"author_uuid" uuid,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_versions_article_uuid_version_pk" PRIMARY KEY("article_uuid","version")
);
--> statement-breakpoint
CREATE TABLE "article_vote_counts" (
	"article_uuid" uuid PRIMARY KEY NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"unhelpful" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_votes" (
	"article_uuid" uuid NOT NULL,
	"user_uuid" uuid NOT NULL,
	"is_helpful" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_votes_article_uuid_user_uuid_pk" PRIMARY KEY("article_uuid","user_uuid")
);
--> statement-breakpoint
CREATE TABLE "client_source_profiles" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"platform_key" text NOT NULL,
	"client_type" text NOT NULL,
	"os" text DEFAULT '' NOT NULL,
	"os_version" text DEFAULT '' NOT NULL,
	"device_brand" text DEFAULT '' NOT NULL,
	"device_model" text DEFAULT '' NOT NULL,
	"meta" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "store_id" integer;
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
-- What a search looks through: headline and text in every language, without tags, in one form of letters.
create function article_words(headline text, body text, t jsonb) returns text language sql immutable parallel safe as $$
  select lower(normalize(regexp_replace(
    concat_ws(E'\n', headline, body, (
      select string_agg(words.value, E'\n') from jsonb_to_recordset(t) as words(key text, value text)
      where words.key in ('headline', 'text'))),
    '<[^>]*>', ' ', 'g'), NFKC))
$$;
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "words" text GENERATED ALWAYS AS (article_words(headline, text, t)) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "article_vote_counts" ADD CONSTRAINT "article_vote_counts_article_uuid_articles_uuid_fk" FOREIGN KEY ("article_uuid") REFERENCES "public"."articles"("uuid") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_votes" ADD CONSTRAINT "article_votes_article_uuid_articles_uuid_fk" FOREIGN KEY ("article_uuid") REFERENCES "public"."articles"("uuid") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "article_votes_by_user" ON "article_votes" USING btree ("user_uuid");
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "articles_by_store" ON "articles" USING btree ("store_id","published_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "articles_words" ON "articles" USING gin ("words" gin_trgm_ops);
--> statement-breakpoint
update articles set created_at = least(published_at, now()), updated_at = least(published_at, now());
--> statement-breakpoint
create function refuse_article_history_change() returns trigger language plpgsql as $$
begin
  raise exception 'The history of articles is append-only';
end $$;
--> statement-breakpoint
create trigger article_versions_append_only before update or delete or truncate on article_versions
  for each statement execute function refuse_article_history_change();
--> statement-breakpoint
-- Keeps the sums of "was this helpful?" whoever adds, changes or removes an answer. Articles themselves stay untouched:
-- a change of theirs empties every cache of the catalogue.
create function count_article_vote() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update article_vote_counts
      set helpful = helpful - old.is_helpful::int, unhelpful = unhelpful - (not old.is_helpful)::int
      where article_uuid = old.article_uuid;
  end if;
  if tg_op <> 'DELETE' then
    insert into article_vote_counts (article_uuid, helpful, unhelpful)
      values (new.article_uuid, new.is_helpful::int, (not new.is_helpful)::int)
      on conflict (article_uuid) do update
        set helpful = article_vote_counts.helpful + excluded.helpful,
          unhelpful = article_vote_counts.unhelpful + excluded.unhelpful;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger article_votes_counted after insert or update or delete on article_votes
  for each row execute function count_article_vote();
--> statement-breakpoint
-- Traffic moves into monthly partitions: old months go by dropping a table, not by deleting rows.
alter table traffic_logs rename to traffic_logs_before;
--> statement-breakpoint
alter sequence traffic_logs_id_seq rename to traffic_logs_before_id_seq;
--> statement-breakpoint
CREATE TABLE "traffic_logs" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "traffic_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"platform_key" text,
	"user_uuid" uuid,
	"client_id" text,
	"session_id" text,
	"session_count" integer,
	"event_name" text NOT NULL,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"utm_term" text,
	"utm_content" text,
	"page_location" text,
	"page_title" text,
	"page_referrer" text,
	"language" text,
	"screen_resolution" text,
	"user_agent" text,
	"meta" jsonb,
	CONSTRAINT "traffic_logs_created_at_id_pk" PRIMARY KEY("created_at","id")
) partition by range (created_at);
--> statement-breakpoint
CREATE INDEX "traffic_logs_of_users" ON "traffic_logs" USING btree ("user_uuid") WHERE "traffic_logs"."user_uuid" is not null;
--> statement-breakpoint
CREATE INDEX "traffic_logs_of_persons" ON "traffic_logs" USING btree ("created_at") WHERE "traffic_logs"."user_uuid" is not null or "traffic_logs"."client_id" is not null or "traffic_logs"."session_id" is not null;
--> statement-breakpoint
-- Makes the partition of the month (UTC) that an instant lies in, once; two processes at the same moment make one.
-- Attaching, unlike `create table … partition of`, lets others go on writing.
create function ensure_traffic_partition(at timestamptz) returns void language plpgsql as $$
declare
  first timestamp := date_trunc('month', at at time zone 'UTC');
  part text := 'traffic_logs_' || to_char(first, 'YYYY_MM');
begin
  if to_regclass(part) is not null then return; end if;
  perform pg_advisory_xact_lock(hashtext('catnip:traffic-partitions'));
  if to_regclass(part) is not null then return; end if;
  execute format('create table %I (like traffic_logs including defaults including constraints)', part);
  execute format('alter table traffic_logs attach partition %I for values from (%L) to (%L)', part,
    first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
end $$;
--> statement-breakpoint
-- Drops the months that ended before an instant, and answers how many. Gives up rather than let writers wait.
create function drop_traffic_partitions(before timestamptz) returns int language plpgsql
set lock_timeout = '2s' as $$
declare
  part text;
  dropped int := 0;
begin
  for part in
    select child.relname from pg_inherits join pg_class child on child.oid = inhrelid
    where inhparent = 'traffic_logs'::regclass
      and (to_date(right(child.relname, 7), 'YYYY_MM')::timestamp + interval '1 month') at time zone 'UTC' <= before
  loop
    execute format('drop table %I', part);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;
--> statement-breakpoint
select ensure_traffic_partition(month) from (
  select distinct date_trunc('month', created_at at time zone 'UTC') at time zone 'UTC' as month from traffic_logs_before
  union select now() union select now() + interval '1 month') months;
--> statement-breakpoint
insert into traffic_logs (id, created_at, user_uuid, event_name, page_location, meta) overriding system value
  select id, created_at, user_uuid, event_name, page_location, meta from traffic_logs_before;
--> statement-breakpoint
select setval('traffic_logs_id_seq', greatest((select max(id) from traffic_logs), 0) + 1, false);
--> statement-breakpoint
drop table traffic_logs_before;
