import SchemaBuilder from "@pothos/core";
import { GraphQLScalarType } from "graphql";
import type { RequestContext } from "./context.ts";
import { IncomingFile } from "./http/incoming-file.ts";

/** The one Pothos builder. Field names are the specification's, snake_case included (`design.md` section 6). */
export const builder = new SchemaBuilder<{
  Context: RequestContext;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string | number };
    /** Rows read as JSON carry their instants as ISO text already. */
    DateTime: { Input: Date; Output: Date | string };
    JSON: { Input: unknown; Output: unknown };
    Amount: { Input: number; Output: number };
    Upload: { Input: IncomingFile; Output: never };
  };
}>({ defaultFieldNullability: false });

builder.queryType({});
builder.mutationType({});

builder.addScalarType(
  "DateTime",
  new GraphQLScalarType<Date, string>({
    name: "DateTime",
    description: "ISO 8601 instant in UTC.",
    serialize: (value) => {
      if (typeof value === "string" && value.endsWith("Z")) return value;
      return (value instanceof Date ? value : new Date(String(value))).toISOString();
    },
    parseValue: (value) => {
      const date = new Date(String(value));
      if (Number.isNaN(date.getTime())) throw new TypeError("Not an ISO 8601 instant");
      return date;
    },
  }),
);

builder.addScalarType(
  "JSON",
  new GraphQLScalarType<unknown, unknown>({ name: "JSON", description: "Any JSON value." }),
);

const wholeAmount = (value: unknown): number => {
  if (typeof value !== "number" || !Number.isSafeInteger(value)) throw new TypeError("Not a whole amount");
  return value;
};

builder.addScalarType(
  "Amount",
  new GraphQLScalarType<number, number>({
    name: "Amount",
    description:
      "A whole number of the smallest unit, exact up to 2^53. A balance may outgrow GraphQL's 32-bit Int, which ends at 21 million coins.",
    serialize: wholeAmount,
    parseValue: wholeAmount,
  }),
);

builder.addScalarType(
  "Upload",
  new GraphQLScalarType<IncomingFile, never>({
    name: "Upload",
    description:
      "A file. Only as a variable of a multipart request: fields `operations`, `map`, then the file (`docs/guides/uploads.md`).",
    serialize: () => {
      throw new TypeError("Files are not answered");
    },
    parseValue: (value) => {
      if (!(value instanceof IncomingFile)) throw new TypeError("Not a file of a multipart request");
      return value;
    },
    parseLiteral: () => {
      throw new TypeError("A file can only be a variable");
    },
  }),
);
