import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  LoadingBar,
  Notice,
  ProgressBar,
  Skeleton,
  Spinner,
  Stack,
  Toast,
  ToastRegion,
} from "@catnip/ui";
import { SENTENCES } from "./long-text.tsx";
import type { Part } from "../part.ts";

const nothing = () => undefined;
const TONES = ["info", "success", "warn", "error"] as const;

export const notice: Part = {
  title: "Notice and toast",
  states: {
    tones: (
      <Stack gap={3}>
        {TONES.map((tone) => (
          <Notice key={tone} tone={tone} title={`Tone ${tone}`} live={false}>
            The shop is closed from 04:00 to 07:00 GMT.
          </Notice>
        ))}
      </Stack>
    ),
    "with an action": (
      <Notice
        tone="error"
        live={false}
        onClose={nothing}
        closeLabel="Close"
        action={
          <Button size="s" kind="secondary">
            Try again
          </Button>
        }
      >
        Please check your internet.
      </Notice>
    ),
    languages: (
      <Stack gap={3}>
        {SENTENCES.map(([lang, sentence]) => (
          <div key={lang} lang={lang}>
            <Notice live={false} onClose={nothing} closeLabel="Close">
              {sentence}
            </Notice>
          </div>
        ))}
      </Stack>
    ),
    toast: (
      <ToastRegion label="Messages">
        <Toast title="Added to the cart" onClose={nothing} closeLabel="Close">
          Night Ferry waits there for you.
        </Toast>
        <Toast tone="error">The connection was lost.</Toast>
      </ToastRegion>
    ),
  },
};

const ARTS = ["shelf", "cart", "heart", "search", "box", "chat"] as const;

export const emptyState: Part = {
  title: "Empty state",
  states: {
    arts: (
      <Stack gap={3}>
        {ARTS.map((art) => (
          <Card key={art}>
            <EmptyState art={art} title={`Nothing: ${art}`} />
          </Card>
        ))}
      </Stack>
    ),
    "with a way on": (
      <EmptyState
        art="cart"
        title="Your cart is empty"
        action={<ButtonLink href="#store">Browse the store</ButtonLink>}
      >
        Games you add are kept here until you are ready.
      </EmptyState>
    ),
    "long words": (
      <EmptyState art="search" title="Keine Suchergebnisse für Donaudampfschifffahrtsgesellschaft">
        {SENTENCES[0][1]}
      </EmptyState>
    ),
  },
};

export const progress: Part = {
  title: "Waiting",
  states: {
    spinner: <Spinner label="Loading" />,
    "progress bar": (
      <Stack gap={4}>
        <ProgressBar label="Starting" value={0} />
        <ProgressBar label="Downloading" value={64} />
        <ProgressBar label="Done" value={100} />
        <ProgressBar label="Preparing" />
      </Stack>
    ),
    "loading bar": (
      <>
        <LoadingBar active progress={42} />
        <small>At the top of the window</small>
      </>
    ),
    skeleton: (
      <Stack gap={3}>
        <Skeleton ratio="16/9" />
        <Skeleton lines={3} />
        <Skeleton width="40%" />
      </Stack>
    ),
  },
};
