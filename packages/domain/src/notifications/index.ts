export { DIGEST_EVERY_MS, NEWS_AGE_MAX_MS, SALE_NOTICE_EVERY_MS } from "./digest.ts";
export {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  isNewsKind,
  isNotificationKind,
  notificationRule,
} from "./kinds.ts";
export type { MailPace, NewsKind, NotificationChannel, NotificationKind } from "./kinds.ts";
export { isSwitchable, notificationSettings } from "./settings.ts";
export type { NotificationSetting, NotificationSwitch } from "./settings.ts";
