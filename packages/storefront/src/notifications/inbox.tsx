import { localePath } from "@catnip/domain/locales";
import { useFormat } from "@catnip/i18n";
import { BellIcon, Button, PlainLink, Spinner, VisuallyHidden } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { useQuery } from "urql";
import { InboxDocument } from "@catnip/sdk/notifications/index.ts";
import { QueryResult } from "@catnip/site/data/query-result.tsx";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { useSite } from "@catnip/site/host/site.ts";
import { useAction } from "@catnip/site/data/use-action.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { useViewerFact } from "../shell/viewer.ts";
import { markRead, PAGE_SIZE } from "./inbox-source.ts";
import { notificationPath, toNotification, type Notification } from "./notification.ts";
import { NotificationText } from "./notification-text.tsx";

/**
 * The inbox below the bell. Shown entries count as read for the bell's number; those unread on opening stay marked
 * while it is open.
 */
export function Inbox({ close }: { close: () => void }) {
  const [pages, setPages] = useState(1);
  return (
    <Frame>
      {/* Above the entries: below, it would move as they load, just when it is pressed. */}
      <Settings>
        <Button
          kind="ghost"
          size="s"
          onClick={() => {
            close();
            void openPopup({ name: "newsSetting", props: {} });
          }}
        >
          <Trans>Choose your notifications</Trans>
        </Button>
      </Settings>
      {Array.from({ length: pages }, (_, index) => (
        <Page
          key={index}
          page={index + 1}
          close={close}
          more={index + 1 === pages ? () => setPages(pages + 1) : null}
        />
      ))}
    </Frame>
  );
}

/** One page of entries, with the bulk actions below. */
function Page({ page, close, more }: { page: number; close: () => void; more: (() => void) | null }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [found, retry] = useQuery({
    query: InboxDocument,
    variables: { locale, q: { page }, limit: PAGE_SIZE },
    requestPolicy: "network-only",
  });
  const { data } = found;
  const [openedAt] = useState(() => new Date());
  const inbox = useMemo(() => data?.findNotification.map(toNotification), [data]);
  useEffect(() => {
    const unread = inbox?.filter(({ isUnread }) => isUnread).map(({ uuid }) => uuid) ?? [];
    // A count that is briefly too high is not worth an error message.
    markRead(unread).catch((fault: unknown) => console.warn("Not marked as read.", fault));
  }, [inbox]);
  const waiting = (
    <Waiting>
      <Spinner label={t`Loading`} />
    </Waiting>
  );
  return (
    <QueryResult of={{ ...found, data: inbox }} retry={retry} placeholder={waiting}>
      {(entries) =>
        entries.length === 0 && page === 1 ? (
          <Nothing />
        ) : (
          <>
            <List>
              {entries.map((entry) => (
                <Row key={entry.uuid} entry={entry} now={openedAt} close={close} />
              ))}
            </List>
            {more && <Foot more={entries.length === PAGE_SIZE ? more : null} />}
          </>
        )
      }
    </QueryResult>
  );
}

function Row({ entry, now, close }: { entry: Notification; now: Date; close: () => void }) {
  const format = useFormat();
  return (
    <Entry
      data-unread={entry.isUnread || undefined}
      // Announcements of creators; a player's own purchases and wishes are never hidden.
      data-words={
        entry.kind === "author_game" || entry.kind === "author_news" ? entry.game?.words : undefined
      }
    >
      <Target entry={entry} close={close}>
        <span>
          {entry.isUnread && (
            <VisuallyHidden>
              <Trans comment="Read to screen readers before an unread notification">New:</Trans>{" "}
            </VisuallyHidden>
          )}
          <NotificationText entry={entry} />
        </span>
        {entry.reason && <span>{entry.reason}</span>}
        <time dateTime={entry.createdAt}>{format.relativeTime(entry.createdAt, now)}</time>
      </Target>
    </Entry>
  );
}

/** An entry with a target is one large link. */
function Target({ entry, close, children }: { entry: Notification; close: () => void; children: ReactNode }) {
  const path = usePath();
  const { locale, origins } = useSite();
  const to = notificationPath(entry);
  if (entry.kind === "new_device") return <a href={origins.account + localePath(locale, "/")}>{children}</a>;
  if (to === null) return <div>{children}</div>;
  return (
    <PlainLink href={path(to)} onClick={close}>
      {children}
    </PlainLink>
  );
}

function Foot({ more }: { more: (() => void) | null }) {
  const unread = useViewerFact(({ me }) => me?.unread_notification_count ?? 0);
  const marking = useAction(() => markRead("all"));
  if (!more && unread === 0) return null;
  return (
    <Actions>
      {more && (
        <Button kind="secondary" size="s" onClick={more}>
          <Trans>Show more</Trans>
        </Button>
      )}
      {unread > 0 && (
        <Button kind="ghost" size="s" busy={marking.isBusy} onClick={() => marking.run()}>
          <Trans>Mark all as read</Trans>
        </Button>
      )}
    </Actions>
  );
}

function Nothing() {
  return (
    <Empty>
      <BellIcon />
      <p>
        <Trans>Nothing new. Releases and sales from your wishlist, and receipts, appear here.</Trans>
      </p>
    </Empty>
  );
}

const Frame = styled.div`
  /* As wide while loading as afterwards: it is aligned at its end, so growing would move its content. */
  width: 20rem;
  max-width: 100%;
  max-height: min(70dvh, 30rem);
  overflow-y: auto;
`;
const Settings = styled.div`
  padding-bottom: var(--space-2);
`;
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Entry = styled.li`
  border-top: 1px solid var(--line);
  & > * {
    position: relative;
    display: grid;
    gap: var(--space-1);
    min-height: var(--target);
    align-content: center;
    padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
    overflow-wrap: anywhere;
  }
  & > a:hover {
    background: var(--hover);
  }
  &[data-unread] > *::before {
    content: "";
    position: absolute;
    inset-block-start: calc(var(--space-2) + 0.5em);
    inset-inline-start: 0;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: var(--radius-pill);
    background: var(--accent);
  }
  & time,
  & span + span {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-top: var(--space-2);
  border-top: 1px solid var(--line);
`;
const Waiting = styled.div`
  display: grid;
  place-content: center;
  min-height: 8rem;
`;
const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-5) var(--space-2);
  color: var(--text-soft);
  text-align: center;
  & svg {
    font-size: 2rem;
  }
`;
