import {
  Avatar,
  Badge,
  Button,
  Card,
  CheckIcon,
  Cluster,
  Container,
  Cover,
  Divider,
  Heading,
  Panel,
  PlainLink,
  Stack,
  Text,
} from "@catnip/ui";
import { COVERS } from "../fixtures/covers.ts";
import { LONG_TITLE } from "./long-text.tsx";
import type { Part } from "../part.ts";

export const card: Part = {
  title: "Card and panel",
  states: {
    card: (
      <Card>
        <Text>A card with its usual padding.</Text>
      </Card>
    ),
    "one link": (
      <Card interactive>
        <Heading level={2} size="m">
          <PlainLink className="cover-link" href="#game">
            {LONG_TITLE}
          </PlainLink>
        </Heading>
      </Card>
    ),
    panel: (
      <Panel title="Your order" actions={<Button size="s">Edit</Button>}>
        <Text tone="soft">Two games.</Text>
      </Panel>
    ),
    "panel without a title": (
      <Panel>
        <Text tone="soft">Nothing above it.</Text>
      </Panel>
    ),
  },
};

export const cover: Part = {
  title: "Cover",
  states: {
    picture: <Cover src={COVERS[0]} alt="A ferry under a low sun" rounded />,
    badges: (
      <Cover src={COVERS[1]} alt="">
        <Badge tone="glass" icon={<CheckIcon />}>
          In your library
        </Badge>
      </Cover>
    ),
    "failed to load": <Cover src="data:image/png;base64,none" alt="A ferry under a low sun" />,
    "its fallback": <Cover src="data:image/png;base64,none" fallbackSrc={COVERS[2]} alt="A theatre" />,
    upright: (
      <div style={{ width: "12rem" }}>
        <Cover src={COVERS[3]} alt="" ratio="3/4" rounded />
      </div>
    ),
  },
};

export const avatar: Part = {
  title: "Avatar",
  states: {
    picture: <Avatar name="Mika" src={COVERS[4]} />,
    letter: (
      <Cluster>
        <Avatar name="Łucja" />
        <Avatar name="渡辺" size="4rem" />
      </Cluster>
    ),
    "no name": <Avatar name="" />,
    "failed to load": <Avatar name="Mika" src="data:image/png;base64,none" />,
  },
};

export const layout: Part = {
  title: "Layout",
  states: {
    rows: (
      <Stack gap={3}>
        <Card>The first</Card>
        <Divider />
        <Cluster justify="space-between">
          <span>At the start</span>
          <span>At the end</span>
        </Cluster>
      </Stack>
    ),
    container: (
      <Container as="div" width="narrow">
        <Card>As narrow as a form</Card>
      </Container>
    ),
  },
};
