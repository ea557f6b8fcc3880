import { media } from "@catnip/ui";
import { useBrand } from "@catnip/site/brand/use-brand.ts";
import type { ReactNode } from "react";
import { styled } from "styled-components";

/** One account screen: heading, intro sentence and content. */
export function Screen({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const brand = useBrand();
  return (
    <Card>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <Words>
        <h1>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </Words>
      {children}
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  gap: var(--space-6);
  width: min(27rem, 100%);
  padding: var(--space-4) 0;
  ${media.desktop} {
    padding: var(--space-8);
    border-radius: var(--radius-l);
    background: var(--raised);
    box-shadow: var(--shadow-raised);
  }
`;
const Words = styled.div`
  display: grid;
  gap: var(--space-2);
  & h1 {
    font-size: var(--size-xl);
    line-height: 1.2;
    text-wrap: balance;
  }
  & p {
    color: var(--text-soft);
    overflow-wrap: anywhere;
  }
  & strong {
    color: var(--text);
  }
`;
