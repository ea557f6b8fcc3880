import { localePath } from "@catnip/domain/locales";
import { useFormat } from "@catnip/i18n";
import { useSite } from "@catnip/site/host/site.ts";
import { useLocale } from "@catnip/site/languages/locale.ts";
import type { PopupProps } from "@catnip/site/popups/popups.ts";
import { Button, Text, TextLink } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useViewer } from "../shell/viewer.ts";
import { useAmountWords } from "../amounts/wallet-amount.tsx";
import { ACTION_NAMES } from "./action-names.ts";
import type { LogLine } from "./load-log.ts";
import { PrintOnly, ReceiptSheet } from "./receipt-sheet.tsx";
import { ReturnButtons } from "./return-buttons.tsx";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** One line of the account log, to be printed. */
    receipt: { props: { line: LogLine }; result: undefined };
  }
}

/** The receipt of a purchase or a top-up. Printing prints it alone. */
export default function ReceiptPopup({
  props: { line },
  close,
}: {
  props: PopupProps<"receipt">;
  close: () => void;
}) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const words = useAmountWords();
  const { me } = useViewer();
  const locale = useLocale();
  const { origins } = useSite();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="s">
        <Dialog.Title>
          <Trans>Receipt</Trans>
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Body>
          <PrintOnly />
          <ReceiptSheet
            line={line}
            facts={[
              { term: <Trans comment="On a receipt: who sold something">Seller</Trans>, value: brand.name },
              {
                term: <Trans comment="On a receipt: who bought something">Buyer</Trans>,
                value: [me?.profile.nickname, me?.email].filter(Boolean).join(" · "),
              },
              { term: <Trans>Date</Trans>, value: format.dateTime(line.created_at) },
              { term: <Trans>Number</Trans>, value: line.id },
              {
                term: <Trans comment="Purchase, top-up and so on">Kind</Trans>,
                value: i18n._(ACTION_NAMES[line.action_type]),
              },
              ...(line.tax_amount === null || line.pay_amount === null || line.currency_id === null
                ? []
                : [
                    {
                      term: <Trans>Price without tax</Trans>,
                      value: format.money(line.pay_amount - line.tax_amount, line.currency_id),
                    },
                    {
                      term: <Trans comment="In front of the tax that is added to a price">Tax</Trans>,
                      value: format.money(line.tax_amount, line.currency_id),
                    },
                  ]),
              ...(line.tax === null
                ? []
                : [
                    {
                      term: <Trans comment="In front of the tax that a price contains">Including tax</Trans>,
                      value: words(line.tax),
                    },
                  ]),
            ]}
          />
          {line.payment_order_no !== null && (
            <Text size="s">
              <TextLink href={`${origins.pay}${localePath(locale, `/log/${line.payment_order_no}`)}`}>
                <Trans>Where is my money?</Trans>
              </TextLink>
            </Text>
          )}
          <ReturnButtons line={line} onReturned={() => close()} />
        </Dialog.Body>
        <Dialog.Footer>
          <Button kind="secondary" onClick={() => close()}>
            <Trans>Close</Trans>
          </Button>
          <Button onClick={() => window.print()}>
            <Trans comment="Sends a page to the printer">Print</Trans>
          </Button>
        </Dialog.Footer>
      </Dialog.Popup>
    </Dialog.Root>
  );
}
