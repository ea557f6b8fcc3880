import { useEffect, useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { ChevronLeftIcon, ChevronRightIcon } from "./icons.tsx";
import { PlainLink } from "./link.tsx";
import { media } from "./theme/tokens.ts";
import { isShown } from "./shown.ts";

/** The path to the current page. The last item is the page itself and has no link. */
export function Breadcrumbs({
  label,
  items,
}: {
  label: string;
  items: readonly { label: ReactNode; href?: string }[];
}) {
  return (
    <nav aria-label={label}>
      <Crumbs>
        {items.map((item, index) => (
          <li key={item.href ?? index}>
            {index > 0 && <ChevronRightIcon />}
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <PlainLink href={item.href}>{item.label}</PlainLink>
            )}
          </li>
        ))}
      </Crumbs>
    </nav>
  );
}

/** Pagination as links: each page can be opened, shared, and read without JavaScript. Pages count from 1. */
export function Pagination({
  label,
  page,
  pages,
  href,
  previousLabel,
  nextLabel,
  pageLabel,
}: {
  label: string;
  page: number;
  pages: number;
  href: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** Such as `(page) => t`Page ${page}``, read for each number. */
  pageLabel: (page: number) => string;
}) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label}>
      <Pages>
        <li>
          {page > 1 ? (
            <Page href={href(page - 1)} aria-label={previousLabel} rel="prev">
              <ChevronLeftIcon />
            </Page>
          ) : (
            <NoPage aria-hidden>
              <ChevronLeftIcon />
            </NoPage>
          )}
        </li>
        {pageWindow(page, pages).map((entry) => (
          <li key={entry.key}>
            {entry.page === null ? (
              <NoPage aria-hidden>…</NoPage>
            ) : (
              <Page
                href={href(entry.page)}
                aria-label={pageLabel(entry.page)}
                aria-current={entry.page === page ? "page" : undefined}
              >
                {entry.page}
              </Page>
            )}
          </li>
        ))}
        <li>
          {page < pages ? (
            <Page href={href(page + 1)} aria-label={nextLabel} rel="next">
              <ChevronRightIcon />
            </Page>
          ) : (
            <NoPage aria-hidden>
              <ChevronRightIcon />
            </NoPage>
          )}
        </li>
      </Pages>
    </nav>
  );
}

/**
 * First, last, and the neighbors of the current page; null is an ellipsis. Never more than seven.
 *
 * @internal for the tests
 */
export function pageWindow(page: number, pages: number): { key: string; page: number | null }[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1]);
  if (page <= 3) for (const near of [2, 3, 4]) wanted.add(near);
  if (page >= pages - 2) for (const near of [pages - 1, pages - 2, pages - 3]) wanted.add(near);
  const shown = [...wanted].filter((each) => each >= 1 && each <= pages).toSorted((a, b) => a - b);
  return shown.flatMap((each, index) => {
    const previous = shown[index - 1] ?? each - 1;
    const gap = each - previous > 1 ? [{ key: `before-${each}`, page: null }] : [];
    return [...gap, { key: `page-${each}`, page: each }];
  });
}

interface TabLink {
  label: ReactNode;
  href: string;
  current: boolean;
  /** The number of items behind it. */
  count?: ReactNode;
}

/**
 * Tabs that are separate pages. For tabs within one page see `tabs.tsx`. Where they do not fit, the current one is
 * scrolled into view, without moving the page.
 */
export function TabLinks({ label, items }: { label: string; items: readonly TabLink[] }) {
  const list = useRef<HTMLUListElement>(null);
  const current = items.find((item) => item.current)?.href;
  useEffect(() => {
    const box = list.current;
    const tab = box?.querySelector<HTMLElement>("[aria-current]");
    if (box && tab)
      box.scrollLeft = tab.offsetLeft - box.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <TabNav aria-label={label}>
      <TabList ref={list}>
        {items.map((item) => (
          <li key={item.href}>
            <TabFace href={item.href} keepScroll aria-current={item.current ? "page" : undefined}>
              {item.label}
              {isShown(item.count) && <TabCount>{item.count}</TabCount>}
            </TabFace>
          </li>
        ))}
      </TabList>
    </TabNav>
  );
}

const Crumbs = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  color: var(--text-faint);
  font-size: var(--size-s);
  & > li {
    display: flex;
    align-items: center;
    min-width: 0;
  }
  & svg {
    margin-inline: var(--space-1);
    font-size: 1em;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-1);
    border-radius: var(--radius-s);
    &:hover {
      color: var(--text);
    }
  }
  & [aria-current] {
    padding-inline: var(--space-1);
    color: var(--text-soft);
  }
`;
const Pages = styled.ol`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-1);
  font-variant-numeric: tabular-nums;
  /* Nine places in one line, down to 344 px of window. */
  ${media.phone} {
    gap: 0;
    & a {
      min-width: 2.5rem;
      /* Between numbers of four digits. */
      padding-inline: 3px;
    }
    & span {
      min-width: 1rem;
    }
  }
`;
const Page = styled(PlainLink)`
  display: grid;
  place-content: center;
  min-width: var(--target);
  height: var(--target);
  padding-inline: var(--space-2);
  border-radius: var(--radius-m);
  color: var(--text-soft);
  font-weight: 560;
  transition: background-color 140ms;
  & > svg {
    font-size: 1.25rem;
  }
  &:hover {
    background: var(--hover);
    color: var(--text);
  }
  &[aria-current] {
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 680;
  }
`;
const NoPage = styled.span`
  display: grid;
  place-content: center;
  min-width: 1.75rem;
  height: var(--target);
  color: var(--line-strong);
  & > svg {
    font-size: 1.25rem;
    margin-inline: 0.75rem;
  }
`;
const TabNav = styled.nav`
  border-bottom: 1px solid var(--line);
`;
const TabList = styled.ul`
  display: flex;
  gap: var(--space-1);
  overflow-x: auto;
  scrollbar-width: none;
  /* Room for focus rings within the scrolling box. */
  padding: 4px 4px 0;
  margin: -4px -4px -1px;
`;
const TabFace = styled(PlainLink)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 3rem;
  padding-inline: var(--space-4);
  border-bottom: 2px solid transparent;
  color: var(--text-soft);
  font-weight: 560;
  white-space: nowrap;
  transition:
    color 140ms,
    border-color 140ms;
  &:hover {
    color: var(--text);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    color: var(--text);
    border-bottom-color: var(--accent);
  }
`;
const TabCount = styled.span`
  min-width: 1.375rem;
  padding: 0.0625rem 0.375rem;
  border-radius: var(--radius-pill);
  background: var(--hover);
  color: var(--text-soft);
  font-size: var(--size-xs);
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
  text-align: center;
`;
