import { useHoldApplication } from "@dryrun/api-client/applications/employer";
import { useHoldInterview } from "@dryrun/api-client/interviews/employer";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { iconProps } from "@dryrun/design-system/icon-props";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { LOAD_APPLICATIONS_FAILED } from "@dryrun/domain/applications/messages";
import { usePageTitle } from "@dryrun/remote-kit/page";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { ChevronDown, ChevronUp, Keyboard } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { review as text } from "../../../messages/review.en-in.ts";
import { messages } from "../../../messages.en-in.ts";
import { listOf } from "../../../paths.ts";
import { afterPaint } from "../../../shared/after-paint.ts";
import { LoadOrGone } from "../../../shared/load-or-gone.tsx";
import { useApplicationFilter } from "../../../shared/use-application-filter.ts";
import { argOf, FRESH_SECONDS, useSeen } from "./candidate/known.ts";
import { ReviewCandidate, type Tab } from "./candidate/review-candidate.tsx";
import { DecisionPanel } from "./decisions/decision-panel.tsx";
import { HeldDecisions } from "./decisions/held-decisions.tsx";
import { LeaveGuard } from "./decisions/leave-guard.tsx";
import { isUnsent } from "./decisions/use-decisions.ts";
import type { KeysDialogProps } from "./keys-dialog.tsx";
import { ReviewList } from "./review-list.tsx";
import * as s from "./review-page.module.css";
import { useReview } from "./use-review.ts";
import { type Entry, useWalk, type WalkState } from "./use-walk.ts";

const load = () => import("./keys-dialog.tsx");

/** The dialog that lists the keys; its chunk is fetched when it first opens. */
function Keys(props: KeysDialogProps) {
  const { isOpen, onClose } = props;
  const { module, hasFailed, retry } = useChunk(isOpen, load);
  const giveUp = useEffectEvent(() => {
    toast.error(text.keys.failed);
    retry();
    onClose();
  });
  const isLost = hasFailed && isOpen;
  useEffect(() => {
    if (isLost) giveUp();
  }, [isLost]);
  return module && <module.KeysDialog {...props} />;
}

/** How many candidates are prefetched. */
const AHEAD = 2;

/** Review mode: the candidates of a filtered list one after the other, each with the decision next to it. */
export function ReviewPage({ jobId }: { jobId?: string | undefined }) {
  const { query } = useApplicationFilter();
  const walk = useWalk(jobId ? { ...query, jobId } : query);
  const list = listOf(useLocation());
  const wayOut = (
    <Link to={list} className={buttonClass()}>
      {text.toList}
    </Link>
  );
  if (walk.isLoading) return <Skeleton label={messages.loading.applications} count={4} />;
  if (walk.error !== undefined)
    return (
      <LoadOrGone
        title={LOAD_APPLICATIONS_FAILED}
        goneTitle={messages.failure.noApplication}
        error={walk.error}
        onRetry={walk.restart}
        isRetrying={false}
        headingLevel={1}
        wayOut={wayOut}
      />
    );
  if (walk.rows.length === 0) return <NothingToReview wayOut={wayOut} />;
  if (!walk.current) return <Skeleton label={messages.loading.application} count={4} />;
  // For a list of unread interviews, the page begins with the interview.
  return (
    <Reviewing walk={walk} current={walk.current} firstTab={query.interview === "unread" ? "interview" : "resume"} />
  );
}

function NothingToReview({ wayOut }: { wayOut: ReactNode }) {
  usePageTitle(text.title);
  return <EmptyState headingLevel={1} title={messages.applications.noMatch} action={wayOut} />;
}

function Reviewing({ walk, current, firstTab }: { walk: WalkState; current: Entry; firstTab: Tab }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [before, shown, after] = [useSeen(walk.rows[walk.at - 1]), useSeen(current), useSeen(walk.rows[walk.at + 1])];
  const review = useReview({ walk, current, application: shown?.application, firstTab });
  useHeldNeighbours(walk);
  useArrival(current, heading);
  const { keys, decisions } = review;
  return (
    <div className={s.page} data-held={decisions.all.length > 0 || undefined}>
      <ReviewHead
        walk={walk}
        current={current}
        heading={heading}
        onMove={review.move}
        onKeys={() => keys.setShown(true)}
      />
      <div className={s.columns}>
        <div className={s.list}>
          <ReviewList walk={walk} />
        </div>
        <div className={s.candidate}>
          <ReviewCandidate
            id={current._id}
            before={before?.application}
            after={after?.application}
            tab={review.tab}
            onTab={review.setTab}
            areAllOpen={review.areAllOpen}
          />
        </div>
        <div className={s.decision}>
          {shown && (
            <DecisionPanel
              of={[before, shown, after]}
              asking={review.asking}
              onAsk={review.setAsking}
              onDecide={review.decide}
              onUndo={review.undoShown}
              reading={review.reading}
              onStage={walk.changeStage}
            />
          )}
        </div>
      </div>
      <HeldDecisions decisions={decisions} />
      <LeaveGuard waiting={decisions.all.filter(isUnsent).length} />
      <Keys isOpen={keys.areShown} onClose={() => keys.setShown(false)} areOn={keys.areOn} onSwitch={keys.switchOn} />
    </div>
  );
}

interface HeadProps {
  walk: WalkState;
  current: Entry;
  heading: RefObject<HTMLHeadingElement | null>;
  onMove: (by: 1 | -1) => void;
  onKeys: () => void;
}

function ReviewHead({ walk, current, heading, onMove, onKeys }: HeadProps) {
  const list = listOf(useLocation());
  return (
    <div className={s.head}>
      <Link to={list} className={s.back ?? ""}>
        {text.toList}
      </Link>
      <div className={s.who}>
        <h1 ref={heading} tabIndex={-1} className={s.name}>
          {current.fullName}
        </h1>
        <p className={s.job}>{messages.application.forJob(current.jobId.title, current.jobId.company)}</p>
      </div>
      <p className={s.place}>{walk.hasBefore ? text.ofAll(walk.total) : text.place(walk.at + 1, walk.total)}</p>
      <div className={s.moves}>
        <Button
          icon={<ChevronUp {...iconProps()} />}
          aria-keyshortcuts="k"
          disabled={walk.at === 0 && !walk.hasBefore}
          onClick={() => onMove(-1)}
        >
          {text.previous}
        </Button>
        <Button
          icon={<ChevronDown {...iconProps()} />}
          aria-keyshortcuts="j"
          disabled={walk.at === walk.rows.length - 1 && !walk.hasAfter}
          onClick={() => onMove(1)}
        >
          {text.next}
        </Button>
        <span className={s.keys}>
          <Button variant="quiet" icon={<Keyboard {...iconProps()} />} aria-keyshortcuts="?" onClick={onKeys}>
            {text.keys.open}
          </Button>
        </span>
      </div>
    </div>
  );
}

/** For another candidate: scrolls to the top and focuses the heading, so that it is read. */
function useArrival({ _id, fullName }: Entry, heading: RefObject<HTMLHeadingElement | null>) {
  usePageTitle(text.of(fullName));
  // Tracked, because reading the scroll position costs a layout.
  const isScrolled = useRef(false);
  useEffect(() => {
    const note = () => {
      isScrolled.current = true;
    };
    addEventListener("scroll", note, { passive: true });
    return () => removeEventListener("scroll", note);
  }, []);
  useEffect(() => {
    if (isScrolled.current) scrollTo({ top: 0 });
    isScrolled.current = false;
    const focused = document.activeElement;
    return afterPaint(() => {
      // A quick next key may have opened a field, which then keeps the focus.
      const isFree = [focused, document.body].includes(document.activeElement);
      if (isFree) heading.current?.focus({ preventScroll: true });
    });
  }, [_id, heading]);
}

/**
 * Loads the next candidates, and holds them and the shown one: a change, such as a decision, removes an answer that nobody holds, and with
 * it the confirmation under the reader's hands.
 */
function useHeldNeighbours({ rows, at }: WalkState) {
  const holdApplication = useHoldApplication();
  const holdInterview = useHoldInterview();
  const releases = useRef<(() => void)[]>([]);
  const near = rows.slice(at, at + 1 + AHEAD);
  const key = near.map(({ _id }) => _id).join();
  const hold = useEffectEvent(() => {
    const before = releases.current;
    releases.current = near.flatMap(({ _id, interview }) => [
      holdApplication(argOf(_id), FRESH_SECONDS),
      ...(interview.state === "sent" ? [holdInterview(argOf(_id), FRESH_SECONDS)] : []),
    ]);
    for (const release of before) release();
  });
  // Once for each position of the walk.
  useEffect(() => afterPaint(hold), [key]);
  useEffect(
    () => () => {
      for (const release of releases.current) release();
    },
    [],
  );
}
