import {
  Button,
  ButtonLink,
  CartIcon,
  Cluster,
  HeartIcon,
  IconButton,
  IconButtonLink,
  ShareIcon,
  TrashIcon,
} from "@catnip/ui";
import { Focused } from "./focused.tsx";
import { BUTTON_WORDS } from "./long-text.tsx";
import type { Part } from "../part.ts";

const KINDS = ["primary", "secondary", "ghost", "danger"] as const;
const SIZES = ["s", "m", "l"] as const;

export const button: Part = {
  title: "Button",
  states: {
    kinds: (
      <Cluster>
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind}>
            {kind}
          </Button>
        ))}
      </Cluster>
    ),
    focus: (
      <Focused>
        <Button>Focused</Button>
      </Focused>
    ),
    disabled: (
      <Cluster>
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind} disabled>
            {kind}
          </Button>
        ))}
      </Cluster>
    ),
    busy: (
      <Cluster>
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind} busy busyLabel="Saving">
            {kind}
          </Button>
        ))}
      </Cluster>
    ),
    sizes: (
      <Cluster>
        {SIZES.map((size) => (
          <Button key={size} size={size} icon={<CartIcon />}>
            Size {size}
          </Button>
        ))}
      </Cluster>
    ),
    wide: (
      <Button wide icon={<TrashIcon />} kind="danger">
        As wide as its box
      </Button>
    ),
    languages: (
      <Cluster>
        {BUTTON_WORDS.map(([lang, words]) => (
          <Button key={lang} kind="secondary" lang={lang}>
            {words}
          </Button>
        ))}
      </Cluster>
    ),
    "as a link": (
      <Cluster>
        {KINDS.map((kind) => (
          <ButtonLink key={kind} kind={kind} href="#there">
            {kind}
          </ButtonLink>
        ))}
      </Cluster>
    ),
  },
};

export const iconButton: Part = {
  title: "Icon button",
  states: {
    kinds: (
      <Cluster>
        {(["primary", "secondary", "ghost"] as const).map((kind) => (
          <IconButton key={kind} kind={kind} label={kind}>
            <ShareIcon />
          </IconButton>
        ))}
      </Cluster>
    ),
    sizes: (
      <Cluster>
        {SIZES.map((size) => (
          <IconButton key={size} size={size} kind="secondary" label={`Size ${size}`}>
            <HeartIcon />
          </IconButton>
        ))}
      </Cluster>
    ),
    badge: (
      <Cluster gap={5}>
        <IconButton label="Cart, 2 games" badge="2">
          <CartIcon />
        </IconButton>
        <IconButton label="Cart, more than 99 games" badge="99+">
          <CartIcon />
        </IconButton>
      </Cluster>
    ),
    disabled: (
      <IconButton label="Share" kind="secondary" disabled>
        <ShareIcon />
      </IconButton>
    ),
    "as a link": (
      <IconButtonLink label="Cart" href="#there">
        <CartIcon />
      </IconButtonLink>
    ),
  },
};
