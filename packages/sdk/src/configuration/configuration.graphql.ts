// Read by the code generator; screens import the documents from `./index.ts`.

export const siteConfig = /* GraphQL */ `
  query SiteConfig($platform_key: String!) {
    getConfig2(platform_key: $platform_key) {
      platform_key
      currency_id
      price_rate {
        country
        ratio_bp
      }
      coin_rate {
        currency_id
        minor_per_100_coins
      }
    }
  }
`;
