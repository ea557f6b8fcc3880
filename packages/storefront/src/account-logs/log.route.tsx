export { AccountLogScreen as default } from "./log-screen.tsx";
export { headers } from "../accounts/private-headers.ts";
