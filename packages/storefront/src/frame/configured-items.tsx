import { translatedIn } from "@catnip/domain/articles";
import { menuTarget } from "@catnip/domain/configuration";
import { ChevronDownIcon, media, PlainLink } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { Fragment, type ReactNode } from "react";
import { styled } from "styled-components";
import type { Translations } from "../articles/translated.ts";
import { HeaderMenu } from "@catnip/site/frame/header-menu.tsx";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { useShopFrame, type ConfiguredItem } from "./shop-frame.ts";
import { SHOP_MESSAGES } from "./shop-messages.ts";

/** The header's configured items, in the bar. In windows narrower than its `min`, an item moves to the menu. */
export function ConfiguredBarItems() {
  const { items, t } = useShopFrame().header;
  const titleOf = useItemTitle(t);
  return items.map((item) => (
    <InBar key={item.tPath} data-min={item.min || undefined}>
      {item.type === "folder" ? (
        <HeaderMenu icon={<ChevronDownIcon />} label={titleOf(item)} labelled>
          {item.list.map((inside) => (
            <li key={inside.tPath}>
              <ItemLink item={inside}>{titleOf(inside)}</ItemLink>
            </li>
          ))}
        </HeaderMenu>
      ) : (
        <ItemLink item={item}>{titleOf(item)}</ItemLink>
      )}
    </InBar>
  ));
}

/**
 * The same items for windows too narrow for the bar, at the end of the account menu.
 *
 * @param props.all for the dock's menu: its windows have no bar
 */
export function ConfiguredMenuItems({ all = false }: { all?: boolean }) {
  const { items, t } = useShopFrame().header;
  const titleOf = useItemTitle(t);
  return items
    .filter(({ min }) => all || min > 0)
    .map((item) => (
      <Fragment key={item.tPath}>
        {[item, ...item.list].map((each) => (
          <InMenu key={each.tPath} data-below={all ? undefined : item.min}>
            {each.type === "folder" ? (
              <Folder>{titleOf(each)}</Folder>
            ) : (
              <ItemLink item={each}>{titleOf(each)}</ItemLink>
            )}
          </InMenu>
        ))}
      </Fragment>
    ));
}

/** The link of a configured item: within the shop in the visitor's language, or external in a new window. */
export function ItemLink({ item, children }: { item: ConfiguredItem; children: ReactNode }) {
  const path = usePath();
  const target = menuTarget(item.value);
  if (!target) return null;
  const look = { "data-look": item.type === "btn" ? "button" : undefined };
  return target.kind === "shop" ? (
    <PlainLink href={path(target.path)} {...look}>
      {children}
    </PlainLink>
  ) : (
    <a href={target.url} target="_blank" rel="noopener noreferrer" {...look}>
      {children}
    </a>
  );
}

/**
 * An item's title: the document's translation, else the shop's own translation, else the English original. A title in
 * another language than the page gets a `lang` attribute.
 */
export function useItemTitle(t: Translations): (item: Pick<ConfiguredItem, "tPath" | "title">) => ReactNode {
  const { i18n } = useLingui();
  const locale = useLocale();
  return ({ tPath, title }) => {
    const { text, lang } = translatedIn(t, tPath, locale, "");
    const words = SHOP_MESSAGES[tPath];
    if (text === "" && words) return i18n._(words);
    return lang.toLowerCase() === locale.toLowerCase() ? (
      text || title
    ) : (
      <span lang={lang}>{text || title}</span>
    );
  };
}

const InBar = styled.div`
  display: contents;
  & > [data-look="button"] {
    align-self: center;
    min-height: calc(var(--target) - var(--space-2));
    border-radius: var(--radius-pill);
    background: var(--accent-soft);
    color: var(--accent-text);
  }
  &[data-min] {
    display: none;
  }
  &[data-min="650"] {
    ${media.tablet} {
      display: contents;
    }
  }
  &[data-min="1024"] {
    ${media.desktop} {
      display: contents;
    }
  }
  &[data-min="1440"] {
    ${media.desktopLarge} {
      display: contents;
    }
  }
`;
const InMenu = styled.li`
  &[data-below="650"] {
    ${media.tablet} {
      display: none;
    }
  }
  &[data-below="1024"] {
    ${media.desktop} {
      display: none;
    }
  }
  &[data-below="1440"] {
    ${media.desktopLarge} {
      display: none;
    }
  }
`;
const Folder = styled.span`
  display: block;
  padding: var(--space-3) var(--space-3) var(--space-1);
  color: var(--text-soft);
  font-size: var(--size-s);
`;
