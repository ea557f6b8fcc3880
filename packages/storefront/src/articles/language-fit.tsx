import { writingOf } from "@catnip/domain/locales";
import { languageNameIn } from "@catnip/i18n";
import { Notice } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";

/** Says so where a text is not in the reader's language. */
export function LanguageFit({ lang, locale }: { lang: string; locale: string }) {
  const writing = writingOf(lang);
  if (writing === writingOf(locale)) return null;
  const language = languageNameIn(writing, locale);
  return (
    <Notice tone="info" live={false}>
      <Trans comment="Above an article that has not been translated">
        This article has not been translated yet. Its language is {language}.
      </Trans>
    </Notice>
  );
}
