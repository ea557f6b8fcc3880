import { PersonalPage } from "../session/personal-page.tsx";
import { AccountLogScreen } from "./log-screen.tsx";

export { headers } from "../accounts/private-headers.ts";
export { loader } from "./log.server.ts";

/** Only the HTML uses the loader's data: switching tabs does not wait for a loader. */
export const clientLoader = () => null;

export default function AccountLog() {
  return (
    <PersonalPage>
      <AccountLogScreen />
    </PersonalPage>
  );
}
