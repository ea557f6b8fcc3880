import { Button, Checkbox, Cluster, EditIcon, Stack, Text, TextField } from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Popover } from "@catnip/ui/popover.tsx";
import { RichSelect } from "@catnip/ui/rich-select.tsx";
import { TooltipButton } from "@catnip/ui/tooltip.tsx";
import { Focused } from "./focused.tsx";
import { LONG_TITLE, SENTENCES } from "./long-text.tsx";
import type { Part } from "../part.ts";

export const dialog: Part = {
  title: "Dialog",
  states: {
    open: (
      <Dialog.Root open>
        <Dialog.Popup size="s" sheet={false}>
          <Dialog.Title>{LONG_TITLE}</Dialog.Title>
          <Dialog.Close label="Close" />
          <Dialog.Description>A sentence read with the title.</Dialog.Description>
          <Dialog.Body>
            <Stack gap={4}>
              {SENTENCES.map(([lang, sentence]) => (
                <Text key={lang} lang={lang}>
                  {sentence}
                </Text>
              ))}
              <TextField label="Redemption code" />
            </Stack>
          </Dialog.Body>
          <Dialog.Footer>
            <Button kind="secondary">Cancel</Button>
            <Button>Go to payment</Button>
          </Dialog.Footer>
        </Dialog.Popup>
      </Dialog.Root>
    ),
  },
};

export const popover: Part = {
  title: "Popover",
  states: {
    open: (
      <Popover.Root open>
        <Popover.Trigger render={<Button kind="secondary">Share</Button>} />
        <Popover.Popup title="Share this game" align="start">
          <Checkbox label="With a picture" />
        </Popover.Popup>
      </Popover.Root>
    ),
  },
};

export const tooltip: Part = {
  title: "Tooltip",
  states: {
    shown: (
      <Cluster style={{ paddingBlock: "3rem" }}>
        <Focused>
          <TooltipButton label="Edit the entry">
            <EditIcon />
          </TooltipButton>
        </Focused>
      </Cluster>
    ),
  },
};

const COUNTRIES = [
  { value: "is", label: "Iceland" },
  { value: "jp", label: "Japan" },
];

export const richSelect: Part = {
  title: "Rich select",
  states: {
    chosen: <RichSelect label="Country" value="jp" onValueChange={() => undefined} options={COUNTRIES} />,
    "not yet": (
      <RichSelect
        label="Country of residence"
        value=""
        placeholder="Choose one"
        onValueChange={() => undefined}
        options={COUNTRIES}
      />
    ),
  },
};
