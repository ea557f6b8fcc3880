import type { SupportState, SupportTopic } from "@catnip/domain/support";
import type { Database } from "../platform/database.ts";
import { daysBefore } from "./demo-builds.ts";
import { stableUuid } from "./stable-uuid.ts";

/** The demo shop's support cases. */
const CASES: readonly {
  readonly number: string;
  readonly topic: SupportTopic;
  readonly state: SupportState;
  /** When the last thing was said. */
  readonly daysAgo: number;
  /** Oldest first, a day apart; every second one is staff's. */
  readonly said: readonly string[];
}[] = [
  {
    number: "DEM00-CASE1",
    topic: "game",
    state: "waiting_player",
    daysAgo: 1,
    said: [
      "The second chapter stays black after the train scene. I use the newest Firefox on a laptop.",
      "Thank you for telling us so exactly. Could you open the check of your browser and paste what it says about graphics? The author is looking at the scene meanwhile.",
    ],
  },
  {
    number: "DEM00-CASE2",
    topic: "account",
    state: "closed",
    daysAgo: 9,
    said: [
      "I have moved to Taiwan for good. Can you change my country of residence?",
      "Welcome! It is changed; prices follow from now on.",
      "That was quick, thank you!",
    ],
  },
  {
    number: "DEM00-CASE3",
    topic: "creator",
    state: "open",
    daysAgo: 2,
    said: ["Do you take games that are finished in two languages only?"],
  },
];

/** Cases of one demo account in several states, for its page and for staff. Idempotent. */
export async function plantCases(
  db: Database,
  { userUuid, staffUuid }: { readonly userUuid: string; readonly staffUuid: string },
  startedAt: Date,
): Promise<void> {
  for (const { number, topic, state, daysAgo, said } of CASES) {
    const uuid = stableUuid("demo case", number);
    const at = (index: number) => daysBefore(startedAt, daysAgo + said.length - 1 - index);
    const last = at(said.length - 1);
    await db.$client.query(
      `insert into support_cases (uuid, number, platform_key, topic, state, user_uuid, locale, created_at, updated_at, closed_at)
       values ($1, $2, 'international', $3, $4, $5, 'en-US', $6, $7, $8) on conflict do nothing`,
      [uuid, number, topic, state, userUuid, at(0), last, state === "closed" ? last : null],
    );
    for (const [index, text] of said.entries())
      await db.$client.query(
        `insert into support_messages (uuid, case_uuid, actor_uuid, text, created_at)
         values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [
          index === 0 ? uuid : stableUuid("demo case", number, index),
          uuid,
          index % 2 === 1 ? staffUuid : null,
          text,
          at(index),
        ],
      );
  }
}
