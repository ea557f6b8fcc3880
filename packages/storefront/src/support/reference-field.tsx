import { useFormat } from "@catnip/i18n";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { Select } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { referenceOf } from "./contact-draft.ts";
import { useReferences, type RecentReference } from "./use-references.ts";

/** Offers the player's latest purchases and payments, so that no number has to be looked up. */
export function ReferenceField({
  reference,
  choose,
  isPlayer,
}: {
  reference: string;
  choose: (reference: string) => void;
  isPlayer: boolean;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const nameOf = useReferenceName();
  const recent = useReferences(locale, isPlayer);
  const offered = (recent ?? []).map((each) => ({ value: each.reference, label: nameOf(each) }));
  const linked = referenceOf(reference);
  if (linked && !offered.some(({ value }) => value === reference))
    offered.unshift({ value: reference, label: nameOf(linked) });
  if (!isPlayer && !linked) return null;
  return (
    <Select
      label={t`Which one? (optional)`}
      value={reference}
      disabled={offered.length === 0}
      onChange={(event) => choose(event.currentTarget.value)}
      options={[
        {
          value: "",
          label: recent === undefined && isPlayer ? t`Loading…` : t`None of these`,
        },
        ...offered,
      ]}
    />
  );
}

/** "Top-up of 3 March: $9.99 (01J…)", and so on. */
function useReferenceName(): (
  reference: RecentReference | NonNullable<ReturnType<typeof referenceOf>>,
) => string {
  const { t } = useLingui();
  const format = useFormat();
  return (reference) => {
    if ("id" in reference) {
      const { kind, id } = reference;
      if (kind === "payment") return t`Payment ${id}`;
      return kind === "game" ? t`Game number ${id}` : t`Purchase ${id}`;
    }
    const { kind, createdAt, games, money } = reference;
    const day = format.date(createdAt);
    if (kind === "payment") {
      const paid = money ? format.money(money.amount, money.currency) : "";
      return t`Top-up of ${day}: ${paid}`;
    }
    const names = format.list(games);
    return t`Purchase of ${day}: ${names}`;
  };
}
