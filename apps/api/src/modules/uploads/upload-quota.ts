import { DAY_MS } from "@catnip/domain/time";
import { ApiError } from "../../platform/errors.ts";
import { read, type Queryable } from "../../platform/read.ts";

/** Uploads per user within 24 hours, in files. */
export const UPLOADS_PER_DAY_MAX = 200;
/** Total size of one user's uploads, in bytes of masters. */
export const UPLOAD_BYTES_MAX = 1_000_000_000;
/** Concurrent uploads per user, and in total: each holds a connection and a file. */
const AT_ONCE_MAX = { person: 3, all: 40 } as const;

/**
 * Rejects a user who has reached the quota.
 *
 * @param more how many are about to come; 0 if the newest is already written
 * @throws ApiError `file/quota-exceeded` with the limit that was reached
 */
export async function checkQuota(db: Queryable, ownerUuid: string, now: Date, more = 1): Promise<void> {
  const rows = await read<{ bytes: string; today: number }>(
    db,
    `select coalesce(sum(size), 0)::text as bytes, count(*) filter (where created_at > $2)::int as today
     from uploads where owner_uuid = $1`,
    [ownerUuid, new Date(now.getTime() - DAY_MS)],
  );
  const { bytes, today } = rows[0] ?? { bytes: "0", today: 0 };
  if (today + more > UPLOADS_PER_DAY_MAX) throw quotaExceeded({ per_day_max: UPLOADS_PER_DAY_MAX });
  if (Number(bytes) + more > UPLOAD_BYTES_MAX) throw quotaExceeded({ bytes_max: UPLOAD_BYTES_MAX });
}

const quotaExceeded = (facts: Readonly<Record<string, number>>) =>
  new ApiError("file/quota-exceeded", "No more files can be uploaded for now.", facts);

const underway = new Map<string, number>();
let underwayInAll = 0;

/**
 * Runs one upload, unless too many are in progress in this process: a slow client holds a connection and disk space for
 * as long as the upload takes.
 *
 * @throws ApiError `request/too-many`
 */
export async function uploadTurn<Result>(ownerUuid: string, work: () => Promise<Result>): Promise<Result> {
  const own = underway.get(ownerUuid) ?? 0;
  if (own >= AT_ONCE_MAX.person || underwayInAll >= AT_ONCE_MAX.all)
    throw new ApiError("request/too-many", "Too many uploads at the same time.", {
      at_once_max: AT_ONCE_MAX.person,
    });
  underway.set(ownerUuid, own + 1);
  underwayInAll += 1;
  try {
    return await work();
  } finally {
    underwayInAll -= 1;
    const left = (underway.get(ownerUuid) ?? 1) - 1;
    if (left > 0) underway.set(ownerUuid, left);
    else underway.delete(ownerUuid);
  }
}
