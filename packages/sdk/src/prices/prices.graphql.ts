// Read by the code generator; screens import the documents from `./index.ts`.

export const storePriceHistory = /* GraphQL */ `
  query StorePriceHistory($store_id: Int!, $country: String) {
    getStorePriceHistory(store_id: $store_id, country: $country) {
      country
      countries
      lows {
        lowest_30_days
        announced_percent
        all_time_low {
          meowcent
          from
          until
        }
        raise {
          at
          from
          to
        }
      }
      points {
        at
        price
        meowcent
        announced_percent
      }
    }
  }
`;
