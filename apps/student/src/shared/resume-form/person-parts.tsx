import { NOTICE_LABEL, NOTICE_OPTIONS } from "@dryrun/domain/applications/notice";
import { KNOWN_SKILLS } from "@dryrun/domain/jobs/skills";
import { MAX_NAME, MAX_RICH_TEXT, MAX_TAGS, MAX_URL } from "@dryrun/domain/limits";
import { KNOWN_LANGUAGES } from "@dryrun/domain/profile/languages";
import { EDITOR_HEIGHT } from "@dryrun/domain/rich-text/allow-list";
import { PayField } from "@dryrun/forms/fields/pay/pay-field";
import { PhoneField } from "@dryrun/forms/fields/phone-field";
import { RichTextField } from "@dryrun/forms/fields/rich-text-field";
import { SelectField } from "@dryrun/forms/fields/select-field";
import { TagsField } from "@dryrun/forms/fields/tags-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import * as words from "../../messages.en-in.ts";
import { FormPart, Pair } from "./form-part.tsx";

const w = words.apply;

/** The person: contact, summary, skills, languages and pay. An application requires all of them, a profile only the contact. */
export function PersonParts({ isProfile = false }: { isProfile?: boolean }) {
  return (
    <>
      <ContactPart isRequired={!isProfile} />
      <SkillsPart isRequired={!isProfile} />
      <PayPart isRequired={!isProfile} />
    </>
  );
}

interface PartProps {
  /** Whether the fields that a profile may leave blank are required. */
  isRequired: boolean;
}

function ContactPart({ isRequired }: PartProps) {
  return (
    <FormPart part="person">
      <TextField name="fullName" label={w.fullName} isRequired autoComplete="name" maxLength={MAX_NAME} />
      <Pair>
        <TextField name="email" label={w.email} type="email" isRequired autoComplete="email" />
        <PhoneField name="phone" label={w.phone} isRequired />
      </Pair>
      <TextField
        name="portfolioUrl"
        label={w.portfolio}
        type="url"
        autoComplete="url"
        placeholder="https://"
        maxLength={MAX_URL}
      />
      <RichTextField
        name="summary"
        label={w.summary}
        hint={w.summaryHint}
        isRequired={isRequired}
        minHeight={EDITOR_HEIGHT.summary}
        limit={MAX_RICH_TEXT}
      />
    </FormPart>
  );
}

function SkillsPart({ isRequired }: PartProps) {
  return (
    <FormPart part="skills">
      <TagsField
        name="skills"
        label={w.skills}
        hint={w.tagsHint}
        isRequired={isRequired}
        suggestions={KNOWN_SKILLS}
        limit={MAX_TAGS}
        nouns={w.skillNouns}
      />
      <TagsField
        name="languages"
        label={w.languages}
        hint={w.tagsHint}
        isRequired={isRequired}
        suggestions={KNOWN_LANGUAGES}
        limit={MAX_TAGS}
        nouns={w.languageNouns}
      />
    </FormPart>
  );
}

function PayPart({ isRequired }: PartProps) {
  return (
    <FormPart part="pay">
      <Pair>
        <PayField name="currentCTC" label={w.currentCTC} hint={w.currentHint} isRequired={isRequired} />
        <PayField name="expectedCTC" label={w.expectedCTC} hint={w.ctcHint} isRequired={isRequired} />
      </Pair>
      <SelectField
        name="noticePeriod"
        label={NOTICE_LABEL}
        hint={w.noticeHint}
        options={NOTICE_OPTIONS}
        placeholder={w.noNotice}
      />
    </FormPart>
  );
}
