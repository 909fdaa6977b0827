import { useUser } from "@dryrun/auth/user-context";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { BRAND } from "@dryrun/domain/brand";
import type { UserType } from "@dryrun/domain/contract/call";
import type { NavItem } from "@dryrun/frame/bar/menu-sheet";
import { NavBar } from "@dryrun/frame/bar/nav-bar";
import { useLeave } from "@dryrun/frame/use-leave";

/** The ways back into the part of each role, by the names that they have there; the first is where the brand leads. */
const NAV: Record<UserType, readonly [NavItem, ...NavItem[]]> = {
  student: [
    { to: "/student/jobs", label: "Browse Jobs" },
    { to: "/student/my-applications", label: "My Applications" },
    { to: "/student/interview-summary", label: "Interview History" },
  ],
  employer: [
    { to: "/employer/dashboard", label: "Dashboard" },
    { to: "/employer/applications-dashboard", label: "Applications" },
    { to: "/employer/jobs", label: "My Jobs" },
  ],
  admin: [
    { to: "/admin/live-sessions", label: "Live sessions" },
    { to: "/admin/reviews", label: "Reviews" },
  ],
};

/** The navigation of a signed-in person on the shell's own pages: the part's code is not there, its main entries are. */
export function AccountBar() {
  const user = useUser();
  const { leave, isAsking, stay, leaveAnyway } = useLeave();
  const items = NAV[user.userType];
  const [first] = items;
  return (
    <>
      <NavBar
        home={first.to}
        homeLabel={`${BRAND.name}, ${first.label.toLowerCase()}`}
        items={items}
        entryOf={() => ""}
        onLogout={leave}
      />
      <Confirm
        isOpen={isAsking}
        onClose={stay}
        onConfirm={leaveAnyway}
        title="Log out and delete unsent work?"
        confirmLabel="Log out"
        cancelLabel="Stay here"
        isDanger
      >
        Unsent work is saved on this device. Logging out deletes it.
      </Confirm>
    </>
  );
}
