import { useSession } from "@dryrun/auth/use-session";
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

/** The same frame around a page that visitors see without one. */
export const OwnFrameOrNone = () => (useSession().state === "signed-out" ? <Outlet /> : <AccountLayout />);

function OwnFrame() {
  const { userType } = useUser();
  const layout = usePartLayout(userType);
  if (!layout) return <PageWaiting />;
  const { Layout } = layout;
  return Layout ? <Layout /> : <PageFrame top={<AccountBar />} footer={<HelpFooter />} />;
}
