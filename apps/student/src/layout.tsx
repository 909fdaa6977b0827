import { useChunk } from "@dryrun/design-system/use-chunk";
import { useIsWide } from "@dryrun/design-system/use-is-wide";
import { useRootMark } from "@dryrun/design-system/use-root-mark";
import { HelpFooter } from "@dryrun/frame/help-footer";
import { PageFrame } from "@dryrun/frame/page-frame";
import { SignedIn } from "@dryrun/frame/signed-in";
import { useMatches } from "@dryrun/remote-kit/router";
import { BottomBar } from "./frame/bottom-bar.tsx";
import { AccountNotesPlace } from "./frame/notes/account-notes-place.tsx";
import { TopBar } from "./frame/top-bar.tsx";
import { useArrivalState } from "./shared/notice.tsx";
import { PASSED_ATTEMPT } from "./shared/quiz/passed-attempt.ts";

const load = () => import(/* webpackChunkName: "moments" */ "./frame/celebrations/quiz-passed.tsx");

/** Shows the celebration of a passed quiz once, over the page that opens after it. */
function MomentOfArrival() {
  const [attemptId, close] = useArrivalState<string>(PASSED_ATTEMPT);
  const { module } = useChunk(attemptId !== undefined, load);
  return attemptId && module ? <module.QuizPassed attemptId={attemptId} onClose={close} /> : null;
}

/** From this width on, in pixels, the links are in the top bar; below it they are at the bottom, within reach of a thumb. */
const WIDE = 1024;

/** The frame of all student pages; redirects everyone but students to /login. */
export function StudentLayout() {
  const isWide = useIsWide(WIDE);
  const marks = useMatches().map(({ handle }) => handle as { isFocused?: boolean; hasBanner?: boolean } | undefined);
  const isFocused = marks.some((mark) => mark?.isFocused);
  const hasBanner = !isFocused || marks.some((mark) => mark?.hasBanner);
  const hasBottomBar = !isWide && !isFocused;
  useRootMark("hasBottomBar", hasBottomBar);
  return (
    <SignedIn userType="student">
      <PageFrame
        top={<TopBar hasLinks={isWide && !isFocused} isFocused={isFocused} />}
        banner={hasBanner && <AccountNotesPlace />}
        footer={
          <>
            {hasBanner && <AccountNotesPlace isBelow />}
            {!isFocused && <HelpFooter />}
          </>
        }
        bottom={hasBottomBar && <BottomBar />}
      />
      <MomentOfArrival />
    </SignedIn>
  );
}
