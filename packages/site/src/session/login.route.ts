import { brand } from "#brand";
import type { LoaderFunctionArgs } from "react-router";
import { apiContext } from "../host/api-context.server.ts";
import { beginSignIn } from "./sign-in.server.ts";

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  beginSignIn(request, { clientId: brand.platform_key, host: context.get(apiContext) });
