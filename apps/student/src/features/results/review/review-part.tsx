import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Facts } from "@dryrun/design-system/pages/facts";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { areDeleted } from "@dryrun/graded-answers/answers-deleted";
import { toast } from "@dryrun/remote-kit/toasts";
import { Flag } from "lucide-react";
import { useEffect, useState } from "react";
import { messages } from "../messages.en-in.ts";
import * as s from "../result/result-view.module.css";
import type { Result } from "../result.ts";

const text = messages.review;
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
    toast.error(text.formFailed);
    setOpen(false);
    retry();
  }, [hasFailed, retry]);
  return (
    <div className={s.review} data-print="no">
      <Button icon={<Flag {...iconProps()} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {dialog && <dialog.ReviewDialog sessionId={sessionId} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Review({ review, score }: { review: NonNullable<Result["review"]>; score: number }) {
  const { decidedAt, askedAt, reason, note, scoreBefore } = review;
  return (
    <>
      <h3>{text.title}</h3>
      {decidedAt ? (
        <Banner tone="success" role="none">
          {text.decided(scoreBefore, score)}
        </Banner>
      ) : (
        <Banner role="none">{text.waiting}</Banner>
      )}
      <Facts
        facts={[
          { name: text.asked, value: messages.result.date(askedAt) },
          ...(reason ? [{ name: text.reason, value: reason }] : []),
          ...(decidedAt ? [{ name: text.decidedAt, value: messages.result.date(decidedAt) }] : []),
          ...(note ? [{ name: text.note, value: note }] : []),
        ]}
      />
    </>
  );
}
