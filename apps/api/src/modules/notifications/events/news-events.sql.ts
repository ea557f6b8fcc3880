import { NEWS_AGE_MAX_MS, SALE_NOTICE_EVERY_MS, type NotificationKind } from "@catnip/domain/notifications";
import { sql, type SQL } from "drizzle-orm";
import { announcedPercents } from "../../prices/index.ts";
import type { Transaction } from "../../../platform/transaction.ts";

/** An event in the shop that concerns many players. */
export type NewsEvent = {
  readonly kind: NotificationKind;
  /**
   * Query of `subject` and `happened_at`: all events that may be announced now, whether they were announced or not.
   */
  readonly happened: (now: Date) => SQL;
  /** Rows that `people` reads beside `told`, as a further part of its `with`. */
  readonly beside?: (tx: Transaction, subjects: readonly string[], now: Date) => Promise<SQL>;
  /** Query of `user_uuid`, `subject` and `facts`: the recipients of these events; reads `told`. */
  readonly people: (now: Date) => SQL;
};

/**
 * All time-triggered news. `people` joins `told(subject)`, the events claimed by this run. Only those affected before
 * the event are notified: a wishlist entry added after the release is for a game that is already out.
 */
export const NEWS_EVENTS: readonly NewsEvent[] = [
  {
    kind: "wishlist_release",
    happened: (now) => sql`
      select s.id::text as subject, s.released_at as happened_at from stores s
      where s.is_published and s.released_at > ${oldest(now)} and s.released_at <= ${at(now)}`,
    people: () => sql`
      select w.user_uuid, told.subject, jsonb_build_object('store_id', s.id) as facts
      from told join stores s on s.id = told.subject::int
      join wishlists w on w.store_id = s.id and w.created_at < s.released_at
      where ${notOwned} and ${notHiddenFrom(wisher)}`,
  },
  {
    kind: "wishlist_sale",
    // A sale has no start and no ID of its own: a different percentage or end makes it a different sale.
    happened: (now) => sql`
      select concat_ws(':', a.store_id, a.percentage_discount, coalesce(extract(epoch from a.ended_at)::bigint::text, 'open')) as subject,
        ${at(now)} as happened_at
      from store_activities a join stores s on s.id = a.store_id
      where a.state = 2 and a.percentage_discount > 0 and (a.ended_at is null or a.ended_at > ${at(now)})
        and s.is_published and s.released_at <= ${at(now)}`,
    beside: async (tx, subjects, now) => {
      const storeIds = subjects.map((subject) => Number.parseInt(subject, 10));
      const announced = JSON.stringify(await announcedPercents(tx, storeIds, now));
      return sql`, announced as (select * from jsonb_to_recordset(${announced}::jsonb)
        as r(store_id int, country text, percent int))`;
    },
    // Only players who see the reduction are notified of it (R-PRC-17).
    people: (now) => sql`
      select w.user_uuid, told.subject, jsonb_build_object('store_id', s.id, 'percent', shown.percent, 'ended_at', a.ended_at) as facts
      from told join stores s on s.id = split_part(told.subject, ':', 1)::int
      join store_activities a on a.store_id = s.id
      join wishlists w on w.store_id = s.id
      left join profiles p on p.user_uuid = w.user_uuid
      join announced elsewhere on elsewhere.store_id = s.id and elsewhere.country is null
      left join announced here on here.store_id = s.id and here.country = lower(p.country)
      cross join lateral (select coalesce(here.percent, elsewhere.percent) as percent) shown
      where shown.percent > 0 and ${notOwned} and ${notHiddenFrom(wisher)} and not exists (
        select from notifications n where n.user_uuid = w.user_uuid and n.kind = 'wishlist_sale'
          and n.subject like s.id || ':%' and n.created_at > ${before(now, SALE_NOTICE_EVERY_MS)})`,
  },
  {
    kind: "author_game",
    // An accepted submission records when its game first became visible, which may be later than its scheduled dates.
    happened: (now) => sql`
      select s.id::text as subject, coalesce(b.visible_at, least(s.released_at, s.start_preview_at)) as happened_at
      from stores s left join store_submits b on b.store_id = s.id
      where s.is_published and s.author_uuid is not null
        and coalesce(b.visible_at, least(s.released_at, s.start_preview_at)) > ${oldest(now)}
        and coalesce(b.visible_at, least(s.released_at, s.start_preview_at)) <= ${at(now)}`,
    people: () => sql`
      select f.follower_uuid as user_uuid, told.subject,
        jsonb_build_object('store_id', s.id, 'author_uuid', s.author_uuid) as facts
      from told join stores s on s.id = told.subject::int left join store_submits b on b.store_id = s.id
      join user_follows f on f.followed_uuid = s.author_uuid
        and f.created_at < coalesce(b.visible_at, least(s.released_at, s.start_preview_at))
      where ${notHiddenFrom(follower)}`,
  },
  {
    kind: "author_news",
    happened: (now) => sql`
      select l.uuid::text as subject, l.created_at as happened_at
      from store_update_logs l join stores s on s.id = l.store_id
      where l.created_at > ${oldest(now)} and l.created_at <= ${at(now)} and s.is_published and s.author_uuid is not null
        and (s.released_at <= ${at(now)} or s.start_preview_at <= ${at(now)})`,
    people: () => sql`
      select f.follower_uuid as user_uuid, told.subject,
        jsonb_build_object('store_id', s.id, 'author_uuid', s.author_uuid, 'update_log_uuid', l.uuid) as facts
      from told join store_update_logs l on l.uuid = told.subject::uuid join stores s on s.id = l.store_id
      join user_follows f on f.followed_uuid = s.author_uuid and f.created_at < l.created_at
      where ${notHiddenFrom(follower)}`,
  },
];

/** Coupons expiring soon: each holder is notified separately, because coupons are handed out individually. */
export const expiringCoupons = (now: Date, noticeMs: number): SQL => sql`
  select u.user_uuid, u.uuid::text as subject, jsonb_build_object('user_coupon_uuid', u.uuid,
    'percent', c.discount_rate, 'ended_at', c.ended_at) as facts
  from user_coupons u join coupons c on c.uuid = u.coupon_uuid
  where u.state = 0 and c.ended_at > ${at(now)} and c.ended_at <= ${before(now, -noticeMs)}`;

const notOwned = sql`not exists (select from entitlements o where o.user_uuid = w.user_uuid and o.store_id = s.id)`;

/** Players are not notified about a game they exclude, even if they follow its creator or once wished for it. */
const notHiddenFrom = (user: SQL) => sql`not exists (
  select from store_preferences p where p.user_uuid = ${user} and (p.hidden_content_warnings && s.content_warnings
    or s.author_uuid = any(p.hidden_author_uuids)
    or exists (select from store_tags t where t.store_id = s.id and t.tag_id = any(p.hidden_tag_ids))))`;
const follower = sql`f.follower_uuid`;
const wisher = sql`w.user_uuid`;

export const at = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`;
const before = (now: Date, ms: number): SQL => at(new Date(now.getTime() - ms));
/** Older events are no longer announced. */
export const oldest = (now: Date): SQL => before(now, NEWS_AGE_MAX_MS);
