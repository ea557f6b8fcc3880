import {
  ArrowDownIcon,
  ArrowUpIcon,
  EditIcon,
  EyeIcon,
  EyeOffIcon,
  Text,
  TextLink,
  TrashIcon,
} from "@catnip/ui";
import { TooltipButton } from "@catnip/ui/tooltip.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import type { MyEntry } from "./my-profile.ts";

/** One entry with its buttons; the row keeps its buttons mounted while it moves, so that they keep the focus. */
export function EntryRow({
  entry: { name, type, value, url, show },
  isFirst,
  isLast,
  onMove,
  onEdit,
  onShow,
  onDelete,
}: {
  entry: MyEntry;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onShow: (show: boolean) => void;
  onDelete: () => void;
}) {
  const { t } = useLingui();
  return (
    <Row data-hidden={!show || undefined}>
      <Words>
        <Text as="strong" weight="strong" dir="auto">
          {name}
        </Text>
        {type === "url" && url ? (
          <TextLink href={url} target="_blank" rel="noopener noreferrer nofollow">
            {value}
          </TextLink>
        ) : (
          <Value dir="auto">{value}</Value>
        )}
        {!show && (
          <Text size="s" tone="faint">
            <Trans>Only you see this.</Trans>
          </Text>
        )}
      </Words>
      <Buttons>
        <TooltipButton
          label={t`Move ${name} up`}
          size="s"
          aria-disabled={isFirst}
          onClick={() => !isFirst && onMove(-1)}
        >
          <ArrowUpIcon />
        </TooltipButton>
        <TooltipButton
          label={t`Move ${name} down`}
          size="s"
          aria-disabled={isLast}
          onClick={() => !isLast && onMove(1)}
        >
          <ArrowDownIcon />
        </TooltipButton>
        <TooltipButton
          label={show ? t`Hide ${name}` : t`Show ${name}`}
          size="s"
          onClick={() => onShow(!show)}
        >
          {show ? <EyeIcon /> : <EyeOffIcon />}
        </TooltipButton>
        <TooltipButton label={t`Edit ${name}`} size="s" onClick={onEdit}>
          <EditIcon />
        </TooltipButton>
        <TooltipButton label={t`Delete ${name}`} size="s" onClick={onDelete}>
          <TrashIcon />
        </TooltipButton>
      </Buttons>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-3);
  & + & {
    border-top: 1px solid var(--line);
  }
`;
const Words = styled.div`
  display: grid;
  flex: 1 1 16rem;
  gap: var(--space-1);
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Value = styled.p`
  color: var(--text-soft);
  white-space: pre-wrap;
`;
const Buttons = styled.div`
  display: flex;
  gap: var(--space-1);
  margin-inline-start: auto;
  & [aria-disabled="true"] {
    opacity: 0.4;
    cursor: default;
  }
`;
