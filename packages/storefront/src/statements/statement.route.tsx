export { StatementScreen as default } from "./statement-screen.tsx";
export { headers } from "../accounts/private-headers.ts";
