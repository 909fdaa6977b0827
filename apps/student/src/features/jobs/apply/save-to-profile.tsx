import { CheckboxField } from "@dryrun/forms/fields/checkbox-field";
import { useFormField } from "@dryrun/forms/use-form-field";
import * as words from "../../../messages.en-in.ts";
import { ProjectsPart } from "../../../shared/resume-form/project-part.tsx";

const text = words.apply.saveToProfile;
const NAME = "saveToProfile";

/** The box that saves this application to the profile; hidden if the profile was not loaded, because saving would overwrite it. */
export function SaveToProfile() {
  const { value: readAt } = useFormField<string>("ifUpdatedAt");
  const { value: projects } = useFormField<{ title: string }[]>("projects");
  if (!readAt) return null;
  return (
    <CheckboxField name={NAME} label={text.tick} hint={projects.some(({ title }) => title) ? text.hint : undefined} />
  );
}

/** The projects; saving to the profile also requires their dates. */
export function ApplyProjects() {
  const { value: isTicked } = useFormField<boolean>(NAME);
  return <ProjectsPart needsDates={isTicked} />;
}
