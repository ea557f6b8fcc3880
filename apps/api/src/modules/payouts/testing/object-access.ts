import { PAYOUT_MIN } from "@catnip/domain/payouts";
import { made, owned, type Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "addPayoutBatch.request_uuid": "staff",
  "addPayoutBatch.source.currency_id": "word",
  "addPayoutBatch.uuid": "staff",
  "addPayoutRequest.uuid": made("payout", (uuid) => ({ uuid, amount: PAYOUT_MIN })),
  "approvePayoutBatch.uuid": "staff",
  "cancelPayoutRequest.uuid": owned("payout", (uuid) => ({ uuid })),
  "exportEarningStatement.store_id": "public",
  "exportPayoutBatch.uuid": "staff",
  "findEarningStatement.store_id": "public",
  "findPayoutRequest.currency_id": "word",
  "returnPayout.uuid": "staff",
  "setPayoutAccount.account.currency_id": "word",
  "settlePayoutBatch.uuid": "staff",
};
