// Read by the code generator; screens import the documents from `./index.ts`.

export const inbox = /* GraphQL */ `
  query Inbox($locale: String!, $filter: NotificationFilter, $q: PageInput, $limit: Int) {
    findNotification(filter: $filter, q: $q, limit: $limit) {
      uuid
      kind
      facts
      created_at
      read_at
      store {
        id
        boundary_words
        store_info(lang: $locale) {
          name
        }
      }
      stores {
        id
        store_info(lang: $locale) {
          name
        }
      }
    }
  }
`;

export const setNotificationRead = /* GraphQL */ `
  mutation SetNotificationRead($uuid: [ID!], $all: Boolean) {
    setNotificationRead(uuid: $uuid, all: $all)
  }
`;

export const notificationSettings = /* GraphQL */ `
  query NotificationSettings {
    findNotificationSetting {
      kind
      channel
      enabled
      is_switchable
    }
  }
`;

export const setNotificationSetting = /* GraphQL */ `
  mutation SetNotificationSetting(
    $kind: NotificationKind!
    $channel: NotificationChannel!
    $enabled: Boolean!
  ) {
    setNotificationSetting(kind: $kind, channel: $channel, enabled: $enabled) {
      kind
      channel
      enabled
      is_switchable
    }
  }
`;

export const setUserLocale = /* GraphQL */ `
  mutation SetUserLocale($locale: Locale!) {
    setUserLocale(locale: $locale)
  }
`;
