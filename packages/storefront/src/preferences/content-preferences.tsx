import type { StorePreference } from "@catnip/domain/catalog";
import { useAction } from "@catnip/site/data/use-action.ts";
import { LoadFailed } from "@catnip/site/pages/load-failed.tsx";
import { Skeleton, Stack, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useViewer } from "../shell/viewer.ts";
import { savePreference, toggled, type Word } from "./preference.ts";
import { useWords } from "./use-words.ts";
import { WordChips } from "./word-chips.tsx";

/** What lists of games hide, and what recommendations prefer (R-CAT-11). Takes effect at once. */
export function ContentPreferences() {
  const { t } = useLingui();
  const { me } = useViewer();
  const [{ data: words, error }, retry] = useWords();
  const saving = useAction(savePreference);
  if (error) return <LoadFailed fault={error} retry={retry} />;
  if (!words || !me) return <Skeleton height="24rem" />;
  const preference: StorePreference = saving.busyWith?.[0] ?? me.store_preference;
  const chips = (list: keyof StorePreference, legend: string, of: readonly Word[]) => (
    <WordChips
      legend={legend}
      words={of}
      picked={preference[list]}
      onToggle={(id) => saving.run(toggled(preference, list, id))}
    />
  );
  return (
    <Stack gap={5}>
      <Text tone="soft">
        <Trans>
          What you hide is left out everywhere: in lists, searches and emails. Your purchases, your cart and
          your wishlist stay, with a note.
        </Trans>
      </Text>
      {chips("hidden_content_warning", t`Hide games with these warnings`, words.warnings)}
      {chips("hidden_tag_id", t`Hide games with these tags`, words.tags)}
      {chips("liked_tag_id", t`Recommend games with these tags`, words.tags)}
    </Stack>
  );
}
