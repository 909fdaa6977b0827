import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { NavBar } from "@dryrun/frame/bar/nav-bar";
import { useLeave } from "@dryrun/frame/use-leave";
import { words } from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import { entryOf, NAV } from "./nav-rules.ts";

/** The employer's navigation bar. */
export function TopBar() {
  const { leave, isAsking, stay, leaveAnyway } = useLeave();
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
