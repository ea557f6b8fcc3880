import {
  Badge,
  CheckIcon,
  Cluster,
  Coins,
  Heading,
  PlainLink,
  PriceTag,
  Prose,
  SkipLink,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from "@catnip/ui";
import { LONG_TITLE, SENTENCES } from "./long-text.tsx";
import type { Part } from "../part.ts";

const LEVELS = [2, 3, 4] as const;
const TONES = ["soft", "faint", "accent", "info", "success", "warn", "danger", "coin"] as const;
const BADGES = ["neutral", "accent", "info", "success", "warn", "danger", "solid"] as const;

export const text: Part = {
  title: "Text",
  states: {
    headings: (
      <Stack gap={3}>
        {LEVELS.map((level) => (
          <Heading key={level} level={level}>
            Heading {level}
          </Heading>
        ))}
      </Stack>
    ),
    "long heading": (
      <Heading level={2} lang="de-DE">
        {LONG_TITLE}
      </Heading>
    ),
    tones: (
      <Stack gap={2}>
        {TONES.map((tone) => (
          <Text key={tone} tone={tone}>
            The last ferry leaves at ten past nine: {tone}.
          </Text>
        ))}
      </Stack>
    ),
    languages: (
      <Stack gap={3}>
        {SENTENCES.map(([lang, sentence]) => (
          <Text key={lang} lang={lang}>
            {sentence}
          </Text>
        ))}
      </Stack>
    ),
    links: (
      <Text>
        Read <TextLink href="#first">the first chapter</TextLink>, or take the{" "}
        <PlainLink href="#plain">plain link</PlainLink>. <SkipLink href="#main">Skip to the page</SkipLink>
        <VisuallyHidden>Only heard.</VisuallyHidden>
      </Text>
    ),
    prose: (
      <Prose lang="de-DE">
        <h2>Nachtfähre nach Minato</h2>
        <p>
          Eine ruhige Geschichte über <strong>zwei Erwachsene</strong>. <a href="#read">Zum ersten Kapitel</a>
          .
        </p>
        <ul>
          <li>Sechs Abende, vier Enden</li>
          <li>{LONG_TITLE}</li>
        </ul>
      </Prose>
    ),
  },
};

export const badge: Part = {
  title: "Badge",
  states: {
    tones: (
      <Cluster gap={2}>
        {BADGES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Cluster>
    ),
    "with an icon": (
      <Badge tone="success" icon={<CheckIcon />}>
        In your library
      </Badge>
    ),
    languages: (
      <Cluster gap={2}>
        <span lang="de-DE">
          <Badge tone="accent">Veröffentlichungsbenachrichtigung</Badge>
        </span>
        <span lang="th-TH">
          <Badge tone="accent">เล่นได้ทันที</Badge>
        </span>
        <span lang="zh-CN">
          <Badge tone="accent">可立即游玩</Badge>
        </span>
      </Cluster>
    ),
  },
};

export const price: Part = {
  title: "Price",
  states: {
    sizes: (
      <Stack gap={4}>
        {(["s", "m", "l"] as const).map((size) => (
          <PriceTag
            key={size}
            size={size}
            coin="Meow coins"
            final="6.69"
            list="9.99"
            off="−33%"
            listLabel="Regular price"
            finalLabel="Price now"
          />
        ))}
      </Stack>
    ),
    "without a sale": <PriceTag coin="Meow coins" final="12.00" />,
    "with a note": <PriceTag size="l" coin="Meow coins" final="6.69" note="About $6.69. Ends in 3 days." />,
    "of many digits": (
      <PriceTag
        size="l"
        coin="Meow coins"
        final="1,234,567.89"
        list="9,999,999.99"
        off="−88%"
        listLabel="Was"
      />
    ),
    coins: <Coins text="1,234.50 coins" />,
    silver: <Coins text="2.00 silver" kind="silver" />,
  },
};
