import { useState } from "react";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Button, Cluster, Coins, Heading, RadioTile, RadioTiles, Stack, Text, TextField } from "@catnip/ui";
import { Popover } from "@catnip/ui/popover.tsx";
import { Tooltip } from "@catnip/ui/tooltip.tsx";

/** Dialog, tooltip and popover. */
export function Popups() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>Popups</Heading>
      <Cluster>
        <Button kind="secondary" onClick={() => setIsOpen(true)}>
          Open dialog
        </Button>
        <Tooltip text="Shown after 20 ms">
          <Button kind="secondary">Rest here</Button>
        </Tooltip>
        <Popover.Root>
          <Popover.Trigger render={<Button kind="secondary">Open popover</Button>} />
          <Popover.Popup title="Share this game">
            <Text tone="soft">Copy the link or choose a site.</Text>
          </Popover.Popup>
        </Popover.Root>
      </Cluster>
      <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
        <Dialog.Popup>
          <Dialog.Title>Add coins</Dialog.Title>
          <Dialog.Close label="Close" />
          <Dialog.Body>
            <Stack gap={5}>
              <Text tone="soft">You need 4.02 more coins to buy Night Ferry to Minato.</Text>
              <RadioTiles legend="Choose an amount" name="dialog-plan" defaultValue="2" min="9rem">
                <RadioTile value="1" title={<Coins text="500 coins" />} note="$4.99" />
                <RadioTile value="2" title={<Coins text="1,000 coins" />} note="$9.99" badge="+50" />
              </RadioTiles>
              <TextField label="Redemption code" />
            </Stack>
          </Dialog.Body>
          <Dialog.Footer>
            <Button kind="secondary" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button>Go to payment</Button>
          </Dialog.Footer>
        </Dialog.Popup>
      </Dialog.Root>
    </Stack>
  );
}
