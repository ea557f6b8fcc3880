import { Select } from "@catnip/ui";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { HOME_BRAND } from "@catnip/brands/brand.ts";
import { readAddress, writeAddress, type Address } from "../address.ts";
import { BRANDS } from "../brands.ts";
import { Document } from "../page/document.tsx";
import { Contents } from "./contents.tsx";
import { localesOf } from "./locales-of.ts";

/** The selectable page widths, in px. */
const WIDTHS = ["320", "390", "768", "1024", "1440"];

/** The contents beside one page, which is in an iframe of the selected width. */
export function Shell() {
  const [address, setAddress] = useState(() => readAddress(window.location.search));
  const [width, setWidth] = useState(() => new URLSearchParams(window.location.search).get("width") ?? "390");
  const query = writeAddress(address);
  useEffect(() => {
    document.documentElement.dataset["theme"] = address.theme;
    window.history.replaceState(null, "", `${query}&width=${width}`);
  }, [query, width, address.theme]);
  const brand = BRANDS.get(address.brand) ?? BRANDS.get(HOME_BRAND);
  const change = (next: Partial<Address>) => setAddress({ ...address, ...next });
  const choice = (label: string, options: readonly string[], value: string, key: keyof Address) => (
    <Select
      label={label}
      value={value}
      options={options.map((each) => ({ value: each, label: each }))}
      onChange={(event) => change({ [key]: event.currentTarget.value })}
    />
  );
  const locales = localesOf(brand);
  return (
    <Document accent={brand?.theme.accent ?? "#7fe0b0"}>
      <Sides>
        <nav aria-label="Pages">
          <Switches>
            {choice("Brand", [...BRANDS.keys()], address.brand, "brand")}
            {choice("Theme", ["dark", "light"], address.theme, "theme")}
            {choice("Language", locales, address.locale || (locales[0] ?? ""), "locale")}
            <Select
              label="Width"
              value={width}
              options={WIDTHS.map((each) => ({ value: each, label: `${each} px` }))}
              onChange={(event) => setWidth(event.currentTarget.value)}
            />
          </Switches>
          <Contents address={address} onOpen={change} />
        </nav>
        <main>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own. */}
          <iframe key={query} title="The page" src={`page.html${query}`} style={{ width: `${width}px` }} />
        </main>
      </Sides>
    </Document>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: 17rem minmax(0, 1fr);
  height: 100dvh;
  & > nav {
    overflow: auto;
    padding: var(--space-4);
    border-inline-end: 1px solid var(--line);
  }
  & > main {
    overflow: auto;
    padding: var(--space-4);
    background: var(--sunken);
    & > iframe {
      display: block;
      height: calc(100dvh - 2 * var(--space-4));
      margin-inline: auto;
      border: 1px solid var(--line);
      border-radius: var(--radius-m);
    }
  }
`;
const Switches = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
  padding-bottom: var(--space-4);
`;
