import { PlainLink } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { brand } from "#brand";
import { useBrandPage } from "../shell/use-brand-page.ts";
import { useViewerFact } from "../shell/viewer.ts";

/**
 * The Create entry in the menu of creators (R-WEB-81): the brand's site for creators; without one, the page that tells
 * authors how to submit a game.
 */
export function CreateEntry() {
  const isCreator = useViewerFact(({ me }) => me?.auth.includes("creator") ?? false);
  const { href } = useBrandPage()(brand.creatorSite ?? "/partners");
  if (!isCreator) return null;
  return (
    <li data-for="player">
      <PlainLink href={href}>
        <Trans comment="Menu entry of creators: leads to where games are made">Create</Trans>
      </PlainLink>
    </li>
  );
}
