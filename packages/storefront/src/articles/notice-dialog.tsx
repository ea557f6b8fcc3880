import { menuTarget } from "@catnip/domain/configuration";
import { useFormat } from "@catnip/i18n";
import { Button, ButtonLink, Prose, Text } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { usePath } from "@catnip/site/languages/locale.ts";
import { ARTICLE_CATEGORY_NAMES } from "./article-categories.ts";
import { articlePath } from "./article-list-query.ts";
import type { ShownNotice } from "./notice.ts";

/** A notice: its text, and one link. */
export function NoticeDialog({
  notice,
  size,
  close,
}: {
  notice: ShownNotice;
  size: "s" | "m";
  close: () => void;
}) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { headline, html, lang } = notice;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size={size} sheet={false}>
        <Dialog.Title>
          <span lang={headline.lang}>{headline.text}</span>
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Description>
          {i18n._(ARTICLE_CATEGORY_NAMES[notice.category])} · {format.date(notice.publishedAt)}
        </Dialog.Description>
        <Dialog.Body>
          {html === null ? (
            <Text lang={lang}>{notice.excerpt}</Text>
          ) : (
            // Cleaned by the loader.
            <Prose lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
          )}
        </Dialog.Body>
        <Dialog.Footer>
          <Button kind="secondary" onClick={close}>
            <Trans>Close</Trans>
          </Button>
          <NoticeLink notice={notice} close={close} />
        </Dialog.Footer>
      </Dialog.Popup>
    </Dialog.Root>
  );
}

/** Where the notice leads; without such a place, to its article. */
function NoticeLink({ notice, close }: { notice: ShownNotice; close: () => void }) {
  const path = usePath();
  const target = notice.leadsTo === null ? null : menuTarget(notice.leadsTo);
  if (!target)
    return (
      <ButtonLink href={path(articlePath(notice.uuid))} onClick={close}>
        <Trans>Read the article</Trans>
      </ButtonLink>
    );
  const look = <Trans comment="Button of a piece of news; leads to what it is about">Have a look</Trans>;
  return target.kind === "shop" ? (
    <ButtonLink href={path(target.path)} onClick={close}>
      {look}
    </ButtonLink>
  ) : (
    <ButtonLink href={target.url} target="_blank" rel="noopener noreferrer" onClick={close}>
      {look}
    </ButtonLink>
  );
}
