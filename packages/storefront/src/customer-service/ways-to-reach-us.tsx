import { usePath } from "@catnip/site/languages/locale.ts";
import { TextLink } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { ContactList } from "./contact-list.tsx";

/** How to reach customer service: the form first, then the brand's contacts. */
export function WaysToReachUs() {
  const path = usePath();
  return (
    <>
      <p>
        <Trans>
          Write to customer service <TextLink href={path("/help/contact")}>on this page</TextLink>; you get a
          case number, and an email when there is an answer.
        </Trans>
      </p>
      <ContactList />
    </>
  );
}
