import { DayInput } from "@dryrun/design-system/inputs/day-input";
import { choiceOptions, choosePrompt, JOB_CHOICE_NAMES, JOB_CHOICES } from "@dryrun/domain/jobs/choices";
import { JOB_LABELS } from "@dryrun/domain/jobs/messages";
import { MAX_NAME, MAX_RICH_TEXT, MAX_SALARY } from "@dryrun/domain/limits";
import { EDITOR_HEIGHT } from "@dryrun/domain/rich-text/allow-list";
import { NumberField } from "@dryrun/forms/fields/number-field";
import { PayField } from "@dryrun/forms/fields/pay/pay-field";
import { RichTextField } from "@dryrun/forms/fields/rich-text-field";
import { SelectField } from "@dryrun/forms/fields/select-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { useFormField } from "@dryrun/forms/use-form-field";
import * as jobMessages from "../../messages/jobs.en-in.ts";
import { ApplicationMode } from "./application-mode.tsx";
import * as s from "./job-fields.module.css";

const RICH_TEXT = { minHeight: EDITOR_HEIGHT.job, limit: MAX_RICH_TEXT } as const;
const SALARY = { name: "salary", label: JOB_LABELS.salary, maxLength: MAX_SALARY, hint: jobMessages.addJob.salaryHint };
const YEARS = { suffix: jobMessages.addJob.years, hasDecimals: true };

/** All fields of a job. */
export function JobFields() {
  return (
    <>
      <TextField name="title" label={JOB_LABELS.title} maxLength={MAX_NAME} isRequired />
      <div className={s.pair}>
        <TextField
          name="company"
          label={JOB_LABELS.company}
          maxLength={MAX_NAME}
          autoComplete="organization"
          isRequired
        />
        <TextField name="location" label={JOB_LABELS.location} maxLength={MAX_NAME} isRequired />
      </div>
      <PayField {...SALARY} isRequired isText />
      {JOB_CHOICE_NAMES.map((name) => (
        <SelectField
          key={name}
          name={name}
          label={JOB_LABELS[name]}
          options={choiceOptions(name)}
          placeholder={choosePrompt(name)}
          isRequired={JOB_CHOICES[name].isRequired}
        />
      ))}
      <div className={s.pair}>
        <NumberField
          name="experienceMin"
          label={JOB_LABELS.experienceMin}
          hint={jobMessages.addJob.minHint}
          {...YEARS}
          isRequired
        />
        <NumberField
          name="experienceMax"
          label={JOB_LABELS.experienceMax}
          hint={jobMessages.addJob.maxHint}
          {...YEARS}
        />
      </div>
      <RichTextField name="description" {...RICH_TEXT} label={JOB_LABELS.description} />
      <RichTextField name="requirements" {...RICH_TEXT} label={JOB_LABELS.requirements} />
      <RichTextField name="benefits" {...RICH_TEXT} label={JOB_LABELS.benefits} minHeight={EDITOR_HEIGHT.summary} />
      <ApplicationMode />
      <ClosingDateField />
    </>
  );
}

function ClosingDateField() {
  const { value, error, setValue } = useFormField<string>("closingDate");
  return (
    <DayInput
      id="closingDate"
      legend={JOB_LABELS.closingDate}
      hint={jobMessages.addJob.closingHint}
      error={error}
      value={value}
      onValue={setValue}
    />
  );
}
