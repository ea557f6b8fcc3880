import { apiContext } from "@catnip/site/host/api-context.server.ts";
import type { LoaderFunctionArgs } from "react-router";
import { provePayVisit } from "./pay-visit.server.ts";

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  provePayVisit(request, context.get(apiContext));
