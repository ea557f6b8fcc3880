// Read by the code generator; screens import the documents from `./index.ts`.

export const articleLine = /* GraphQL */ `
  fragment ArticleLine on Article {
    uuid
    category
    headline
    published_at
    store_id
    boundary_words
    t {
      lang
      key
      value
    }
  }
`;

export const articleFields = /* GraphQL */ `
  fragment ArticleFields on Article {
    uuid
    category
    headline
    text
    published_at
    updated_at
    store_id
    boundary_words
    helpful_count
    unhelpful_count
    t {
      lang
      key
      value
    }
  }
`;

/** What a notice on the page needs: the frame of every page reads the live ones. */
export const noticeFields = /* GraphQL */ `
  fragment NoticeFields on Article {
    uuid
    category
    headline
    text
    published_at
    broadcast_state
    broadcast_started_at
    broadcast_ended_at
    broadcast_path
    t {
      lang
      key
      value
    }
  }
`;

export const articles = /* GraphQL */ `
  query Articles($category: ArticleCategory, $keyword: String, $store_id: Int, $q: PageInput, $limit: Int) {
    findArticle(category: $category, keyword: $keyword, store_id: $store_id, q: $q, limit: $limit) {
      total
      list {
        ...ArticleFields
      }
    }
  }
`;

export const articlePage = /* GraphQL */ `
  query ArticlePage($uuid: ID!, $category: ArticleCategory) {
    findArticle(uuid: $uuid, limit: 1) {
      list {
        ...ArticleFields
      }
    }
    findArticleNeighbour(uuid: $uuid, category: $category) {
      previous {
        ...ArticleLine
      }
      next {
        ...ArticleLine
      }
    }
  }
`;

/** Addresses for search engines. */
export const sitemapArticles = /* GraphQL */ `
  query SitemapArticles($q: PageInput!, $limit: Int!) {
    findArticle(q: $q, limit: $limit) {
      list {
        uuid
        updated_at
      }
    }
  }
`;

export const articleHelpful = /* GraphQL */ `
  query ArticleHelpful($uuid: ID!) {
    getArticleHelpfulByMe(uuid: $uuid)
  }
`;

export const setArticleHelpful = /* GraphQL */ `
  mutation SetArticleHelpful($uuid: ID!, $helpful: Boolean!) {
    setArticleHelpful(uuid: $uuid, helpful: $helpful) {
      uuid
      helpful_count
      unhelpful_count
    }
  }
`;
