import { QuickGameDocument } from "@catnip/sdk/catalog/index.ts";
import { imageUrl } from "@catnip/site/images/image-url.ts";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { Badge, ButtonLink, Cluster, Cover, Skeleton, Stack, Text } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useQuery } from "urql";
import { GameRating } from "../comments/game-rating.tsx";
import { CARD_WIDTHS } from "@catnip/site/images/card-widths.ts";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** A quick view of a game, with a link to its page. */
    game: { props: { storeId: number }; result: never };
  }
}

export default function GamePopup({
  props: { storeId },
  close,
}: {
  props: PopupProps<"game">;
  close: () => void;
}) {
  const { t } = useLingui();
  const path = usePath();
  const locale = useLocale();
  const [{ fetching, data, error }, retry] = useQuery({
    query: QuickGameDocument,
    variables: { platform_key: brand.platform_key, id: storeId, locale },
  });
  const game = data?.findStore.list[0];
  const text = game?.store_info[0];
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="s" sheet={false}>
        <Dialog.Title>
          {fetching ? (
            <Trans>One moment, please</Trans>
          ) : (
            <span lang={text?.language}>{text?.name ?? <Trans>Quick view</Trans>}</span>
          )}
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Body>
          {fetching && <Skeleton height="16rem" />}
          {error && <LoadFailed fault={error} retry={retry} />}
          {data && !game && (
            <Text tone="soft">
              <Trans>This game is not offered here.</Trans>
            </Text>
          )}
          {game && text && (
            <Stack gap={3} data-words={game.boundary_words}>
              <Cover
                src={text.data.cover.url}
                alt=""
                url={imageUrl}
                ratio="16/9"
                widths={CARD_WIDTHS}
                sizes="26rem"
                rounded
              />
              <Text lang={text.language}>{text.brief}</Text>
              <Cluster gap={2}>
                {game.tags.map((tag) => (
                  <Badge key={tag.id}>{tag.name}</Badge>
                ))}
              </Cluster>
              <Text size="s" tone="soft">
                <Trans>Rating</Trans>
                {": "}
                <GameRating rating={game.rating} />
              </Text>
            </Stack>
          )}
        </Dialog.Body>
        {game && (
          <Dialog.Footer>
            <ButtonLink href={path(`/store/${storeId}`)} onClick={() => close()}>
              <Trans comment="Button: to the page of a game">To the game</Trans>
            </ButtonLink>
          </Dialog.Footer>
        )}
      </Dialog.Popup>
    </Dialog.Root>
  );
}
