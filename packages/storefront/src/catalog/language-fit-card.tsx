import type { LanguageFit, LanguageFitLevel } from "@catnip/domain/catalog";
import { useFormat } from "@catnip/i18n";
import { CheckIcon, CloseIcon, InfoIcon, Text } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { useLocale } from "@catnip/site/languages/locale.ts";
import { gameLanguageName } from "./game-language.ts";

/**
 * How much of the game is in the reader's language: the game, its description, its screenshots. One line if all are;
 * else one for each, and the languages it can be played in.
 */
export function LanguageFitCard({
  fit,
  languages,
}: {
  fit: LanguageFit;
  /** Languages the game is played in. */
  languages: readonly string[];
}) {
  const { t } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const name = gameLanguageName(locale, locale);
  const playedIn = format.list(languages.map((tag) => gameLanguageName(tag, locale)));
  const parts: readonly { what: string; level: LanguageFitLevel | null }[] = [
    { what: t({ message: "Game", comment: "Language of the game itself" }), level: fit.game },
    {
      what: t({ message: "Description", comment: "Language of a game's texts in the shop" }),
      level: fit.texts,
    },
    { what: t`Screenshots`, level: fit.screenshots },
  ];
  const told = parts.filter(({ level }) => level !== null);
  if (told.every(({ level }) => level === "own")) {
    return (
      <Card data-level="own">
        <p>
          <CheckIcon />
          <span>
            <Trans>Game, description and screenshots are in {name}.</Trans>
          </span>
        </p>
      </Card>
    );
  }
  return (
    <Card data-level={fit.game}>
      <h2>
        <Trans comment="Heading: how far a game is in the reader's language, such as: In German?">
          In {name}?
        </Trans>
      </h2>
      <ul>
        {told.map(({ what, level }) => (
          <li key={what} data-level={level}>
            {level === "own" ? <CheckIcon /> : level === "related" ? <InfoIcon /> : <CloseIcon />}
            <span>{what}</span>
            <span>
              {level === "own" && <Trans comment="This part of the game is in your language">Included</Trans>}
              {level === "related" && (
                <Trans comment="This part of the game is in another region's form of your language">
                  In a related form
                </Trans>
              )}
              {level === "none" && (
                <Trans comment="This part of the game is not in your language">Not included</Trans>
              )}
            </span>
          </li>
        ))}
      </ul>
      {languages.length > 0 && fit.game !== "own" && (
        <Text size="s" tone="soft">
          <Trans>You can play it in {playedIn}.</Trans>
        </Text>
      )}
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--raised);
  font-size: var(--size-s);
  & svg {
    flex: none;
    color: var(--success);
  }
  & h2 {
    font-size: var(--size-s);
    font-weight: 620;
  }
  & > p:first-child,
  & li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  & li {
    color: var(--text-soft);
    & > span:last-child {
      margin-left: auto;
    }
    &[data-level="related"] svg {
      color: var(--info);
    }
    &[data-level="none"] svg {
      color: var(--warn);
    }
  }
`;
