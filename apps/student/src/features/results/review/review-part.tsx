import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Facts } from "@dryrun/design-system/pages/facts";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { areDeleted } from "@dryrun/graded-answers/answers-deleted";
import { toast } from "@dryrun/remote-kit/toasts";
import { Flag } from "lucide-react";
import { useEffect, useState } from "react";
import * as s from "../result/result-view.module.css";
import type { Result } from "../result.ts";
import { words } from "../words.ts";

const w = words.review;
const load = () => import("./review-dialog.tsx");

/** "Report a wrong score": requests a review once, then shows its state. */
export function ReviewPart({ result }: { result: Result }) {
  const { review, sessionId, score, questions } = result;
  if (review) return <Review review={review} score={score ?? 0} />;
  return areDeleted(questions) ? null : <AskForReview sessionId={sessionId} />;
}

/** The form loads with the first press. */
function AskForReview({ sessionId }: { sessionId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { module: dialog, hasFailed, retry } = useChunk(isOpen, load);
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(w.formFailed);
    setOpen(false);
    retry();
  }, [hasFailed, retry]);
  return (
    <div className={s.review} data-print="no">
      <Button icon={<Flag {...iconProps()} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {w.open}
      </Button>
      {dialog && <dialog.ReviewDialog sessionId={sessionId} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Review({ review, score }: { review: NonNullable<Result["review"]>; score: number }) {
  const { decidedAt, askedAt, reason, note, scoreBefore } = review;
  return (
    <>
      <h3>{w.title}</h3>
      {decidedAt ? (
        <Banner tone="success" role="none">
          {w.decided(scoreBefore, score)}
        </Banner>
      ) : (
        <Banner role="none">{w.waiting}</Banner>
      )}
      <Facts
        facts={[
          { name: w.asked, value: words.result.date(askedAt) },
          ...(reason ? [{ name: w.reason, value: reason }] : []),
          ...(decidedAt ? [{ name: w.decidedAt, value: words.result.date(decidedAt) }] : []),
          ...(note ? [{ name: w.note, value: note }] : []),
        ]}
      />
    </>
  );
}
