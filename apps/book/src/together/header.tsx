import { styled } from "styled-components";
import {
  ArrowLeftIcon,
  Avatar,
  BookIcon,
  Button,
  ButtonLink,
  CartIcon,
  Cluster,
  CoinIcon,
  Container,
  GlobeIcon,
  IconButton,
  media,
  PlainLink,
  PlusIcon,
  SearchIcon,
  TextField,
  UserIcon,
} from "@catnip/ui";
import { Menu } from "@catnip/ui/menu.tsx";

/** The bar of a shop: navigation, search, wallet, cart, account menu. */
export function Header() {
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
                icon={<SearchIcon />}
              />
            </Wide>
            <Button kind="secondary" icon={<CoinIcon />}>
              1,234.50
              <PlusIcon />
            </Button>
            <IconButton label="Cart, 2 games" badge="2">
              <CartIcon />
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
                <Menu.LinkItem href="#store" icon={<BookIcon />} current>
                  My Store
                </Menu.LinkItem>
                <Menu.LinkItem href="#profile" icon={<UserIcon />}>
                  Profile
                </Menu.LinkItem>
                <Menu.Folder label="Language" icon={<GlobeIcon />}>
                  <Menu.LinkItem href="#de" document lang="de">
                    Deutsch
                  </Menu.LinkItem>
                  <Menu.LinkItem href="#ja" document lang="ja">
                    日本語
                  </Menu.LinkItem>
                </Menu.Folder>
                <Menu.Separator />
                <Menu.Item icon={<ArrowLeftIcon />}>Log out</Menu.Item>
              </Menu.Popup>
            </Menu.Root>
          </Cluster>
        </Cluster>
      </Container>
    </Bar>
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
