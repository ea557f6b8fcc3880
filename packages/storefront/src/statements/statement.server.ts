import {
  PurchaseFreezeDocument,
  StatementPageDocument,
  WalletLotsDocument,
} from "@catnip/sdk/orders/index.ts";
import { brand } from "#brand";
import type { LoaderFunctionArgs } from "react-router";
import { createRequest } from "urql";
import { personalData } from "../session/personal-page.server.ts";
import { statementVariables } from "./load-statement.ts";
import { readStatementQuery } from "./statement-query.ts";

export function loader(args: LoaderFunctionArgs) {
  const query = readStatementQuery(args.url.searchParams, brand.features.silver);
  // Only the reader's browser knows when their days begin and end.
  const hasPeriod = query.from !== null || query.to !== null;
  return personalData(args, [
    createRequest(PurchaseFreezeDocument, {}),
    createRequest(WalletLotsDocument, { type: query.type }),
    ...(hasPeriod ? [] : [createRequest(StatementPageDocument, statementVariables(query))]),
  ]);
}
