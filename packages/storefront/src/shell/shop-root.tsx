import Root from "@catnip/site/document/root.tsx";
import { ApiProvider } from "@catnip/site/session/api-provider.tsx";

/** A shop's pages and popups, which read from the API through urql. */
export default function ShopRoot() {
  return (
    <ApiProvider>
      <Root />
    </ApiProvider>
  );
}
