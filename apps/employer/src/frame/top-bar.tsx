import { useUser } from "@dryrun/auth/user-context";
import { Confirm } from "@dryrun/design-system/confirm";
import { NavBar } from "@dryrun/frame/nav-bar";
import { words } from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import { entryOf, NAV } from "./nav-rules.ts";
import { useLeave } from "./use-leave.ts";

/** The employer's navigation bar (specification 2, point 2). */
export function TopBar() {
  const user = useUser();
  const { leave, isAsking, stay, leaveAnyway } = useLeave(user._id);
  return (
    <>
      <NavBar home={paths.dashboard} homeLabel={words.nav.home} items={NAV} entryOf={entryOf} onLogout={leave} />
      <Confirm
        isOpen={isAsking}
        onClose={stay}
        onConfirm={leaveAnyway}
        title={words.nav.leave.title}
        confirmLabel={words.nav.leave.confirm}
        cancelLabel={words.nav.leave.cancel}
        isDanger
      >
        {words.nav.leave.text}
      </Confirm>
    </>
  );
}
