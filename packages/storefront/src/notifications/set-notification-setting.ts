import type {
  NotificationChannel,
  NotificationKind,
  NotificationSetting,
} from "@catnip/domain/notifications";
import {
  NotificationSettingsDocument,
  SetNotificationSettingDocument,
} from "@catnip/sdk/notifications/index.ts";
import type { Ask } from "@catnip/site/data/query.ts";
import { mutate } from "@catnip/site/session/client.ts";

/** The player's settings, as they apply. */
export async function loadSettings(ask: Ask): Promise<readonly NotificationSetting[]> {
  return (await ask(NotificationSettingsDocument, {})).findNotificationSetting;
}

/** Switches one kind on one channel; the switch moves at once, and back if the API refuses. */
export async function setNotificationSetting(
  kind: NotificationKind,
  channel: NotificationChannel,
  enabled: boolean,
): Promise<void> {
  await mutate(
    SetNotificationSettingDocument,
    { kind, channel, enabled },
    {
      optimistic: (answers) =>
        answers.update(NotificationSettingsDocument, ({ findNotificationSetting: settings }) => ({
          findNotificationSetting: settings.map((setting) =>
            setting.kind === kind && setting.channel === channel ? { ...setting, enabled } : setting,
          ),
        })),
      changes: (answers, { setNotificationSetting: findNotificationSetting }) =>
        answers.update(NotificationSettingsDocument, () => ({ findNotificationSetting })),
    },
  );
}
