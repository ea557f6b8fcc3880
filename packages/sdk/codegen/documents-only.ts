import { preset as client } from "@graphql-codegen/client-preset";

/**
 * The client preset without its `gql.ts` and `index.ts`: their `graphql()` function looks documents up by their text,
 * which nothing here does, and would make each document appear to have a user.
 */
export const documentsOnly: typeof client = {
  ...client,
  buildGeneratesSection: async (options) =>
    (await client.buildGeneratesSection(options)).filter(
      ({ filename }) => !/\/(?:gql|index)\.ts$/.test(filename),
    ),
};
