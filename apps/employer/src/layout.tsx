import { HelpFooter } from "@dryrun/frame/help-footer";
import { PageFrame } from "@dryrun/frame/page-frame";
import { SignedIn } from "@dryrun/frame/signed-in";
import { TopBar } from "./frame/top-bar.tsx";

/** Round every page of an employer; anybody else goes to /login. */
export function EmployerLayout() {
  return (
    <SignedIn userType="employer">
      <PageFrame top={<TopBar />} footer={<HelpFooter />} />
    </SignedIn>
  );
}
