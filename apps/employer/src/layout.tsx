import { HelpFooter } from "@dryrun/frame/help-footer";
import { PageFrame } from "@dryrun/frame/page-frame";
import { SignedIn } from "@dryrun/frame/signed-in";
import { TopBar } from "./frame/top-bar.tsx";

/** The frame of all employer pages, with a fixed bar and left edge; redirects everyone but employers to /login. */
export function EmployerLayout() {
  return (
    <SignedIn userType="employer">
      <div data-wide-page="">
        <PageFrame top={<TopBar />} footer={<HelpFooter />} />
      </div>
    </SignedIn>
  );
}
