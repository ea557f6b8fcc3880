export { createMailsOff } from "./mails/mails-off.http.ts";
export { UNSUBSCRIBE_PATH } from "./mails/unsubscribe-link.ts";
export { NOTIFICATION_CRON, notificationTasks } from "./notification-jobs.ts";
export { forgetReader, rememberReader } from "./readers.ts";
export { notify, notifyAll, type News } from "./tell.ts";
export type { NotificationFacts } from "./notification-facts.ts";
