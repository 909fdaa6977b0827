import { DayInput } from "@dryrun/design-system/inputs/day-input";
import { choiceOptions, choosePrompt, JOB_CHOICE_NAMES, JOB_CHOICES } from "@dryrun/domain/jobs/choices";
import { JOB_LABELS } from "@dryrun/domain/jobs/messages";
import { MAX_NAME, MAX_RICH_TEXT, MAX_SALARY, MAX_URL } from "@dryrun/domain/limits";
import { EDITOR_HEIGHT } from "@dryrun/domain/rich-text/allow-list";
import { NumberField } from "@dryrun/forms/fields/number-field";
import { PayField } from "@dryrun/forms/fields/pay/pay-field";
import { RadioField } from "@dryrun/forms/fields/radio-field";
import { RichTextField } from "@dryrun/forms/fields/rich-text-field";
import { SelectField } from "@dryrun/forms/fields/select-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { useFormField } from "@dryrun/forms/use-form-field";
import { announce } from "@dryrun/remote-kit/page";
import { useEffect, useEffectEvent, useState } from "react";
import * as jobMessages from "../../messages/jobs.en-in.ts";
import * as s from "./job-fields.module.css";

const { modes, urlCleared, urlHint } = jobMessages.addJob;
const MODES = [
  { value: "false", label: modes.quick, hint: modes.quickHint },
  { value: "true", label: modes.company, hint: modes.companyHint },
];

/** Quick Apply or the company's website; choosing Quick Apply clears the URL and announces it. */
function ApplicationMode() {
  const { value: mode } = useFormField<string>("companyApply");
  const url = useFormField<string>("companyUrl");
  const [isCleared, setCleared] = useState(false);
  const isCompany = mode === "true";

  // Runs after the form has the choice: the schema then no longer requires a URL, and its error disappears.
  const clear = useEffectEvent(() => {
    if (url.value === "" && url.error === undefined) return;
    if (url.value !== "") {
      setCleared(true);
      announce(urlCleared);
    }
    url.setValue("");
  });
  useEffect(() => {
    if (isCompany) setCleared(false);
    else clear();
  }, [isCompany]);

  return (
    <div className={s.mode}>
      <RadioField name="companyApply" legend={JOB_LABELS.companyApply} options={MODES} look="cards" columns={2} />
      {isCleared && <p className={s.note}>{urlCleared}</p>}
      {isCompany && (
        <TextField
          name="companyUrl"
          label={JOB_LABELS.companyUrl}
          type="url"
          inputMode="url"
          autoComplete="url"
          maxLength={MAX_URL}
          hint={urlHint}
          isRequired
        />
      )}
    </div>
  );
}

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
