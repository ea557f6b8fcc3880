import { useFormat } from "@catnip/i18n";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { ErrorText } from "@catnip/site/messages/error-text.tsx";
import { Button } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import type { ShelfEntry } from "./my-shelf.ts";

/** Until when a game can be returned, with a button; or why not, as long as players might expect it (R-RFD-30). */
export function ReturnFact({ entry: { refund, store } }: { entry: ShelfEntry }) {
  const format = useFormat();
  // A gift has no price to refund.
  if (!refund || refund.refusal === "refund/nothing-paid") return null;
  if (refund.refusal)
    return (
      <p>
        <ErrorText code={refund.refusal} />
      </p>
    );
  const day = format.dateTime(refund.until);
  const name = store.store_info[0]?.name ?? "";
  const props = { orderUuid: refund.order_uuid, storeId: store.id, name };
  return (
    <>
      <p>
        <Trans>You can return it until {day}.</Trans>
      </p>
      <Button kind="secondary" size="s" onClick={() => void openPopup({ name: "refund", props })}>
        <Trans comment="Button: gives a bought game back">Return {name}</Trans>
      </Button>
    </>
  );
}
