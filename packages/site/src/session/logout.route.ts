import { brand } from "#brand";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { apiContext } from "../host/api-context.server.ts";
import { signOut } from "./sign-in.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) =>
  signOut(request, { clientId: brand.platform_key, host: context.get(apiContext) });

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  signOut(request, { clientId: brand.platform_key, host: context.get(apiContext) });
