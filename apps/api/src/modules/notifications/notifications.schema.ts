import { closedSet } from "../../platform/closed-set.ts";
import { LocaleRef } from "../../platform/shared-types.ts";
import {
  NOTIFICATION_CHANNELS,
  type NotificationKind,
  type NotificationSetting,
} from "@catnip/domain/notifications";
import { builder } from "../../platform/builder.ts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { PageInputRef } from "../../platform/shared-types.ts";
import { StoreRef } from "../catalog/catalog.schema.ts";
import { loadStore } from "../catalog/load-store.ts";
import {
  findNotifications,
  findNotificationSettings,
  setNotificationSetting,
  setNotificationsRead,
  setUserLocale,
  type Notification,
} from "./notifications.service.ts";

const KindRef = builder.enumType("NotificationKind", {
  description: "What a notification is about. Clients have the words; `facts` fills them in.",
  values: {
    wishlist_release: { description: "A wished game is out: `store_id`." },
    wishlist_sale: { description: "A wished game is on sale: `store_id`, `percent`, `ended_at`." },
    author_game: { description: "A followed creator has a new game: `store_id`, `author_uuid`." },
    author_news: {
      description: "News of a followed creator's game: `store_id`, `author_uuid`, `update_log_uuid`.",
    },
    coupon_expiring: {
      description: "A coupon ends within 7 days: `user_coupon_uuid`, `percent`, `ended_at`.",
    },
    purchase_receipt: {
      description:
        "A purchase, or games that came for nothing: `order_uuid`, `store_ids`, `coin`, `silver`; with a tax also `tax` and `tax_rate_bp`.",
    },
    top_up_receipt: {
      description:
        "A top-up: `order_no`, `currency_id`, `pay_amount`, `coin`, `silver`; where a tax was added also `net_amount`, `tax_amount` and `tax_rate_bp`.",
    },
    refund: {
      description:
        "Money of a top-up went back: `order_no`, `currency_id`, `pay_amount`, with the `coin` and `silver` that went with it and what is `owed`; or a game was given back: `order_uuid`, `store_id`, and the `coin` and `silver` that came back.",
    },
    payment_dispute: {
      description:
        "A payment is disputed, so that purchases are frozen, or the dispute is over: `dispute` (`open`, `won`, `lost`), `order_no`, `currency_id`, `pay_amount`; of a lost one also `coin`, `silver` and `owed`.",
    },
    gift: {
      description:
        "The shop gave something: `coin`, `silver`, `store_id`, or a coupon by its `percent`; `reason_code` is a `GrantReason`.",
    },
    new_device: { description: "A sign-in from a device not seen before: `device`, `country`, `at`." },
    submission_accepted: {
      description: "A creator's submission was accepted: `store_id`, `submission_uuid`.",
    },
    submission_refused: {
      description: "A creator's submission was refused: `store_id`, `submission_uuid`, `reason`.",
    },
    payout_account_changed: {
      description:
        "The bank account of a creator's payouts was set: `account_ending`, `payouts_from`. Payouts requested before keep theirs.",
    },
    country_changed: { description: "Support has changed the country of residence: `country`." },
  } satisfies Record<NotificationKind, { readonly description: string }>,
  extensions: { domain: "notifications#NotificationKind" },
});

const ChannelRef = closedSet(
  "NotificationChannel",
  "notifications",
  NOTIFICATION_CHANNELS,
  "Where a person can be told: in the shop's inbox, or by mail.",
);

const NotificationRef = builder.objectRef<Notification>("Notification").implement({
  description: "Something the signed-in user was told.",
  fields: (t) => ({
    uuid: t.exposeID("uuid"),
    kind: t.expose("kind", { type: KindRef }),
    facts: t.expose("facts", {
      type: "JSON",
      description:
        "Object; which fields it has depends on `kind`: `store_id`, `store_ids`, `percent` (whole percent off), `ended_at`, `update_log_uuid`, `author_uuid`, `user_coupon_uuid`, `order_uuid`, `order_no`, `currency_id`, `pay_amount`, `net_amount` and `tax_amount` (minor units), `coin`, `silver`, `owed` and `tax` (meowcent), `dispute`, `tax_rate_bp` (ten-thousandths), `device`, `country`, `at`, `account_ending`, `payouts_from`, `submission_uuid`, `reason`, `reason_code`.",
    }),
    store: t.field({
      type: StoreRef,
      nullable: true,
      description: "The game it is about; null for kinds without one, and for a game that is gone.",
      resolve: ({ facts }, _args, context) => storeOf(context, facts.store_id),
    }),
    stores: t.field({
      type: [StoreRef],
      description: "The games of a purchase, in its order; those that are gone are left out.",
      resolve: async ({ facts }, _args, context) => {
        const found = await Promise.all((facts.store_ids ?? []).map((id) => storeOf(context, id)));
        return found.filter((store) => store !== null);
      },
    }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When the user was told." }),
    read_at: t.expose("read_at", {
      type: "DateTime",
      nullable: true,
      description: "When it was marked as read; null: unread.",
    }),
  }),
});

async function storeOf(context: RequestContext, storeId: number | undefined) {
  if (storeId === undefined) return null;
  return loadStore(context, storeId).catch((fault: unknown) => {
    if (fault instanceof ApiError && fault.code === "store/not-found") return null;
    throw fault;
  });
}

const SettingRef = builder.objectRef<NotificationSetting>("NotificationSetting").implement({
  description: "Whether one kind of notification reaches the signed-in user on one channel.",
  fields: (t) => ({
    kind: t.expose("kind", { type: KindRef }),
    channel: t.expose("channel", { type: ChannelRef }),
    enabled: t.exposeBoolean("enabled", { description: "As chosen, else as usual for the kind." }),
    is_switchable: t.exposeBoolean("is_switchable", {
      description: "False for what is always on, such as mails about a sign-in from a new device.",
    }),
  }),
});

const FilterRef = builder.inputType("NotificationFilter", {
  description: "What is left out is not filtered by.",
  fields: (t) => ({
    unread: t.boolean({ description: "True: unread ones only; false: read ones only." }),
    kind: t.field({ type: [KindRef], description: "Only these kinds." }),
  }),
});

builder.queryField("findNotification", (t) =>
  t.field({
    type: [NotificationRef],
    description: "The inbox of the signed-in user, newest first.",
    args: {
      filter: t.arg({ type: FilterRef }),
      q: t.arg({ type: PageInputRef }),
      limit: t.arg.int({ description: "1 to 100; 20 when left out." }),
    },
    resolve: async (_parent, args, context) => [...(await findNotifications(context, args))],
  }),
);

builder.mutationField("setNotificationRead", (t) =>
  t.int({
    description:
      "Marks notifications as read, those of `uuid` (up to 100) or `all`. Answers how many are unread still.",
    args: {
      uuid: t.arg.idList({ description: "Those of others, and unknown ones, are passed over." }),
      all: t.arg.boolean({ description: "True: everything in the inbox." }),
    },
    resolve: (_parent, args, context) => setNotificationsRead(context, args),
  }),
);

builder.queryField("findNotificationSetting", (t) =>
  t.field({
    type: [SettingRef],
    description: "Every kind and channel as it stands for the signed-in user.",
    resolve: async (_parent, _args, context) => [...(await findNotificationSettings(context))],
  }),
);

builder.mutationField("setNotificationSetting", (t) =>
  t.field({
    type: [SettingRef],
    description:
      "Switches one kind on one channel on or off; `input/invalid` for what is always on. Answers all settings.",
    args: {
      kind: t.arg({ type: KindRef, required: true }),
      channel: t.arg({ type: ChannelRef, required: true }),
      enabled: t.arg.boolean({ required: true }),
    },
    resolve: async (_parent, args, context) => [...(await setNotificationSetting(context, args))],
  }),
);

builder.mutationField("setUserLocale", (t) =>
  t.field({
    type: LocaleRef,
    description: "Remembers the language the signed-in user reads the shop in, for mails. Answers it.",
    args: { locale: t.arg({ type: LocaleRef, required: true, description: "One that the brand offers." }) },
    resolve: (_parent, { locale }, context) => setUserLocale(context, locale),
  }),
);
