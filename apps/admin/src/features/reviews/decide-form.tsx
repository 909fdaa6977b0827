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
import { words } from "../../messages.en-in.ts";
import type { Review } from "./review.ts";
import * as s from "./reviews.module.css";

const say = words.review;

/** From the score that holds up to the highest, in halves: a lower one cannot be chosen. */
function choicesFrom(score: number) {
  const steps = Math.round((MAX_QUESTION_SCORE - score) / SCORE_STEP);
  return Array.from({ length: steps + 1 }, (_, at) => score + at * SCORE_STEP).map((value) => ({
    value: String(value),
    label: value === score ? say.stays(value) : say.outOf(value),
  }));
}

/** Half a point more for one answer may leave the whole as it was: the score is the sum rounded down. */
function actOf(raised: number, before: number, after: number): string {
  if (raised === 0) return say.confirm;
  return after > before ? say.raise(before, after) : say.raiseWithin(raised, before);
}

/** Raises scores that were too low, or confirms them all; asks for confirmation before sending. */
export function DecideForm({ review }: { review: Review }) {
  const { questions, score, finalDecision } = review;
  const [raised, setRaised] = useState<Readonly<Record<number, number>>>({});
  const [note, setNote] = useState("");
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState("");
  const [decide, { isLoading }] = useAdminDecideReviewMutation();

  const scores = questions.flatMap((question) => {
    const given = raised[question.number] ?? question.score;
    return given > question.score ? [{ number: question.number, score: given }] : [];
  });
  const after = reviewedResult(questions, scores, finalDecision);
  const act = actOf(scores.length, score, after.score);

  async function send() {
    setAsking(false);
    setFailure("");
    const { data, error } = await decide({ params: { id: review._id }, body: { scores, note } });
    if (data) toast.success(data.message);
    else setFailure(errorMessage(error, say.decideFailed));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsking(true);
  }
  return (
    <form className={s.part} onSubmit={submit}>
      <h2>{say.questions}</h2>
      {questions.map((question) => (
        <GradedQuestion key={question.number} question={question} isOpen={false} answerTitle={say.answer}>
          <div className={s.score}>
            <Field label={say.newScore(question.number)}>
              <Select
                options={choicesFrom(question.score)}
                value={String(raised[question.number] ?? question.score)}
                onValue={(value) => setRaised({ ...raised, [question.number]: Number(value) })}
              />
            </Field>
          </div>
        </GradedQuestion>
      ))}
      <Field label={say.note} hint={say.noteHint} isOptional>
        <TextArea rows={3} maxLength={MAX_NOTE} value={note} onValue={setNote} />
      </Field>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <div>
        <Button type="submit" variant="primary" isBusy={isLoading} pendingLabel={say.sending}>
          {act}
        </Button>
      </div>
      <Confirm
        isOpen={isAsking}
        title={act === say.confirm ? say.sureConfirm : say.sure(act)}
        confirmLabel={act}
        cancelLabel={say.keep}
        onClose={() => setAsking(false)}
        onConfirm={() => void send()}
      >
        <p>{say.sureText(after.decision)}</p>
      </Confirm>
    </form>
  );
}
