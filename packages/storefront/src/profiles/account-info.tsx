import { BRIEF_LENGTH_MAX, NICKNAME_LENGTH_MAX } from "@catnip/domain/profiles";
import { cleanLine, textLength } from "@catnip/domain/input";
import { ApiFault } from "@catnip/sdk/client/api-fault.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { imageUrl } from "@catnip/site/images/image-url.ts";
import { confirm } from "@catnip/site/popups/messages.ts";
import { nameProblemText } from "@catnip/site/messages/name-problems.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { Avatar, Button, Cluster, Stack, Text, TextArea, TextField } from "@catnip/ui";
import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type SubmitEvent } from "react";
import * as v from "valibot";
import { useDraft } from "../session/draft.ts";
import { saveProfile, type MyProfile } from "./my-profile.ts";
import { SaveRow } from "./save-row.tsx";

const AboutDraft = v.object({ nickname: v.string(), brief: v.string() });

/** In px; nearly twice the size shown, for dense screens. */
const HEAD_WIDTH = 160;

/** Picture, nickname and a few words (R-PRF-9). */
export function AccountInfo({ me: { id, profile } }: { me: MyProfile }) {
  const { t, i18n } = useLingui();
  const draft = useDraft("about", AboutDraft, {
    nickname: profile.nickname ?? "",
    brief: profile.brief ?? "",
  });
  const { nickname, brief } = draft.value;
  const [isSaved, setSaved] = useState(false);
  const [isTried, setTried] = useState(false);
  const type = (change: Partial<typeof draft.value>) => {
    setSaved(false);
    draft.set({ ...draft.value, ...change });
  };
  const [refused, setRefused] = useState<{ nickname: string; why: MessageDescriptor } | null>(null);
  const refusedWhy = refused?.nickname === nickname ? i18n._(refused.why) : null;
  const nicknameProblem = isTried && cleanLine(nickname) === "" ? t`Please enter a nickname.` : refusedWhy;
  const left = BRIEF_LENGTH_MAX - textLength(brief);
  const saving = useAction(
    async () => {
      try {
        await saveProfile({ profile: { nickname, brief } });
        return null;
      } catch (fault) {
        const why = fault instanceof ApiFault ? nameProblemText(fault.facts) : null;
        if (why === null) throw fault;
        return { nickname, why };
      }
    },
    (why) => {
      setRefused(why);
      if (why) return;
      draft.drop();
      setSaved(true);
    },
  );
  const removing = useAction(async () => {
    if (await confirm(t`Remove your picture?`)) await saveProfile({ profile: { head: "" } });
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (cleanLine(nickname) !== "" && left >= 0) saving.run();
  };
  return (
    <Stack gap={5}>
      <Cluster gap={4}>
        <Avatar
          name={profile.nickname ?? "?"}
          src={profile.head && imageUrl(profile.head, HEAD_WIDTH)}
          size="5.5rem"
        />
        <Cluster gap={2}>
          <Button kind="secondary" onClick={() => void openPopup({ name: "avatar", props: {} })}>
            {profile.head ? <Trans>Change picture</Trans> : <Trans>Add a picture</Trans>}
          </Button>
          {profile.head && (
            <Button kind="ghost" busy={removing.isBusy} onClick={() => removing.run()}>
              <Trans>Remove</Trans>
            </Button>
          )}
        </Cluster>
      </Cluster>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <TextField
            label={t`Nickname`}
            autoComplete="nickname"
            maxLength={NICKNAME_LENGTH_MAX}
            required
            value={nickname}
            error={nicknameProblem}
            onChange={(event) => type({ nickname: event.currentTarget.value })}
          />
          <TextArea
            label={t`Introduction`}
            rows={4}
            value={brief}
            hint={t`A short introduction that others see on your page.`}
            error={left < 0 ? t`Please shorten it: ${BRIEF_LENGTH_MAX} characters at most.` : null}
            onChange={(event) => type({ brief: event.currentTarget.value })}
          />
          <SaveRow
            isChanged={draft.isChanged}
            isBusy={saving.isBusy}
            isSaved={isSaved}
            undo={() => draft.drop()}
          />
          {id !== null && (
            <Text size="s" tone="faint">
              <Trans>Your number for customer service: {String(id)}</Trans>
            </Text>
          )}
        </Stack>
      </form>
    </Stack>
  );
}
