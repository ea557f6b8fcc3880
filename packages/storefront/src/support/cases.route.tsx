export { CasesScreen as default } from "./cases-screen.tsx";
export { headers } from "../accounts/private-headers.ts";
