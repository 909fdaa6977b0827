import { useUser } from "@dryrun/auth/user-context";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { BRAND } from "@dryrun/domain/brand";
import type { UserType } from "@dryrun/domain/contract/call";
import type { NavItem } from "@dryrun/frame/bar/menu-sheet";
import { NavBar } from "@dryrun/frame/bar/nav-bar";
import { useLeave } from "@dryrun/frame/use-leave";
import { accountBar as words } from "../../messages/security.en-in.ts";

/** Each role's links back to its part, with the part's names; the brand links to the first. */
const NAV: Record<UserType, readonly [NavItem, ...NavItem[]]> = {
  student: [
    { to: "/student/jobs", label: words.jobs },
    { to: "/student/my-applications", label: words.ownApplications },
    { to: "/student/interview-summary", label: words.interviews },
  ],
  employer: [
    { to: "/employer/dashboard", label: words.dashboard },
    { to: "/employer/applications-dashboard", label: words.applications },
    { to: "/employer/jobs", label: words.ownJobs },
  ],
  admin: [
    { to: "/admin", label: words.today },
    { to: "/admin/live-sessions", label: words.liveSessions },
    { to: "/admin/reviews", label: words.reviews },
  ],
};

/** The navigation on the shell's own pages for signed-in people: the main entries of the part, without its code. */
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
        title={words.leaveTitle}
        confirmLabel={words.leave}
        cancelLabel={words.stay}
        isDanger
      >
        {words.leaveText}
      </Confirm>
    </>
  );
}
