import { useAdminScoreAnswerMutation } from "@dryrun/api-client/admin-records/banks";
import { errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { MAX_QUESTION_SCORE, SCORE_STEP } from "@dryrun/domain/admin/limits";
import { MAX_NOTE } from "@dryrun/domain/limits";
import { announce } from "@dryrun/remote-kit/page";
import { type FormEvent, useState } from "react";
import { calibrationScore as text } from "../../messages/banks/calibration.en-in.ts";
import { PagePart } from "../../shared/page/page-part.tsx";
import * as s from "./calibration.module.css";

/** The choice: a score as text, or `NONE`. */
export interface Given {
  score: string;
  note: string;
}

const NONE = "none";
const SCORES = [
  ...Array.from({ length: MAX_QUESTION_SCORE / SCORE_STEP + 1 }, (_, index) => index * SCORE_STEP).map((score) => ({
    value: String(score),
    label: text.scoreOf(score),
  })),
  { value: NONE, label: text.cannotAssess },
];

interface ScoreFormProps {
  answerId: string;
  before: Given | undefined;
  onSaved: (given: Given) => void;
  /** Returns to the previous answer. */
  onAgain: (() => void) | undefined;
}

/** The admin's own score of one answer. */
export function ScoreForm({ answerId, before, onSaved, onAgain }: ScoreFormProps) {
  const [save, { isLoading }] = useAdminScoreAnswerMutation();
  const [score, setScore] = useState(before?.score ?? "");
  const [note, setNote] = useState(before?.note ?? "");
  const [scoreError, setScoreError] = useState<string>();
  const [failure, setFailure] = useState("");
  async function submit(event: FormEvent) {
    event.preventDefault();
    setFailure("");
    setScoreError(score === "" ? text.scoreRequired : undefined);
    if (score === "") return;
    const body = { score: score === NONE ? null : Number(score), note };
    const { data, error } = await save({ params: { id: answerId }, body });
    if (!data) return setFailure(errorMessage(error, text.saveFailed));
    announce(data.message); // a toast after each of many answers would cover the next one
    onSaved({ score, note });
  }
  return (
    <PagePart title={text.score}>
      <form className={s.form} noValidate onSubmit={(event) => void submit(event)}>
        {before && <p className={s.note}>{text.changing}</p>}
        <Field label={text.score} hint={text.scoreHint} error={scoreError} isRequired>
          <Select options={SCORES} placeholder={text.choose} value={score} onValue={setScore} />
        </Field>
        <Field label={text.note} hint={text.noteHint}>
          <TextArea rows={2} maxLength={MAX_NOTE} value={note} onValue={setNote} />
        </Field>
        {failure && (
          <Banner tone="danger" role="alert">
            {failure}
          </Banner>
        )}
        <div className={s.acts}>
          <Button type="submit" variant="primary" isBusy={isLoading} pendingLabel={text.saving}>
            {text.save}
          </Button>
          {onAgain && <Button onClick={onAgain}>{text.again}</Button>}
        </div>
      </form>
    </PagePart>
  );
}
