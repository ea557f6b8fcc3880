import { Container, Heading } from "@catnip/ui";
import { styled } from "styled-components";
import type { Part } from "../part.ts";

/** All states of a part, each with its name. */
export function PartPage({ part: { title, states } }: { part: Part }) {
  return (
    <Container as="main" id="main">
      <States>
        <Heading level={1}>{title}</Heading>
        {Object.entries(states).map(([name, state]) => (
          <section key={name} aria-label={name} data-state={name}>
            <small>{name}</small>
            {state}
          </section>
        ))}
      </States>
    </Container>
  );
}

const States = styled.div`
  display: grid;
  /* As wide as the page, not as its content, so that overflow is visible. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding-block: var(--space-5) var(--space-8);
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    & > small {
      color: var(--text-soft);
      font-size: var(--size-xs);
    }
  }
`;
