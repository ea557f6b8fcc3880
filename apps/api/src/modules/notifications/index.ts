export { notify, notifyAll, type News } from "./tell.ts";
export { forgetReader, rememberReader } from "./readers.ts";
export type { NotificationFacts } from "./notification-facts.ts";
