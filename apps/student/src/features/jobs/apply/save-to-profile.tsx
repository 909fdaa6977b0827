import { CheckboxField } from "@dryrun/forms/checkbox-field";
import { useFormField } from "@dryrun/forms/use-form-field";
import { words } from "../../../messages.en-in.ts";
import { ProjectsPart } from "../../../shared/resume-form/project-part.tsx";

const w = words.apply.saveToProfile;
const NAME = "saveToProfile";

/** The tick that makes the profile as this application is. */
export function SaveToProfile() {
  return <CheckboxField name={NAME} label={w.tick} hint={w.hint} />;
}

/** The projects; with the tick they need their dates too. */
export function ApplyProjects() {
  const { value: isTicked } = useFormField<boolean>(NAME);
  return <ProjectsPart needsDates={isTicked} />;
}
