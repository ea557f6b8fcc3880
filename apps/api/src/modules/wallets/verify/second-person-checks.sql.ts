import { ALONE_MAX } from "@catnip/domain/second-person";
import { readSqlFiles } from "../../../platform/migrations/sql-files.ts";
import type { Check } from "./check.ts";

const MOST = Object.entries(ALONE_MAX)
  .map(([kind, most]) => `('${kind}', ${most})`)
  .join(", ");

/** Just under a day, since what is a whole day ago counts no more. */
const DAY = "range between interval '23:59:59.999999' preceding and current row";

let view: string | undefined;

/** The view `done_alone` as its file has it: one in the database that hides something must not hide it from here. */
const doneAlone = () =>
  (view ??= /create or replace view done_alone as\s([\s\S]+);\s*$/.exec(
    readSqlFiles(["wallets-second-person"])
      .map(({ text }) => text)
      .join(),
  )?.[1]);

/**
 * Days in which more was done by one person, or for one beneficiary, than may be done alone (R-TWO-4). Read from the
 * documents, so one added behind the service's back is found, too.
 */
export const SECOND_PERSON_CHECK: Check = {
  check: "done alone",
  find: async (client) => {
    const { rows } = await client.query<{ says: string }>(`with done_alone as (${doneAlone()}) ${BEYOND}`);
    return rows.map(({ says }) => ({ check: "done alone", says }));
  },
};

const BEYOND = `
    select format('in the day up to %s, %s did %s meowcent of the kind %s alone', at, actor_uuid, by_actor, kind) as says
    from (
      select d.kind, d.actor_uuid, d.at, most.worth as most,
        sum(d.worth) over (partition by d.kind, d.actor_uuid order by d.at ${DAY}) as by_actor
      from done_alone d left join (values ${MOST}) most (kind, worth) on most.kind = d.kind
    ) day where by_actor > coalesce(most, 0)
    union all
    select format('in the day up to %s, %s meowcent of the kind %s were done for %s without a second person', at,
      for_one, kind, beneficiary_uuid)
    from (
      select d.kind, d.beneficiary_uuid, d.at, most.worth as most,
        sum(d.worth) over (partition by d.kind, d.beneficiary_uuid order by d.at ${DAY}) as for_one
      from done_alone d left join (values ${MOST}) most (kind, worth) on most.kind = d.kind
      where d.beneficiary_uuid is not null
    ) day where for_one > coalesce(most, 0)`;
