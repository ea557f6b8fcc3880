import { brand } from "#brand";
import type { LoaderFunctionArgs } from "react-router";
import { apiContext } from "../host/api-context.server.ts";
import { finishSignIn } from "./sign-in.server.ts";

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  finishSignIn(request, { clientId: brand.platform_key, host: context.get(apiContext) });
