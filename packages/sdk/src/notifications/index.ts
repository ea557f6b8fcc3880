/** Written by `pnpm generate` from the operations beside it. */
export {
  InboxDocument,
  type InboxQuery,
  type InboxQueryVariables,
  NotificationSettingsDocument,
  type NotificationSettingsQuery,
  type NotificationSettingsQueryVariables,
  SetNotificationReadDocument,
  type SetNotificationReadMutation,
  type SetNotificationReadMutationVariables,
  SetNotificationSettingDocument,
  type SetNotificationSettingMutation,
  type SetNotificationSettingMutationVariables,
  SetUserLocaleDocument,
  type SetUserLocaleMutation,
  type SetUserLocaleMutationVariables,
} from "../gen/graphql.ts";
