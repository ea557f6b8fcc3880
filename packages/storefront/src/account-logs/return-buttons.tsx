import { useLocale } from "@catnip/site/languages/locale.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { Button, Cluster } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { gamesOf, type LogLine } from "./load-log.ts";

/** A return button for each game of a purchase. */
export function ReturnButtons({ line, onReturned }: { line: LogLine; onReturned: () => void }) {
  const locale = useLocale();
  const orderUuid = line.action_type === "consume" ? line.order_uuid : null;
  if (!orderUuid || line.coin + line.silver === 0) return null;
  const giveBack = async (storeId: number, name: string) => {
    const answer = await openPopup({ name: "refund", props: { orderUuid, storeId, name } });
    if (answer === "returned") onReturned();
  };
  return (
    <Cluster gap={2}>
      {gamesOf(line, locale).map(({ id, name }) => (
        <Button key={id} kind="ghost" size="s" onClick={() => void giveBack(Number(id), name)}>
          <Trans comment="Button: gives a bought game back">Return {name}</Trans>
        </Button>
      ))}
    </Cluster>
  );
}
