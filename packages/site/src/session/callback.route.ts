import type { LoaderFunctionArgs } from "react-router";
import { apiContext } from "../host/api-context.server.ts";
import { CLIENT_ID } from "./client-id.ts";
import { finishSignIn } from "./sign-in.server.ts";

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  finishSignIn(request, { clientId: CLIENT_ID, host: context.get(apiContext) });
