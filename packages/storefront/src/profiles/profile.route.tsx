import { PersonalPage } from "../session/personal-page.tsx";
import { ProfileScreen } from "./profile-screen.tsx";

export { headers } from "../accounts/private-headers.ts";
export { loader } from "./profile.server.ts";

/** Only the HTML uses the loader's data: switching tabs does not wait for a loader. */
export const clientLoader = () => null;

export default function Profile() {
  return (
    <PersonalPage>
      <ProfileScreen />
    </PersonalPage>
  );
}
