import {
  Avatar,
  Badge,
  Button,
  CartIcon,
  Cluster,
  Cover,
  DefinitionList,
  Divider,
  Heading,
  HeartIcon,
  Panel,
  PlayIcon,
  PlusIcon,
  PriceTag,
  Prose,
  Rating,
  Split,
  Stack,
  Text,
} from "@catnip/ui";
import { Tabs } from "@catnip/ui/tabs.tsx";
import { COVERS } from "../fixtures/covers.ts";

/** A game: picture, price, facts, tabs, author. */
export function GamePage() {
  return (
    <Stack gap={5} as="section">
      <Heading level={2}>Night Ferry to Minato</Heading>
      <Split
        sideWidth="22rem"
        side={
          <Stack gap={4}>
            <Panel>
              <PriceTag
                coin="Meow coins"
                size="l"
                final="6.69"
                list="9.99"
                off="−33%"
                note="About $6.69. Lowest price of the last 30 days: 6.49. Ends in 3 days."
                listLabel="Regular price"
                finalLabel="Price now"
              />
              <Stack gap={3}>
                <Button size="l" wide icon={<CartIcon />}>
                  Buy
                </Button>
                <Cluster gap={3} wrap={false}>
                  <Button kind="secondary" wide icon={<PlayIcon />}>
                    Trial
                  </Button>
                  <Button kind="secondary" wide icon={<HeartIcon />}>
                    Wishlist
                  </Button>
                </Cluster>
              </Stack>
              <Divider />
              <DefinitionList
                items={[
                  { term: "Platform", value: "Web, Windows, Android" },
                  { term: "Languages", value: "English, 日本語, 繁體中文" },
                  { term: "Released", value: "Nov 21, 2026" },
                  { term: "Pictures", value: "84" },
                  { term: "Words", value: "210,000" },
                  { term: "Status", value: <Badge tone="success">Completed</Badge> },
                ]}
              />
              <Rating value={92} label="92% of 1,204 players liked it" />
            </Panel>
          </Stack>
        }
      >
        <Stack gap={5}>
          <Cover
            src={COVERS[0]}
            alt="A ferry under a low sun"
            rounded
            sizes="(min-width: 1024px) 60vw, 100vw"
          />
          <Tabs.Root defaultValue="about">
            <Tabs.List label="About this game">
              <Tabs.Tab value="about">Information</Tabs.Tab>
              <Tabs.Tab value="news" count={3}>
                News
              </Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="about">
              <Prose>
                <p>
                  The last ferry leaves at ten past nine. Aya has missed it twice this week, and both times
                  the same deckhand was waiting on the quay with two paper cups of coffee. A slow, warm story
                  about <strong>two grown people</strong> who have stopped hurrying.{" "}
                  <a href="#read">Read the first chapter</a>.
                </p>
                <ul>
                  <li>Six evenings, four endings</li>
                  <li>Fully voiced in Japanese</li>
                </ul>
              </Prose>
            </Tabs.Panel>
            <Tabs.Panel value="news">News</Tabs.Panel>
          </Tabs.Root>
          <Cluster gap={3}>
            <Avatar name="Łucja" />
            <Stack gap={1}>
              <Text weight="strong">Studio Low Tide</Text>
              <Text tone="faint" size="s">
                12 games, 3,410 followers
              </Text>
            </Stack>
            <Button kind="secondary" size="s" icon={<PlusIcon />}>
              Follow
            </Button>
          </Cluster>
        </Stack>
      </Split>
    </Stack>
  );
}
