import { ButtonLink } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";

/** Back to the shop without paying. */
export function LeaveLink({ href }: { href: string }) {
  return (
    <ButtonLink kind="ghost" wide href={href}>
      <Trans>Cancel and go back to the shop</Trans>
    </ButtonLink>
  );
}
