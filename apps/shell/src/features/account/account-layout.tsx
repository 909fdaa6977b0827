import { type User, useSession } from "@dryrun/auth/use-session";
import { useUser } from "@dryrun/auth/user-context";
import { HelpFooter } from "@dryrun/frame/help-footer";
import { PageFrame } from "@dryrun/frame/page-frame";
import { SignedIn } from "@dryrun/frame/signed-in";
import { Outlet } from "@dryrun/remote-kit/router";
import { PageWaiting } from "../../frame/page-waiting.tsx";
import { AccountBar } from "./account-bar.tsx";
import { usePartLayout } from "./use-part-layout.ts";

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
