import {
  ArrowLeftIcon,
  BookIcon,
  Button,
  Checkbox,
  Cluster,
  GlobeIcon,
  Stack,
  Text,
  TextField,
} from "@catnip/ui";
import { Dialog } from "@catnip/ui/dialog.tsx";
import { Menu } from "@catnip/ui/menu.tsx";
import { Popover } from "@catnip/ui/popover.tsx";
import { RangeSlider } from "@catnip/ui/range-slider.tsx";
import { RichSelect } from "@catnip/ui/rich-select.tsx";
import { Tooltip } from "@catnip/ui/tooltip.tsx";
import { useState } from "react";
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

export const menu: Part = {
  title: "Menu",
  states: {
    open: (
      <Menu.Root defaultOpen>
        <Menu.Trigger render={<Button kind="secondary">Account</Button>} />
        <Menu.Popup>
          <Menu.LinkItem href="#store" icon={<BookIcon />} current>
            My Store
          </Menu.LinkItem>
          <Menu.Group label="Settings">
            <Menu.Folder label="Language" icon={<GlobeIcon />}>
              <Menu.LinkItem href="#de">Deutsch</Menu.LinkItem>
            </Menu.Folder>
            <Menu.Item disabled>Not now</Menu.Item>
          </Menu.Group>
          <Menu.Separator />
          <Menu.Item icon={<ArrowLeftIcon />} danger>
            Log out
          </Menu.Item>
        </Menu.Popup>
      </Menu.Root>
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
          <Tooltip text="Shown after 20 ms">
            <Button kind="secondary">Rest here</Button>
          </Tooltip>
        </Focused>
      </Cluster>
    ),
  },
};

export const rangeSlider: Part = {
  title: "Range slider",
  states: { price: <Prices /> },
};

function Prices() {
  const [value, setValue] = useState<[number, number]>([300, 1800]);
  return (
    <RangeSlider
      label="Price"
      min={0}
      max={3000}
      step={50}
      value={value}
      onValueChange={setValue}
      minLabel="Lowest"
      maxLabel="Highest"
    />
  );
}

const COUNTRIES = [
  { value: "is", label: "Iceland", icon: <GlobeIcon /> },
  { value: "jp", label: "Japan", icon: <GlobeIcon /> },
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
