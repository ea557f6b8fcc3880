import { Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { styled } from "styled-components";
import { ConsentButtons } from "./consent-buttons.tsx";
import { useConsent } from "./consent.ts";

/** Shows the answer and lets it be changed at any time; on the privacy page. */
export function ConsentChoice() {
  const consent = useConsent();
  return (
    <Choice>
      <Text as="div" role="status" weight="strong">
        {consent === "unknown" && <span>{"\u00a0"}</span>}
        {consent === "unasked" && <Trans>You have not answered yet, so your visits are not counted.</Trans>}
        {consent === "accepted" && <Trans>You have accepted: your visits are counted.</Trans>}
        {consent === "declined" && <Trans>You have declined: your visits are not counted.</Trans>}
        {consent === "objected" && (
          <Trans>
            Your browser asks not to be tracked (Global Privacy Control or Do Not Track). That counts as
            declined: your visits are not counted.
          </Trans>
        )}
      </Text>
      {consent !== "objected" && <ConsentButtons />}
      <noscript>
        <Trans>Without scripts, visits are not counted.</Trans>
      </noscript>
    </Choice>
  );
}

const Choice = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-block: var(--space-4);
`;
