import { Badge } from "@dryrun/design-system/marks/badge";
import { type Fact, Facts } from "@dryrun/design-system/pages/facts";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { NOTICE_LABEL, noticeText } from "@dryrun/domain/applications/notice";
import { formatPhone } from "@dryrun/domain/text";
import { words } from "../../messages.en-in.ts";
import type { ResumeFacts } from "../answers.ts";
import { currentPayText, payText } from "../pay-text.ts";
import { RichSection } from "../rich-section.tsx";
import { Section } from "../section.tsx";
import * as s from "./resume.module.css";
import { EducationEntries, ProjectEntries, WorkEntries } from "./resume-entries.tsx";

const say = words.application;

/** The candidate's resume, from an application or the profile. */
export function Resume({ resume, isMasked = false }: { resume: ResumeFacts; isMasked?: boolean }) {
  return (
    <article className={paperClass(s.resume)} aria-label={say.resume}>
      <Section title={say.contact}>
        <Facts facts={contactFacts(resume, isMasked)} isRoomy />
      </Section>
      <RichSection title={say.summary} html={resume.summary} none={say.none} />
      {!isMasked && <RichSection title={say.coverLetter} html={resume.coverLetter} none={say.none} />}
      <Tags title={say.skills} tags={resume.skills} />
      <Tags title={say.languages} tags={resume.languages} />
      <Section title={say.work}>
        <WorkEntries entries={resume.workExperience} />
      </Section>
      <Section title={say.education}>
        <EducationEntries entries={resume.education} />
      </Section>
      <Section title={say.projects}>
        <ProjectEntries entries={resume.projects} />
      </Section>
    </article>
  );
}

/** Masked values are not links. */
function contactFacts(resume: ResumeFacts, isMasked: boolean): Fact[] {
  const { email, phone, currentCTC, expectedCTC, noWorkExperience, noticePeriod, portfolioUrl } = resume;
  const facts: Fact[] = [
    { name: say.email, value: isMasked ? email : <a href={`mailto:${email}`}>{email}</a> },
    { name: say.phone, value: isMasked ? phone : <a href={`tel:+91${phone}`}>{formatPhone(phone)}</a> },
    { name: say.currentCTC, value: currentPayText(currentCTC, noWorkExperience) },
    { name: say.expectedCTC, value: payText(expectedCTC) },
  ];
  if (noticePeriod) facts.push({ name: NOTICE_LABEL, value: noticeText(noticePeriod) });
  if (portfolioUrl)
    facts.push({
      name: say.portfolio,
      value: (
        <a href={portfolioUrl} target="_blank" rel="noopener noreferrer nofollow">
          {portfolioUrl}
          <span className="visually-hidden">, {say.newTab}</span>
        </a>
      ),
    });
  return facts;
}

function Tags({ title, tags }: { title: string; tags: readonly string[] }) {
  return (
    <Section title={title}>
      {tags.length === 0 ? (
        <p>{say.none}</p>
      ) : (
        <ul className={s.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
