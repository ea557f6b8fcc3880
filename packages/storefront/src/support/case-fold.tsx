import { useFormat } from "@catnip/i18n";
import type { SupportCaseFieldsFragment } from "@catnip/sdk/support/index.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { confirm } from "@catnip/site/popups/messages.ts";
import { Badge, Button, ChevronDownIcon, Stack, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { styled } from "styled-components";
import { CaseMessages } from "./case-messages.tsx";
import { CaseReference } from "./case-reference.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { STATE_NAMES, STATE_TONES, TOPIC_NAMES } from "./topic-names.ts";

/** One case: its state, its messages, and the possible actions. */
export function CaseFold({
  shown,
  email,
  isOpen,
  changed,
}: {
  shown: SupportCaseFieldsFragment;
  /** Of a guest. */
  email: string | null;
  isOpen: boolean;
  /** For a parent that holds the case outside urql's cache. */
  changed?: (shown: SupportCaseFieldsFragment) => void;
}) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { number, topic, state, updated_at } = shown;
  const key = { number, email };
  // After that only the reader opens and closes it, even if the case changes.
  const [opened] = useState(isOpen);
  const closing = useAction(
    async () => {
      if (!(await confirm(t`Close this case? You will not be able to add to it.`))) return null;
      return (await import("./change-cases.ts")).closeCase(key);
    },
    (closed) => {
      if (closed) changed?.(closed);
    },
  );
  return (
    <Fold open={opened}>
      <summary>
        <h2>{i18n._(TOPIC_NAMES[topic])}</h2>
        <Badge tone={STATE_TONES[state]}>{i18n._(STATE_NAMES[state])}</Badge>
        <Text as="span" tone="faint" size="s">
          {number} · <time dateTime={updated_at}>{format.date(updated_at)}</time>
        </Text>
        <ChevronDownIcon />
      </summary>
      <Inside gap={5}>
        <CaseReference shown={shown} />
        <CaseMessages messages={shown.messages} />
        {state === "closed" ? (
          <Text tone="soft" size="s">
            <Trans>This case is closed. If you still need help, please write to us again.</Trans>
          </Text>
        ) : (
          <>
            <ReplyForm caseKey={key} changed={(next) => changed?.(next)} />
            <div>
              <Button kind="ghost" busy={closing.isBusy} onClick={() => closing.run()}>
                <Trans>Close this case</Trans>
              </Button>
            </div>
          </>
        )}
      </Inside>
    </Fold>
  );
}

const Fold = styled.details`
  border-radius: var(--radius-l);
  background: var(--raised);
  box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--line) 60%, transparent);
  & > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
    min-height: var(--target);
    padding: var(--space-4) var(--space-5);
    border-radius: var(--radius-l);
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      background: var(--hover);
    }
    & > h2 {
      flex: 1 1 12rem;
      font-size: var(--size-m);
      font-weight: 620;
    }
    & > svg {
      margin-inline-start: auto;
      font-size: 1.25rem;
      color: var(--text-faint);
      transition: rotate 160ms;
    }
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;
const Inside = styled(Stack)`
  padding: var(--space-2) var(--space-5) var(--space-5);
`;
