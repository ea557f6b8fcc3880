import type { NotificationChannel, NotificationKind } from "@catnip/domain/notifications";
import { NOTIFICATION_KINDS } from "@catnip/domain/notifications";
import {
  NotificationSettingsDocument,
  SetNotificationSettingDocument,
} from "@catnip/sdk/notifications/index.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { mutate } from "@catnip/site/session/client.ts";
import { Skeleton, Stack, Switch, Table, Text, VisuallyHidden } from "@catnip/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "urql";

/**
 * Which news reaches the player, and where. Each switch takes effect at once; those that protect the account cannot be
 * switched off.
 */
export function NotificationSettings({ isCreator }: { isCreator: boolean }) {
  const { t, i18n } = useLingui();
  const [{ data, error }, retry] = useQuery({ query: NotificationSettingsDocument });
  const switching = useAction((kind: NotificationKind, channel: NotificationChannel, enabled: boolean) =>
    mutate(SetNotificationSettingDocument, { kind, channel, enabled }),
  );
  if (error) return <LoadFailed fault={error} retry={retry} />;
  if (!data) return <Skeleton height="30rem" />;
  const kinds = NOTIFICATION_KINDS.filter((kind) => isCreator || !OF_CREATORS.includes(kind));
  const cell = (kind: NotificationKind, channel: NotificationChannel) => {
    const setting = data.findNotificationSetting.find(
      (each) => each.kind === kind && each.channel === channel,
    );
    if (!setting) return null;
    const name = i18n._(KIND_NAMES[kind]);
    // Optimistic; rolled back on failure.
    const [busyKind, busyChannel, wanted] = switching.busyWith ?? [];
    const isSwitching = busyKind === kind && busyChannel === channel;
    return (
      <Switch
        label={
          <VisuallyHidden>
            {channel === "inbox" ? t`${name}: in the inbox` : t`${name}: by email`}
          </VisuallyHidden>
        }
        checked={isSwitching ? wanted : setting.enabled}
        disabled={!setting.is_switchable}
        onChange={(event) => switching.run(kind, channel, event.currentTarget.checked)}
      />
    );
  };
  return (
    <Stack gap={3}>
      <Table
        caption={t`Notifications`}
        hideCaption
        columns={[
          { key: "kind", header: t({ message: "About", comment: "What a notification is about" }) },
          {
            key: "inbox",
            header: t({ message: "Inbox", comment: "The bell's list of notifications" }),
            width: "6rem",
          },
          {
            key: "mail",
            header: t({ message: "Email", comment: "Notifications sent by mail" }),
            width: "6rem",
          },
        ]}
        rows={kinds.map((kind) => ({
          key: kind,
          cells: { kind: i18n._(KIND_NAMES[kind]), inbox: cell(kind, "inbox"), mail: cell(kind, "mail") },
        }))}
      />
      <Text size="s" tone="faint">
        <Trans>What protects your account or documents a payment is always sent.</Trans>
      </Text>
    </Stack>
  );
}

const OF_CREATORS: readonly NotificationKind[] = [
  "submission_accepted",
  "submission_refused",
  "payout_account_changed",
];

const KIND_NAMES: Record<NotificationKind, MessageDescriptor> = {
  wishlist_release: msg`A game on your wishlist is out`,
  wishlist_sale: msg`A game on your wishlist is on sale`,
  author_game: msg`A creator you follow has a new game`,
  author_news: msg`News of a creator you follow`,
  coupon_expiring: msg`A coupon ends soon`,
  purchase_receipt: msg`Purchase receipts`,
  top_up_receipt: msg`Top-up receipts`,
  refund: msg`Refunds`,
  payment_dispute: msg`Disputed payments`,
  gift: msg({ message: "Gifts", comment: "Coins given by the shop" }),
  new_device: msg`Login from a new device`,
  submission_accepted: msg`A submission was accepted`,
  submission_refused: msg`A submission was refused`,
  payout_account_changed: msg`Your bank account was changed`,
  country_changed: msg`Your country was changed by support`,
};
