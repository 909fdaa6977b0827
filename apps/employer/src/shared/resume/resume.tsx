import { Badge } from "@dryrun/design-system/marks/badge";
import { type Fact, Facts } from "@dryrun/design-system/pages/facts";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { NOTICE_LABEL, noticeText } from "@dryrun/domain/applications/notice";
import { formatPhone } from "@dryrun/domain/text";
import { messages } from "../../messages.en-in.ts";
import type { ResumeFacts } from "../answers.ts";
import { currentPayText, payText } from "../pay-text.ts";
import { RichSection } from "../rich-section.tsx";
import { Section } from "../section.tsx";
import * as s from "./resume.module.css";
import { EducationEntries, ProjectEntries, WorkEntries } from "./resume-entries.tsx";

const text = messages.application;

/** The candidate's resume, from an application or the profile. */
export function Resume({ resume, isMasked = false }: { resume: ResumeFacts; isMasked?: boolean }) {
  return (
    <article className={paperClass(s.resume)} aria-label={text.resume}>
      <Section title={text.contact}>
        <Facts facts={contactFacts(resume, isMasked)} isRoomy />
      </Section>
      <RichSection title={text.summary} html={resume.summary} none={text.none} />
      {!isMasked && <RichSection title={text.coverLetter} html={resume.coverLetter} none={text.none} />}
      <Tags title={text.skills} tags={resume.skills} />
      <Tags title={text.languages} tags={resume.languages} />
      <Section title={text.work}>
        <WorkEntries entries={resume.workExperience} />
      </Section>
      <Section title={text.education}>
        <EducationEntries entries={resume.education} />
      </Section>
      <Section title={text.projects}>
        <ProjectEntries entries={resume.projects} />
      </Section>
    </article>
  );
}

/** Masked values are not links. */
function contactFacts(resume: ResumeFacts, isMasked: boolean): Fact[] {
  const { email, phone, currentCTC, expectedCTC, noWorkExperience, noticePeriod, portfolioUrl } = resume;
  const facts: Fact[] = [
    { name: text.email, value: isMasked ? email : <a href={`mailto:${email}`}>{email}</a> },
    { name: text.phone, value: isMasked ? phone : <a href={`tel:+91${phone}`}>{formatPhone(phone)}</a> },
    { name: text.currentCTC, value: currentPayText(currentCTC, noWorkExperience) },
    { name: text.expectedCTC, value: payText(expectedCTC) },
  ];
  if (noticePeriod) facts.push({ name: NOTICE_LABEL, value: noticeText(noticePeriod) });
  if (portfolioUrl)
    facts.push({
      name: text.portfolio,
      value: (
        <a href={portfolioUrl} target="_blank" rel="noopener noreferrer nofollow">
          {portfolioUrl}
          <span className="visually-hidden">, {text.newTab}</span>
        </a>
      ),
    });
  return facts;
}

function Tags({ title, tags }: { title: string; tags: readonly string[] }) {
  return (
    <Section title={title}>
      {tags.length === 0 ? (
        <p>{text.none}</p>
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
