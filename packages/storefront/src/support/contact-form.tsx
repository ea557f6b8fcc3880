import { SUPPORT_TEXT_LENGTH_MAX, SUPPORT_TEXT_LENGTH_MIN, SUPPORT_TOPICS } from "@catnip/domain/support";
import { useAction } from "@catnip/site/data/use-action.ts";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { Button, Select, Stack, TextArea, TextField } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type SubmitEvent } from "react";
import { useSearchParams } from "react-router";
import { v7 as uuidV7 } from "uuid";
import { useDraft } from "../session/draft.ts";
import { contactProblems, ContactDraft, draftOfAddress, isSendable } from "./contact-draft.ts";
import { ReferenceField } from "./reference-field.tsx";
import { TOPIC_NAMES } from "./topic-names.ts";

/** The draft stays in the tab until it has been sent (R-SPT-10). */
export function ContactForm({
  isPlayer,
  onSent,
}: {
  isPlayer: boolean;
  /** @param number of the case that was opened */
  onSent: (number: string) => void;
}) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const [search] = useSearchParams();
  const draft = useDraft("contact", ContactDraft, draftOfAddress(search));
  const [isTried, setTried] = useState(false);
  const { topic, text, email, reference } = draft.value;
  const problems = contactProblems(draft.value, !isPlayer);
  const shown = isTried ? problems : null;
  // A changed text is another message, with a new key.
  const type = (change: Partial<ContactDraft>) => draft.set({ ...draft.value, ...change, uuid: "" });
  const sending = useAction(
    async () => {
      const keyed = { ...draft.value, uuid: draft.value.uuid || uuidV7() };
      draft.set(keyed);
      if (!isSendable(keyed, !isPlayer)) return null;
      return (await import("./change-cases.ts")).sendCase(keyed, locale);
    },
    (sent) => {
      if (sent === null) return;
      draft.drop();
      onSent(sent.number);
    },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isSendable(draft.value, !isPlayer)) sending.run();
    else requestAnimationFrame(() => focusFirstProblem(event.target));
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <Select
          label={t`What is it about?`}
          value={topic}
          required
          error={shown?.topic ? t`Please choose what it is about.` : null}
          onChange={(event) => type({ topic: topicOf(event.currentTarget.value) })}
          options={[
            { value: "", label: t`Please choose`, disabled: true },
            ...SUPPORT_TOPICS.map((value) => ({ value, label: i18n._(TOPIC_NAMES[value]) })),
          ]}
        />
        <ReferenceField
          reference={reference}
          isPlayer={isPlayer}
          choose={(chosen) => type({ reference: chosen })}
        />
        <TextArea
          label={t`Your message`}
          rows={8}
          required
          value={text}
          hint={t`Never write a password or a card number.`}
          error={shown?.text ? <TextProblem problem={shown.text} /> : null}
          onChange={(event) => type({ text: event.currentTarget.value })}
        />
        {!isPlayer && (
          <TextField
            label={t`Your email address`}
            type="email"
            autoComplete="email"
            required
            value={email}
            hint={t`The answer is announced there, and you need it to open your case.`}
            error={shown?.email ? t`Please enter an email address, such as name@example.com.` : null}
            onChange={(event) => type({ email: event.currentTarget.value })}
          />
        )}
        <div>
          <Button type="submit" size="l" busy={sending.isBusy}>
            <Trans comment="Button: send a message to customer service">Send</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function TextProblem({ problem }: { problem: "short" | "long" }) {
  if (problem === "short")
    return <Trans>Please tell us a little more: at least {SUPPORT_TEXT_LENGTH_MIN} characters.</Trans>;
  return <Trans>Please shorten your message: {SUPPORT_TEXT_LENGTH_MAX} characters at most.</Trans>;
}

const topicOf = (value: string) => SUPPORT_TOPICS.find((each) => each === value) ?? "";

function focusFirstProblem(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
}
