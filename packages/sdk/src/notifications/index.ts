/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type {
  InboxQuery,
  InboxQueryVariables,
  NotificationSettingsQuery,
  NotificationSettingsQueryVariables,
  SetNotificationReadMutation,
  SetNotificationReadMutationVariables,
  SetNotificationSettingMutation,
  SetNotificationSettingMutationVariables,
  SetUserLocaleMutation,
  SetUserLocaleMutationVariables,
} from "../gen/graphql.ts";
export const InboxDocument = /* @__PURE__ */ persisted(generated.InboxDocument);
export const NotificationSettingsDocument = /* @__PURE__ */ persisted(generated.NotificationSettingsDocument);
export const SetNotificationReadDocument = /* @__PURE__ */ persisted(generated.SetNotificationReadDocument);
export const SetNotificationSettingDocument = /* @__PURE__ */ persisted(
  generated.SetNotificationSettingDocument,
);
export const SetUserLocaleDocument = /* @__PURE__ */ persisted(generated.SetUserLocaleDocument);
