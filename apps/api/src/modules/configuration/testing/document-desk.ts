import type { Viewer } from "../../../platform/context.ts";
import type { Answer, TestShop } from "../../../testing/test-shop.ts";

export type Current = {
  readonly path: string;
  readonly platform_key: string;
  readonly version: number;
  readonly document: unknown;
};

type Asked = {
  readonly brand?: string;
  readonly seen?: number;
  readonly reason?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly viewer?: Viewer | undefined;
};

/** Writes and reads documents through the public API, like a staff member would. */
export function documentDesk(shop: TestShop, root: Viewer) {
  return {
    set: (
      path: string,
      document: unknown,
      { brand = "shared", seen = 0, reason = "a test", viewer = root }: Asked = {},
    ): Promise<Answer> =>
      shop.ask(
        `mutation ($path: String!, $brand: String!, $document: JSON!, $reason: String!, $seen: Int!) {
          setConfigurationDocument(path: $path, platform_key: $brand, document: $document, reason: $reason,
            expected_version: $seen) { path platform_key version document updated_at }
        }`,
        { path, brand, document, reason, seen },
        viewer,
      ),
    restore: (
      path: string,
      version: number,
      { brand = "shared", seen = 0, reason = "back", viewer = root }: Asked = {},
    ): Promise<Answer> =>
      shop.ask(
        `mutation ($path: String!, $brand: String!, $version: Int!, $reason: String!, $seen: Int!) {
          restoreConfigurationDocument(path: $path, platform_key: $brand, version: $version, reason: $reason,
            expected_version: $seen) { version document }
        }`,
        { path, brand, version, reason, seen },
        viewer,
      ),
    read: (path: string, brand?: string): Promise<Answer> =>
      shop.ask(
        `query ($path: String!, $brand: String) {
          findConfigurationDocument(path: $path, platform_key: $brand) { path platform_key version document updated_at }
        }`,
        { path, brand },
      ),
    history: (path: string, { brand = "shared", page = 1, limit = 20, viewer = root }: Asked = {}) =>
      shop.ask(
        `query ($path: String!, $brand: String!, $page: Int, $limit: Int) {
          findConfigurationHistory(path: $path, platform_key: $brand, q: { page: $page }, limit: $limit) {
            total list { version document author reason created_at }
          }
        }`,
        { path, brand, page, limit },
        viewer,
      ),
  };
}

export type DocumentDesk = ReturnType<typeof documentDesk>;

/** The error's code and facts; undefined if there is no error. */
export const refusalOf = ({ errors }: Answer) => errors?.[0]?.extensions;
