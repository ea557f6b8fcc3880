import { Breadcrumbs, Pagination, TabLinks } from "@catnip/ui";
import { LONG_TITLE } from "./long-text.tsx";
import type { Part } from "../part.ts";

const pages = {
  label: "Pages",
  href: (page: number) => `#${page}`,
  previousLabel: "Previous page",
  nextLabel: "Next page",
  pageLabel: (page: number) => `Page ${page}`,
};

export const breadcrumbs: Part = {
  title: "Breadcrumbs",
  states: {
    short: <Breadcrumbs label="You are here" items={[{ label: "Home", href: "#" }, { label: "Store" }]} />,
    long: (
      <Breadcrumbs
        label="You are at a long title"
        items={[{ label: "Home", href: "#" }, { label: "Store", href: "#" }, { label: LONG_TITLE }]}
      />
    ),
  },
};

export const pagination: Part = {
  title: "Pagination",
  states: {
    "first page": <Pagination {...pages} label="First of 3" page={1} pages={3} />,
    "in the middle": <Pagination {...pages} label="Middle of 12" page={6} pages={12} />,
    "last page": <Pagination {...pages} label="Last of 1,200" page={1200} pages={1200} />,
  },
};

const CATEGORIES = ["Male-oriented", "Male-oriented · BL", "Female-oriented", "Female-oriented · GL"];

export const tabs: Part = {
  title: "Tabs",
  states: {
    links: (
      <TabLinks
        label="Categories"
        items={CATEGORIES.map((label, index) => ({
          label,
          href: `#${index}`,
          current: index === 1,
          count: index * 40,
        }))}
      />
    ),
  },
};
