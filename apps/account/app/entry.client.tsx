import "@catnip/site/document/entry.client.tsx";
