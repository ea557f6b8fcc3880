import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { describe, expect, it } from "vitest";
import { FALLBACK_COVER } from "./cover.tsx";
import {
  Avatar,
  Breadcrumbs,
  Button,
  ButtonLink,
  Checkbox,
  CodeField,
  Coins,
  Cover,
  EmptyState,
  Heading,
  HeartIcon,
  IconButton,
  type LinkProps,
  LinkProvider,
  Notice,
  Pagination,
  PasswordField,
  PriceTag,
  ProgressBar,
  RadioTile,
  RadioTiles,
  Select,
  Skeleton,
  StepList,
  Switch,
  Table,
  TabLinks,
  TextField,
  Toast,
  ToastRegion,
} from "./index.ts";

/** A fake router link that renders its props. */
const Router = ({ document: full, href, children }: LinkProps) => (
  <a href={`/de-DE${href}`} data-full={full}>
    {children}
  </a>
);

const url = (src: string, width: number) => `${src}?w=${width}`;

/** Markup without class names, which are an implementation detail. */
const draw = (part: ReactElement) => renderToStaticMarkup(part).replaceAll(/ class="[^"]*"/g, "");

describe("buttons", () => {
  it("do not submit their form unless asked to", () => {
    expect(draw(<Button>Buy</Button>)).toContain('type="button"');
    expect(draw(<Button type="submit">Buy</Button>)).toContain('type="submit"');
  });

  it("keep their label and focus while busy, and announce it", () => {
    const markup = draw(
      <Button busy busyLabel="Saving">
        Save
      </Button>,
    );
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toContain(" disabled");
    expect(markup).toContain("Save");
    expect(markup).toContain("<output>Saving</output>");
  });

  it("without text have an accessible name", () => {
    expect(draw(<IconButton label="Add to wishlist">{<HeartIcon />}</IconButton>)).toContain(
      'aria-label="Add to wishlist"',
    );
  });

  it("that link somewhere are anchors, and use the shop's router when there is one", () => {
    expect(draw(<ButtonLink href="/store">Store</ButtonLink>)).toContain('href="/store"');
    expect(
      draw(
        <LinkProvider component={Router}>
          <ButtonLink href="/store" document>
            Store
          </ButtonLink>
        </LinkProvider>,
      ),
    ).toContain('<a href="/de-DE/store" data-full="true">');
  });
});

describe("fields", () => {
  it("link label, hint and error to the control", () => {
    const markup = draw(
      <TextField id="mail" label="Email" hint="We write once." error="This is no address." />,
    );
    expect(markup).toContain('<label for="mail">Email</label>');
    expect(markup).toContain('aria-describedby="mail-error mail-hint"');
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain('id="mail-hint"');
    expect(markup).toMatch(/id="mail-error" role="alert"/u);
  });

  it("without hint or error reference nothing", () => {
    expect(draw(<TextField label="Email" />)).not.toMatch(/aria-(describedby|invalid)/u);
  });

  it("with a hidden label still have one", () => {
    expect(draw(<TextField id="q" label="Search" hideLabel />)).toContain('<label for="q">Search</label>');
  });

  it("for codes support autofill and a numeric keyboard", () => {
    const markup = draw(<CodeField label="Code" />);
    expect(markup).toContain('autoComplete="one-time-code"');
    expect(markup).toContain('inputMode="numeric"');
    expect(markup).toContain('pattern="[0-9]{8}"');
  });

  it("for passwords hide them and offer to show them", () => {
    const markup = draw(
      <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />,
    );
    expect(markup).toContain('type="password"');
    expect(markup).toContain('aria-label="Show password" aria-pressed="false"');
  });

  it("for choices are native, so that they work before any script", () => {
    expect(draw(<Select name="sort" label="Sort" options={[{ value: "new", label: "Newest" }]} />)).toContain(
      '<option value="new">Newest</option>',
    );
    expect(draw(<Checkbox name="after" label="After discount" />)).toMatch(
      /<input type="checkbox"[^>]* name="after"/u,
    );
    expect(draw(<Switch name="silver" label="Use silver" />)).toMatch(
      /type="checkbox" role="switch" name="silver"/u,
    );
  });

  it("as tiles are one group of radio buttons under one legend", () => {
    const markup = draw(
      <RadioTiles legend="Pay with" name="method" defaultValue="card">
        <RadioTile value="card" title="Card" />
        <RadioTile value="line" title="LINE PAY" disabled />
      </RadioTiles>,
    );
    expect(markup).toContain("<legend>Pay with</legend>");
    const [card = "", line = ""] = markup.match(/<input[^>]*>/gu) ?? [];
    for (const radio of [card, line]) {
      expect(radio).toContain('type="radio"');
      expect(radio).toContain('name="method"');
    }
    expect(card).toContain('checked=""');
    expect(line).not.toContain('checked=""');
    expect(line).toContain('disabled=""');
  });
});

describe("covers", () => {
  // R-UPL-8
  it("offer widths in multiples of 80 up to 640 and reserve their space", () => {
    const markup = draw(<Cover src="/a.jpg" alt="" url={url} ratio="3/4" />);
    expect(markup).toContain("/a.jpg?w=160 160w, /a.jpg?w=320 320w, /a.jpg?w=480 480w, /a.jpg?w=640 640w");
    expect(markup).toContain('loading="lazy"');
    expect(markup).toContain('style="--ratio:3/4"');
    expect(draw(<Cover src="/a.jpg" alt="" url={url} fit="contain" />)).toContain('data-fit="contain"');
    const sheet = new ServerStyleSheet();
    renderToStaticMarkup(
      sheet.collectStyles(<Cover src="/a.jpg" alt="" url={url} ratio="3/4" fit="contain" />),
    );
    expect(sheet.getStyleTags()).toContain("aspect-ratio:var(--ratio)");
    expect(sheet.getStyleTags()).toContain("[data-fit]>img{object-fit:contain;}");
  });

  it("above the fold load eagerly with high priority", () => {
    const markup = draw(<Cover src="/a.jpg" alt="" url={url} priority="high" />);
    expect(markup).toContain('loading="eager"');
    expect(markup).toContain('fetchPriority="high"');
  });

  // R-UPL-9
  it("without a picture show the sleeping cat", () => {
    expect(draw(<Cover src={null} alt="" url={url} />)).toContain(
      `src="${FALLBACK_COVER.replaceAll("'", "&#x27;")}"`,
    );
  });
});

describe("prices", () => {
  it("announce what the strikethrough means", () => {
    const markup = draw(
      <PriceTag final="6.69" list="9.99" off="−33%" listLabel="Regular price" finalLabel="Price now" />,
    );
    expect(markup).toMatch(/<s><span>Regular price <\/span><span>9\.99<\/span><\/s>/u);
    expect(markup).toMatch(/<span>Price now <\/span><span>6\.69/u);
  });

  it("without a discount show no struck price and no empty badge", () => {
    const isOnSale = false;
    expect(
      draw(<PriceTag final="6.69" list={isOnSale && "9.99"} off={isOnSale && "−33%"} note={null} />),
    ).toBe(draw(<PriceTag final="6.69" />));
    expect(draw(<PriceTag final="6.69" />)).not.toContain("<s>");
  });

  // R-WAL-25
  it("in coins carry their unit as text", () => {
    const text = draw(<Coins text="5.00 silver" kind="silver" />).replaceAll(/<[^>]*>/g, "");
    expect(text).toBe("5.00 silver");
    expect(draw(<PriceTag final="6.69" coin="Meow coins" />)).toContain('aria-label="Meow coins"');
  });

  it("are listed step by step, label and amount together", () => {
    const markup = draw(
      <StepList
        steps={[
          { label: "Price", amount: "9.99" },
          { label: "Discount", amount: "−3.30", kind: "minus", note: "33%" },
          { label: "Total", amount: "6.69", kind: "total" },
        ]}
      />,
    );
    expect(markup).toContain("<dt>Discount<small>33%</small></dt><dd>−3.30</dd>");
    expect(markup).toContain('data-kind="total"');
  });
});

describe("messages", () => {
  it("are assertive only when something went wrong", () => {
    expect(draw(<Notice tone="error">No.</Notice>)).toContain('role="alert"');
    expect(draw(<Notice tone="success">Yes.</Notice>)).toContain('role="status"');
    expect(draw(<Notice live={false}>Always here.</Notice>)).not.toContain("role=");
  });

  it("as toasts appear in a region that existed before", () => {
    const markup = draw(
      <ToastRegion label="Messages">
        <Toast>Saved.</Toast>
      </ToastRegion>,
    );
    expect(markup).toContain('aria-label="Messages" aria-live="polite"');
  });

  it("of empty states offer a next step", () => {
    expect(
      draw(<EmptyState art="cart" title="Your cart is empty" action={<a href="/store">Store</a>} />),
    ).toContain("<strong>Your cart is empty</strong>");
  });
});

describe("navigation", () => {
  it("breadcrumbs end at the page itself, which is not a link", () => {
    const markup = draw(
      <Breadcrumbs label="You are here" items={[{ label: "Home", href: "/" }, { label: "Store" }]} />,
    );
    expect(markup).toContain('<span aria-current="page">Store</span>');
  });

  it("pagination is links, marks the current page, and its ends are not links", () => {
    const words = {
      label: "Pages",
      previousLabel: "Previous",
      nextLabel: "Next",
      pageLabel: (page: number) => `Page ${page}`,
    };
    const markup = draw(<Pagination {...words} page={1} pages={3} href={(page) => `?page=${page}`} />);
    expect(markup).toContain('href="?page=1" aria-label="Page 1" aria-current="page"');
    expect(markup).toContain('href="?page=2" aria-label="Next" rel="next"');
    expect(markup).not.toContain("Previous");
    expect(draw(<Pagination {...words} page={1} pages={1} href={String} />)).toBe("");
  });

  it("tabs that are pages mark the current one", () => {
    const markup = draw(
      <TabLinks
        label="My games"
        items={[
          { label: "Cart", href: "/my-store?tab=cart", current: true, count: 2 },
          { label: "Wishlist", href: "/my-store?tab=wishlist", current: false },
        ]}
      />,
    );
    expect(markup.match(/aria-current="page"/gu)).toHaveLength(1);
  });

  it("headings keep level and size apart", () => {
    expect(
      draw(
        <Heading level={3} size="xl">
          Words
        </Heading>,
      ),
    ).toBe('<h3 data-size="xl">Words</h3>');
  });
});

describe("data", () => {
  it("in a table have a caption, column headers and, on phones, labels beside the cells", () => {
    const markup = draw(
      <Table
        caption="Purchases"
        hideCaption
        columns={[{ key: "game", header: "Game" }]}
        rows={[{ key: "1", cells: { game: "Night Ferry" } }]}
      />,
    );
    expect(markup).toContain("<caption><span>Purchases</span></caption>");
    expect(markup).toContain('<th scope="col">Game</th>');
    expect(markup).toContain('<span aria-hidden="true">Game</span>');
  });

  it("that are missing leave a sentence across the table", () => {
    const columns = [
      { key: "a", header: "A" },
      { key: "b", header: "B" },
    ];
    expect(draw(<Table caption="Log" columns={columns} rows={[]} empty="Nothing yet" />)).toContain(
      '<td colSpan="2">Nothing yet</td>',
    );
  });

  it("while loading are not announced", () => {
    expect(draw(<Skeleton lines={3} />).match(/aria-hidden/gu)).toHaveLength(1);
    expect(draw(<ProgressBar label="Downloading" value={40} />)).toMatch(/<progress[^>]* value="40"/u);
    expect(draw(<ProgressBar label="Preparing" />)).not.toMatch(/<progress[^>]* value/u);
  });

  it("of people without a picture show the first letter of their name", () => {
    expect(draw(<Avatar name="  łucja" />)).toContain(">Ł<");
    expect(draw(<Avatar name="👩‍👩‍👧 family" />)).toContain(">👩‍👩‍👧<");
    expect(draw(<Avatar name="" />)).toContain(">?<");
  });
});
