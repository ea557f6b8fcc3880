import { ControlledWordsDocument } from "@catnip/sdk/catalog/index.ts";
import { NotificationSettingsDocument } from "@catnip/sdk/notifications/index.ts";
import { PurchaseFreezeDocument } from "@catnip/sdk/orders/index.ts";
import { MeProfileDocument } from "@catnip/sdk/profiles/index.ts";
import type { LoaderFunctionArgs } from "react-router";
import { createRequest } from "urql";
import { personalData } from "../session/personal-page.server.ts";

export const loader = (args: LoaderFunctionArgs) =>
  personalData(args, [
    createRequest(MeProfileDocument, {}),
    createRequest(PurchaseFreezeDocument, {}),
    createRequest(NotificationSettingsDocument, {}),
    createRequest(ControlledWordsDocument, {}),
  ]);
