import { usePath } from "@catnip/site/languages/locale.ts";
import { ButtonLink, Container, EmptyState, Heading, PlainLink, Stack, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { styled } from "styled-components";
import { Seo } from "../seo/seo.tsx";
import type { loader } from "./help.server.ts";
import { HelpSearch } from "./help-search.tsx";
import { QuestionItem } from "./question-item.tsx";
import { searchHelp } from "./search-help.ts";
import { useOpenQuestion } from "./use-open-question.ts";
import { WriteToUs } from "./write-to-us.tsx";

/** Up to this many answers are shown expanded. */
const OPENED_MAX = 3;

/** `/help`: questions and answers, narrowed down by a search (R-SPT-9). */
export function HelpScreen() {
  const data = useLoaderData<typeof loader>();
  const { t } = useLingui();
  const path = usePath();
  const [typed, type] = useState(data.search);
  const found = searchHelp(data.sections, typed);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const isNarrow = typed.trim() !== "" && count <= OPENED_MAX;
  useOpenQuestion();
  return (
    <Container width="text">
      <Seo
        title={t`Help`}
        description={t`Answers about payments, coins, games and your account at ${brand.name}, and how to write to us.`}
        path="/help"
        isHidden={data.search !== ""}
      />
      <Page gap={6}>
        <Stack gap={3}>
          <Heading level={1} size="2xl">
            <Trans comment="Title of the page with questions and answers">Help</Trans>
          </Heading>
          <Text tone="soft">
            <Trans>Most questions are answered here. If yours is not, write to us.</Trans>
          </Text>
        </Stack>
        <HelpSearch search={typed} type={type} count={count} />
        {found.length > 1 && (
          <Topics aria-label={t`Topics`}>
            {found.map(({ id, title }) => (
              <li key={id}>
                <PlainLink href={`#section-${id}`}>{title}</PlainLink>
              </li>
            ))}
          </Topics>
        )}
        {found.map(({ id, title, questions }) => (
          <Stack key={id} as="section" gap={3} id={`section-${id}`} aria-labelledby={`${id}-title`}>
            <Heading level={2} size="l" id={`${id}-title`}>
              {title}
            </Heading>
            <Questions>
              {questions.map((question) => (
                <QuestionItem
                  // A search opens its results; after that the reader opens and closes them.
                  key={`${question.id} ${isNarrow}`}
                  question={question}
                  isOpen={isNarrow}
                />
              ))}
            </Questions>
          </Stack>
        ))}
        {found.length === 0 && (
          <EmptyState
            art="search"
            title={t`There is no answer to that here yet`}
            action={
              <ButtonLink href={path("/help/contact")}>
                <Trans>Write to us</Trans>
              </ButtonLink>
            }
          >
            <Trans>Try another word, or ask us.</Trans>
          </EmptyState>
        )}
        <WriteToUs />
      </Page>
    </Container>
  );
}

const Page = styled(Stack)`
  padding-block: var(--space-7);
  & section {
    scroll-margin-top: calc(var(--header-height) + var(--space-4));
  }
`;
const Topics = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-4);
    border-radius: var(--radius-pill);
    background: var(--raised);
    color: var(--text-soft);
    &:hover {
      background: var(--hover);
      color: var(--text);
    }
  }
`;
const Questions = styled.div`
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--raised);
  box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--line) 60%, transparent);
  & > details + details {
    border-top: 1px solid var(--line);
  }
`;
