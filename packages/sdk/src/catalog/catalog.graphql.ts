// Read by the code generator; screens import the documents from `./index.ts`.

export const sale = /* GraphQL */ `
  fragment Sale on StoreActivity {
    state
    percentage_discount
    ended_at
    announcements {
      country
      percent
      lowest_30_days
    }
  }
`;

export const storeCard = /* GraphQL */ `
  fragment StoreCard on Store {
    id
    category
    released_at
    support_platform
    boundary_words
    author
    tags {
      id
      name
    }
    rating {
      good
      bad
      purchases
    }
    is_free
    store_info(lang: $locale) {
      language
      name
      brief
      data {
        cover {
          url
          width
          height
          alt
        }
      }
    }
    store_activity {
      ...Sale
    }
    game_pack {
      languages
      trial_app {
        platform
      }
      official_app {
        platform
      }
    }
  }
`;

export const homePage = /* GraphQL */ `
  query HomePage($platform_key: String!, $locale: String!, $categories: [Category!]!, $limit: Int!) {
    pages: findConfigurationPagesIndex2(platform_key: $platform_key, version: 2, locale: $locale) {
      default {
        banners {
          ...PageBanner
        }
      }
    }
    fresh: findStore(
      platform_key: $platform_key
      search_type: "released"
      categories: $categories
      locale: $locale
      q: { orderField: "released_at-desc" }
      limit: $limit
    ) {
      list {
        ...StoreCard
      }
    }
    on_sale: findStore(
      platform_key: $platform_key
      search_type: "discount"
      categories: $categories
      locale: $locale
      q: { orderField: "updated_at-desc" }
      limit: $limit
    ) {
      list {
        ...StoreCard
      }
    }
    coming: findStore(
      platform_key: $platform_key
      search_type: "preview"
      categories: $categories
      locale: $locale
      q: { orderField: "released_at-asc" }
      limit: $limit
    ) {
      list {
        ...StoreCard
      }
    }
    best: findStore(
      platform_key: $platform_key
      search_type: "released"
      categories: $categories
      locale: $locale
      q: { orderField: "purchases-desc" }
      limit: $limit
    ) {
      list {
        ...StoreCard
      }
    }
    free: findStore(
      platform_key: $platform_key
      search_type: "released"
      categories: $categories
      price: { max: 0 }
      country: "us"
      locale: $locale
      q: { orderField: "standing-desc" }
      limit: $limit
    ) {
      list {
        ...StoreCard
      }
    }
    news: findArticleByGuest(limit: 6) {
      uuid
      category
      headline
      text
      published_at
      boundary_words
      t {
        lang
        key
        value
      }
    }
  }
`;

export const storeListPage = /* GraphQL */ `
  query StoreListPage(
    $platform_key: String!
    $locale: String!
    $search_type: StoreSearchType
    $categories: [Category!]!
    $keyword: String
    $tag_id: [String!]
    $exclude_tag_id: [String!]
    $language: [Language!]
    $platform: [Platform!]
    $in_browser: Boolean
    $has_trial: Boolean
    $price: PriceRangeInput
    $q: PageInput!
    $limit: Int!
  ) {
    findStore(
      platform_key: $platform_key
      search_type: $search_type
      categories: $categories
      keyword: $keyword
      tag_id: $tag_id
      exclude_tag_id: $exclude_tag_id
      language: $language
      platform: $platform
      in_browser: $in_browser
      has_trial: $has_trial
      price: $price
      locale: $locale
      q: $q
      limit: $limit
    ) {
      total
      total_is_exact
      products {
        store_id
        price
      }
      facets {
        is_exact
        list {
          filter
          value
          name
          count
        }
      }
      list {
        ...StoreCard
      }
    }
  }
`;

export const gamePage = /* GraphQL */ `
  query GamePage($platform_key: String!, $id: Int!, $locale: String!, $currency_id: String!) {
    findStore(platform_key: $platform_key, id: $id, locale: $locale) {
      list {
        id
        uuid
        category
        type
        default_lang
        released_at
        updated_at
        support_platform
        author
        author_id
        store_author {
          uuid
          name
          head
          brief
        }
        tags {
          id
          name
        }
        content_warnings
        boundary_words
        serial_status
        cg_count
        word_count
        store_info(lang: $locale) {
          language
          name
          brief
          introduction
          labels
          data {
            cover {
              url
              width
              height
              alt
            }
            screenshots {
              url
              width
              height
              alt
            }
          }
        }
        texts: store_info {
          language
          data {
            screenshots {
              url
            }
          }
        }
        store_price {
          country
          price
        }
        store_activity {
          ...Sale
        }
        game_pack {
          type
          languages
          official_app {
            platform
            language
            version
            size
            released_at
            updated_at
          }
          trial_app {
            platform
            language
            version
            size
            released_at
            updated_at
          }
        }
        rating {
          good
          bad
          purchases
        }
        blacklist {
          id
          blocked_locale
          blocked_trial_os
          blocked_official_os
          is_active
        }
      }
    }
    findStoreUpdateLogByNoAuth(store_id: $id, limit: 10) {
      uuid
      title
      text
      version
      created_at
      t {
        lang
        key
        value
      }
    }
    findStoreComment(store_id: $id, q: { orderField: "created_at-desc" }, limit: 10) {
      total
      list {
        uuid
        comment
        vote
        created_at
        updated_at
        helpful
        user {
          uuid
          nickname
          head
        }
      }
    }
    news: findArticle(store_id: $id, limit: 5) {
      list {
        ...ArticleLine
      }
    }
    getPlatformCoinToCurrencyIdRate(currency_id: $currency_id) {
      currency_id
      minor_per_100_coins
    }
    by_author: findStore(
      platform_key: $platform_key
      search_type: "same_author"
      id: $id
      locale: $locale
      q: { orderField: "released_at-desc" }
      limit: 5
    ) {
      list {
        ...StoreCard
      }
    }
    related: findStore(
      platform_key: $platform_key
      search_type: "related"
      id: $id
      locale: $locale
      limit: 5
    ) {
      list {
        ...StoreCard
      }
    }
  }
`;

/** What only players see in lists: the same lists again, with nothing but the prices. */
export const homePrices = /* GraphQL */ `
  query HomePrices($platform_key: String!, $categories: [Category!]!, $limit: Int!) {
    fresh: findStore(
      platform_key: $platform_key
      search_type: "released"
      categories: $categories
      ignore_preference: true
      q: { orderField: "released_at-desc" }
      limit: $limit
    ) {
      list {
        ...StorePrices
      }
    }
    on_sale: findStore(
      platform_key: $platform_key
      search_type: "discount"
      categories: $categories
      ignore_preference: true
      q: { orderField: "updated_at-desc" }
      limit: $limit
    ) {
      list {
        ...StorePrices
      }
    }
    best: findStore(
      platform_key: $platform_key
      search_type: "released"
      categories: $categories
      ignore_preference: true
      q: { orderField: "purchases-desc" }
      limit: $limit
    ) {
      list {
        ...StorePrices
      }
    }
  }
`;

export const storeListPrices = /* GraphQL */ `
  query StoreListPrices(
    $platform_key: String!
    $locale: String!
    $search_type: StoreSearchType
    $categories: [Category!]!
    $keyword: String
    $tag_id: [String!]
    $exclude_tag_id: [String!]
    $language: [Language!]
    $platform: [Platform!]
    $in_browser: Boolean
    $has_trial: Boolean
    $price: PriceRangeInput
    $q: PageInput!
    $limit: Int!
  ) {
    findStore(
      platform_key: $platform_key
      search_type: $search_type
      categories: $categories
      keyword: $keyword
      tag_id: $tag_id
      exclude_tag_id: $exclude_tag_id
      language: $language
      platform: $platform
      in_browser: $in_browser
      has_trial: $has_trial
      price: $price
      locale: $locale
      ignore_preference: true
      q: $q
      limit: $limit
    ) {
      list {
        ...StorePrices
      }
    }
  }
`;

export const relatedPrices = /* GraphQL */ `
  query RelatedPrices($platform_key: String!, $id: Int!) {
    by_author: findStore(
      platform_key: $platform_key
      search_type: "same_author"
      id: $id
      ignore_preference: true
      q: { orderField: "released_at-desc" }
      limit: 5
    ) {
      list {
        ...StorePrices
      }
    }
    related: findStore(
      platform_key: $platform_key
      search_type: "related"
      id: $id
      ignore_preference: true
      limit: 5
    ) {
      list {
        ...StorePrices
      }
    }
  }
`;

/** A further page below the first, with prices for players. */
export const storeListMore = /* GraphQL */ `
  query StoreListMore(
    $platform_key: String!
    $locale: String!
    $search_type: StoreSearchType
    $categories: [Category!]!
    $keyword: String
    $tag_id: [String!]
    $exclude_tag_id: [String!]
    $language: [Language!]
    $platform: [Platform!]
    $in_browser: Boolean
    $has_trial: Boolean
    $price: PriceRangeInput
    $q: PageInput!
    $limit: Int!
  ) {
    findStore(
      platform_key: $platform_key
      search_type: $search_type
      categories: $categories
      keyword: $keyword
      tag_id: $tag_id
      exclude_tag_id: $exclude_tag_id
      language: $language
      platform: $platform
      in_browser: $in_browser
      has_trial: $has_trial
      price: $price
      locale: $locale
      ignore_preference: true
      q: $q
      limit: $limit
    ) {
      list {
        ...StoreCard
        ...StorePrices
      }
    }
  }
`;

/** What an expanded card shows beyond the card. */
export const gameGlance = /* GraphQL */ `
  query GameGlance($platform_key: String!, $id: Int!, $locale: String!) {
    findStore(platform_key: $platform_key, id: $id, locale: $locale) {
      list {
        id
        store_info(lang: $locale) {
          data {
            screenshots {
              url
              width
              height
              alt
            }
          }
        }
      }
    }
  }
`;

export const storePrices = /* GraphQL */ `
  fragment StorePrices on Store {
    id
    store_price {
      country
      price
    }
    store_activity {
      ...Sale
    }
  }
`;

export const sitemapStores = /* GraphQL */ `
  query SitemapStores($platform_key: String!, $q: PageInput!, $limit: Int!) {
    findStore(platform_key: $platform_key, search_type: "all", q: $q, limit: $limit) {
      list {
        id
        updated_at
      }
    }
  }
`;

/** Offered by the search box while typing. */
export const storeSuggestions = /* GraphQL */ `
  query StoreSuggestions($keyword: String!, $locale: String!, $limit: Int!) {
    findStoreSuggestion(keyword: $keyword, locale: $locale, limit: $limit) {
      type
      id
      name
      language
      boundary_words
      image {
        url
        width
        height
        alt
      }
    }
  }
`;

/** What a player may like, with prices; shown where a list of one's own is empty. */
export const recommendedStores = /* GraphQL */ `
  query RecommendedStores($platform_key: String!, $locale: String!, $categories: [Category!], $limit: Int!) {
    findStore(
      platform_key: $platform_key
      search_type: "recommended"
      categories: $categories
      locale: $locale
      limit: $limit
    ) {
      list {
        ...StoreCard
        ...StorePrices
      }
    }
  }
`;

/** News of what a player wished for and of authors they follow: releases and sales. */
export const awaitedStores = /* GraphQL */ `
  query AwaitedStores($platform_key: String!, $locale: String!, $limit: Int!) {
    findStore(
      platform_key: $platform_key
      search_type: "awaited"
      locale: $locale
      q: { orderField: "released_at-desc" }
      limit: $limit
    ) {
      list {
        ...StoreCard
        ...StorePrices
        author_id
      }
    }
  }
`;

/** Games like one that a player played, with prices. */
export const alikeStores = /* GraphQL */ `
  query AlikeStores($platform_key: String!, $id: Int!, $locale: String!, $limit: Int!) {
    findStore(platform_key: $platform_key, search_type: "related", id: $id, locale: $locale, limit: $limit) {
      list {
        ...StoreCard
        ...StorePrices
      }
    }
  }
`;

/** A controlled list, for choosing tags and content warnings. */
export const controlledWords = /* GraphQL */ `
  query ControlledWords {
    tags: findClassify(namespace: "tags") {
      ...Word
    }
    warnings: findClassify(namespace: "content-warnings") {
      ...Word
    }
  }

  fragment Word on Classify {
    id
    t {
      lang
      key
      value
    }
  }
`;

/** A quick view of a game, for a popup. */
export const quickGame = /* GraphQL */ `
  query QuickGame($platform_key: String!, $id: Int!, $locale: String!) {
    findStore(platform_key: $platform_key, id: $id, locale: $locale) {
      list {
        ...StoreCard
        ...StorePrices
        author
        author_id
        tags {
          id
          name
        }
        rating {
          good
          bad
          purchases
        }
      }
    }
  }
`;
