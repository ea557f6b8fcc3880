import { Heading, TextLink } from "@catnip/ui";
import { styled } from "styled-components";
import { writeAddress, type Address } from "../address.ts";
import { PARTS } from "../parts/index.ts";
import { POPUPS } from "../popups/index.ts";

type Open = (page: Pick<Address, "part" | "state">) => void;

/** The table of contents: every page, by what it shows. */
export function Contents({ address, onOpen }: { address: Address; onOpen: Open }) {
  const link = (part: string, state: string, label: string) => (
    <li key={`${part} ${state}`}>
      <TextLink
        href={writeAddress({ ...address, part, state })}
        aria-current={(address.part === part && address.state === state) || undefined}
        onClick={(event) => {
          event.preventDefault();
          onOpen({ part, state });
        }}
      >
        {label}
      </TextLink>
    </li>
  );
  return (
    <>
      <List aria-label="Parts">{Object.entries(PARTS).map(([key, { title }]) => link(key, "", title))}</List>
      {Object.entries(POPUPS).map(([name, states]) => (
        <section key={name}>
          <Heading level={2} size="m">
            {name}
          </Heading>
          <List>{Object.keys(states).map((state) => link(name, state, state))}</List>
        </section>
      ))}
    </>
  );
}

const List = styled.ul`
  padding-block: var(--space-2) var(--space-4);
  font-size: var(--size-s);
  & a[aria-current] {
    font-weight: 680;
  }
`;
