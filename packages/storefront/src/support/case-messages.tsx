import { useFormat } from "@catnip/i18n";
import type { SupportCaseFieldsFragment } from "@catnip/sdk/support/index.ts";
import { Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { styled } from "styled-components";

/** The messages, oldest first; plain text, in the language they were written in. */
export function CaseMessages({ messages }: { messages: SupportCaseFieldsFragment["messages"] }) {
  const format = useFormat();
  return (
    <List>
      {messages.map(({ uuid, is_staff, text, created_at }) => (
        <li key={uuid} data-staff={is_staff || undefined}>
          <Text size="s" tone="faint">
            <strong>{is_staff ? <Trans>Customer service</Trans> : <Trans>You</Trans>}</strong>{" "}
            <time dateTime={created_at}>{format.dateTime(created_at)}</time>
          </Text>
          <p lang="">{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: var(--space-3);
  & > li {
    display: grid;
    gap: var(--space-1);
    max-width: 36rem;
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    background: var(--sunken);
  }
  & > li[data-staff] {
    background: var(--accent-soft);
  }
  & p[lang] {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
