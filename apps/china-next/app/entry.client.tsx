import "@catnip/storefront/entry.client.tsx";
