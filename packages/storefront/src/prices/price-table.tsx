import { useFormat } from "@catnip/i18n";
import { Table } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import type { History } from "./price-lows.tsx";

/** Every price a game had, newest first: the data of the chart as a table. */
export function PriceTable({ points }: { points: History["points"] }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Table
      caption={t`Price history`}
      hideCaption
      columns={[
        {
          key: "from",
          header: t({ message: "Since", comment: "Header of dates: from when on a price held" }),
        },
        { key: "price", header: t`Price`, align: "end" },
        { key: "off", header: t`Discount`, align: "end" },
      ]}
      rows={points.toReversed().map(({ at, meowcent, announced_percent: percent }) => ({
        key: at,
        cells: {
          from: <time dateTime={at}>{format.date(at)}</time>,
          price: typeof meowcent === "number" ? format.coins(meowcent) : "–",
          off: percent > 0 ? `−${format.percent(percent)}` : "–",
        },
      }))}
    />
  );
}
