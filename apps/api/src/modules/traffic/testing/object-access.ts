import type { Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "addClientSourceProfileByGuest.uuid": "inside",
  "addLogTraffic.client_id": "inside",
  "addLogTraffic.session_id": "inside",
};
