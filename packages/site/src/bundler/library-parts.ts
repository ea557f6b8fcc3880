import type { Plugin } from "vite";

/**
 * Leaves out of the browser's build what urql brings along for uses that no site has: it reads and prints GraphQL, where our
 * documents are names and hashes.
 *
 * The module is replaced by what urql asks of it otherwise. If a release asks for more, the build stops: it misses the name.
 */
export const libraryParts: Plugin = {
  name: "catnip:library-parts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  enforce: "pre",
  load: {
    filter: { id: /\/node_modules\/@0no-co\/graphql\.web\/dist\/[^?]*\.mjs$/ },
    handler: () => WITHOUT_GRAPHQL,
  },
};

/**
 * The catalogue of the API's errors has an English sentence for each, for whoever programs against it. Browsers compare the
 * codes alone, and have sentences of their own.
 */
export const noApiSentences: Plugin = {
  name: "catnip:no-api-sentences",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  enforce: "pre",
  transform: {
    filter: { id: /\/packages\/domain\/src\/errors\/error-codes\.ts$/ },
    handler: (code) => ({ code: withoutSentences(code), map: null }),
  },
};

/** @internal for the tests */
export const withoutSentences = (code: string): string =>
  code.replaceAll(/^( +"[^"]+":)\s*"[^"]*",$/gm, '$1 "",');

/**
 * @internal for the tests. The API's errors keep what their readers read of them. A document's
 * text is only ever asked for to be kept beside it.
 */
export const WITHOUT_GRAPHQL = `
export const Kind = {
  NAME: "Name", DOCUMENT: "Document", OPERATION_DEFINITION: "OperationDefinition", FRAGMENT_DEFINITION: "FragmentDefinition", FIELD: "Field",
};
export class GraphQLError extends Error {
  constructor(message, nodes, source, positions, path, originalError, extensions) {
    super(message);
    this.name = "GraphQLError";
    this.path = path;
    this.extensions = extensions ?? {};
  }
}
export const print = () => "";
export const parse = () => { throw new Error("parse is not part of this build."); };
`;
