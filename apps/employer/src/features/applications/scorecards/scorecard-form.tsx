import { Button } from "@dryrun/design-system/actions/button";
import { TextButton } from "@dryrun/design-system/actions/text-button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { MAX_SCORE_NOTE } from "@dryrun/domain/applications/scorecards/limits";
import { MAX_NOTE } from "@dryrun/domain/limits";
import { useEffect, useRef, useState } from "react";
import type { Scorecards } from "../../../shared/answers.ts";
import { ScoreChoice } from "./score-choice.tsx";
import { scorecards as text } from "./scorecards.en-in.ts";
import * as s from "./scorecards.module.css";
import type { OwnScorecard } from "./use-scorecard.ts";
import { BLANK, type Values } from "./values.ts";

type Criterion = Scorecards["criteria"][number];
interface ScorecardFormProps {
  criteria: readonly Criterion[];
  own: OwnScorecard;
  values: Values;
  isSubmitted: boolean;
}

/** The caller's scorecard as a form. What is typed is kept on this device. */
export function ScorecardForm({ criteria, own, values, isSubmitted }: ScorecardFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (own.missing) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [own.missing]);
  const set = (change: Partial<Values>) => own.change({ ...values, ...change });
  return (
    <form
      ref={form}
      noValidate
      aria-label={text.form}
      className={s.form}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        own.send();
      }}
    >
      {criteria
        .filter(({ isRetired }) => !isRetired)
        .map((criterion) => (
          <CriterionFields
            key={criterion.key}
            criterion={criterion}
            given={values.scores[criterion.key] ?? BLANK}
            onGiven={(given) => set({ scores: { ...values.scores, [criterion.key]: given } })}
          />
        ))}
      <ScoreChoice
        legend={text.overall}
        hint={text.overallHint}
        error={own.missing}
        isRequired
        value={values.overall ?? undefined}
        onValue={(overall) => set({ overall })}
      />
      <Field label={text.text} hint={text.private}>
        <TextArea rows={3} maxLength={MAX_NOTE} value={values.text} onValue={(next) => set({ text: next })} />
      </Field>
      <Submit own={own} isSubmitted={isSubmitted} />
    </form>
  );
}

function Submit({ own, isSubmitted }: Pick<ScorecardFormProps, "own" | "isSubmitted">) {
  return (
    <>
      {own.failure && (
        <Banner tone="danger" role="alert">
          {own.failure}
        </Banner>
      )}
      <div className={s.acts}>
        <Button type="submit" variant="primary" size="s" isBusy={own.isLoading} pendingLabel={text.submitting}>
          {isSubmitted ? text.save : text.submit}
        </Button>
        <Button size="s" variant="quiet" onClick={own.discard}>
          {text.discard}
        </Button>
      </div>
      {own.isChanged && <p className={s.muted}>{text.notSubmitted}</p>}
    </>
  );
}

type Given = Values["scores"][string];
interface CriterionFieldsProps {
  criterion: Criterion;
  given: Given;
  onGiven: (given: Given) => void;
}

function CriterionFields({ criterion: { name, description, interviewScore }, given, onGiven }: CriterionFieldsProps) {
  const [hasNote, setHasNote] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (hasNote) field.current?.focus();
  }, [hasNote]);
  const hint = [description, interviewScore === null ? "" : text.interview(interviewScore)].filter(Boolean).join(" ");
  return (
    <div className={s.criterion}>
      <ScoreChoice
        legend={name}
        hint={hint || undefined}
        isOptional
        value={given.score}
        onValue={(score) => onGiven({ ...given, score })}
      />
      {hasNote || given.note ? (
        <Field label={text.note(name)}>
          <TextArea
            ref={field}
            rows={2}
            maxLength={MAX_SCORE_NOTE}
            value={given.note}
            onValue={(note) => onGiven({ ...given, note })}
          />
        </Field>
      ) : (
        <TextButton onClick={() => setHasNote(true)} aria-label={text.addNoteAbout(name)}>
          {text.addNote}
        </TextButton>
      )}
    </div>
  );
}
