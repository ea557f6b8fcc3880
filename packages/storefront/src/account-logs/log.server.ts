import { AccountLogDocument } from "@catnip/sdk/orders/index.ts";
import type { LoaderFunctionArgs } from "react-router";
import { createRequest } from "urql";
import { personalData } from "../session/personal-page.server.ts";
import { logVariables } from "./load-log.ts";
import { readLogQuery } from "./log-query.ts";

export function loader(args: LoaderFunctionArgs) {
  const query = readLogQuery(args.url.searchParams);
  // Only the reader's browser knows when their days begin and end.
  const hasPeriod = query.from !== null || query.to !== null;
  return personalData(args, hasPeriod ? [] : [createRequest(AccountLogDocument, logVariables(query))]);
}
