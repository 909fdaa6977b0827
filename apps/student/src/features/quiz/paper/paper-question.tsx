import { RadioGroup } from "@dryrun/design-system/choices/radio-group";
import type { Paper } from "../../../shared/answers.ts";
import { CodeText, OptionText } from "../code-text.tsx";
import * as s from "./quiz-paper.module.css";

export interface PaperQuestionProps {
  question: Paper["questions"][number];
  selected: string | undefined;
  error: string | undefined;
  onSelect: (option: string) => void;
}

/** One question with its options as radio cards; the options are plain text, often code. */
export function PaperQuestion({ question, selected, error, onSelect }: PaperQuestionProps) {
  const chosen = question.options.indexOf(selected ?? "");
  return (
    <RadioGroup
      id="option"
      look="cards"
      legend={
        <span className={s.question}>
          <CodeText text={question.question} />
        </span>
      }
      // The index identifies the option: the text may have spaces, which an id may not.
      options={question.options.map((label, index) => ({ value: String(index), label: <OptionText text={label} /> }))}
      value={chosen === -1 ? undefined : String(chosen)}
      onValue={(index) => onSelect(question.options[Number(index)] ?? "")}
      error={error}
    />
  );
}
