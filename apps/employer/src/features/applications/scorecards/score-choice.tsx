import { FieldGroup } from "@dryrun/design-system/fields/field-group";
import { SCORE_LABELS, SCORES, type Score } from "@dryrun/domain/applications/scorecards/limits";
import { useId } from "react";
import * as s from "./score-choice.module.css";
import { scorecards as text } from "./scorecards.en-in.ts";

type Choice = Score | null;

interface ScoreChoiceProps {
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
  /** Whether "Not seen" is a choice. */
  isOptional?: boolean;
  value: Choice | undefined;
  onValue: (value: Choice) => void;
}

/** One score in a row of radios. */
export function ScoreChoice({ isOptional = false, value, onValue, ...group }: ScoreChoiceProps) {
  const id = useId();
  const options: { score: Choice; label: string }[] = SCORES.map((score) => ({ score, label: SCORE_LABELS[score] }));
  if (isOptional) options.push({ score: null, label: text.notSeen });
  return (
    <FieldGroup {...group} id={id}>
      <div className={s.row}>
        {options.map(({ score, label }) => (
          <label key={label} className={s.choice}>
            <input
              type="radio"
              name={id}
              className={s.input}
              checked={value === score}
              aria-invalid={group.error ? true : undefined}
              onChange={() => onValue(score)}
            />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
