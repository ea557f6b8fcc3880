import type { ApiModule } from "../../platform/api-module.ts";
import { sendEventNotifications } from "./events/send-event-notifications.ts";
import { mailNotifications } from "./mails/mail-notifications.ts";
import { createMailsOff } from "./mails/mails-off.http.ts";
import { UNSUBSCRIBE_PATH } from "./mails/unsubscribe-link.ts";
import { access } from "./notifications.access.ts";
import { tidyNotifications } from "./tidy-notifications.ts";
import "./notifications.schema.ts";

/** Notifications, in the inbox and by mail. */
export const notifications: ApiModule = {
  schema: { access },
  jobs: [
    { task: "notification-events", class: "news", cron: "*/5 * * * *", run: sendEventNotifications },
    { task: "notification-mails", class: "receipts", cron: "* * * * *", run: mailNotifications },
    { task: "tidy-notifications", class: "upkeep", cron: "17 4 * * *", run: tidyNotifications },
  ],
  routes: [{ site: "api", path: UNSUBSCRIBE_PATH, open: createMailsOff }],
};

export { loadReader, UNREAD_COUNT_MAX } from "./notifications.service.ts";
export { forgetReader, localeOfReader, rememberReader } from "./readers.ts";
export { notify, notifyAll, type News } from "./send-notification.ts";
export type { NotificationFacts } from "./notification-facts.ts";
