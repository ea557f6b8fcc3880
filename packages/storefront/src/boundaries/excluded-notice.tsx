import { useFormat } from "@catnip/i18n";
import { Container, Heading, Notice, Skeleton } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { styled } from "styled-components";
import { UndoButtons } from "./undo-buttons.tsx";
import { useWordNames } from "./use-word-names.ts";

/** Shown instead of excluded content, or above it if it is the player's own: why, and how to undo it. */
export default function ExcludedNotice({ why, isMine }: { why: string; isMine: boolean }) {
  const format = useFormat();
  const words = useWordNames(why);
  if (!words) return <Skeleton height="6rem" />;
  const names = format.list(words.map(({ name }) => name));
  return (
    <Container>
      <Room>
        {isMine ? (
          <Notice
            title={
              <Trans comment="Above a game that the visitor owns, has in the cart or wishes for">
                Yours, though you exclude {names}
              </Trans>
            }
            action={<UndoButtons words={words} />}
          />
        ) : (
          <>
            {/* The page's own heading is hidden with the rest of it. */}
            <Heading level={1} size="xl">
              <Trans comment="In place of a game or an author; the names are of tags, content warnings and authors">
                Hidden because you exclude {names}
              </Trans>
            </Heading>
            <UndoButtons words={words} />
          </>
        )}
      </Room>
    </Container>
  );
}

const Room = styled.div`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-6);
`;
