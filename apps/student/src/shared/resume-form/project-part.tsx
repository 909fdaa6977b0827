import { MAX_LIST_ENTRIES, MAX_NAME, MAX_RICH_TEXT, MAX_URL } from "@dryrun/domain/limits";
import { isBlankProject, type Project } from "@dryrun/domain/profile/entries";
import { EDITOR_HEIGHT } from "@dryrun/domain/rich-text/allow-list";
import { MonthField } from "@dryrun/forms/fields/month-field";
import { RepeatableField } from "@dryrun/forms/fields/repeatable-field";
import { RichTextField } from "@dryrun/forms/fields/rich-text-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { useFormField } from "@dryrun/forms/use-form-field";
import * as words from "../../messages.en-in.ts";
import { FormPart, Pair } from "./form-part.tsx";
import * as s from "./resume-form.module.css";
import { BLANK_PROJECT } from "./resume-values.ts";

const text = words.apply;

/** Projects; a completely blank entry is not sent, so its fields are required only after something is typed. */
export function ProjectsPart({ needsDates = false }: { needsDates?: boolean }) {
  return (
    <FormPart part="projects">
      <p className={s.hint}>{text.projectsHint}</p>
      <RepeatableField name="projects" noun="Project" blank={BLANK_PROJECT} limit={MAX_LIST_ENTRIES}>
        {(path) => <ProjectEntry path={path} needsDates={needsDates} />}
      </RepeatableField>
    </FormPart>
  );
}

function ProjectEntry({ path, needsDates }: { path: string; needsDates: boolean }) {
  const { value: project } = useFormField<Partial<Project>>(path);
  const isRequired = !isBlankProject(project);
  const dates = { isRequired: isRequired && needsDates };
  return (
    <>
      <TextField name={`${path}.title`} label={text.projectTitle} isRequired={isRequired} maxLength={MAX_NAME} />
      <RichTextField
        name={`${path}.description`}
        label={text.description}
        isRequired={isRequired}
        minHeight={EDITOR_HEIGHT.description}
        limit={MAX_RICH_TEXT}
      />
      <TextField name={`${path}.url`} label={text.projectUrl} type="url" placeholder="https://" maxLength={MAX_URL} />
      <Pair>
        <MonthField name={`${path}.startDate`} label={text.start} {...dates} />
        <MonthField name={`${path}.endDate`} label={text.end} {...dates} />
      </Pair>
    </>
  );
}

/** The cover letter; last, because it builds on the fields above. */
export function LetterPart({ isProfile = false }: { isProfile?: boolean }) {
  return (
    <FormPart part="letter">
      <RichTextField
        name="coverLetter"
        label={text.letter}
        isRequired={!isProfile}
        minHeight={EDITOR_HEIGHT.summary}
        limit={MAX_RICH_TEXT}
      />
    </FormPart>
  );
}
