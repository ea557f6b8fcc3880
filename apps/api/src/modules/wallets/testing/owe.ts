import { randomUUID } from "node:crypto";
import type { Database } from "../../../platform/database.ts";
import { postTransfer } from "../index.ts";

/** Makes a player owe coins, in meowcent, as a refund of spent ones does. */
export async function owe(db: Database, userUuid: string, amount: number): Promise<void> {
  await postTransfer(db.$client, {
    id: randomUUID(),
    kind: "correction",
    reason: "a debt for a test",
    entries: [
      { owner: "debtor", uuid: userUuid, currency: "meowcent", amount: -amount },
      { owner: "platform", name: "write-off", currency: "meowcent", amount },
    ],
    now: new Date("2026-03-01T12:00:00Z"),
  });
}
