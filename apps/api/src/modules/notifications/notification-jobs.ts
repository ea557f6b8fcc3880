import type { CronItem, TaskList } from "graphile-worker";
import type { Services } from "../../platform/context.ts";
import { tellNews } from "./events/tell-news.ts";
import { mailNotifications } from "./mails/mail-notifications.ts";
import { tidyNotifications } from "./tidy-notifications.ts";

/** Everything about notifications that happens without a visitor. */
export function notificationTasks(services: Pick<Services, "config" | "db" | "now">): TaskList {
  return {
    "notification-events": async () => {
      await tellNews(services);
    },
    "notification-mails": async () => {
      await mailNotifications(services);
    },
    "tidy-notifications": () => tidyNotifications(services),
  };
}

export const NOTIFICATION_CRON: readonly CronItem[] = [
  { task: "notification-events", match: "*/5 * * * *" },
  { task: "notification-mails", match: "* * * * *" },
  { task: "tidy-notifications", match: "17 4 * * *" },
];
