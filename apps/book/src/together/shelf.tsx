import { useState } from "react";
import {
  Badge,
  Breadcrumbs,
  Card,
  Checkbox,
  CheckIcon,
  Cluster,
  Cover,
  Grid,
  Heading,
  Pagination,
  Panel,
  PlainLink,
  PriceTag,
  Select,
  Split,
  Stack,
  TabLinks,
  Text,
} from "@catnip/ui";
import { RangeSlider } from "@catnip/ui/range-slider.tsx";
import { COVERS } from "../fixtures/covers.ts";
import { CardWords } from "./card-words.tsx";

/** A list of games: breadcrumbs, tabs, filters, cards, pages. */
export function Shelf() {
  const [price, setPrice] = useState<[number, number]>([300, 1800]);
  return (
    <Stack gap={5} as="section">
      <Breadcrumbs label="You are here" items={[{ label: "Home", href: "#" }, { label: "Store" }]} />
      <Cluster justify="space-between" align="end">
        <Stack gap={2}>
          <Heading level={2} size="2xl">
            Stories for the evening
          </Heading>
          <Text tone="soft" size="l">
            Original games by independent authors. 128 in this category.
          </Text>
        </Stack>
        <div style={{ width: "14rem" }}>
          <Select
            label="Sort by"
            options={[
              { value: "released", label: "Newest first" },
              { value: "updated", label: "Recently updated" },
            ]}
          />
        </div>
      </Cluster>
      <TabLinks
        label="Categories"
        items={[
          { label: "Boys", href: "#a", current: true, count: 64 },
          { label: "Boys' love", href: "#b", current: false, count: 22 },
          { label: "Girls", href: "#c", current: false, count: 31 },
          { label: "Girls' love", href: "#d", current: false, count: 11 },
        ]}
      />
      <Split
        sideFirst
        sideWidth="17rem"
        side={
          <Panel title="Price">
            <RangeSlider
              label="Price"
              min={0}
              max={3000}
              step={50}
              value={price}
              onValueChange={setPrice}
              minLabel="Lowest"
              maxLabel="Highest"
            />
            <Checkbox label="After discount" defaultChecked />
            <Checkbox label="Free trial only" hint="Games you can start at once" />
          </Panel>
        }
      >
        <Stack gap={7}>
          <Grid min="15.5rem" gap={5} as="ul">
            {GAMES.map((game, index) => (
              <Card key={game.title} as="li" padding="none" interactive>
                <Cover src={index === 5 ? "/missing.png" : COVERS[index]} alt="" priority={index === 0}>
                  {index === 1 && (
                    <Badge tone="glass" icon={<CheckIcon />}>
                      In your library
                    </Badge>
                  )}
                  {index === 3 && <Badge tone="glass">Released in 12 days</Badge>}
                </Cover>
                <CardWords>
                  <Heading level={3} size="m">
                    <PlainLink className="cover-link" href="#game">
                      {game.title}
                    </PlainLink>
                  </Heading>
                  <Text tone="faint" size="s">
                    {game.by}
                  </Text>
                  <PriceTag
                    coin="Meow coins"
                    final={game.price}
                    list={game.list}
                    off={game.off}
                    listLabel="Regular price"
                  />
                </CardWords>
              </Card>
            ))}
          </Grid>
          <Pagination
            label="Pages"
            page={4}
            pages={12}
            href={(page) => `#${page}`}
            previousLabel="Previous page"
            nextLabel="Next page"
            pageLabel={(page) => `Page ${page}`}
          />
        </Stack>
      </Split>
    </Stack>
  );
}

const GAMES = [
  { title: "Night Ferry to Minato", by: "Studio Low Tide", price: "6.69", list: "9.99", off: "−33%" },
  { title: "The Lighthouse Keeper's Letters", by: "Harbour & Daughters", price: "12.00" },
  { title: "Red Thread Theatre", by: "Atelier Kuroyuri", price: "4.50", list: "9.00", off: "−50%" },
  { title: "Moonlit Apartment 301", by: "Paper Lantern", price: "8.00" },
  { title: "Greenhouse of Glass", by: "Verdant Works", price: "15.50" },
  { title: "Amber Hour", by: "Late Summer Club", price: "7.20", list: "8.00", off: "−10%" },
];
