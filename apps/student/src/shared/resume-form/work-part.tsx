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
import { BLANK_WORK } from "./resume-values.ts";

const text = words.apply;

/** The list of past jobs, or a box for none yet. Optional if the profile has `stored` none. */
export function WorkPart({ stored }: { stored?: readonly unknown[] }) {
  const { value: hasNone } = useFormField<boolean>("noWorkExperience");
  const { value: entries } = useFormField<unknown>("workExperience");
  const isRequired = !(stored && isUntouched(stored, entries));
  return (
    <FormPart part="work">
      <CheckboxField name="noWorkExperience" label={text.noWork} />
      {!hasNone && stored?.length === 0 && <p className={s.hint}>{text.blankHint}</p>}
      {!hasNone && (
        <RepeatableField name="workExperience" noun={text.parts.work} blank={BLANK_WORK} limit={MAX_LIST_ENTRIES}>
          {(path) => <WorkEntry path={path} isRequired={isRequired} />}
        </RepeatableField>
      )}
    </FormPart>
  );
}

function WorkEntry({ path, isRequired }: { path: string; isRequired: boolean }) {
  const { value: isCurrent } = useFormField<boolean>(`${path}.currentlyWorking`);
  const end = useFormField<string>(`${path}.endDate`);
  return (
    <>
      <Pair>
        <TextField name={`${path}.company`} label={text.company} isRequired={isRequired} maxLength={MAX_NAME} />
        <TextField name={`${path}.position`} label={text.position} isRequired={isRequired} maxLength={MAX_NAME} />
      </Pair>
      <CheckboxField
        name={`${path}.currentlyWorking`}
        label={text.working}
        onChanged={(isTicked) => isTicked && end.setValue("")}
      />
      <Pair>
        <MonthField name={`${path}.startDate`} label={text.start} isRequired={isRequired} />
        <MonthField
          name={`${path}.endDate`}
          label={text.end}
          disabledReason={isCurrent ? text.stillWorking : undefined}
        />
      </Pair>
      <RichTextField
        name={`${path}.description`}
        label={text.jobSummary}
        isRequired={isRequired}
        minHeight={EDITOR_HEIGHT.description}
        limit={MAX_RICH_TEXT}
      />
    </>
  );
}
