import SchemaBuilder from "@pothos/core";
import { GraphQLScalarType } from "graphql";
import type { RequestContext } from "./context.ts";
import { ApiError } from "./errors.ts";
import { isDeeper } from "./json-depth.ts";
import { IncomingFile } from "./http/incoming-file.ts";

/** The one Pothos builder. Field names are snake_case, in the schema and in code. */
export const builder = new SchemaBuilder<{
  Context: RequestContext;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string | number };
    /** Rows read as JSON already have their timestamps as ISO text. */
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
      const date = new Date(typeof value === "string" && INSTANT.test(value) ? value : Number.NaN);
      if (Number.isNaN(date.getTime())) throw new ApiError("input/invalid", "Not an ISO 8601 instant.");
      return date;
    },
  }),
);

/** With minutes and a time zone, in years that PostgreSQL and JavaScript format alike. */
const INSTANT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** More than any of our documents needs, and far from what overflows the stack of a recursive walk or serializer. */
const JSON_DEPTH_MAX = 32;

builder.addScalarType(
  "JSON",
  new GraphQLScalarType<unknown, unknown>({
    name: "JSON",
    description: `Any JSON value, nested at most ${JSON_DEPTH_MAX} levels deep.`,
    parseValue: (value) => {
      // A multipart request may claim any variable as its file.
      if (value instanceof IncomingFile) throw new ApiError("input/invalid", "A file is no JSON value.");
      if (isDeeper(value, JSON_DEPTH_MAX))
        throw new ApiError("input/invalid", `JSON may be nested ${JSON_DEPTH_MAX} levels deep, not more.`, {
          max: JSON_DEPTH_MAX,
        });
      return value;
    },
  }),
);

const isWholeAmount = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value);

builder.addScalarType(
  "Amount",
  new GraphQLScalarType<number, number>({
    name: "Amount",
    description:
      "A whole number of the smallest unit, exact up to 2^53. A balance may outgrow GraphQL's 32-bit Int, which ends at 21 million coins.",
    serialize: (value) => {
      if (!isWholeAmount(value)) throw new TypeError("Not a whole amount");
      return value;
    },
    parseValue: (value) => {
      if (!isWholeAmount(value)) throw new ApiError("input/invalid", "Not a whole amount.");
      return value;
    },
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
      if (!(value instanceof IncomingFile))
        throw new ApiError("input/invalid", "Not a file of a multipart request.");
      return value;
    },
    parseLiteral: () => {
      throw new ApiError("input/invalid", "A file can only be a variable.");
    },
  }),
);
