import { type ReactNode } from "react";
import { styled } from "styled-components";
import * as kit from "@catnip/ui/icons.tsx";
import type { IconProps } from "@catnip/ui/icons/stroke.tsx";
import { Cluster } from "@catnip/ui";
import type { Part } from "../part.ts";

export const icons: Part = { title: "Icons", states: { all: <IconTable /> } };

/** Every icon with its name. */
function IconTable() {
  const all = (Object.entries(kit) as [string, (props: IconProps) => ReactNode][]).toSorted(
    ([one], [other]) => one.localeCompare(other),
  );
  return (
    <Cluster gap={4}>
      {all.map(([name, Icon]) => (
        <IconSample key={name}>
          <Icon size="1.75rem" />
          {name.replace("Icon", "")}
        </IconSample>
      ))}
    </Cluster>
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
