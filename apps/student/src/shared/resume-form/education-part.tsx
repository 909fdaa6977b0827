import { MAX_LIST_ENTRIES, MAX_NAME, MAX_RICH_TEXT } from "@dryrun/domain/limits";
import { EDITOR_HEIGHT } from "@dryrun/domain/rich-text/allow-list";
import { CheckboxField } from "@dryrun/forms/checkbox-field";
import { MonthField } from "@dryrun/forms/month-field";
import { RepeatableField } from "@dryrun/forms/repeatable-field";
import { RichTextField } from "@dryrun/forms/rich-text-field";
import { TextField } from "@dryrun/forms/text-field";
import { useFormField } from "@dryrun/forms/use-form-field";
import { words } from "../../messages.en-in.ts";
import { FormPart, Pair } from "./form-part.tsx";
import { BLANK_EDUCATION } from "./resume-values.ts";

const w = words.apply;

/** The list of courses and degrees. */
export function EducationPart() {
  return (
    <FormPart part="education">
      <RepeatableField name="education" noun={w.parts.education} blank={BLANK_EDUCATION} limit={MAX_LIST_ENTRIES}>
        {(path) => <EducationEntry path={path} />}
      </RepeatableField>
    </FormPart>
  );
}

function EducationEntry({ path }: { path: string }) {
  const { value: isCurrent } = useFormField<boolean>(`${path}.currentlyStudying`);
  const end = useFormField<string>(`${path}.endDate`);
  return (
    <>
      <TextField name={`${path}.institution`} label={w.institution} isRequired maxLength={MAX_NAME} />
      <Pair>
        <TextField name={`${path}.degree`} label={w.degree} isRequired maxLength={MAX_NAME} />
        <TextField name={`${path}.field`} label={w.field} isRequired maxLength={MAX_NAME} />
      </Pair>
      <CheckboxField
        name={`${path}.currentlyStudying`}
        label={w.studying}
        onChanged={(isTicked) => isTicked && end.setValue("")}
      />
      <Pair>
        <MonthField name={`${path}.startDate`} label={w.start} isRequired />
        <MonthField name={`${path}.endDate`} label={w.end} disabledReason={isCurrent ? w.stillStudying : undefined} />
      </Pair>
      <RichTextField
        name={`${path}.description`}
        label={w.description}
        isRequired
        minHeight={EDITOR_HEIGHT.description}
        limit={MAX_RICH_TEXT}
      />
    </>
  );
}
