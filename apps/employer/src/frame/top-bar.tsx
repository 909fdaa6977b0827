import { useUser } from "@dryrun/auth/user-context";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { Bell } from "@dryrun/frame/bar/bell";
import { NavBar } from "@dryrun/frame/bar/nav-bar";
import { useLeave } from "@dryrun/frame/use-leave";
import { paths } from "../paths.ts";
import { FindButton } from "./find-button.tsx";
import { nav } from "./frame.en-in.ts";
import { entriesOf, entryOf } from "./nav-rules.ts";

/** The employer's navigation bar, with the pages that the person's role allows. */
export function TopBar() {
  const items = entriesOf(useUser().company?.role);
  const { leave, isAsking, stay, leaveAnyway } = useLeave();
  return (
    <>
      <NavBar
        home={paths.dashboard}
        homeLabel={nav.home}
        items={items}
        entryOf={entryOf}
        tools={
          <>
            <FindButton />
            <Bell to={paths.notifications} />
          </>
        }
        onLogout={leave}
      />
      <Confirm
        isOpen={isAsking}
        onClose={stay}
        onConfirm={leaveAnyway}
        title={nav.leave.title}
        confirmLabel={nav.leave.confirm}
        cancelLabel={nav.leave.cancel}
        isDanger
      >
        {nav.leave.text}
      </Confirm>
    </>
  );
}
