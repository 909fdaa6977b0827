import { Button } from "@dryrun/design-system/actions/button";
import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { sheet } from "./sheet.en-in.ts";
import * as s from "./sheet.module.css";

const text = sheet.find;

interface Found {
  text: string;
  /** Which of the rows that have the text, counted from 0. */
  at: number;
}

interface FindProps {
  found: Found;
  count: number;
  onFound: (found: Found) => void;
}

/** Goes through the rows that have a text in any column. */
export function Find({ found, count, onFound }: FindProps) {
  const next = () => onFound({ ...found, at: count === 0 ? 0 : (found.at + 1) % count });
  return (
    <div className={s.fields}>
      <Field label={text.label}>
        <TextInput
          type="search"
          value={found.text}
          onValue={(typed) => onFound({ text: typed, at: 0 })}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault(); // would submit the question
            next();
          }}
        />
      </Field>
      <Button disabled={count === 0} onClick={next}>
        {text.next}
      </Button>
      <p role="status">{found.text.trim() ? text.found(found.at + 1, count) : ""}</p>
    </div>
  );
}
