import { useUser } from "@dryrun/auth/user-context";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { BRAND } from "@dryrun/domain/brand";
import type { UserType } from "@dryrun/domain/contract/call";
import type { NavItem } from "@dryrun/frame/bar/menu-sheet";
import { NavBar } from "@dryrun/frame/bar/nav-bar";
import { useLeave } from "@dryrun/frame/use-leave";
import { accountBar as messages } from "../../messages/security.en-in.ts";

/** Each role's links back to its part, with the part's names; the brand links to the first. */
const NAV: Record<UserType, readonly [NavItem, ...NavItem[]]> = {
  student: [
    { to: "/student/jobs", label: messages.jobs },
    { to: "/student/my-applications", label: messages.ownApplications },
    { to: "/student/interview-summary", label: messages.interviews },
  ],
  employer: [
    { to: "/employer/dashboard", label: messages.dashboard },
    { to: "/employer/applications-dashboard", label: messages.applications },
    { to: "/employer/jobs", label: messages.ownJobs },
  ],
  admin: [
    { to: "/admin", label: messages.today },
    { to: "/admin/live-sessions", label: messages.liveSessions },
    { to: "/admin/reviews", label: messages.reviews },
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
        title={messages.leaveTitle}
        confirmLabel={messages.leave}
        cancelLabel={messages.stay}
        isDanger
      >
        {messages.leaveText}
      </Confirm>
    </>
  );
}
