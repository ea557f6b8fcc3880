import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { apiContext } from "../host/api-context.server.ts";
import { CLIENT_ID } from "./client-id.ts";
import { signOut } from "./sign-in.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) =>
  signOut(request, { clientId: CLIENT_ID, host: context.get(apiContext) });

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  signOut(request, { clientId: CLIENT_ID, host: context.get(apiContext) });
