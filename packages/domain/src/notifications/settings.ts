import { NOTIFICATION_CHANNELS, NOTIFICATION_KINDS, notificationRule } from "./kinds.ts";
import type { NotificationChannel, NotificationKind } from "./kinds.ts";

/** A player's choice for one kind and one channel. */
export interface NotificationSwitch {
  readonly kind: NotificationKind;
  readonly channel: NotificationChannel;
  readonly enabled: boolean;
}

/** The effective setting of one kind and channel for one player. */
export interface NotificationSetting extends NotificationSwitch {
  /** False: it is always on. */
  readonly is_switchable: boolean;
}

/** Whether the player may switch this kind off on this channel. */
export function isSwitchable(kind: NotificationKind, channel: NotificationChannel): boolean {
  return !notificationRule(kind).fixed.includes(channel);
}

/** Whether a kind is delivered on a channel: always if locked, else the player's choice, else the default. */
export function isNotified(
  kind: NotificationKind,
  channel: NotificationChannel,
  chosen: boolean | null | undefined,
): boolean {
  if (!isSwitchable(kind, channel)) return true;
  return chosen ?? notificationRule(kind).usually[channel];
}

/** The effective settings of a player, for every kind and channel, in the order of the settings page. */
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
