import { type ReactNode } from "react";
import { styled } from "styled-components";
import * as icons from "../../src/icons.tsx";
import type { IconProps } from "../../src/icons/stroke.tsx";
import { Cluster, Heading, Stack } from "../../src/index.ts";

/** Every icon with its name. */
export function IconTable() {
  const all = (Object.entries(icons) as [string, (props: IconProps) => ReactNode][]).toSorted(
    ([one], [other]) => one.localeCompare(other),
  );
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>Icons</Heading>
      <Cluster gap={4}>
        {all.map(([name, Icon]) => (
          <IconSample key={name}>
            <Icon size="1.75rem" />
            {name.replace("Icon", "")}
          </IconSample>
        ))}
      </Cluster>
    </Stack>
  );
}

const IconSample = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-1);
  width: 5.5rem;
  color: var(--text-soft);
  font-size: 0.6875rem;
`;
