import { PersonalPage } from "../session/personal-page.tsx";
import { StatementScreen } from "./statement-screen.tsx";

export { headers } from "../accounts/private-headers.ts";
export { loader } from "./statement.server.ts";

/** Only the HTML uses the loader's data: switching tabs does not wait for a loader. */
export const clientLoader = () => null;

export default function Statement() {
  return (
    <PersonalPage>
      <StatementScreen />
    </PersonalPage>
  );
}
