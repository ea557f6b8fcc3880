import { owned, type Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "setNotificationRead.uuid": owned("notification", (id) => ({ uuid: [id] })),
};
