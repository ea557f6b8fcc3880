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

export const publicConfiguration = /* GraphQL */ `
  query PublicConfiguration($path: String!, $platform_key: String!) {
    findConfigurationDocument(path: $path, platform_key: $platform_key) {
      path
      platform_key
      version
      document
    }
  }
`;

export const menuItem = /* GraphQL */ `
  fragment MenuItem on ConfigurationItem {
    type
    value
    tPath
    title
    min
  }
`;
export const shopFrame = /* GraphQL */ `
  query ShopFrame($platform_key: String!, $locale: String!) {
    findConfigurationPagesIndex2(platform_key: $platform_key, version: 2, locale: $locale) {
      header {
        items {
          ...MenuItem
          list {
            ...MenuItem
          }
        }
        t {
          lang
          key
          value
        }
      }
      footer {
        items {
          ...MenuItem
          list {
            ...MenuItem
          }
        }
        t {
          lang
          key
          value
        }
      }
    }
    notices: findArticleByGuest(filter: { broadcast_state: 1 }, limit: 10) {
      ...NoticeFields
    }
  }
`;

export const pageBanner = /* GraphQL */ `
  fragment PageBanner on ConfigurationBanner {
    key
    value
    boundary_words
    image {
      url
      width
      height
    }
    t {
      lang
      key
      value
    }
  }
`;
