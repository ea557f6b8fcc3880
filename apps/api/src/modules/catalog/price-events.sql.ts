/**
 * SQL: a row of the price event log as the domain's `PriceEvent`, times as milliseconds. The table's check knows no
 * other kinds.
 */
export const priceEvent = (row: string) => `case ${row}.kind
    when 'sale' then json_build_object('kind', ${row}.kind, 'at', ${ms(`${row}.at`)}, 'percent', ${row}.amount,
      'ends_at', ${ms(`${row}.ends_at`)})
    when 'price' then json_build_object('kind', ${row}.kind, 'at', ${ms(`${row}.at`)}, 'country', ${row}.country,
      'price', ${row}.amount)
    else json_build_object('kind', ${row}.kind, 'at', ${ms(`${row}.at`)}, 'country', ${row}.country,
      'ratio_bp', ${row}.amount) end`;

const ms = (instant: string) => `floor(extract(epoch from ${instant}) * 1000)::float8`;
