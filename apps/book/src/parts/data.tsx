import { Badge, Coins, DefinitionList, EmptyState, StepList, Table } from "@catnip/ui";
import { LONG_TITLE } from "./long-text.tsx";
import type { Part } from "../part.ts";

const columns = [
  { key: "game", header: "Game" },
  { key: "coupon", header: "Coupon" },
  { key: "price", header: "Price", align: "end" as const },
];
const row = (key: string, game: string) => ({
  key,
  cells: { game, coupon: <Badge tone="accent">−10%</Badge>, price: "6.02" },
});

export const table: Part = {
  title: "Table",
  states: {
    rows: (
      <Table
        caption="Cart"
        columns={columns}
        rows={[row("1", "Night Ferry to Minato"), row("2", LONG_TITLE)]}
      />
    ),
    empty: (
      <Table
        caption="Empty cart"
        columns={columns}
        rows={[]}
        empty={<EmptyState art="cart" title="Nothing" />}
      />
    ),
  },
};

export const lists: Part = {
  title: "Lists of facts",
  states: {
    definitions: (
      <DefinitionList
        items={[
          { term: "Platform", value: "Web, Windows, Android" },
          { term: "Sprachausgabeeinstellungen", value: LONG_TITLE },
        ]}
      />
    ),
    steps: (
      <StepList
        steps={[
          { label: LONG_TITLE, amount: "9.99" },
          { label: "Shop discount", note: "33% until Nov 24", amount: "−3.30", kind: "minus" },
          { label: "Subtotal", amount: "6.69", kind: "subtotal" },
          { label: "To pay", amount: <Coins text="6.69 coins" />, kind: "total" },
        ]}
      />
    ),
  },
};
