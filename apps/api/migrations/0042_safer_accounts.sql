-- Browsers that gave the present password have attempts of their own, which strangers cannot use up.
ALTER TABLE "known_devices" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
update "known_devices" set "proved_at" = "last_seen_at";--> statement-breakpoint

-- A second use of an authorization code takes back what the first one got.
CREATE TABLE "spent_codes" (
	"code_id" text PRIMARY KEY NOT NULL,
	"spent_at" timestamp with time zone NOT NULL,
	"replayed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "spent_codes_spent_at_idx" ON "spent_codes" USING btree ("spent_at");--> statement-breakpoint
ALTER TABLE "site_sessions" ADD COLUMN "code_id" text;--> statement-breakpoint
CREATE INDEX "site_sessions_code_id_idx" ON "site_sessions" USING btree ("code_id") WHERE code_id is not null;--> statement-breakpoint

-- How a client wants its id tokens signed (OpenID Connect registration); without a wish, RS256.
ALTER TABLE "oauth_client" ADD COLUMN "id_token_signed_response_alg" text;--> statement-breakpoint

-- Whoever signed up without a nickname was called by the name of their mailbox, for all to see. The words are those of
-- `neutralNickname` in the domain.
with found as materialized (
  select u.id, split_part(u.email, '@', 1) as mailbox,
    coalesce(player.word, 'Player ') || floor(1000000 + random() * 9000000)::int as nickname
  from "user" u
  left join profiles p on p.user_uuid = u.id
  left join notification_readers r on r.user_uuid = u.id
  left join (values
    ('ja-JP', 'プレイヤー'), ('ko-KR', '플레이어'), ('ru-RU', 'Игрок '), ('th-TH', 'ผู้เล่น '), ('tr-TR', 'Oyuncu '),
    ('vi-VN', 'Người chơi '), ('zh-CN', '玩家'), ('zh-TW', '玩家')
  ) as player(locale, word) on player.locale = r.locale
  where split_part(u.email, '@', 1) in (u.name, p.nickname)
), named as (
  update "user" u set name = f.nickname, updated_at = now() from found f where u.id = f.id and u.name = f.mailbox
)
update profiles p set nickname = f.nickname, updated_at = now()
  from found f where p.user_uuid = f.id and p.nickname = f.mailbox;
