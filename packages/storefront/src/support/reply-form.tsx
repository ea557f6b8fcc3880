import { cleanText } from "@catnip/domain/input";
import {
  SUPPORT_ANSWER_LENGTH_MIN,
  SUPPORT_TEXT_LENGTH_MAX,
  supportTextProblem,
} from "@catnip/domain/support";
import type { SupportCaseFieldsFragment } from "@catnip/sdk/support/index.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { Button, Stack, TextArea } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { SubmitEvent } from "react";
import { v7 as uuidV7 } from "uuid";
import * as v from "valibot";
import { useDraft } from "../session/draft.ts";
import type { CaseKey } from "./change-cases.ts";

const ReplyDraft = v.object({ text: v.string(), uuid: v.string() });
const EMPTY = { text: "", uuid: "" };

/** A reply to a case; the draft stays in the tab until it is sent. */
export function ReplyForm({
  caseKey,
  changed,
}: {
  caseKey: CaseKey;
  changed: (shown: SupportCaseFieldsFragment) => void;
}) {
  const { t } = useLingui();
  const draft = useDraft(`case.${caseKey.number}`, ReplyDraft, EMPTY);
  const { text } = draft.value;
  const problem = supportTextProblem(cleanText(text), SUPPORT_ANSWER_LENGTH_MIN);
  const sending = useAction(
    async () => {
      const keyed = { text, uuid: draft.value.uuid || uuidV7() };
      draft.set(keyed);
      return (await import("./change-cases.ts")).writeInCase(caseKey, keyed);
    },
    (next) => {
      draft.drop();
      changed(next);
    },
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (problem === null) sending.run();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={3}>
        <TextArea
          label={t`Your answer`}
          rows={4}
          value={text}
          error={
            problem === "long" ? (
              <Trans>Please shorten your message: {SUPPORT_TEXT_LENGTH_MAX} characters at most.</Trans>
            ) : null
          }
          onChange={(event) => draft.set({ text: event.currentTarget.value, uuid: "" })}
        />
        <div>
          <Button type="submit" disabled={problem !== null} busy={sending.isBusy}>
            <Trans comment="Button: send a message to customer service">Send</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  );
}
