import type { LoaderFunctionArgs } from "react-router";
import { apiContext } from "@catnip/site/host/api-context.server.ts";
import { provePaySession } from "./pay-proof.server.ts";

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  provePaySession(request, context.get(apiContext));
