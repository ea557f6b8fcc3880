CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
-- PostgreSQL 18 brings uuidv7(); on 15 to 17 this one stands in: milliseconds of the clock first, the rest random (RFC
-- 9562).
do $$
begin
  if to_regprocedure('pg_catalog.uuidv7()') is null then
    create function uuidv7() returns uuid language sql volatile parallel safe as
      'select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing
         substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
         52, 1), 53, 1), ''hex'')::uuid';
  end if;
end $$;
--> statement-breakpoint
CREATE TABLE "auth_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_uuid" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"place_hash" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	CONSTRAINT "known_devices_user_uuid_device_hash_pk" PRIMARY KEY("user_uuid","device_hash")
);
--> statement-breakpoint
CREATE TABLE "mail_codes" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"lang" text NOT NULL,
	"code_hash" text,
	"tries_used" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone,
	"nickname" text,
	"password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"sid" uuid DEFAULT uuidv7() NOT NULL,
	"user_uuid" uuid NOT NULL,
	"client_id" text NOT NULL,
	"audience" text NOT NULL,
	"auth_session_id" uuid,
	"code_id" text,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "site_sessions_sid_unique" UNIQUE("sid")
);
--> statement-breakpoint
CREATE TABLE "spent_codes" (
	"code_id" text PRIMARY KEY NOT NULL,
	"spent_at" timestamp with time zone NOT NULL,
	"replayed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_times" (
	"user_uuid" uuid PRIMARY KEY NOT NULL,
	"auth_at" timestamp with time zone NOT NULL,
	"data_creation_source" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jwks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"alg" text,
	"crv" text
);
--> statement-breakpoint
CREATE TABLE "oauth_access_token" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token" text NOT NULL,
	"client_id" text NOT NULL,
	"session_id" uuid,
	"user_id" uuid,
	"reference_id" text,
	"authorization_code_id" text,
	"resources" text[],
	"requested_user_info_claims" text[],
	"refresh_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked" timestamp with time zone,
	"confirmation" jsonb,
	"scopes" text[] NOT NULL,
	CONSTRAINT "oauth_access_token_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "oauth_client" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text,
	"client_discovery_id" text,
	"disabled" boolean DEFAULT false,
	"skip_consent" boolean,
	"enable_end_session" boolean,
	"subject_type" text,
	"scopes" text[],
	"client_credentials_scopes" text[] DEFAULT '{}',
	"user_id" uuid,
	"created_at" timestamp with time zone,
	"updated_at" timestamp with time zone,
	"name" text,
	"uri" text,
	"icon" text,
	"contacts" text[],
	"tos" text,
	"policy" text,
	"software_id" text,
	"software_version" text,
	"software_statement" text,
	"redirect_uris" text[] NOT NULL,
	"post_logout_redirect_uris" text[],
	"backchannel_logout_uri" text,
	"backchannel_logout_session_required" boolean,
	"token_endpoint_auth_method" text,
	"application_type" text,
	"jwks" text,
	"jwks_uri" text,
	"grant_types" text[],
	"response_types" text[],
	"require_pkce" boolean,
	"dpop_bound_access_tokens" boolean DEFAULT false,
	"reference_id" text,
	"metadata" jsonb,
	"id_token_signed_response_alg" text,
	CONSTRAINT "oauth_client_clientId_unique" UNIQUE("client_id")
);
--> statement-breakpoint
CREATE TABLE "oauth_client_assertion" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_client_resource" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"client_id" text NOT NULL,
	"resource_id" text NOT NULL,
	"metadata" jsonb,
	"created_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "oauth_consent" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"client_id" text NOT NULL,
	"user_id" uuid,
	"reference_id" text,
	"resources" text[],
	"requested_user_info_claims" text[],
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_refresh_token" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token" text NOT NULL,
	"client_id" text NOT NULL,
	"session_id" uuid,
	"user_id" uuid NOT NULL,
	"reference_id" text,
	"authorization_code_id" text,
	"resources" text[],
	"requested_user_info_claims" text[],
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked" timestamp with time zone,
	"rotated_at" timestamp with time zone,
	"rotation_replay_response" text,
	"rotation_replay_expires_at" timestamp with time zone,
	"auth_time" timestamp with time zone,
	"confirmation" jsonb,
	"scopes" text[] NOT NULL,
	CONSTRAINT "oauth_refresh_token_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "oauth_resource" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"identifier" text NOT NULL,
	"name" text NOT NULL,
	"access_token_ttl" integer,
	"refresh_token_ttl" integer,
	"signing_algorithm" text,
	"signing_key_id" text,
	"allowed_scopes" text[],
	"custom_claims" jsonb,
	"dpop_bound_access_tokens_required" boolean DEFAULT false,
	"disabled" boolean DEFAULT false,
	"created_at" timestamp with time zone,
	"updated_at" timestamp with time zone,
	"policy_version" integer DEFAULT 1,
	"metadata" jsonb,
	CONSTRAINT "oauth_resource_identifier_unique" UNIQUE("identifier")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" uuid NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"roles" text[] DEFAULT '{player}' NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "play_times" (
	"user_uuid" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"minutes" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_slot_at" timestamp with time zone NOT NULL,
	CONSTRAINT "play_times_user_uuid_store_id_pk" PRIMARY KEY("user_uuid","store_id"),
	CONSTRAINT "play_times_positive" CHECK ("play_times"."minutes" > 0)
);
--> statement-breakpoint
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
CREATE TABLE "articles" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"category" text NOT NULL,
	"headline" text NOT NULL,
	"text" text NOT NULL,
	"t" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"store_id" integer,
	"broadcast_state" integer DEFAULT 0 NOT NULL,
	"broadcast_started_at" timestamp with time zone,
	"broadcast_ended_at" timestamp with time zone,
	"broadcast_path" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"words" text GENERATED ALWAYS AS (article_words(headline, text, t)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "build_downloads" (
	"user_uuid" uuid NOT NULL,
	"build_uuid" uuid NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "builds" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"store_id" integer NOT NULL,
	"kind" text NOT NULL,
	"platform" text NOT NULL,
	"language" text DEFAULT 'any' NOT NULL,
	"version" text NOT NULL,
	"filename" text NOT NULL,
	"hash" text NOT NULL,
	"size" bigint NOT NULL,
	"entry" text,
	"manifest" jsonb,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone,
	CONSTRAINT "builds_kind_known" CHECK ("builds"."kind" in ('trial', 'official')),
	CONSTRAINT "builds_web_has_entry" CHECK ("builds"."platform" <> 'web' or ("builds"."entry" is not null and "builds"."manifest" is not null))
);
--> statement-breakpoint
CREATE TABLE "cart_stores" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_uuid" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"state" integer DEFAULT 0 NOT NULL,
	"use_user_coupon_uuids" uuid[] DEFAULT '{}' NOT NULL,
	"store_ad_link_uid" text,
	"data_creation_source" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_stale" (
	"store_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_terms_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "search_terms_kind_known" CHECK ("search_terms"."kind" in ('tag', 'creator'))
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"word" text PRIMARY KEY NOT NULL,
	"keys" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_blacklists" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"store_id" integer NOT NULL,
	"blocked_locale" text[] DEFAULT '{}' NOT NULL,
	"blocked_trial_os" text[] DEFAULT '{}' NOT NULL,
	"blocked_official_os" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_cards" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"card" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_infos" (
	"store_id" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"brief" text NOT NULL,
	"introduction" text NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"cover" text NOT NULL,
	"cover1to1" text NOT NULL,
	"screenshots" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "store_infos_store_id_language_pk" PRIMARY KEY("store_id","language")
);
--> statement-breakpoint
CREATE TABLE "store_listings" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"visible_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"release_order" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tag_ids" text[] NOT NULL,
	"content_warnings" text[] NOT NULL,
	"us_price" integer,
	"offer_percent" integer NOT NULL,
	"offer_ended_at" timestamp with time zone,
	"standing" integer NOT NULL,
	"name_words" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"is_front" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_ratings" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"good" integer DEFAULT 0 NOT NULL,
	"bad" integer DEFAULT 0 NOT NULL,
	"purchases" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_searches" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"is_front" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_tags" (
	"store_id" integer NOT NULL,
	"tag_id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "store_tags_store_id_tag_id_pk" PRIMARY KEY("store_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "store_update_logs" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"store_id" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"version" text,
	"t" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "stores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT uuidv7() NOT NULL,
	"path" text NOT NULL,
	"type" integer DEFAULT 1 NOT NULL,
	"category" text NOT NULL,
	"default_lang" text DEFAULT 'en-us' NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"released_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"start_preview_at" timestamp with time zone,
	"release_type" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp with time zone,
	"support_platform" text NOT NULL,
	"author_uuid" uuid,
	"agent_uuid" uuid,
	"trial_app_link" text,
	"official_app_link" text,
	"serial_status" text DEFAULT 'completed' NOT NULL,
	"cg_count" integer,
	"word_count" integer,
	"content_warnings" text[] DEFAULT '{}' NOT NULL,
	"game_languages" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "stores_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "stores_path_unique" UNIQUE("path"),
	CONSTRAINT "stores_category_known" CHECK ("stores"."category" in ('boy-r18', 'boy-bl', 'girl-r18', 'girl-gl'))
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_comment_edits" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"comment_uuid" uuid NOT NULL,
	"comment" text NOT NULL,
	"vote" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_comments" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"store_id" integer NOT NULL,
	"user_uuid" uuid,
	"comment" text NOT NULL,
	"vote" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"voted_at" timestamp with time zone,
	"is_counted" boolean DEFAULT true NOT NULL,
	CONSTRAINT "store_comments_once" UNIQUE("store_id","user_uuid"),
	CONSTRAINT "store_comments_vote" CHECK ("store_comments"."vote" in (-1, 0, 1))
);
--> statement-breakpoint
CREATE TABLE "configuration_documents" (
	"path" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configuration_versions" (
	"path" text NOT NULL,
	"platform_key" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"author" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "configuration_versions_path_platform_key_version_pk" PRIMARY KEY("path","platform_key","version"),
	CONSTRAINT "configuration_versions_counted" CHECK ("configuration_versions"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"applicable_scope" text NOT NULL,
	"store_ids" integer[] DEFAULT '{}' NOT NULL,
	"discount_rate" smallint NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_scope" CHECK ("coupons"."applicable_scope" in ('any', 'store')),
	CONSTRAINT "coupons_rate" CHECK ("coupons"."discount_rate" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "user_coupons" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_uuid" uuid NOT NULL,
	"coupon_uuid" uuid NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"order_uuid" uuid,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_coupons_used" CHECK (("user_coupons"."state" = 1) = ("user_coupons"."order_uuid" is not null))
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"user_uuid" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"order_uuid" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entitlements_user_uuid_store_id_pk" PRIMARY KEY("user_uuid","store_id")
);
--> statement-breakpoint
CREATE TABLE "user_follows" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"follower_uuid" uuid NOT NULL,
	"followed_uuid" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_follows_once" UNIQUE("follower_uuid","followed_uuid"),
	CONSTRAINT "user_follows_others" CHECK ("user_follows"."follower_uuid" <> "user_follows"."followed_uuid")
);
--> statement-breakpoint
CREATE TABLE "notification_events" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_events_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "notification_readers" (
	"user_uuid" uuid PRIMARY KEY NOT NULL,
	"locale" text,
	"platform_key" text DEFAULT 'international' NOT NULL,
	"mail_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"digest_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_readers_mailKey_unique" UNIQUE("mail_key")
);
--> statement-breakpoint
CREATE TABLE "notification_switches" (
	"user_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_switches_user_uuid_kind_channel_pk" PRIMARY KEY("user_uuid","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"in_inbox" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mail_due_at" timestamp with time zone,
	CONSTRAINT "notifications_once" UNIQUE("user_uuid","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_uuid" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"list" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"percent" smallint NOT NULL,
	"sale" bigint NOT NULL,
	"coupon_discount" bigint NOT NULL,
	"final" bigint NOT NULL,
	"coupons" jsonb NOT NULL,
	"creator_uuid" uuid,
	"creator_rate_bp" integer NOT NULL,
	"creator_share" bigint NOT NULL,
	CONSTRAINT "order_lines_order_uuid_store_id_pk" PRIMARY KEY("order_uuid","store_id"),
	CONSTRAINT "order_lines_steps" CHECK ("order_lines"."list" - "order_lines"."discount" = "order_lines"."sale" and "order_lines"."sale" - "order_lines"."coupon_discount" = "order_lines"."final" and "order_lines"."final" >= 0 and "order_lines"."discount" >= 0 and "order_lines"."coupon_discount" >= 0),
	CONSTRAINT "order_lines_share" CHECK ("order_lines"."creator_share" between 0 and "order_lines"."final")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"state" smallint NOT NULL,
	"kind" text NOT NULL,
	"total" bigint NOT NULL,
	"silver" bigint NOT NULL,
	"coin" bigint NOT NULL,
	"country" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"receipt_at" timestamp with time zone,
	CONSTRAINT "orders_split" CHECK ("orders"."silver" >= 0 and "orders"."coin" >= 0 and "orders"."silver" + "orders"."coin" = "orders"."total")
);
--> statement-breakpoint
CREATE TABLE "pay_tickets" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"sid" text NOT NULL,
	"platform_key" text NOT NULL,
	"audience" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"link" jsonb,
	"challenge" "bytea",
	"proof_hash" "bytea",
	"exchanged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_cases" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_no" text NOT NULL,
	"payment_order_no" text,
	"provider" text NOT NULL,
	"merchant_account" text NOT NULL,
	"provider_txn_id" text NOT NULL,
	"reason" text NOT NULL,
	"fact_kind" text NOT NULL,
	"currency_id" text NOT NULL,
	"pay_amount" bigint NOT NULL,
	"fact" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"first_by" uuid,
	"first_decision" jsonb,
	"decision_uuid" uuid,
	"decision" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"why" text,
	"credited_order_no" text,
	CONSTRAINT "payment_cases_decision_uuid_unique" UNIQUE("decision_uuid"),
	CONSTRAINT "payment_cases_fact" UNIQUE("order_no","provider","merchant_account","provider_txn_id","reason","fact_kind","currency_id","pay_amount"),
	CONSTRAINT "payment_cases_decided" CHECK (num_nulls("payment_cases"."decision", "payment_cases"."decision_uuid", "payment_cases"."decided_by", "payment_cases"."decided_at", "payment_cases"."why") in (0, 5))
);
--> statement-breakpoint
CREATE TABLE "payment_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"reason" text NOT NULL,
	"fact" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_credits" (
	"order_no" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_txn_id" text NOT NULL,
	"transfer_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_credits_transferId_unique" UNIQUE("transfer_id"),
	CONSTRAINT "payment_credits_provider_txn" UNIQUE("provider","provider_txn_id")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"method" text NOT NULL,
	"web" boolean DEFAULT true NOT NULL,
	"wap" boolean DEFAULT true NOT NULL,
	CONSTRAINT "payment_methods_method_unique" UNIQUE("method")
);
--> statement-breakpoint
CREATE TABLE "payment_provider_methods" (
	"provider_id" uuid NOT NULL,
	"method" text NOT NULL,
	"support_currency" text[] NOT NULL,
	CONSTRAINT "payment_provider_methods_provider_id_method_pk" PRIMARY KEY("provider_id","method")
);
--> statement-breakpoint
CREATE TABLE "payment_providers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider_key" text NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "payment_providers_providerKey_unique" UNIQUE("provider_key")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"order_no" text PRIMARY KEY NOT NULL,
	"user_uuid" uuid NOT NULL,
	"sid" text NOT NULL,
	"platform_key" text NOT NULL,
	"state" text NOT NULL,
	"provider_key" text NOT NULL,
	"merchant_account" text NOT NULL,
	"method" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"currency_id" text NOT NULL,
	"pay_amount" bigint NOT NULL,
	"coin" bigint NOT NULL,
	"silver" bigint NOT NULL,
	"return_url" text,
	"data_creation_source" text,
	"locale" text NOT NULL,
	"review_reason" text,
	"handed_over_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"queries" integer DEFAULT 0 NOT NULL,
	"next_query_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_amounts" CHECK ("payments"."pay_amount" > 0 and "payments"."coin" > 0 and "payments"."silver" >= 0)
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"headers" jsonb NOT NULL,
	"body" "bytea" NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"deliveries" integer DEFAULT 1 NOT NULL,
	"verdict" text DEFAULT 'received' NOT NULL,
	CONSTRAINT "provider_events_dedupe" UNIQUE("provider","dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "recharge_plans" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"index" integer NOT NULL,
	"amount" bigint NOT NULL,
	"coin" bigint NOT NULL,
	"silver" bigint NOT NULL,
	"currency_id" text NOT NULL,
	"pay_amount" bigint NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	CONSTRAINT "recharge_plans_amounts" CHECK ("recharge_plans"."amount" > 0 and "recharge_plans"."coin" > 0 and "recharge_plans"."silver" >= 0 and "recharge_plans"."pay_amount" > 0),
	CONSTRAINT "recharge_plans_whole_units" CHECK ("recharge_plans"."currency_id" not in ('TWD', 'JPY') or "recharge_plans"."pay_amount" % 100 = 0)
);
--> statement-breakpoint
CREATE TABLE "earnings_progress" (
	"creator_uuid" uuid PRIMARY KEY NOT NULL,
	"sale_entry_id" bigint DEFAULT 0 NOT NULL,
	"correction_entry_id" bigint DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_preferences" (
	"user_uuid" uuid PRIMARY KEY NOT NULL,
	"liked_tag_ids" text[] DEFAULT '{}' NOT NULL,
	"hidden_tag_ids" text[] DEFAULT '{}' NOT NULL,
	"hidden_content_warnings" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coin_rates" (
	"currency_id" text PRIMARY KEY NOT NULL,
	"minor_per_100_coins" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "country_ratios" (
	"country" text PRIMARY KEY NOT NULL,
	"ratio_bp" integer NOT NULL,
	CONSTRAINT "country_ratios_positive" CHECK ("country_ratios"."ratio_bp" > 0)
);
--> statement-breakpoint
CREATE TABLE "store_activities" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"state" integer NOT NULL,
	"percentage_discount" integer NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "store_activities_percent" CHECK ("store_activities"."percentage_discount" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "store_prices" (
	"store_id" integer NOT NULL,
	"country" text NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "store_prices_store_id_country_pk" PRIMARY KEY("store_id","country"),
	CONSTRAINT "store_prices_not_negative" CHECK ("store_prices"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_uuid" uuid PRIMARY KEY NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"nickname" text,
	"brief" text,
	"head" text,
	"country" text,
	"show_email" boolean DEFAULT false NOT NULL,
	"google" text,
	"facebook" text,
	"twitter" text,
	"metadata" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"show_activity" boolean DEFAULT true NOT NULL,
	"show_play_time" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "redemption_batches" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"campaign" text NOT NULL,
	"rewards" jsonb NOT NULL,
	"count" integer NOT NULL,
	"platform_keys" text[] DEFAULT '{}' NOT NULL,
	"once_per_user" boolean DEFAULT true NOT NULL,
	"ended_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"worth" bigint DEFAULT 0 NOT NULL,
	"needs_approval" boolean DEFAULT false NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	CONSTRAINT "redemption_batches_approval" CHECK (("redemption_batches"."approved_by" is null) = ("redemption_batches"."approved_at" is null) and ("redemption_batches"."approved_by" is null or "redemption_batches"."approved_by" is distinct from "redemption_batches"."created_by")),
	CONSTRAINT "redemption_batches_count" CHECK ("redemption_batches"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "redemption_codes" (
	"mac" "bytea" PRIMARY KEY NOT NULL,
	"batch_uuid" uuid NOT NULL,
	"redemption_uuid" uuid
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"batch_uuid" uuid NOT NULL,
	"campaign" text NOT NULL,
	"user_uuid" uuid NOT NULL,
	"once_per_user" boolean NOT NULL,
	"order_uuid" uuid,
	"rewards" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_submit_events" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"submit_uuid" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"document" jsonb NOT NULL,
	"reason" text,
	"actor_uuid" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_submits" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"author_uuid" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"document" jsonb NOT NULL,
	"accepted_document" jsonb,
	"visible_at" timestamp with time zone,
	"all_characters_adult" boolean DEFAULT false NOT NULL,
	"rights_held" boolean DEFAULT false NOT NULL,
	"reason" text,
	"reviewer_uuid" uuid,
	"submitted_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_submits_storeId_unique" UNIQUE("store_id"),
	CONSTRAINT "store_submits_state_known" CHECK ("store_submits"."state" in ('draft', 'submitted', 'in_review', 'accepted', 'refused'))
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
CREATE TABLE "traffic_logs" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "traffic_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
CREATE TABLE "image_leftovers" (
	"hash" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_uuid" uuid NOT NULL,
	"scope" text NOT NULL,
	"scope_uuid" uuid NOT NULL,
	"path" text NOT NULL,
	"hash" text NOT NULL,
	"size" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_once" UNIQUE("owner_uuid","path","hash"),
	CONSTRAINT "uploads_scope_known" CHECK ("uploads"."scope" in ('user', 'store_submit', 'article', 'configuration'))
);
--> statement-breakpoint
CREATE TABLE "creator_contracts" (
	"creator_uuid" uuid PRIMARY KEY NOT NULL,
	"rate_bp" integer NOT NULL,
	CONSTRAINT "creator_contracts_rate" CHECK ("creator_contracts"."rate_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_kind" text NOT NULL,
	"owner_uuid" uuid,
	"name" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint,
	CONSTRAINT "ledger_accounts_owner" UNIQUE NULLS NOT DISTINCT("owner_kind","owner_uuid","name","currency"),
	CONSTRAINT "ledger_accounts_owner_kind" CHECK ("ledger_accounts"."owner_kind" in ('player', 'platform', 'creator', 'psp')),
	CONSTRAINT "ledger_accounts_balance_of_players" CHECK (("ledger_accounts"."balance" is not null) = ("ledger_accounts"."owner_kind" = 'player')),
	CONSTRAINT "ledger_accounts_not_negative" CHECK ("ledger_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" uuid NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_not_zero" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_links" (
	"position" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"digest" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "ledger_links_subject" UNIQUE("kind","subject"),
	CONSTRAINT "ledger_links_position" CHECK ("ledger_links"."position" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_lot_uses" (
	"transfer_id" uuid NOT NULL,
	"lot_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_lot_uses_transfer_id_lot_id_pk" PRIMARY KEY("transfer_id","lot_id"),
	CONSTRAINT "ledger_lot_uses_amount" CHECK ("ledger_lot_uses"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_lots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"transfer_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"granted" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"paid_minor" bigint,
	"paid_currency" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_lots_remaining" CHECK ("ledger_lots"."remaining" between 0 and "ledger_lots"."granted"),
	CONSTRAINT "ledger_lots_granted" CHECK ("ledger_lots"."granted" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlists" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_uuid" uuid NOT NULL,
	"store_id" integer NOT NULL,
	"memo" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlists_once" UNIQUE("user_uuid","store_id")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"uuid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_uuid" uuid NOT NULL,
	"role" text NOT NULL,
	"operation" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" text NOT NULL,
	"why" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"granted" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_uuid_user_id_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_sessions" ADD CONSTRAINT "site_sessions_user_uuid_user_id_fk" FOREIGN KEY ("user_uuid") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_access_token" ADD CONSTRAINT "oauth_access_token_client_id_oauth_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oauth_client"("client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_access_token" ADD CONSTRAINT "oauth_access_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_access_token" ADD CONSTRAINT "oauth_access_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_access_token" ADD CONSTRAINT "oauth_access_token_refresh_id_oauth_refresh_token_id_fk" FOREIGN KEY ("refresh_id") REFERENCES "public"."oauth_refresh_token"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_client" ADD CONSTRAINT "oauth_client_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_client_resource" ADD CONSTRAINT "oauth_client_resource_client_id_oauth_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oauth_client"("client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_client_resource" ADD CONSTRAINT "oauth_client_resource_resource_id_oauth_resource_identifier_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."oauth_resource"("identifier") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_consent" ADD CONSTRAINT "oauth_consent_client_id_oauth_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oauth_client"("client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_consent" ADD CONSTRAINT "oauth_consent_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_refresh_token" ADD CONSTRAINT "oauth_refresh_token_client_id_oauth_client_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oauth_client"("client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_refresh_token" ADD CONSTRAINT "oauth_refresh_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_refresh_token" ADD CONSTRAINT "oauth_refresh_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_times" ADD CONSTRAINT "play_times_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_vote_counts" ADD CONSTRAINT "article_vote_counts_article_uuid_articles_uuid_fk" FOREIGN KEY ("article_uuid") REFERENCES "public"."articles"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_votes" ADD CONSTRAINT "article_votes_article_uuid_articles_uuid_fk" FOREIGN KEY ("article_uuid") REFERENCES "public"."articles"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "build_downloads" ADD CONSTRAINT "build_downloads_build_uuid_builds_uuid_fk" FOREIGN KEY ("build_uuid") REFERENCES "public"."builds"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "builds" ADD CONSTRAINT "builds_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_stores" ADD CONSTRAINT "cart_stores_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_stale" ADD CONSTRAINT "search_stale_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_blacklists" ADD CONSTRAINT "store_blacklists_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_cards" ADD CONSTRAINT "store_cards_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_infos" ADD CONSTRAINT "store_infos_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_listings" ADD CONSTRAINT "store_listings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_ratings" ADD CONSTRAINT "store_ratings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_searches" ADD CONSTRAINT "store_searches_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_tags" ADD CONSTRAINT "store_tags_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_tags" ADD CONSTRAINT "store_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_update_logs" ADD CONSTRAINT "store_update_logs_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_comment_edits" ADD CONSTRAINT "store_comment_edits_comment_uuid_store_comments_uuid_fk" FOREIGN KEY ("comment_uuid") REFERENCES "public"."store_comments"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_comments" ADD CONSTRAINT "store_comments_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_coupon_uuid_coupons_uuid_fk" FOREIGN KEY ("coupon_uuid") REFERENCES "public"."coupons"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_uuid_orders_uuid_fk" FOREIGN KEY ("order_uuid") REFERENCES "public"."orders"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD CONSTRAINT "payment_cases_payment_order_no_payments_order_no_fk" FOREIGN KEY ("payment_order_no") REFERENCES "public"."payments"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD CONSTRAINT "payment_cases_credited_order_no_payments_order_no_fk" FOREIGN KEY ("credited_order_no") REFERENCES "public"."payments"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_changes" ADD CONSTRAINT "payment_changes_order_no_payments_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."payments"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_credits" ADD CONSTRAINT "payment_credits_order_no_payments_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."payments"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_provider_methods" ADD CONSTRAINT "payment_provider_methods_provider_id_payment_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."payment_providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_provider_methods" ADD CONSTRAINT "payment_provider_methods_method_payment_methods_method_fk" FOREIGN KEY ("method") REFERENCES "public"."payment_methods"("method") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_plan_id_recharge_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."recharge_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_activities" ADD CONSTRAINT "store_activities_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_prices" ADD CONSTRAINT "store_prices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_codes" ADD CONSTRAINT "redemption_codes_batch_uuid_redemption_batches_uuid_fk" FOREIGN KEY ("batch_uuid") REFERENCES "public"."redemption_batches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_batch_uuid_redemption_batches_uuid_fk" FOREIGN KEY ("batch_uuid") REFERENCES "public"."redemption_batches"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_submit_events" ADD CONSTRAINT "store_submit_events_submit_uuid_store_submits_uuid_fk" FOREIGN KEY ("submit_uuid") REFERENCES "public"."store_submits"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_submits" ADD CONSTRAINT "store_submits_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_hash_images_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lot_uses" ADD CONSTRAINT "ledger_lot_uses_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lots" ADD CONSTRAINT "ledger_lots_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lots" ADD CONSTRAINT "ledger_lots_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_limits_resets_at_idx" ON "auth_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "known_devices_last_seen_at_idx" ON "known_devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "mail_codes_created_at_idx" ON "mail_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "site_sessions_user_uuid_idx" ON "site_sessions" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "site_sessions_code_id_idx" ON "site_sessions" USING btree ("code_id") WHERE code_id is not null;--> statement-breakpoint
CREATE INDEX "site_sessions_auth_session_id_idx" ON "site_sessions" USING btree ("auth_session_id");--> statement-breakpoint
CREATE INDEX "site_sessions_revoked_at_idx" ON "site_sessions" USING btree ("revoked_at") WHERE revoked_at is not null;--> statement-breakpoint
CREATE INDEX "spent_codes_spent_at_idx" ON "spent_codes" USING btree ("spent_at");--> statement-breakpoint
CREATE INDEX "account_user_id_idx" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_provider_id_account_id_idx" ON "account" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "oauth_access_token_client_id_idx" ON "oauth_access_token" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "oauth_access_token_session_id_idx" ON "oauth_access_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "oauth_access_token_user_id_idx" ON "oauth_access_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_access_token_code_id_idx" ON "oauth_access_token" USING btree ("authorization_code_id");--> statement-breakpoint
CREATE INDEX "oauth_access_token_refresh_id_idx" ON "oauth_access_token" USING btree ("refresh_id");--> statement-breakpoint
CREATE INDEX "oauth_client_user_id_idx" ON "oauth_client" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_client_resource_pair_idx" ON "oauth_client_resource" USING btree ("client_id","resource_id");--> statement-breakpoint
CREATE INDEX "oauth_client_resource_resource_id_idx" ON "oauth_client_resource" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "oauth_consent_client_id_idx" ON "oauth_consent" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "oauth_consent_user_id_idx" ON "oauth_consent" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_refresh_token_client_id_idx" ON "oauth_refresh_token" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "oauth_refresh_token_session_id_idx" ON "oauth_refresh_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "oauth_refresh_token_user_id_idx" ON "oauth_refresh_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_refresh_token_code_id_idx" ON "oauth_refresh_token" USING btree ("authorization_code_id");--> statement-breakpoint
CREATE INDEX "session_user_id_idx" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier_idx" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "play_times_by_user" ON "play_times" USING btree ("user_uuid","last_slot_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_votes_by_user" ON "article_votes" USING btree ("user_uuid");--> statement-breakpoint
CREATE INDEX "articles_by_date" ON "articles" USING btree ("published_at" DESC NULLS LAST,"uuid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_by_store" ON "articles" USING btree ("store_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_words" ON "articles" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "build_downloads_once" ON "build_downloads" USING btree ("user_uuid","build_uuid");--> statement-breakpoint
CREATE INDEX "builds_by_store" ON "builds" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_stores_once" ON "cart_stores" USING btree ("user_uuid","store_id") WHERE "cart_stores"."state" = 0;--> statement-breakpoint
CREATE INDEX "cart_stores_by_user" ON "cart_stores" USING btree ("user_uuid","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_terms_words" ON "search_terms" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_vocabulary_keys" ON "search_vocabulary" USING gin ("keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_vocabulary_beginnings" ON "search_vocabulary" USING btree ("word" collate "C");--> statement-breakpoint
CREATE INDEX "store_blacklists_by_store" ON "store_blacklists" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "store_listings_released" ON "store_listings" USING btree ("released_at" DESC NULLS LAST,"store_id" DESC NULLS FIRST,"category","visible_at","us_price","offer_percent","offer_ended_at");--> statement-breakpoint
CREATE INDEX "store_listings_release_order" ON "store_listings" USING btree ("release_order","store_id","category","released_at","visible_at","us_price","offer_percent","offer_ended_at");--> statement-breakpoint
CREATE INDEX "store_listings_updated" ON "store_listings" USING btree ("updated_at" DESC NULLS FIRST,"store_id" DESC NULLS FIRST,"category","released_at","visible_at","us_price","offer_percent","offer_ended_at");--> statement-breakpoint
CREATE INDEX "store_listings_standing" ON "store_listings" USING btree ("standing" DESC NULLS FIRST,"store_id" DESC NULLS FIRST,"category","released_at","visible_at","us_price","offer_percent","offer_ended_at");--> statement-breakpoint
CREATE INDEX "store_listings_shelf_released" ON "store_listings" USING btree ("category","released_at" DESC NULLS LAST,"store_id" DESC NULLS FIRST,"visible_at","us_price","offer_percent","offer_ended_at");--> statement-breakpoint
CREATE INDEX "store_listings_shelf_updated" ON "store_listings" USING btree ("category","updated_at" DESC NULLS FIRST,"store_id" DESC NULLS FIRST,"released_at","visible_at","us_price","offer_percent","offer_ended_at");--> statement-breakpoint
CREATE INDEX "store_listings_shelf_standing" ON "store_listings" USING btree ("category","standing" DESC NULLS FIRST,"store_id" DESC NULLS FIRST,"released_at","visible_at","us_price","offer_percent","offer_ended_at");--> statement-breakpoint
CREATE INDEX "store_listings_offered" ON "store_listings" USING btree ("updated_at" DESC NULLS FIRST,"store_id" DESC NULLS FIRST,"category","released_at","visible_at","us_price","offer_percent","offer_ended_at") WHERE "store_listings"."offer_percent" > 0;--> statement-breakpoint
CREATE INDEX "store_listings_tags" ON "store_listings" USING gin ("tag_ids") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "store_listings_warnings" ON "store_listings" USING gin ("content_warnings") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "store_listings_name_words" ON "store_listings" USING gin ("name_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "store_listings_front_words" ON "store_listings" USING gin ("name_words") WITH (fastupdate=false) WHERE "store_listings"."is_front";--> statement-breakpoint
CREATE INDEX "store_searches_words" ON "store_searches" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "store_searches_front_words" ON "store_searches" USING gin ("words") WITH (fastupdate=false) WHERE "store_searches"."is_front";--> statement-breakpoint
CREATE INDEX "store_tags_by_tag" ON "store_tags" USING btree ("tag_id","store_id");--> statement-breakpoint
CREATE INDEX "store_update_logs_by_store" ON "store_update_logs" USING btree ("store_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stores_by_release" ON "stores" USING btree ("released_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stores_by_update" ON "stores" USING btree ("updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stores_by_category" ON "stores" USING btree ("category","released_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stores_by_author" ON "stores" USING btree ("author_uuid");--> statement-breakpoint
CREATE INDEX "stores_by_agent" ON "stores" USING btree ("agent_uuid");--> statement-breakpoint
CREATE INDEX "store_comment_edits_by_comment" ON "store_comment_edits" USING btree ("comment_uuid","replaced_at");--> statement-breakpoint
CREATE INDEX "store_comments_by_store" ON "store_comments" USING btree ("store_id","created_at" DESC NULLS LAST,"uuid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "store_comments_by_user" ON "store_comments" USING btree ("user_uuid","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "store_comments_not_counted" ON "store_comments" USING btree ("store_id","user_uuid") WHERE not is_counted;--> statement-breakpoint
CREATE INDEX "user_coupons_user" ON "user_coupons" USING btree ("user_uuid","state");--> statement-breakpoint
CREATE INDEX "entitlements_store" ON "entitlements" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "user_follows_by_follower" ON "user_follows" USING btree ("follower_uuid","created_at" DESC NULLS LAST,"uuid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_follows_by_followed" ON "user_follows" USING btree ("followed_uuid");--> statement-breakpoint
CREATE INDEX "notification_events_by_age" ON "notification_events" USING btree ("told_at");--> statement-breakpoint
CREATE INDEX "notifications_inbox" ON "notifications" USING btree ("user_uuid","created_at" DESC NULLS LAST,"uuid" DESC NULLS LAST) WHERE "notifications"."in_inbox";--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_uuid") WHERE "notifications"."in_inbox" and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_to_mail" ON "notifications" USING btree ("user_uuid") WHERE "notifications"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_by_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_lines_store" ON "order_lines" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_uuid","created_at");--> statement-breakpoint
CREATE INDEX "orders_without_receipt" ON "orders" USING btree ("created_at") WHERE "orders"."receipt_at" is null;--> statement-breakpoint
CREATE INDEX "pay_tickets_expiry" ON "pay_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_tickets_challenge" ON "pay_tickets" USING btree ("challenge");--> statement-breakpoint
CREATE INDEX "payment_cases_open" ON "payment_cases" USING btree ("opened_at") WHERE "payment_cases"."decision" is null;--> statement-breakpoint
CREATE INDEX "payment_cases_payment" ON "payment_cases" USING btree ("payment_order_no");--> statement-breakpoint
CREATE INDEX "payment_changes_order" ON "payment_changes" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_uuid","created_at");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("next_query_at") WHERE "payments"."next_query_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "recharge_plans_on_offer" ON "recharge_plans" USING btree ("currency_id","index") WHERE "recharge_plans"."enable";--> statement-breakpoint
CREATE INDEX "store_prices_by_country" ON "store_prices" USING btree ("country","store_id","price");--> statement-breakpoint
CREATE INDEX "redemption_batches_created" ON "redemption_batches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "redemption_batches_maker" ON "redemption_batches" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "redemption_codes_redemption" ON "redemption_codes" USING btree ("redemption_uuid");--> statement-breakpoint
CREATE INDEX "redemption_codes_batch" ON "redemption_codes" USING btree ("batch_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "redemptions_once" ON "redemptions" USING btree ("campaign","user_uuid") WHERE "redemptions"."once_per_user";--> statement-breakpoint
CREATE INDEX "redemptions_user" ON "redemptions" USING btree ("user_uuid","created_at");--> statement-breakpoint
CREATE INDEX "redemptions_batch" ON "redemptions" USING btree ("batch_uuid");--> statement-breakpoint
CREATE INDEX "store_submit_events_by_submit" ON "store_submit_events" USING btree ("submit_uuid","version");--> statement-breakpoint
CREATE INDEX "store_submits_by_author" ON "store_submits" USING btree ("author_uuid","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "store_submits_by_state" ON "store_submits" USING btree ("state","submitted_at");--> statement-breakpoint
CREATE INDEX "traffic_logs_of_users" ON "traffic_logs" USING btree ("user_uuid") WHERE "traffic_logs"."user_uuid" is not null;--> statement-breakpoint
CREATE INDEX "traffic_logs_of_persons" ON "traffic_logs" USING btree ("created_at") WHERE "traffic_logs"."user_uuid" is not null or "traffic_logs"."client_id" is not null or "traffic_logs"."session_id" is not null;--> statement-breakpoint
CREATE INDEX "uploads_by_owner" ON "uploads" USING btree ("owner_uuid","created_at");--> statement-breakpoint
CREATE INDEX "uploads_by_hash" ON "uploads" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_transfer" ON "ledger_entries" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "ledger_lot_uses_lot" ON "ledger_lot_uses" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "ledger_lots_open" ON "ledger_lots" USING btree ("account_id") WHERE "ledger_lots"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "ledger_lots_ending" ON "ledger_lots" USING btree ("expires_at") WHERE "ledger_lots"."remaining" > 0 and "ledger_lots"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "wishlists_by_store" ON "wishlists" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "audit_events_object_idx" ON "audit_events" USING btree ("object_kind","object_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_actor_idx" ON "audit_events" USING btree ("actor_uuid","at");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at_idx" ON "rate_limits" USING btree ("resets_at");