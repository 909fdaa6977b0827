import { RadioGroup } from "@dryrun/design-system/choices/radio-group";
import * as s from "./choice-question.module.css";
import { CodeText, OptionText } from "./code-text.tsx";

export interface ChoiceQuestionProps {
  question: string;
  options: readonly string[];
  selected: string | undefined;
  error: string | undefined;
  /** An option that was tried and is wrong. */
  excluded?: string | undefined;
  onSelect: (option: string) => void;
}

/** One question with its options as radio cards; the options are plain text, often code. */
export function ChoiceQuestion({ question, options, selected, error, excluded, onSelect }: ChoiceQuestionProps) {
  const chosen = options.indexOf(selected ?? "");
  return (
    <RadioGroup
      id="option"
      look="cards"
      legend={
        <span className={s.question}>
          <CodeText text={question} />
        </span>
      }
      // The index identifies the option: the text may have spaces, which an id may not.
      options={options.map((label, index) => ({
        value: String(index),
        label: <OptionText text={label} />,
        isDisabled: label === excluded,
      }))}
      value={chosen === -1 ? undefined : String(chosen)}
      onValue={(index) => onSelect(options[Number(index)] ?? "")}
      error={error}
    />
  );
}
