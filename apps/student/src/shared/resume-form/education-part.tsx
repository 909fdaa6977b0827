import { MAX_LIST_ENTRIES, MAX_NAME, MAX_RICH_TEXT } from "@dryrun/domain/limits";
import { isUntouched } from "@dryrun/domain/profile/form-schema";
import { EDITOR_HEIGHT } from "@dryrun/domain/rich-text/allow-list";
import { CheckboxField } from "@dryrun/forms/fields/checkbox-field";
import { MonthField } from "@dryrun/forms/fields/month-field";
import { RepeatableField } from "@dryrun/forms/fields/repeatable-field";
import { RichTextField } from "@dryrun/forms/fields/rich-text-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { useFormField } from "@dryrun/forms/use-form-field";
import * as words from "../../messages.en-in.ts";
import { FormPart, Pair } from "./form-part.tsx";
import * as s from "./resume-form.module.css";
import { BLANK_EDUCATION } from "./resume-values.ts";

const text = words.apply;

/** The list of courses and degrees. Optional if the profile has `stored` none. */
export function EducationPart({ stored }: { stored?: readonly unknown[] }) {
  const { value: entries } = useFormField<unknown>("education");
  const isRequired = !(stored && isUntouched(stored, entries));
  return (
    <FormPart part="education">
      {stored?.length === 0 && <p className={s.hint}>{text.blankHint}</p>}
      <RepeatableField name="education" noun={text.parts.education} blank={BLANK_EDUCATION} limit={MAX_LIST_ENTRIES}>
        {(path) => <EducationEntry path={path} isRequired={isRequired} />}
      </RepeatableField>
    </FormPart>
  );
}

function EducationEntry({ path, isRequired }: { path: string; isRequired: boolean }) {
  const { value: isCurrent } = useFormField<boolean>(`${path}.currentlyStudying`);
  const end = useFormField<string>(`${path}.endDate`);
  return (
    <>
      <TextField name={`${path}.institution`} label={text.institution} isRequired={isRequired} maxLength={MAX_NAME} />
      <Pair>
        <TextField name={`${path}.degree`} label={text.degree} isRequired={isRequired} maxLength={MAX_NAME} />
        <TextField name={`${path}.field`} label={text.field} isRequired={isRequired} maxLength={MAX_NAME} />
      </Pair>
      <CheckboxField
        name={`${path}.currentlyStudying`}
        label={text.studying}
        onChanged={(isTicked) => isTicked && end.setValue("")}
      />
      <Pair>
        <MonthField name={`${path}.startDate`} label={text.start} isRequired={isRequired} />
        <MonthField
          name={`${path}.endDate`}
          label={text.end}
          disabledReason={isCurrent ? text.stillStudying : undefined}
        />
      </Pair>
      <RichTextField
        name={`${path}.description`}
        label={text.description}
        isRequired={isRequired}
        minHeight={EDITOR_HEIGHT.description}
        limit={MAX_RICH_TEXT}
      />
    </>
  );
}
