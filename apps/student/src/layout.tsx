import { useIsWide } from "@dryrun/design-system/use-is-wide";
import { HelpFooter } from "@dryrun/frame/help-footer";
import { PageFrame } from "@dryrun/frame/page-frame";
import { SignedIn } from "@dryrun/frame/signed-in";
import { useMatches } from "@dryrun/remote-kit/router";
import { BottomBar } from "./frame/bottom-bar.tsx";
import { MomentOfArrival } from "./frame/moments/moment-of-arrival.tsx";
import { RunningBanner } from "./frame/running-banner.tsx";
import { TopBar } from "./frame/top-bar.tsx";

/** From this width on the links are in the top bar; below it they are at the bottom, within reach of a thumb. */
const WIDE = 1024;

/** The frame of all student pages; redirects everyone else to /login. */
export function StudentLayout() {
  const isWide = useIsWide(WIDE);
  const isFocused = useMatches().some(
    ({ handle }) => (handle as { isFocused?: boolean } | undefined)?.isFocused === true,
  );
  return (
    <SignedIn userType="student">
      <PageFrame
        top={<TopBar hasLinks={isWide && !isFocused} isFocused={isFocused} />}
        banner={!isFocused && <RunningBanner />}
        footer={!isFocused && <HelpFooter />}
        bottom={!isWide && !isFocused && <BottomBar />}
      />
      <MomentOfArrival />
    </SignedIn>
  );
}
