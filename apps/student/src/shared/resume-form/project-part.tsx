import { MAX_LIST_ENTRIES, MAX_NAME, MAX_RICH_TEXT, MAX_URL } from "@dryrun/domain/limits";
import { EDITOR_HEIGHT } from "@dryrun/domain/rich-text/allow-list";
import { MonthField } from "@dryrun/forms/month-field";
import { RepeatableField } from "@dryrun/forms/repeatable-field";
import { RichTextField } from "@dryrun/forms/rich-text-field";
import { TextField } from "@dryrun/forms/text-field";
import { words } from "../../messages.en-in.ts";
import { FormPart, Pair } from "./form-part.tsx";
import * as s from "./resume-form.module.css";
import { BLANK_PROJECT } from "./resume-values.ts";

const w = words.apply;

/** Projects; an entry wholly blank is not sent. A profile needs their dates too. */
export function ProjectsPart({ isProfile = false }: { isProfile?: boolean }) {
  return (
    <FormPart part="projects">
      <p className={s.hint}>{w.projectsHint}</p>
      <RepeatableField name="projects" noun="Project" blank={BLANK_PROJECT} limit={MAX_LIST_ENTRIES}>
        {(path) => (
          <>
            <TextField name={`${path}.title`} label={w.projectTitle} isRequired maxLength={MAX_NAME} />
            <RichTextField
              name={`${path}.description`}
              label={w.description}
              isRequired
              minHeight={EDITOR_HEIGHT.description}
              limit={MAX_RICH_TEXT}
            />
            <TextField
              name={`${path}.url`}
              label={w.projectUrl}
              type="url"
              isOptional
              placeholder="https://"
              maxLength={MAX_URL}
            />
            <Pair>
              <MonthField name={`${path}.startDate`} label={w.start} isRequired={isProfile} />
              <MonthField name={`${path}.endDate`} label={w.end} isRequired={isProfile} />
            </Pair>
          </>
        )}
      </RepeatableField>
    </FormPart>
  );
}

/** The cover letter, written last: it leans on what stands above. */
export function LetterPart({ isProfile = false }: { isProfile?: boolean }) {
  return (
    <FormPart part="letter">
      <RichTextField
        name="coverLetter"
        label={w.letter}
        isRequired={!isProfile}
        minHeight={EDITOR_HEIGHT.summary}
        limit={MAX_RICH_TEXT}
      />
    </FormPart>
  );
}
