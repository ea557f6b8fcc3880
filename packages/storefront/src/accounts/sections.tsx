import { media, Panel, PlainLink } from "@catnip/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useEffect, type ReactNode } from "react";
import { styled } from "styled-components";

/** The sections of the profile page, in their order. */
const SECTIONS = {
  about: msg`About you`,
  social: msg`Social links`,
  entries: msg`More about you`,
  visibility: msg`What others see`,
  wallet: msg`Wallet`,
  redeem: msg`Redeem a code`,
  country: msg`Country of residence`,
  language: msg`Language`,
  notifications: msg`Notifications`,
  content: msg`Games you see`,
  discreet: msg`Discreet mode`,
  security: msg`Login and devices`,
  delete: msg`Delete account`,
} satisfies Record<string, MessageDescriptor>;

export type SectionId = keyof typeof SECTIONS;

/** A shop with a fixed language has no choice. */
const isShown = (id: SectionId) => id !== "language" || brand.features.languageMenu;

/** One section under its title, which the table of contents leads to. */
export function AccountSection({ id, children }: { id: SectionId; children: ReactNode }) {
  const { i18n } = useLingui();
  if (!isShown(id)) return null;
  return (
    <Panel id={id} title={i18n._(SECTIONS[id])}>
      {children}
    </Panel>
  );
}

/** The table of contents: beside the sections, on small screens a strip above them. */
export function SectionNav({ children }: { children: ReactNode }) {
  const { i18n, t } = useLingui();
  const ids = (Object.keys(SECTIONS) as SectionId[]).filter(isShown);
  useEffect(() => {
    // When the browser looked for the URL's fragment, the sections were not rendered yet.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <Columns>
      <nav aria-label={t`On this page`}>
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <PlainLink href={`#${id}`}>{i18n._(SECTIONS[id])}</PlainLink>
            </li>
          ))}
        </ul>
      </nav>
      <div>{children}</div>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  & > nav ul {
    display: flex;
    gap: var(--space-2);
    margin: 0;
    padding: var(--space-1);
    overflow-x: auto;
    list-style: none;
    scrollbar-width: none;
  }
  & > nav a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-4);
    border-radius: var(--radius-pill);
    background: var(--raised);
    color: var(--text-soft);
    white-space: nowrap;
    &:hover {
      background: var(--hover);
      color: var(--text);
    }
  }
  ${media.desktop} {
    grid-template-columns: 13rem minmax(0, 46rem);
    gap: var(--space-7);
    & > nav {
      position: sticky;
      top: calc(var(--header-height) + var(--space-5));
    }
    & > nav ul {
      display: grid;
      gap: 0;
      padding: 0;
    }
    & > nav a {
      display: flex;
      padding-inline: var(--space-3);
      border-radius: var(--radius-m);
      background: none;
      white-space: normal;
    }
  }
`;
