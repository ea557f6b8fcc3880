import { data, type LoaderFunctionArgs } from "react-router";
import { parseStoreId } from "../shell/store-id.ts";
import { publicPage } from "@catnip/site/http/public-page.server.ts";

/** `/store/{id}/fullscreen`: the browser checks who may play, so the page is the same for everyone. */
export function loader(args: LoaderFunctionArgs) {
  const id = parseStoreId(args.params["id"]);
  if (id === null) throw data({ code: "store/not-found" }, { status: 404 });
  return publicPage({ id }, [id]);
}
