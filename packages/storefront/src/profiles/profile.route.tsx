export { ProfileScreen as default } from "./profile-screen.tsx";
export { headers } from "../accounts/private-headers.ts";
