import { type User, useSession } from "@dryrun/auth/use-session";
import { useUser } from "@dryrun/auth/user-context";
import type { UserType } from "@dryrun/domain/contract/call";
import { HelpFooter } from "@dryrun/frame/help-footer";
import { PageFrame } from "@dryrun/frame/page-frame";
import { SignedIn } from "@dryrun/frame/signed-in";
import { Outlet } from "@dryrun/remote-kit/router";
import { type ComponentType, useEffect, useState } from "react";
import { PageWaiting } from "../../frame/page-waiting.tsx";
import { loadedOwnerOf, loadOwnerOf } from "../../releases/load.ts";
import { AccountBar } from "./account-bar.tsx";

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
