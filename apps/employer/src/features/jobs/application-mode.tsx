import { JOB_LABELS } from "@dryrun/domain/jobs/messages";
import { MAX_URL } from "@dryrun/domain/limits";
import { RadioField } from "@dryrun/forms/fields/radio-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { useFormField } from "@dryrun/forms/use-form-field";
import { announce } from "@dryrun/remote-kit/page";
import { useEffect, useEffectEvent, useState } from "react";
import * as jobMessages from "../../messages/jobs.en-in.ts";
import * as s from "./application-mode.module.css";

const { modes, urlCleared, urlHint } = jobMessages.addJob;
const MODES = [
  { value: "false", label: modes.quick, hint: modes.quickHint },
  { value: "true", label: modes.company, hint: modes.companyHint },
];

/** Quick Apply or the company's website; choosing Quick Apply clears the URL and announces it. */
export function ApplicationMode() {
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
