import { Container, VisuallyHidden } from "@catnip/ui";
import { brand } from "#brand";
import type { ReactNode } from "react";
import { styled } from "styled-components";

/**
 * The layout of Home within the shop's frame: featured content from edge to edge, below it the sections, and at the end
 * a wide and a narrow column (R-WEB-12). The shop's name is its heading.
 */
export function HomeLayout({
  featured,
  end,
  children,
}: {
  featured: ReactNode;
  end: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <VisuallyHidden as="h1">{brand.name}</VisuallyHidden>
      {featured}
      <Container>
        {children}
        <End>{end}</End>
      </Container>
    </>
  );
}

const End = styled.div`
  display: grid;
  gap: var(--space-6);
  padding-top: var(--space-8);
  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;
