import { errorMessage } from "@dryrun/api-client/errors";
import { useAdminDecideReviewMutation } from "@dryrun/api-client/interviews/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { MAX_QUESTION_SCORE, SCORE_STEP } from "@dryrun/domain/admin/limits";
import { reviewedResult } from "@dryrun/domain/interviews/review";
import { MAX_NOTE } from "@dryrun/domain/limits";
import { GradedQuestion } from "@dryrun/graded-answers/graded-question";
import { toast } from "@dryrun/remote-kit/toasts";
import { type FormEvent, useState } from "react";
import { messages } from "../../messages.en-in.ts";
import { PagePart } from "../../shared/page/page-part.tsx";
import type { Review } from "./review.ts";
import * as s from "./reviews.module.css";

const text = messages.review;

/** Describes the effect. Half a point more for one answer may not change the total, because the sum is rounded down. */
function actOf(raised: number, before: number, after: number): string {
  if (raised === 0) return text.confirm;
  return after > before ? text.raise(before, after) : text.raiseWithin(raised, before);
}

/** The chosen scores and their effect on the verdict. */
function useRaised({ questions, score, finalDecision }: Review) {
  const [raised, setRaised] = useState<Readonly<Record<number, number>>>({});
  const scores = questions.flatMap((question) => {
    const gradeBefore = raised[question.number] ?? question.score;
    return gradeBefore > question.score ? [{ number: question.number, score: gradeBefore }] : [];
  });
  const after = reviewedResult(questions, scores, finalDecision);
  return {
    raised,
    raise: (number: number, to: number) => setRaised({ ...raised, [number]: to }),
    /** The scores above the current ones. */
    scores,
    decision: after.decision,
    /** The effect of the decision, as the label of the button. */
    act: actOf(scores.length, score, after.score),
  };
}

/** Returns the scores from the current one up to the highest, in halves; a lower one cannot be chosen. */
function choicesFrom({ score, assessed }: Review["questions"][number]) {
  const steps = Math.round((MAX_QUESTION_SCORE - score) / SCORE_STEP);
  return Array.from({ length: steps + 1 }, (_, index) => score + index * SCORE_STEP).map((value) => ({
    value: String(value),
    label: value > score ? text.outOf(value) : text.stays(assessed ? value : null),
  }));
}

interface ScoreChoicesProps {
  questions: Review["questions"];
  /** The chosen scores by question number. */
  raised: Readonly<Record<number, number>>;
  onRaise: (number: number, to: number) => void;
}

/** Each graded answer with the scores that it can get. */
function ScoreChoices({ questions, raised, onRaise }: ScoreChoicesProps) {
  return questions.map((question) => (
    <GradedQuestion key={question.number} question={question} isOpen={false} answerTitle={text.answer}>
      <div className={s.score}>
        <Field label={text.newScore(question.number)}>
          <Select
            options={choicesFrom(question)}
            value={String(raised[question.number] ?? question.score)}
            onValue={(value) => onRaise(question.number, Number(value))}
          />
        </Field>
      </div>
    </GradedQuestion>
  ));
}

/** Raises scores that were too low, or confirms them all; asks for confirmation before sending. */
export function DecideForm({ review }: { review: Review }) {
  const { raised, raise, scores, decision, act } = useRaised(review);
  const [note, setNote] = useState("");
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState("");
  const [decide, { isLoading }] = useAdminDecideReviewMutation();

  async function send() {
    setAsking(false);
    setFailure("");
    const { data, error } = await decide({ params: { id: review._id }, body: { scores, note } });
    if (data) toast.success(data.message);
    else setFailure(errorMessage(error, text.decideFailed));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsking(true);
  }
  return (
    <PagePart title={text.questions}>
      <form className={s.form} onSubmit={submit}>
        <ScoreChoices questions={review.questions} raised={raised} onRaise={raise} />
        <Field label={text.note} hint={text.noteHint}>
          <TextArea rows={3} maxLength={MAX_NOTE} value={note} onValue={setNote} />
        </Field>
        {failure && (
          <Banner tone="danger" role="alert">
            {failure}
          </Banner>
        )}
        <div>
          <Button type="submit" variant="primary" isBusy={isLoading} pendingLabel={text.sending}>
            {act}
          </Button>
        </div>
        <Confirm
          isOpen={isAsking}
          title={act === text.confirm ? text.sureConfirm : text.sure(act)}
          confirmLabel={act}
          cancelLabel={text.keep}
          onClose={() => setAsking(false)}
          onConfirm={() => void send()}
        >
          <p>{text.sureText(decision)}</p>
        </Confirm>
      </form>
    </PagePart>
  );
}
