// Read by the code generator; screens import the documents from `./index.ts`.

export const addLogTraffic = /* GraphQL */ `
  mutation AddLogTraffic($event_name: String!, $page_location: String, $meta: JSON) {
    addLogTraffic(event_name: $event_name, page_location: $page_location, meta: $meta)
  }
`;
