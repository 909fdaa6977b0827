import { CheckboxField } from "@dryrun/forms/fields/checkbox-field";
import { useFormField } from "@dryrun/forms/use-form-field";
import * as words from "../../../messages.en-in.ts";
import { ProjectsPart } from "../../../shared/resume-form/project-part.tsx";

const w = words.apply.saveToProfile;
const NAME = "saveToProfile";

/** The tick that makes the profile as this application is; not where no profile was read, which it could only overwrite. */
export function SaveToProfile() {
  const { value: readAt } = useFormField<string>("ifUpdatedAt");
  if (!readAt) return null;
  return <CheckboxField name={NAME} label={w.tick} hint={w.hint} />;
}

/** The projects; with the tick they need their dates too. */
export function ApplyProjects() {
  const { value: isTicked } = useFormField<boolean>(NAME);
  return <ProjectsPart needsDates={isTicked} />;
}
