import { useUser } from "@dryrun/auth/user-context";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { NavBar } from "@dryrun/frame/bar/nav-bar";
import { useLeave } from "@dryrun/frame/use-leave";
import { messages } from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import { entriesOf, entryOf } from "./nav-rules.ts";

/** The employer's navigation bar, with the pages that the person's role allows. */
export function TopBar() {
  const items = entriesOf(useUser().company?.role);
  const { leave, isAsking, stay, leaveAnyway } = useLeave();
  return (
    <>
      <NavBar home={paths.dashboard} homeLabel={messages.nav.home} items={items} entryOf={entryOf} onLogout={leave} />
      <Confirm
        isOpen={isAsking}
        onClose={stay}
        onConfirm={leaveAnyway}
        title={messages.nav.leave.title}
        confirmLabel={messages.nav.leave.confirm}
        cancelLabel={messages.nav.leave.cancel}
        isDanger
      >
        {messages.nav.leave.text}
      </Confirm>
    </>
  );
}
