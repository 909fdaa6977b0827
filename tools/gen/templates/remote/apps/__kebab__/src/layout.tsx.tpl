import { HelpFooter } from "@dryrun/frame/help-footer";
import { PageFrame } from "@dryrun/frame/page-frame";
import { SignedIn } from "@dryrun/frame/signed-in";
import { TopBar } from "./frame/top-bar.tsx";

/** The layout of every page of this part; other roles and visitors go to /login. */
export function {{pascal}}Layout() {
  return (
    <SignedIn userType="{{role}}">
      <PageFrame top={<TopBar />} footer={<HelpFooter />} />
    </SignedIn>
  );
}
