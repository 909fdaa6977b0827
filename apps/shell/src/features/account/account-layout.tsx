import { HelpFooter } from "@dryrun/frame/help-footer";
import { PageFrame } from "@dryrun/frame/page-frame";
import { SignedIn } from "@dryrun/frame/signed-in";
import { AccountBar } from "./account-bar.tsx";

/** The layout of the shell's pages for signed-in people; anybody else goes to /login. */
export function AccountLayout() {
  return (
    <SignedIn>
      <PageFrame top={<AccountBar />} footer={<HelpFooter />} />
    </SignedIn>
  );
}
