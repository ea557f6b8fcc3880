import { Plural, Trans } from "@lingui/react/macro";
import type { Activity } from "./user-page.ts";

const HOUR = 60;

/** The activity in a few words; the game or person is shown below. */
export function ActivitySentence({ activity: { type, play_minutes } }: { activity: Activity }) {
  switch (type) {
    case "store_play_time":
      return <Played minutes={play_minutes ?? 0} />;
    case "store_like":
      return <Trans comment="Above a game that a player voted good">Likes</Trans>;
    case "store_comment":
      return <Trans comment="Above a game that a buyer wrote a comment about">Commented</Trans>;
    case "comment":
      return (
        <Trans comment="Above an author's own game that they wrote a comment about">
          Wrote about their game
        </Trans>
      );
    case "user_followed":
      return <Trans comment="Above a person that a player follows">Follows</Trans>;
  }
}

function Played({ minutes }: { minutes: number }) {
  const hours = Math.floor(minutes / HOUR);
  return minutes < HOUR ? (
    <Plural value={minutes} one="Played for # minute" other="Played for # minutes" />
  ) : (
    <Plural value={hours} one="Played for # hour" other="Played for # hours" />
  );
}
