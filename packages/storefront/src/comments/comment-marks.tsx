import { useFormat } from "@catnip/i18n";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { Button, Text, ThumbUpIcon } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { usePlayerIntent } from "../session/use-player-action.ts";
import type { Comment, CommentsOfPlayer } from "./comment.ts";

/** What readers can do with a comment: mark it as helpful, or report it. */
export function CommentMarks({
  comment: { uuid, helpful },
  storeId,
  mine,
}: {
  comment: Comment;
  storeId: number;
  mine: CommentsOfPlayer;
}) {
  const format = useFormat();
  /** The count of the latest response; the page's own may be a minute old. */
  const [answered, setAnswered] = useState<number | null>(null);
  const mark = mine.marks.find(({ comment_uuid }) => comment_uuid === uuid);
  const isHelpful = mark?.is_helpful ?? false;
  const count = answered ?? Math.max(helpful, isHelpful ? 1 : 0);
  const game = { store_id: storeId, comment_uuid: uuid };
  const marking = usePlayerIntent({ action: "helpful", ...game }, async () => {
    const { setHelpful } = await import("./change-marks.ts");
    setAnswered(await setHelpful(uuid, !isHelpful));
  });
  const reporting = usePlayerIntent({ action: "report", ...game }, async () => {
    await openPopup({ name: "reportComment", props: { uuid } });
  });
  return (
    <>
      <Button
        size="s"
        kind="ghost"
        icon={<ThumbUpIcon />}
        aria-pressed={isHelpful}
        busy={marking.isBusy}
        onClick={() => marking.run()}
      >
        <span>
          <Trans comment="Button: this comment helps">Helpful</Trans>
          {count > 0 && <span> {format.number(count)}</span>}
        </span>
      </Button>
      {mark?.is_reported ? (
        <Text as="span" size="s" tone="faint">
          <Trans comment="On a comment that the reader reported to staff">Reported</Trans>
        </Text>
      ) : (
        <Button size="s" kind="ghost" busy={reporting.isBusy} onClick={() => reporting.run()}>
          <Trans comment="Button: tell staff about this comment">Report</Trans>
        </Button>
      )}
    </>
  );
}
