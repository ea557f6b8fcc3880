import { Container, Heading, Prose } from "@catnip/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Seo } from "../seo/seo.tsx";

/** A text page: about us, terms and the like. */
export function TextPage({
  title,
  description,
  path,
  children,
}: {
  title: string;
  description: string;
  path: string;
  children: ReactNode;
}) {
  return (
    <Container width="text">
      <Seo title={title} description={description} path={path} />
      <Body>
        <Heading level={1} size="2xl">
          {title}
        </Heading>
        <Prose>{children}</Prose>
      </Body>
    </Container>
  );
}

const Body = styled.article`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-7);
`;
