import { Button } from "@dryrun/design-system/actions/button";
import { useFormValues } from "@dryrun/forms/use-form-values";
import type { ResumeValues } from "../../../../shared/resume-form/resume-values.ts";
import { ResumeBody } from "../../../../shared/resume-view/resume-body.tsx";
import { SaveToProfile } from "../save-to-profile.tsx";
import * as s from "./check-page.module.css";
import { resumeFrom } from "./resume-from.ts";
import { applySteps } from "./steps.en-in.ts";
import { STEPS } from "./steps.ts";

const text = applySteps.steps;
const LOADED = { error: undefined, isFetching: false, retry: () => {} };

/** The application as the employer will see it, with a link to each page. */
export function CheckPage({ onGo }: { onGo: (at: number) => void }) {
  const values = useFormValues<ResumeValues>();
  return (
    <>
      <p>{text.check}</p>
      <div className={s.changes}>
        {STEPS.slice(0, -1).map((step, index) => (
          <Button key={step} size="s" onClick={() => onGo(index)}>
            {text.change(text.names[step])}
          </Button>
        ))}
      </div>
      <div className={s.sheet}>
        <ResumeBody resume={resumeFrom(values)} rest={LOADED} level={3} />
      </div>
      <SaveToProfile />
    </>
  );
}
