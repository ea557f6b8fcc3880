export { ContactScreen as default } from "./contact-screen.tsx";
export { loader } from "../pages/text-page.server.ts";
export { headers } from "@catnip/site/http/page-headers.ts";
