import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { apiContext } from "../host/api-context.server.ts";
import { handOutToken } from "./sign-in.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) =>
  handOutToken(request, context.get(apiContext));

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  handOutToken(request, context.get(apiContext));
