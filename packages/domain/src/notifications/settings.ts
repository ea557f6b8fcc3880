import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS, notificationRule } from "./kinds.ts";
import type { NotificationChannel, NotificationKind } from "./kinds.ts";

/** A choice a person has made about one kind and one channel. */
export interface NotificationSwitch {
  readonly kind: NotificationKind;
  readonly channel: NotificationChannel;
  readonly enabled: boolean;
}

/** A kind and channel as it stands for one person. */
export interface NotificationSetting extends NotificationSwitch {
  /** False: it is always on. */
  readonly is_switchable: boolean;
}

/** Whether the person may switch this kind off on this channel. */
export function isSwitchable(kind: NotificationKind, channel: NotificationChannel): boolean {
  return !notificationRule(kind).fixed.includes(channel);
}

/** Whether a kind reaches a person on a channel: always where it is fixed, else as chosen, else as usual. */
export function isNotified(
  kind: NotificationKind,
  channel: NotificationChannel,
  chosen: boolean | null | undefined,
): boolean {
  if (!isSwitchable(kind, channel)) return true;
  return chosen ?? notificationRule(kind).usually[channel];
}

/** Every kind and channel as it stands for a person with these choices, in the order settings list them. */
export function notificationSettings(chosen: readonly NotificationSwitch[]): readonly NotificationSetting[] {
  return NOTIFICATION_KINDS.flatMap((kind) =>
    NOTIFICATION_CHANNELS.map((channel) => {
      const choice = chosen.find((entry) => entry.kind === kind && entry.channel === channel);
      return {
        kind,
        channel,
        enabled: isNotified(kind, channel, choice?.enabled),
        is_switchable: isSwitchable(kind, channel),
      };
    }),
  );
}
