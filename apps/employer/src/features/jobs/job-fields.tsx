import { DayInput } from "@dryrun/design-system/inputs/day-input";
import { JOB_TYPE_LABELS, JOB_TYPES } from "@dryrun/domain/jobs/limits";
import { MAX_NAME, MAX_RICH_TEXT, MAX_SALARY } from "@dryrun/domain/limits";
import { formatSalary } from "@dryrun/domain/money";
import { EDITOR_HEIGHT } from "@dryrun/domain/rich-text/allow-list";
import { NumberField } from "@dryrun/forms/fields/number-field";
import { RichTextField } from "@dryrun/forms/fields/rich-text-field";
import { SelectField } from "@dryrun/forms/fields/select-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { useFormField } from "@dryrun/forms/use-form-field";
import { words } from "../../messages.en-in.ts";
import { ApplicationMode } from "./application-mode.tsx";
import * as s from "./job-fields.module.css";

const { fields, years } = words.addJob;
const TYPES = JOB_TYPES.map((value) => ({ value, label: JOB_TYPE_LABELS[value] }));

/** Everything that an employer says about a job. */
export function JobFields() {
  return (
    <>
      <TextField name="title" label={fields.title} maxLength={MAX_NAME} isRequired />
      <div className={s.pair}>
        <TextField name="company" label={fields.company} maxLength={MAX_NAME} autoComplete="organization" isRequired />
        <TextField name="location" label={fields.location} maxLength={MAX_NAME} isRequired />
      </div>
      <SalaryField />
      <SelectField
        name="jobType"
        label={fields.jobType}
        options={TYPES}
        placeholder={words.addJob.chooseType}
        isRequired
      />
      <div className={s.pair}>
        <NumberField
          name="experienceMin"
          label={fields.experienceMin}
          suffix={years}
          hint={words.addJob.minHint}
          hasDecimals
          isRequired
        />
        <NumberField
          name="experienceMax"
          label={fields.experienceMax}
          suffix={years}
          hint={words.addJob.maxHint}
          hasDecimals
          isOptional
        />
      </div>
      <RichTextField
        name="description"
        label={fields.description}
        minHeight={EDITOR_HEIGHT.job}
        limit={MAX_RICH_TEXT}
        isOptional
      />
      <RichTextField
        name="requirements"
        label={fields.requirements}
        minHeight={EDITOR_HEIGHT.job}
        limit={MAX_RICH_TEXT}
        isOptional
      />
      <RichTextField
        name="benefits"
        label={fields.benefits}
        minHeight={EDITOR_HEIGHT.summary}
        limit={MAX_RICH_TEXT}
        isOptional
      />
      <ApplicationMode />
      <ClosingDateField />
    </>
  );
}

/** Shows below what a number becomes. */
function SalaryField() {
  const { value } = useFormField<string>("salary");
  const shown = formatSalary(value);
  const isNumber = value.trim() !== "" && shown !== value.trim();
  return (
    <TextField
      name="salary"
      label={fields.salary}
      maxLength={MAX_SALARY}
      hint={isNumber ? words.addJob.salaryShown(shown) : words.addJob.salaryHint}
      isRequired
    />
  );
}

function ClosingDateField() {
  const { value, error, setValue } = useFormField<string>("closingDate");
  return (
    <DayInput
      id="closingDate"
      legend={fields.closingDate}
      hint={words.addJob.closingHint}
      error={error}
      value={value}
      onValue={setValue}
      isOptional
    />
  );
}
