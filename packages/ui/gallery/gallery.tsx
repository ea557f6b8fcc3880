import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { Dialog } from "../src/dialog.tsx";
import * as icons from "../src/icons.tsx";
import {
  Avatar,
  Badge,
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Cluster,
  CodeField,
  Coins,
  Container,
  Cover,
  DefinitionList,
  Divider,
  EmptyState,
  GlobalStyle,
  Grid,
  Heading,
  IconButton,
  LoadingBar,
  media,
  Notice,
  NumberField,
  Pagination,
  Panel,
  PasswordField,
  PlainLink,
  PriceTag,
  ProgressBar,
  Prose,
  RadioTile,
  RadioTiles,
  Rating,
  Select,
  Skeleton,
  SkipLink,
  Spinner,
  Split,
  Stack,
  StepList,
  Switch,
  Table,
  TabLinks,
  Text,
  TextArea,
  TextField,
  TextLink,
  Toast,
  ToastRegion,
  type Theme,
} from "../src/index.ts";
import { Menu } from "../src/menu.tsx";
import { Popover } from "../src/popover.tsx";
import { RangeSlider } from "../src/range-slider.tsx";
import { RichSelect } from "../src/rich-select.tsx";
import { Tabs } from "../src/tabs.tsx";
import { Tooltip } from "../src/tooltip.tsx";
import { COVERS } from "./covers.ts";

/** Every component on one page, in realistic combinations. */
export function Gallery({ theme }: { theme: Theme }) {
  return (
    <>
      <GlobalStyle theme={theme} />
      <LoadingBar active progress={42} />
      <SkipLink href="#main">Skip to the page</SkipLink>
      <Header />
      <Container as="main" id="main">
        <Stack gap={9} as="div" style={{ paddingBlock: "2rem 5rem" }}>
          <Shelf />
          <GamePage />
          <Checkout />
          <Fields />
          <Feedback />
          <Lists />
          <Popups />
          <Icons />
        </Stack>
      </Container>
      <ToastRegion label="Messages">
        <Toast title="Added to the cart" onClose={() => undefined} closeLabel="Close">
          Night Ferry waits there for you.
        </Toast>
      </ToastRegion>
    </>
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

function Header() {
  return (
    <Bar>
      <Container as="div">
        <Cluster justify="space-between" wrap={false}>
          <Cluster gap={6} wrap={false}>
            <Brand href="#">Catnip</Brand>
            <Wide>
              <Cluster gap={1} as="nav" aria-label="Main" wrap={false}>
                <ButtonLink kind="ghost" href="#">
                  Home
                </ButtonLink>
                <ButtonLink kind="ghost" href="#">
                  Store
                </ButtonLink>
                <ButtonLink kind="ghost" href="#">
                  My Store
                </ButtonLink>
              </Cluster>
            </Wide>
          </Cluster>
          <Cluster gap={2} wrap={false}>
            <Wide>
              <TextField
                label="Search"
                hideLabel
                type="search"
                placeholder="Search games"
                icon={<icons.SearchIcon />}
              />
            </Wide>
            <Button kind="secondary" icon={<icons.CoinIcon />}>
              1,234.50
              <icons.PlusIcon />
            </Button>
            <IconButton label="Cart, 2 games" badge="2">
              <icons.CartIcon />
            </IconButton>
            <Menu.Root>
              <Menu.Trigger
                render={
                  <IconButton label="Account">
                    <Avatar name="Mika" size="2rem" />
                  </IconButton>
                }
              />
              <Menu.Popup align="end">
                <Menu.LinkItem href="#store" icon={<icons.BookIcon />} current>
                  My Store
                </Menu.LinkItem>
                <Menu.LinkItem href="#profile" icon={<icons.UserIcon />}>
                  Profile
                </Menu.LinkItem>
                <Menu.Folder label="Language" icon={<icons.GlobeIcon />}>
                  <Menu.LinkItem href="#de" document lang="de">
                    Deutsch
                  </Menu.LinkItem>
                  <Menu.LinkItem href="#ja" document lang="ja">
                    日本語
                  </Menu.LinkItem>
                </Menu.Folder>
                <Menu.Separator />
                <Menu.Item icon={<icons.ArrowLeftIcon />}>Log out</Menu.Item>
              </Menu.Popup>
            </Menu.Root>
          </Cluster>
        </Cluster>
      </Container>
    </Bar>
  );
}

function Shelf() {
  const [price, setPrice] = useState<[number, number]>([300, 1800]);
  return (
    <Stack gap={5} as="section">
      <Breadcrumbs label="You are here" items={[{ label: "Home", href: "#" }, { label: "Store" }]} />
      <Cluster justify="space-between" align="end">
        <Stack gap={2}>
          <Heading level={1}>Stories for the evening</Heading>
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
                    <Badge tone="glass" icon={<icons.CheckIcon />}>
                      In your library
                    </Badge>
                  )}
                  {index === 3 && <Badge tone="glass">Released in 12 days</Badge>}
                </Cover>
                <CardWords>
                  <Heading level={2} size="m">
                    <PlainLink className="cover-link" href="#game">
                      {game.title}
                    </PlainLink>
                  </Heading>
                  <Text tone="faint" size="s">
                    {game.by}
                  </Text>
                  <PriceTag
                    coin
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

function GamePage() {
  return (
    <Stack gap={5} as="section">
      <Heading level={2}>Night Ferry to Minato</Heading>
      <Split
        sideWidth="22rem"
        side={
          <Stack gap={4}>
            <Panel>
              <PriceTag
                coin
                size="l"
                final="6.69"
                list="9.99"
                off="−33%"
                note="About $6.69. Lowest price of the last 30 days: 6.49. Ends in 3 days."
                listLabel="Regular price"
                finalLabel="Price now"
              />
              <Stack gap={3}>
                <Button size="l" wide icon={<icons.CartIcon />}>
                  Buy
                </Button>
                <Cluster gap={3} wrap={false}>
                  <Button kind="secondary" wide icon={<icons.PlayIcon />}>
                    Trial
                  </Button>
                  <Button kind="secondary" wide icon={<icons.HeartIcon />}>
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
            <Button kind="secondary" size="s" icon={<icons.PlusIcon />}>
              Follow
            </Button>
          </Cluster>
        </Stack>
      </Split>
    </Stack>
  );
}

function Checkout() {
  return (
    <Stack gap={5} as="section">
      <Heading level={2}>Checkout</Heading>
      <Split
        sideWidth="24rem"
        side={
          <Panel title="Your order">
            <StepList
              steps={[
                { label: "Night Ferry to Minato", amount: "9.99" },
                { label: "Shop discount", note: "33% until Nov 24", amount: "−3.30", kind: "minus" },
                { label: "Coupon “Autumn”", note: "10% of 6.69", amount: "−0.67", kind: "minus" },
                { label: "Subtotal", amount: "6.02", kind: "subtotal" },
                { label: "Silver coins", amount: "−2.00", kind: "minus" },
                { label: "To pay", amount: <Coins amount="4.02" label="Meow coins" />, kind: "total" },
              ]}
            />
            <Switch label="Use silver coins" hint="You have 2.00" defaultChecked />
            <Notice tone="success" live={false}>
              You have enough coins.
            </Notice>
            <Button size="l" wide>
              Confirm
            </Button>
          </Panel>
        }
      >
        <Stack gap={6}>
          <RadioTiles legend="Choose an amount" name="plan" defaultValue="2" min="9.5rem">
            <RadioTile value="1" title={<Coins amount="500" label="Meow coins" />} note="$4.99" />
            <RadioTile
              value="2"
              title={<Coins amount="1,000" label="Meow coins" />}
              note="$9.99"
              badge="+50 silver"
            />
            <RadioTile
              value="3"
              title={<Coins amount="3,000" label="Meow coins" />}
              note="$29.99"
              badge="+200 silver"
            />
            <RadioTile
              value="4"
              title={<Coins amount="10,000" label="Meow coins" />}
              note="$99.99"
              disabled
            />
          </RadioTiles>
          <RadioTiles legend="Pay with" name="method" defaultValue="card" min="14rem">
            <RadioTile value="card" title="Credit card" note="VISA, Master, JCB">
              <icons.CoinIcon size="1.5rem" />
            </RadioTile>
            <RadioTile value="wallet" title="Alipay" note="Scan with your phone">
              <icons.GlobeIcon size="1.5rem" />
            </RadioTile>
          </RadioTiles>
          <Panel>
            <Table
              caption="Cart"
              columns={[
                { key: "game", header: "Game" },
                { key: "coupon", header: "Coupon" },
                { key: "price", header: "Price", align: "end" },
              ]}
              rows={[
                {
                  key: "1",
                  cells: {
                    game: "Night Ferry to Minato",
                    coupon: <Badge tone="accent">−10%</Badge>,
                    price: "6.02",
                  },
                },
                {
                  key: "2",
                  cells: {
                    game: "Red Thread Theatre",
                    coupon: <TextLink href="#c">Choose</TextLink>,
                    price: "4.50",
                  },
                },
              ]}
            />
          </Panel>
        </Stack>
      </Split>
    </Stack>
  );
}

function Fields() {
  const [language, setLanguage] = useState<string>("en");
  return (
    <Stack gap={5} as="section">
      <Heading level={2}>Fields and buttons</Heading>
      <Grid min="20rem" gap={6}>
        <Stack gap={4}>
          <TextField
            label="Email"
            type="email"
            placeholder="you@example.com"
            hint="We send a code to this address."
          />
          <TextField label="Nickname" defaultValue="Mika" error="This name is taken. Try another one." />
          <PasswordField
            label="Password"
            showLabel="Show password"
            hideLabel="Hide password"
            defaultValue="moonlight8"
            hint="8 to 16 letters and digits"
          />
        </Stack>
        <Stack gap={4}>
          <CodeField label="Verification code" hint="8 digits, valid for 10 minutes" />
          <NumberField label="Amount" min={1} max={9999} defaultValue={120} suffix={<icons.CoinIcon />} />
          <TextArea label="Your comment" rows={3} placeholder="What stayed with you?" />
        </Stack>
        <Stack gap={4}>
          <RichSelect
            label="Country of residence"
            value={language}
            onValueChange={setLanguage}
            options={[
              { value: "en", label: "Iceland", icon: <icons.GlobeIcon /> },
              { value: "ja", label: "Japan", icon: <icons.GlobeIcon /> },
            ]}
          />
          <TextField label="Not now" disabled defaultValue="Locked" />
          <Switch label="Show my email" />
          <Checkbox label="I am 18 or older" error="Please confirm to go on." />
        </Stack>
      </Grid>
      <Cluster>
        <Button>Primary</Button>
        <Button kind="secondary">Secondary</Button>
        <Button kind="ghost">Ghost</Button>
        <Button kind="danger" icon={<icons.TrashIcon />}>
          Delete account
        </Button>
        <Button busy busyLabel="Saving">
          Saving changes
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="s">Small</Button>
        <Button size="s" kind="secondary">
          Small
        </Button>
        <Button size="l">Large</Button>
        <IconButton label="Share" kind="secondary">
          <icons.ShareIcon />
        </IconButton>
        <IconButton label="Full screen" kind="primary">
          <icons.FullscreenIcon />
        </IconButton>
      </Cluster>
    </Stack>
  );
}

function Feedback() {
  return (
    <Stack gap={5} as="section">
      <Heading level={2}>Words from the shop</Heading>
      <Grid min="20rem" gap={4}>
        <Notice title="Maintenance on Sunday" live={false}>
          The shop is closed from 04:00 to 07:00 GMT.
        </Notice>
        <Notice tone="success" title="Payment received" live={false}>
          1,000 coins are in your wallet.
        </Notice>
        <Notice
          tone="warn"
          title="Not in your language"
          onClose={() => undefined}
          closeLabel="Close"
          live={false}
        >
          This game speaks Japanese only.
        </Notice>
        <Notice
          tone="error"
          title="Network request failed"
          action={
            <Button size="s" kind="secondary">
              Try again
            </Button>
          }
          live={false}
        >
          Please check your internet.
        </Notice>
      </Grid>
      <Grid min="20rem" gap={4}>
        <Card>
          <EmptyState
            art="cart"
            title="Your cart is empty"
            action={<ButtonLink href="#">Browse the store</ButtonLink>}
          >
            Games you add are kept here until you are ready.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState art="heart" title="No wishes yet">
            Press the heart on a game to be told when it comes out.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState art="shelf" title="Nothing on the shelf">
            Games you buy stay here for good.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState art="search" title="Nothing found">
            Try fewer words, or another category.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState art="box" title="No news" />
        </Card>
        <Card>
          <EmptyState art="chat" title="Be the first to comment" />
        </Card>
      </Grid>
      <Grid min="15rem" gap={4}>
        <Card padding="none">
          <Skeleton ratio="16/9" radius="0" />
          <CardWords>
            <Skeleton lines={2} />
            <Skeleton width="40%" />
          </CardWords>
        </Card>
        <Stack gap={4}>
          <ProgressBar label="Downloading" value={64} />
          <ProgressBar label="Preparing" />
          <Spinner label="Loading" />
        </Stack>
        <Cluster gap={2} align="start">
          <Badge>Neutral</Badge>
          <Badge tone="accent">New</Badge>
          <Badge tone="info">Preview</Badge>
          <Badge tone="success">Completed</Badge>
          <Badge tone="warn">Ends soon</Badge>
          <Badge tone="danger">Failed</Badge>
          <Badge tone="solid">−33%</Badge>
        </Cluster>
      </Grid>
    </Stack>
  );
}

function Lists() {
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>Letters of the world</Heading>
      <Grid min="18rem" gap={4}>
        {SCRIPTS.map(([lang, sentence]) => (
          <Card key={lang}>
            <Text tone="faint" size="xs">
              {lang}
            </Text>
            <p lang={lang}>{sentence}</p>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

const SCRIPTS: readonly (readonly [string, string])[] = [
  ["vi-VN", "Chuyến phà cuối cùng rời bến lúc chín giờ mười phút."],
  ["ru-RU", "Последний паром отходит в десять минут десятого."],
  ["tr-TR", "Son vapur dokuzu on geçe kalkıyor; iskelede biri bekliyor."],
  ["th-TH", "เรือเฟอร์รีเที่ยวสุดท้ายออกตอนสามทุ่มสิบนาที"],
  ["ja-JP", "最終のフェリーは二十一時十分に出る。"],
  ["ko-KR", "마지막 여객선은 아홉 시 십 분에 떠납니다."],
  ["zh-TW", "最後一班渡輪在九點十分開出。"],
];

function Popups() {
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
                <RadioTile value="1" title={<Coins amount="500" label="Meow coins" />} note="$4.99" />
                <RadioTile
                  value="2"
                  title={<Coins amount="1,000" label="Meow coins" />}
                  note="$9.99"
                  badge="+50"
                />
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

function Icons() {
  const all = (Object.entries(icons) as [string, (props: icons.IconProps) => ReactNode][]).toSorted(
    ([one], [other]) => one.localeCompare(other),
  );
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>Icons</Heading>
      <Cluster gap={4}>
        {all.map(([name, Icon]) => (
          <IconSample key={name}>
            <Icon size="1.75rem" />
            {name.replace("Icon", "")}
          </IconSample>
        ))}
      </Cluster>
    </Stack>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 100;
  height: var(--header-height);
  background: color-mix(in srgb, var(--canvas) 88%, transparent);
  backdrop-filter: blur(12px);
  border-bottom: 1px solid var(--line);
  & > div > div {
    height: var(--header-height);
  }
`;
const Wide = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
  }
`;
const Brand = styled(PlainLink)`
  font-size: var(--size-xl);
  font-weight: 760;
  letter-spacing: -0.03em;
`;
const CardWords = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
`;
const IconSample = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-1);
  width: 5.5rem;
  color: var(--text-soft);
  font-size: 0.6875rem;
`;
