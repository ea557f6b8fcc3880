import { usePath } from "@catnip/site/languages/locale.ts";
import { Select } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import type { Shelf, ShelfOrder } from "./my-shelf.ts";

/** The order of a shelf; it is part of the address (R-CAT-16). */
export function SortChoice({ shelf, order }: { shelf: Shelf; order: ShelfOrder }) {
  const { t } = useLingui();
  const path = usePath();
  const navigate = useNavigate();
  return (
    <Select
      label={t`Sort`}
      hideLabel
      value={order}
      onChange={(event) =>
        void navigate(path(`/my-store?tab=${shelf}&order=${event.currentTarget.value}`), {
          preventScrollReset: true,
        })
      }
      options={[
        { value: "desc", label: t`Newest first` },
        { value: "asc", label: t`Oldest first` },
        ...(shelf === "purchased"
          ? [{ value: "played", label: t({ message: "Last played first", comment: "Order of games" }) }]
          : []),
      ]}
    />
  );
}
