import { firstCategoryFor, type Category, type Orientation } from "@catnip/domain/catalog";
import { Button } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** Male- or female-oriented, on the first visit to Home. */
    categoryChooser: { props: Record<string, never>; result: Category };
  }
}

/** Which half of the shop to start with. Opening another shelf changes it at any time. */
export default function CategoryChooser({ close }: { close: (category?: Category) => void }) {
  const { t } = useLingui();
  const choose = (orientation: Orientation) => () => close(firstCategoryFor(orientation));
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="s" sheet={false}>
        <Dialog.Title>
          <Trans>What do you like to play?</Trans>
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Description>
          <Trans>We open the shop at the shelf you choose. You can look at the others at any time.</Trans>
        </Dialog.Description>
        <Dialog.Body>
          <Choices>
            <Button kind="secondary" size="l" wide onClick={choose("male")}>
              <Trans comment="Category of games">Male-oriented</Trans>
            </Button>
            <Button kind="secondary" size="l" wide onClick={choose("female")}>
              <Trans comment="Category of games">Female-oriented</Trans>
            </Button>
          </Choices>
        </Dialog.Body>
      </Dialog.Popup>
    </Dialog.Root>
  );
}

const Choices = styled.div`
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-2) var(--space-4);
`;
