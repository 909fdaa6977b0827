import { type User, useSession } from "@dryrun/auth/use-session";
import { useUser } from "@dryrun/auth/user-context";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { BRAND } from "@dryrun/domain/brand";
import type { UserType } from "@dryrun/domain/contract/call";
import type { NavItem } from "@dryrun/frame/bar/menu-sheet";
import { NavBar } from "@dryrun/frame/bar/nav-bar";
import { HelpFooter } from "@dryrun/frame/help-footer";
import { PageFrame } from "@dryrun/frame/page-frame";
import { SignedIn } from "@dryrun/frame/signed-in";
import { useLeave } from "@dryrun/frame/use-leave";
import { Outlet } from "@dryrun/remote-kit/router";
import { type ComponentType, useEffect, useState } from "react";
import { PageWaiting } from "../../frame/page-waiting.tsx";
import { accountBar as messages } from "../../messages/security.en-in.ts";
import { loadedOwnerOf, loadOwnerOf } from "../../releases/load.ts";

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
function AccountBar() {
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

/** How long an account page waits for the role's part before it shows the shell's own bar. */
const TIMEOUT_MS = 3000;
/** Null: the part did not load in time, or its release has no layout. */
type Found = { Layout: ComponentType | null };

const pathOf = (userType: UserType) => `/${userType}`;

function loadedLayout(userType: UserType): Found | undefined {
  const part = loadedOwnerOf(pathOf(userType));
  return part && { Layout: part.AccountLayout ?? null };
}

/**
 * Returns the frame that the role's part has around its pages; undefined while it loads. A late one is not used, because it would replace
 * the page.
 */
function usePartLayout(userType: UserType): Found | undefined {
  const [found, setFound] = useState(() => loadedLayout(userType));
  const isWaiting = found === undefined;
  useEffect(() => {
    if (!isWaiting) return;
    let isOver = false;
    const settle = (Layout: ComponentType | null) => {
      if (!isOver) setFound({ Layout });
      isOver = true;
    };
    const timer = setTimeout(settle, TIMEOUT_MS, null);
    loadOwnerOf(pathOf(userType)).then(
      ({ AccountLayout = null }) => settle(AccountLayout),
      () => settle(null),
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [userType, isWaiting]);
  return found;
}

/** The layout of the shell's pages for signed-in people, with the bars of their part; redirects visitors to /login. */
export function AccountLayout() {
  return (
    <SignedIn>
      <OwnFrame />
    </SignedIn>
  );
}

interface OwnFrameOrNoneProps {
  /** Who sees the page in the frame; everybody who is signed in if it is undefined. */
  isFor: ((user: User) => boolean) | undefined;
}

/** The same frame around a page that other people see without one. */
export function OwnFrameOrNone({ isFor }: OwnFrameOrNoneProps) {
  const session = useSession();
  const isFramed = isFor ? session.state === "signed-in" && isFor(session.user) : session.state !== "signed-out";
  return isFramed ? <AccountLayout /> : <Outlet />;
}

function OwnFrame() {
  const { userType } = useUser();
  const layout = usePartLayout(userType);
  if (!layout) return <PageWaiting />;
  const { Layout } = layout;
  return Layout ? <Layout /> : <PageFrame top={<AccountBar />} footer={<HelpFooter />} />;
}
