import { usePath } from "@catnip/site/languages/locale.ts";
import { ButtonLink } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";

/** To the payment's timeline. */
export function MoneyLink({ orderNo }: { orderNo: string }) {
  const path = usePath();
  return (
    <ButtonLink kind="ghost" wide href={path(`/log/${orderNo}`)}>
      <Trans>Where is my money?</Trans>
    </ButtonLink>
  );
}
