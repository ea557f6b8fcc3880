import { ArticleHelpfulDocument } from "@catnip/sdk/articles/index.ts";
import { Button, ThumbDownIcon, ThumbUpIcon } from "@catnip/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { useQuery } from "urql";
import { useAction } from "@catnip/site/data/use-action.ts";
import { confirm } from "@catnip/site/popups/messages.ts";
import { login } from "@catnip/site/session/login.ts";
import { answerHelpful, HELPFUL_ANSWER } from "./answer-helpful.ts";
import { viewerNow } from "../shell/find-viewer.ts";
import { useViewerFact } from "../shell/viewer.ts";

/**
 * "Was this helpful?" One answer per player, changeable (R-ART-5). All visitors see the totals; a guest who answers is
 * prompted to log in, and returns to the article.
 */
export function HelpfulQuestion(props: { uuid: string; helpful: number; unhelpful: number }) {
  const { uuid } = props;
  const { t } = useLingui();
  const id = useId();
  const isPlayer = useViewerFact(({ status }) => status === "player");
  const [counts, setCounts] = useState({ helpful: props.helpful, unhelpful: props.unhelpful });
  const [{ data }] = useQuery({
    query: ArticleHelpfulDocument,
    variables: { uuid },
    pause: !isPlayer,
    requestPolicy: "network-only",
    context: HELPFUL_ANSWER,
  });
  const mine = data?.getArticleHelpfulByMe;
  const answering = useAction(
    async (isHelpful: boolean) => {
      const { status, fault } = await viewerNow();
      if (status === "unavailable") throw fault;
      if (status === "player") return answerHelpful(uuid, isHelpful);
      if (await confirm(t`An answer needs an account. Log in now?`, t`Please log in`)) login();
      return null;
    },
    (now) => {
      if (now) setCounts(now);
    },
  );
  const choice = (isHelpful: boolean) => ({
    kind: mine === isHelpful ? ("primary" as const) : ("secondary" as const),
    "aria-pressed": mine === isHelpful,
    busy: answering.busyWith?.[0] === isHelpful,
    onClick: () => answering.run(isHelpful),
  });
  return (
    <Question role="group" aria-labelledby={id}>
      <strong id={id}>
        <Trans comment="Asked below an article">Was this helpful?</Trans>
      </strong>
      <span>
        <Button {...choice(true)} icon={<ThumbUpIcon />}>
          <Trans comment="Button that answers a question with yes">Yes</Trans>
        </Button>
        <Button {...choice(false)} icon={<ThumbDownIcon />}>
          <Trans comment="Button that answers a question with no">No</Trans>
        </Button>
      </span>
      <output>
        <Totals {...counts} isAnswered={typeof mine === "boolean"} />
      </output>
    </Question>
  );
}

function Totals({
  helpful,
  unhelpful,
  isAnswered,
}: {
  helpful: number;
  unhelpful: number;
  isAnswered: boolean;
}) {
  const total = helpful + unhelpful;
  if (total === 0) return <Trans>No answers yet.</Trans>;
  return (
    <>
      {isAnswered && (
        <>
          <Trans comment="After answering whether an article was helpful">
            Thank you for your answer.
          </Trans>{" "}
        </>
      )}
      <Plural
        value={total}
        one={`${helpful} of # reader found this helpful.`}
        other={`${helpful} of # readers found this helpful.`}
      />
    </>
  );
}

const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  & > span {
    display: flex;
    gap: var(--space-2);
  }
  & > output {
    flex: 1 0 100%;
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;
