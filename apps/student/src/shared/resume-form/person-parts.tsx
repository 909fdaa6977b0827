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

const text = words.apply;

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
      <TextField name="fullName" label={text.fullName} isRequired autoComplete="name" maxLength={MAX_NAME} />
      <Pair>
        <TextField name="email" label={text.email} type="email" isRequired autoComplete="email" />
        <PhoneField name="phone" label={text.phone} isRequired />
      </Pair>
      <TextField
        name="portfolioUrl"
        label={text.portfolio}
        type="url"
        autoComplete="url"
        placeholder="https://"
        maxLength={MAX_URL}
      />
      <RichTextField
        name="summary"
        label={text.summary}
        hint={text.summaryHint}
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
        label={text.skills}
        hint={text.tagsHint}
        isRequired={isRequired}
        suggestions={KNOWN_SKILLS}
        limit={MAX_TAGS}
        nouns={text.skillNouns}
      />
      <TagsField
        name="languages"
        label={text.languages}
        hint={text.tagsHint}
        isRequired={isRequired}
        suggestions={KNOWN_LANGUAGES}
        limit={MAX_TAGS}
        nouns={text.languageNouns}
      />
    </FormPart>
  );
}

function PayPart({ isRequired }: PartProps) {
  return (
    <FormPart part="pay">
      <Pair>
        <PayField name="currentCTC" label={text.currentCTC} hint={text.currentHint} isRequired={isRequired} />
        <PayField name="expectedCTC" label={text.expectedCTC} hint={text.ctcHint} isRequired={isRequired} />
      </Pair>
      <SelectField
        name="noticePeriod"
        label={NOTICE_LABEL}
        hint={text.noticeHint}
        options={NOTICE_OPTIONS}
        placeholder={text.noNotice}
      />
    </FormPart>
  );
}
