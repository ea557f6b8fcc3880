import { positiveRating } from "@catnip/domain/catalog";
import { useFormat } from "@catnip/i18n";
import { Plural, Trans } from "@lingui/react/macro";

/** The share of good votes, or that there are too few votes and purchases for one yet (R-CAT-8). */
export function GameRating({
  rating: { good, bad, purchases },
}: {
  rating: { readonly good: number; readonly bad: number; readonly purchases: number };
}) {
  const format = useFormat();
  const rating = positiveRating(good, bad, purchases);
  return rating.kind === "rated" ? (
    <Trans>
      {format.percent(rating.percent)} good (
      <Plural value={rating.votes} one="# vote" other="# votes" />)
    </Trans>
  ) : (
    <Trans comment="Not enough votes for a rating yet">Calculating</Trans>
  );
}
