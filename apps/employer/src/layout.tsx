import { HelpFooter } from "@dryrun/frame/help-footer";
import { PageFrame } from "@dryrun/frame/page-frame";
import { SignedIn } from "@dryrun/frame/signed-in";
import { TopBar } from "./frame/top-bar.tsx";

/** The frame of all employer pages; redirects everyone else to /login. */
export function EmployerLayout() {
  return (
    <SignedIn userType="employer">
      <PageFrame top={<TopBar />} footer={<HelpFooter />} />
    </SignedIn>
  );
}
