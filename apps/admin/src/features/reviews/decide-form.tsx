import { errorMessage } from "@dryrun/api-client/errors";
import { useAdminDecideReviewMutation } from "@dryrun/api-client/interviews/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { MAX_NOTE } from "@dryrun/domain/limits";
import { toast } from "@dryrun/remote-kit/toasts";
import { type FormEvent, useState } from "react";
import { messages } from "../../messages.en-in.ts";
import { PagePart } from "../../shared/page/page-part.tsx";
import type { Review } from "./review.ts";
import * as s from "./reviews.module.css";
import { ScoreChoices } from "./score-choices.tsx";
import { useRaised } from "./use-raised.ts";

const text = messages.review;

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
