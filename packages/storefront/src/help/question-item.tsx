import { usePath } from "@catnip/site/languages/locale.ts";
import { ChevronDownIcon, TextLink, VisuallyHidden } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { styled } from "styled-components";
import type { ShownQuestion } from "./help-answers.server.ts";

/**
 * One question; its answer expands without scripts. The id is on the answer, because browsers open the `<details>`
 * around a fragment's target.
 */
export function QuestionItem({
  question: { id, ask, answer, links },
  isOpen,
}: {
  question: ShownQuestion;
  isOpen: boolean;
}) {
  const path = usePath();
  return (
    <Fold open={isOpen}>
      <summary>
        <h3>{ask}</h3>
        <ChevronDownIcon />
      </summary>
      <Answer id={id}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul>
          {links.map((link) => (
            <li key={link.path}>
              <TextLink href={path(link.path)}>{link.label}</TextLink>
            </li>
          ))}
          <li>
            <TextLink href={`#${id}`}>
              <Trans>Link to this answer</Trans>
              <VisuallyHidden>: {ask}</VisuallyHidden>
            </TextLink>
          </li>
        </ul>
      </Answer>
    </Fold>
  );
}

const Fold = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-height: var(--target);
    padding: var(--space-3) var(--space-5);
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      background: var(--hover);
    }
    &:focus-visible {
      outline-offset: -3px;
    }
    & > h3 {
      font-size: var(--size-m);
      font-weight: 560;
      line-height: 1.4;
    }
    & > svg {
      flex: none;
      font-size: 1.25rem;
      color: var(--text-faint);
      transition: rotate 160ms;
    }
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;
const Answer = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 44rem;
  padding: 0 var(--space-5) var(--space-5);
  color: var(--text-soft);
  line-height: var(--leading, 1.7);
  /* Scrolls to the question above it. */
  scroll-margin-top: calc(var(--header-height) + 5rem);
  & > p {
    text-wrap: pretty;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    font-size: var(--size-s);
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
  & li:last-child a {
    color: var(--text-faint);
  }
`;
