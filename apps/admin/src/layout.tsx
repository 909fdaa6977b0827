import { HelpFooter } from "@dryrun/frame/help-footer";
import { PageFrame } from "@dryrun/frame/page-frame";
import { SignedIn } from "@dryrun/frame/signed-in";
import { TopBar } from "./frame/top-bar.tsx";

/** Round every page of this part; anybody else goes to /login. */
export function AdminLayout() {
  return (
    <SignedIn userType="admin">
      <PageFrame top={<TopBar />} footer={<HelpFooter />} />
    </SignedIn>
  );
}
